"""The app as a process: what it says when it cannot start, and how it stops."""

import signal
import socket
import subprocess

import pytest
from conftest import Showcase


@pytest.fixture
def app(tmp_path):
    """An app of its own, as these tests stop it."""
    app = Showcase(tmp_path)
    yield app
    if app.process.poll() is None:
        app.process.kill()


def run(*arguments):
    """Runs the app until it gives up, and returns its exit status and what it said."""
    program = Showcase.program()
    result = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=60)
    return result.returncode, result.stdout, result.stderr


def begin_request(app):
    """Opens a connection and begins a request, which the app is waiting for the rest of."""
    host, port = app.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=30)
    connection.sendall(
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
        b"Expect: 100-continue\r\n\r\n"
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(100)
    assert answer.startswith(b"HTTP/1.1 100 ")
    return connection


def test_a_port_in_use_is_said_in_one_line():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, output, error = run("--host", "127.0.0.1", "--port", str(port))
    assert (status, output) == (1, "")
    assert error.startswith(f"Port {port} on 127.0.0.1 is already in use.")
    assert error.count("\n") == 1


@pytest.mark.parametrize("arguments", [("--port", "99999"), ("--port", "many"), ("--unknown",)])
def test_a_wrong_flag_is_named(arguments):
    status, output, error = run(*arguments)
    assert (status, output) == (64, "")
    assert arguments[-1] in error


def test_a_signal_lets_the_request_in_flight_end(app):
    with begin_request(app) as connection:
        app.process.send_signal(signal.SIGTERM)
        wait_until_refused(app)
        connection.sendall(b"{}")
        assert connection.recv(12) == b"HTTP/1.1 200"
    assert app.process.wait(timeout=30) == 0


def test_a_second_signal_ends_the_app_at_once(app):
    with begin_request(app):
        app.process.send_signal(signal.SIGTERM)
        wait_until_refused(app)
        assert app.process.poll() is None
        app.process.send_signal(signal.SIGTERM)
        assert app.process.wait(timeout=30) != 0


def wait_until_refused(app):
    """Waits until the app takes no more connections, as it does once it knows that it should stop."""
    host, port = app.address.removeprefix("http://").split(":")
    while True:
        try:
            socket.create_connection((host, int(port)), timeout=30).close()
        except ConnectionError:
            return
