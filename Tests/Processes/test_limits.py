"""Each limit of an app has its status, a line of the log and a metric."""

import contextlib
import re
import socket

import pytest
from conftest import Person, wait_until
from hostile_requests import CHUNKED, FORM, HOST, JSON, get, post
from raw_connection import RawConnection

PART = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'
MULTIPART = b"Content-Type: multipart/form-data; boundary=x\r\n"
# Requests, the status of each, and which metric and which line of the log tell of it.
REFUSED = [
    ("request line", get(b"/" + b"a" * 1000), 414, "requestLine", "The request line is too long."),
    ("header length", get(fields=b"X: " + b"y" * 2000 + b"\r\n"), 431, "headerFields", "The header fields are too long."),
    ("header fields", get(fields=b"X: y\r\n" * 30), 431, "headerFields", "There are too many header fields."),
    ("content length", get(b"/", FORM + b"Content-Length: 99999999\r\n", method=b"POST"), 413, "content-too-large", "content-too-large"),
    ("chunked length", get(b"/", MULTIPART + CHUNKED, method=b"POST") + b"FFFFFFF\r\n", 413, "content", "content"),
    ("malformed", get(host=b""), 400, "malformed", "The Host field is missing."),
    ("version", get(version=b"HTTP/3.0"), 505, "version", "This server speaks HTTP/1.1"),
    ("expectation", get(fields=b"Expect: x\r\n"), 417, "expectation", "100-continue"),
    ("proxy", b"CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n", 501, "notImplemented", "no proxy|not a proxy"),
    ("https without TLS", get(b"https://a/"), 421, "misdirected", "https address without TLS"),
    ("head in time", b"GET / HTTP/1.1\r\n" + HOST, 408, "headerTimeout", "did not arrive in time"),
    ("content in time", get(b"/", FORM + b"Content-Length: 5\r\n", method=b"POST") + b"a", 408, "contentTimeout", "did not arrive in time"),
    ("form fields", post(b"a=b&" * 21), 413, "content-too-large", "more than 20 fields"),
    ("parts", post((PART + b"b\r\n") * 21 + b"--x--\r\n", MULTIPART), 413, "content-too-large", "more than 20 fields"),
    ("name", post(b"a" * 300 + b"=b"), 413, "content-too-large", "name of the form is longer than 256"),
    ("fields in all", post((PART + b"b" * 500_000 + b"\r\n") * 3 + b"--x--\r\n", MULTIPART), 413, "content-too-large", "longer than 1048576 bytes in all"),
    ("form length", post(b"a=" + b"b" * 1_100_000), 413, "content-too-large", "content"),
    ("events", post(b'{"events": [' + b",".join([b'{"target": "a", "event": "b"}'] * 201) + b"]}", JSON), 413, "content-too-large", "at most 200 events"),
    ("host", get(b"/", host=b"Host: other.example\r\n"), 421, "unknown-host", "unknown-host"),
    ("other site", post(b"{}", JSON + b"Origin: http://evil.example\r\n"), 403, "foreign-origin", "foreign-origin"),
    ("file without session", post(PART[:-4] + b'; filename="a"\r\n\r\nb\r\n--x--\r\n', MULTIPART), 403, "no-session", "no-session"),
]


class Watched:
    """An app whose log and metrics are looked at."""

    def __init__(self, start, *arguments):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.app = start("--admin", f"127.0.0.1:{self.port}", *arguments)

    def metrics(self):
        """What is counted, as text."""
        with RawConnection(("127.0.0.1", self.port)) as connection:
            connection.send(get(b"/metrics", b"Connection: close\r\n"))
            return connection.response().content.decode()

    def value(self, name):
        """The value of a metric without labels."""
        return float(re.search(rf"^{name} ([0-9.e+]+)$", self.metrics(), re.M)[1])

    def refusals(self):
        """How many of each kind were refused."""
        text = self.metrics()
        found = re.findall(r'^(?:http_server|segue)_refusals_total\{(?:kind|reason)="([^"]+)"(?:,server="app")?\} ([0-9]+)$', text, re.M)
        return {kind: int(count) for kind, count in found if int(count)}

    def has_logged(self, pattern):
        return any(re.search(pattern, line) for line in self.app.errors)

    def check(self, name, kind, pattern, count=1):
        """Waits until a refusal was counted and logged."""
        wait_until(lambda: self.refusals().get(kind, 0) >= count, f"No metric tells of: {name}")
        wait_until(lambda: self.has_logged(pattern), f"No line tells of: {name}")


@pytest.fixture
def watch(start):
    def watch(*arguments):
        return Watched(start, *arguments)

    return watch


def test_what_is_refused_has_its_status_a_line_and_a_metric(watch):
    watched = watch(
        *("--max-request-line", "500", "--max-header-length", "1000", "--max-header-fields", "20"),
        *("--max-form-fields", "20", "--header-timeout", "3", "--content-timeout", "3"),
        *("--allowed-host", "example.org"),
    )
    for name, data, status, kind, pattern in REFUSED:
        before = watched.refusals().get(kind, 0)
        with RawConnection(watched.app.address) as connection:
            connection.send(data)
            assert connection.response().status == status, name
        # Lines of one kind are a second apart, at least.
        watched.check(name, kind, pattern if before == 0 else "", before + 1)
    assert watched.app.stop() == 0


def test_connections_beyond_the_limit(watch):
    watched = watch("--max-connections", "3")
    with contextlib.ExitStack() as stack:
        connections = [stack.enter_context(RawConnection(watched.app.address)) for _ in range(3)]
        for connection in connections:
            connection.send(get(host=b"Host: example.org\r\n"))
            assert connection.response().status == 200
        refused = stack.enter_context(RawConnection(watched.app.address)).response()
        assert (refused.status, refused.fields[b"retry-after"]) == (503, b"5")
        watched.check("connections", "connections", "too many are open")
    assert watched.app.stop() == 0


def test_events_and_sessions_beyond_the_limit(watch):
    watched = watch("--max-events-per-second", "1", "--max-scenes-per-session", "2")
    person = Person(watched.app)
    statuses = [person.press("add") for _ in range(8)]
    assert statuses[:5] == [200] * 5
    assert 429 in statuses
    watched.check("events", "too-many-events", "too-many-events")
    assert watched.app.stop() == 0


def test_files_beyond_what_a_session_may_have_and_what_the_disk_holds(watch):
    for arguments, status, kind in [
        (["--max-file-length-per-session", "5000"], 413, "session-files"),
        (["--min-free-disk", str(1 << 60)], 507, "insufficient-storage"),
    ]:
        watched = watch(*arguments)
        person = Person(watched.app)
        with pytest.raises(AssertionError) as refusal:
            person.send_file("a.txt", "x" * 2000)
        assert f"assert {status} == 303" in str(refusal.value)
        watched.check(kind, kind, kind)
        assert watched.app.stop() == 0


def test_a_flood_of_refusals_is_no_flood_of_lines(watch):
    watched = watch()
    person = Person(watched.app)
    event = {"events": [{"target": "nothing", "event": "touchUpInside"}]}
    assert {person.request("POST", event)[0] for _ in range(300)} == {409}
    for _ in range(300):
        with RawConnection(watched.app.address) as connection:
            connection.send(get(host=b""))
            assert connection.response().status == 400
    watched.check("a flood of events", "target-not-found", "event refused", 300)
    watched.check("a flood of requests", "malformed", "Host field is missing", 300)
    assert sum("event refused" in line for line in watched.app.errors) < 100
    assert sum("Host field is missing" in line for line in watched.app.errors) < 100
    assert watched.app.stop() == 0


def test_an_app_whose_memory_is_short_keeps_serving_those_it_knows(watch):
    usual = watch("--memory-limit", "100G")
    assert Person(usual.app).press("add") == 200
    wait_until(lambda: usual.value("segue_memory_bytes") > 0)
    used = usual.value("segue_memory_bytes")
    assert usual.app.stop() == 0
    # Memory is short from 80 % of the limit on, which some hundreds of people bring it to.
    watched = watch("--memory-limit", f"{int((used + (6 << 20)) / 0.8) >> 20}M")
    people = []
    while watched.value("segue_memory_warnings_total") == 0 or len(people) < 100:
        assert len(people) < 3000, "Memory never became short."
        for _ in range(50):
            person = Person(watched.app)
            status, answer = person.request("GET")
            # Where even that is used up, those who come later are told so.
            assert status in (200, 503), answer
            if status == 200:
                assert person.press("add") == 200
                people.append(person)
    wait_until(lambda: watched.has_logged("memory is short|memory is used up"))
    wait_until(lambda: watched.value("segue_sessions") < len(people), "Nobody left memory.")
    for person in people:
        assert person.press("add") == 200
    assert {person.count() for person in people} == {"2"}
    assert watched.app.process.poll() is None
    assert watched.app.stop() == 0
