"""Code that scrolls, and bars below lists, which stay at the lower edge of the window."""

import pytest
from conftest import DESKTOP, PHONE, Showcase
from playwright.sync_api import expect
from test_live import settle


class ChatApp(Showcase):
    """An app that scrolls by code, and whose bars stay at the lower edge."""

    name = "ChatApp"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = ChatApp(tmp_path_factory.mktemp("chat"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def device(request):
    return request.param


@pytest.fixture
def page(people, app, device, scripts):
    return people(**device, java_script_enabled=scripts, base_url=app.address, reduced_motion="reduce")


def open_chat(page):
    page.goto("/")
    page.get_by_role("button", name="Open the Chat").click()
    expect(page.get_by_role("heading", name="Chat", level=1, exact=True)).to_be_visible()
    expect(page.get_by_text("Message 60")).to_be_in_viewport(ratio=1)


def open_text(page):
    page.goto("/")
    page.get_by_role("button", name="Text").first.click()
    expect(page.get_by_role("heading", name="Text", level=1, exact=True)).to_be_visible()


def assert_at_lower_edge(page):
    """Checks that the bar ends where the tab bar begins, or the window ends."""
    bar = page.locator(".dock").bounding_box()
    height = page.viewport_size["height"]
    tabs = page.locator(".tab-bar").bounding_box()
    edge = tabs["y"] if tabs["y"] > height / 2 else height
    assert abs(bar["y"] + bar["height"] - edge) <= 1, f"{bar} for {edge}"


def assert_above_bar(page, text):
    """Checks that a text is not behind the bar."""
    box = page.get_by_text(text, exact=True).bounding_box()
    assert box["y"] + box["height"] <= page.locator(".dock").bounding_box()["y"]


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    settle(page)


def test_a_chat_opens_at_its_newest_message_above_the_field(page):
    open_chat(page)
    assert_at_lower_edge(page)
    assert_above_bar(page, "Message 60")
    expect(page.get_by_placeholder("Text")).to_be_in_viewport(ratio=1)


def test_a_bar_below_a_list_stays_at_the_lower_edge_wherever_the_list_is(page):
    open_chat(page)
    press(page, "Oldest")
    expect(page.get_by_text("Message 1", exact=True)).to_be_in_viewport(ratio=1)
    assert_at_lower_edge(page)
    expect(page.get_by_placeholder("Text")).to_be_in_viewport(ratio=1)


def test_what_is_sent_is_seen(page):
    open_chat(page)
    press(page, "Oldest")
    page.get_by_placeholder("Text").fill("Here I am")
    press(page, "Send")
    expect(page.get_by_text("Here I am", exact=True)).to_be_in_viewport(ratio=1)
    assert_above_bar(page, "Here I am")


def test_one_goes_on_typing_after_a_message_is_sent(people, app, device):
    page = people(**device, base_url=app.address, reduced_motion="reduce")
    open_chat(page)
    page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /editing/.test(entry.name))")
    field = page.get_by_placeholder("Text")
    field.click()
    for message in ("Are you there?", "It is me", "Bye"):
        page.keyboard.type(message)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_text(message, exact=True)).to_be_visible()
        expect(field).to_have_value("")
        expect(field).to_be_focused()


def test_of_a_text_that_is_too_long_for_the_app_the_beginning_stays(page):
    open_chat(page)
    page.get_by_placeholder("Text").fill("The app takes forty letters and leaves out the others.")
    press(page, "Send")
    expect(page.get_by_text("The app takes forty letters and leaves o", exact=True)).to_be_in_viewport(ratio=1)


def test_the_page_scrolls_once_and_not_when_it_is_loaded_again(page):
    open_chat(page)
    page.mouse.wheel(0, -700)
    expect(page.get_by_text("Message 60")).not_to_be_in_viewport()
    page.reload()
    expect(page.get_by_role("heading", name="Chat", level=1, exact=True)).to_be_visible()
    expect(page.get_by_text("Message 60")).not_to_be_in_viewport()


def test_a_bar_below_a_scroll_view_stays_at_the_lower_edge(page):
    open_text(page)
    assert_at_lower_edge(page)
    page.mouse.wheel(0, 500)
    expect(page.get_by_text("Line 1", exact=True)).not_to_be_in_viewport()
    assert_at_lower_edge(page)


@pytest.mark.parametrize("scripts", [True])
def test_offsets_and_rectangles_scroll_the_page(page):
    open_text(page)
    settle(page)
    press(page, "Offset")
    page.wait_for_function("() => scrollY === 300")
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 400")
    press(page, "Offset")
    assert page.evaluate("scrollY") == 300
    press(page, "Top")
    assert page.evaluate("scrollY") == 0
    press(page, "Part")
    part = page.evaluate("scrollY")
    assert 1500 - page.viewport_size["height"] < part < 1500
    press(page, "Part")
    assert page.evaluate("scrollY") == part


@pytest.mark.parametrize("scripts", [True])
def test_a_screen_that_is_gone_back_to_is_where_it_was(page):
    open_text(page)
    settle(page)
    press(page, "Offset")
    page.wait_for_function("() => scrollY === 300")
    # The driver would scroll to the button, which is in sight.
    page.get_by_role("button", name="Chats").first.evaluate("button => button.click()")
    expect(page.get_by_role("heading", name="Chats", level=1, exact=True)).to_be_visible()
    page.get_by_role("button", name="Text").first.click()
    expect(page.get_by_role("heading", name="Text", level=1, exact=True)).to_be_visible()
    page.wait_for_function("() => scrollY === 300")
