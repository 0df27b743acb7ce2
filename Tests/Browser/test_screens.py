"""Screens that are arranged as those of apps from iOS are look on a page as they do there."""

import pytest
from conftest import DESKTOP, PHONE, Showcase
from playwright.sync_api import expect


class LayoutApp(Showcase):
    """An app whose screens are arranged as those of apps from iOS are."""

    name = "LayoutApp"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = LayoutApp(tmp_path_factory.mktemp("layout"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def browser_options(app, request):
    return {**request.param, "base_url": app.address, "color_scheme": "light"}


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def either_browser(people, browser_options, request):
    """A page of a browser with scripts, and of one without."""
    return people(**browser_options, java_script_enabled=request.param)


def open_screen(page, title):
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def start(locator):
    return locator.bounding_box()["x"]


def end(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"]


def top(locator):
    return locator.bounding_box()["y"]


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


def text_start(locator):
    """Where the first text in an element begins."""
    return locator.evaluate(
        """element => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect().left;
        }"""
    )


def test_a_screen_that_is_a_scroll_view_begins_below_the_bar(either_browser):
    open_screen(either_browser, "Scrolling Screen")
    first = either_browser.get_by_text("First", exact=True)
    assert abs(top(first) - bottom(either_browser.locator(".bar-row"))) <= 1


def test_the_title_of_a_section_stands_above_the_rows_in_a_part_of_the_screen(page):
    open_screen(page, "Contained Table")
    table, header = page.locator(".table"), page.locator(".section-header")
    assert abs(top(header) - top(table)) <= 1
    assert top(page.locator(".row").first) >= bottom(header) - 1
    table.evaluate("table => table.scrollTo(0, 200)")
    assert abs(top(header) - top(table)) <= 1


def test_the_title_of_a_section_stands_at_the_top_of_a_page_without_bars(page):
    page.goto("/")
    page.get_by_role("button", name="Table without Bars", exact=True).click()
    header = page.get_by_role("heading", name="Section")
    expect(header).to_be_visible()
    assert abs(top(header)) <= 1
    assert top(page.locator(".row").first) >= bottom(header) - 1
    page.evaluate("scrollTo(0, 100)")
    assert abs(top(header)) <= 1


BARS = (".bar-row", ".bar-search", ".section-header", ".tab-bar")


def is_seen(page, selector):
    """Whether the last element of a kind is what is seen in its middle, or where it begins."""
    return page.locator(selector).last.evaluate(
        """element => {
            const box = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2));
        }"""
    )


def test_what_lies_over_a_child_covers_the_bars_of_the_child(page):
    open_screen(page, "Drawer")
    assert all(is_seen(page, bar) for bar in BARS)
    page.get_by_role("button", name="Open Drawer").click()
    expect(page.get_by_text("Panel", exact=True)).to_be_visible()
    assert not any(is_seen(page, bar) for bar in BARS)


def test_what_opens_above_all_covers_what_lies_over_a_child(page):
    open_screen(page, "Drawer")
    page.locator(".menu > summary").click()
    last = page.get_by_role("button", name="Choice 4")
    box = last.bounding_box()
    note = page.get_by_text("Note", exact=True).bounding_box()
    assert note["y"] < box["y"] + box["height"] / 2 < note["y"] + note["height"]
    last.click()
    expect(last).to_be_hidden()
    page.get_by_role("button", name="Ask").click()
    page.get_by_role("alertdialog").get_by_role("button", name="OK").click()
    expect(page.get_by_role("alertdialog")).to_be_hidden()


def test_the_content_of_a_scroll_view_keeps_the_distances_that_constraints_say(page):
    open_screen(page, "Padded Scroll View")
    content, region = page.get_by_text("Content", exact=True), page.locator(".scroll")
    assert abs(start(content) - start(region) - 20) <= 0.5
    assert abs(end(region) - end(content) - 20) <= 0.5
    assert abs(top(content) - bottom(page.locator(".refresh")) - 16) <= 0.5
    assert not page.locator(".scroll.sideways").count()


def test_a_text_view_is_as_high_as_constraints_say(either_browser):
    open_screen(either_browser, "Low Text View")
    low = either_browser.get_by_role("textbox", name="Low")
    assert abs(low.bounding_box()["height"] - 60) <= 1
    assert top(either_browser.get_by_text("Below", exact=True)) >= bottom(low) - 1
    assert either_browser.get_by_role("textbox", name="Usual").bounding_box()["height"] >= 100


def test_a_title_that_the_browser_has_wider_ends_before_what_is_beside_it(page):
    open_screen(page, "Amounts")
    title, amount = page.locator(".row .label").nth(0), page.locator(".row .label").nth(1)
    place = amount.bounding_box()
    title.evaluate("title => title.textContent = 'A text that has no room in its row '.repeat(4)")
    assert title.evaluate("title => title.scrollWidth > title.clientWidth")
    assert end(title) <= start(amount) - 8 + 0.5
    assert amount.bounding_box() == place


def test_rows_begin_alike_beside_the_marks_of_what_is_selected(page):
    open_screen(page, "Selection")
    titles = page.locator(".row .title")
    assert abs(text_start(titles.first) - text_start(titles.last)) <= 0.5
    margin = 16 if page.viewport_size["width"] < 768 else (page.viewport_size["width"] - 672) / 2
    mark = page.locator(".selection-mark > .symbol").first
    assert abs(start(mark) - margin) <= 8


@pytest.mark.parametrize("title", ["Rows with Menus", "Grouped Rows with Menus"])
def test_the_menu_of_a_row_stands_in_the_column_of_the_page(page, title):
    open_screen(page, title)
    without, row = page.locator(".row").first, page.locator(".row").last
    column = end(without.locator(".cell")) - without.locator(".cell").evaluate(
        "cell => parseFloat(getComputedStyle(cell).paddingInlineEnd)"
    )
    menu = row.locator(".item-menu > .symbol")
    assert abs(end(menu) - column) <= 8
    assert end(row.locator(".cell .title")) < start(row.locator(".item-menu"))
    assert start(menu) - end(row.locator(".cell .title")) <= 64


@pytest.mark.parametrize("title", ["Plain Mixed Rows", "Grouped Mixed Rows", "Inset Mixed Rows"])
def test_rows_that_constraints_arrange_begin_and_end_where_others_do(page, title):
    open_screen(page, title)
    placed, usual = page.locator(".row").first, page.locator(".row").last
    assert abs(text_start(placed.locator(".label").first) - text_start(usual.locator(".title"))) <= 0.5
    assert abs(end(placed.locator(".label").last) - end(usual.locator(".detail"))) <= 0.5
    if "Plain" not in title:
        assert abs(text_start(page.locator(".section-header")) - text_start(usual.locator(".title"))) <= 0.5


def test_the_title_of_a_section_of_a_sidebar_stands_below_the_title_of_the_screen(page):
    open_screen(page, "Sidebar")
    header = text_start(page.locator(".section-header"))
    assert abs(header - text_start(page.locator(".bar-large-title"))) <= 0.5
    assert header < start(page.locator(".row .cell-image > .symbol").first)


def test_what_stands_in_front_of_a_list_a_stack_and_the_window_stays_there(either_browser):
    page = either_browser
    open_screen(page, "In Front")
    width, height = page.viewport_size["width"], page.viewport_size["height"]

    def show(name):
        page.locator("summary", has_text="Show").click()
        page.get_by_role("button", name=name, exact=True).click()

    for name in ("Message", "Progress", "Banner"):
        show(name)
    message, progress, banner = (page.get_by_text(text, exact=True) for text in ("Saved", "Loading", "You are offline"))
    for scroll in (0, 300):
        page.mouse.wheel(0, scroll)
        expect(page.get_by_text("Row 10", exact=True)).to_be_in_viewport()
        for view in (message, progress, banner):
            expect(view).to_be_in_viewport(ratio=1)
            box = view.bounding_box()
            assert abs(box["x"] + box["width"] / 2 - width / 2) <= 1
        box = banner.bounding_box()
        assert round(box["width"]) == width - 32 and abs(box["y"] + box["height"] - height + 40) <= 1
        box = progress.locator("xpath=..").bounding_box()
        # Its texts may be a little higher than the server thinks.
        assert round(box["width"]) == 140 and 120 <= round(box["height"]) <= 122
        assert abs(box["y"] + box["height"] / 2 - height / 2) <= 1
    show("Question")
    go_on = page.get_by_role("button", name="Go On")
    box = go_on.locator("xpath=../..").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, width, height)
    go_on.click()
    expect(go_on).to_have_count(0)
    expect(banner).to_be_in_viewport(ratio=1)


def test_what_floats_over_a_list_stays_in_the_window(either_browser):
    page = either_browser
    open_screen(page, "Floating")
    height = page.viewport_size["height"]
    banner, add = page.get_by_text("No connection"), page.get_by_role("button", name="Add")
    places = []
    for scroll in (0, 300, 10_000):
        page.mouse.wheel(0, scroll)
        expect(page.get_by_text("Row 20" if scroll > 300 else "Row 8", exact=True)).to_be_in_viewport()
        places.append([banner.bounding_box(), add.bounding_box()])
    for banner_box, add_box in places:
        assert abs(height - 16 - add_box["y"] - add_box["height"]) <= 1
        assert abs(add_box["y"] - 12 - banner_box["y"] - banner_box["height"]) <= 1
        assert round(add_box["height"]) == 56 and round(banner_box["height"]) == 36
        assert add_box["x"] == places[0][1]["x"]
    add.click()
    expect(page.get_by_text("Added")).to_be_visible()


def labelled(page, name):
    """The element of a view with a name of its own."""
    return page.locator(f"[id][aria-label='{name}']")


def size(locator):
    box = locator.bounding_box()
    return round(box["width"]), round(box["height"])


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_whole(locator):
    """Whether nothing of a text is cut off."""
    return locator.evaluate("element => element.scrollWidth <= element.clientWidth")


@pytest.mark.parametrize("title", ["Masked Table", "Masked Collection"])
def test_what_floats_over_a_list_that_follows_its_screen_stays_in_the_window(either_browser, title):
    page = either_browser
    open_screen(page, title)
    window = page.viewport_size
    add = page.get_by_role("button", name="Add")
    for scroll in (0, 300, 10_000):
        page.mouse.wheel(0, scroll)
        expect(page.get_by_text("Row 30" if scroll > 300 else "Row 8", exact=True)).to_be_in_viewport()
        assert abs(window["height"] - 16 - bottom(add)) <= 1
        assert abs(window["width"] - 20 - end(add)) <= 1
        assert size(add) == (80, 56)
    add.click()
    expect(page.get_by_text("Added")).to_be_visible()


def test_lengths_that_are_parts_of_a_scroll_view_are_so_on_the_page(either_browser):
    page = either_browser
    open_screen(page, "Paging")
    scrolled = page.locator(".paging")
    width = scrolled.bounding_box()["width"]
    for number in (1, 2, 3):
        box = page.get_by_text(f"Page {number}, 0 times").locator("xpath=..").bounding_box()
        assert abs(box["width"] - width) <= 0.5
        assert abs(box["x"] - start(scrolled) - (number - 1) * width) <= 0.5
    left, right = page.get_by_text("Left Column"), page.get_by_text("Right Column")
    assert abs(left.bounding_box()["width"] - 0.8 * width) <= 0.5
    assert abs(start(right) - end(left)) <= 0.5 and size(right)[1] == 80
    for number in (1, 2, 3):
        assert abs(page.get_by_text(f"Part {number}").bounding_box()["width"] - 0.8 * width) <= 0.5


def test_a_page_stays_when_the_pages_are_made_anew(page):
    open_screen(page, "Paging")
    scrolled = page.locator(".paging")
    scrolled.evaluate("element => element.scrollTo({ left: element.clientWidth, behavior: 'instant' })")
    for count in (1, 2):
        page.get_by_role("button", name="Count").click()
        expect(page.get_by_text(f"Page 2, {count} times")).to_be_in_viewport()
        assert abs(start(page.get_by_text(f"Page 2, {count} times").locator("xpath=..")) - start(scrolled)) <= 1


def test_views_in_a_column_have_the_sizes_that_they_state(either_browser):
    page = either_browser
    open_screen(page, "Arranged")
    card, child = labelled(page, "Card"), labelled(page, "Bar of Child")
    assert size(card)[0] == 290 and size(labelled(page, "Bar of Card"))[0] == 274 and size(child)[0] == 290
    rating = labelled(page, "Rating")
    assert top(page.get_by_text("Below Rating")) >= bottom(rating) + 15
    picture = labelled(page, "Picture")
    width, height = size(picture)
    assert width == page.viewport_size["width"] - 40 and abs(height - 0.3 * width) <= 1
    assert size(labelled(page, "Stars")) == (150, 30)
    gauge, icon = labelled(page, "Gauge"), labelled(page, "Icon of Gauge")
    assert size(icon) == (48, 48)
    assert all(abs(one - other) <= 1 for one, other in zip(middle(icon), middle(gauge)))


@pytest.mark.parametrize("text", ["Insets by Drawing", "Insets by Text"])
def test_a_label_keeps_the_room_around_its_text(either_browser, text):
    open_screen(either_browser, "Arranged")
    label = either_browser.get_by_text(text)
    assert abs(text_start(label) - start(label) - 12) <= 0.5
    assert abs(size(label)[1] - 15.5 - 12) <= 1
    assert is_whole(label)


ANSWERS = ("Accept", "Decline", "Tentative", "Postpone")


def test_buttons_of_equal_widths_do_not_break_words(either_browser):
    open_screen(either_browser, "Arranged")
    buttons = [either_browser.get_by_role("button", name=name) for name in ANSWERS]
    assert len({size(button) for button in buttons}) == 1
    for button in buttons:
        title = button.locator(".title")
        assert title.bounding_box()["height"] < 30 and is_whole(title)


def baseline(locator):
    """Where the first line of a text stands."""
    return locator.evaluate(
        """element => {
            const mark = document.createElement("span");
            mark.style.display = "inline-block";
            element.prepend(mark);
            const { bottom } = mark.getBoundingClientRect();
            mark.remove();
            return bottom;
        }"""
    )


@pytest.mark.parametrize(
    "title, one, other",
    [("Arranged", "40", "per month"), ("Composed", "Greenhouse", "40"), ("Composed", "Small", "Large")],
)
def test_texts_of_several_sizes_stand_on_one_line(page, title, one, other):
    open_screen(page, title)
    lines = [baseline(page.get_by_text(text, exact=True)) for text in (one, other)]
    assert abs(lines[0] - lines[1]) <= 1


def test_a_symbol_stands_on_the_line_of_the_text_beside_it(page):
    open_screen(page, "Arranged")
    star, line = labelled(page, "Star"), baseline(page.get_by_text("Favourite"))
    assert top(star) < line < bottom(star)
    assert abs(bottom(star) - line - 0.2 * size(star)[1]) <= 1


def test_views_below_each_other_have_the_sizes_that_constraints_say(either_browser):
    page = either_browser
    open_screen(page, "Composed")
    assert size(labelled(page, "Face")) == (96, 96)
    width = page.viewport_size["width"]
    assert size(labelled(page, "Form"))[0] == min(width - 16, 420)
    assert size(labelled(page, "Rating"))[0] == 120
    assert size(page.get_by_role("button", name="1 Stars"))[0] == 120
    assert top(page.get_by_text("Below Rating")) >= bottom(labelled(page, "Row")) + 15
    for number in (1, 2, 3, 4):
        assert size(labelled(page, f"Card {number}"))[0] == 290
        assert size(labelled(page, f"Stack of Card {number}"))[0] == 258
    for name in ("Framed", "Arranged"):
        material, text = labelled(page, name), page.get_by_text(f"In {name}")
        assert abs(end(material) - 16 - end(text)) <= 1 and abs(bottom(material) - 12 - bottom(text)) <= 1
    material, text = labelled(page, "Fitting"), page.get_by_text("Vibrant")
    assert abs(end(material) - 40 - end(text)) <= 1 and abs(bottom(material) - 40 - bottom(text)) <= 1
    assert abs(top(text) - 40 - top(material)) <= 1


def test_a_picture_over_the_edge_of_a_banner_keeps_its_size(either_browser):
    page = either_browser
    open_screen(page, "Profile")
    face, form = labelled(page, "Face"), labelled(page, "Form")
    assert size(face) == (96, 96)
    assert abs(middle(face)[1] - bottom(labelled(page, "Banner"))) <= 1
    assert size(form)[0] == min(page.viewport_size["width"] - 2 * start(form), 420)
    assert abs(middle(form)[0] - page.viewport_size["width"] / 2) <= 1


def test_a_menu_in_a_material_with_round_corners_is_whole(page):
    open_screen(page, "Profile")
    page.locator("summary", has_text="Options").click()
    for name in ("Copy", "Move", "Delete"):
        item = page.get_by_role("button", name=name)
        x, y = middle(item)
        assert item.evaluate("(item, [x, y]) => item.contains(document.elementFromPoint(x, y))", [x, y])
    assert top(page.get_by_role("button", name="Copy")) >= bottom(page.locator("summary", has_text="Options"))


def test_short_texts_are_whole(either_browser):
    page = either_browser
    open_screen(page, "Short Texts")
    labels = page.locator("main .label.one-line")
    assert labels.count() >= 10
    for index in range(labels.count()):
        assert is_whole(labels.nth(index)), labels.nth(index).text_content()
    avatar = page.get_by_text("AL", exact=True)
    assert abs(middle(avatar)[0] - middle(avatar.locator("xpath=.."))[0]) <= 1
    page.get_by_role("button", name="About").click()
    expect(page.get_by_text("MEASURED ON THE SERVER")).to_be_visible()
    assert is_whole(page.get_by_text("MEASURED ON THE SERVER"))
    open_screen(page, "In Front")
    page.locator("summary", has_text="Show").click()
    page.get_by_role("button", name="Toast", exact=True).click()
    toast = page.get_by_text("ALL SAVED")
    assert is_whole(toast)
    assert abs(middle(toast)[0] - page.viewport_size["width"] / 2) <= 1


@pytest.mark.parametrize("title, text", [("Empty Table", "Nothing here yet"), ("Empty State", "No Messages")])
def test_what_stands_behind_an_empty_list_fills_it(either_browser, title, text):
    open_screen(either_browser, title)
    table, label = either_browser.locator(".table"), either_browser.get_by_text(text)
    content = label if title == "Empty Table" else label.locator("xpath=..")
    assert abs(middle(content)[0] - middle(table)[0]) <= 1
    assert abs(middle(content)[1] - middle(table)[1]) <= 1
    assert bottom(table) >= either_browser.viewport_size["height"] - 1


def test_the_shadow_of_an_item_has_the_corners_of_its_content(page):
    open_screen(page, "Cards")
    tile = page.locator(".tile").first
    assert tile.evaluate("tile => getComputedStyle(tile).borderRadius") == "16px"
    assert "rgb" in tile.evaluate("tile => getComputedStyle(tile).boxShadow")


def test_what_a_row_has_of_its_own_can_be_pressed_beside_the_actions_of_swipes(page):
    def row(name):
        return page.locator(".row", has_text=name)

    open_screen(page, "Rows with Menus")
    row("Row 2").hover()
    row("Row 2").get_by_role("button", name="Actions for Row 2").click()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("heading", name="Opened")).to_be_visible()
    row("Row 3").hover()
    row("Row 3").get_by_role("button", name="Star", exact=True).click()
    expect(page.get_by_role("heading", name="Starred")).to_be_visible()
    if page.viewport_size["width"] < 800:
        return
    for name, own in [("Row 2", ".item-menu"), ("Row 3", "button:has-text('Star')")]:
        row(name).hover()
        flag = row(name).locator(".swipe-actions > button")
        assert start(row(name).locator(own)) + row(name).locator(own).bounding_box()["width"] <= start(flag)
    flag.click()
    expect(page.get_by_role("heading", name="Flagged")).to_be_visible()


def test_paragraphs_are_set_each_as_its_style_says(page):
    open_screen(page, "Paragraphs")
    lines = page.evaluate(
        """() => [...document.querySelectorAll("main .label .paragraph")].map(paragraph => {
            const range = document.createRange(), box = paragraph.parentElement.getBoundingClientRect();
            range.selectNodeContents(paragraph);
            const lines = Object.values(Object.groupBy(range.getClientRects(), part => Math.round(part.top)));
            return lines.map(parts => [
                Math.min(...parts.map(part => part.left - box.left)), Math.min(...parts.map(part => box.right - part.right))]);
        })"""
    )
    title, first, second, place = lines
    assert abs(title[0][0] - title[0][1]) < 2, "The title stands in the middle."
    for item in (first, second):
        assert abs(item[0][0]) < 1, "The first line begins at the edge."
        assert all(abs(left - 20) < 1 for left, _ in item[1:]), "The others are set in."
    assert len(first) > 1 or page.viewport_size["width"] > 600
    assert abs(place[0][1]) < 1 and place[0][0] > 100, "The place stands at the right."


def test_a_text_that_takes_taps_has_its_own_look(page):
    open_screen(page, "Paragraphs")
    text = page.get_by_text("Ask about the terms")
    assert "underline" in text.evaluate("text => getComputedStyle(text).textDecorationLine")
    page.get_by_role("button", name="Ask about the terms").click()
    expect(page.get_by_role("heading", name="Asked")).to_be_visible()


@pytest.mark.parametrize("title", ["Titled Sections", "Plain Titled Sections"])
def test_the_title_of_a_section_has_two_texts_and_an_image(either_browser, title):
    page = either_browser
    open_screen(page, title)
    headers = page.locator(".section-header")
    assert headers.count() == 3
    for index in range(3):
        first, second = headers.nth(index).locator(".title"), headers.nth(index).locator(".detail")
        expect(first).to_have_text(f"Section {index + 1}")
        assert top(second) >= bottom(first) - 1
        assert abs(text_start(second) - text_start(first)) <= 1
        images = headers.nth(index).locator("svg")
        assert images.count() == (0 if index == 0 else 1)
        if index > 0:
            assert end(images) <= text_start(first)
            assert abs(middle(images)[1] - middle(headers.nth(index).locator(".cell-text"))[1]) <= 1
    itself = page.locator(".list-content")
    expect(itself.get_by_text("By Itself")).to_be_visible()
    assert end(itself.locator("svg")) <= text_start(itself.get_by_text("By Itself"))
    assert itself.bounding_box()["height"] >= 44


def test_images_stand_in_lines_of_text(either_browser):
    page = either_browser
    open_screen(page, "Text Images")

    def image(name):
        return page.get_by_role("img", name=f"{name} image", exact=True)

    def base_line(name):
        """Where the base line of a label is."""
        return page.locator(".label", has_text=name).evaluate(
            """label => {
                const mark = document.createElement("span");
                mark.style.cssText = "display: inline-block; inline-size: 1px; block-size: 1px";
                label.append(mark);
                const place = mark.getBoundingClientRect().bottom;
                mark.remove();
                return place;
            }"""
        )

    for name, size in [("Symbol", 30), ("Small", 13), ("Red", 17)]:
        box = image(name).bounding_box()
        assert abs(box["height"] - size * 1.18) <= 1
        assert abs(middle(image(name))[1] - (base_line(name) - 0.35 * size)) <= 1
    assert abs(image("Drawn").bounding_box()["height"] - 20) <= 1
    assert abs(bottom(image("Drawn")) - base_line("Drawn")) <= 1
    low = image("Low").bounding_box()
    assert abs(low["width"] - 30) <= 1 and abs(low["height"] - 12) <= 1
    assert abs(bottom(image("Low")) - base_line("Low") - 6) <= 1
    red, plain = (image(name).evaluate("image => getComputedStyle(image).color") for name in ("Red", "Small"))
    assert red != plain
    expect(page.get_by_role("button", name="Buy")).to_be_visible()
    assert page.get_by_role("button", name="Buy").locator("svg").count() == 1
