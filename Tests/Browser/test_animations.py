"""What an app animates moves on the page, for people who like motion."""

import re

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_live import assert_as_loaded, open_example

#: Keeps the properties of each animation of a view, as it may be over before anybody looks.
WATCH = """
window.moved = [];
document.addEventListener("animationstart", event => { if (event.animationName.startsWith("motion-")) moved.push(event.target.id); }, true);
"""

#: Whether the rules of all motions are taken away again.
RULES_ARE_GONE = """() => document.adoptedStyleSheets.every(
    sheet => !/motion-/.test([...sheet.cssRules].map(rule => rule.cssText)))"""


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
    page.wait_for_function(RULES_ARE_GONE)
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


# Rows


def send(page, text):
    """Writes a message of a conversation, which is a row that is inserted; what comes back is the row."""
    bar = page.locator(".input-bar")
    bar.get_by_placeholder("Message").fill(text)
    bar.get_by_role("button", name="Send").click()
    row = page.locator(".row").filter(has_text=text)
    expect(row).to_be_attached()
    return row


def open_conversation(page):
    open_example(page, "Keyboards of an App")
    press(page, "Open a Conversation")
    expect(page.get_by_role("heading", name="Conversation", level=1)).to_be_visible()


def open_planets(page):
    open_example(page, "Tables")
    press(page, "Inset Grouped")
    press(page, "Edit")


def delete(page, planet):
    page.get_by_label(f"Delete {planet}").click()
    press(page, "Delete")
    expect(page.locator(".row").filter(has_text=planet)).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False])
def test_an_inserted_row_comes_in_once(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts, reduced_motion="no-preference")
    if scripts:
        page.add_init_script(WATCH)
    open_conversation(page)
    row = send(page, "Good morning!")
    if scripts:
        page.wait_for_function("() => moved.length === 1")
        assert page.evaluate("moved") == [row.get_attribute("id")]
        # The rules go with the motion, so that the row does not come in again.
        page.wait_for_function(RULES_ARE_GONE)
        assert_as_loaded(page)
    else:
        expect(row).to_have_css("animation-name", re.compile("^motion-rows-"))
        expect(row).to_have_css("animation-duration", "0.3s")
        expect(page.locator(".row").first).to_have_css("animation-name", "none")
        page.reload()
    expect(row).to_have_css("animation-name", "none")


@pytest.mark.parametrize("scripts", [True, False])
def test_no_row_moves_for_people_who_want_less_motion(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts, reduced_motion="reduce")
    if scripts:
        page.add_init_script(WATCH)
    open_conversation(page)
    expect(send(page, "Good morning!")).to_have_css("animation-name", "none")
    if scripts:
        assert page.evaluate("moved") == []


def test_rows_below_a_deleted_one_glide_and_those_above_do_not(people):
    page = people(**PHONE, java_script_enabled=False, reduced_motion="no-preference")
    open_planets(page)
    delete(page, "Venus")
    names = page.evaluate(
        "() => [...document.querySelectorAll('.section, .row')].map("
        "element => /^motion-rows-/.test(getComputedStyle(element).animationName))")
    # The first section, Mercury, Earth, Mars, and the second section, which moves with its four rows as one.
    assert names == [False, False, True, True, True, False, False, False, False]


#: Keeps what the script moves by itself: the text of what moves, which property of it, and where it stands.
PLAYED = """
window.played = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...rest) {
    played.push([this.innerText, Object.keys(frames)[0], Math.round(this.getBoundingClientRect().top)]);
    return animate.call(this, frames, ...rest);
};
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_deleted_row_fades_where_it_was(people, motion):
    page = people(**PHONE, reduced_motion=motion)
    page.add_init_script(PLAYED)
    open_planets(page)
    page.get_by_label("Delete Venus").click()
    place = page.locator(".row").filter(has_text="Venus").bounding_box()
    press(page, "Delete")
    expect(page.locator(".row").filter(has_text="Venus")).to_have_count(0)
    if motion == "reduce":
        assert page.evaluate("played") == []
    else:
        [[text, changed, top]] = page.evaluate("played")
        assert "Venus" in text and (changed, top) == ("opacity", round(place["y"]))
    assert_as_loaded(page)


def test_items_of_a_grid_glide_to_the_place_of_one_that_leaves(people):
    page = people(**DESKTOP, reduced_motion="no-preference")
    page.add_init_script(PLAYED)
    open_example(page, "Collections")
    press(page, "Grid")
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(12)
    tiles.filter(has_text="Orange").click(button="right", position={"x": 20, "y": 20})
    page.locator(":popover-open").get_by_role("button", name="Remove").click()
    expect(tiles).to_have_count(11)
    moves = {text.strip(): changed for text, changed, _ in page.evaluate("played")}
    assert moves["Orange"] == "opacity" and moves["Yellow"] == moves["Green"] == "translate"
    assert "Red" not in moves
    assert_as_loaded(page)
