"""Pages look right: nothing is clipped, covered or out of line, whatever the size of the text and the kind of screen."""

import re

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_catalog import open_example

SMALL = {"viewport": {"width": 320, "height": 568}}
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"

# The elements that reach over the right edge of the window, but for what can be scrolled to.
BEYOND = """() => [...document.querySelectorAll("main *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.right > innerWidth && !element.closest(".sideways, .scrolling, .visually-hidden");
}).map((element) => `${element.tagName} #${element.id}`)"""


def right(locator):
    """The right edge of an element."""
    box = locator.bounding_box()
    return box["x"] + box["width"]


def is_whole(locator):
    """Whether a text that would end in an ellipsis is shown as a whole."""
    return locator.evaluate("element => element.scrollWidth <= element.clientWidth")


# Large text


@pytest.mark.parametrize("browser_options", [SMALL])
def test_bars_have_room_for_their_titles_where_text_is_large(page):
    for title in ("Text Fields", "Date Pickers", "Menus"):
        open_example(page, title)
        page.evaluate(LARGE_TEXT)
        assert is_whole(page.locator(".bar-title")), title
    for tab in page.locator(".tab-bar .tab").all():
        label = tab.locator("> span").first
        assert is_whole(label), label.inner_text()
        bottom = label.bounding_box()["y"] + label.bounding_box()["height"]
        assert bottom <= page.viewport_size["height"], label.inner_text()
    open_example(page, "Navigation")
    page.evaluate(LARGE_TEXT)
    assert page.locator(".bar-title").bounding_box()["width"] > 40


@pytest.mark.parametrize("browser_options", [SMALL])
@pytest.mark.parametrize("title", ["Date Pickers", "Symbols and Images", "Keyboards of an App", "Toolbars", "Steppers"])
def test_controls_stay_on_a_narrow_page_where_text_is_large(page, title):
    open_example(page, title)
    page.evaluate(LARGE_TEXT)
    assert page.evaluate(BEYOND) == []


@pytest.mark.parametrize("browser_options", [SMALL])
def test_a_control_stands_below_its_label_where_text_is_large(page):
    open_example(page, "Steppers")
    page.evaluate(LARGE_TEXT)
    guests = page.get_by_text("Guests: 0")
    assert is_whole(guests)
    assert page.locator(".stepper").first.bounding_box()["y"] >= guests.bounding_box()["y"] + guests.bounding_box()["height"]
    open_example(page, "Constraints")
    page.evaluate(LARGE_TEXT)
    field = page.get_by_label("Town of birth")
    label = page.locator(f"label[for={field.get_attribute('id')}]")
    assert field.bounding_box()["y"] >= label.bounding_box()["y"] + label.bounding_box()["height"]
    lines = label.evaluate("label => label.clientHeight / parseFloat(getComputedStyle(label).lineHeight)")
    assert round(lines) == 1


@pytest.mark.parametrize("browser_options", [SMALL])
def test_the_keys_of_a_keyboard_stay_in_their_rows(page):
    open_example(page, "Keyboards of an App")
    page.evaluate(LARGE_TEXT)
    tops = {page.get_by_role("button", name=key, exact=True).bounding_box()["y"] for key in "123"}
    assert len(tops) == 1


# Unusual content

LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"


@pytest.mark.parametrize("browser_options", [PHONE])
def test_a_long_word_breaks_within_a_button_and_a_heading(page):
    open_example(page, "Buttons")
    title = page.locator("main .button > .title").first
    title.evaluate("(title, word) => title.textContent = word", LONG_WORD)
    button = title.locator("..")
    assert title.bounding_box()["width"] <= button.bounding_box()["width"]
    page.goto("/")
    header = page.locator(".section-header").first
    header.evaluate("(header, word) => header.textContent = word", LONG_WORD)
    assert is_whole(header)


@pytest.mark.parametrize("browser_options", [PHONE])
def test_every_button_of_a_crowded_bar_is_in_sight(page):
    open_example(page, "Navigation")
    page.evaluate(
        """() => {
            const trailing = document.querySelector(".bar-trailing");
            for (const name of ["trailing", "trailing", "trailing", "leading", "leading", "leading"]) {
                document.querySelector(`.bar-${name}`).append(trailing.firstElementChild.cloneNode(true));
            }
        }"""
    )
    boxes = [button.bounding_box() for button in page.locator(".bar-row .bar-button").all()]
    assert len(boxes) == 9
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert page.locator(".bar-title").bounding_box()["width"] > 50


@pytest.mark.parametrize("browser_options", [PHONE])
def test_a_field_leaves_its_label_the_room_that_it_needs(page):
    open_example(page, "Steppers")
    page.evaluate(
        """() => document.querySelector("main .stepper").outerHTML =
            '<div class="stack horizontal fill"><label class="label one-line" id="beside">Field 1</label>'
            + '<input class="field rounded" aria-label="Field" autocomplete="off"></div>'"""
    )
    assert is_whole(page.locator("#beside"))


@pytest.mark.parametrize("browser_options", [{"viewport": {"width": 390, "height": 210}}])
def test_the_actions_of_an_alert_stay_in_sight_where_its_text_is_too_long(page):
    open_example(page, "Alerts")
    page.get_by_role("button", name="Sign In").click()
    alert = page.get_by_role("alertdialog")
    for name in ("Cancel", "Sign In"):
        box = alert.get_by_role("button", name=name).bounding_box()
        assert box["y"] + box["height"] <= 210
    assert alert.locator(".alert-text").evaluate("text => text.scrollHeight > text.clientHeight")


# Scroll views and tables


def test_a_scroll_view_with_a_height_scrolls_what_it_has_no_room_for(page):
    open_example(page, "Scroll Views")
    region = page.locator("main .scroll").first
    assert region.evaluate("region => region.scrollHeight > region.clientHeight")
    expect(region).to_have_css("overflow-y", "auto")
    expect(region).to_have_attribute("tabindex", "0")
    heading = page.get_by_role("heading", name="Horizontal")
    assert heading.evaluate(
        """heading => {
            const box = heading.getBoundingClientRect();
            return document.elementFromPoint(box.left + 20, box.top + box.height / 2) === heading;
        }"""
    )


@pytest.mark.parametrize("browser_options", [{"viewport": {"width": 1440, "height": 900}}])
@pytest.mark.parametrize("style", ["Plain", "Grouped", "Inset Grouped"])
def test_what_belongs_to_a_row_stands_in_the_column_of_the_page(page, style):
    open_example(page, "Tables")
    page.get_by_role("button", name=style, exact=True).click()
    edit = page.get_by_role("button", name="Edit")
    end = right(edit)
    row = page.locator(".row").first
    assert abs(right(row.locator(".accessory-button > .symbol")) - end) <= 24
    row.hover()
    assert abs(right(row.locator(".swipe-actions > button")) - end) <= 24
    edit.click()
    row = page.locator(".row").first
    expect(row.locator(".reorder")).to_be_visible()
    controls = row.locator(".reorder > *:visible")
    assert abs(right(controls.last) - end) <= 24


@pytest.mark.parametrize("browser_options", [DESKTOP])
def test_the_bar_over_a_grid_is_as_wide_as_the_grid(page):
    open_example(page, "Collections")
    page.get_by_role("button", name="Grid").click()
    tile = page.locator(".tile").first
    expect(tile).to_be_visible()
    assert abs(page.locator(".bar-button.back").bounding_box()["x"] - tile.bounding_box()["x"]) <= 16


def test_what_stands_for_missing_notes_is_in_the_middle(page):
    page.goto("/")
    page.get_by_role("button", name="Notes").click()
    box = page.get_by_role("heading", name="No Notes").bounding_box()
    height = page.viewport_size["height"]
    assert height * 0.35 < box["y"] < height * 0.65


# Kinds of screens


def test_every_property_that_the_style_sheet_uses_is_declared(page):
    page.goto("/")
    address = page.locator("link[rel=stylesheet]").first.get_attribute("href")
    text = page.request.get(address).text()
    declared = set(re.findall(r"(--[\w-]+)\s*:", text))
    assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= declared


@pytest.mark.parametrize("browser_options", [{**PHONE, "forced_colors": "active"}])
def test_marks_are_seen_where_the_person_chooses_the_colours(page):
    background = "(element, pseudo) => getComputedStyle(element, pseudo || undefined).backgroundColor"
    page.goto("/")
    canvas = page.locator("main").evaluate("main => getComputedStyle(main).backgroundColor")
    chevron = page.locator(".cell.disclosure").first
    assert chevron.evaluate(background, "::after") != canvas
    open_example(page, "Page Controls")
    expect(page.locator(".page-control > button").first).not_to_have_css("background-image", "none")
    open_example(page, "Menus")
    page.get_by_text("Medium").first.click()
    assert page.locator(".menu-item[aria-pressed=true]").evaluate(background, "::before") != canvas
    expect(page.locator(".menu-items:visible")).to_have_css("border-top-width", "1px")


@pytest.mark.parametrize("browser_options", [{**PHONE, "forced_colors": "active"}])
def test_what_can_be_used_has_an_edge_where_the_person_chooses_the_colours(page):
    for title, selector in [
        ("Gestures", "button.tap-area"),
        ("Touches", ".tap-area.drags"),
        ("Text Views", "textarea.text-view"),
        ("Search Bars", ".field-group.search"),
        ("Text Fields", ".field.rounded"),
        ("Keyboard Shortcuts", ".shortcuts-button"),
    ]:
        open_example(page, title)
        edge = page.locator(selector).first
        expect(edge).to_have_css("border-top-width", "1px")
        expect(edge).to_have_css("border-top-style", "solid")


@pytest.mark.parametrize("browser_options", [{**PHONE, "color_scheme": "dark"}])
def test_a_page_is_printed_without_bars_and_in_light_colours(page):
    open_example(page, "Buttons")
    page.emulate_media(media="print")
    expect(page.locator(".tab-bar")).to_be_hidden()
    expect(page.get_by_role("heading", name="Buttons")).to_be_visible()
    expect(page.get_by_role("heading", name="Configurations")).to_have_css("color", "rgb(0, 0, 0)")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_bar_shows_its_title_once_the_large_one_has_gone(people, motion):
    page = people(**PHONE, reduced_motion=motion)
    page.goto("/")
    row = page.locator(".bar-row")
    expect(row).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(row.locator(".bar-title")).to_have_css("opacity", "0")
    page.evaluate("scrollTo(0, 400)")
    expect(row).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(row.locator(".bar-title")).to_have_css("opacity", "1")
    expect(row.locator(".bar-title")).to_be_visible()


def test_the_button_that_chooses_a_file_looks_like_one(page):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Open a Text File").click()
    field = page.locator("input[type=file]").first
    expect(field).to_be_visible()
    look = field.evaluate(
        "field => { const style = getComputedStyle(field, '::file-selector-button');"
        " return [style.backgroundColor, style.color, getComputedStyle(field).color]; }"
    )
    assert look[0] != "rgba(0, 0, 0, 0)"
    assert look[1] != look[2]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_each_text_runs_in_the_direction_of_its_own_language(page, direction):
    open_example(page, "Labels and Fonts")
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    label = page.get_by_text("A label shows text.").first
    places = label.evaluate(
        """label => ["Hello!", "\\u0645\\u0631\\u062d\\u0628\\u0627!"].map((text) => {
            label.textContent = text;
            const range = document.createRange();
            const [word, mark] = [[0, 1], [text.length - 1, text.length]].map(([start, end]) => {
                range.setStart(label.firstChild, start);
                range.setEnd(label.firstChild, end);
                return range.getBoundingClientRect();
            });
            const box = label.getBoundingClientRect();
            return {
                runsToTheRight: mark.left > word.left,
                beginsAtTheLeft: Math.min(word.left, mark.left) - box.left < 4,
            };
        })"""
    )
    assert [place["runsToTheRight"] for place in places] == [True, False]
    assert [place["beginsAtTheLeft"] for place in places] == [direction == "ltr"] * 2


@pytest.mark.parametrize("title, words", [("Text Views", "textarea"), ("Missing Content", ".empty-state > .detail")])
def test_a_sentence_ends_with_its_full_stop_on_a_page_of_another_direction(page, title, words):
    open_example(page, title)
    page.evaluate("document.documentElement.dir = 'rtl'")
    expect(page.locator(words).first).to_have_css("unicode-bidi", "plaintext")


@pytest.mark.parametrize("browser_options", [PHONE])
def test_what_is_drawn_stays_in_place_on_a_page_from_right_to_left(page):
    open_example(page, "Drawing")
    text = page.locator(".drawing text").first
    place = "text => text.getBoundingClientRect().left - text.closest('.drawing').getBoundingClientRect().left"
    usual = text.evaluate(place)
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert abs(text.evaluate(place) - usual) < 1


@pytest.mark.parametrize("browser_options", [PHONE])
def test_a_program_begins_where_its_lines_do_on_a_page_from_right_to_left(page):
    open_example(page, "Steppers")
    page.evaluate("document.documentElement.dir = 'rtl'")
    listing = page.get_by_role("group", name="Source")
    assert listing.evaluate("list => list.querySelector('.label').getBoundingClientRect().left - list.getBoundingClientRect().left") >= 0


@pytest.mark.parametrize("browser_options", [SMALL])
def test_a_menu_stays_on_a_narrow_page_where_text_is_large(page):
    open_example(page, "Menus")
    page.evaluate(LARGE_TEXT)
    page.get_by_text("Medium").first.click()
    box = page.locator(".menu-items:visible").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]


@pytest.mark.parametrize("browser_options", [SMALL])
def test_the_word_of_a_button_beside_a_search_is_not_broken(page):
    open_example(page, "Search Bars")
    page.evaluate(LARGE_TEXT)
    title = page.locator(".search-bar .button > .title").first
    assert title.evaluate("title => title.getClientRects().length") == 1
    assert title.evaluate("title => title.offsetHeight < 2 * parseFloat(getComputedStyle(title).fontSize)")


@pytest.mark.parametrize("browser_options", [PHONE])
def test_what_can_be_unfolded_points_the_way_the_text_runs(page):
    open_example(page, "Collections")
    page.get_by_role("button", name="List with Outline").click()
    folded = page.locator(".cell.outline", has_text="Africa")
    expect(folded).to_be_visible()
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert folded.evaluate("cell => getComputedStyle(cell, '::after').scale") == "-1 1"


# Searches


@pytest.mark.parametrize("browser_options", [PHONE, SMALL])
def test_the_field_of_a_search_takes_the_width_of_its_bar(page):
    open_example(page, "Search Bars")
    bar = page.locator(".search-bar:not(:has(.button))").first
    assert bar.locator(".field-group").bounding_box()["width"] == bar.bounding_box()["width"] - 16


# Loading

TITLES = {"Ten Thousand Rows": "Numbers"}

# How far what was in sight moved, as the Layout Instability API has it. Nothing is left out as what a person did: on a page
# that has just been loaded nobody did anything, and phones count the window that takes its size as that.
SHIFTS = """() => new Promise((resolve) => {
    const shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.value);
    }).observe({type: "layout-shift", buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
})"""


@pytest.mark.parametrize(
    "browser_options", [{**size, "java_script_enabled": True} for size in (PHONE, DESKTOP)], ids=["phone", "desktop"]
)
def test_nothing_moves_while_a_page_loads(page):
    def shifts():
        page.wait_for_load_state()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        return page.evaluate(SHIFTS)

    def assert_still(*way):
        # Where a page arrives in pieces, what shares a line, as tabs do, may draw together: a tenth of what is thought good.
        assert sum(shifts()) < 0.01, way

    for way in ([], ["Symbols and Images"], ["Tables", "Ten Thousand Rows"], ["Collections", "Grid"], ["Notes"]):
        page.goto("/")
        assert_still()
        for name in way:
            page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES.get(way[-1], way[-1]) if way else "Catalog")
        page.reload()
        assert_still(*way)
    page.evaluate("document.querySelector('main').style.marginTop = '200px'")
    assert sum(shifts()) > 0.01


@pytest.mark.parametrize("browser_options", [DESKTOP])
def test_what_a_page_shows_stays_in_place_when_its_tabs_arrive(page):
    page.goto("/")
    place = page.locator(".tab-content").bounding_box()
    page.locator(".tab-bar").evaluate("bar => bar.remove()")
    assert page.locator(".tab-content").bounding_box()["x"] == place["x"]
