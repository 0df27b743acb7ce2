"""The app made of storyboards: every segue of it, as a person and as a program meets it."""

import json

import pytest
from conftest import DESKTOP, EVERY_BROWSER, PHONE
from playwright.sync_api import expect

WITHOUT_SCRIPTS = [
    pytest.param({**size, "java_script_enabled": False}, id=name)
    for name, size in (("phone", PHONE), ("desktop", DESKTOP))
]

EITHER_WAY = [*WITHOUT_SCRIPTS, pytest.param(PHONE, id="phone-with-scripts")]


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def open_greenhouse(page):
    """Shows the tab of the Showcase and presents the app from it."""
    page.goto("/")
    page.get_by_role("button", name="Storyboard", exact=True).click()
    expect(heading(page, "Storyboard")).to_be_visible()
    page.get_by_role("button", name="Open Greenhouse").click()
    expect(page.get_by_role("heading", name="My Plants").first).to_be_visible()


def open_tab(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def names(page):
    """The names of the plants, from the top."""
    known = ["Basil", "Lemon Tree", "Monstera", "Snake Plant"]
    return [text for text in page.locator(".row .label").all_inner_texts() if text in known]


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_every_scene_is_accessible(page, assert_accessible):
    page.goto("/")
    page.get_by_role("button", name="Storyboard", exact=True).click()
    expect(heading(page, "Storyboard")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Open Greenhouse").click()
    expect(page.get_by_role("heading", name="My Plants").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Monstera").first.click()
    expect(page.get_by_role("button", name="Give Away")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Water Now").click()
    expect(page.get_by_role("dialog", name="Advice")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Wait").click()
    open_tab(page, "Settings")
    expect(page.get_by_role("heading", name="Settings").first).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("browser_options", EITHER_WAY)
def test_the_way_to_a_plant_and_back(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Snake Plant").first.click()
    expect(page.get_by_text("Water every 14 days")).to_be_visible()
    expect(page.get_by_text("Likes the shade")).to_be_visible()
    page.get_by_role("button", name="Notes", exact=True).click()
    page.get_by_role("textbox", name="Notes").fill("Near the door.")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Near the door.")).to_be_visible()
    page.get_by_role("button", name="Move", exact=True).click()
    page.get_by_role("textbox", name="Place").fill("Hall")
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.get_by_text("Hall", exact=True)).to_be_visible()
    page.get_by_role("button", name="Give Away").click()
    expect(page.get_by_role("heading", name="My Plants").first).to_be_visible()
    expect(page.get_by_role("button", name="Snake Plant")).to_have_count(0)


def test_a_tap_shows_the_portrait(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Monstera").first.click()
    page.get_by_role("button", name="Portrait").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("button", name="Give Away")).to_be_visible()


def test_watering_too_soon_asks_first(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Monstera").first.click()
    page.get_by_role("button", name="Water Now").click()
    page.get_by_role("button", name="Wait", exact=True).click()
    expect(page.get_by_text("Water tomorrow")).to_be_visible()
    page.get_by_role("button", name="Water Now").click()
    page.get_by_role("button", name="Water Anyway").click()
    expect(page.get_by_text("Water in 7 days")).to_be_visible()


@pytest.mark.parametrize("browser_options", WITHOUT_SCRIPTS)
def test_the_popover_sorts_the_list(page):
    open_greenhouse(page)
    assert names(page) == ["Lemon Tree", "Basil", "Monstera", "Snake Plant"]
    page.get_by_role("button", name="Sort", exact=True).click()
    expect(page.get_by_role("dialog", name="Sort")).to_be_visible()
    page.get_by_role("button", name="By Name").click()
    expect(page.get_by_role("dialog", name="Sort")).to_have_count(0)
    assert names(page) == ["Basil", "Lemon Tree", "Monstera", "Snake Plant"]


def test_the_info_button_shows_the_card(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Details").first.click()
    expect(page.get_by_role("dialog", name="Care")).to_be_visible()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("dialog", name="Care")).to_have_count(0)


@pytest.mark.parametrize("browser_options", WITHOUT_SCRIPTS)
def test_a_plant_without_a_name_is_not_saved(page):
    open_greenhouse(page)
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("A plant needs a name.")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("Fern")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Fern").first).to_be_visible()
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_role("heading", name="My Plants").first).to_be_visible()


@pytest.mark.parametrize("browser_options", EITHER_WAY)
def test_the_guide_shows_articles(page):
    open_greenhouse(page)
    open_tab(page, "Guide")
    page.get_by_role("button", name="Light", exact=True).click()
    expect(page.get_by_text("Know your windows")).to_be_visible()


@pytest.mark.parametrize("browser_options", EITHER_WAY)
def test_the_settings_of_the_other_storyboard(page):
    open_greenhouse(page)
    open_tab(page, "Settings")
    # Until the tab is there, the rows of the plants tell of days too.
    expect(page.get_by_role("heading", name="Settings").first).to_be_visible()
    page.get_by_role("button", name="Days").click()
    page.get_by_role("button", name="Weekends").click()
    expect(page.get_by_role("button", name="Days").get_by_text("Weekends")).to_be_visible()
    page.get_by_role("button", name="About Greenhouse").click()
    page.get_by_role("button", name="Done", exact=True).click()
    page.get_by_role("button", name="Show My Plants").click()
    expect(page.get_by_role("heading", name="My Plants").first).to_be_visible()


@pytest.mark.parametrize("tab", ["Plants", "Guide", "Settings"])
def test_close_leads_out_of_every_tab(page, tab):
    open_greenhouse(page)
    open_tab(page, tab)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page, "Storyboard")).to_be_visible()


@pytest.mark.parametrize("browser_options", EITHER_WAY)
@pytest.mark.parametrize("file", ["Greenhouse.storyboard", "PlantsController.swift"])
def test_the_sources_are_shown(page, file):
    page.goto("/")
    page.get_by_role("button", name="Storyboard", exact=True).click()
    page.get_by_role("button", name="Source", exact=True).click()
    page.get_by_role("button", name=file).click()
    expect(page.get_by_text("customClass=\"PlantsController\"" if "story" in file else "@IBClass").first).to_be_visible()


class Program:
    """A program that uses the app by JSON, as with curl."""

    def __init__(self, request, address):
        self.request, self.address = request, address
        self.state = self.ask()

    def ask(self, **body):
        headers = {"Accept": "application/json", "Origin": self.address}
        if not body:
            answer = self.request.get("/", headers=headers)
        else:
            scene = {name: self.state[name] for name in ("revision", "sequence")}
            headers["Content-Type"] = "application/json"
            answer = self.request.post("/", headers=headers, data=json.dumps({**scene, **body}))
        assert answer.ok, answer.text()
        return answer.json()

    def press(self, label, event="touchUpInside"):
        """Performs the event on the first view whose label begins so."""
        view = next(
            view
            for view in self.state["views"]
            if view.get("label", "").startswith(label)
            and event in view.get("events", [])
            and view["type"] not in ("UITableView", "UITableViewController")
        )
        self.state = self.ask(events=[{"target": view["id"], "event": event}])

    def sees(self, text):
        return any(text in str(view.get("label", "")) for view in self.state["views"])


def test_the_same_ways_by_json(page, showcase):
    program = Program(page.request, showcase.address)
    program.press("Storyboard")
    program.press("Open Greenhouse", "selectRow")
    program.press("Monstera", "selectRow")
    assert program.sees("Water every 7 days")
    program.press("Water Now")
    program.press("Water Anyway")
    assert program.sees("Water in 7 days")
    program.press("Give Away")
    assert not program.sees("Monstera")
    program.press("Sort")
    program.press("By Name", "selectRow")
    assert program.sees("Basil")
    program.press("Close")
    assert program.sees("Open Greenhouse")
