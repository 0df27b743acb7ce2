"""Runs the app FragileApp, whose buttons stop its process, in several processes."""

import contextlib
import html
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def path_of(program):
    """Where an executable product of the package is."""
    variable = {"FragileApp": "FRAGILE_APP", "OrderApp": "ORDER_APP", "Showcase": "SHOWCASE"}[program]
    return os.environ.get(variable) or ROOT / ".build" / "debug" / program


class App:
    """The app under a supervisor, or alone, on a port of its own."""

    def __init__(self, folder, *arguments, environment=None, program="FragileApp", inherited=None, within=()):
        self.errors = []
        command = [
            *within,
            path_of(program),
            *("--host", "127.0.0.1", "--port", "0", "--data-dir", folder / "data", *arguments),
        ]
        if inherited:
            # As systemd hands over a socket: as descriptor 3, with the process it is for.
            number = inherited.fileno()
            script = f'exec 3<&{number}; [ {number} = 3 ] || exec {number}<&-; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
            command = ["bash", "-c", script, "bash", *command]
        self.process = subprocess.Popen(
            command,
            # What Swift says of a trap takes it seconds.
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **(environment or {})},
            pass_fds=[inherited.fileno()] if inherited else [],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.reader = threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True)
        self.reader.start()
        line = self.process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:([0-9]+)", line)
        if not line:
            # What it says last may still be on its way.
            self.process.wait(timeout=60)
            self.reader.join(timeout=60)
        assert found, f"The first line names no address: {line!r} {''.join(self.errors)}"
        self.port = int(found[1])
        self.address = ("127.0.0.1", self.port)

    def workers(self):
        """The process identifiers of the processes that run the app."""
        listed = subprocess.run(["ps", "--ppid", str(self.process.pid), "-o", "pid="], capture_output=True, text=True)
        return [int(line) for line in listed.stdout.split()]

    def sockets(self):
        """How many sockets the process has open."""
        descriptors = f"/proc/{self.process.pid}/fd"
        count = 0
        for name in os.listdir(descriptors):
            with contextlib.suppress(FileNotFoundError):
                count += os.readlink(f"{descriptors}/{name}").startswith("socket:")
        return count

    def stop(self, how=signal.SIGTERM):
        """Ends the app and returns its exit status."""
        self.process.send_signal(how)
        return self.process.wait(timeout=60)


class Page:
    """A page as text, with what a browser finds in it."""

    def __init__(self, text):
        self.text = text
        self.action = html.unescape(re.search(r'<form id="segue"[^>]*action="([^"]*)"', text)[1])
        self.scene = re.search(r"scene=([^&]+)", self.action)[1]

    def hidden(self, others):
        """The hidden fields of the form, and others."""
        names = ("segue-token", "segue-revision", "segue-sequence")
        return {**{name: re.search(rf'name="{name}" value="([^"]*)"', self.text)[1] for name in names}, **others}

    @property
    def file_field(self):
        """The name of the field for files."""
        return re.search(r'<input type="file"[^>]*name="([^"]*)"', self.text)[1]

    @property
    def file_event(self):
        """What the button beside that field sends."""
        return f"{self.file_field}.primaryActionTriggered"


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
        return self.exchange(method, "/", json.dumps(content) if content is not None else None, headers)

    def connection(self):
        """A connection of its own."""
        return http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=60)

    def exchange(self, method, path, body, headers):
        """Sends a request and returns the status and the answer."""
        connection = self.connection()
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            answer = response.read().decode()
        finally:
            connection.close()
        self.keep(response)
        return response.status, answer

    def page(self, path="/"):
        """The page that a browser gets."""
        headers = {"Accept": "text/html", **({"Cookie": self.cookie} if self.cookie else {})}
        status, text = self.exchange("GET", path, None, headers)
        assert status == 200, text
        return Page(text)

    def send_file(self, name, content):
        """Chooses a file with the app's button for that, and sends it."""
        assert self.press("open") == 200
        page = self.page(f"/?scene={json.loads(self.request('GET')[1])['scene']}")
        body = "".join(
            f'--x\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'
            for field, value in page.hidden({"segue-event": page.file_event}).items()
        )
        body += f'--x\r\nContent-Disposition: form-data; name="{page.file_field}"; filename="{name}"\r\n'
        body += f"Content-Type: text/plain\r\n\r\n{content}\r\n--x--\r\n"
        headers = {"Cookie": self.cookie, "Content-Type": "multipart/form-data; boundary=x"}
        status, text = self.exchange("POST", page.action, body, headers)
        assert status == 303, text

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


def wait_until(condition, complaint="It did not come."):
    """Looks until something is so."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, complaint
        time.sleep(0.02)


def free_port():
    """A port that nobody listens on, and that the system gives nobody who asks for any."""
    while True:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", random.randrange(20000, 32000))) as free:
            return free.getsockname()[1]


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
