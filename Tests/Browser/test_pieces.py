"""Pages that arrive in pieces: what is seen of the first one stays in place when the rest comes."""

import re

import pytest
from conftest import DESKTOP, PHONE
from network import FaultyNetwork
from playwright.sync_api import expect
from test_live import open_example

# Where what is seen stands, by its place in the document.
PLACES = """() => Object.fromEntries([...document.querySelectorAll("#segue *")].entries().filter(
    ([, element]) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map(([index, element]) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [index, [element.tagName, element.className, Math.round(x), Math.round(y), width * height > 0 && y < innerHeight]];
    }).filter(([, place]) => place.at(-1)))"""

# What is opened, and what the rest of the page begins with.
PIECES = [
    (["Buttons"], b"Storyboard"), (["Buttons"], b">Large<"), (["Buttons"], b"<main"), (["Navigation Bars"], b"menu-items"),
    (["Alerts", "A Message"], b"alert-actions"), (["Popovers"], b"<main"), (["Segmented Controls"], b"aria-pressed"),
    (["Missing Content"], b"tab-bar"), (["Keyboards of an App"], b">3<"),
]  # fmt: skip


@pytest.fixture
def network(showcase):
    network = FaultyNetwork(showcase.address, 1)
    yield network
    network.rest.set()
    network.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("way, place", PIECES, ids=lambda part: part.decode() if isinstance(part, bytes) else part[-1])
def test_what_has_arrived_stays_in_place(people, network, size, way, place):
    page = people(**size, base_url=network.address)
    # A page of which nothing more comes is loaded anew where the app can be asked.
    page.route(re.compile(r"/_segue/(health$|.*\.js$)"), lambda route: route.abort())
    title, *names = way
    open_example(page, title)
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("#segue-end")).to_be_attached()
    # Where a page is scrolled to when it is loaded again is the browser's affair.
    page.evaluate("() => { history.scrollRestoration = 'manual'; scrollTo(0, 0); }")
    network.split_place = place
    network.splits = b"GET /?scene="
    page.reload(wait_until="commit")
    page.wait_for_function("() => document.querySelector('head > link')?.sheet && document.getElementById('segue')")
    count = "() => document.getElementsByTagName('*').length"
    seen = page.evaluate(count)
    while seen != (seen := page.evaluate(f"() => new Promise(requestAnimationFrame).then({count})")):
        pass
    assert not page.locator("#segue-end").count()
    before = page.evaluate(PLACES)
    network.rest.set()
    expect(page.locator("#segue-end")).to_be_attached()
    after = page.evaluate(PLACES)
    moved = [(now, after.get(index)) for index, now in before.items() if now != after.get(index)]
    assert not moved, moved
    # All of it is seen in the end.
    page.reload()
    assert page.evaluate(PLACES) == after


def test_a_dialog_that_has_arrived_in_part_takes_the_focus(people, network):
    page = people(**PHONE, base_url=network.address, java_script_enabled=False)
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Message", exact=True).click()
    dialog = page.get_by_role("alertdialog", include_hidden=True)
    expect(dialog).to_be_focused()
    network.split_place = b"alert-actions"
    network.splits = b"GET /?scene="
    page.reload(wait_until="commit")
    expect(dialog).to_be_attached()
    # A frame is drawn before the rest comes.
    page.screenshot()
    assert not page.locator("#segue-end").count()
    assert dialog.evaluate("dialog => document.activeElement === dialog")
    network.rest.set()
    expect(page.locator("#segue-end")).to_be_attached()
    assert dialog.evaluate("dialog => document.activeElement === dialog")
