"""Pages that are put away while the connection is away: what was done and typed is there when they come back, exactly once."""

import json

import pytest
from conftest import PHONE
from playwright.sync_api import Error, expect
from test_live import open_example, settle


@pytest.fixture
def page(people):
    """A page that may be left without being asked."""
    page = people(**PHONE)
    page.on("dialog", lambda dialog: dialog.accept())
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def of_scene(url):
    return "scene=" in url and "_segue" not in url


def disconnect(page):
    """Lets nothing through any more."""
    page.context.route("**/*", lambda route: route.abort())


def connect(page):
    page.context.unroute("**/*")


def press_offline(page, *names):
    """Presses buttons while nothing arrives, and waits until the page has noticed."""
    disconnect(page)
    for name in names:
        button(page, name).click()
    expect(page.locator(".connection")).to_contain_text("Connection lost")


def load_again(page):
    """Loads the page while there is no connection, which the browser has none for, and once more when there is one."""
    address = page.url
    with pytest.raises(Error):
        page.reload()
    expect(page.locator("form#segue")).to_have_count(0)
    connect(page)
    page.goto(address)


def kept(page):
    return json.loads(page.evaluate("sessionStorage.getItem('segue-typed')") or "null")


def test_what_was_done_without_a_connection_is_done_once_when_the_page_is_there_again(page):
    open_example(page, "Buttons")
    settle(page)
    press_offline(page, "Pressed 0 times", "Filled")
    load_again(page)
    expect(button(page, "Pressed 1 times")).to_be_visible()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    # What has arrived is kept no longer.
    page.reload()
    settle(page)
    expect(button(page, "Pressed 1 times")).to_be_visible()
    assert not kept(page)


def test_what_arrived_without_an_answer_is_not_done_again_when_the_page_is_there_again(page):
    open_example(page, "Buttons")
    settle(page)
    done = []

    def lose_answer(route):
        if route.request.method == "POST" and "segue-event" in (route.request.post_data or "") and not done:
            done.append(route.fetch())
        route.abort()

    page.route(of_scene, lose_answer)
    button(page, "Pressed 0 times").click()
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    assert done
    page.unroute_all(behavior="ignoreErrors")
    disconnect(page)
    with page.expect_request(lambda request: "segue-event" in (request.post_data or "")):
        load_again(page)
    settle(page)
    expect(button(page, "Pressed 1 times")).to_be_visible()
    button(page, "Pressed 1 times").click()
    expect(button(page, "Pressed 2 times")).to_be_visible()


def test_text_is_there_again_and_text_that_arrived_is_not(page):
    open_example(page, "Keyboards of an App")
    button(page, "Open a Conversation").click()
    message = page.get_by_placeholder("Message")
    message.fill("Good morning!")
    settle(page)
    press_offline(page, "Send")
    load_again(page)
    expect(page.locator(".row").filter(has_text="Good morning!")).to_have_count(1)
    # It was sent with the press, which empties the field.
    expect(message).to_have_value("")
    message.fill("And good night")
    disconnect(page)
    load_again(page)
    expect(message).to_have_value("And good night")


def test_text_that_was_kept_and_sent_then_is_not_there_again(page):
    open_example(page, "Keyboards of an App")
    button(page, "Open a Conversation").click()
    message = page.get_by_placeholder("Message")
    message.fill("Good morning!")
    settle(page)
    hide(page)
    assert "Good morning!" in json.dumps(kept(page), ensure_ascii=False)
    button(page, "Send").click()
    expect(page.locator(".row").filter(has_text="Good morning!")).to_have_count(1)
    settle(page)
    again = copy_of(page)
    address = page.url
    page.close()
    again.goto(address)
    expect(again.locator(".row").filter(has_text="Good morning!")).to_have_count(1)
    expect(again.get_by_placeholder("Message")).to_have_value("")
    assert not kept(again)


@pytest.mark.parametrize("is_loaded_again", [True, False], ids=["loaded again", "the same page"])
def test_the_same_that_is_done_twice_without_a_connection_is_done_twice(page, is_loaded_again):
    open_example(page, "Sliders")
    settle(page)
    slider = page.get_by_role("slider", name="Temperature")
    disconnect(page)
    for degrees in ("25", "15", "25"):
        slider.fill(degrees)
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    hide(page)
    if is_loaded_again:
        load_again(page)
    else:
        connect(page)
        page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("25 °C", exact=True)).to_be_visible()
    expect(page.locator(".connection")).to_be_empty()
    page.wait_for_function("() => !onbeforeunload")
    page.reload()
    expect(page.get_by_text("25 °C", exact=True)).to_be_visible()


def test_what_was_pressed_with_a_password_is_refused_and_said_so(page):
    open_example(page, "Text Fields")
    settle(page)
    page.get_by_placeholder("Name").fill("Ada")
    page.get_by_placeholder("Password").fill("secret")
    press_offline(page, "Greet")
    assert "secret" not in page.evaluate("JSON.stringify(sessionStorage)")
    load_again(page)
    expect(page.locator(".notice")).to_contain_text("please try again")
    expect(page.get_by_text("You typed “Ada”.")).to_have_count(0)
    expect(page.get_by_placeholder("Name")).to_have_value("Ada")
    expect(page.get_by_placeholder("Password")).to_have_value("")
    button(page, "Greet").click()
    expect(page.get_by_text("You typed “Ada”.")).to_be_visible()


def copy_of(page):
    """What a browser makes of a tab that it shows again: what the tab keeps, and its address."""
    copied = page.evaluate("({ ...sessionStorage })")
    other = page.context.new_page()
    other.add_init_script(
        f"if (!sessionStorage.getItem('copied')) Object.assign(sessionStorage, {json.dumps({**copied, 'copied': '1'})})"
    )
    return other


def hide(page):
    """Has the page keep what it can, as pages do that are hidden, and shows it again."""
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
            delete document.hidden;
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )


def test_a_tab_that_the_browser_puts_away_goes_on_where_it_was(page):
    open_example(page, "Buttons")
    settle(page)
    press_offline(page, "Pressed 0 times")
    # A tab that is put away is hidden before, and told nothing more.
    hide(page)
    again = copy_of(page)
    address = page.url
    page.close()
    connect(again)
    again.goto(address)
    expect(button(again, "Pressed 1 times")).to_be_visible()


def test_two_tabs_with_the_same_that_was_done_do_it_once(page):
    open_example(page, "Buttons")
    settle(page)
    press_offline(page, "Pressed 0 times", "Filled")
    again = copy_of(page)
    connect(again)
    again.goto(page.url)
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    settle(page)
    expect(button(page, "Pressed 1 times")).to_be_visible()
    # The other tab has a copy of the screen in the end.
    again.wait_for_function(f"() => !location.href.includes({json.dumps(page.url)})")
    page.reload()
    expect(button(page, "Pressed 1 times")).to_be_visible()


def test_another_session_does_nothing_of_it(page):
    open_example(page, "Buttons")
    settle(page)
    press_offline(page, "Pressed 0 times")
    page.context.clear_cookies()
    sent = []
    page.on("request", lambda request: sent.append(request) if "segue-event" in (request.post_data or "") else None)
    load_again(page)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    settle(page)
    assert not sent and not kept(page)


# Pages that the browser keeps as they are while something else is looked at. Chromium keeps none that must not be stored, and is
# played here by the events that it would send.


def show_again(page):
    page.evaluate("() => { dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); }")


@pytest.mark.parametrize("change", ["of the scene", "of the session"])
def test_a_page_that_the_browser_kept_is_brought_up_to_date(page, same_person, change):
    open_example(page, "Buttons")
    settle(page)
    page.evaluate("() => { dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })); }")
    if change == "of the scene":
        other = same_person(page)
        other.goto(page.url)
        button(other, "Pressed 0 times").click()
        expect(button(other, "Pressed 1 times")).to_be_visible()
        # A page that is kept hears of nothing.
        expect(button(page, "Pressed 0 times")).to_be_visible()
        with page.expect_request("**/_segue/stream?*"):
            show_again(page)
        expect(button(page, "Pressed 1 times")).to_be_visible()
        button(page, "Pressed 1 times").click()
        expect(button(page, "Pressed 2 times")).to_be_visible()
    else:
        page.context.clear_cookies()
        show_again(page)
        expect(button(page, "Pressed 0 times")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_page_goes_on_without_what_was_kept_where_the_file_for_it_is_gone(people):
    page = people(**PHONE)
    open_example(page, "Text Fields")
    settle(page)
    page.get_by_placeholder("Street").fill("Church Street")
    page.clock.install()
    asked = []
    page.route("**/_segue/restoration-*", lambda route: (asked.append(route), route.fulfill(status=404)))
    page.reload()
    expect(page.get_by_role("heading", name="Text Fields", level=1)).to_be_visible()
    for _ in range(30):
        page.clock.fast_forward(60_000)
        # What the clock set off has been asked when this is answered.
        page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
    assert 1 < len(asked) < 10
    expect(page.locator("script[src*=restoration]")).to_have_count(0)
    # It keeps what is typed now.
    page.get_by_placeholder("Town").fill("York")
    hide(page)
    assert "York" in json.dumps(kept(page))
