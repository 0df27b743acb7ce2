"""Pages look as they did when somebody last looked at them, and say and show the same with scripts and without.

`looks.json` holds the mean colours of squares of every page. After a change that is meant, `make looks` takes new pictures,
which show whether it came out as meant, and writes that file anew. The pictures of a run are in the folder that
`--pictures` names.
"""

import difflib
import functools
import json
import os
import random
import re
from pathlib import Path

import pytest
from conftest import PATIENCE, PHONE, launch_chromium
from pictures import LITTLE, differences, marked, pack, picture_of, squares, unpack, write_fonts
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import expect
from test_catalog import PAGES

LOOKS = Path(__file__).with_name("looks.json")
SIZES = {"phone": PHONE, "desktop": {"viewport": {"width": 1440, "height": 900}}}
# The sides of squares, in points; in the dark, where other colours are, but all is in the same places, they are larger.
SIDES = {"phone": {"light": 15, "dark": 30}, "desktop": {"light": 30, "dark": 60}}
FINE_SIDE = 6

# Pages by the buttons that lead to them. The Inspector is not among them, which counts what the framework makes.
JOURNEYS = {
    "Catalog": [],
    **{title: [title] for title in PAGES},
    "Notes": ["Notes"],
    "Storyboard": ["Storyboard"],
    "Alert": ["Alerts", "Sign In"],
    "Action Sheet": ["Action Sheets", "Share"],
    "Form Sheet": ["Sheets", "Form Sheet"],
    "Popover": ["Popovers", "What Is This?"],
    "Plain Table": ["Tables", "Plain"],
    "Grid": ["Collections", "Grid"],
    "Two Columns": ["Split Views", "Show Two Columns"],
}
# With scripts, no button is needed beside a list to choose from.
CHOOSE = re.compile(r'\n *- button "Choose"')

# Has what tells the time stand still, and what only scripts know be unknown. Without scripts, a button that was pressed is
# seen to have the focus.
STILL = """() => {
    document.activeElement?.closest("button")?.blur();
    scrollTo(0, 0);
    for (const field of document.querySelectorAll("input[type=date], input[type=time], input[type=datetime-local]")) {
        for (const name of ["min", "max"]) field.removeAttribute(name);
        field.value = {date: "2026-01-31", time: "10:09", "datetime-local": "2026-01-31T10:09"}[field.type];
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        words.currentNode.data = words.currentNode.data
            .replace(/^\\d{1,2} [A-Z][a-z]+ 20\\d\\d$/, "31 January 2026").replace(/Time zone: .*/, "Time zone: not known");
    }
}"""


class Album:
    """Takes pictures of the app's pages."""

    def __init__(self, browser, address, folder):
        self.folder = folder
        self.pages = {}
        self.titles = {}
        for size in SIZES:
            for scripts in (False, True):
                options = {**SIZES[size], "java_script_enabled": scripts, "color_scheme": "light"}
                context = browser.new_context(base_url=address, reduced_motion="reduce", **options)
                context.set_default_timeout(PATIENCE)
                self.pages[size, scripts] = context.new_page()

    def open(self, size, title, scripts=False, changing=False):
        """Goes to a page, unless it is shown already, and returns it. After one that is changed, it is loaded anew."""
        page = self.pages[size, scripts]
        page.emulate_media(color_scheme="light")
        known, self.titles[size, scripts] = self.titles.get((size, scripts)), None if changing else title
        if known == title:
            return page
        page.goto("/")
        for step in JOURNEYS[title]:
            shown = page.locator("[name=segue-revision]").input_value()
            page.get_by_role("button", name=step, exact=True).click()
            expect(page.locator("[name=segue-revision]")).not_to_have_value(shown)
        page.wait_for_load_state()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        page.evaluate(STILL)
        return page

    def take(self, page, title, *what):
        """Takes a picture of a page as far as its source, and keeps it."""
        source = page.get_by_role("heading", name="Source", exact=True)
        window = page.viewport_size
        height = page.evaluate("document.documentElement.scrollHeight")
        if source.count():
            height = min(height, max(window["height"], int(source.bounding_box()["y"])))
        data = page.screenshot(
            path=self.folder / f"{' '.join((title, *what))}.png",
            full_page=True,
            animations="disabled",
            clip={"x": 0, "y": 0, "width": window["width"], "height": height},
        )
        return picture_of(data)


@pytest.fixture(scope="module")
def album(chromium, showcase, tmp_path_factory, pytestconfig):
    """Pictures from a browser that draws text the same on every machine."""
    chosen = pytestconfig.getoption("--pictures")
    folder = Path(chosen) if chosen else tmp_path_factory.mktemp("pictures")
    folder.mkdir(parents=True, exist_ok=True)
    fonts = write_fonts(tmp_path_factory.mktemp("fonts"))
    browser = launch_chromium(
        chromium.browser_type,
        *("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"),
        env={**os.environ, "FONTCONFIG_FILE": str(fonts)},
    )
    yield Album(browser, showcase.address, folder)
    browser.close()


@pytest.fixture(scope="module")
def looks(pytestconfig):
    """What pages look like; where that is to be renewed, what they look like now is written at the end."""
    known = json.loads(LOOKS.read_text()) if LOOKS.exists() else {}
    yield known
    if pytestconfig.getoption("--renew-looks"):
        kept = {name: known[name] for name in sorted(known) if name.rsplit(", ", 2)[0] in JOURNEYS}
        LOOKS.write_text(json.dumps(kept, indent=0) + "\n")


# One page after the other, by all tests.
EVERY_PAGE = pytest.mark.parametrize("title", JOURNEYS, scope="module")


def seen(compare):
    """What a comparison finds; where it finds something, it is made again, as a browser may paint some of a page late."""
    for _ in range(3):
        reasons, places, picture = compare()
        if not reasons:
            break
    return reasons, places, picture


def steady(take, side):
    """The squares of a page of which two pictures in a row are the same."""
    before = squares(take(), side)
    for _ in range(4):
        now = squares(take(), side)
        if differences(before, now, greatest=LITTLE) == ([], []):
            break
        before = now
    return now


@EVERY_PAGE
def test_a_page_looks_as_it_did(album, looks, title, pytestconfig):
    complaints = []
    for size, sides in SIDES.items():
        page = album.open(size, title)
        for colors, side in sides.items():
            page.emulate_media(color_scheme=colors)
            take = functools.partial(album.take, page, title, size, colors)
            name = f"{title}, {size}, {colors}"
            if pytestconfig.getoption("--renew-looks"):
                looks[name] = pack(steady(take, side))
                continue
            assert name in looks, f"Nothing is known of {name}; `make looks` changes that."
            known = unpack(looks[name])

            def compare(take=take, known=known, side=side):
                picture = take()
                return *differences(known, squares(picture, side)), picture

            reasons, places, picture = seen(compare)
            if reasons:
                changed = album.folder / f"{title} {size} {colors} changed.png"
                marked(picture, places, side).save(changed)
                complaints += [f"{name}: {' '.join(reasons)} See {changed}; if this is meant, `make looks` says so."]
    assert not complaints, "\n".join(complaints)


@EVERY_PAGE
@pytest.mark.parametrize("size", SIZES)
def test_a_page_says_the_same_with_scripts(album, title, size):
    pages = [album.open(size, title, scripts) for scripts in (False, True)]
    without, scripted = (CHOOSE.sub("", page.locator("form#segue").aria_snapshot()).split("\n") for page in pages)
    assert without == scripted, "\n".join(difflib.unified_diff(without, scripted, lineterm="", n=0))
    heights = [page.evaluate("document.documentElement.scrollHeight") for page in pages]
    # A list to choose from has its button below it, and a view that finds gestures has theirs.
    assert heights[0] == heights[1] or title in ("Picker Views", "Touches")


@EVERY_PAGE
def test_a_page_looks_the_same_with_scripts(album, title):
    page = album.open("phone", title, changing=True)
    # Without scripts, some fields have a button that sends what is chosen, and gestures and menus of items have buttons.
    page.evaluate(
        "document.querySelectorAll('noscript, .gestures, .tile > .item-menu').forEach((button) => button.remove())"
    )
    scripted = album.open("phone", title, scripts=True)

    def compare():
        without, with_scripts = album.take(page, title, "phone"), album.take(scripted, title, "scripts")
        return *differences(squares(without, FINE_SIDE), squares(with_scripts, FINE_SIDE)), with_scripts

    reasons, places, picture = seen(compare)
    if reasons:
        changed = album.folder / f"{title} with scripts changed.png"
        marked(picture, places, FINE_SIDE).save(changed)
        pytest.fail(f"{title}: {' '.join(reasons)} See {changed}.")


# The comparison itself


def noise(picture):
    """A picture as another version of a browser may draw it."""
    chance = random.Random(1)
    grain = Image.frombytes("L", picture.size, chance.randbytes(picture.width * picture.height))
    grain = grain.point(lambda tone: tone // 32)
    softer = picture.filter(ImageFilter.GaussianBlur(0.7))
    return Image.merge("RGB", [ImageChops.add(part, grain, offset=-4) for part in softer.split()])


CHANGES = {
    "a control moved": "button.style.translate = '0 14px'",
    "a control became lower": "button.style.minBlockSize = button.style.blockSize = '28px'",
    "a control vanished": "button.style.visibility = 'hidden'",
    "a control has another colour": "button.style.background = 'var(--system-red)'",
    "the text of a control has another colour": "button.style.color = 'var(--system-red)'",
    "the background is a little lighter": "document.documentElement.style.setProperty('--system-grouped-background', '#fff')",
    "all moved": "document.querySelector('main').style.paddingTop = '9px'",
}


@pytest.mark.parametrize("size", SIDES)
def test_a_change_is_told_from_noise(album, size):
    page = album.open(size, "Buttons")
    side = SIDES[size]["light"]
    before = album.take(page, "Buttons", size, "before a change")
    known = unpack(pack(squares(before, side)))
    assert differences(known, squares(before, side)) == ([], [])
    assert differences(known, squares(noise(before), side)) == ([], [])
    assert differences(known, squares(ImageChops.offset(before, 1, 0), side)) == ([], [])
    assert differences(known, squares(ImageChops.offset(before, 0, 1), side)) == ([], [])
    unseen = []
    album.open(size, "Buttons", changing=True)
    for what, change in CHANGES.items():
        page = album.open(size, "Buttons", changing=True)
        page.evaluate(f"() => {{ const button = document.querySelector('main .button.filled'); {change} }}")
        after = album.take(page, "Buttons", size, what)
        if differences(known, squares(after, side)) == ([], []):
            unseen.append(what)
    assert unseen == []
