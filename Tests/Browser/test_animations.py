"""What an app animates moves on the page, for people who like motion."""

import pytest
from conftest import PHONE
from playwright.sync_api import expect
from test_live import assert_as_loaded, open_example

#: Keeps the properties of each animation of a view, as it may be over before anybody looks.
WATCH = """
window.moved = [];
document.addEventListener("animationstart", event => { if (event.animationName.startsWith("motion-")) moved.push(event.target.id); }, true);
"""


def watched(people, **options):
    page = people(**{**PHONE, **options})
    page.add_init_script(WATCH)
    open_example(page, "Animations")
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_a_patch_moves_what_was_animated(people):
    page = watched(people, reduced_motion="no-preference")
    press(page, "Move")
    page.wait_for_function("() => moved.length === 1")
    press(page, "Grow")
    page.wait_for_function("() => moved.length >= 2")
    count = page.evaluate("moved.length")
    # The rules go with the motion, so that nothing moves again when it is shown again.
    page.wait_for_function("() => document.adoptedStyleSheets.every(sheet => !/motion-/.test([...sheet.cssRules].map(rule => rule.cssText)))")
    press(page, "Move at Once")
    page.wait_for_function("() => document.getElementById(moved[0]).getAnimations().length === 0")
    assert page.evaluate("moved.length") == count
    assert_as_loaded(page)


def test_nothing_moves_for_people_who_want_less_motion(people):
    page = watched(people, reduced_motion="reduce")
    press(page, "Fade")
    expect(page.get_by_text("Saved", exact=True).first).to_have_css("opacity", "0.2")
    assert page.evaluate("moved") == []


@pytest.mark.parametrize("motion, moves", [("no-preference", True), ("reduce", False)])
def test_a_page_that_is_loaded_moves_what_was_animated(people, motion, moves):
    page = people(**PHONE, java_script_enabled=False, reduced_motion=motion)
    open_example(page, "Animations")
    with page.expect_navigation():
        press(page, "Fade")
    style = page.get_by_text("Saved", exact=True).first
    if moves:
        expect(style).to_have_css("animation-duration", "0.6s")
    else:
        expect(style).to_have_css("animation-name", "none")
