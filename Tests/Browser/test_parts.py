"""An app with a container of its own around its screens, and with parts of its own on them."""

import pytest
from conftest import DESKTOP, PHONE, Showcase
from playwright.sync_api import expect
from test_live import settle

SCRIPTS = [True, False]


class PartsApp(Showcase):
    """An app with a container of its own around its screens, and with parts of its own on them."""

    name = "PartsApp"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = PartsApp(tmp_path_factory.mktemp("parts"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def size(request):
    return request.param


@pytest.fixture
def open_screen(people, app, size):
    """Opens one of the app's screens in a browser with scripts or without."""

    def open_screen(name, scripts=True):
        page = people(**size, base_url=app.address, java_script_enabled=scripts, color_scheme="light")
        page.goto("/")
        choose(page, name)
        return page

    return open_screen


def choose(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_back_leads_through_screens_in_a_container_of_the_app(open_screen):
    page = open_screen("Screen 20")
    page.wait_for_function("() => history.state.depth === 1")
    # Another screen begins at its top, also where the container around it stays.
    assert page.evaluate("scrollY") == 0
    page.go_back()
    expect(page.get_by_role("heading", name="Parts", level=1)).to_be_visible()
    expect(page.get_by_text("This is Screen 20.")).to_have_count(0)
    choose(page, "Screen 2")
    page.get_by_role("button", name="Parts", exact=True).click()
    expect(page.get_by_role("heading", name="Parts", level=1)).to_be_visible()
    page.wait_for_function("() => history.state.depth === 0")


def test_back_presses_no_button_that_does_not_show(people, app):
    page = people(**DESKTOP, base_url=app.address)
    page.goto("/")
    page.get_by_role("button", name="Columns", exact=True).click()
    expect(page.get_by_role("heading", name="Choices")).to_be_visible()
    before = page.evaluate("history.length")
    for name in ("Choice 2", "Choice 3"):
        choose(page, name)
    settle(page)
    # Beside the list nothing leads back, so the page has no step of its own.
    assert page.evaluate("history.length") == before
    expect(page.get_by_role("button", name="Choices", exact=True)).to_be_hidden()


def test_back_leads_to_the_list_where_one_column_shows(people, app):
    page = people(**PHONE, base_url=app.address)
    page.goto("/")
    page.get_by_role("button", name="Columns", exact=True).click()
    list = page.get_by_role("heading", name="Choices", level=1)
    expect(list).to_be_visible()
    choose(page, "Choice 2")
    # What shows and hides the list has nothing to do there.
    expect(page.get_by_role("button", name="Sidebar")).to_have_count(0)
    page.go_back()
    expect(list).to_be_visible()


def test_a_page_without_scripts_has_no_button_for_the_list_where_one_column_shows(people, app, size):
    page = people(**size, base_url=app.address, java_script_enabled=False)
    page.goto("/")
    page.get_by_role("button", name="Columns", exact=True).click()
    button = page.get_by_role("button", name="Sidebar", exact=True)
    if size is PHONE:
        expect(button.filter(visible=True)).to_have_count(0)
    else:
        expect(button).to_be_visible()


def test_a_tab_that_is_chosen_is_seen_from_its_top(people, app):
    page = people(**PHONE, base_url=app.address, java_script_enabled=False)
    page.goto("/")
    page.get_by_role("button", name="Tabs", exact=True).click()
    for name in ("Second", "First"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight + 100")
        assert page.evaluate("scrollY") == 0


def test_a_bar_rests_on_a_page_that_does_not_scroll(people, app):
    page = people(**PHONE, base_url=app.address)
    page.goto("/")
    settle(page)
    look = "() => getComputedStyle(document.querySelector('.bar-row')).backgroundColor"
    resting = page.evaluate(look)
    page.evaluate("scrollTo(0, 60)")
    page.wait_for_function(f"resting => ({look})() !== resting", arg=resting)
    choose(page, "Screen 2")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.wait_for_function(f"resting => ({look})() === resting", arg=resting)
    page.go_back()
    expect(page.get_by_role("heading", name="Parts", level=1)).to_be_visible()
    page.wait_for_function(f"resting => ({look})() !== resting", arg=resting)


def test_an_adjustable_control_is_pressed_where_it_is_drawn(open_screen):
    page = open_screen("Stars")
    stars = page.get_by_role("group", name="Rating")
    for count in (4, 5, 1, 5):
        stars.click(position={"x": count * 40 - 20, "y": 20})
        expect(stars.get_by_role("status")).to_have_text(f"{count} stars")
    settle(page)
    # By keyboard it goes down and up as before, and what does that covers little of it.
    less = stars.get_by_role("button", name="Decrement")
    less.focus()
    expect(page.locator(".steps")).to_have_css("opacity", "1")
    box, steps = stars.bounding_box(), page.locator(".steps").bounding_box()
    assert steps["y"] > box["y"] + box["height"] * 0.75
    less.press("Enter")
    expect(stars.get_by_role("status")).to_have_text("4 stars")


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_a_menu_opens_where_there_is_room(open_screen, scripts):
    page = open_screen("Low Menu", scripts)
    button = page.locator("summary", has_text="Add")
    button.click()
    top = button.bounding_box()["y"]
    for name in ("Picture", "Place", "File"):
        entry = page.get_by_role("button", name=name, exact=True)
        expect(entry).to_be_in_viewport(ratio=1)
        box = entry.bounding_box()
        assert box["y"] + box["height"] <= top
    page.get_by_role("button", name="Place", exact=True).click()
    expect(page.get_by_role("heading", name="Low Menu", level=1)).to_be_visible()


def test_a_menu_that_opens_below_the_window_is_scrolled_to(open_screen):
    page = open_screen("Low Menu")
    page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /gestures/.test(entry.name))")
    page.wait_for_load_state("networkidle")
    # As in a browser that cannot have it open elsewhere.
    page.evaluate("""() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".menu-items { position: absolute !important; position-area: none !important; top: 100% !important; }");
        document.adoptedStyleSheets.push(sheet);
    }""")
    page.locator("summary", has_text="Add").click()
    for name in ("Picture", "Place", "File"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_a_slider_with_images_fits_into_its_row(open_screen, scripts):
    page = open_screen("Accessories", scripts)
    row = page.locator(".row").first.bounding_box()
    parts = [page.get_by_role("slider"), page.locator(".slider-row > .symbol").last]
    if not scripts:
        parts.append(page.get_by_role("button", name="Apply"))
    for part in parts:
        box = part.bounding_box()
        assert box["x"] >= row["x"] and box["x"] + box["width"] <= row["x"] + row["width"]
        assert box["y"] >= row["y"] and box["y"] + box["height"] <= row["y"] + row["height"]


def test_symbols_in_rows_have_their_sizes(open_screen):
    page = open_screen("Accessories")
    usual, larger, largest = (
        page.locator(".row").nth(index).locator(".cell-image > .symbol").bounding_box()["height"] for index in (1, 2, 3))
    assert usual < 30 < larger < 45 < largest


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_the_button_of_a_menu_leaves_the_text_of_an_item_readable(open_screen, size, scripts):
    page = open_screen("Bubbles", scripts)
    tile = page.locator(".tile").first
    menu = tile.locator(".item-menu")
    if not scripts:
        shown, text = menu.locator(".symbol").bounding_box(), tile.locator(".cell .title").bounding_box()
        # What shows of the button stands above the letters or beside them.
        words = tile.locator(".cell .title").evaluate(
            "e => { const range = new Range(); range.selectNodeContents(e); return range.getBoundingClientRect().right }")
        assert shown["x"] >= words or shown["y"] + shown["height"] <= text["y"] + 4
        return
    expect(menu).to_have_css("opacity", "0")
    tile.get_by_role("button", name="Hello", exact=True).focus()
    page.keyboard.press("Tab")
    expect(menu).to_be_focused()
    expect(menu).to_have_css("opacity", "1")
    menu.press("Enter")
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    page.keyboard.press("Escape")
    if size is DESKTOP:
        page.get_by_role("heading", name="Bubbles").click()
        expect(menu).to_have_css("opacity", "0")
        tile.hover()
        expect(menu).to_have_css("opacity", "1")


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_items_keep_their_sizes_where_the_app_changes_its_colours(open_screen, scripts):
    page = open_screen("Bubbles", scripts)
    tile = page.locator(".tile").first
    before = tile.bounding_box()
    assert round(before["width"]) == 90
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_css("background-color", "rgb(0, 0, 0)")
    assert tile.bounding_box() == before


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_a_field_for_notes_shows_and_has_a_placeholder(open_screen, scripts):
    page = open_screen("Notes", scripts)
    field = page.get_by_role("textbox", name="Notes")
    expect(field).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(field).to_have_css("resize", "none")
    placeholder = page.get_by_text("What is to be remembered")
    inner, outer = placeholder.bounding_box(), field.bounding_box()
    assert abs(inner["x"] - outer["x"] - 5) < 1 and abs(inner["y"] - outer["y"] - 8) < 1
    # A press on the words is one on the field.
    page.mouse.click(inner["x"] + 20, inner["y"] + 5)
    expect(field).to_be_focused()
    page.keyboard.type("Milk")
    if not scripts:
        page.get_by_role("button", name="Apply").click()
    expect(placeholder).to_have_count(0)
    expect(field).to_have_value("Milk")
    if scripts:
        expect(field).to_be_focused()


def test_leaves_without_a_number_have_buttons_and_no_bar(open_screen):
    page = open_screen("Leaves")
    bar = page.locator(".page-turning")
    expect(bar).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(bar).to_have_css("border-top-width", "0px")
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_text("This is Leaf 1.")).to_be_visible()


# Gestures


def open_gestures(open_screen, name, scripts=True):
    page = open_screen(name, scripts)
    if scripts:
        page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /gestures/.test(entry.name))")
        settle(page)
    return page


def expect_title(page, title):
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def center(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settle_presses(page):
    """Waits until what a press that just ended does, or does not, is over."""
    page.evaluate("async () => { for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); }")
    settle(page)


def hold(page, element, title, finger=False):
    """Holds the middle of an element until its title tells of it, and longer."""
    x, y = center(element)
    if finger:
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect_title(page, title)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        expect_title(page, title)
        page.mouse.up()
    # The press is not one that selects.
    settle_presses(page)
    expect_title(page, title)


@pytest.mark.parametrize("number", range(4))
def test_a_tile_whose_content_is_held_is_chosen_by_a_press(open_screen, size, number):
    page = open_gestures(open_screen, "Held Tiles")
    tile = page.locator(".tile").nth(number)
    page.mouse.click(*center(tile))
    expect_title(page, f"Chose {number}")
    hold(page, tile, f"Held {number}", finger=size is PHONE)
    page.mouse.click(*center(tile))
    expect_title(page, f"Chose {number}")
    button = tile.get_by_role("button", name="Hold")
    menu = tile.locator(".gestures summary")
    if menu.count():
        menu.press("Enter")
    button.press("Enter")
    expect_title(page, f"Held {number}")


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
def test_an_unseen_action_in_a_tile_is_not_pressed(open_screen, scripts):
    page = open_gestures(open_screen, "Held Tiles", scripts)
    keep = page.get_by_role("button", name="Keep")
    page.mouse.click(*center(keep))
    expect_title(page, "Chose 3")
    keep.press("Enter")
    expect_title(page, "Kept")


@pytest.mark.parametrize("number", range(4))
def test_without_scripts_a_tile_whose_content_is_held_is_chosen_too(open_screen, number):
    page = open_gestures(open_screen, "Held Tiles", scripts=False)
    tile = page.locator(".tile").nth(number)
    page.mouse.click(*center(tile))
    expect_title(page, f"Chose {number}")
    menu = tile.locator(".gestures summary")
    if menu.count():
        menu.click()
    tile.get_by_role("button", name="Hold").click()
    expect_title(page, f"Held {number}")


@pytest.mark.parametrize("scripts", SCRIPTS, ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("name, item", [("Held Items", ".tile"), ("Held Rows", ".row")], ids=["items", "rows"])
def test_a_list_finds_what_is_held(open_screen, size, name, item, scripts):
    page = open_gestures(open_screen, name, scripts)
    for number in (1, 2, 3):
        element = page.locator(item).nth(number)
        if scripts:
            hold(page, element, f"Held {number}", finger=size is PHONE)
        else:
            element.get_by_role("button", name="Hold").click()
            expect_title(page, f"Held {number}")
        if (item, number) != (".row", 3):
            page.mouse.click(*center(element))
            expect_title(page, f"Chose {number}")
    if scripts:
        element.get_by_role("button", name="Hold").press("Enter")
        expect_title(page, "Held 3")


def test_a_press_on_a_view_that_is_swiped_uncovers_nothing(open_screen, size):
    page = open_gestures(open_screen, "Swiped")
    actions = page.locator(".gestures", has_text="Swipe Left")
    button = actions.get_by_role("button", name="Swipe Left")
    page.mouse.dblclick(*center(button))
    settle(page)
    expect(actions).to_have_css("opacity", "0")
    expect_title(page, "Swiped")
    button.focus()
    expect(actions).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect_title(page, "Done")


def test_two_taps_are_two(open_screen):
    page = open_gestures(open_screen, "Swiped")
    label = page.get_by_text("Tap twice")
    page.mouse.click(*center(label))
    settle_presses(page)
    expect_title(page, "Swiped")
    page.mouse.dblclick(*center(label))
    expect_title(page, "Tapped twice")
