"""Views that move one after another and in steps, are dragged by buttons, and menus that stay: with scripts and without."""

import pytest
from conftest import PHONE, Showcase, violations
from playwright.sync_api import expect
from test_live import settle


class MotionApp(Showcase):
    """An app whose views move, are dragged and have menus that stay."""

    name = "MotionApp"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = MotionApp(tmp_path_factory.mktemp("motion"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


@pytest.fixture
def browser_options(app, scripts):
    return {
        **PHONE, "base_url": app.address, "java_script_enabled": scripts, "color_scheme": "light",
        "reduced_motion": "no-preference",
    }


@pytest.fixture
def page(page):
    page.goto("/")
    expect(page.get_by_role("button", name="Chain")).to_be_visible()
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


#: Stops the animations of the box when they begin, and shows what the box looks like at a time.
LOOK = """time => {
    const box = [...document.querySelectorAll(".view")].find(e => e.getAnimations().some(a => /^motion-/.test(a.animationName)));
    if (!box) return null;
    for (const animation of box.getAnimations()) { animation.pause(); animation.currentTime = time; }
    const { opacity, translate } = getComputedStyle(box);
    return [+(+opacity).toFixed(2), translate === "none" ? 0 : Math.round(parseFloat(translate))];
}"""


def looks(page, name, *times):
    """Presses a button and tells opacity and distance from the end of what moves at some times in milliseconds."""
    if page.evaluate("() => !!document.getElementById('segue-connection')"):
        press(page, name)
        # The script changes the page a little later.
        page.wait_for_function(LOOK, arg=0)
    else:
        with page.expect_navigation():
            press(page, name)
    return [page.evaluate(LOOK, time) for time in times]


def test_blocks_with_waits_are_seen_one_after_another(page):
    assert looks(page, "Chain", 0, 4000, 5900, 10000, 11900, 16000) == [
        [1, -10], [1, 40], [1, 40], [0.4, 40], [0.4, 40], [0.4, 0],
    ]


def test_what_a_completion_animates_follows(page):
    assert looks(page, "Follow", 0, 4000, 8000) == [[1, 0], [0.2, 0], [0.8, 0]]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_message_that_goes_by_itself_is_seen_until_then(people, browser_options, scripts, motion):
    page = people(**{**browser_options, "reduced_motion": motion})
    page.goto("/")
    message = page.get_by_text("Remember", exact=True)
    expect(message).to_have_count(0)
    if scripts:
        press(page, "Remind")
        expect(message).to_have_css("opacity", "1")
        expect(message).to_have_count(0)
    else:
        with page.expect_navigation():
            press(page, "Remind")
        assert message.evaluate("message => getComputedStyle(message).opacity") == "1"
        while message.count():
            page.reload()


def test_steps_are_seen_at_their_times(page):
    assert looks(page, "Pulse", 0, 1250, 2500, 4990, 7500, 9999) == [[1, 0], [0.5, 0], [0, 0], [0, 0], [0.5, 0], [1, 0]]


def test_in_the_discrete_mode_steps_are_seen_at_once(page):
    assert looks(page, "Jump", 10, 4990, 5010, 9999) == [[1, -50], [1, -50], [1, 0], [1, 0]]


@pytest.mark.parametrize("place", ["Format", "Style"])
def test_a_menu_stays_where_its_element_says_so(page, scripts, place):
    menu = page.locator("details.menu").filter(has=page.locator("summary", has_text=place))
    menu.locator("summary").click()
    bold = menu.get_by_role("button", name="Bold")
    for state, text in (("true", "Bold"), (None, "Regular")):
        bold.click()
        expect(page.get_by_role("paragraph").filter(has_text=text)).to_be_visible()
        expect(menu).to_have_attribute("open", "")
        expect(bold).to_be_visible()
        expect(bold).to_be_focused()
        if state:
            expect(bold).to_have_attribute("aria-pressed", state)
        else:
            expect(bold).not_to_have_attribute("aria-pressed", "true")
    if scripts:
        assert not (problems := violations(page)), problems
    menu.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Closed")).to_be_visible()
    expect(menu).not_to_have_attribute("open", "")
    expect(menu.locator("summary")).to_be_focused()


def test_the_image_of_a_bar_button_stands_where_its_insets_say(page):
    image = page.get_by_role("button", name="Star").locator("svg")
    expect(image).to_have_css("translate", "0px 6px")


def test_a_view_is_dragged_by_buttons(page, scripts):
    actions = page.locator(".gestures", has=page.get_by_label("Actions for Chip"))
    summary = actions.locator("summary")
    if scripts:
        settle(page)
        page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => /gestures/.test(entry.name))")
        # A pointer that does not drag presses the view, a keyboard goes to the menu.
        page.get_by_text("Chip", exact=True).click()
        expect(summary).to_be_focused()
        expect(actions).to_have_css("opacity", "1")
        page.keyboard.press("Enter")
    else:
        chip, button = page.get_by_text("Chip", exact=True).bounding_box(), summary.bounding_box()
        assert button["width"] >= 24 and button["height"] >= 24
        # Most of it is beside the view.
        assert button["y"] + button["height"] / 2 <= chip["y"] + 1
        summary.click()
    actions.get_by_role("button", name="Move right").click()
    expect(page.get_by_text("Dragged to 140, 20")).to_be_visible()
    if scripts:
        page.get_by_text("Chip", exact=True).click()
        page.keyboard.press("Enter")
    elif not actions.get_by_role("button", name="Move down").is_visible():
        summary.click()
    actions.get_by_role("button", name="Move down").click()
    expect(page.get_by_text("Dragged to 140, 60")).to_be_visible()


@pytest.mark.parametrize("scripts", [False])
def test_a_view_with_one_gesture_is_its_button_and_shows_its_text(page):
    word = page.get_by_text("Word", exact=True).bounding_box()
    button = page.get_by_role("button", name="Hold")
    assert button.bounding_box() == word
    expect(button).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(button).to_have_css("font-size", "0px")
    page.mouse.click(word["x"] + 5, word["y"] + 5)
    expect(page.get_by_text("Held", exact=True)).to_be_visible()
