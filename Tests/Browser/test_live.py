"""The page with its script: at once, in order, exactly once, over bad networks, and the same as without."""

import gzip
import re

import pytest
from conftest import DESKTOP, PHONE, violations
from playwright.sync_api import expect

SCRIPTED = {**PHONE, "color_scheme": "light"}


@pytest.fixture
def browser_options():
    return SCRIPTED


def open_example(page, title):
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def state(page):
    """What the page shows, apart from what only scripts or one answer have."""
    return page.evaluate(
        """() => {
            const form = document.getElementById("segue").cloneNode(true);
            const own = "[autofocus], [data-focused], [tabindex='-1'], [aria-busy]";
            for (const element of form.querySelectorAll(own)) {
                for (const name of ["autofocus", "data-focused", "tabindex", "aria-busy"]) element.removeAttribute(name);
            }
            form.querySelector(":scope > .notice")?.remove();
            const rules = {};
            const written = [...document.querySelector("head > style").sheet.cssRules];
            // A patch has the rules of a view in one rule for all media.
            for (const rule of written.flatMap(rule => rule.media?.mediaText === "all" ? [...rule.cssRules] : rule)) {
                const view = /#(v\\d+)/.exec(rule.cssText)?.[1];
                if (view && form.querySelector(`#${view}`)) rules[view] = (rules[view] ?? "") + rule.cssText;
            }
            const normal = element => element.nodeType === 3 ? element.data : "<" + element.tagName
                + [...element.attributes].map(a => ` ${a.name}="${a.value}"`).sort().join("") + ">"
                + [...element.childNodes].map(normal).join("") + "</>";
            return { title: document.title, markup: normal(form), rules };
        }"""
    )


def scene(page):
    """The name of the scene that a page shows."""
    return re.search(r"scene=([\w-]+)", page.locator("form#segue").get_attribute("action"))[1]


def settle(page):
    """Waits until all that was pressed is answered."""
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def assert_as_loaded(page):
    """The patched page is the page that a fresh load shows."""
    settle(page)
    fresh = page.context.new_page()
    # A page whose script does not come is loaded again where the app can be asked.
    fresh.route(re.compile(r"/_segue/(health$|.*\.js$)"), lambda route: route.abort())
    shown = page.locator("[name=segue-revision]")
    while True:
        fresh.goto(page.locator("form#segue").get_attribute("action"))
        loaded = state(fresh)
        revision = fresh.locator("[name=segue-revision]").get_attribute("value")
        # To look may change the scene, as a window does that has another size.
        page.wait_for_function("r => +document.querySelector('[name=segue-revision]').value >= +r", arg=revision)
        settle(page)
        patched = state(page)
        # What is typed is told after a while, and the page goes on then.
        if shown.get_attribute("value") == revision:
            break
    fresh.close()
    for part in patched:
        assert patched[part] == loaded[part], difference(str(patched[part]), str(loaded[part]))


def difference(one, other):
    """The places around the first difference of two texts."""
    at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), 0)
    return "\n".join(text[max(at - 200, 0) : at + 300] for text in (one, other))


def posts(page):
    """Counts the form posts of the page from now on."""
    found = []
    page.on("request", lambda request: found.append(request) if request.method == "POST" and "segue-event" in (request.post_data or "") else None)
    return found


def test_the_script_is_small(page):
    page.goto("/")
    script = page.locator("head > script[src]").get_attribute("src")
    response = page.request.get(script)
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(gzip.compress(response.body())) < 10_000


def test_an_event_loads_no_page(page):
    open_example(page, "Buttons")
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert page.evaluate("window.stays")
    assert_as_loaded(page)


@pytest.mark.parametrize(
    "title", ["Buttons", "Switches", "Steppers", "Segmented Controls", "Menus", "Tables", "Collections", "Tabs", "Alerts",
              "Sheets", "Navigation", "Missing Content", "Page Views", "Split Views"]
)  # fmt: skip
def test_a_patched_page_is_the_page_that_would_be_loaded(page, title):
    open_example(page, title)
    assert_as_loaded(page)
    for _ in range(6):
        buttons = page.locator(
            "form#segue main button:visible:enabled:not(.tap-area), dialog button:visible:enabled"
        ).element_handles()
        usable = [button for button in buttons if button.evaluate("b => !b.closest('[inert], details:not([open])')")]
        if not usable:
            break
        usable[len(usable) // 2].evaluate("button => button.click()")
        assert_as_loaded(page)


def test_a_control_is_busy_at_once_and_pressed_once(page):
    open_example(page, "Buttons")
    sent = posts(page)
    held = []
    page.route("**/?scene=*", lambda route: held.append(route) if held is not None else route.continue_())
    button = page.get_by_role("button", name="Pressed 0 times")
    button.evaluate("b => { b.click(); b.click(); b.click(); }")
    expect(button).to_have_attribute("aria-busy", "true")
    waiting, held = held, None
    for route in waiting:
        route.continue_()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    settle(page)
    assert len(sent) == 1
    expect(page.get_by_role("button", name="Pressed 1 times")).not_to_have_attribute("aria-busy", "true")


def test_events_arrive_in_order_and_once_over_a_bad_network(people):
    page = people(**SCRIPTED)
    open_example(page, "Steppers")
    counted = {"requests": 0}

    def flaky(route):
        counted["requests"] += 1
        kind = counted["requests"] % 3
        if kind == 1:
            # It never gets there.
            route.abort("connectionfailed")
        elif kind == 2:
            # It gets there, but the answer does not come back; the same is sent again.
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route(lambda url: "scene=" in url and "_segue" not in url, flaky)
    page.get_by_role("button", name="Increment").first.click()
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    expect(page.locator(".connection")).to_be_empty(timeout=30_000)
    settle(page)
    page.unroute_all()
    assert counted["requests"] >= 3
    assert_as_loaded(page)


def test_what_is_done_offline_is_sent_later(people):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    page.context.set_offline(True)
    page.get_by_role("button", name="Pressed 0 times").click()
    page.get_by_role("button", name="Filled").click()
    expect(page.locator(".connection")).to_contain_text("What you did is sent")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    expect(page.locator(".connection")).to_be_empty()
    assert_as_loaded(page)


def test_what_is_being_typed_is_left_alone(page):
    open_example(page, "Text Fields")
    field = page.get_by_placeholder("Name")
    field.fill("Ada")
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_text("Hello, Ada!")).to_be_visible()
    settle(page)
    field.press("End")
    field.press_sequentially(" Love")
    # An answer that was asked for earlier comes while the person is typing.
    page.evaluate("document.querySelector('form#segue .bar-button, form#segue button.button')")
    expect(field).to_have_value("Ada Love")
    assert field.evaluate("f => f === document.activeElement && f.selectionStart") == 8


def test_a_refused_value_is_taken_back(page):
    open_example(page, "Text Fields")
    field = page.get_by_placeholder("Capital letters only, at most ten")
    field.fill("abc")
    page.get_by_role("button", name="Greet").click()
    expect(field).to_have_value("")


def test_the_scroll_position_stays(page):
    open_example(page, "Buttons")
    button = page.get_by_role("button", name="Pressed 0 times")
    button.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    button.click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert abs(page.evaluate("scrollY") - before) < 2
    page.get_by_role("button", name="Catalog").first.click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


def test_the_focus_moves_into_a_presentation_and_back(page):
    open_example(page, "Alerts")
    opener = page.locator("main button:visible").first
    name = opener.inner_text()
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog")
    expect(dialog).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('dialog')")
    dialog.get_by_role("button").last.click()
    expect(dialog).to_have_count(0)
    page.wait_for_function("name => document.activeElement.innerText === name", arg=name)


def test_two_pages_of_a_scene_follow_each_other(people, same_person):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    other = same_person(page)
    other.goto(page.url)
    expect(other.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    other.get_by_role("button", name="Pressed 1 times").click()
    expect(other.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    page.get_by_role("button", name="Pressed 2 times").click()
    expect(other.get_by_role("button", name="Pressed 3 times")).to_be_visible()
    assert_as_loaded(page)


def test_a_tab_that_is_duplicated_gets_a_copy_of_the_scene(people):
    page = people(**SCRIPTED)
    open_example(page, "Text Fields")
    page.get_by_placeholder("Email").fill("ada@example.org")
    page.get_by_role("button", name="Greet").click()
    settle(page)
    first = scene(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_function("first => !document.getElementById('segue').action.includes(first)", arg=first)
    expect(other.get_by_role("heading", name="Text Fields", level=1)).to_be_visible()
    expect(other.get_by_placeholder("Email")).to_have_value("ada@example.org")
    assert scene(page) == first
    # Each goes its own way, also when it is loaded again, and when the other one is closed.
    other.get_by_placeholder("Email").fill("eve@example.org")
    other.get_by_role("button", name="Greet").click()
    settle(other)
    second = scene(other)
    other.reload()
    expect(other.get_by_placeholder("Email")).to_have_value("eve@example.org")
    assert scene(other) == second
    other.close()
    page.reload()
    expect(page.get_by_placeholder("Email")).to_have_value("ada@example.org")
    assert scene(page) == first


def test_what_is_typed_in_a_duplicated_tab_at_once_is_in_its_copy(page):
    open_example(page, "Text Fields")
    page.get_by_role("button", name="Greet").click()
    settle(page)
    first = scene(page)
    other = page.context.new_page()
    other.clock.install()
    other.goto(page.url)
    other.wait_for_function("async () => (await navigator.locks.query()).held.length === 1")
    other.get_by_placeholder("Email").fill("eve@example.org")
    assert scene(other) == first
    other.clock.run_for(3000)
    other.wait_for_function("first => !document.getElementById('segue').action.includes(first)", arg=first)
    expect(other.get_by_placeholder("Email")).to_have_value("eve@example.org")
    expect(page.get_by_placeholder("Email")).to_have_value("")
    # It is the copy's: what is sent next takes it along.
    other.get_by_role("button", name="Greet").click()
    settle(other)
    other.reload()
    expect(other.get_by_placeholder("Email")).to_have_value("eve@example.org")
    other.close()


def test_what_is_pressed_in_a_duplicated_tab_at_once_is_done_before_it_gets_a_scene_of_its_own(page):
    open_example(page, "Buttons")
    other = page.context.new_page()
    other.clock.install()
    held = []
    other.route(lambda address: "scene=" in address, lambda route: held.append(route)
                if route.request.post_data and "segue-event" in route.request.post_data else route.continue_())
    other.goto(page.url)
    first = scene(other)
    other.wait_for_function("async () => (await navigator.locks.query()).held.length === 1")
    other.get_by_role("button", name="Pressed 0 times").click()
    expect(other.get_by_role("button", name="Pressed 0 times")).to_have_attribute("aria-busy", "true")
    # Otherwise the other one would have gone on by now.
    other.clock.run_for(3000)
    assert scene(other) == first and len(held) == 1
    held.pop().continue_()
    expect(other.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    other.clock.run_for(2000)
    other.wait_for_function("first => !document.getElementById('segue').action.includes(first)", arg=first)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    other.close()


def test_reloading_keeps_the_scene(page):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    first = scene(page)
    for _ in range(3):
        page.reload()
        expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    # It keeps its scene to itself, as the page before did.
    page.wait_for_function("async () => (await navigator.locks.query()).held.length === 1")
    assert scene(page) == first


def test_the_window_is_reported(people):
    page = people(**DESKTOP)
    open_example(page, "Environment")
    page.set_viewport_size({"width": 700, "height": 500})
    expect(page.get_by_text("700").first).to_be_visible()


def test_the_policy_lets_no_other_script_run(people):
    page = people(**SCRIPTED)
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto("/")
    page.evaluate("() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.append(s); }")
    assert page.evaluate("window.ran") is None
    assert any("Content Security Policy" in text for text in complaints)


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_presentations_are_accessible_with_scripts(people, colors):
    page = people(**{**PHONE, "color_scheme": colors})
    for title in ("Alerts", "Sheets", "Action Sheets"):
        open_example(page, title)
        page.locator("main button:visible").first.click()
        expect(page.locator("dialog")).to_be_visible()
        settle(page)
        assert not (problems := violations(page)), problems


@pytest.mark.parametrize("leave", ["", "reload", "elsewhere"], ids=["stay", "reload", "elsewhere"])
def test_each_screen_is_scrolled_by_itself(page, leave):
    page.goto("/")
    row = page.get_by_role("button", name="Layers", exact=True)
    row.evaluate("row => row.scrollIntoView({ block: 'center' })")
    before = page.evaluate("scrollY")
    assert before > 100
    row.click()
    expect(page.get_by_role("heading", name="Layers", level=1)).to_be_visible()
    page.wait_for_function("() => scrollY === 0")
    if leave == "reload":
        page.reload()
    elif leave:
        page.goto("about:blank")
        page.go_back()
    expect(page.get_by_role("heading", name="Layers", level=1)).to_be_visible()
    page.get_by_role("button", name="Catalog").first.click()
    expect(row).to_be_visible()
    page.wait_for_function("before => Math.abs(scrollY - before) < 2", arg=before)


class Withheld:
    """Lets what a page sends reach the server, and keeps the answers back until they are released: all, or those to a content."""

    def __init__(self, page, content=""):
        self.page, self.content, self.answers, self.is_open = page, content, [], False
        page.route(lambda url: "scene=" in url and "_segue" not in url, self.handle)

    def handle(self, route):
        if self.is_open or self.content not in (route.request.post_data or ""):
            return route.continue_()
        answer = route.fetch()
        # It may have been released while the answer was on its way.
        if self.is_open:
            route.fulfill(response=answer)
        else:
            self.answers.append((route, answer))

    def release(self):
        self.is_open = True
        for route, answer in self.answers:
            route.fulfill(response=answer)


def test_an_answer_that_comes_after_later_changes_is_shown_before_them(people, same_person):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    settle(page)
    other = same_person(page)
    other.goto(page.url)
    expect(other.get_by_role("button", name="Pressed 0 times")).to_be_visible()
    withheld = Withheld(page)
    page.get_by_role("button", name="Pressed 0 times").click()
    # What was done is pushed to the other tab, where it goes on, while the answer is still on its way.
    expect(other.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    other.get_by_role("button", name="Pressed 1 times").click()
    expect(other.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    expect(page.get_by_role("button", name="Pressed 0 times")).to_have_attribute("aria-busy", "true")
    withheld.release()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    assert_as_loaded(page)


def test_what_is_typed_during_a_long_delay_stays_and_what_is_pressed_follows(people):
    page = people(**SCRIPTED)
    open_example(page, "Text Fields")
    settle(page)
    page.get_by_placeholder("Name").fill("Ada")
    withheld = Withheld(page)
    page.get_by_role("button", name="Greet").click()
    page.get_by_placeholder("Street").fill("Church Street")
    page.get_by_placeholder("Street").press("Enter")
    page.get_by_placeholder("Email").fill("ada@example.org")
    expect(page.get_by_role("button", name="Greet")).to_have_attribute("aria-busy", "true")
    withheld.release()
    expect(page.get_by_text("You typed “Ada”.")).to_be_visible()
    expect(page.get_by_placeholder("Town")).to_be_focused()
    expect(page.get_by_placeholder("Street")).to_have_value("Church Street")
    expect(page.get_by_placeholder("Email")).to_have_value("ada@example.org")


def test_a_message_that_comes_twice_or_too_late_changes_nothing(people, same_person):
    page = people(**SCRIPTED)
    page.add_init_script(
        """window.EventSource = class extends EventSource {
            constructor(...parameters) {
                super(...parameters);
                window.streams = [...(window.streams ?? []), this];
            }
        };"""
    )
    open_example(page, "Buttons")
    settle(page)
    other = same_person(page)
    other.goto(page.url)
    page.evaluate(
        """() => {
            window.kept = [];
            for (const stream of streams) stream.addEventListener("message", event => kept.push(event.data));
        }"""
    )
    for count in range(3):
        other.get_by_role("button", name=f"Pressed {count} times").click()
        expect(page.get_by_role("button", name=f"Pressed {count + 1} times")).to_be_visible()
    assert page.evaluate("kept.length") >= 3
    page.evaluate(
        """() => {
            const stream = streams.at(-1);
            for (const data of [...kept].reverse()) stream.dispatchEvent(new MessageEvent("message", { data }));
        }"""
    )
    other.get_by_role("button", name="Pressed 3 times").click()
    expect(page.get_by_role("button", name="Pressed 4 times")).to_be_visible()
    assert_as_loaded(page)


def test_presses_while_the_server_is_away_are_done_once_each(people):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    settle(page)
    page.clock.install()
    page.route("**/?scene=*", lambda route: route.abort("connectionrefused"))
    button = page.get_by_role("button", name="Pressed 0 times")
    for _ in range(4):
        button.click()
        page.clock.run_for(400)
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    page.unroute_all()
    page.clock.run_for(30_000)
    expect(page.get_by_role("button", name="Pressed 4 times")).to_be_visible()
    settle(page)
    expect(page.locator(".connection")).to_be_empty()
    assert_as_loaded(page)


def test_presses_that_wait_come_back_with_the_page(people):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    settle(page)
    page.clock.install()
    page.route("**/?scene=*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    for _ in range(3):
        page.get_by_role("button", name="Pressed 0 times").click()
        page.clock.run_for(400)
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    page.unroute_all()
    page.clock.run_for(30_000)
    expect(page.get_by_role("button", name="Pressed 3 times")).to_be_visible()


def test_a_press_again_on_what_is_gone_by_then_is_none(people):
    page = people(**SCRIPTED)
    page.goto("/")
    settle(page)
    page.clock.install()
    withheld = Withheld(page)
    sent = posts(page)
    for _ in range(3):
        page.get_by_role("button", name="Buttons", exact=True).click()
        page.clock.run_for(400)
    withheld.release()
    expect(page.get_by_role("heading", name="Buttons", level=1)).to_be_visible()
    settle(page)
    assert page.locator(".notice").count() == 0
    assert len(sent) == 1
