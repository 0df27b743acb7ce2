"""Pushes, presentations and containers as a person meets them."""

import re

import pytest
from conftest import DESKTOP, EVERY_BROWSER, PHONE, ROOT
from playwright.sync_api import expect
from test_catalog import open_example


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_three_pushes_deep_and_back(page, assert_accessible):
    open_example(page, "Navigation")
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 2", level=1)).to_be_visible()
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 3", level=1)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Level 2").click()
    expect(page.get_by_role("heading", name="Level 2", level=1)).to_be_visible()
    page.get_by_role("button", name="Push").click()
    expect(page.get_by_role("heading", name="Level 3", level=1)).to_be_visible()
    page.get_by_role("button", name="Back to the Catalog").click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


def test_the_toolbar_comes_and_goes(page):
    open_example(page, "Navigation")
    expect(page.get_by_role("toolbar")).to_have_count(0)
    page.get_by_role("button", name="Hide or Show the Toolbar").click()
    page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    expect(page.get_by_text("Shared.", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_an_alert_is_confirmed_and_cancelled(page, assert_accessible):
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Question").click()
    alert = page.get_by_role("alertdialog", name="Delete this photo?")
    expect(alert).to_be_visible()
    assert_accessible(page)
    alert.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Deleted.", exact=True)).to_be_visible()
    page.get_by_role("button", name="A Question").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()


def test_an_alert_asks_for_text(page):
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Text Field").click()
    page.get_by_role("alertdialog").get_by_placeholder("Name").fill("Grace")
    page.get_by_role("alertdialog").get_by_role("button", name="Say Hello").click()
    expect(page.get_by_text("Hello, Grace!", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_an_action_sheet_offers_choices(page, assert_accessible):
    open_example(page, "Action Sheets")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog", name="Share Photo")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Copy Link").click()
    expect(page.get_by_text("Copy Link", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
@pytest.mark.parametrize("button", ["Page Sheet", "Form Sheet", "Half Height"])
def test_a_sheet_is_closed_by_its_button(page, assert_accessible, button):
    open_example(page, "Sheets")
    page.get_by_role("button", name=button).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert_accessible(page)
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Done.", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
@pytest.mark.parametrize("button", ["Cover", "Cross Dissolve", "Over Full Screen"])
def test_a_full_screen_presentation_covers_the_page(page, assert_accessible, button):
    open_example(page, "Full Screen")
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_text("This covers the page. Close brings it back.", exact=True)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Full Screen", level=1)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_full_screen_presentation_lets_nothing_through_its_bar(page):
    open_example(page, "Full Screen")
    page.get_by_role("button", name="Over Full Screen").click()
    row = page.locator("dialog .bar-row")
    expect(row).to_be_visible()
    assert row.evaluate("e => getComputedStyle(e).backgroundColor") in ("rgb(255, 255, 255)", "rgb(0, 0, 0)")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("button", ["Current Context", "Over Current Context"])
def test_what_covers_one_tab_leaves_the_others_in_reach(people, assert_accessible, size, scripts, button):
    page = people(**size, java_script_enabled=scripts)
    open_example(page, "Full Screen")
    page.get_by_role("button", name=button, exact=True).click()
    message = page.get_by_text("This covers one tab. Close brings it back.", exact=True)
    expect(message).to_be_visible()
    expect(message).to_be_in_viewport()
    assert_accessible(page)
    address = page.locator("form#segue").get_attribute("action")
    state = page.request.get(address, headers={"Accept": "application/json"}).json()
    assert state["controllers"][0]["children"][0]["presented"]["class"] == "UINavigationController"
    # The layer is where the tab's content was, and the bar is not under it.
    page.get_by_role("button", name="Notes", exact=True).click()
    expect(page.get_by_role("heading", name="Notes", level=1)).to_be_visible()
    expect(message).to_have_count(0)
    page.get_by_role("button", name="Catalog", exact=True).click()
    expect(message).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Full Screen", level=1)).to_be_visible()
    expect(message).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_popover_controller_shows_its_content(page, assert_accessible):
    open_example(page, "Popovers")
    page.get_by_role("button", name="A Popover Controller").click()
    expect(page.get_by_text("A popover controller shows any controller.", exact=True)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Dismiss", exact=True).first.click(position={"x": 5, "y": 5})
    expect(page.get_by_text("A popover controller shows any controller.", exact=True)).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_popover_explains_and_goes(page, assert_accessible):
    open_example(page, "Popovers")
    page.get_by_role("button", name="What Is This?").click()
    expect(page.get_by_text("A popover explains what was pressed.", exact=True)).to_be_visible()
    assert_accessible(page)
    # Above a sheet, which has a button of its own, and beside a popover lies the page: pressing there dismisses.
    expect(page.get_by_role("button", name="Dismiss")).to_have_count(1)
    page.mouse.click(8, 8)
    expect(page.get_by_text("A popover explains what was pressed.", exact=True)).to_have_count(0)


def test_a_sheet_that_stands_for_a_popover_has_a_button_that_closes_it(page, people):
    open_example(page, "Popovers")
    page.get_by_role("button", name="What Is This?").click()
    page.get_by_role("dialog").get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wide = people(viewport={"width": 1280, "height": 800})
    open_example(wide, "Detents")
    wide.get_by_role("button", name="Three Heights").click()
    expect(wide.get_by_role("dialog").get_by_role("button", name="Dismiss")).to_have_count(0)
    wide.get_by_role("button", name="Dismiss").click(position={"x": 8, "y": 8})
    expect(wide.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_sheet_goes_from_height_to_height(page, assert_accessible):
    open_example(page, "Detents")
    page.get_by_role("button", name="Three Heights").click()
    sheet = page.get_by_role("dialog")
    # A sheet goes to its height in motion.
    height_at_rest = """sheet => Promise.all(sheet.getAnimations().map(animation => animation.finished))
        .then(() => sheet.getBoundingClientRect().height)"""
    assert sheet.evaluate(height_at_rest) == 220
    for _ in range(2):
        height = sheet.evaluate(height_at_rest)
        grabber = page.get_by_role("button", name="Sheet Grabber")
        description = grabber.get_attribute("aria-description")
        grabber.click()
        expect(grabber).not_to_have_attribute("aria-description", description)
        assert sheet.evaluate(height_at_rest) > height
    assert_accessible(page)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_page_beside_a_sheet_is_in_use(page, assert_accessible):
    open_example(page, "Detents")
    page.get_by_role("button", name="Page in Use").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Count", exact=True).click()
    expect(page.get_by_text("Counted to 1.", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("button", ["Flip", "Curl", "Dissolve"])
def test_a_controller_comes_and_goes_in_its_style(page, button):
    open_example(page, "Transitions")
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_text("Close turns back the way it came.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Transitions", level=1)).to_be_visible()


@pytest.mark.parametrize("motion, moves", [("no-preference", True), ("reduce", False)])
def test_pages_move_for_people_who_like_motion(people, motion, moves):
    page = people(**PHONE, reduced_motion=motion)
    page.add_init_script("addEventListener('pagereveal', event => { window.moves = event.viewTransition !== null; })")
    page.goto("/")
    with page.expect_navigation():
        page.evaluate("location.href = '/'")
    assert page.evaluate("window.moves") is moves


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_custom_presentation_has_its_own_place_and_shade(page, assert_accessible):
    open_example(page, "Custom Presentations")
    page.get_by_role("button", name="Show a Card").click()
    card = page.get_by_role("dialog")
    box = card.bounding_box()
    assert (box["width"], box["height"]) == (300, 260)
    assert_accessible(page)
    page.get_by_role("button", name="Close").click(position={"x": 8, "y": 8})
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_popover_leaves_a_view_in_use(people):
    page = people(viewport={"width": 1280, "height": 800})
    open_example(page, "Popovers")
    page.get_by_role("button", name="With the Next Button in Use").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Next was pressed.", exact=True)).to_be_visible()


def test_children_take_turns(page):
    open_example(page, "Children")
    expect(page.get_by_text("The first child", exact=True)).to_be_visible()
    page.get_by_text("Second", exact=True).click()
    expect(page.get_by_text("The second child", exact=True)).to_be_visible()
    expect(page.get_by_text("The first child", exact=True)).to_have_count(0)


@pytest.mark.parametrize("style", ["Plain", "Grouped", "Inset Grouped"])
def test_a_table_is_edited(page, assert_accessible, style):
    open_example(page, "Tables")
    page.get_by_role("button", name=style, exact=True).click()
    assert_accessible(page)
    page.get_by_role("button", name="Edit").click()
    assert_accessible(page)
    page.get_by_label("Delete Venus").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Venus")).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Earth").click()
    expect(page.get_by_role("heading", name="Earth", level=1)).to_be_visible()


def test_the_rows_of_a_long_table_come_into_reach(page):
    open_example(page, "Tables")
    page.get_by_role("button", name="Ten Thousand Rows").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    expect(page.get_by_text("150", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Show More").click()
    expect(page.get_by_text("150", exact=True)).to_be_visible()


def test_the_inspector_shows_the_viewers_own_session(page, assert_accessible):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Filled").click()
    page.get_by_role("button", name="Inspector").click()
    for text in ["UITabBarController", "ButtonExamples", "Latest Events"]:
        expect(page.get_by_text(text).first).to_be_visible()
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text(re.compile("^1 scene, [0-9,]+ bytes$"))).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_file_is_uploaded_and_read(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Open a Text File").click()
    expect(page.get_by_role("heading", name="Choose a File")).to_be_visible()
    assert_accessible(page)
    page.locator("input[type=file]").set_input_files(
        {"name": "grüße.txt", "mimeType": "text/plain", "buffer": "Grüße!".encode()}
    )
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("“grüße.txt” begins with: Grüße!")).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_document_is_chosen_changed_and_saved(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Write a Letter").click()
    expect(page.get_by_role("heading", name="No Letter Yet")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Choose a Document").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "Hello.txt", "mimeType": "text/plain", "buffer": b"Dear"}
    )
    page.get_by_role("button", name="Open", exact=True).click()
    letter = page.get_by_role("textbox", name="Letter")
    expect(letter).to_have_value("Dear")
    expect(page.get_by_role("heading", name="Hello")).to_be_visible()
    assert_accessible(page)
    letter.fill("Dear you")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("“Hello” is saved.", exact=True)).to_be_visible()
    expect(letter).to_have_value("Dear you")


def test_a_picture_is_uploaded_and_shown(page):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Choose a Picture").click()
    page.locator("input[type=file]").set_input_files(ROOT / "Public" / "lighthouse.svg")
    page.get_by_role("button", name="Use", exact=True).click()
    picture = page.get_by_role("img", name="Your picture")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_shared_text_is_saved_as_a_download(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("heading", name="Share", level=2)).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save “Text.txt”").click()
    assert download.value.suggested_filename == "Text.txt"
    assert "view controllers" in download.value.path().read_text()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Done: com.apple.DocumentManagerUICore.SaveToFiles.")).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_document_menu_leads_to_a_picker_or_to_the_app(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Choose from a Menu").click()
    assert_accessible(page)
    page.get_by_role("button", name="A Text by the App").click()
    expect(page.get_by_text("The app's own text was chosen.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Choose from a Menu").click()
    page.get_by_role("button", name="This Device").click()
    expect(page.get_by_role("heading", name="Choose a File")).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_people_cannot_be_invited_and_the_page_says_so(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Invite People").click()
    expect(page.get_by_role("heading", name="Share", level=2)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Nobody was invited.", exact=True)).to_be_visible()


TWO_BROWSERS = [EVERY_BROWSER[0], EVERY_BROWSER[-1]]


@pytest.mark.parametrize("browser_options", TWO_BROWSERS)
def test_a_word_that_no_dictionary_has_leads_to_one_on_the_web(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Look Up “Segue”").click()
    dialog = page.get_by_role("dialog", name="Dictionary")
    expect(dialog.get_by_text("No definition found for “segue”")).to_be_visible()
    expect(dialog.get_by_role("link")).to_have_attribute("href", "https://en.wiktionary.org/wiki/segue")
    assert_accessible(page)
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("browser_options", TWO_BROWSERS)
def test_a_document_is_added_in_the_document_browser(page, assert_accessible):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Manage Documents").click()
    dialog = page.get_by_role("dialog", name="Documents")
    expect(dialog.get_by_role("heading", name="Add from This Device")).to_be_visible()
    assert_accessible(page)
    page.locator("input[type=file]").set_input_files({"name": "plan.txt", "mimeType": "text/plain", "buffer": b"One"})
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Chosen: plan.txt", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", TWO_BROWSERS)
def test_a_text_is_formatted(page, assert_accessible):
    open_example(page, "Pickers")
    sample = page.get_by_text("The quick brown fox", exact=False).first
    size = sample.evaluate("text => parseFloat(getComputedStyle(text).fontSize)")
    page.get_by_role("button", name="Format", exact=True).click()
    dialog = page.get_by_role("dialog", name="Format")
    dialog.get_by_role("button", name="Larger").click()
    assert_accessible(page)
    dialog.get_by_role("button", name="Center").click()
    expect(dialog.get_by_role("button", name="Center")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(sample).to_have_css("text-align", "center")
    assert sample.evaluate("text => parseFloat(getComputedStyle(text).fontSize)") > size


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_keyboard_of_the_app_types_into_the_field(page, assert_accessible):
    open_example(page, "Keyboards of an App")
    assert_accessible(page)
    for key in ["4", "2", "7", "Delete"]:
        page.get_by_role("button", name=key, exact=True).click()
    expect(page.get_by_placeholder("A Number")).to_have_value("42")


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_toolbar_is_clear_at_the_end_of_the_page(page):
    def background(place):
        page.evaluate(f"scrollTo(0, {place})")
        # A picture is one of the page after it was scrolled.
        page.screenshot()
        return page.locator(".toolbar.rests").evaluate("e => getComputedStyle(e, '::before').backgroundColor")

    open_example(page, "Toolbars")
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.locator(".toolbar.rests")).to_be_visible()
    page.wait_for_load_state()
    assert background("0") != "rgba(0, 0, 0, 0)"
    assert background("document.documentElement.scrollHeight") == "rgba(0, 0, 0, 0)"
    page.get_by_role("button", name="The Usual One").click()
    expect(page.locator(".toolbar.rests")).to_have_count(0)


def test_colors_and_fonts_are_chosen(page, assert_accessible):
    open_example(page, "Pickers")
    page.get_by_role("button", name="Background").click()
    expect(page.get_by_role("heading", name="Colors")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Yellow").click()
    expect(page.get_by_label("Selected color")).to_have_value("#ffcc00")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Font", exact=True).click()
    page.get_by_role("button", name="Georgia").click()
    expect(page.get_by_text("The text is set in Georgia.")).to_be_visible()


@pytest.mark.parametrize(
    "browser_options", [{**DESKTOP, "color_scheme": "dark", "java_script_enabled": True}]
)
def test_a_key_begins_the_selection_of_several_rows(page, assert_accessible):
    open_example(page, "Tables")
    page.get_by_role("button", name="Names with an Index").click()
    page.get_by_role("button", name="Alan", exact=True).click(modifiers=["Control"])
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    page.get_by_role("button", name="Bjarne", exact=True).click()
    expect(page.locator(".row.selected")).to_have_count(2)
    assert_accessible(page)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".row.selected")).to_have_count(0)


@pytest.mark.parametrize("colors", ["light", "dark"])
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_a_split_view_at_each_width(people, assert_accessible, width, scripts, colors):
    page = people(viewport={"width": width, "height": 844}, java_script_enabled=scripts, color_scheme=colors)
    open_example(page, "Split Views")
    page.get_by_role("button", name="Show Two Columns").click()
    mars, details = page.get_by_role("button", name="Mars"), page.get_by_text("This is Mars.", exact=True)
    mars.click()
    expect(details).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 768:
        # One stack, which leads back to the list.
        expect(mars).to_be_hidden()
        page.get_by_role("button", name="Planets").click()
        expect(details).to_be_hidden()
    else:
        expect(mars).to_be_visible()
        assert mars.bounding_box()["x"] + mars.bounding_box()["width"] <= details.bounding_box()["x"]
        page.get_by_role("button", name="Hide Sidebar").click()
        expect(mars).to_be_hidden()
        page.get_by_role("button", name="Show Sidebar").click()
    expect(mars).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Split Views", level=1)).to_be_visible()


def test_a_tab_behind_a_group_stands_apart_from_its_members(people):
    page = people(**DESKTOP)
    open_example(page, "Tabs")
    page.get_by_role("button", name="Show a Sidebar").click()
    group, search = page.locator(".tab-group"), page.locator(".tab-group + *")
    expect(search).to_have_text("Search")
    listen, radio = (page.get_by_role("button", name=name).bounding_box() for name in ["Listen", "Radio"])
    between = radio["y"] - listen["y"] - listen["height"]
    group, search = group.bounding_box(), search.bounding_box()
    assert search["y"] - group["y"] - group["height"] >= between + 8


def test_a_split_view_follows_the_width_of_its_page(people):
    page = people(**DESKTOP)
    open_example(page, "Split Views")
    page.get_by_role("button", name="Show Two Columns").click()
    mars, details = page.get_by_role("button", name="Mars"), page.get_by_text("This is Mars.", exact=True)
    mars.click()
    expect(details).to_be_visible()
    expect(mars).to_be_visible()
    assert mars.bounding_box()["x"] + mars.bounding_box()["width"] <= details.bounding_box()["x"]
    # A narrow page has one stack, of which the app chose what is in front.
    page.set_viewport_size(PHONE["viewport"])
    expect(details).to_be_hidden()
    mars.click()
    expect(details).to_be_visible()
    expect(mars).to_be_hidden()
    # Where there is room again, the columns stand beside each other again.
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(mars).to_be_visible()
    expect(details).to_be_visible()
