"""Each limit of an app has its status, a line of the log and a metric."""

import contextlib
import re
import resource
import signal
import socket
import subprocess

import pytest
from conftest import Person, free_port, wait_until
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
    ("length", get(b"/", FORM, method=b"POST"), 411, "length", "how long its content is"),
    ("trailers", get(b"/", FORM + CHUNKED, method=b"POST") + b"0\r\n" + b"X: y\r\n" * 30 + b"\r\n", 431, "headerFields", "too many header fields"),
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
        self.port = free_port()
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


def test_what_the_clients_of_a_proxy_may_have_each(watch):
    watched = watch(
        *("--trusted-proxy", "127.0.0.1", "--proxy-protocol"),
        *("--max-connections-per-address", "2", "--max-requests-per-second", "1", "--max-sessions-per-address", "1"),
    )
    with contextlib.ExitStack() as stack:

        def connect(client):
            connection = stack.enter_context(RawConnection(watched.app.address))
            connection.send(f"PROXY TCP4 {client} 192.0.2.1 1 2\r\n".encode() + get())
            return connection, connection.response()

        connection, first = connect("198.51.100.1")
        assert first.status == 200
        connection.send(get() * 2)
        assert connection.response().status == 200
        refused = connection.response()
        assert (refused.status, refused.fields[b"retry-after"]) == (429, b"1")
        watched.check("requests", "requestRate", "198.51.100.1.*: too many in a second")
        connect("198.51.100.1")
        _, refused = connect("198.51.100.1")
        assert (refused.status, refused.fields[b"retry-after"]) == (503, b"5")
        watched.check("connections", "connectionsPerAddress", "198.51.100.1.*: too many are open from there")
        for _ in range(20):
            with RawConnection(watched.app.address) as connection:
                connection.send(b"PROXY TCP4 198.51.100.9 192.0.2.1 1 2\r\n" + get())
                assert connection.response().status in (200, 429)
        watched.check("new connections", "connectionRate", "198.51.100.9.*: too many in a second")
        event = b'{"events": [{"target": "add", "event": "touchUpInside"}]}'
        for client, status in (("198.51.100.2", 200), ("198.51.100.2", 429), ("198.51.100.3", 200)):
            connection = stack.enter_context(RawConnection(watched.app.address))
            connection.send(f"PROXY TCP4 {client} 192.0.2.1 1 2\r\n".encode() + post(event, JSON))
            assert connection.response().status == status, client
        watched.check("sessions", "too-many-sessions", "too-many-sessions")
        malformed = stack.enter_context(RawConnection(watched.app.address))
        malformed.send(b"PROXY TCP9 a b\r\n" + get())
        assert malformed.response() is None
        watched.check("no header", "proxyHeader", "its PROXY header is malformed")
    assert watched.app.stop() == 0


def test_clients_of_this_machine_are_counted_where_that_is_asked_for(watch):
    watched = watch(
        *("--count-loopback-addresses", "--max-requests-per-second", "1", "--max-request-burst", "4"),
        *("--max-requests-per-connection", "5"),
    )
    with RawConnection(watched.app.address) as connection:
        connection.send(get() * 5)
        responses = [connection.response() for _ in range(5)]
        assert [response.status for response in responses] == [200] * 4 + [429]
        assert responses[-1].fields[b"connection"] == b"close"
        assert all(b"connection" not in response.fields for response in responses[:-1])
        watched.check("requests", "requestRate", "127.0.0.1.*: too many in a second")
    assert watched.app.stop() == 0
    watched = watch("--count-loopback-addresses", "--max-connections-per-address", "3", "--max-sessions-per-address", "1")
    assert Person(watched.app).press("add") == 200
    assert Person(watched.app).press("add") == 429
    watched.check("sessions", "too-many-sessions", "too-many-sessions")
    with contextlib.ExitStack() as stack:
        connections = [stack.enter_context(RawConnection(watched.app.address)) for _ in range(4)]
        assert connections[-1].response().status == 503
        watched.check("connections", "connectionsPerAddress", "127.0.0.1.*: too many are open from there")
    assert watched.app.stop() == 0


def test_requests_beyond_those_that_are_worked_on(watch):
    watched = watch("--max-concurrent-requests", "1")
    person = Person(watched.app)
    assert person.press("add") == 200
    event = b'{"events": [{"target": "hang", "event": "touchUpInside"}]}'

    def is_refused():
        with RawConnection(watched.app.address) as connection:
            connection.send(get())
            response = connection.response()
            return response.status == 503 and response.fields[b"retry-after"] == b"1"

    with RawConnection(watched.app.address) as hanging:
        hanging.send(post(event, JSON + f"Cookie: {person.cookie}\r\n".encode()))
        wait_until(is_refused)
    watched.check("requests worked on", "overload", "too many are being answered")
    watched.app.stop(signal.SIGKILL)


def test_forms_that_are_too_much_for_the_memory(watch):
    watched = watch("--max-buffered-content", "1024")
    for _ in range(2):
        with RawConnection(watched.app.address) as connection:
            connection.send(post(b'{"events": [' + b" " * 2000 + b"]}", JSON))
            refused = connection.response()
            assert (refused.status, refused.fields[b"retry-after"]) == (503, b"5")
    with RawConnection(watched.app.address) as connection:
        connection.send(post(b'{"events": []}', JSON))
        assert connection.response().status == 200
    watched.check("content in memory", "content-memory", "content-memory", 2)
    assert watched.app.stop() == 0


def test_input_that_is_too_much_for_the_memory(watch):
    watched = watch("--max-buffered-input", "1024")
    with RawConnection(watched.app.address) as connection:
        connection.send(get() * 1000)
        while (response := connection.response()).status == 200:
            pass
        assert (response.status, response.fields[b"retry-after"]) == (503, b"5")
    with RawConnection(watched.app.address) as connection:
        connection.send(get() * 10)
        assert [connection.response().status for _ in range(10)] == [200] * 10
    watched.check("input in memory", "inputMemory", "no room for more of what is being sent")
    assert watched.app.stop() == 0


def test_clients_that_do_not_agree_on_tls(watch, tmp_path):
    certificate = tmp_path / "own.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-keyout", certificate, "-out", tmp_path / "chain.pem"],
        check=True, stderr=subprocess.DEVNULL)
    with certificate.open("a") as file:
        file.write((tmp_path / "chain.pem").read_text())
    watched = watch("--tls-certificate", str(certificate), "--handshake-timeout", "1")
    with RawConnection(watched.app.address) as silent:
        assert silent.response() is None
    watched.check("a handshake in time", "handshakeTimeout", "TLS was not agreed on in time")
    with RawConnection(watched.app.address) as plain:
        plain.send(get())
        assert plain.response().status == 400
    watched.check("plain HTTP", "handshake", "TLS could not be agreed on")
    assert watched.app.stop() == 0


def test_clients_that_do_not_take_what_they_asked_for(watch, tmp_path):
    (tmp_path / "public").mkdir()
    (tmp_path / "public" / "long.bin").write_bytes(bytes(64 << 20))
    watched = watch("--public", str(tmp_path / "public"), "--write-timeout", "1")
    connection = RawConnection.__new__(RawConnection)
    connection.socket = socket.socket()
    connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.socket.connect(watched.app.address)
    connection.buffer, connection.is_at_end = b"", False
    with connection:
        connection.socket.sendall(get(b"/long.bin"))
        watched.check("a response", "writeTimeout", "The client took (nothing|too little) of the response in time")
        assert len(connection.rest()) < 64 << 20
    assert watched.app.stop() == 0


def test_files_that_cannot_be_opened_for_now(watch, tmp_path):
    public = tmp_path / "public"
    (public / "folder").mkdir(parents=True)
    (public / "a.txt").write_text("a")
    (public / "folder" / "b.txt").write_text("b")
    watched = watch("--public", str(public))
    limits = resource.prlimit(watched.app.process.pid, resource.RLIMIT_NOFILE)
    with RawConnection(watched.app.address) as connection:

        def ask(target):
            connection.send(get(target, b"Accept: */*\r\n"))
            return connection.response()

        assert ask(b"/_segue/health").status == 200
        resource.prlimit(watched.app.process.pid, resource.RLIMIT_NOFILE, (1, limits[1]))
        for target in (b"/a.txt", b"/folder/b.txt"):
            refused = ask(target)
            assert (refused.status, refused.fields[b"retry-after"]) == (503, b"1"), target
        # What is not there is not to be waited for, and what takes no file goes on.
        assert [ask(target).status for target in (b"/c.txt", b"/folder/c.txt", b"/none/c.txt")] == [404] * 3
        assert ask(b"/_segue/health").status == 200
        resource.prlimit(watched.app.process.pid, resource.RLIMIT_NOFILE, limits)
        assert [ask(target).content for target in (b"/a.txt", b"/folder/b.txt")] == [b"a", b"b"]
    watched.check("open files", "descriptors", "too many files are open", 2)
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
