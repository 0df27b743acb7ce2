"""What an app answers to requests that nobody means well with, whether the connection stays open, and that it goes on."""

import re

import hostile_requests
import pytest
from conftest import ROOT, wait_until
from hostile_requests import HOST, get, post
from raw_connection import RawConnection

PROBE = b"GET /_segue/health HTTP/1.1\r\nHost: probe\r\n\r\n"


def exchange(app, case):
    """The statuses that come back, and whether the connection takes another request then."""
    with RawConnection(app.address) as connection:
        sender = connection.send(case.data)
        statuses, last = [], None
        for _ in case.statuses:
            last = connection.response(is_head=case.data.startswith(b"HEAD") and not statuses)
            if last is None:
                break
            statuses.append(last.status)
        if last is None or last.fields.get(b"connection", b"").lower() == b"close":
            assert connection.rest() == b"", "Nothing follows the last response."
            return statuses, False
        sender.join()
        connection.send(PROBE)
        probe = connection.response()
        return statuses, probe is not None and (probe.status, probe.content) == (200, b"ok\n")


def fits(case, statuses, keeps):
    return (
        len(statuses) == len(case.statuses)
        and all(status in expected for status, expected in zip(statuses, case.statuses))
        and case.keeps in (None, keeps)
    )


def memory(app):
    """The bytes of memory that the app uses."""
    with open(f"/proc/{app.process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+([0-9]+) kB", status.read())[1]) << 10


@pytest.mark.parametrize("arguments", [[], ["--workers", "2"]], ids=["alone", "with workers"])
def test_hostile_requests_are_refused_and_the_app_goes_on(start, arguments):
    app = start("--public", ROOT / "Public", "--max-sessions", "20", *arguments, program="Showcase")
    wrong = []
    for case in hostile_requests.cases():
        statuses, keeps = exchange(app, case)
        if not fits(case, statuses, keeps):
            expected = (case.statuses, case.keeps)
            wrong.append(f"{case.name}: expected {expected}, got {statuses}, {keeps}")
    assert not wrong, "\n".join(wrong)
    before = memory(app)
    for case in hostile_requests.cases():
        exchange(app, case)
    assert memory(app) < before * 1.3 + (8 << 20), "What is refused takes no memory that stays."
    assert app.process.poll() is None
    assert app.stop() == 0


def test_connections_that_end_early_or_half_leave_nothing_behind(start):
    app = start("--header-timeout", "5", program="Showcase")
    before = app.sockets()
    request = post(b"segue-event=x")
    for length in range(len(request)):
        with RawConnection(app.address) as connection:
            connection.socket.sendall(request[:length])
    with RawConnection(app.address) as connection:
        connection.socket.sendall(get() * 3)
        connection.socket.shutdown(1)
        assert [connection.response().status for _ in range(3)] == [200] * 3
        assert connection.response() is None
    with RawConnection(app.address) as connection:
        connection.socket.sendall(get()[:-4])
        connection.socket.shutdown(1)
        assert connection.response() is None
    wait_until(lambda: app.sockets() <= before, "Sockets stay open.")
    assert app.stop() == 0


def test_a_head_that_drips_is_cut_off_while_others_are_served(start):
    app = start("--header-timeout", "3", program="Showcase")
    slow = [RawConnection(app.address) for _ in range(50)]
    for connection in slow:
        connection.socket.sendall(b"GET / HTTP/1.1\r\n" + HOST + b"X: ")
    with RawConnection(app.address) as connection:
        connection.send(get())
        assert connection.response().status == 200
    for connection in slow:
        while not connection.is_at_end:
            try:
                connection.socket.sendall(b"y")
            except OSError:
                break
            connection.socket.settimeout(0.05)
            try:
                connection.fill()
            except TimeoutError:
                pass
        assert connection.buffer[:12] in (b"", b"HTTP/1.1 408")
        connection.socket.close()
    assert app.stop() == 0
