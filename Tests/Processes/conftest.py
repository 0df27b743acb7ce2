"""Runs the app FragileApp, whose buttons stop its process, in several processes."""

import http.client
import json
import os
import re
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def path_of(program):
    """Where an executable product of the package is."""
    variable = {"FragileApp": "FRAGILE_APP", "Showcase": "SHOWCASE"}[program]
    return os.environ.get(variable) or ROOT / ".build" / "debug" / program


class App:
    """The app under a supervisor, or alone, on a port of its own."""

    def __init__(self, folder, *arguments, environment=None, program="FragileApp"):
        self.errors = []
        self.process = subprocess.Popen(
            [
                path_of(program),
                *("--host", "127.0.0.1", "--port", "0", "--data-dir", folder / "data", *arguments),
            ],
            # What Swift says of a trap takes it seconds.
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.reader = threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True)
        self.reader.start()
        line = self.process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:([0-9]+)", line)
        assert found, f"The first line names no address: {line!r} {''.join(self.errors)}"
        self.port = int(found[1])

    def workers(self):
        """The process identifiers of the processes that run the app."""
        listed = subprocess.run(["ps", "--ppid", str(self.process.pid), "-o", "pid="], capture_output=True, text=True)
        return [int(line) for line in listed.stdout.split()]

    def stop(self, how=signal.SIGTERM):
        """Ends the app and returns its exit status."""
        self.process.send_signal(how)
        return self.process.wait(timeout=60)


class Person:
    """A program with a cookie, which opens a connection for each request."""

    def __init__(self, app):
        self.app = app
        self.cookie = None

    def request(self, method, content=None, **fields):
        """Sends a request and returns the status and the answer."""
        headers = {"Accept": "application/json", **fields}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if content is not None:
            headers["Content-Type"] = "application/json"
        connection = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=60)
        connection.request(method, "/", json.dumps(content) if content is not None else None, headers)
        response = connection.getresponse()
        body = response.read().decode()
        connection.close()
        self.keep(response)
        return response.status, body

    def press(self, name):
        """Presses a button and returns the status."""
        return self.request("POST", {"events": [{"target": name, "event": "touchUpInside"}]})[0]

    def keep(self, response):
        """Keeps the cookie of an answer."""
        if response.getheader("Set-Cookie"):
            self.cookie = response.getheader("Set-Cookie").split(";")[0]

    def all_views(self):
        """What the views show."""
        status, body = self.request("GET")
        assert status == 200, body
        return json.loads(body)["views"]

    def views(self):
        """What the views show, by their identifiers."""
        return {view.get("identifier"): view for view in self.all_views()}

    def count(self):
        """What the counter shows."""
        return self.views()["count"]["label"]

    def worker(self):
        """The process identifier of the process that has the session; the counter shows it from now on."""
        assert self.press("where") == 200
        return int(self.count())


def wait_until(condition):
    """Looks until something is so."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "It did not come."
        time.sleep(0.02)


@pytest.fixture
def start(tmp_path):
    """Starts apps, each with the data of the one before."""
    started = []

    def start(*arguments, **options):
        app = App(tmp_path, *arguments, **options)
        started.append(app)
        return app

    yield start
    for app in started:
        if app.process.poll() is None:
            app.stop(signal.SIGKILL)
