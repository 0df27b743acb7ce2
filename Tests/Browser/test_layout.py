"""Views that constraints place stand on the page where the server has them, and fit pages of other widths."""

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_catalog import open_example
from test_storyboard import open_greenhouse

# How far the browser may be off, in points. It has the last word about text: its fonts are a few per cent wider or
# narrower, its lines a point or two higher, and its controls are high enough for a finger.
ACROSS = 8
LINE = 3
CONTROL = 12


def described_views(state):
    """Every view that the state of a scene tells the place of."""
    if isinstance(state, dict):
        if "frame" in state:
            yield state
        for value in state.values():
            yield from described_views(value)
    elif isinstance(state, list):
        for value in state:
            yield from described_views(value)


def shown_views(page):
    """The views of the page's content, as the server describes them."""
    scene = page.locator("form#segue").get_attribute("action")
    state = page.request.get(scene, headers={"Accept": "application/json"}).json()
    return [view for view in described_views(state) if page.locator(f"main #{view['id']}").count()]


def is_elsewhere(view, box, views, shift):
    """Whether a view stands higher or lower than the heights of what is above it account for."""
    frame = view["frame"]
    above = [(other, place) for other, place in views if other["frame"]["y"] < frame["y"]]
    room = sum(abs(place["height"] - other["frame"]["height"]) for other, place in above)
    return abs(box["y"] - shift - frame["y"]) > ACROSS + room


def compare(page, least=10):
    """Checks the views of a page, whose screen may begin elsewhere than the server's, from the first view on."""
    views = shown_views(page)
    assert len(views) > least
    pairs = [(view, page.locator(f"#{view['id']}").bounding_box()) for view in views]
    first, start = next(pair for pair in pairs if pair[0]["type"] != "UIImageView")
    shift, down = start["x"] - first["frame"]["x"], start["y"] - first["frame"]["y"]
    for view, box in pairs:
        frame = view["frame"]
        where = f"{view['type']} “{view.get('label', '')[:30]}”: {box} for {frame}"
        if view["type"] == "UIImageView":
            # A picture that keeps its proportions stands in the middle of the room that its view has.
            middle = box["x"] - shift + box["width"] / 2
            assert abs(middle - frame["x"] - frame["width"] / 2) <= ACROSS, where
            continue
        assert abs(box["x"] - shift - frame["x"]) <= ACROSS, where
        assert abs(box["width"] - frame["width"]) <= ACROSS, where
        assert not is_elsewhere(view, box, pairs, down), where
        if view["type"] == "UILabel":
            assert abs(box["height"] - frame["height"]) <= max(LINE, frame["height"] * 0.12), where
        else:
            assert -1 <= box["height"] - frame["height"] <= CONTROL, where
    tops = [page.locator(f"#{view['id']}").bounding_box()["y"] for view in views if view["type"] == "UILabel"]
    frames = [view["frame"]["y"] for view in views if view["type"] == "UILabel"]
    order = sorted(range(len(tops)), key=lambda index: frames[index])
    for upper, lower in zip(order, order[1:]):
        assert frames[lower] - frames[upper] < 8 or tops[lower] > tops[upper]


def compare_steps(page):
    """Checks how far each view of a page stands below the one before it, so that differences do not add up."""
    views = shown_views(page)
    tops = [page.locator(f"#{view['id']}").bounding_box()["y"] for view in views]
    for before, view, top, next_top in zip(views, views[1:], tops, tops[1:]):
        step, expected = next_top - top, view["frame"]["y"] - before["frame"]["y"]
        where = f"“{view.get('label', '')[:30]}” after “{before.get('label', '')[:30]}”: {step} for {expected}"
        assert abs(step - expected) <= max(CONTROL, before["frame"]["height"] * 0.12), where


@pytest.mark.parametrize("browser_options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_stacks_share_their_room_as_the_server_has_it(page):
    page.goto("/")
    open_example(page, "Stack Views")
    compare(page, least=30)
    compare_steps(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_stepper_is_drawn_at_its_own_size_in_a_wider_place(page, direction):
    open_example(page, "Stack Views")
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    stepper = page.locator("main .stepper").first
    place = stepper.bounding_box()
    buttons = [button.bounding_box() for button in stepper.get_by_role("button").all()]
    assert place["width"] > 300
    drawing = stepper.evaluate("stepper => parseFloat(getComputedStyle(stepper, '::before').inlineSize)")
    assert abs(drawing - sum(button["width"] for button in buttons)) <= 1
    assert drawing < 100
    start = min(button["x"] for button in buttons)
    end = max(button["x"] + button["width"] for button in buttons)
    if direction == "ltr":
        assert abs(start - place["x"]) <= 1
    else:
        assert abs(end - place["x"] - place["width"]) <= 1


@pytest.mark.parametrize("browser_options", [DESKTOP])
def test_buttons_that_fit_stand_in_one_row(page):
    page.goto("/")
    open_example(page, "Buttons")
    names = ("Mini", "Small", "Medium", "Large")
    boxes = [page.get_by_role("button", name=name, exact=True).bounding_box() for name in names]
    middles = [box["y"] + box["height"] / 2 for box in boxes]
    assert max(middles) - min(middles) <= 1
    assert all(left["x"] + left["width"] <= right["x"] for left, right in zip(boxes, boxes[1:]))


@pytest.mark.parametrize(
    "browser_options",
    [{"viewport": {"width": 320, "height": 568}}, PHONE, {"viewport": {"width": 1440, "height": 900}}],
    ids=["small", "phone", "desktop"],
)
def test_views_stand_where_the_server_has_them(page):
    # The browser tells how wide it is once the server asked.
    page.goto("/")
    open_example(page, "Constraints")
    compare(page)


@pytest.mark.parametrize(
    "browser_options",
    [
        {"viewport": {"width": 320, "height": 900}},
        PHONE,
        {"viewport": {"width": 600, "height": 900}},
        {"viewport": {"width": 768, "height": 1024}},
        {"viewport": {"width": 1440, "height": 900}},
    ],
    ids=["small", "phone", "wide", "tablet", "desktop"],
)
def test_views_of_storyboards_stand_where_the_server_has_them(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Monstera").first.click()
    expect(page.get_by_role("button", name="Give Away")).to_be_visible()
    compare(page, least=4)


@pytest.mark.parametrize("browser_options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_page_is_right_at_other_widths_without_the_server(page):
    page.goto("/")
    open_example(page, "Constraints")
    field = page.get_by_role("textbox").first
    heading = page.locator("main").get_by_text("Shape and Greatest Width")
    shape = heading.locator("xpath=following-sibling::*[1]//div[last()]").last
    for width in (320, 390, 600, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        main, box = page.locator("main").bounding_box(), field.bounding_box()
        column = min(main["width"] - 2 * (20 if main["width"] >= 414 else 16), 672)
        end = main["x"] + (main["width"] + column) / 2 - 16
        assert abs(box["x"] + box["width"] - end) <= 5, width
        picture = shape.bounding_box()
        assert abs(picture["width"] - min(column - 32, 400)) <= 2, width
        assert abs(picture["height"] - picture["width"] / 2) <= 1, width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("browser_options", [PHONE])
def test_larger_text_moves_what_is_below(page):
    page.goto("/")
    open_example(page, "Constraints")
    text = page.get_by_text("The text takes what the picture leaves.").first
    below = page.get_by_role("heading", name="Equal Widths")
    before = text.bounding_box()["height"]
    # As browsers do for people who set a larger text; the page's own policy forbids style sheets from elsewhere.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert text.bounding_box()["height"] > 3 * before
    assert below.bounding_box()["y"] >= text.bounding_box()["y"] + text.bounding_box()["height"]
    expect(page.get_by_role("textbox").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


WIDTHS = (320, 768, 1440)


def places(page):
    """Where the views of the page stand, as their distances from both sides of the content and their tops.

    Views in which text always runs in the other direction are left out.
    """
    return page.evaluate(
        """() => {
            const main = document.querySelector("main").getBoundingClientRect();
            const direction = (element) => getComputedStyle(element).direction;
            const views = [...document.querySelectorAll("main [id^=v]")].filter(
                (view) => direction(view) === direction(document.documentElement));
            return Object.fromEntries(views.map((view) => {
                const box = view.getBoundingClientRect();
                return [view.id, [box.left - main.left, main.right - box.right, box.top, box.width]];
            }).filter(([, place]) => place[3] > 0));
        }"""
    )


def source(page):
    """The identifiers of the views with the page's source."""
    listing = page.locator("main .label", has_text="import UIKit").last
    return listing.evaluate("label => [label.id, label.closest('.scroll').id]")


@pytest.mark.parametrize("title", ["Constraints", "Stack Views", "Buttons"])
def test_views_are_mirrored_where_text_runs_to_the_left(page, title):
    open_example(page, title)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        usual = places(page)
        page.evaluate("document.documentElement.dir = 'rtl'")
        mirrored = places(page)
        page.evaluate("document.documentElement.dir = 'ltr'")
        # The source of the page runs from left to right in every language.
        for view in source(page):
            usual.pop(view)
        assert len(usual) > 5 and usual.keys() <= mirrored.keys()
        for view, (left, right, top, _) in usual.items():
            assert abs(mirrored[view][0] - right) <= 1 and abs(mirrored[view][1] - left) <= 1, (width, view)
            assert abs(mirrored[view][2] - top) <= 1, (width, view)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("title", ["Constraints", "Labels and Fonts", "Buttons", "Drawing", "Tables"])
def test_text_of_twice_the_size_fits_pages_of_every_width(page, title, direction):
    open_example(page, title)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        assert page.locator("main").bounding_box()["width"] >= width / 2, width


def test_lines_are_as_far_apart_as_their_paragraph_says(people):
    page = people(**PHONE)
    open_example(page, "Labels and Fonts")
    labels = page.locator("main p.label:has(> span:only-child)").filter(has_text="A label shows text")
    expect(labels).to_have_count(3)
    frames = {view["id"]: view["frame"] for view in shown_views(page)}
    for label in labels.all():
        box, frame = label.bounding_box(), frames[label.get_attribute("id")]
        assert frame["height"] > 60
        assert abs(box["height"] - frame["height"]) <= 1, (box, frame)
