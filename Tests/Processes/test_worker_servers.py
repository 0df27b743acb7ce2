"""What clients meet in front of several processes: TLS, sockets of a service manager, streams, files, proxies, figures."""

import contextlib
import http.client
import os
import re
import signal
import socket
import ssl
import subprocess
import urllib.request

import pytest
from conftest import Person, free_port, wait_until


def make_certificate(folder, name):
    """Writes a certificate that nobody vouches for, and its key."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"),
            *("-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"),
            *("-keyout", folder / "key.pem", "-out", folder / "chain.pem"),
        ],
        check=True,
        capture_output=True,
    )


def trusting_context():
    """A context of TLS that takes any certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class TLSPerson(Person):
    """A program that speaks TLS."""

    def connection(self):
        """A connection of its own."""
        return http.client.HTTPSConnection("127.0.0.1", self.app.port, timeout=60, context=trusting_context())


def shown_certificate(port):
    """The certificate that new connections get."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=30) as plain,
        trusting_context().wrap_socket(plain) as connection,
    ):
        return connection.getpeercert(binary_form=True)


def test_certificates_are_read_again_while_connections_go_on(start, tmp_path):
    make_certificate(tmp_path, "first.example")
    files = ("--tls-certificate", tmp_path / "chain.pem", "--tls-key", tmp_path / "key.pem")
    app = start("--workers", "2", *files)
    person = TLSPerson(app)
    assert person.press("add") == 200
    assert "__Host-" in person.cookie
    kept = person.connection()
    kept.request("GET", "/", headers={"Accept": "application/json", "Cookie": person.cookie})
    assert kept.getresponse().read()
    workers = app.workers()
    before = shown_certificate(app.port)
    make_certificate(tmp_path, "second.example")
    app.process.send_signal(signal.SIGHUP)
    wait_until(lambda: shown_certificate(app.port) != before)
    kept.request("GET", "/", headers={"Accept": "application/json", "Cookie": person.cookie})
    assert b'"1"' in kept.getresponse().read()
    kept.close()
    assert person.press("add") == 200
    assert person.count() == "2"
    # A file that cannot be used changes nothing.
    after = shown_certificate(app.port)
    (tmp_path / "chain.pem").write_text("no certificate")
    app.process.send_signal(signal.SIGHUP)
    wait_until(lambda: any("stay" in line for line in app.errors))
    assert shown_certificate(app.port) == after
    assert app.workers() == workers
    assert app.stop() == 0


def test_a_socket_of_the_service_manager_belongs_to_the_supervisor_alone(start, tmp_path):
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager,
    ):
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(60)
        app = start(
            *("--workers", "2"),
            inherited=listening,
            environment={"NOTIFY_SOCKET": str(tmp_path / "notify")},
        )
        assert app.port == listening.getsockname()[1]
        while b"READY=1" not in manager.recv(1000):
            pass
        person = Person(app)
        assert person.press("add") == 200
        inode = os.fstat(listening.fileno()).st_ino
        assert inode in open_sockets(app.process.pid)
        for worker in app.workers():
            assert inode not in open_sockets(worker)
        assert app.stop() == 0
        # Who comes now waits for the next start.
        with socket.create_connection(app.address, timeout=60) as waiting:
            waiting.sendall(b"GET /_segue/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            again = start("--workers", "2", inherited=listening)
            assert waiting.recv(1000).startswith(b"HTTP/1.1 200 ")
            person.app = again
            assert person.count() == "1"


def open_sockets(process):
    """The inodes of the sockets that a process has."""
    found = set()
    for name in os.listdir(f"/proc/{process}/fd"):
        try:
            link = os.readlink(f"/proc/{process}/fd/{name}")
        except FileNotFoundError:
            # Closed since it was listed.
            continue
        if link.startswith("socket:["):
            found.add(int(link[8:-1]))
    return found


def test_what_changes_by_itself_comes_through_the_stream_until_its_process_ends(start):
    app = start("--workers", "2")
    person = Person(app)
    page = person.page()
    worker = person.worker()
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=60)
    connection.request(
        "GET",
        f"/_segue/stream?scene={page.scene}&revision=0&page=p1",
        headers={"Cookie": person.cookie, "Accept": "text/event-stream"},
    )
    stream = connection.getresponse()
    assert (stream.status, stream.getheader("Content-Type")) == (200, "text/event-stream")
    assert person.press("later") == 200
    seen = b""
    while b"data:" not in seen:
        line = stream.readline()
        assert line, "The stream ended."
        seen += line
    os.kill(worker, signal.SIGKILL)
    # Browsers connect again after an end as after a break.
    read_to_the_end(stream)
    wait_until(lambda: person.press("add") == 200)
    assert app.stop() == 0


def read_to_the_end(stream):
    """Reads a stream until it ends or breaks off."""
    with contextlib.suppress(http.client.HTTPException, OSError):
        while stream.readline():
            pass


def test_files_that_people_send_survive_their_process(start, tmp_path):
    app = start("--workers", "2")
    person = Person(app)
    content = "0123456789" * 200_000
    person.send_file("notes.txt", content)
    assert person.views()["file"]["label"].endswith(f"notes.txt: {len(content)} {content[-20:]}")
    shown = person.views()["file"]["label"]
    os.kill(person.worker(), signal.SIGKILL)
    wait_until(lambda: person.request("GET")[0] == 200)
    assert person.views()["file"]["label"] == shown
    assert app.stop(signal.SIGKILL) == -signal.SIGKILL
    person.app = start("--workers", "3")
    assert person.views()["file"]["label"] == shown
    assert content[:100].encode() not in (tmp_path / "data" / "scenes.sqlite").read_bytes()
    assert person.app.stop() == 0


def test_files_of_killed_processes_are_deleted_when_one_starts(start, tmp_path):
    folder = tmp_path / "temporary"
    folder.mkdir()
    environment = {"TMPDIR": str(folder)}

    def contents():
        return [path.read_text() for path in folder.glob("segue-file-*/notes.txt")]

    app = start("--workers", "2", environment=environment)
    person, other = Person(app), Person(app)
    person.send_file("notes.txt", "kept")
    shown = person.views()["file"]["label"]
    before = set(app.workers())
    # The process that starts in its place clears away what is nobody's, and leaves what another one has by now.
    os.kill(person.worker(), signal.SIGKILL)
    wait_until(lambda: person.request("GET")[0] == 200 and len(app.workers()) == 2)
    assert set(app.workers()) != before
    wait_until(lambda: person.views()["file"]["label"] == shown and contents() == ["kept"])
    other.send_file("notes.txt", "lost")
    # All at once, as where the machine is short of memory: none has time to tidy up, or to start another one.
    app.process.send_signal(signal.SIGSTOP)
    for worker in app.workers():
        os.kill(worker, signal.SIGKILL)
    app.stop(signal.SIGKILL)
    assert sorted(contents()) == ["kept", "lost"]
    app = start("--preserve", "never", environment=environment)
    wait_until(lambda: contents() == [])
    assert app.stop() == 0
    assert not list(folder.glob("segue-file-*"))


def test_clients_have_the_address_that_the_proxy_says(start, tmp_path):
    log = tmp_path / "access.log"
    app = start("--workers", "2", "--proxy-protocol", "--trusted-proxy", "127.0.0.1", "--access-log", log)
    heads = [b"PROXY TCP4 203.0.113.7 192.0.2.1 50000 80\r\n"]
    # The second version: a stream over IPv4.
    heads.append(b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c" + bytes([203, 0, 113, 8, 192, 0, 2, 1, 195, 80, 0, 80]))
    for head in heads:
        with socket.create_connection(("127.0.0.1", app.port), timeout=60) as connection:
            connection.sendall(head + b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = b""
            while received := connection.recv(65536):
                answer += received
            assert answer.startswith(b"HTTP/1.1 200 ")
    assert app.stop() == 0
    lines = log.read_text().splitlines()
    assert [line.split()[0] for line in lines] == ["203.0.113.7", "203.0.113.8"]


def test_figures_of_all_processes_are_told_together(start):
    port = free_port()
    app = start("--workers", "3", "--admin", f"127.0.0.1:{port}")
    people = [Person(app) for _ in range(9)]
    for person in people:
        assert person.press("add") == 200
        assert person.press("add") == 200
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()

    def total(name):
        found = re.findall(rf'^{name}\{{[^}}]*worker="[0-2]"[^}}]*\}} (\S+)$', text, re.MULTILINE)
        return sum(float(value) for value in found)

    assert total("segue_events_total") == 18
    assert total("segue_sessions") == 9
    # Each name is explained once.
    types = re.findall(r"^# TYPE (\S+)", text, re.MULTILINE)
    assert len(types) == len(set(types))
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=60) as answer:
        assert answer.read() == b"ready\n"
    assert app.stop() == 0


@pytest.mark.parametrize("arguments", [(), ("--workers", "2")])
def test_an_app_that_is_to_leave_goes_on_and_says_that_it_is_not_ready(start, arguments):
    port = free_port()
    app = start(*arguments, "--stop-delay", "3", "--admin", f"127.0.0.1:{port}")
    person = Person(app)
    assert person.press("add") == 200
    assert status(app.port, "/_segue/ready") == status(port, "/ready") == 200
    app.process.send_signal(signal.SIGTERM)
    wait_until(lambda: status(app.port, "/_segue/ready") == 503)
    assert status(port, "/ready") == 503
    assert status(app.port, "/_segue/health") == 200
    assert person.press("add") == 200
    assert app.process.wait(timeout=60) == 0


def status(port, path):
    """The status of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status
