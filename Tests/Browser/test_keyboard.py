"""Whole journeys by nothing but the keys."""

from fnmatch import fnmatchcase

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_live import Withheld, assert_as_loaded, settle


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def browser_options(request):
    return {**request.param, "color_scheme": "light"}


def tab_to(page, name, key="Tab"):
    """Goes on with the tab key until something of a name, which may have wildcards, has the focus."""
    for _ in range(120):
        focused = page.evaluate(
            "() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent "
            "?? (e.placeholder || e.textContent) }"
        )
        if focused and fnmatchcase(focused.strip(), name):
            return
        page.keyboard.press(key)
    raise AssertionError(f"The tab key never led to {name!r}")


def use(page, name, key="Enter"):
    tab_to(page, name)
    page.keyboard.press(key)
    settle(page)


def focused_text(page):
    return page.evaluate("() => document.activeElement.textContent.trim()")


def open_by_keys(page, title):
    page.goto("/")
    use(page, title)
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def test_a_note_is_written_and_deleted(page):
    page.goto("/")
    use(page, "Notes")
    expect(page.get_by_role("heading", name="Notes").first).to_be_visible()
    use(page, "New Note")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "Title")
    page.keyboard.type("By keys")
    use(page, "Save")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("By keys").first).to_be_visible()
    use(page, "Edit")
    use(page, "Delete By keys*")
    use(page, "Delete")
    expect(page.get_by_text("By keys")).to_have_count(0)
    assert_as_loaded(page)


def test_nobody_is_taken_from_where_they_went_when_the_end_of_editing_is_answered(page):
    page.goto("/")
    use(page, "Notes")
    use(page, "New Note")
    title, text = page.get_by_placeholder("Title"), page.get_by_role("textbox", name="Text", exact=True)
    expect(title).to_be_focused()
    withheld = Withheld(page, "editingDidEnd")
    with page.expect_request(lambda request: "editingDidEnd" in (request.post_data or "")):
        page.keyboard.type("By keys")
        tab_to(page, "Text")
    page.keyboard.type("What was ")
    expect(text).to_be_focused()
    before = page.locator("[name=segue-sequence]").input_value()
    withheld.release()
    page.wait_for_function("before => document.querySelector('[name=segue-sequence]').value !== before", arg=before)
    page.keyboard.type("thought of")
    expect(text).to_have_value("What was thought of")
    use(page, "Save")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_rows_are_moved_and_deleted(page):
    open_by_keys(page, "Tables")
    use(page, "Inset Grouped")
    use(page, "Edit")
    use(page, "Move down*")
    rows = page.locator(".rows").first.locator(".row")
    expect(rows.nth(1)).to_contain_text("Mercury")
    use(page, "Delete Venus*")
    use(page, "Delete")
    expect(page.locator(".row", has_text="Venus")).to_have_count(0)
    use(page, "Done")
    assert_as_loaded(page)


@pytest.mark.parametrize("title, opener", [("Sheets", "Page Sheet"), ("Popovers", "What Is This?")])
def test_escape_dismisses_and_the_focus_returns(page, title, opener):
    open_by_keys(page, title)
    use(page, opener)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("name => document.activeElement.textContent.trim() === name", arg=opener)


def test_the_focus_stays_in_an_alert(page):
    open_by_keys(page, "Alerts")
    use(page, "A Question")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('dialog')")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    use(page, "Delete")
    expect(page.get_by_text("Deleted.", exact=True)).to_be_visible()
    page.wait_for_function("() => document.activeElement.textContent.trim() === 'A Question'")


def test_a_menu_is_used(page):
    open_by_keys(page, "Menus")
    use(page, "Medium*")
    use(page, "Large*")
    expect(page.get_by_text("“Large” was chosen.")).to_be_visible()


def test_a_menu_in_a_menu_is_used(page):
    open_by_keys(page, "Menus")
    use(page, "Actions")
    expect(page.get_by_role("button", name="Copy Link")).to_be_hidden()
    use(page, "Share")
    use(page, "Copy Link")
    expect(page.get_by_text("“Copy Link” was chosen.")).to_be_visible()


def test_the_focus_goes_back_to_what_opened_a_menu(page):
    open_by_keys(page, "Menus")
    for close in ("Enter", "Escape"):
        use(page, "Actions")
        use(page, "Duplicate*", close)
        expect(page.locator("details.menu[open]")).to_have_count(0)
        assert focused_text(page) == "Actions"


def test_tabs_are_switched(page):
    page.goto("/")
    for name in ("Notes", "Catalog"):
        use(page, name)
        expect(page.get_by_role("heading", name=name).first).to_be_visible()
        assert focused_text(page) == name


def test_the_focus_stays_where_it_was_without_scripts(people, browser_options):
    page = people(**browser_options, java_script_enabled=False)

    def use_and_wait(name):
        tab_to(page, name)
        with page.expect_navigation():
            page.keyboard.press("Enter")

    page.goto("/")
    use_and_wait("Menus")
    tab_to(page, "Actions")
    page.keyboard.press("Enter")
    use_and_wait("Duplicate*")
    expect(page.locator("summary", has_text="Actions")).to_be_focused()
    page.goto("/")
    use_and_wait("Buttons")
    for count in range(3):
        use_and_wait(f"Pressed {count} times")
        expect(page.get_by_role("button", name=f"Pressed {count + 1} times")).to_be_focused()


@pytest.mark.parametrize("browser_options", [{**DESKTOP, "color_scheme": "light"}], ids=["desktop"])
def test_events_without_a_key_or_an_element_are_passed_over(page):
    """Browsers send the one where they fill in forms, extensions the other; what fails is seen by the fixture."""
    open_by_keys(page, "Keyboard Shortcuts")
    page.locator(".shortcuts").first.wait_for(state="attached")
    page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /shortcuts/.test(entry.name))")
    page.evaluate(
        """() => {
            document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
            for (const key of ["Escape", "a"]) document.dispatchEvent(new KeyboardEvent("keydown", { key }));
        }"""
    )
    expect(page.get_by_role("heading", name="Keyboard Shortcuts", level=1)).to_be_visible()


def test_a_menu_goes_when_the_focus_does(page):
    open_by_keys(page, "Menus")
    menu = page.locator("details.menu").first
    menu.locator("> summary").press("Enter")
    expect(menu).to_have_attribute("open", "")
    count = menu.locator(":is(button, summary):visible").count() - 1
    for _ in range(count):
        page.keyboard.press("Tab")
        expect(menu).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    expect(menu).not_to_have_attribute("open", "")
