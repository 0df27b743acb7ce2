"""The keyboard focus, keyboard shortcuts, edit menus and undo, without scripts and with them."""

import pytest
from conftest import EVERY_BROWSER
from playwright.sync_api import expect
from test_catalog import open_example


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_focus_returns_to_the_button_that_presented(page):
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Message").click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("button", name="A Message")).to_be_focused()


def test_the_focus_returns_to_the_row_that_pushed(page):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Catalog").first.click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Buttons", exact=True)).to_be_focused()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_shortcuts_are_a_list_that_shows_itself_to_the_keyboard(page, assert_accessible):
    open_example(page, "Keyboard Shortcuts")
    shortcuts = page.get_by_role("navigation", name="Keyboard shortcuts")
    entry = shortcuts.get_by_role("button", name="Count Up")
    entry.focus()
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_text("⌘U")
    assert_accessible(page)
    entry.press("Enter")
    expect(page.get_by_role("main").get_by_text("1", exact=True)).to_be_visible()


def test_shortcuts_have_access_keys_and_are_validated(page):
    open_example(page, "Keyboard Shortcuts")
    shortcuts = page.get_by_role("navigation", name="Keyboard shortcuts")
    expect(shortcuts.get_by_role("button", name="Count Down")).to_have_attribute("accesskey", "d")
    shortcuts.get_by_role("button", name="Add Ten").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("10", exact=True)).to_be_visible()
    page.get_by_role("switch", name="Lock the number").click()
    expect(shortcuts.get_by_role("button", name="Add Ten")).to_have_count(0)
    page.get_by_role("switch", name="Lock the number").click()
    expect(shortcuts.get_by_role("button", name="Add Ten")).to_have_count(1)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_notes_are_copied_pasted_and_undone(page, assert_accessible):
    open_example(page, "Edit Menus and Undo")
    main = page.get_by_role("main")
    first = page.get_by_role("button", name="Buy oranges")
    expect(main.get_by_role("button", name="Undo")).to_be_disabled()
    first.click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Paste")).to_have_count(0)
    assert_accessible(page)
    menu.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Call the baker").click()
    page.get_by_role("dialog").get_by_role("button", name="Paste").click()
    expect(page.get_by_role("button", name="Buy oranges")).to_have_count(2)
    main.get_by_role("button", name="Undo Paste").click()
    expect(page.get_by_role("button", name="Call the baker")).to_be_visible()
    main.get_by_role("button", name="Redo Paste").click()
    expect(page.get_by_role("button", name="Buy oranges")).to_have_count(2)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_button_opens_the_shortcuts_for_people_without_a_keyboard(page, assert_accessible):
    open_example(page, "Keyboard Shortcuts")
    shortcuts = page.get_by_role("navigation", name="Keyboard shortcuts")
    shortcuts.get_by_role("button", name="Commands").click()
    entry = shortcuts.get_by_role("button", name="Add Ten")
    expect(entry).to_be_in_viewport()
    assert_accessible(page)
    entry.click()
    expect(page.get_by_role("main").get_by_text("10", exact=True)).to_be_visible()
