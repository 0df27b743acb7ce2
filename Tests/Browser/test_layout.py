"""Views that constraints place stand on the page where the server has them, and fit pages of other widths."""

import pytest
from conftest import PHONE
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


def compare(page, least=10):
    """Checks the views of a page, whose screen may begin elsewhere than the server's, from the first view on."""
    scene = page.locator("form#segue").get_attribute("action")
    state = page.request.get(scene, headers={"Accept": "application/json"}).json()
    views = [view for view in described_views(state) if page.locator(f"main #{view['id']}").count()]
    assert len(views) > least
    first = next(view for view in views if view["type"] != "UIImageView")
    shift = page.locator(f"#{first['id']}").bounding_box()["x"] - first["frame"]["x"]
    for view in views:
        box, frame = page.locator(f"#{view['id']}").bounding_box(), view["frame"]
        where = f"{view['type']} “{view.get('label', '')[:30]}”: {box} for {frame}"
        if view["type"] == "UIImageView":
            # A picture that keeps its proportions stands in the middle of the room that its view has.
            middle = box["x"] - shift + box["width"] / 2
            assert abs(middle - frame["x"] - frame["width"] / 2) <= ACROSS, where
            continue
        assert abs(box["x"] - shift - frame["x"]) <= ACROSS, where
        assert abs(box["width"] - frame["width"]) <= ACROSS, where
        if view["type"] == "UILabel":
            assert abs(box["height"] - frame["height"]) <= max(LINE, frame["height"] * 0.12), where
        else:
            assert -1 <= box["height"] - frame["height"] <= CONTROL, where
    tops = [page.locator(f"#{view['id']}").bounding_box()["y"] for view in views if view["type"] == "UILabel"]
    frames = [view["frame"]["y"] for view in views if view["type"] == "UILabel"]
    order = sorted(range(len(tops)), key=lambda index: frames[index])
    for upper, lower in zip(order, order[1:]):
        assert frames[lower] - frames[upper] < 8 or tops[lower] > tops[upper]


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
    [{"viewport": {"width": 320, "height": 900}}, PHONE, {"viewport": {"width": 600, "height": 900}}],
    ids=["small", "phone", "wide"],
)
def test_views_of_storyboards_stand_where_the_server_has_them(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Monstera").first.click()
    expect(page.get_by_role("button", name="Give Away")).to_be_visible()
    compare(page, least=4)


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
