"""The same journeys with scripts and without them, which lead through the same states of the app."""

import random
import re
import time

import pytest
from conftest import PHONE
from playwright.sync_api import expect
from test_live import open_example, settle

# What can be pressed by a person now: not what is inert, in a closed menu, or only for sight. A tab leads to the
# inspector, which shows what is of one session only.
PRESSABLE = """() => [...document.querySelectorAll("form#segue button[name=segue-event]")].filter(button =>
    !button.disabled && !button.closest(".tab-bar, [inert], fieldset[disabled], details:not([open]), [popover], [aria-hidden=true]")
        && !button.matches(".tap-area, .dimming, .skip") && button.checkVisibility({ visibilityProperty: true }))
    .map(button => button.value)"""


def state(page):
    """What the app says of the scene to programs, apart from which scene it is, how often it was answered, and the time
    zone, which browsers tell by scripts only."""
    address = page.locator("form#segue").get_attribute("action")
    answer = page.request.get(address, headers={"Accept": "application/json"})
    assert answer.ok, answer.text()
    scene = re.search(r"scene=([\w-]+)", address)[1]
    text = answer.text().replace(scene, "SCENE")
    text = re.sub(r"Time zone: [\w/ ]+", "Time zone: ZONE", text)
    return re.sub(r'"(revision|sequence|token|timeZone)":("[^"]*"|\d+),?', "", text).replace(",}", "}")


def press(page, value, scripts):
    button = page.locator(f'form#segue button[name=segue-event][value="{value}"]').first
    if scripts:
        button.evaluate("button => button.click()")
        settle(page)
    else:
        with page.expect_navigation():
            button.evaluate("button => button.click()")


def open_in_one_minute(pages, title):
    """Opens an example on several pages anew until no minute ends meanwhile, as dates begin with the present one."""
    while True:
        began = int(time.time() // 60)
        for page in pages:
            open_example(page, title)
        if int(time.time() // 60) == began:
            return
        for page in pages:
            page.context.clear_cookies()


def pressable(page):
    return [value for value in page.evaluate(PRESSABLE) if "." in value]


@pytest.mark.parametrize(
    "title", ["Buttons", "Switches", "Steppers", "Segmented Controls", "Alerts", "Sheets", "Action Sheets", "Navigation",
              "Tables", "Collections", "Children", "Toolbars", "Full Screen", "Transitions", "Sliders", "Date Pickers", "Forms"]
)  # fmt: skip
def test_a_journey_leads_through_the_same_states_with_and_without_scripts(people, title):
    chance = random.Random(title)
    scripted, plain = (people(**PHONE, color_scheme="light", java_script_enabled=scripts) for scripts in (True, False))
    open_in_one_minute((scripted, plain), title)
    settle(scripted)
    for step in range(12):
        assert state(scripted) == state(plain), f"{title}, step {step}"
        choices = [value for value in pressable(plain) if value in pressable(scripted)]
        assert choices, f"{title}, step {step}: nothing can be pressed both ways"
        value = chance.choice(choices)
        press(scripted, value, True)
        press(plain, value, False)
    expect(scripted.locator("form#segue")).to_be_visible()
