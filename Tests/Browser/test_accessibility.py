"""Every screen and every presentation by the rules of axe, with scripts, and operation by keyboard alone."""

import pytest
from conftest import DESKTOP, PHONE, violations
from playwright.sync_api import expect
from test_catalog import PAGES, open_example
from test_live import settle

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

PRESENTATIONS = [
    ("Alerts", "A Message"), ("Action Sheets", None), ("Sheets", None), ("Detents", "Three Heights"),
    ("Detents", "Page in Use"), ("Full Screen", None), ("Popovers", None), ("Custom Presentations", None),
    ("Pickers", "Background"), ("Pickers", "Font"), ("Files and Sharing", "Open a Text File"), ("Files and Sharing", "Share"),
]  # fmt: skip


def assert_clean(page):
    """Checks what is shown, in light and in dark."""
    settle(page)
    for colors in ("light", "dark"):
        page.emulate_media(color_scheme=colors, reduced_motion="reduce")
        settle(page)
        problems = violations(page)
        assert not problems, f"{colors}\n{problems}"


@SIZES
@pytest.mark.parametrize("title", PAGES)
def test_a_screen_with_scripts_is_accessible(visitor, title, size):
    page = visitor(**size)
    open_example(page, title)
    assert_clean(page)


@SIZES
@pytest.mark.parametrize(("title", "opener"), PRESENTATIONS)
def test_an_open_presentation_is_accessible(people, title, opener, size):
    page = people(**size)
    open_example(page, title)
    if opener:
        page.get_by_role("button", name=opener, exact=True).click()
    else:
        page.locator("main button:visible:enabled").first.click()
    expect(page.locator("dialog[open], .full-screen-page")).not_to_have_count(0)
    assert_clean(page)


# Pages whose buttons lead to something else: a presentation, a further screen, or an open menu.
LEADING = [
    "Menus", "Search Controllers", "Navigation", "Navigation Bars", "Tables", "Collections", "Tabs", "Split Views", "Page Views",
    "Children", "Alerts", "Action Sheets", "Sheets", "Detents", "Full Screen", "Popovers", "Transitions",
    "Custom Presentations", "Pickers", "Files and Sharing", "Accounts", "Edit Menus and Undo", "Keyboards of an App",
    "Missing Content", "Text Fields", "Date Pickers",
]  # fmt: skip

# What can be pressed on the page itself, and what is in front then.
DOORS = """() => [...document.querySelectorAll("#content :is(button[name=segue-event], details.menu > summary)")].filter(
    door => !door.disabled && !door.closest("[aria-hidden=true], details:not([open]) > :not(summary)")
        && !door.matches(".tap-area") && door.checkVisibility({ visibilityProperty: true }))"""
IN_FRONT = """() => [document.querySelector("h1")?.textContent, document.querySelectorAll(".presentation, details.menu[open]").length,
    document.querySelector("#content > [id]")?.id].join()"""


@pytest.mark.parametrize("options", [{**PHONE, "color_scheme": "light"}, {**DESKTOP, "color_scheme": "dark"}],
                         ids=["phone-light", "desktop-dark"])  # fmt: skip
@pytest.mark.parametrize("title", LEADING)
def test_what_a_page_leads_to_is_accessible(people, title, options):
    page = people(**options)
    open_example(page, title)
    settle(page)
    count = len(page.evaluate(DOORS))
    problems = []
    for index in range(count):
        if index:
            open_example(page, title)
            settle(page)
        before = page.evaluate(IN_FRONT)
        door = page.evaluate_handle(f"{DOORS.removeprefix('() => ')}[{index}]").as_element()
        if not door:
            continue
        name = door.inner_text()
        door.evaluate("door => door.click()")
        settle(page)
        if page.evaluate(IN_FRONT) == before or not page.locator("form#segue").count():
            continue
        # What the mouse is over may still be coming up.
        page.mouse.move(0, 0)
        page.evaluate(
            """() => Promise.allSettled(document.getAnimations().filter(motion => motion.timeline === document.timeline
                && motion.effect.getComputedTiming().iterations !== Infinity).map(motion => motion.finished))"""
        )
        if report := violations(page):
            problems.append(f"{name}\n{report}")
    assert not problems, "\n".join(problems)


def focused(page):
    """What the element with the focus is called."""
    return page.evaluate(
        "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText?.trim() ?? ''"
    )


def go_to(page, name, key="Tab", most=120):
    """Presses Tab until something of a name has the focus."""
    for _ in range(most):
        page.keyboard.press(key)
        if focused(page).split("\n")[0] == name:
            return
    raise AssertionError(f"The keyboard does not reach “{name}”.")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_the_keyboard_alone_is_enough(people, scripts):
    page = people(**DESKTOP, java_script_enabled=scripts)
    page.goto("/")
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to content"
    page.keyboard.press("Enter")
    go_to(page, "Alerts")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Alerts", level=1)).to_be_visible()
    go_to(page, "A Message")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    settle(page)
    # The focus cannot leave what is modal.
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || Boolean(document.activeElement.closest('dialog, .presentation'))"
        )
    go_to(page, dialog.get_by_role("button").first.inner_text().strip())
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="A Message")).to_be_focused()
    go_to(page, "Catalog", key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_what_is_drawn_is_read_part_by_part(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    open_example(page, "Drawing")
    chart = page.get_by_role("group", name="Rain by day")
    expect(chart.locator(":scope > .visually-hidden")).to_have_text(
        [f"{day}, {rain} millimetres" for day, rain in zip(
            ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"), (3, 5, 2, 8, 6, 9, 4))]
    )
