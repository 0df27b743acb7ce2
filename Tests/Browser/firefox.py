"""Drives Debian's Firefox through WebDriver BiDi, which Playwright does not speak with it.

https://www.w3.org/TR/webdriver-bidi/ names the commands. What is looked for is found by Firefox itself and not by a script
of the page, so that all of it works where scripts are off.
"""

import base64
import contextlib
import itertools
import json
import re
import shutil
import subprocess
import time
from pathlib import Path

from websockets.sync.client import connect

# The keys that tests press, as WebDriver spells them.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " ", "Delete": "\ue017", "Shift": "\ue008",
        "Control": "\ue009", "End": "\ue010", "Home": "\ue011", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014",
        "Down": "\ue015"}  # fmt: skip

# How long a page may take to show what a test waits for, in seconds.
PATIENCE = 30


class Firefox:
    """A Firefox of its own, with a profile of its own."""

    @staticmethod
    def program():
        """Where Firefox is; None where it is not installed."""
        return shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self, profile: Path, colors="light", scripts=True):
        preferences = {
            "layout.css.prefers-color-scheme.content-override": 0 if colors == "dark" else 1,
            "ui.prefersReducedMotion": 1,
            "javascript.enabled": scripts,
            "datareporting.policy.dataSubmissionEnabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "app.update.disabledForTesting": True,
            "remote.active-protocols": 1,
        }
        profile.mkdir(parents=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()]
        (profile / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [self.program(), "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        address = next(filter(None, (re.search(r"ws://\S+", line) for line in self.process.stderr)), None)
        assert address, "Firefox ended before it said where it can be driven."
        self.connection = contextlib.ExitStack()
        self.socket = self.connection.enter_context(connect(f"{address[0]}/session", max_size=None))
        self.numbers = itertools.count(1)
        self.complaints = {}
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def send(self, method, **parameters):
        """Sends a command and returns its result; what the pages log meanwhile is noted."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "event":
                self.note(message["params"])
            elif message["id"] == number:
                if message["type"] == "error":
                    raise BiDiError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def note(self, entry):
        context = entry.get("source", {}).get("context")
        self.complaints.setdefault(context, []).append(f"{entry['level']}: {entry['text']}")

    def person(self, width=390, height=844):
        """A page of a new person, in a window of the given size."""
        user = self.send("browser.createUserContext")["userContext"]
        return FirefoxPage(self, user, width, height)

    def stop(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait(timeout=30)
        self.process.stderr.close()


class BiDiError(Exception):
    """What Firefox answers to a command that it cannot perform."""


class FirefoxPage:
    """A tab."""

    def __init__(self, firefox, user, width, height):
        self.firefox, self.user, self.size = firefox, user, (width, height)
        self.context = firefox.send("browsingContext.create", type="tab", userContext=user)["context"]
        self.send("browsingContext.activate")
        self.resize(width, height)

    def send(self, method, **parameters):
        return self.firefox.send(method, context=self.context, **parameters)

    def resize(self, width, height):
        self.size = (width, height)
        self.send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def another_tab(self):
        """Another tab of the same person."""
        return FirefoxPage(self.firefox, self.user, *self.size)

    @property
    def complaints(self):
        """The warnings and errors on the console of the tab, violations of the policy among them."""
        return [text for text in self.firefox.complaints.get(self.context, []) if text.startswith(("warn", "error"))]

    def before_each_page(self, function):
        """Calls a function in each page of the tab before its own scripts run."""
        self.firefox.send("script.addPreloadScript", functionDeclaration=function, contexts=[self.context])

    def goto(self, address):
        self.send("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self.send("browsingContext.reload", wait="complete")

    def traverse(self, steps):
        """Goes back, or forward."""
        self.send("browsingContext.traverseHistory", delta=steps)

    def screenshot(self, path):
        data = self.send("browsingContext.captureScreenshot", origin="viewport")["data"]
        Path(path).write_bytes(base64.b64decode(data))

    @property
    def address(self):
        return self.firefox.send("browsingContext.getTree", root=self.context)["contexts"][0]["url"]

    # What is on the page

    def all(self, selector=None, *, role=None, name=None):
        """The elements that are there now: by a selector, or as assistive technology knows them."""
        if selector:
            locator = {"type": "css", "value": selector}
        else:
            value = {key: text for key, text in (("role", role), ("name", name)) if text}
            locator = {"type": "accessibility", "value": value}
        return self.send("browsingContext.locateNodes", locator=locator)["nodes"]

    def one(self, selector=None, **wanted):
        """Waits for an element and returns the first."""
        return self.until(lambda: self.all(selector, **wanted), f"{selector or wanted}")[0]

    def gone(self, selector=None, **wanted):
        """Waits until there is no such element."""
        self.until(lambda: not self.all(selector, **wanted), f"no {selector or wanted}")

    def shows(self, text):
        """Waits until a text is on the page."""
        self.until(lambda: text in self.evaluate("() => document.body?.innerText ?? ''"), repr(text))

    def until(self, condition, wanted):
        """Asks again and again until there is an answer, which may be when another page has come."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if found := condition():
                    return found
            except BiDiError as error:
                if "no such" not in str(error) and "aborted" not in str(error):
                    raise
            assert time.monotonic() < end, f"The page never showed {wanted} at {self.address}"

    def evaluate(self, function, *nodes):
        """Calls a function of JavaScript, written as an expression, apart from the scripts of the page."""
        result = self.firefox.send(
            "script.callFunction", functionDeclaration=function, awaitPromise=True,
            target={"context": self.context, "sandbox": "test"},
            arguments=[{"sharedId": node["sharedId"]} for node in nodes],
        )  # fmt: skip
        assert result["type"] == "success", result
        return result["result"].get("value")

    # What a person does

    def press(self, selector=None, *, pointer="mouse", held=0, by=(0, 0), **wanted):
        """Presses the first such element with a mouse or a finger, holds it for some milliseconds, or drags it."""

        def attempt():
            nodes = self.all(selector, **wanted)
            if nodes:
                self.evaluate("e => e.scrollIntoView({ block: 'center', behavior: 'instant' })", nodes[0])
                self.point(nodes[0], pointer, held, by)
            return nodes

        self.until(attempt, f"{selector or wanted}")

    def point(self, node, pointer, held, by):
        # What is dragged goes along with the pointer, so places are told by those in the window.
        box = "e => { const b = e.getBoundingClientRect(); return `${b.x + b.width / 2} ${b.y + b.height / 2}` }"
        x, y = (int(float(number)) for number in self.evaluate(box, node).split())
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        if held:
            steps.append({"type": "pause", "duration": held})
        if by != (0, 0):
            # Gestures look at where the pointer is on its way, and what is let go at once is thrown.
            for part in (0.25, 0.5, 0.75, 1):
                to = {"x": x + int(by[0] * part), "y": y + int(by[1] * part)}
                steps.append({"type": "pointerMove", **to, "duration": 30})
            steps.append({"type": "pause", "duration": 150})
        steps.append({"type": "pointerUp", "button": 0})
        source = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": steps}
        self.send("input.performActions", actions=[source])

    def type(self, text):
        """Types into what has the focus."""
        steps = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.send("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": steps}])

    def key(self, *names):
        """Presses a key; those that are named before it are held meanwhile."""
        values = [KEYS.get(name, name) for name in names]
        steps = [{"type": "keyDown", "value": value} for value in values]
        steps += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.send("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": steps}])
