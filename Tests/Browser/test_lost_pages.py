"""Pages whose session is gone, or whose app is another version by now: nobody is stuck, and nothing typed is lost."""

import re

import pytest
from conftest import PHONE, Showcase, violations
from playwright.sync_api import expect

TITLE, TEXT = "A title", "What was\nthought of"


@pytest.fixture
def app(tmp_path):
    """An app that may be replaced by another one, at the same port, which knows no session of the one before."""

    class Replaceable:
        def __init__(self):
            self.start("0")

        def start(self, port):
            self.process = Showcase(tmp_path, "--preserve", "never", "--port", port)
            self.address = self.process.address

        def replace(self):
            self.process.stop()
            self.start(self.address.rsplit(":", 1)[1])

    app = Replaceable()
    yield app
    assert app.process.stop() == 0


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


@pytest.fixture
def page(people, app, scripts):
    return people(**PHONE, java_script_enabled=scripts, base_url=app.address)


def write_note(page):
    page.goto("/")
    page.get_by_role("button", name="Notes", exact=True).click()
    page.get_by_role("button", name="New Note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_placeholder("Title").fill(TITLE)
    page.get_by_role("textbox", name="Text", exact=True).fill(TEXT)


def expect_copies(notice):
    expect(notice).to_contain_text("You can copy it here")
    expect(notice.get_by_label("Title")).to_have_value(TITLE)
    expect(notice.get_by_label("Text", exact=True)).to_have_value(TEXT)


def expect_new_page(page, scripts):
    """The first page is shown with a notice, and is one to go on with."""
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("had been closed")
    if scripts:
        expect_copies(notice)
        assert not (problems := violations(page)), problems
    page.get_by_role("button", name="Buttons", exact=True).click()
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_press_on_a_page_of_a_lost_session_leads_to_a_new_one(page, app, scripts):
    write_note(page)
    app.replace()
    page.get_by_role("button", name="Save").click()
    expect_new_page(page, scripts)


def test_a_press_without_the_cookie_says_where_to_go_on(page, scripts):
    write_note(page)
    page.context.clear_cookies()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible()
    if scripts:
        expect_copies(page.locator(".notice"))
        assert not (problems := violations(page)), problems
    page.get_by_role("link", name="Go to the first page").click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


@pytest.mark.parametrize("scripts", [True])
def test_a_page_learns_by_itself_that_its_session_is_lost(page, app, scripts):
    page.clock.install()
    write_note(page)
    app.replace()
    for _ in range(40):
        page.clock.fast_forward(3_000)
        # What the clock set off has been asked when this is answered.
        page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
        if page.locator(".notice").count():
            break
    expect_new_page(page, scripts)


@pytest.mark.parametrize("scripts", [True])
def test_a_page_in_place_of_a_lost_one_is_the_same_when_it_is_loaded_again(page, app, scripts):
    write_note(page)
    app.replace()
    page.reload()
    form = page.locator("form#segue")
    expect(page.locator(".notice")).to_contain_text("had been closed")
    scene = re.search(r"scene=([\w-]+)", form.get_attribute("action"))[1]
    expect(page).to_have_url(re.compile(scene))
    page.reload()
    expect(page.locator(".notice")).to_contain_text("had been closed")
    assert scene in form.get_attribute("action")


@pytest.mark.parametrize("scripts", [True])
def test_a_new_session_gets_what_happens_by_itself(page, app, scripts):
    """The page in its place listens to its own scene."""
    write_note(page)
    form = page.locator("form#segue")
    lost = re.search(r"scene=([\w-]+)", form.get_attribute("action"))[1]
    app.replace()
    # Until the page in its place comes, the lost one goes on asking for its own.
    with page.expect_request(lambda request: "/_segue/stream?" in request.url and lost not in request.url) as stream:
        page.get_by_role("button", name="Save").click()
    expect(page.locator(".notice")).to_be_visible()
    scene = re.search(r"scene=([\w-]+)", form.get_attribute("action"))[1]
    assert f"scene={scene}" in stream.value.url


def pretend_older_version(page):
    """Has the page load its script under another name, as one of another version of the app has."""

    def answer(route):
        original = route.fetch()
        route.fulfill(response=original, body=re.sub(r"/_segue/script-\w+\.js", "/_segue/script-0.js", original.text()))

    page.route("**/_segue/script-0.js", lambda route: route.fulfill(response=page.request.get(page.script)))
    page.script = re.search(r"/_segue/script-\w+\.js", page.request.get("/").text())[0]
    page.route(re.compile(r"^http://[^/]+/$"), answer, times=1)


@pytest.mark.parametrize("scripts", [True])
def test_a_page_of_an_older_version_is_loaded_anew_and_keeps_what_was_typed(page, app, scripts):
    pretend_older_version(page)
    write_note(page)
    assert page.locator("head > script[src$='script-0.js']").count() == 1
    app.replace()
    page.get_by_role("button", name="Save").click()
    expect(page.locator("head > script[src$='script-0.js']")).to_have_count(0)
    expect_new_page(page, scripts)


def answer_with_whole_pages(page):
    """As where the app does not know what the page shows."""
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.continue_(headers={**route.request.headers, "accept": "text/html"})
        if route.request.method == "POST" and "segue-event" in (route.request.post_data or "") else route.fallback(),
    )  # fmt: skip


@pytest.mark.parametrize("scripts", [True])
def test_what_was_sent_from_a_page_of_an_older_version_is_not_undone(people, showcase, scripts):
    page = people(**PHONE)
    pretend_older_version(page)
    page.goto("/")
    page.get_by_role("button", name="Text Fields", exact=True).click()
    name = page.get_by_placeholder("Name")
    name.fill("Ada")
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_text("You typed “Ada”.")).to_be_visible()
    name.fill("Grace")
    answer_with_whole_pages(page)
    with page.expect_event("load"):
        page.get_by_role("button", name="Greet").click()
    expect(page.locator("head > script[src$='script-0.js']")).to_have_count(0)
    expect(page.get_by_text("You typed “Grace”.")).to_be_visible()
    expect(name).to_have_value("Grace")


@pytest.mark.parametrize("scripts", [True])
def test_all_that_was_pressed_on_a_page_of_an_older_version_arrives(people, showcase, scripts):
    page = people(**PHONE)
    pretend_older_version(page)
    page.goto("/")
    page.get_by_role("button", name="Buttons", exact=True).click()
    expect(page.get_by_role("button", name="Pressed 0 times")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    answer_with_whole_pages(page)
    with page.expect_event("load"):
        page.evaluate(
            """() => {
                const press = name => [...document.querySelectorAll("main button")].find(b => b.textContent.trim() === name).click();
                press("Pressed 0 times");
                press("Filled");
            }"""
        )
    expect(page.locator("head > script[src$='script-0.js']")).to_have_count(0)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()


@pytest.mark.parametrize("scripts", [True])
def test_what_was_typed_is_there_after_a_page_that_tells_of_an_error(people, showcase, scripts):
    page = people(**PHONE)
    page.goto("/")
    page.get_by_role("button", name="Text Fields", exact=True).click()
    page.get_by_placeholder("Street").fill("Church Street")
    error = (
        "<!DOCTYPE html><html><head><title>Error</title></head><body><main class=\"error-page\" id=\"content\">"
        f"<h1>Something failed</h1><a href=\"{page.locator('form#segue').get_attribute('action')}\">Go back</a></main></body></html>"
    )
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.fulfill(status=500, content_type="text/html", body=error)
        if route.request.method == "POST" else route.continue_(),
    )  # fmt: skip
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_role("heading", name="Something failed")).to_be_visible()
    page.unroute_all()
    page.get_by_role("link", name="Go back").click()
    expect(page.get_by_placeholder("Street")).to_have_value("Church Street")


@pytest.mark.parametrize("scripts", [True])
def test_a_page_that_tells_of_an_error_does_not_lead_away(people, showcase, scripts):
    """Its address has the name of the scene since the first press, and what was shown before is another site."""
    page = people(**PHONE)
    page.goto("/")
    page.get_by_role("button", name="Notes", exact=True).click()
    expect(page.get_by_role("heading", name="Notes", level=1)).to_be_visible()
    error = page.request.get("/nothing").text()
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.fulfill(status=500, content_type="text/html", body=error)
        if route.request.method == "POST" else route.continue_())
    page.get_by_role("button", name="New Note").click()
    expect(page.locator("main.error-page")).to_be_visible()
    # What leads back comes after the answer, in a turn of its own.
    assert page.evaluate("new Promise(done => setTimeout(() => done(document.querySelector('main').className), 0))") == "error-page"
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("heading", name="Notes", level=1)).to_be_visible()


@pytest.mark.parametrize("scripts", [True])
def test_a_page_of_an_older_version_goes_on_in_its_scene(people, showcase, scripts):
    page = people(**PHONE)
    pretend_older_version(page)
    write_note(page)
    page.evaluate("window.stays = true")
    loads = []
    page.on("load", lambda: loads.append(page.url))
    # The whole page, as where the app does not know what the page shows.
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.continue_(headers={**route.request.headers, "accept": "text/html"}), times=1)
    # What the page shows can be read before all that it names has come.
    with page.expect_event("load"):
        page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(TITLE)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("head > script[src$='script-0.js']")).to_have_count(0)
    assert len(loads) == 1
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("scripts", [True])
def test_a_press_on_a_page_of_a_lost_session_leads_on_where_nothing_can_be_kept(page, app, scripts):
    write_note(page)
    page.evaluate("Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); }; window.stays = true")
    app.replace()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("had been closed")
    assert page.evaluate("window.stays")


@pytest.mark.parametrize("scripts", [True])
def test_a_page_of_another_version_of_a_further_file_is_loaded_anew(people, showcase, scripts):
    page = people(**PHONE)
    older = re.compile(r"/_segue/restoration-\w+\.js")

    def answer(route):
        original = route.fetch()
        route.fulfill(response=original, body=older.sub("/_segue/restoration-0.js", original.text()))

    page.route(re.compile(r"^http://[^/]+/$"), answer, times=1)
    write_note(page)
    expect(page.locator("head > script[data-restoration='/_segue/restoration-0.js']")).to_have_count(1)
    answer_with_whole_pages(page)
    with page.expect_event("load"):
        page.get_by_role("button", name="Save").click()
    expect(page.locator("head > script[data-restoration='/_segue/restoration-0.js']")).to_have_count(0)
    expect(page.get_by_text(TITLE)).to_be_visible()
