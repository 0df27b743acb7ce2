"""Every page of the catalog opens, is accessible and fits; its controls answer."""

import pytest
from conftest import EVERY_BROWSER, PHONE
from playwright.sync_api import expect

PAGES = [
    "Buttons", "Text Fields", "Text Views", "Forms", "Switches", "Sliders", "Steppers", "Segmented Controls", "Date Pickers",
    "Picker Views", "Page Controls", "Menus", "Search Bars", "Labels and Fonts", "Colours", "Symbols and Images", "Stack Views",
    "Layers", "Drawing", "Frames", "Constraints", "Scroll Views", "Progress", "Refresh Controls", "Visual Effects",
    "Animations", "Missing Content", "Gestures", "Touches", "Navigation", "Navigation Bars", "Toolbars", "Search Controllers", "Tables",
    "Collections", "Tabs", "Split Views", "Page Views", "Children", "Environment", "Alerts", "Action Sheets", "Sheets", "Detents",
    "Full Screen", "Popovers", "Transitions", "Custom Presentations", "Pickers",
    "Files and Sharing", "Keyboard Shortcuts", "Keyboards of an App", "Accounts", "Edit Menus and Undo",
]  # fmt: skip


def open_example(page, title):
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_catalog_lists_every_page(page, assert_accessible):
    page.goto("/")
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    for title in PAGES:
        expect(page.get_by_role("button", name=title, exact=True)).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("title", PAGES)
def test_a_page_shows_examples_and_source(visitor, title):
    page = visitor(viewport={"width": 390, "height": 844})
    open_example(page, title)
    expect(page.get_by_role("heading", name="Source")).to_be_visible()
    expect(page.get_by_text("import UIKit").first).to_be_visible()
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0, f"the page is {overflow} pixels too wide"
    page.get_by_role("button", name="Catalog").first.click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


def test_the_lines_of_a_listing_are_scrolled_to_rather_than_broken(people):
    page = people(viewport={"width": 390, "height": 844})
    open_example(page, "Steppers")
    listing = page.get_by_role("group", name="Source")
    text = listing.inner_text()
    height, line, width, shown = listing.locator(".label").evaluate(
        "label => [label.clientHeight, parseFloat(getComputedStyle(label).lineHeight), label.clientWidth, innerWidth]")
    assert round(height / line) == len(text.rstrip("\n").split("\n"))
    assert width > shown
    listing.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.scroll.sideways').scrollLeft > 0")


def test_a_page_fits_a_narrow_screen(people):
    page = people(viewport={"width": 320, "height": 568})
    for title in PAGES:
        open_example(page, title)
        overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, f"{title} is {overflow} pixels too wide"


def test_buttons_answer_and_disabled_ones_cannot_be_pressed(page):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    page.get_by_role("button", name="Pressed 0 times").click()
    page.get_by_role("button", name="Pressed 1 times").click()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    expect(page.get_by_role("button", name="Disabled")).to_be_disabled()


def test_what_is_typed_arrives_with_any_button(page):
    open_example(page, "Text Fields")
    page.get_by_placeholder("Name").fill("Ada <Lovelace>")
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_text("You typed “Ada <Lovelace>”.")).to_be_visible()
    expect(page.get_by_text("Hello, Ada <Lovelace>!")).to_be_visible()


def test_views_beside_a_text_stand_within_its_field(page):
    open_example(page, "Text Fields")
    amount = page.get_by_placeholder("Amount")
    field = page.locator(".field-group").filter(has=amount)
    button = page.get_by_role("button", name="Add Ten")
    whole, text, end = field.bounding_box(), amount.bounding_box(), button.bounding_box()
    assert whole["height"] == 52
    assert whole["x"] + 40 <= text["x"] and text["x"] + text["width"] <= end["x"]
    assert abs(whole["x"] + whole["width"] - end["x"] - end["width"]) < 12
    assert field.evaluate("e => getComputedStyle(e).borderRadius") == "12px"
    amount.fill("32")
    button.click()
    expect(amount).to_have_value("42")


def test_a_delegate_objects_to_a_text(page):
    open_example(page, "Text Fields")
    field = page.get_by_placeholder("Capital letters only, at most ten")
    field.fill("abc")
    page.get_by_role("button", name="Greet").click()
    expect(field).to_have_value("")
    field.fill("ABC")
    page.get_by_role("button", name="Greet").click()
    expect(field).to_have_value("ABC")


def test_switches_steppers_segments_and_sliders_change(page):
    open_example(page, "Switches")
    lights = page.get_by_role("switch", name="Lights")
    expect(lights).to_be_checked()
    lights.click()
    expect(page.get_by_role("switch", name="Lights")).not_to_be_checked()
    expect(page.get_by_role("slider", name="Brightness")).to_be_disabled()

    open_example(page, "Steppers")
    page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_text("Guests: 1")).to_be_visible()

    open_example(page, "Segmented Controls")
    page.get_by_text("Week", exact=True).click()
    expect(page.get_by_text("Week", exact=True)).to_have_count(2)

    open_example(page, "Sliders")
    page.get_by_role("slider", name="Temperature").fill("25")
    page.get_by_role("button", name="Heat").click()
    expect(page.get_by_text("Heating to 25 °C.")).to_be_visible()


def test_a_choice_is_made_from_a_menu(page):
    open_example(page, "Menus")
    page.get_by_text("Medium").first.click()
    page.get_by_role("button", name="Large").click()
    expect(page.get_by_text("“Large” was chosen.")).to_be_visible()


def test_a_view_with_a_tap_recognizer_is_pressed(page):
    open_example(page, "Gestures")
    page.get_by_role("button", name="Press me").click()
    expect(page.get_by_role("button", name="Pressed once")).to_be_visible()


@pytest.mark.parametrize("browser_options", [{**PHONE, "java_script_enabled": True}, {**PHONE, "java_script_enabled": False}])
def test_a_view_is_told_where_it_was_pressed(page, browser_options):
    open_example(page, "Gestures")
    target = page.get_by_role("group", name="Target")
    width = target.bounding_box()["width"]
    target.click(position={"x": width / 4, "y": 30})
    with_scripts = browser_options["java_script_enabled"]
    expect(target.get_by_text("25 percent" if with_scripts else "50 percent", exact=True)).to_have_count(1)
    target.get_by_role("button", name="Increment").press("Enter")
    expect(target.get_by_text("35 percent" if with_scripts else "60 percent", exact=True)).to_have_count(1)


def test_a_search_bar_filters_by_text_and_scope(page):
    open_example(page, "Search Bars")
    field = page.get_by_placeholder("Food")
    field.fill("pea")
    field.press("Enter")
    expect(page.get_by_text("You searched for “pea”.")).to_be_visible()
    expect(page.get_by_text("Peach, Pear", exact=True)).to_be_visible()
    page.get_by_role("button", name="Vegetables").click()
    expect(page.get_by_text("Nothing is called so.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Apple, Carrot, Cherry, Leek, Peach, Pear, Spinach")).to_be_visible()


def test_content_is_refreshed(page):
    open_example(page, "Refresh Controls")
    page.get_by_role("button", name="Load More").click()
    expect(page.get_by_text("Message 6", exact=True)).to_be_visible()
    page.get_by_role("button", name="Refresh", exact=True).click()
    expect(page.get_by_role("img", name="In progress")).to_be_visible()
    page.get_by_role("button", name="The Content Is There").click()
    expect(page.get_by_role("button", name="Refresh", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_missing_content_is_fetched(page, assert_accessible):
    open_example(page, "Missing Content")
    page.get_by_role("button", name="An Empty Mailbox").click()
    expect(page.get_by_role("heading", name="No Messages")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Fetch Messages").click()
    page.get_by_role("button", name="Deliver Them").click()
    expect(page.get_by_text("See you on Friday")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="No Messages")).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_list_is_searched_in_place(page, assert_accessible):
    open_example(page, "Search Controllers")
    page.get_by_role("button", name="Results in the List Itself").click()
    field = page.get_by_placeholder("Rivers")
    field.fill("ni")
    field.press("Enter")
    expect(page.get_by_text("Niger", exact=True)).to_be_visible()
    expect(page.get_by_text("Rhine", exact=True)).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name="Europe").click()
    expect(page.get_by_role("heading", name="No Results for “ni”")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Rhine", exact=True)).to_be_visible()
    expect(page.get_by_placeholder("Rivers")).to_have_value("")


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_screen_is_a_search(page, assert_accessible):
    open_example(page, "Search Controllers")
    page.get_by_role("button", name="A Screen That Is a Search").click()
    expect(page.get_by_role("heading", name="Rivers")).to_be_visible()
    assert_accessible(page)
    field = page.get_by_placeholder("Rivers")
    field.fill("ni")
    field.press("Enter")
    expect(page.get_by_text("Niger", exact=True)).to_be_visible()
    expect(page.get_by_text("Rhine", exact=True)).to_have_count(0)
    assert_accessible(page)
    field.fill("zz")
    field.press("Enter")
    expect(page.get_by_role("heading", name="No Results")).to_be_visible()
    expect(page.get_by_text("Niger", exact=True)).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_search_suggests_and_shows_results_of_its_own(page, assert_accessible):
    open_example(page, "Search Controllers")
    page.get_by_role("button", name="Results in a List of Their Own").click()
    page.get_by_role("button", name="Begin searching").click()
    assert_accessible(page)
    page.get_by_role("button", name="Volga").click()
    expect(page.get_by_placeholder("Rivers")).to_have_value("Volga")
    expect(page.get_by_text("Volga", exact=True)).to_be_visible()
    expect(page.get_by_text("Rhine", exact=True)).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Rhine", exact=True)).to_be_visible()


def test_a_navigation_bar_takes_its_look(page):
    open_example(page, "Navigation Bars")
    page.get_by_role("button", name="Opaque Teal").click()
    expect(page.locator(".bar-row").first).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.get_by_role("button", name="Push an Item").click()
    expect(page.get_by_role("heading", name="Item 2")).to_be_visible()
    page.get_by_role("button", name="First", exact=True).click()
    expect(page.get_by_role("heading", name="First")).to_be_visible()


def test_a_toolbar_exchanges_its_items(page):
    open_example(page, "Toolbars")
    page.get_by_role("button", name="Archive").click()
    expect(page.get_by_text("“Archive” was pressed.")).to_be_visible()
    page.get_by_role("button", name="Other Items").click()
    page.get_by_role("button", name="Mark All").click()
    expect(page.get_by_text("All are marked.", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_rows_of_a_picker_are_chosen(page, browser_options, assert_accessible):
    open_example(page, "Picker Views")
    assert_accessible(page)
    page.get_by_role("listbox", name="Continent").select_option("Asia")
    if not browser_options["java_script_enabled"]:
        page.locator(".picker").get_by_role("button", name="Choose").click()
    rivers = page.get_by_role("listbox", name="River")
    expect(rivers.get_by_role("option")).to_have_text(["Ganges", "Mekong", "Yangtze"])
    rivers.select_option("Mekong")
    page.get_by_role("button", name="Show the Choice").click()
    expect(page.get_by_text("Chosen: Mekong, Asia.")).to_be_visible()
    assert_accessible(page)
