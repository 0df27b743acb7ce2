"""People do something at random on every page of the Showcase, whose process is killed: they see the same screen, or are told.

SEGUE_EVENTS says how many events there are at most, SEGUE_SEED which: one number, or several with spaces between.
"""

import json
import os
import random
import signal

import pytest
from conftest import Person

EVENTS = int(os.environ.get("SEGUE_EVENTS", "400"))
SEEDS = [int(seed) for seed in os.environ.get("SEGUE_SEED", "1 3 5").split()]
# What ends a tab or a session, or leads to a screen about the process itself.
AVOIDED = {"Close This Window", "Renew the Secret in the Cookie", "Offer Another Window", "Inspector"}
TEXTS = ("a", "an", "Ab", 'text <&"', "Maria", "12")


class Visitor(Person):
    """Somebody who opens a page of the catalog and does what it offers."""

    def __init__(self, app, chance, row=None):
        super().__init__(app)
        self.chance = chance
        self.trail = []
        self.look()
        if row:
            target = next(view["id"] for view in self.state["views"] if view.get("row") == row)
            self.send({"target": target, "event": "selectRow"})

    def look(self):
        """Looks at the screen."""
        status, body = self.request("GET")
        assert status == 200, body
        self.state = json.loads(body)

    def send(self, event):
        """Has an event performed; some values are refused."""
        status, body = self.request("POST", {"events": [event]})
        assert status in (200, 409, 422), (status, body, self.trail)
        if status == 200:
            self.state = json.loads(body)

    def act(self):
        """Does something that the screen offers."""
        offered = [
            view for view in self.state["views"]
            if view.get("events") and view.get("enabled", True) and view.get("label") not in AVOIDED
            and "type" in view and view["type"] not in ("TabBarButton", "NavigationBackButton")
            # What is typed there is written nowhere.
            and "assword" not in (view.get("label") or "")
        ]
        if not offered:
            return
        view = self.chance.choice(offered)
        event = {"target": view["id"], "event": self.chance.choice(view["events"])}
        if view["type"] in ("UITextField", "UITextView", "UISearchTextField"):
            event["value"] = self.chance.choice(TEXTS)
        elif isinstance(view.get("value"), bool):
            event["value"] = not view["value"]
        elif view.get("options") and event["event"] == "valueChanged":
            event["value"] = self.chance.randrange(len(view["options"]))
        elif "minimum" in view:
            event["value"] = self.chance.choice((view["minimum"], view["maximum"]))
        self.trail.append((view["type"], view.get("label"), event["event"], event.get("value")))
        self.send(event)

    def choose(self, label, event):
        """Does something with what has a label."""
        self.send({"target": next(v["id"] for v in self.state["views"] if v.get("label") == label), "event": event})

    @property
    def screen(self):
        """What is seen and what of it can be used, by its numbers."""
        return {name: self.state.get(name) for name in ("title", "controllers", "views")}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_of_the_catalog_is_as_it_was_or_says_that_it_is_not(start, seed):
    chance = random.Random(seed)
    app = start(program="Showcase")
    rows = [
        view["row"] for view in Visitor(app, chance).state["views"]
        if view["type"] == "UITableViewCell"
    ]
    visitors = [Visitor(app, chance, row) for row in rows]
    told, changed = 0, []
    for _ in range(max(EVENTS // len(visitors), 1)):
        for visitor in visitors:
            visitor.act()
        for visitor in visitors:
            visitor.look()
        before = [visitor.screen for visitor in visitors]
        app.stop(signal.SIGKILL)
        app = start(program="Showcase")
        for visitor, screen in zip(visitors, before, strict=True):
            visitor.app = app
            visitor.look()
            if "notice" in visitor.state:
                told += 1
            elif visitor.screen != screen:
                changed.append(visitor.trail)
    assert not changed, "\n".join(map(str, changed))
    # A page says so where an alert was open, or what it showed was the system's.
    assert told < EVENTS / 4


@pytest.mark.parametrize("seed", SEEDS)
def test_the_app_in_the_storyboard_is_as_it_was(start, seed):
    app = start(program="Showcase")
    visitor = Visitor(app, random.Random(seed))
    visitor.choose("Storyboard", "touchUpInside")
    visitor.choose("Open Greenhouse", "selectRow")
    for _ in range(25):
        visitor.act()
        visitor.look()
        before = visitor.screen
        app.stop(signal.SIGKILL)
        visitor.app = app = start(program="Showcase")
        visitor.look()
        assert "notice" not in visitor.state, visitor.trail
        assert visitor.screen == before, visitor.trail


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_plant_that_is_half_entered_is_entered_further(start, how):
    app = start(program="Showcase")
    visitor = Visitor(app, random.Random(1))
    visitor.choose("Storyboard", "touchUpInside")
    visitor.choose("Open Greenhouse", "selectRow")
    visitor.choose("Add", "touchUpInside")
    name = next(view["id"] for view in visitor.state["views"] if view["type"] == "UITextField")
    visitor.send({"target": name, "event": "editingChanged", "value": "Fern"})
    before = visitor.screen
    app.stop(how)
    visitor.app = start(program="Showcase")
    visitor.look()
    assert visitor.screen == before and "notice" not in visitor.state
    visitor.choose("Save", "touchUpInside")
    assert visitor.state["title"] == "My Plants"
    assert any("Fern" in (view.get("label") or "") for view in visitor.state["views"])
