"""Every page of the catalog by nothing but the keys: all that can be used is reached, and it is seen where the focus is."""

import pytest
from conftest import DESKTOP
from playwright.sync_api import expect
from test_catalog import PAGES

# What a person can use, each with a number by which it is known again. Of radio buttons, the keys lead to one of a group.
NUMBER = """() => {
    const usable = [...document.querySelectorAll(":is(#v0, #segue) :is(button, input, select, textarea, summary, a[href])")].filter(
        element => !element.disabled && element.type !== "hidden" && element.tabIndex >= 0
            && !element.closest("[inert], fieldset[disabled], [popover], [aria-hidden=true], details:not([open]) > :not(summary)")
            && element.checkVisibility({ visibilityProperty: true }));
    const groups = new Map();
    return usable.map((element, index) => {
        element.number = index;
        if (element.type === "radio") {
            if (!groups.has(element.name)) groups.set(element.name, index);
            element.number = groups.get(element.name);
        }
        return [element.number, element.outerHTML.slice(0, 160)];
    });
}"""

# Where the focus is, and whether that is seen: by an outline or a shadow of the element, of what is around or beside it, by
# a caret, or by what browsers mark within fields for dates.
FOCUS = """() => {
    const element = document.activeElement;
    const box = element.getBoundingClientRect();
    const marks = style => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
    const candidates = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    const isMarked = candidates.some(e => e && e !== document.body && [null, "::before", "::after"].some(part => marks(getComputedStyle(e, part))));
    const hasCaret = /^(text|password|search|email|url|tel|number|textarea|date|time|datetime-local)$/.test(element.type ?? "");
    return { number: element.number ?? null, isBody: element === document.body, isSeen: isMarked || hasCaret,
        isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        markup: element.outerHTML.slice(0, 160) };
}"""


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("title", PAGES)
def test_the_keys_lead_to_everything(visitor, title, scripts):
    page = visitor(**DESKTOP, java_script_enabled=scripts)
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    page.wait_for_load_state()
    wanted = dict(page.evaluate(NUMBER))
    unseen, outside = [], []
    bodies = 0
    for _ in range(4 * len(wanted) + 20):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        bodies += focus["isBody"]
        if focus["isBody"]:
            if bodies > 2:
                break
            continue
        wanted.pop(focus["number"], None)
        if not focus["isSeen"]:
            unseen.append(focus["markup"])
        if not focus["isInView"]:
            outside.append(focus["markup"])
        if not wanted:
            break
    assert not wanted, f"never reached: {wanted}"
    assert not unseen, f"the focus is not seen on {unseen}"
    assert not outside, f"the focus is out of sight on {outside}"


def test_the_bar_above_the_keyboard_is_reached_from_its_field(people):
    page = people(**DESKTOP)
    page.goto("/")
    page.get_by_role("button", name="Text Fields", exact=True).click()
    street = page.get_by_placeholder("Street")
    street.focus()
    page.keyboard.press("Tab")
    bar = page.locator(".input-accessory").first
    expect(bar.get_by_role("button", name="Use an Example")).to_be_focused()
    expect(bar).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect(street).to_have_value("12 Rosemary Lane")
    page.get_by_placeholder("Name").focus()
    expect(bar).to_have_css("opacity", "0")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("title", ["Text Fields", "Search Bars", "Accounts", "Search Controllers", "Keyboards of an App"])
def test_return_in_a_field_leaves_the_focus_somewhere(people, title, scripts):
    page = people(**DESKTOP, java_script_enabled=scripts)
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    fields = page.locator("#v0 main input:is([type=text], [type=search], [type=password]):not([disabled]):visible")
    lost = []
    for index in range(fields.count()):
        field = fields.nth(index)
        name = field.get_attribute("placeholder") or field.get_attribute("aria-label")
        field.fill("A")
        with page.expect_response(lambda response: response.request.method == "POST"):
            field.press("Enter")
        page.wait_for_load_state()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        try:
            # A page that was just loaded gives the focus away a moment later. It is asked from outside, as nothing waits
            # in a page without scripts.
            expect(page.locator(":focus")).to_have_count(1)
        except AssertionError:
            lost.append(name)
        if not page.get_by_role("heading", name=title, level=1).is_visible():
            break
    assert not lost
