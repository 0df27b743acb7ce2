"""The life of a note: written, checked, changed, pinned and deleted."""

import pytest
from conftest import EVERY_BROWSER
from playwright.sync_api import expect


def open_notes(page):
    page.goto("/")
    page.get_by_role("button", name="Notes", exact=True).click()
    expect(page.get_by_role("heading", name="Notes", level=1)).to_be_visible()


def write_note(page, title, text=""):
    page.get_by_role("button", name="New Note").click()
    page.get_by_placeholder("Title").fill(title)
    page.get_by_role("textbox", name="Text", exact=True).fill(text)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_note_is_written_changed_and_deleted(page, assert_accessible):
    open_notes(page)
    expect(page.get_by_text("No Notes")).to_be_visible()
    assert_accessible(page)

    page.get_by_role("button", name="Write a Note").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="New Note")).to_be_visible()
    assert_accessible(page)
    sheet.get_by_placeholder("Title").fill("Groceries & <more>")
    sheet.get_by_role("textbox", name="Text", exact=True).fill("Milk\nBread")
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)

    row = page.get_by_role("button", name="Groceries & <more>")
    expect(row).to_be_visible()
    assert_accessible(page)
    row.click()
    expect(page.get_by_placeholder("Title")).to_have_value("Groceries & <more>")
    expect(page.get_by_role("textbox", name="Text", exact=True)).to_have_value("Milk\nBread")
    assert_accessible(page)

    page.get_by_placeholder("Title").fill("Shopping")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Shopping").click()
    page.get_by_role("button", name="Delete Note").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("Delete “Shopping”?")
    assert_accessible(page)
    alert.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_placeholder("Title")).to_have_value("Shopping")

    page.get_by_role("button", name="Delete Note").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No Notes")).to_be_visible()


def test_a_note_without_title_is_not_saved_and_nothing_is_lost(page):
    open_notes(page)
    page.get_by_role("button", name="New Note").click()
    page.get_by_role("textbox", name="Text", exact=True).fill("A thought without a title")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("A note needs a title.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Text", exact=True)).to_have_value("A thought without a title")

    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Keep Editing").click()
    expect(page.get_by_role("textbox", name="Text", exact=True)).to_have_value("A thought without a title")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Discard").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("No Notes")).to_be_visible()


def test_the_enter_key_saves(page):
    open_notes(page)
    page.get_by_role("button", name="New Note").click()
    page.get_by_placeholder("Title").fill("By keyboard")
    page.get_by_placeholder("Title").press("Enter")
    expect(page.get_by_role("button", name="By keyboard")).to_be_visible()


def test_notes_are_deleted_in_edit_mode_and_by_swipe_action(page):
    open_notes(page)
    write_note(page, "One")
    write_note(page, "Two")
    page.get_by_role("button", name="Edit").click()
    page.get_by_label("Delete One").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("button", name="One", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Two")).to_be_visible()


def test_the_middle_of_a_narrow_row_opens_it_whatever_the_pointer_uncovers(people):
    page = people(viewport={"width": 340, "height": 700})
    open_notes(page)
    write_note(page, "Errands")
    row = page.locator(".row", has_text="Errands")
    row.hover()
    for action in row.locator(".swipe-actions > button").all():
        expect(action.locator("..")).to_have_css("opacity", "1")
        assert action.evaluate("action => action.scrollWidth <= action.clientWidth"), "All of what it says is to be read."
    row.click()
    expect(page.get_by_placeholder("Title")).to_have_value("Errands")


def test_two_people_do_not_see_each_others_notes(people):
    first, second = people(), people()
    open_notes(first)
    write_note(first, "Private")
    expect(first.get_by_role("button", name="Private")).to_be_visible()
    open_notes(second)
    expect(second.get_by_text("No Notes")).to_be_visible()


def test_a_second_tab_shows_the_same_notes_in_a_scene_of_its_own(page):
    open_notes(page)
    write_note(page, "Shared")
    second = page.context.new_page()
    second.goto("/")
    expect(second.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    second.get_by_role("button", name="Notes", exact=True).click()
    expect(second.get_by_role("button", name="Shared")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Notes", level=1)).to_be_visible()
