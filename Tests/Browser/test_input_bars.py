"""What the first responder has at the lower edge of the page: the bar for writing of a conversation."""

import pytest
from conftest import EVERY_BROWSER, PHONE
from playwright.sync_api import expect
from test_catalog import open_example


def open_conversation(page):
    open_example(page, "Keyboards of an App")
    page.get_by_role("button", name="Open a Conversation").click()
    expect(page.get_by_role("heading", name="Conversation", level=1)).to_be_visible()
    return page.locator(".input-bar")


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_bar_of_a_conversation_is_at_the_lower_edge(page, assert_accessible):
    bar = open_conversation(page)
    expect(bar).to_be_visible()
    place = bar.bounding_box()
    assert round(place["y"] + place["height"]) == page.viewport_size["height"]
    assert place["height"] < 100
    assert_accessible(page)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_messages_are_written_in_the_bar(page):
    bar = open_conversation(page)
    for text in ("Good morning!", "The tomatoes are in."):
        bar.get_by_placeholder("Message").fill(text)
        bar.get_by_role("button", name="Send").click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        expect(bar.get_by_placeholder("Message")).to_have_value("")
    expect(bar).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_last_message_is_not_beneath_the_bar(page):
    bar = open_conversation(page)
    for number in range(1, 16):
        bar.get_by_placeholder("Message").fill(f"Message number {number}")
        bar.get_by_role("button", name="Send").click()
        expect(page.get_by_text(f"Message number {number}", exact=True)).to_be_attached()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.get_by_text("Message number 15", exact=True).bounding_box()
    assert last["y"] + last["height"] <= bar.bounding_box()["y"] + 1


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_bar_goes_with_the_conversation(page):
    bar = open_conversation(page)
    page.get_by_role("button", name="Keyboards of an App").click()
    expect(page.get_by_role("heading", name="Keyboards of an App", level=1)).to_be_visible()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("browser_options", [{**PHONE, "color_scheme": "light"}], ids=["phone"])
def test_the_bar_stays_at_the_edge_of_a_page_that_is_magnified(page):
    bar = open_conversation(page)
    place = bar.bounding_box()
    page.context.new_cdp_session(page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    page.wait_for_function("() => visualViewport.scale === 2 && document.documentElement.style.getPropertyValue('--keyboard')")
    assert float(page.evaluate("() => parseFloat(document.documentElement.style.getPropertyValue('--keyboard'))")) < 1
    assert bar.bounding_box()["y"] == pytest.approx(place["y"], abs=1)
