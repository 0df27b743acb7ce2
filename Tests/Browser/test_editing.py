"""Who has the focus while a text is edited: bars at the keyboard leave it to their field, and the app takes it away."""

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_catalog import open_example
from test_live import settle


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def device(request):
    return request.param


@pytest.fixture
def form(people, device):
    page = people(**device)
    open_example(page, "Text Fields")
    # What follows is done by a part of the script.
    page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /editing/.test(entry.name))")
    return page


def bar_of(page, placeholder):
    return page.locator(f"input[placeholder={placeholder}] + .input-accessory")


def test_a_button_above_the_keyboard_leaves_the_focus_in_its_field(form):
    street = form.get_by_placeholder("Street")
    street.click()
    street.press_sequentially("Mill Lane")
    bar_of(form, "Street").get_by_role("button", name="Use an Example").click()
    expect(street).to_have_value("12 Rosemary Lane")
    expect(street).to_be_focused()
    street.press("End")
    street.press_sequentially("!")
    expect(street).to_have_value("12 Rosemary Lane!")


@pytest.mark.parametrize("text", ["", "Bath"])
def test_a_field_gives_the_focus_up_where_its_bar_ends_editing(form, text):
    town = form.get_by_placeholder("Town")
    for _ in range(2):
        town.click()
        town.press_sequentially(text)
        expect(town).to_be_focused()
        bar_of(form, "Town").get_by_role("button", name="Done").click()
        expect(town).not_to_be_focused()
        settle(form)
        expect(bar_of(form, "Town")).to_have_css("opacity", "0")
    expect(town).to_have_value(text * 2)


def test_return_puts_the_keyboard_away_where_it_is_on_the_screen(form, device):
    street, town = form.get_by_placeholder("Street"), form.get_by_placeholder("Town")
    street.click()
    street.press_sequentially("Mill Lane")
    street.press("Enter")
    expect(town).to_be_focused()
    town.press_sequentially("Bath")
    town.press("Enter")
    expect(form.get_by_text("Mill Lane, Bath")).to_be_visible()
    if device is PHONE:
        expect(town).not_to_be_focused()
    else:
        settle(form)
        expect(town).to_be_focused()
