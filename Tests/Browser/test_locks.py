"""The pointer and the orientation of the screen, which the script locks where controllers would like that."""

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_catalog import open_example

TEXT = "This covers the page. Close brings it back."
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"

# Browsers without a screen refuse both, so what is asked of them is written down.
WITNESS = """
    window.calls = [];
    let locked = null;
    Object.defineProperty(Document.prototype, "pointerLockElement", { get: () => locked });
    Element.prototype.requestPointerLock = async function () { locked = this; calls.push(`lock ${this.tagName}`); };
    Document.prototype.exitPointerLock = () => { locked = null; calls.push("free"); };
    ScreenOrientation.prototype.lock = async name => {
        calls.push(`keep ${name}`);
        throw new DOMException("Not now.", "NotSupportedError");
    };
    ScreenOrientation.prototype.unlock = () => { calls.push("turn"); };
    document.addEventListener("load", ({ target }) => { if (/locks/.test(target.src)) window.followsLocks = true; }, true);
"""


@pytest.fixture
def covered(people):
    """Opens a page that is covered by what can lock it."""
    errors = []

    def open_page(**options):
        page = people(**options)
        page.add_init_script(WITNESS)
        page.on("pageerror", lambda error: errors.append(error))
        open_example(page, "Full Screen")
        page.get_by_role("button", name="Cover").click()
        expect(page.get_by_text(TEXT, exact=True)).to_be_visible()
        return page

    yield open_page
    assert errors == []


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_the_next_press_locks_the_pointer_until_the_preference_ends(covered):
    page = covered(**DESKTOP)
    text = page.get_by_text(TEXT, exact=True)
    text.click()
    press(page, "Lock")
    expect(page.get_by_role("button", name="Unlock")).to_be_visible()
    page.wait_for_function("() => window.followsLocks")
    # A press on a control is meant for that.
    page.get_by_role("button", name="Unlock").dispatch_event(
        "pointerdown", {"pointerType": "mouse", "button": 0, "bubbles": True})
    assert page.evaluate("calls") == []
    text.click(button="right")
    assert page.evaluate("calls") == []
    text.click()
    text.click()
    assert page.evaluate("calls") == ["lock BODY"]
    # Escape gives it back, and the next press locks it again.
    page.evaluate("document.exitPointerLock()")
    text.click()
    assert page.evaluate("calls") == ["lock BODY", "free", "lock BODY"]
    press(page, "Unlock")
    expect(page.get_by_role("button", name="Lock", exact=True)).to_be_visible()
    page.wait_for_function("() => calls.at(-1) === 'free'")
    text.click()
    assert page.evaluate("calls") == ["lock BODY", "free", "lock BODY", "free"]


def test_closing_what_locked_the_pointer_frees_it(covered):
    page = covered(**DESKTOP)
    press(page, "Lock")
    page.wait_for_function("() => window.followsLocks")
    page.get_by_text(TEXT, exact=True).click()
    press(page, "Close")
    expect(page.get_by_role("heading", name="Full Screen", level=1)).to_be_visible()
    page.wait_for_function("() => calls.at(-1) === 'free'")
    assert page.evaluate("document.body.dataset.pointer") is None


def test_a_phone_is_asked_to_keep_its_orientation(covered):
    page = covered(**PHONE, user_agent=ANDROID)
    press(page, "Lock")
    page.wait_for_function("() => calls.length > 0")
    assert page.evaluate("calls") == ["keep portrait"]
    # Pages that fill the screen may keep what was refused before.
    page.evaluate("document.dispatchEvent(new Event('fullscreenchange'))")
    assert page.evaluate("calls") == ["keep portrait", "keep portrait"]
    page.reload()
    page.wait_for_function("() => calls.length > 0")
    assert page.evaluate("calls") == ["keep portrait"]
    # The interface stays upright in a column of its width, whichever way the phone is turned.
    page.set_viewport_size({"width": 844, "height": 390})
    press(page, "Unlock")
    page.wait_for_function("() => calls.at(-1) === 'turn'")
    assert page.evaluate("document.body.dataset.orientation") is None


def test_a_phone_that_is_kept_on_its_side_has_the_width_of_that(covered):
    page = covered(**{**PHONE, "viewport": {"width": 844, "height": 390}}, user_agent=ANDROID)
    press(page, "Lock")
    page.wait_for_function("() => calls.length > 0")
    assert page.evaluate("calls") == ["keep landscape"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.querySelector('.window').offsetWidth === 844")
    # It is scrolled to, and the window is as narrow as before for all else.
    page.wait_for_function("() => { document.body.scrollLeft = 300; return document.body.scrollLeft === 300; }")
    assert page.evaluate("innerWidth") == 390
    press(page, "Unlock")
    page.wait_for_function("() => document.querySelector('.window').offsetWidth === 390")


def test_a_tablet_or_desktop_is_not_asked_to_keep_its_orientation(covered):
    page = covered(**DESKTOP)
    press(page, "Lock")
    page.wait_for_function("() => window.followsLocks")
    assert page.evaluate("calls") == []


def test_a_browser_that_refuses_is_left_alone(people):
    page = people(**PHONE, user_agent=ANDROID)
    errors, loaded = [], []
    page.on("pageerror", lambda error: errors.append(error))
    page.on("console", lambda message: errors.append(message.text))
    page.on("request", lambda request: loaded.append(request.url) if "/locks" in request.url else None)
    open_example(page, "Full Screen")
    press(page, "Cover")
    expect(page.get_by_text(TEXT, exact=True)).to_be_visible()
    assert loaded == []
    with page.expect_response("**/locks*.js"):
        press(page, "Lock")
    press(page, "Unlock")
    expect(page.get_by_role("button", name="Lock", exact=True)).to_be_visible()
    press(page, "Lock")
    expect(page.get_by_role("button", name="Unlock")).to_be_visible()
    assert len(loaded) == 1
    assert errors == []
