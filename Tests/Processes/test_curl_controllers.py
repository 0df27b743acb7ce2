"""The demo app's controllers by curl alone: by the forms of its pages, as a browser without scripts sends them, and by JSON."""

import html
import json
import re
import shutil
from html.parser import HTMLParser

import pytest
from conftest import App
from test_curl import Curl

pytestmark = pytest.mark.skipif(shutil.which("curl") is None, reason="These tests need curl, a package of Debian.")

PHONE = 390
TABLET = 820
DESKTOP = 1440


class Walk:
    """A person who walks through the app, a request for each step."""

    def __init__(self, curl, site, width=DESKTOP):
        self.curl = curl
        self.site = site
        self.common = [
            *("--cookie-jar", "jar", "--cookie", "jar"),
            *("--header", f"Sec-CH-Viewport-Width: {width}", "--header", "Sec-CH-Viewport-Height: 900"),
        ]
        self.open()

    def request(self, accept, *arguments):
        """The content of an answer, which must be a good one."""
        statuses, content = self.curl(*self.common, "--header", f"Accept: {accept}", *arguments)
        assert statuses[-1] == 200, content
        return content.decode()

    def state(self):
        """What a program is told of the same scene."""
        return json.loads(self.request("application/json", self.site + self.action()))

    def presented(self):
        """The classes of the controllers that are presented, one over the other."""
        found = []

        def search(controllers):
            for controller in controllers:
                if "presented" in controller:
                    found.append(controller["presented"]["class"])
                    search([controller["presented"]])
                search(controller.get("children", []))

        search(self.state()["controllers"])
        return found

    def reads(self, text):
        """Whether a text can be read."""
        return text in self.texts()


class ButtonReader(HTMLParser):
    """Reads what the buttons of a page that can be pressed are called and send."""

    VOID = {"meta", "link", "input", "img", "br", "hr", "source"}

    def __init__(self):
        super().__init__()
        self.found = []
        self.inert = []
        self.button = None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in self.VOID:
            self.inert.append("inert" in attributes)
        if tag == "button" and "value" in attributes and not any(self.inert) and "disabled" not in attributes:
            self.button = (attributes, [])

    def handle_endtag(self, tag):
        self.inert.pop()
        if tag == "button" and self.button:
            attributes, texts = self.button
            self.found.append((attributes.get("aria-label") or ", ".join(texts), attributes["value"]))
            self.button = None

    def handle_startendtag(self, tag, attributes):
        """Such elements, as in drawings, have nothing in them."""

    def handle_data(self, text):
        if self.button and text.strip():
            self.button[1].append(text.strip())


class FormWalk(Walk):
    """Presses the buttons of pages."""

    def open(self):
        self.page = self.request("text/html", self.site)

    def action(self):
        return html.unescape(re.search(r'<form id="segue"[^>]*action="([^"]*)"', self.page)[1])

    def texts(self):
        body = self.page[self.page.index("<body"):]
        return {html.unescape(text).strip() for text in re.split(r"<[^>]*>", body)}

    def buttons(self):
        """What the buttons that can be pressed are called and send; the ones in front come last."""
        reader = ButtonReader()
        reader.feed(self.page)
        return reader.found

    def send(self, event, **fields):
        names = ("segue-token", "segue-revision", "segue-sequence")
        fields |= {name: re.search(rf'name="{name}" value="([^"]*)"', self.page)[1] for name in names}
        content = [f"{name}={value}" for name, value in {**fields, "segue-event": event}.items()]
        arguments = [argument for field in content for argument in ("--data-urlencode", field)]
        self.page = self.request("text/html", "--location", *arguments, self.site + self.action())

    def press(self, name):
        self.send([event for label, event in self.buttons() if label == name][-1])

    def can_press(self, name):
        return any(label == name for label, _ in self.buttons())

    def dismiss(self):
        self.press("Dismiss")

    def row(self, text):
        """The identifier of the row with a text."""
        rows = re.findall(r'<li id="(v[0-9]+)" class="row[^>]*>(.*?)</li>', self.page, re.S)
        return next(identifier for identifier, content in rows if f">{text}<" in content)

    def delete(self, text):
        self.send(f"{self.row(text)}.deleteRow")

    def type(self, placeholder, text):
        field = re.search(rf'<input id="(v[0-9]+)"[^>]*placeholder="{placeholder}"', self.page)[1]
        self.send("return", **{field: text})

    def choose(self, title, place):
        self.press(title)


class ProgramWalk(Walk):
    """Sends events as JSON."""

    def open(self):
        self.answer = json.loads(self.request("application/json", self.site))

    def action(self):
        return f"/?scene={self.answer['scene']}"

    def texts(self):
        labels = [view["label"] for view in self.answer["views"] if "label" in view]
        return {*labels, *(text for label in labels for text in label.split(", "))}

    def views(self, event):
        """The views that take an event; those in front come last."""
        return [view for view in self.answer["views"] if event in view.get("events", [])]

    def send(self, view, event, **value):
        content = json.dumps({"events": [{"target": view["id"], "event": event, **value}]})
        arguments = ["--header", "Content-Type: application/json", "--data", content]
        self.answer = json.loads(self.request("application/json", *arguments, self.site + self.action()))

    def pressable(self, name):
        return [
            (view, event) for event in ("selectRow", "touchUpInside") for view in self.views(event)
            if view.get("label") == name
        ]

    def press(self, name):
        self.send(*self.pressable(name)[-1])

    def can_press(self, name):
        return bool(self.pressable(name))

    def dismiss(self):
        self.send(self.views("dismiss")[-1], "dismiss")

    def delete(self, text):
        rows = [view for view in self.views("deleteRow") if view["type"] == "UITableViewCell"]
        self.send(next(row for row in rows if text in row["label"].split(", ")), "deleteRow")

    def type(self, placeholder, text):
        field = next(view for view in self.views("editingChanged") if view.get("label") == placeholder)
        self.send(field, "editingChanged", value=text)

    def choose(self, title, place):
        control = next(view for view in self.views("valueChanged") if view["type"] == "UISegmentedControl")
        self.send(control, "valueChanged", value=place)


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of the demo app."""
    app = App(tmp_path_factory.mktemp("showcase"), program="Showcase")
    yield f"http://127.0.0.1:{app.port}"
    assert app.stop() == 0


@pytest.fixture(params=[FormWalk, ProgramWalk], ids=["forms", "json"])
def visit(request, tmp_path, address):
    """Begins a walk at a page of the catalog."""

    def begin(title, **options):
        walk = request.param(Curl(tmp_path), address, **options)
        walk.press(title)
        assert walk.reads("Source")
        return walk

    return begin


@pytest.mark.parametrize(
    "title, button, text, close",
    [
        ("Full Screen", "Cover", "This covers the page. Close brings it back.", "Close"),
        ("Full Screen", "Cross Dissolve", "This covers the page. Close brings it back.", "Close"),
        ("Full Screen", "Over Full Screen", "This covers the page. Close brings it back.", "Close"),
        ("Full Screen", "Current Context", "This covers one tab. Close brings it back.", "Close"),
        ("Full Screen", "Over Current Context", "This covers one tab. Close brings it back.", "Close"),
        ("Sheets", "Page Sheet", "A sheet lies over the page that presented it.", "Done"),
        ("Sheets", "Form Sheet", "A sheet lies over the page that presented it.", "Done"),
        ("Sheets", "Half Height", "This sheet takes half of the height.", "Done"),
        ("Sheets", "Must Be Answered", "Only Done dismisses this sheet.", "Done"),
    ])
@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_each_style_of_presentation(visit, title, button, text, close, width):
    walk = visit(title, width=width)
    walk.press(button)
    assert walk.reads(text)
    assert walk.presented() == ["UINavigationController"]
    # What is around one tab stays in use.
    assert walk.can_press("Notes") == ("Context" in button)
    walk.press(close)
    assert not walk.reads(text)
    assert walk.presented() == []
    assert walk.can_press(button)


def test_a_sheet_is_swiped_away_unless_it_must_be_answered(visit):
    walk = visit("Sheets")
    walk.press("Page Sheet")
    walk.dismiss()
    assert walk.reads("The sheet was swiped away.")
    assert walk.presented() == []
    walk.press("Must Be Answered")
    walk.dismiss()
    assert walk.presented() == ["UINavigationController"]
    assert walk.reads("The sheet wants an answer.")
    walk.press("Done")
    assert walk.reads("Done.")


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_a_popover(visit, width):
    walk = visit("Popovers", width=width)
    text = "A popover explains what was pressed."
    walk.press("What Is This?")
    assert walk.reads(text)
    assert walk.presented() == ["MessageViewController"]
    walk.dismiss()
    assert not walk.reads(text)
    assert walk.presented() == []


@pytest.mark.parametrize("width", [PHONE, TABLET, DESKTOP])
def test_a_split_view(visit, width):
    walk = visit("Split Views", width=width)
    walk.press("Show Two Columns")
    assert walk.presented() == ["PlanetSplitController"]
    assert walk.reads("Choose a planet.") == (width > PHONE)
    for name in ("Mars", "Venus"):
        walk.press(name)
        assert walk.reads(f"This is {name}.")
        # One stack on a narrow page, which leads back; two columns on a wide one.
        assert walk.can_press("Earth") == (width > PHONE)
        if width == PHONE:
            walk.press("Planets")
    walk.press("Close")
    assert walk.presented() == []


def test_a_search(visit):
    walk = visit("Search Controllers")
    walk.press("Results in the List Itself")
    assert walk.reads("Rhine")
    walk.type("Rivers", "ni")
    assert walk.reads("Niger") and not walk.reads("Rhine")
    walk.choose("Europe", 3)
    assert walk.reads("No Results for “ni”")
    walk.press("Cancel")
    assert walk.reads("Rhine") and walk.reads("Niger")
    walk.press("Niger, Africa")
    assert not walk.reads("Rhine")


def test_editing_a_table(visit):
    walk = visit("Tables")
    walk.press("Plain")
    assert walk.can_press("Edit") and walk.reads("Venus")
    walk.press("Edit")
    walk.delete("Venus")
    assert not walk.reads("Venus") and walk.reads("Earth")
    walk.press("Done")
    assert walk.can_press("Edit") and not walk.reads("Venus")


def test_content_that_is_missing(visit):
    walk = visit("Missing Content")
    walk.press("An Empty Mailbox")
    assert walk.reads("No Messages") and not walk.can_press("Delete")
    walk.press("Fetch Messages")
    assert not walk.reads("No Messages")
    walk.press("Deliver Them")
    assert walk.reads("See you on Friday")
    walk.press("Delete")
    assert walk.reads("No Messages") and not walk.reads("See you on Friday")
