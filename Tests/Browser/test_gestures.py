"""What is dragged, swiped, pulled, dropped and typed with scripts, and the ways to the same without them."""

import re
import time

import pytest
from conftest import DESKTOP, EVERY_BROWSER, PHONE
from playwright.sync_api import expect
from test_live import assert_as_loaded, open_example, settle

SCRIPTED = {**PHONE, "color_scheme": "light"}


@pytest.fixture
def browser_options():
    return SCRIPTED


def planets(page):
    """The planets in their order, with a line between the sections."""
    return page.locator(".table .rows").evaluate_all(
        "lists => lists.map(list => [...list.querySelectorAll('.row')].map(row => "
        "/Mercury|Venus|Earth|Mars|Jupiter|Saturn|Uranus|Neptune/.exec(row.textContent)[0]).join(' ')).join(' | ')"
    )


def edit_planets(page):
    open_example(page, "Tables")
    page.get_by_role("button", name="Inset Grouped", exact=True).click()
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()


def drag(page, source, target, to_half=0.75):
    """Drags the middle of one element to a place in another, in steps."""
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, end["y"] + end["height"] * to_half, steps=8)
    page.mouse.up()
    settle(page)


def row(page, name):
    return page.locator(".table .row", has_text=name)


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rows_are_dragged_to_other_places(people, options):
    page = people(**options)
    edit_planets(page)
    drag(page, row(page, "Mercury").locator(".grip"), row(page, "Earth"))
    expect(page.locator(".row.dragged")).to_have_count(0)
    page.wait_for_function("() => /Venus[^]*Earth[^]*Mercury[^]*Mars/.test(document.querySelector('.rows').textContent)")
    assert planets(page) == "Venus Earth Mercury Mars | Jupiter Saturn Uranus Neptune"
    assert page.locator(".row").evaluate_all("rows => rows.every(row => !row.style.translate)")
    drag(page, row(page, "Mars").locator(".grip"), row(page, "Saturn"), to_half=0.25)
    expect(page.locator(".rows").nth(1)).to_contain_text("Mars")
    assert planets(page) == "Venus Earth Mercury | Jupiter Mars Saturn Uranus Neptune"
    assert_as_loaded(page)


def test_escape_takes_a_drag_back(people):
    page = people(**DESKTOP)
    edit_planets(page)
    before = planets(page)
    grip = row(page, "Venus").locator(".grip")
    box = grip.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] + 120, steps=5)
    expect(page.locator(".row.dragged")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".row.dragged")).to_have_count(0)
    page.mouse.up()
    settle(page)
    assert planets(page) == before
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_rows_are_moved_by_buttons(page, assert_accessible):
    edit_planets(page)
    assert_accessible(page)
    row(page, "Mercury").get_by_role("button", name="Move down").click()
    expect(page.locator(".rows").first.locator(".row").nth(1)).to_contain_text("Mercury")
    assert planets(page) == "Venus Mercury Earth Mars | Jupiter Saturn Uranus Neptune"


def test_without_scripts_there_is_nothing_to_take_hold_of(people):
    page = people(**DESKTOP, java_script_enabled=False)
    edit_planets(page)
    expect(page.locator(".grip").first).to_be_hidden()


def test_a_swipe_uncovers_the_actions_of_a_row(people):
    page = people(**SCRIPTED)
    open_example(page, "Tables")
    page.get_by_role("button", name="Inset Grouped", exact=True).click()
    earth = row(page, "Earth")
    expect(earth).to_be_visible()
    settle(page)
    box = earth.bounding_box()
    swipe(page, (box["x"] + 280, box["y"] + 20), (box["x"] + 60, box["y"] + 20))
    page.wait_for_function("() => [...document.querySelectorAll('.row')].some(row => row.scrollLeft > 40)")
    earth.get_by_role("button", name="Delete").click()
    expect(row(page, "Earth")).to_have_count(0)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_swipes_to_both_sides_uncover_the_actions_of_either_edge(people, direction):
    page = people(**SCRIPTED, reduced_motion="reduce")
    page.goto("/")
    page.locator(".tab-bar .tab").nth(1).click()
    page.locator(".toolbar-region, .bar-trailing").get_by_role("button").last.click()
    page.locator("dialog input.field").first.fill("Groceries")
    page.locator("dialog .bar-trailing").get_by_role("button").last.click()
    note = row(page, "Groceries")
    expect(page.locator("dialog")).to_have_count(0)
    settle(page)
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    # Nothing lies before it, and it does not move any more.
    note.click(trial=True)
    box = note.bounding_box()
    middle, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    towards_end = 120 if direction == "ltr" else -120
    pin, delete = note.locator(".swipe-start > .swipe-actions > button"), note.locator(":scope > .swipe-actions > button")
    expect(pin).not_to_be_in_viewport()
    expect(delete).not_to_be_in_viewport()
    swipe(page, (middle, y), (middle - towards_end, y))
    expect(delete).to_be_in_viewport(ratio=0.95)
    expect(pin).not_to_be_in_viewport()
    swipe(page, (middle, y), (middle + towards_end, y))
    expect(delete).not_to_be_in_viewport()
    swipe(page, (middle, y), (middle + towards_end, y))
    expect(pin).to_be_in_viewport(ratio=0.95)
    pin.click()
    expect(pin.locator("use")).to_have_attribute("href", re.compile("pin.slash"))


def test_a_pointer_finds_the_actions_of_both_edges_at_the_end_of_the_row(people):
    page = people(**DESKTOP)
    page.goto("/")
    page.get_by_role("button", name="Notes", exact=True).first.click()
    page.get_by_role("button", name="New Note").first.click()
    page.locator("dialog input.field").first.fill("Groceries")
    page.get_by_role("button", name="Save").click()
    note = row(page, "Groceries")
    note.hover()
    buttons = note.locator(".swipe-actions > button")
    expect(buttons).to_have_text(["Pin", "Delete"])
    boxes = [button.bounding_box() for button in buttons.all()]
    box = note.bounding_box()
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    assert box["x"] + box["width"] - 24 <= boxes[1]["x"] + boxes[1]["width"] <= box["x"] + box["width"]
    title = note.get_by_text("Groceries").bounding_box()
    assert abs(note.locator(".swipe-content").bounding_box()["width"] - box["width"]) <= 1
    assert title["x"] < boxes[0]["x"]
    buttons.first.click()
    expect(buttons.first).to_have_text("Unpin")


def hold_and_drag(page, element, distance, steps=6):
    box = element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + distance, steps=steps)
    # Held still for some frames, so that it is not thrown.
    page.evaluate("async () => { for (let n = 0; n < 6; n++) await new Promise(requestAnimationFrame); }")
    page.mouse.move(x, y + distance + 1)
    page.mouse.up()
    settle(page)


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_sheet_is_dragged_from_height_to_height(people, options):
    page = people(**options)
    open_example(page, "Detents")
    page.get_by_role("button", name="Three Heights").click()
    grabber = page.get_by_role("button", name="Sheet Grabber")
    expect(grabber).to_be_visible()
    height = page.viewport_size["height"]
    low = page.locator("dialog").bounding_box()["height"]
    hold_and_drag(page, grabber, -height * 0.7)
    expect(page.get_by_text("The sheet rests at com.apple.UIKit.large.")).to_have_count(1)
    expect(grabber).to_have_attribute("data-resting", "2")
    assert page.locator("dialog").bounding_box()["height"] > low
    hold_and_drag(page, grabber, height * 0.45)
    expect(grabber).to_have_attribute("data-resting", "1")
    # The press of a drag is none: the grabber goes on only when it is pressed by itself.
    page.wait_for_function("() => !document.querySelector('dialog').style.blockSize")
    grabber.click()
    expect(grabber).to_have_attribute("data-resting", "2")
    assert_as_loaded(page)


def test_a_sheet_is_pulled_down_to_dismiss_it(people):
    page = people(**SCRIPTED)
    open_example(page, "Detents")
    page.get_by_role("button", name="Three Heights").click()
    hold_and_drag(page, page.get_by_role("button", name="Sheet Grabber"), 200)
    expect(page.locator("dialog")).to_have_count(0)
    assert_as_loaded(page)


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_the_grabber_is_a_button(page):
    open_example(page, "Detents")
    page.get_by_role("button", name="Three Heights").click()
    grabber = page.get_by_role("button", name="Sheet Grabber")
    grabber.press("Enter")
    expect(page.get_by_text("The sheet rests at com.apple.UIKit.medium.")).to_have_count(1)


def swipe(page, start, end, steps=6):
    """A finger goes from one point to another."""
    touch = page.context.new_cdp_session(page)
    points = [[{"x": start[0] + (end[0] - start[0]) * n / steps, "y": start[1] + (end[1] - start[1]) * n / steps}] for n in range(steps + 1)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[0]})
    for point in points[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": point})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)


def open_grid(page):
    open_example(page, "Collections")
    page.get_by_role("button", name="Grid", exact=True).click()
    expect(page.locator(".tile").nth(1)).to_be_visible()
    # What handles gestures is loaded once there is something for it, and says so by what it does with files.
    page.wait_for_function(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File([], "empty"));
            const event = new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: data });
            return !document.querySelector(".tile").dispatchEvent(event);
        }"""
    )


def test_a_long_press_opens_the_menu_of_an_item(people):
    page = people(**SCRIPTED)
    open_grid(page)
    tile = page.locator(".tile").nth(1)
    name, box = tile.inner_text(), tile.bounding_box()
    touch = page.context.new_cdp_session(page)
    place = {"x": box["x"] + 20, "y": box["y"] + 20}

    def hold(milliseconds, end):
        # Pages tell how long a touch lasts by the times of its events.
        start = time.time()
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place], "timestamp": start})
        if end != place:
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [end], "timestamp": start})
        touch.send("Input.dispatchTouchEvent",
                   {"type": "touchEnd", "touchPoints": [], "timestamp": start + milliseconds / 1000})
        settle(page)

    hold(700, {"x": place["x"], "y": place["y"] + 40})
    expect(page.locator(":popover-open")).to_have_count(0)
    hold(700, place)
    menu = page.locator(":popover-open")
    expect(menu).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    menu.get_by_role("button", name="Remove").click()
    expect(page.locator(".tile", has_text=name)).to_have_count(0)
    assert_as_loaded(page)


def test_the_other_button_of_a_mouse_opens_the_menu_of_an_item(people):
    page = people(**DESKTOP)
    open_grid(page)
    page.locator(".tile").nth(1).click(button="right", position={"x": 20, "y": 20})
    expect(page.locator(":popover-open").get_by_role("button", name="Remove")).to_be_visible()


def test_the_menu_of_an_item_goes_when_something_in_it_is_chosen(people):
    page = people(**DESKTOP)
    open_grid(page)
    page.locator(".tile", has_text="Yellow").click(button="right", position={"x": 20, "y": 20})
    page.locator(":popover-open").get_by_role("button", name="Move to Front").click()
    expect(page.locator(".tile").first).to_contain_text("Yellow")
    expect(page.locator(":popover-open")).to_have_count(0)
    assert_as_loaded(page)


def test_a_menu_goes_when_something_beside_it_is_pressed(people):
    page = people(**DESKTOP)
    open_example(page, "Menus")
    page.locator("summary", has_text="Actions").click()
    opened = page.locator("details.menu[open]")
    expect(opened).to_have_count(1)
    page.get_by_role("heading", name="Menus", level=1).click()
    expect(opened).to_have_count(0)


def test_a_view_that_is_held_shows_its_menu(people):
    page = people(**DESKTOP)
    open_example(page, "Gestures")
    # The script of gestures comes when there is something to hold.
    page.wait_for_load_state("networkidle")
    area = page.locator("button.tap-area").last
    box = area.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    # The menu opens while the button of the mouse is down.
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.up()
    settle(page)
    page.get_by_role("button", name="Archive").click()
    expect(page.get_by_text("Chosen: Archive")).to_be_visible()
    assert_as_loaded(page)


def test_a_press_right_after_a_view_was_held_counts(people):
    page = people(**DESKTOP)
    open_example(page, "Gestures")
    page.wait_for_load_state("networkidle")
    box = page.locator("button.tap-area").last.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.get_by_role("dialog")).to_be_visible()
    settle(page)
    archive = page.get_by_role("button", name="Archive").bounding_box()
    page.mouse.up()
    page.mouse.click(archive["x"] + archive["width"] / 2, archive["y"] + archive["height"] / 2)
    expect(page.get_by_text("Chosen: Archive")).to_be_visible()


def test_without_scripts_a_press_shows_the_menu_of_a_view(people, assert_accessible):
    page = people(**PHONE, java_script_enabled=False)
    open_example(page, "Gestures")
    page.locator("button.tap-area").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Chosen: Keep")).to_be_visible()


def test_pulling_down_loads_again(people):
    page = people(**SCRIPTED)
    open_example(page, "Refresh Controls")
    swipe(page, (200, 300), (200, 360))
    expect(page.get_by_text("Message 6", exact=True)).to_have_count(0)
    box = page.get_by_text("Message 3", exact=True).bounding_box()
    swipe(page, (box["x"] + 10, box["y"]), (box["x"] + 10, box["y"] + 320))
    expect(page.get_by_text("Message 6", exact=True)).to_be_visible()
    assert_as_loaded(page)


def test_a_swipe_from_the_edge_goes_back(people):
    page = people(**SCRIPTED)
    open_example(page, "Buttons")
    swipe(page, (120, 400), (320, 410))
    expect(page.get_by_role("heading", name="Buttons", level=1)).to_be_visible()
    swipe(page, (4, 400), (220, 410))
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_keyboard_shortcuts_are_pressed(people, options):
    page = people(**options)
    page.add_init_script(
        "document.addEventListener('load', ({ target }) => { if (/shortcuts-/.test(target.src)) window.knowsKeys = true }, true)"
    )
    open_example(page, "Keyboard Shortcuts")
    page.wait_for_function("() => window.knowsKeys")
    page.keyboard.press("Control+u")
    expect(page.get_by_role("main").get_by_text("1", exact=True)).to_be_visible()
    settle(page)
    page.keyboard.press("Control+u")
    expect(page.get_by_role("main").get_by_text("2", exact=True)).to_be_visible()
    assert_as_loaded(page)


def test_return_goes_from_field_to_field(page):
    open_example(page, "Text Fields")
    street, town = page.get_by_placeholder("Street"), page.get_by_placeholder("Town")
    street.fill("Church Street")
    street.press("Enter")
    expect(town).to_be_focused()
    town.press_sequentially("York")
    town.press("Enter")
    expect(page.get_by_text("Church Street, York", exact=True)).to_be_visible()
    # Return says which field it was pressed in, even where nothing was typed.
    settle(page)
    street.focus()
    street.press("Enter")
    expect(town).to_be_focused()


def test_return_without_scripts_goes_to_the_field_that_follows(people):
    page = people(**{**SCRIPTED, "java_script_enabled": False})
    open_example(page, "Text Fields")
    page.get_by_placeholder("Street").fill("Church Street")
    page.get_by_placeholder("Street").press("Enter")
    expect(page.get_by_placeholder("Town")).to_be_focused()
    expect(page.get_by_placeholder("Street")).to_have_value("Church Street")


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_a_bar_stands_above_the_keyboard(page, assert_accessible):
    open_example(page, "Text Fields")
    bars = page.locator(".input-accessory")
    for bar in bars.all():
        expect(bar).to_have_css("opacity", "0")
    page.get_by_placeholder("Street").focus()
    expect(bars.first).to_have_css("opacity", "1")
    expect(bars.last).to_have_css("opacity", "0")
    use = bars.first.get_by_role("button", name="Use an Example")
    box = use.bounding_box()
    assert box["y"] + box["height"] > page.viewport_size["height"] - 80
    use.click()
    expect(page.get_by_placeholder("Street")).to_have_value("12 Rosemary Lane")
    assert_accessible(page)


def test_files_are_dropped_into_their_field(page):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Open a Text File").click()
    field = page.locator(".file-field")
    expect(field).to_be_visible()
    settle(page)
    files = page.evaluate_handle(
        """() => {
            const files = new DataTransfer();
            files.items.add(new File(["Dropped"], "dropped.txt", { type: "text/plain" }));
            return files;
        }"""
    )
    field.dispatch_event("dragover", {"dataTransfer": files})
    expect(field).to_have_class("file-field targeted")
    field.dispatch_event("drop", {"dataTransfer": files})
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_text("dropped.txt")).to_be_visible()


def test_a_file_dropped_beside_a_field_changes_nothing(page):
    open_example(page, "Files and Sharing")
    page.get_by_role("button", name="Open a Text File").click()
    expect(page.locator(".file-field")).to_be_visible()
    settle(page)
    page.wait_for_function("() => document.querySelector('head > script[src*=gestures]')")
    assert page.evaluate(
        """() => {
            const files = new DataTransfer();
            files.items.add(new File(["Dropped"], "dropped.txt", { type: "text/plain" }));
            const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
            return !document.body.dispatchEvent(drop);
        }"""
    )
    expect(page.locator(".file-field")).to_be_visible()


def test_the_second_script_is_small_and_only_loaded_where_it_is_of_use(page):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url) if "gestures" in request.url else None)
    page.goto("/")
    settle(page)
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    assert loaded == []
    page.get_by_role("button", name="Detents", exact=True).click()
    expect(page.get_by_role("heading", name="Detents", level=1)).to_be_visible()
    expect(page.locator("head > script[src*=gestures]")).to_have_count(1)
    page.get_by_role("button", name="Three Heights").click()
    expect(page.get_by_role("button", name="Sheet Grabber")).to_be_visible()
    assert len(loaded) == 1


def test_the_text_size_and_the_time_zone_are_reported(chromium, showcase):
    context = chromium.new_context(base_url=showcase.address, timezone_id="Asia/Tokyo", **PHONE)
    page = context.new_page()
    open_example(page, "Environment")
    expect(page.get_by_text("Time zone: Asia/Tokyo").first).to_be_visible()
    expect(page.get_by_text("Body text has 17 points").first).to_be_visible()
    before = page.get_by_text("Time zone:").first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    context.close()
    context = chromium.new_context(base_url=showcase.address, **PHONE)
    # A person who set a larger text size in the browser.
    context.add_init_script("new MutationObserver((_, o) => { document.documentElement.style.fontSize = '20px'; o.disconnect(); }).observe(document, { childList: true })")
    page = context.new_page()
    open_example(page, "Environment")
    expect(page.get_by_text("Body text has 21 points").first).to_be_visible()
    after = page.get_by_text("Time zone:").first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert abs(after / before - 1.25) < 0.02
    context.close()
