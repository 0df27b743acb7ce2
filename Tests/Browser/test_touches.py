"""Views and controls of apps that follow touches, and the gestures that recognizers find in them."""

import re

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_gestures import swipe
from test_live import assert_as_loaded, open_example, settle


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def browser_options(request):
    return {**request.param, "color_scheme": "light"}


def open_touches(page):
    open_example(page, "Touches")
    # What handles gestures is loaded once there is something for it.
    page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /gestures/.test(entry.name))")
    page.wait_for_load_state("networkidle")


def drag(page, element, *shares, hold=False):
    """Moves the mouse over an element, from place to place in shares of its size."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    places = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in shares]
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=4)
    page.mouse.up()
    settle(page)


def test_a_control_of_the_app_follows_the_pointer(page):
    open_touches(page)
    rating = page.get_by_role("group", name="Rating")
    width = rating.bounding_box()["width"]
    rating.click(position={"x": 110, "y": 20})
    expect(page.get_by_text("3 stars", exact=True)).to_be_visible()
    drag(page, rating, (20 / width, 0.5), (200 / width, 0.5))
    expect(page.get_by_text("5 stars", exact=True)).to_be_visible()
    drag(page, rating, (200 / width, 0.5), (20 / width, 0.5))
    expect(page.get_by_text("1 star", exact=True)).to_be_visible()
    assert_as_loaded(page)


def test_lines_are_drawn_where_the_pointer_went(page):
    open_touches(page)
    sketch = page.get_by_role("group", name="Sketch")
    drag(page, sketch, (0.1, 0.2), (0.5, 0.8), (0.9, 0.2))
    expect(sketch.locator("svg path")).to_have_count(1)
    box = sketch.bounding_box()
    line = sketch.locator("svg path").bounding_box()
    assert abs(line["x"] - box["x"] - box["width"] * 0.1) < 6
    assert abs(line["x"] + line["width"] - box["x"] - box["width"] * 0.9) < 6
    assert abs(line["y"] + line["height"] - box["y"] - box["height"] * 0.8) < 6
    drag(page, sketch, (0.1, 0.9), (0.9, 0.9))
    expect(sketch.locator("svg path")).to_have_count(2)
    assert_as_loaded(page)


def test_what_is_dragged_goes_along(page):
    open_touches(page)
    chip = page.get_by_text("Drag me", exact=True)
    before = chip.bounding_box()
    drag(page, chip, (0.5, 0.5), (1.5, 1.0))
    page.wait_for_function(
        "x => [...document.querySelectorAll('.label')].find(e => e.textContent.trim() === 'Drag me').getBoundingClientRect().x > x + 80",
        arg=before["x"],
    )
    after = chip.bounding_box()
    assert abs(after["x"] - before["x"] - before["width"]) < 4
    assert abs(after["y"] - before["y"] - before["height"] / 2) < 4
    assert_as_loaded(page)


def test_gestures_beside_each_other(page):
    open_touches(page)
    card = page.get_by_role("button", name="Tap, tap twice, hold or swipe")
    card.click()
    expect(page.get_by_role("button", name="Tapped", exact=True)).to_be_visible()
    page.get_by_role("button", name="Tapped", exact=True).dblclick()
    expect(page.get_by_role("button", name="Tapped twice")).to_be_visible()
    card = page.get_by_role("button", name="Tapped twice")
    drag(page, card, (0.8, 0.5), (0.2, 0.5))
    card = page.get_by_role("button", name="Swiped to the left")
    expect(card).to_be_visible()
    drag(page, card, (0.2, 0.5), (0.8, 0.5))
    card = page.get_by_role("button", name="Swiped to the right")
    box = card.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    expect(page.get_by_role("button", name="Held")).to_be_visible()
    page.mouse.up()
    settle(page)
    expect(page.get_by_role("button", name="Held")).to_be_visible()
    page.get_by_role("button", name="Held").press("Enter")
    expect(page.get_by_role("button", name="Tapped", exact=True)).to_be_visible()


def test_a_drag_that_is_given_up_does_nothing(page):
    open_touches(page)
    sketch = page.get_by_role("group", name="Sketch")
    box = sketch.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=3)
    page.keyboard.press("Escape")
    page.mouse.up()
    settle(page)
    expect(sketch.locator("svg path")).to_have_count(0)


def test_fingers_draw_and_scroll(people):
    page = people(**PHONE, color_scheme="light")
    open_touches(page)
    sketch = page.get_by_role("group", name="Sketch")
    box = sketch.bounding_box()
    swipe(page, (box["x"] + 30, box["y"] + 150), (box["x"] + 200, box["y"] + 30))
    expect(sketch.locator("svg path")).to_have_count(1)
    assert page.evaluate("scrollY") == 0
    # A finger that goes up from a control scrolls the page.
    rating = page.get_by_role("group", name="Rating").bounding_box()
    swipe(page, (rating["x"] + 100, rating["y"] + 20), (rating["x"] + 100, rating["y"] - 150))
    page.wait_for_function("() => scrollY > 50")
    expect(page.get_by_text("No stars yet", exact=True)).to_have_count(1)


@pytest.mark.parametrize("browser_options", [{**PHONE, "java_script_enabled": False}])
def test_without_scripts_a_press_is_in_the_middle(page, browser_options):
    open_example(page, "Touches")
    page.get_by_role("group", name="Rating").get_by_role("button", name="Increment").press("Enter")
    expect(page.get_by_text("1 star", exact=True)).to_be_visible()
    page.get_by_role("button", name="Tap, tap twice, hold or swipe").click()
    expect(page.get_by_role("button", name="Tapped", exact=True)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_gestures_have_buttons_for_those_without_a_pointer(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    open_example(page, "Touches")
    actions = page.get_by_role("group", name=re.compile("Actions for (Tap|Swiped|Held)"))
    # Whoever has a finger and no script sees them.
    expect(actions).to_have_css("opacity", "0" if scripts else "1")
    for name, outcome in [
        ("Swipe Left", "Swiped to the left"),
        ("Swipe Right", "Swiped to the right"),
        ("Double-Tap", "Tapped twice"),
        ("Hold", "Held"),
    ]:
        actions.get_by_role("button", name=name, exact=True).focus()
        expect(actions).to_have_css("opacity", "1")
        page.keyboard.press("Enter")
        expect(page.get_by_text(outcome, exact=True)).to_be_visible()
    if not scripts:
        actions.get_by_role("button", name="Swipe Left").tap()
        expect(page.get_by_text("Swiped to the left", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", [{**PHONE, "java_script_enabled": False}])
@pytest.mark.parametrize(
    "title, view, gesture, outcome",
    [("Touches", "Drag me", "Hold", "Drag me"), ("Constraints", "Shape", "Hold", "Held")],
    ids=["at-a-frame", "by-constraints"],
)
def test_gestures_of_views_that_have_places_have_buttons_there(page, browser_options, title, view, gesture, outcome):
    open_example(page, title)
    named = page.get_by_label(f"Actions for {view}", exact=True)
    actions = page.locator(".gestures").filter(has=named).or_(page.locator(".gestures").and_(named))
    place = page.locator(f"#{actions.get_attribute('id').removesuffix('g')}").bounding_box()
    menu = actions.locator("summary")
    button = menu if menu.count() else actions.get_by_role("button", name=gesture, exact=True)
    box = button.bounding_box()
    assert box["height"] >= 24 and box["width"] >= 24
    # Several are in a menu at the corner, one is the view.
    assert abs(box["x"] + box["width"] - place["x"] - place["width"]) <= 1
    assert abs(box["y"] + (box["height"] / 2 if menu.count() else 0) - place["y"]) <= 1
    expect(actions).to_have_css("opacity", "1")
    button.tap()
    if menu.count():
        actions.get_by_role("button", name=gesture, exact=True).tap()
    expect(page.get_by_text(outcome, exact=True)).to_be_visible()
