"""The journeys that matter, in Firefox: with scripts, and the same without them."""

import pytest
from firefox import Firefox
from network import FaultyNetwork

if not Firefox.program():
    pytest.skip("There is no Firefox; `make browser-tests` installs it.", allow_module_level=True)

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


@pytest.fixture(scope="module")
def firefoxes(tmp_path_factory):
    """Starts each kind of Firefox once, when it is asked for first."""
    started = {}

    def firefox(colors, scripts):
        kind = (colors, scripts)
        if kind not in started:
            started[kind] = Firefox(tmp_path_factory.mktemp("firefox") / "profile", *kind)
        return started[kind]

    yield firefox
    for browser in started.values():
        browser.stop()


@pytest.fixture
def person(firefoxes, showcase):
    """Opens an example on the page of a new person; no page may have caused warnings or errors when the test ends."""
    pages = []

    def open_page(title=None, size="phone", colors="light", scripts=True, address=showcase.address):
        page = firefoxes(colors, scripts).person(*SIZES[size])
        pages.append(page)
        page.goto(address + "/")
        if title:
            page.press(role="button", name=title)
            page.one(role="heading", name=title)
        return page

    yield open_page
    for page in pages:
        complaints = page.complaints
        page.send("browsingContext.close")
        assert not complaints, "\n".join(complaints)


with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
in_all_sizes = pytest.mark.parametrize("size", SIZES)
in_all_colors = pytest.mark.parametrize("colors", ["light", "dark"])


@in_all_sizes
@in_all_colors
@with_and_without_scripts
def test_a_button_is_pressed(person, size, colors, scripts):
    page = person("Buttons", size, colors, scripts)
    page.press(role="button", name="Pressed 0 times")
    page.one(role="button", name="Pressed 1 times")
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    assert dark == (colors == "dark")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_an_event_loads_no_page(person):
    page = person("Buttons")
    page.evaluate("() => { document.body.stays = true }")
    page.press(role="button", name="Pressed 0 times")
    page.one(role="button", name="Pressed 1 times")
    assert page.evaluate("() => document.body.stays")


@with_and_without_scripts
def test_what_is_typed_arrives(person, scripts):
    page = person("Text Fields", scripts=scripts)
    page.press("[placeholder=Name]")
    page.type("Ada")
    page.press(role="button", name="Greet")
    page.shows("You typed “Ada”.")


def test_back_and_forward_leave_and_return(person):
    page = person("Navigation", scripts=False)
    page.press(role="button", name="Push")
    page.one(role="heading", name="Level 2")
    page.traverse(-1)
    page.one(role="heading", name="Catalog")
    page.traverse(1)
    page.one(role="heading", name="Level 2")


@with_and_without_scripts
def test_reloading_keeps_the_scene(person, scripts):
    page = person("Navigation", scripts=scripts)
    page.press(role="button", name="Push")
    page.one(role="heading", name="Level 2")
    page.reload()
    page.one(role="heading", name="Level 2")


@with_and_without_scripts
def test_an_alert_is_answered(person, scripts):
    page = person("Alerts", scripts=scripts)
    page.press(role="button", name="A Text Field")
    page.press("dialog [placeholder=Name]")
    page.type("Grace")
    page.press(role="button", name="Say Hello")
    page.shows("Hello, Grace!")
    page.gone("dialog")


@in_all_sizes
@with_and_without_scripts
def test_a_sheet_opens_and_closes(person, size, scripts):
    page = person("Sheets", size, scripts=scripts)
    page.press("main button.button, main .button button")
    page.one("dialog")
    page.press(role="button", name="Done")
    page.gone("dialog")


@in_all_sizes
@with_and_without_scripts
def test_a_popover_opens_and_closes(person, size, scripts):
    page = person("Popovers", size, scripts=scripts)
    page.press(role="button", name="What Is This?")
    page.one("dialog")
    if scripts:
        page.key("Escape")
    else:
        # The middle of the button, which is what lies around the popover, may be beneath it.
        page.evaluate("button => button.focus()", page.one(role="button", name="Dismiss"))
        page.key("Enter")
    page.gone("dialog")


@with_and_without_scripts
def test_tabs_are_chosen(person, scripts):
    page = person(scripts=scripts)
    page.press(role="button", name="Notes")
    page.one(role="heading", name="Notes")
    page.press(role="button", name="Catalog")
    page.one(role="heading", name="Catalog")


@with_and_without_scripts
def test_a_menu_is_used(person, scripts):
    page = person("Menus", scripts=scripts)
    page.press("summary[id]:has(.indicator)")
    page.press(role="button", name="Large")
    page.shows("“Large” was chosen.")


@with_and_without_scripts
def test_a_table_is_edited(person, scripts):
    page = person("Tables", scripts=scripts)
    page.press(role="button", name="Inset Grouped")
    page.press(role="button", name="Edit")
    page.press("[aria-label^='Delete Venus']")
    page.press(role="button", name="Delete")
    page.gone("[aria-label^='Delete Venus']")
    page.press(role="button", name="Done")
    page.one(role="button", name="Edit")
    page.press(".row button:not([aria-label])")
    page.one(role="heading", name="Mercury")


def test_a_row_is_dragged_to_another_place(person):
    page = person("Tables", "desktop")
    page.press(role="button", name="Inset Grouped")
    page.press(role="button", name="Edit")
    page.press(".row .grip", by=(0, 110))
    order = "() => /Venus[^]*Mercury/.test(document.querySelector('.rows').textContent)"
    page.until(lambda: page.evaluate(order), "Mercury below Venus")


def test_a_sheet_is_pulled_down_to_dismiss_it(person):
    page = person("Detents")
    page.press(role="button", name="Three Heights")
    page.press(role="button", name="Sheet Grabber", by=(0, 200))
    page.gone("dialog")


def test_a_page_of_which_only_the_beginning_arrives_is_loaded_anew(firefoxes, showcase):
    network = FaultyNetwork(showcase.address, 1)
    network.cuts = b"GET / "
    page = firefoxes("light", True).person(*SIZES["phone"])
    page.send("browsingContext.navigate", url=network.address + "/", wait="none")
    page.one("#segue-end")
    assert network.cuts is None, "Nothing was cut."
    page.press(role="button", name="Buttons")
    page.press(role="button", name="Pressed 0 times")
    page.one(role="button", name="Pressed 1 times")
    page.send("browsingContext.close")
    network.close()


def test_a_tab_that_is_shown_again_learns_of_what_happened_in_another(person):
    page = person("Buttons")
    other = page.another_tab()
    # As a browser that keeps nothing: it would show a copy of the scene soon.
    other.before_each_page("() => { Object.defineProperty(navigator, 'locks', { value: undefined }); }")
    other.goto(page.address)
    other.press(role="button", name="Pressed 0 times")
    other.one(role="button", name="Pressed 1 times")
    page.send("browsingContext.activate")
    page.one(role="button", name="Pressed 1 times")
    assert not other.complaints
    other.send("browsingContext.close")
