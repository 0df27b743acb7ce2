"""What a browser does, for measurements: a session, events by script, and an event stream."""

import html
import http.client
import re
import socket
import sys
import urllib.parse

ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
HIDDEN = re.compile(rb'action="([^"]+)".*?name="segue-token" value="([^"]+)"', re.DOTALL)


class Person:
    """Somebody with a session and a connection, who does what the page's script does."""

    def __init__(self, app):
        self.host, self.cookie, self.path = app.host, None, "/"
        self.look()

    def ask(self, method, path, body=None, **fields):
        """Sends a request, and returns what was answered."""
        if self.cookie:
            fields["Cookie"] = self.cookie
        connection = http.client.HTTPConnection(self.host)
        connection.request(method, path, body, fields)
        response = connection.getresponse()
        answer = response.read()
        connection.close()
        if response.status != 200:
            sys.exit(f"{method} {path} was answered with {response.status}")
        if response.headers["Set-Cookie"]:
            self.cookie = response.headers["Set-Cookie"].split(";")[0]
        return answer

    def look(self):
        """Loads the page, and returns it."""
        page = self.ask("GET", self.path, Accept=ACCEPT)
        action, self.token = (part.decode() for part in HIDDEN.search(page).groups())
        self.path = html.unescape(action)
        self.revision = re.search(rb'name="segue-revision" value="(\d+)"', page)[1].decode()
        self.event = re.search(rb'name="segue-event" value="([^"]+\.touchUpInside)"', page)[1].decode()
        return page

    def press(self):
        """Presses the first button of the page, and returns the patch."""
        form = urllib.parse.urlencode({"segue-token": self.token, "segue-event": self.event})
        fields = {
            "Accept": "application/vnd.segue.patch+json", "Content-Type": "application/x-www-form-urlencoded",
            "Segue-Revision": self.revision, "Segue-Page": "benchmark",
        }
        patch = self.ask("POST", self.path, form, **fields)
        self.revision = re.search(rb'"to":(\d+)', patch)[1].decode()
        return patch

    def open_stream(self):
        """Listens to what changes by itself, on a socket whose response has begun."""
        scene = re.search(r"scene=([^&]+)", self.path)[1]
        host, port = self.host.split(":")
        stream = socket.create_connection((host, int(port)), timeout=60)
        stream.sendall(
            f"GET /_segue/stream?scene={scene}&revision={self.revision}&page=benchmark HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Accept: text/event-stream\r\nCookie: {self.cookie}\r\n\r\n".encode())
        head = stream.recv(1 << 16)
        if not head.startswith(b"HTTP/1.1 200"):
            sys.exit(f"push: a stream was refused: {head[:100]!r}")
        return stream
