"""The developer tools: as a panel beside the page, as a page without scripts, and not at all in production."""

import re
import signal

import pytest
from conftest import DESKTOP, PATIENCE, PHONE, Showcase, close, violations
from playwright.sync_api import expect
from test_live import assert_as_loaded, settle

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """The demo app in development mode."""
    app = Showcase(tmp_path_factory.mktemp("development"), "--development")
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture
def developers(chromium, app):
    """Opens pages of developers."""
    contexts = []

    def developer(checks_console=True, **options):
        context = chromium.new_context(**{"base_url": app.address, "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if checks_console:
            page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        return page

    errors = []
    yield developer
    for context in contexts:
        close(context)
    assert not errors, "\n".join(errors)


def open_example(page, title):
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def open_tools(page):
    page.get_by_role("link", name="Developer Tools").click()
    panel = page.get_by_role("complementary", name="Developer Tools")
    expect(panel.locator(".developer-section[data-shown]")).to_be_visible()
    return panel


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_there_are_none_in_production(people, scripts):
    page = people(**DESKTOP, java_script_enabled=scripts)
    page.goto("/")
    assert "developer" not in page.content()
    scene = page.locator("form#segue").get_attribute("action").split("scene=")[1]
    assert page.request.get(f"/_segue/developer?scene={scene}").status == 404


@SIZES
def test_the_panel_shows_controllers_and_outlines_views(developers, size):
    page = developers(**size)
    open_example(page, "Switches")
    panel = open_tools(page)
    row = panel.locator("#developer-controllers .developer-row", has_text="UINavigationController").first
    expect(row).to_contain_text("appeared")
    panel.get_by_role("button", name="Views", exact=True).click()
    row = panel.locator("#developer-views a.developer-row", has_text="UISwitch").first
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    outline = page.locator(".developer-outline")
    expect(outline).to_be_visible()
    expect(outline).to_contain_text("UISwitch")
    page.mouse.move(1, 1)
    view = page.locator(f"#v{row.get_attribute('data-view')}").bounding_box()
    page.wait_for_function(
        """([x, y]) => {
            const outline = document.querySelector("#developer-panel").shadowRoot.querySelector(".developer-outline");
            const box = outline.getBoundingClientRect();
            return Math.abs(box.x - x) < 2 && Math.abs(box.y - y) < 2;
        }""",
        arg=[view["x"], view["y"]],
    )


def test_a_view_can_be_chosen_on_the_page_without_using_it(developers):
    page = developers(**DESKTOP)
    open_example(page, "Switches")
    panel = open_tools(page)
    before = page.get_by_role("switch").first.get_attribute("aria-checked")
    panel.get_by_role("button", name="Choose a view on the page").click()
    page.get_by_role("switch").first.click()
    expect(panel.locator("#developer-views [aria-current=true]").first).to_contain_text("UISwitch")
    assert page.get_by_role("switch").first.get_attribute("aria-checked") == before
    page.get_by_role("switch").first.click()
    expect(page.get_by_role("switch").first).not_to_have_attribute("aria-checked", before)
    # What the tools still ask for would be answered after the end of the page.
    page.unroute_all(behavior="wait")


@SIZES
def test_an_event_is_in_the_log_as_soon_as_it_is_answered(developers, size):
    page = developers(**size)
    open_example(page, "Switches")
    panel = open_tools(page)
    panel.get_by_role("button", name="Events", exact=True).click()
    page.get_by_role("switch").first.click()
    turn = panel.locator(".developer-turn").first
    expect(turn.locator("summary")).to_contain_text("UISwitch")
    expect(turn.locator("summary")).to_contain_text("patch")
    expect(turn).to_contain_text("bytes")
    expect(turn.locator(".developer-renderings")).to_contain_text("UISwitch")
    # The tools are no part of what patches change.
    assert_as_loaded(page)


def test_the_panel_leaves_the_focus_and_what_is_typed_to_the_app(developers):
    page = developers(**DESKTOP)
    open_example(page, "Text Fields")
    panel = open_tools(page)
    field = page.get_by_role("textbox").first
    field.fill("typed")
    expect(field).to_be_focused()
    for name in ("Views", "Events", "Controllers"):
        panel.get_by_role("button", name=name, exact=True).click()
        expect(field).to_be_focused()
    panel.get_by_role("button", name="Close the developer tools").click()
    expect(field).to_be_focused()
    expect(field).to_have_value("typed")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("link", name="Developer Tools")).to_be_visible()


def test_the_keyboard_alone_is_enough(developers):
    page = developers(**DESKTOP)
    page.goto("/")
    page.get_by_role("link", name="Developer Tools").focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("complementary", name="Developer Tools")
    expect(panel.get_by_role("button", name="Controllers", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("link", name="Developer Tools")).to_be_focused()


def test_the_filter_keeps_rows_and_what_leads_to_them(developers):
    page = developers(**DESKTOP)
    open_example(page, "Switches")
    panel = open_tools(page)
    panel.get_by_role("button", name="Views", exact=True).click()
    rows = panel.locator("#developer-views .developer-row:visible")
    expect(rows).not_to_have_count(0)
    count = rows.count()
    panel.get_by_role("searchbox", name="Filter").fill("uiswitch")
    expect(rows.filter(has_text="UISwitch")).not_to_have_count(0)
    expect(rows.filter(has_text="LoggingWindow")).not_to_have_count(0)
    assert rows.count() < count
    panel.get_by_role("searchbox", name="Filter").fill("")
    expect(rows).to_have_count(count)


def test_the_panel_says_that_the_session_is_lost(developers):
    page = developers(checks_console=False, **DESKTOP)
    open_example(page, "Steppers")
    panel = open_tools(page)
    expect(panel.get_by_role("status")).to_be_hidden()
    page.context.clear_cookies()
    page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible()
    expect(panel.get_by_role("status")).to_contain_text("does not know this page any more")
    page.goto("/")
    expect(panel.get_by_role("status")).to_be_hidden()
    expect(panel.locator(".developer-section[data-shown]")).to_contain_text("CatalogViewController")


def test_two_tabs_have_tools_of_their_own(developers):
    page = developers(**DESKTOP)
    open_example(page, "Switches")
    other = page.context.new_page()
    open_example(other, "Sliders")
    for tab, title in [(page, "SwitchExamples"), (other, "SliderExamples")]:
        panel = open_tools(tab)
        expect(panel.locator("#developer-controllers")).to_contain_text(title)
    page.get_by_role("switch").first.click()
    expect(page.get_by_role("switch").first).to_have_attribute("aria-checked", "false")
    panels = [tab.get_by_role("complementary", name="Developer Tools") for tab in (page, other)]
    for panel in panels:
        panel.get_by_role("button", name="Events", exact=True).click()
    expect(panels[0].locator("#developer-events")).to_contain_text("UISwitch")
    expect(panels[1].locator("#developer-events")).to_contain_text("SliderExamples")
    expect(panels[1].locator("#developer-events")).not_to_contain_text("UISwitch")


def test_a_tree_of_thousands_of_views_is_put_in_once_somebody_looks_at_it(developers):
    page = developers(**DESKTOP)
    open_example(page, "Switches")
    row = '<li><a class="developer-row" data-view="{0}"><span class="developer-class">UIView</span></a></li>'
    rows = "".join(row.format(number) for number in range(10_000, 15_000))

    def grow(route):
        answer = route.fetch()
        begin, end = answer.text().split('id="developer-views"')
        route.fulfill(response=answer, body=begin + 'id="developer-views"' + end.replace("</ul></section>", rows + "</ul></section>", 1))

    page.route("**/_segue/developer?*", grow)
    panel = open_tools(page)
    # The words of the tabs are there; of the trees, only what is shown.
    expect(panel.locator("#developer-controllers")).to_contain_text("SwitchExamples")
    expect(panel.locator("#developer-views")).to_have_count(0)
    panel.get_by_role("button", name="Views", exact=True).click()
    expect(panel.locator("#developer-views .developer-row")).not_to_have_count(0)
    assert panel.locator("#developer-views .developer-row").count() > 5_000
    panel.get_by_role("searchbox", name="Filter").fill("uiswitch")
    expect(panel.locator("#developer-views .developer-row:visible").filter(has_text="UISwitch")).not_to_have_count(0)
    before = page.get_by_role("switch").first.get_attribute("aria-checked")
    page.get_by_role("switch").first.click()
    expect(page.get_by_role("switch").first).not_to_have_attribute("aria-checked", before)


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_latency_holds_requests_back(developers, scripts):
    page = developers(**DESKTOP, java_script_enabled=scripts)
    open_example(page, "Switches")
    address = page.url
    if scripts:
        tools = open_tools(page)
    else:
        page.goto(page.get_by_role("link", name="Developer Tools").get_attribute("href"))
        tools = page
    tools.get_by_role("button", name="300 ms", exact=True).click()
    expect(tools.get_by_role("button", name="300 ms", exact=True)).to_have_attribute("aria-pressed", "true")
    if not scripts:
        page.goto(address)
    switch = page.get_by_role("switch").first
    before = switch.get_attribute("aria-checked")
    switch.click()
    if scripts:
        expect(switch).to_have_attribute("aria-busy", "true")
    expect(switch).not_to_have_attribute("aria-checked", before)
    if scripts:
        tools.get_by_role("button", name="Events", exact=True).click()
        expect(tools.locator(".developer-turn summary").first).to_contain_text("+ 300 ms")


def test_without_scripts_they_are_a_page_whose_rows_lead_to_the_views(developers):
    page = developers(**PHONE, java_script_enabled=False)
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Message").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Developer Tools").click()
    tools = opened.value
    expect(tools.get_by_role("heading", name="Developer Tools", level=1)).to_be_visible()
    expect(tools.locator("#developer-controllers")).to_contain_text("presents")
    expect(tools.locator("#developer-controllers")).to_contain_text("UIAlertController")
    expect(tools.locator("#developer-events")).to_contain_text("viewDidAppear(_:)")
    tools.locator("#developer-views a.developer-row", has_text="UILabel").first.click()
    expect(tools.locator(":target")).to_have_css("outline-style", "solid")


@SIZES
def test_the_tools_are_accessible(developers, size):
    # The rules of axe are checked with styles that the page's policy does not allow.
    page = developers(checks_console=False, **size)
    open_example(page, "Switches")
    page.get_by_role("switch").first.click()
    settle(page)
    for colors in ("light", "dark"):
        page.emulate_media(color_scheme=colors, reduced_motion="reduce")
        problems = violations(page)
        assert not problems, f"closed, {colors}\n{problems}"
        panel = open_tools(page)
        for name in ("Controllers", "Views", "Events"):
            panel.get_by_role("button", name=name, exact=True).click()
            problems = violations(page)
            assert not problems, f"{name}, {colors}\n{problems}"
        panel.get_by_role("button", name="Close the developer tools").click()
    tools = page.context.new_page()
    tools.goto(page.get_by_role("link", name="Developer Tools").get_attribute("href"))
    for colors in ("light", "dark"):
        tools.emulate_media(color_scheme=colors)
        problems = violations(tools)
        assert not problems, f"page, {colors}\n{problems}"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["terminated", "killed"])
def test_a_page_shows_the_same_screen_of_the_next_process(chromium, tmp_path, how):
    arguments = ("--development", "--data-dir", str(tmp_path / "data"))
    app = Showcase(tmp_path, *arguments)
    context = chromium.new_context(reduced_motion="reduce", **DESKTOP)
    page = context.new_page()
    page.goto(app.address)
    page.get_by_role("button", name="Text Fields").click()
    expect(page.get_by_role("heading", name="Text Fields", level=1)).to_be_visible()
    field = page.get_by_role("textbox").first
    field.fill("typed before")
    panel = open_tools(page)
    panel.get_by_role("button", name="Events", exact=True).click()
    revision = page.locator("[name=segue-revision]")
    shown = int(revision.get_attribute("value"))
    app.process.send_signal(how)
    app.process.wait(timeout=30)
    expect(page.locator("#segue-connection")).not_to_be_empty(timeout=30_000)
    later = Showcase(tmp_path, *arguments, "--port", app.address.rsplit(":", 1)[1])
    # What the next process writes is of a later revision; nobody did anything.
    page.wait_for_function("shown => document.querySelector('[name=segue-revision]').value > shown", arg=shown)
    expect(page.locator("#segue-connection")).to_be_empty()
    expect(page.get_by_role("heading", name="Text Fields", level=1)).to_be_visible()
    expect(field).to_have_value("typed before")
    expect(panel.get_by_role("button", name="Events", exact=True)).to_have_attribute("aria-current", "true")
    # The log is that of the new process: the page listens to it, or tells it what was typed, whichever comes first.
    expect(panel.locator(".developer-turn").last).to_contain_text(re.compile("GET /_segue/stream|typed before"))
    context.close()
    assert later.stop() == 0
