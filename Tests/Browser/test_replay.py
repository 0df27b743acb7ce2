"""Whatever is done on a page of the catalog, the patched page is the page that a fresh load shows."""

import os
import random

import pytest
from conftest import PHONE
from playwright.sync_api import expect
from test_catalog import PAGES, open_example
from test_live import assert_as_loaded, settle

# What a person can use now. A tab leads away, what a search field or a text needs is not a press.
USABLE = """() => [...document.querySelectorAll("form#segue :is(button[name=segue-event], input, select, textarea)")].filter(
    element => !element.disabled && element.type !== "hidden" && element.type !== "file"
        && !element.closest(".tab-bar, [inert], fieldset[disabled], details:not([open]), [popover], [aria-hidden=true]")
        && !element.matches(".skip, [readonly]") && element.checkVisibility({ visibilityProperty: true }))"""

WORDS = ["", "one", "two & <three>", "‘four’", "5", "a long text " * 12]


TYPE = """(element, text) => {
    element.focus();
    element.value = text;
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""


def use(element, chance):
    """Presses a button, or gives a field another value, the same for the same chances."""
    kind = element.evaluate("e => e.tagName === 'INPUT' ? e.type : e.tagName")
    if kind == "BUTTON":
        element.evaluate("e => e.click()")
    elif kind == "SELECT":
        count = element.evaluate("e => e.options.length")
        element.evaluate(
            "(e, i) => { e.selectedIndex = i; e.dispatchEvent(new Event('change', { bubbles: true })) }", chance.randrange(count))
    elif kind in ("checkbox", "radio"):
        element.evaluate("e => e.click()")
    elif kind == "range":
        element.evaluate(
            """(e, share) => { e.value = +e.min + (e.max - e.min) * share; e.dispatchEvent(new Event('input', { bubbles: true }));
               e.dispatchEvent(new Event('change', { bubbles: true })) }""", chance.random())
    elif kind in ("text", "search", "TEXTAREA", "email", "password", "tel", "url"):
        word = chance.choice(WORDS)
        presses = kind != "TEXTAREA" and chance.random() < 0.5
        if element.evaluate("e => !!e.closest('.search-bar')"):
            # It is sent while it is typed, after a while.
            with element.owner_frame().page.expect_response(lambda response: response.request.method == "POST"):
                element.evaluate(TYPE, word)
        else:
            element.evaluate(TYPE, word)
        if presses:
            element.press("Enter")


@pytest.mark.parametrize("seed", range(int(os.environ.get("REPLAY_SEEDS", 1))))
@pytest.mark.parametrize("title", PAGES)
def test_the_page_is_the_one_that_would_be_loaded(people, title, seed):
    page = people(**PHONE, color_scheme="light")
    messages = []
    page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: messages.append(f"error: {error}"))
    chance = random.Random(f"{title} {seed}")
    open_example(page, title)
    assert_as_loaded(page)
    for _ in range(10):
        usable = page.evaluate_handle(USABLE)
        count = usable.evaluate("list => list.length")
        if count == 0:
            break
        element = usable.evaluate_handle("(list, i) => list[i]", chance.randrange(count)).as_element()
        use(element, chance)
        settle(page)
        if not page.locator("form#segue").count():
            break
        assert_as_loaded(page)
    assert not messages, "\n".join(messages)
