"""Windows that the app offers and closes, and the bar that a person arranges, without scripts and with them."""

import pytest
from conftest import DESKTOP, EVERY_BROWSER
from playwright.sync_api import expect
from test_catalog import open_example


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_an_offered_window_opens_in_a_tab_of_its_own(page, assert_accessible):
    open_example(page, "Environment")
    page.get_by_role("button", name="Offer Another Window").click()
    offers = page.get_by_role("complementary", name="New windows")
    assert_accessible(page)
    with page.context.expect_page() as opened:
        offers.get_by_role("link", name="Open “Showcase” in a new tab").click()
    other = opened.value
    expect(other.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    assert other.url != page.url
    page.reload()
    expect(offers).to_have_count(0)
    page.get_by_role("button", name="Offer Another Window").click()
    offers.get_by_role("button", name="Not now").click()
    expect(offers).to_have_count(0)
    expect(page.get_by_text("The window was declined.", exact=True)).to_be_visible()
    other.close()


def test_a_closed_window_says_so(people, browser_options):
    # A page of its own: that the window is gone is a message on the browser's console.
    page = people(**browser_options)
    open_example(page, "Environment")
    page.get_by_role("button", name="Close This Window").click()
    expect(page.get_by_role("heading", name="This window is closed")).to_be_visible()
    page.get_by_role("link", name="Go to the first page").click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


@pytest.mark.parametrize("browser_options", [{**DESKTOP, "color_scheme": "dark", "java_script_enabled": False}])
def test_a_person_arranges_a_bar(page, assert_accessible):
    open_example(page, "Navigation Bars")
    page.get_by_role("button", name="An Editor's Bar").click()
    bar = page.get_by_role("banner")
    expect(bar.get_by_role("button", name="Link", exact=True)).to_be_visible()
    page.get_by_label("More").click()
    page.get_by_role("button", name="Customize Toolbar").click()
    sheet = page.get_by_role("dialog")
    assert_accessible(page)
    sheet.get_by_role("switch", name="Link").click()
    sheet.get_by_role("switch", name="Picture").click()
    sheet.get_by_role("button", name="Done").click()
    expect(bar.get_by_role("button", name="Picture", exact=True)).to_be_visible()
    expect(bar.get_by_role("button", name="Link", exact=True)).to_have_count(0)
    page.get_by_label("More").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
