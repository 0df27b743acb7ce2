"""What the script does where something is missing: a stream that falls silent, files that do not load, older browsers."""

import pytest
from conftest import DESKTOP, PHONE, ROOT
from playwright.sync_api import expect
from test_live import open_example, posts, settle


@pytest.fixture
def browser_options():
    return {**PHONE, "color_scheme": "light"}


# Streams of which nothing comes but what the test sends.
SILENT_STREAMS = """window.EventSource = class extends EventTarget {
    static CLOSED = 2;
    constructor() {
        super();
        window.streams = [...(window.streams ?? []), this];
    }
    close() { this.readyState = 2; }
};"""


def test_a_stream_that_falls_silent_is_opened_anew(page):
    page.add_init_script(SILENT_STREAMS)
    open_example(page, "Buttons")
    settle(page)
    before = page.evaluate("streams.length")
    # The next beat should come within ten milliseconds.
    page.evaluate("streams.at(-1).dispatchEvent(new MessageEvent('beat', { data: '0.01' }))")
    expect(page.locator(".connection")).to_have_text("Connection lost. Trying again.")
    page.wait_for_function("before => streams.length > before && streams.at(-2).readyState === 2", arg=before)
    # A stream that beats seldom is waited for.
    page.evaluate(
        """() => {
            streams.at(-1).onopen();
            streams.at(-1).dispatchEvent(new MessageEvent("beat", { data: "3600" }));
        }"""
    )
    expect(page.locator(".connection")).to_be_empty()
    count = page.evaluate("streams.length")
    page.evaluate("dispatchEvent(new Event('online'))")
    assert page.evaluate("streams.length") == count + 1


def test_beats_come_from_the_app(page):
    page.goto("/")
    settle(page)
    data = page.evaluate(
        """() => new Promise(done => {
            const { action } = document.getElementById("segue");
            const revision = document.querySelector("[name=segue-revision]").value;
            const scene = new URL(action).searchParams.get("scene");
            const stream = new EventSource(`/_segue/stream?scene=${scene}&revision=${revision}&page=test`);
            stream.addEventListener("beat", event => { stream.close(); done(event.data); });
        })"""
    )
    assert float(data) == 15


def test_what_handles_gestures_is_asked_for_again(people):
    page = people(**PHONE)
    failed = []
    page.route("**/gestures*.js", lambda route: (failed.append(route), route.abort()))
    open_example(page, "Navigation")
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 2", level=1)).to_be_visible()
    assert failed
    page.unroute_all()
    with page.expect_response("**/gestures*.js"):
        page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 3", level=1)).to_be_visible()


def test_a_browser_that_knows_no_types_of_transitions_shows_them(people):
    page = people(**{**DESKTOP, "reduced_motion": "no-preference"})
    page.add_init_script(
        """delete ViewTransition.prototype.types;
        const original = document.startViewTransition;
        window.transitions = 0;
        Document.prototype.startViewTransition = function (update) {
            if (typeof update !== "function") throw new TypeError("Not a function.");
            window.transitions += 1;
            return original.call(this, update);
        };"""
    )
    open_example(page, "Navigation")
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 2", level=1)).to_be_visible()
    settle(page)
    assert page.evaluate("transitions") > 0


def test_an_upload_that_stands_still_is_sent_again(people):
    page = people(**PHONE)
    page.clock.install()
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Choose a Picture").click()
    held = []
    page.locator("input[type=file]").set_input_files(ROOT / "Public" / "lighthouse.svg")
    page.route(lambda url: "scene=" in url and "_segue" not in url, lambda route: held.append(route))
    with page.expect_request(lambda request: request.method == "POST"):
        page.get_by_role("button", name="Use", exact=True).click()
    page.unroute_all(behavior="ignoreErrors")
    page.clock.fast_forward(21_000)
    page.clock.fast_forward(2_000)
    expect(page.get_by_role("img", name="Your picture")).to_be_visible()


def test_back_works_after_a_page_that_tells_of_an_error(people):
    page = people(**PHONE)
    open_example(page, "Navigation")
    for level in (2, 3):
        page.get_by_role("button", name="Push").click()
        expect(page.get_by_role("heading", name=f"Level {level}", level=1)).to_be_visible()
    settle(page)
    error = "<!DOCTYPE html><html><head><title>Error</title></head><body>" \
        "<main class=\"error-page\"><h1>Something failed</h1></main></body></html>"
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.fulfill(status=500, content_type="text/html", body=error)
        if route.request.method == "POST" else route.continue_(),
    )
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Something failed")).to_be_visible()
    page.unroute_all()
    page.go_back()
    expect(page.get_by_role("heading", name="Level 3", level=1)).to_be_visible()
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 4", level=1)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_long_list_goes_on_where_its_end_comes_near(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    open_example(page, "Tables")
    page.get_by_role("button", name="Ten Thousand Rows").click()
    row = page.get_by_text("100", exact=True)
    expect(row).to_be_visible()
    expect(page.get_by_text("101", exact=True)).to_have_count(0)
    more = page.get_by_role("button", name="Show more")
    row.scroll_into_view_if_needed()
    if not scripts:
        more.click()
    expect(page.get_by_text("200", exact=True)).to_be_attached()
    if scripts:
        # What is looked at stays where it is while rows come below and go above.
        for last in (200, 300, 400):
            page.get_by_text(str(last), exact=True).scroll_into_view_if_needed()
            expect(page.get_by_text(str(last + 100), exact=True)).to_be_attached()
            expect(page.get_by_text(str(last), exact=True)).to_be_in_viewport()


def test_a_browser_that_knows_no_popovers_sends_what_is_pressed_in_one(people):
    page = people(**PHONE)
    page.add_init_script("for (const name of ['hidePopover', 'showPopover', 'togglePopover']) delete HTMLElement.prototype[name];")
    open_example(page, "Keyboard Shortcuts")
    page.get_by_role("navigation", name="Keyboard shortcuts").locator("button[value]").first.evaluate("button => button.click()")
    expect(page.get_by_role("main").get_by_text("1", exact=True)).to_be_visible()


@pytest.mark.parametrize("status", [500, 413, 400])
def test_what_led_to_a_page_that_tells_of_an_error_is_not_sent_again_when_the_page_is_there_again(people, status):
    page = people(**PHONE)
    open_example(page, "Buttons")
    settle(page)
    sent = posts(page)
    error = (
        "<!DOCTYPE html><html><head><title>Error</title></head><body><main class=\"error-page\" id=\"content\">"
        f"<h1>Something failed</h1><a href=\"{page.locator('form#segue').get_attribute('action')}\">Go Back</a></main></body></html>"
    )
    page.route(
        lambda url: "scene=" in url and "_segue" not in url,
        lambda route: route.fulfill(status=status, content_type="text/html", body=error)
        if "segue-event" in (route.request.post_data or "") else route.continue_(),
    )  # fmt: skip
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("heading", name="Something failed")).to_be_visible()
    assert len(sent) == 1
    page.get_by_role("link", name="Go Back").click()
    expect(page.get_by_role("button", name="Pressed 0 times")).to_be_visible()
    settle(page)
    page.unroute_all()
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    assert len(sent) == 2
    expect(page.get_by_role("button", name="Pressed 0 times")).to_be_visible()
