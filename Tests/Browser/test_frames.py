"""The views of every page of the catalog stand on the page where the server has them, but for causes that are known."""

import pytest
from test_catalog import PAGES, open_example
from test_layout import described_views, is_elsewhere

# How far the browser may be off, in points: its texts are a few per cent wider or narrower, and a point higher in each
# line; its controls are high enough for a finger. Text whose lines break elsewhere has a line more or less.
ACROSS = 8
LINE = 3
CONTROL = 12
BROKEN_LINE = 28

# Where more differs, and why: pages (all where None), types, the beginnings of labels (any where None), what differs.
CAUSES = [
    (["Buttons"], ["UIButton"], ("Medium", "Large"), {"x", "y", "width", "height"},
     "a button is at least as wide as a finger, which moves those beside it, and a row of buttons breaks on a narrow page"),
    (["Text Fields"], ["UIButton"], ("Add Ten",), {"x"}, "the browser places what stands within a field"),
    (["Refresh Controls"], ["UILabel"], None, {"x", "y", "width", "height"},
     "rows without constraints give their text the whole row on the page"),
    (["Frames"], ["UILabel", "WKWebView", "UIView"], ("Source", ""), {"y"}, "the text above breaks elsewhere on a narrow page"),
    (["Drawing"], ["UIImageView"], ("Badge",), {"height"}, "a drawing that is stretched to a side keeps its proportions"),
    (None, ["UITextView"], None, {"height"}, "a text view has room for some lines before anything is typed"),
    (None, ["UISlider", "UIPageControl"], None, {"height"}, "a finger needs 44 points"),
    (None, ["UIPickerView", "PickerComponent"], None, {"height"}, "the browser's list shows five rows"),
]  # fmt: skip

# Where views are; a field is within what its pictures and buttons stand in.
BOXES = """identifiers => Object.fromEntries(identifiers
    .map(identifier => [identifier, document.querySelector(`main #${identifier}`)])
    .filter(([, element]) => element)
    .map(([identifier, element]) => {
        const outer = element.matches(".field") && element.closest(".field-group") || element;
        const box = outer.getBoundingClientRect();
        return [identifier, { x: box.x, y: box.y, width: box.width, height: box.height }];
    }))"""


def shown_views(page):
    """The views of the page's content, as the server describes them, each with its place in the browser."""
    scene = page.locator("form#segue").get_attribute("action")
    state = page.request.get(scene, headers={"Accept": "application/json"}).json()
    views = list(described_views(state))
    boxes = page.evaluate(BOXES, [view["id"] for view in views])
    return [(view, boxes[view["id"]]) for view in views if view["id"] in boxes]


def explained(title, view):
    """What of a view may differ, by the causes that are known."""
    explained = set()
    for pages, types, labels, differences, _ in CAUSES:
        if pages and title not in pages or view["type"] not in types:
            continue
        if not labels or view.get("label", "").startswith(labels):
            explained |= differences
    return explained


def differences(view, box, shift):
    """What of a view's place across the page and of its size differs by more than it may."""
    frame = view["frame"]
    height = box["height"] - frame["height"]
    is_text = view["type"] == "UILabel"
    below, above = (-LINE, LINE) if is_text else (-1, CONTROL)
    if is_text:
        below, above = min(below, -frame["height"] * 0.12), max(above, frame["height"] * 0.12)
    # Only what has several lines, or a title that is nearly as wide as its button, can break elsewhere.
    if is_text and frame["height"] > 30:
        below, above = min(below, -BROKEN_LINE), max(above, BROKEN_LINE)
    if view["type"] == "UIButton":
        above = BROKEN_LINE
    found = set()
    if view["type"] == "UIImageView":
        # A picture that keeps its proportions stands in the middle of the room that its view has.
        middle = box["x"] - shift + box["width"] / 2
        if abs(middle - frame["x"] - frame["width"] / 2) > ACROSS:
            found.add("x")
        if box["height"] - frame["height"] > CONTROL:
            found.add("height")
        return found
    if abs(box["x"] - shift - frame["x"]) > ACROSS:
        found.add("x")
    if abs(box["width"] - frame["width"]) > ACROSS:
        found.add("width")
    if not below <= height <= above:
        found.add("height")
    return found


def unexplained(title, views):
    """The views that are elsewhere or of another size on the page, without a cause that is known, as texts."""
    # The server knows of no scroll bar, nor where the bars of the page put its content.
    first = next(pair for pair in views if pair[0]["type"] != "UIImageView")
    shift = first[1]["x"] - first[0]["frame"]["x"]
    down = first[1]["y"] - first[0]["frame"]["y"]
    found = []
    for view, box in views:
        left = differences(view, box, shift)
        if view["type"] != "UIImageView" and is_elsewhere(view, box, views, down):
            left.add("y")
        left -= explained(title, view)
        if left:
            found.append(f"{view['type']} “{view.get('label', '')[:30]}” {sorted(left)}: {box} for {view['frame']}")
    found += [
        f"“{upper[0].get('label', '')[:30]}” is not above “{lower[0].get('label', '')[:30]}”"
        for upper in views
        for lower in views
        if lower[0]["frame"]["y"] >= upper[0]["frame"]["y"] + upper[0]["frame"]["height"] + ACROSS
        and lower[1]["y"] <= upper[1]["y"]
    ]
    return found


@pytest.mark.parametrize("width", [320, 768, 1440])
@pytest.mark.parametrize("title", PAGES)
def test_views_of_the_catalog_are_as_the_server_has_them(visitor, title, width):
    # The browser tells how wide it is once the server asked.
    page = visitor(viewport={"width": width, "height": 900})
    open_example(page, title)
    views = shown_views(page)
    assert views
    assert not unexplained(title, views)
