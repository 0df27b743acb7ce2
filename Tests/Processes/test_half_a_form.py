"""Somebody fills in a form on a sheet at random while processes end in every way: afterwards the screen is as it was.

SEGUE_EVENTS and SEGUE_SEED say how many events there are, and which.
"""

import http.client
import json
import os
import random
import signal
import threading
import time

from conftest import Person, free_port, wait_until
from test_list import figures

EVENTS = int(os.environ.get("SEGUE_EVENTS", "120"))
SEED = int(os.environ.get("SEGUE_SEED", "1"))
BUTTONS = ("add", "new", "more", "address", "send", "cancel", "back")
FIELDS = ("search", "name", "note", "street")
SIZES = 3


class Customer(Person):
    """Somebody who does what the screen offers, and knows what must come of it."""

    def __init__(self, app, chance):
        super().__init__(app)
        self.chance = chance
        self.sequence = 0
        self.repetitions = 0
        self.count = 0
        self.orders = ["0 "]
        self.texts = {}
        self.pieces = 0
        self.arrive()
        self.screen = []
        self.do([{"target": "add", "event": "touchUpInside"}])

    def arrive(self):
        """Opens the app."""
        assert self.request("GET")[0] == 200

    def patiently(self, method, content=None):
        """Sends a request until it is answered, and returns the views that were answered."""
        end = time.monotonic() + 120
        while True:
            assert time.monotonic() < end, "Nobody answered."
            try:
                status, body = self.request(method, content)
            except (OSError, http.client.HTTPException):
                status, body = 0, ""
            if status == 200:
                return json.loads(body)["views"]
            assert status in (0, 500, 502, 503), (status, body, content)
            assert "stopped-before" not in body
            self.repetitions += 1
            time.sleep(0.02)

    def act(self):
        """Does something that the screen offers."""
        offered = {view.get("identifier") for view in self.screen}
        if offered & {"name", "street"}:
            # The sheet covers what is below it.
            offered -= {"search", "add", "new"}
        events = []
        fields = [name for name in FIELDS if name in offered]
        for name in self.chance.sample(fields, self.chance.randrange(len(fields) + 1)):
            text = "".join(self.chance.choice("aä<&\"' 漢\\") for _ in range(self.chance.randrange(12)))
            events.append({"target": name, "event": "editingChanged", "value": f"{name} {text}."})
        if "gift" in offered and self.chance.random() < 0.3:
            events.append({"target": "gift", "event": "valueChanged", "value": self.chance.random() < 0.5})
        if "size" in offered and self.chance.random() < 0.3:
            events.append({"target": "size", "event": "valueChanged", "value": self.chance.randrange(SIZES)})
        buttons = [name for name in BUTTONS if name in offered]
        if not events or self.chance.random() < 0.6:
            events.append({"target": self.chance.choice(buttons), "event": "touchUpInside"})
        self.do(events)

    def do(self, events):
        """Has events performed, and compares what the screen shows with what must come of them."""
        for event in events:
            self.note(event["target"], event.get("value"))
        self.sequence += 1
        self.screen = self.patiently("POST", {"sequence": self.sequence, "events": events})
        self.check()

    def note(self, target, value):
        """Notes what must come of an event."""
        if value is not None:
            self.texts[target] = value
        elif target == "add":
            self.count += 1
        elif target == "more":
            self.pieces += 1
        elif target == "send":
            self.orders = [f"{int(self.orders[0].split(' ')[0]) + 1} {self.texts.get('name', '')} {self.pieces}"]
        elif target == "back":
            self.texts.pop("street", None)
        if target in ("send", "cancel"):
            self.pieces = 0
            for name in ("name", "note", "street", "gift", "size"):
                self.texts.pop(name, None)

    def check(self):
        """Compares the screen with what must be on it."""
        views = {view.get("identifier"): view for view in self.screen}
        if "count" in views:
            assert views["count"]["label"] == f"{self.count}", (views["count"], self.count)
            assert views["orders"]["label"] == self.orders[0], (views["orders"], self.orders)
        if "pieces" in views:
            assert views["pieces"]["label"] == f"{self.pieces}"
        for name, text in self.texts.items():
            if name in views:
                assert views[name].get("value") == text, (views[name], text)

    def look(self):
        """Compares the screen with what it was before."""
        screen = self.patiently("GET")
        assert screen == self.screen, (screen, self.screen)


def walk(start, chaos, *arguments, people=1):
    """Has people fill in forms at random, with something done to the app between and during their events."""
    chance = random.Random(SEED)
    app = start(*arguments, program="OrderApp")
    customers = [Customer(app, chance) for _ in range(people)]
    ends = 0
    for _ in range(EVENTS):
        customer = chance.choice(customers)
        if chance.random() < 0.15:
            app = chaos(app, chance, customer)
            ends += 1
            for other in customers:
                other.app = app
            for other in customers:
                other.look()
        elif chance.random() < 0.1:
            # In the midst of what is done, or just after.
            killer = threading.Timer(chance.random() / 50, app.process.kill)
            killer.start()
            restarted = {}

            def again():
                killer.join()
                app.process.wait()
                restarted["app"] = start(*arguments, program="OrderApp")
                for other in customers:
                    other.app = restarted["app"]

            starter = threading.Thread(target=again)
            starter.start()
            customer.act()
            starter.join()
            app = restarted["app"]
            ends += 1
        else:
            customer.act()
    for customer in customers:
        customer.look()
    assert app.stop() == 0
    repetitions = sum(customer.repetitions for customer in customers)
    print(f"{EVENTS} events, {ends} ends, {repetitions} repetitions")


def test_a_form_is_as_it_was_after_every_end_of_the_process(start):
    def end(app, chance, customer):
        app.stop(chance.choice((signal.SIGKILL, signal.SIGTERM)))
        return start(program="OrderApp")

    walk(start, end)


def test_forms_are_as_they_were_where_memory_holds_one(start):
    def end(app, chance, customer):
        app.stop(signal.SIGKILL)
        return start("--max-sessions", "1", program="OrderApp")

    walk(start, end, "--max-sessions", "1", people=3)


def test_a_sheet_is_as_it_was_after_each_time_that_memory_was_short(start):
    customer = Customer(start(program="OrderApp"), random.Random(SEED))
    assert customer.app.stop() == 0
    port = free_port()
    # So little that whoever does nothing for a moment leaves memory.
    customer.app = start("--memory-limit", "1M", "--admin", f"127.0.0.1:{port}", program="OrderApp")
    steps = [
        [("new", None)],
        [("name", "Ada"), ("note", "two\nlines"), ("more", None)],
        [("address", None)],
        [("street", "Half a str")],
        [("back", None)],
        [("send", None)],
    ]
    for step in steps:
        customer.do(
            [
                {"target": target, "event": "touchUpInside"}
                if value is None
                else {"target": target, "event": "editingChanged", "value": value}
                for target, value in step
            ]
        )
        wait_until(lambda: figures(port).get("sessions") == 0, "The session stays in memory.")
        customer.look()
    assert customer.orders == ["1 Ada 1"]
    assert customer.app.stop() == 0
