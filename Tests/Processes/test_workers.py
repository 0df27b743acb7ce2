"""Several processes run one app: what one of them dies of costs one request, and nobody's work."""

import contextlib
import os
import signal
import socket
import sqlite3

import pytest
from conftest import Page, Person, wait_until
from hostile_requests import get
from raw_connection import RawConnection


def test_sessions_go_to_the_process_that_has_them(start):
    app = start("--workers", "3")
    # All of them begin with a session each in turn, once they serve.
    wait_until(lambda: len({Person(app).worker() for _ in range(6)}) == 3)
    people = [Person(app) for _ in range(12)]
    for number, person in enumerate(people):
        assert person.request("GET")[0] == 200
        for _ in range(number):
            assert person.press("add") == 200
    assert [int(person.count()) for person in people] == list(range(12))
    processes = {person.worker() for person in people}
    assert processes <= set(app.workers())
    assert len(processes) > 1
    # A session stays where it is, whichever connection a request comes through.
    person = people[0]
    assert {person.worker() for _ in range(5)} == {person.worker()}
    assert app.stop() == 0


def test_a_button_that_traps_costs_one_request_and_is_not_pressed_again(start):
    app = start("--workers", "2")
    person, other = Person(app), Person(app)
    for _ in range(3):
        assert person.press("add") == 200
        assert other.press("add") == 200
    before = set(app.workers())
    status, body = person.request("POST", {"events": [{"target": "trap", "event": "touchUpInside"}]})
    assert status == 500
    assert "stopped-process" in body
    assert (person.count(), other.count()) == ("3", "3")
    for _ in range(5):
        status, body = person.request("POST", {"events": [{"target": "trap", "event": "touchUpInside"}]})
        assert status == 500
        assert "stopped-before" in body
    assert person.press("add") == 200
    assert person.count() == "4"
    wait_until(lambda: len(app.workers()) == 2)
    assert len(set(app.workers()) - before) == 1, "one process was started again"
    assert app.stop() == 0


def test_a_button_that_hangs_costs_one_request_and_is_not_pressed_again(start):
    app = start("--workers", "2", "--worker-timeout", "2")
    person = Person(app)
    assert person.press("add") == 200
    assert person.press("hang") == 500
    assert person.count() == "1"
    status, body = person.request("POST", {"events": [{"target": "hang", "event": "touchUpInside"}]})
    assert (status, "stopped-before" in body) == (500, True)
    assert person.press("add") == 200
    assert person.count() == "2"
    assert app.stop() == 0


def test_who_asks_whether_the_app_is_there_is_not_told_that_a_process_ended(start):
    app = start("--workers", "2")
    workers = app.workers()
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    before = app.sockets()
    connections = [RawConnection(app.address) for _ in range(6)]
    for connection in connections:
        connection.socket.sendall(get())
    wait_until(lambda: app.sockets() >= before + 2 * len(connections), "The requests do not get to the processes.")
    os.kill(workers[0], signal.SIGKILL)
    os.kill(workers[1], signal.SIGCONT)
    for connection in connections:
        assert connection.response().status == 200
        connection.socket.close()
    assert app.stop() == 0


def test_processes_that_are_killed_lose_nothing_that_anybody_was_told(start):
    app = start("--workers", "2")
    people = [Person(app) for _ in range(4)]
    told = [0] * len(people)
    for step in range(40):
        number = step % len(people)
        if people[number].press("add") == 200:
            told[number] += 1
        if step % 5 == 4:
            workers = app.workers()
            os.kill(workers[step % len(workers)], signal.SIGKILL)
    counts = [int(person.count()) for person in people]
    for seen, answered in zip(counts, told, strict=True):
        assert seen >= answered
    assert app.process.poll() is None
    assert app.stop() == 0


def test_sessions_survive_the_supervisor_however_it_ends(start):
    app = start("--workers", "2")
    person = Person(app)
    assert person.press("add") == 200
    for how, status in ((signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)):
        workers = app.workers()
        assert app.stop(how) == status
        wait_until(lambda: not any(is_alive(worker) for worker in workers))
        app = start("--workers", "3")
        person.app = app
        assert person.count() == "1"


def test_one_process_alone_remembers_what_stopped_it(start):
    app = start()
    person = Person(app)
    assert person.press("add") == 200
    with pytest.raises(OSError):
        person.press("trap")
    assert app.process.wait(timeout=60) != 0
    person.app = start()
    status, body = person.request("POST", {"events": [{"target": "trap", "event": "touchUpInside"}]})
    assert (status, "stopped-before" in body) == (500, True)
    assert person.count() == "1"


@pytest.mark.parametrize("button", ["trap in a task", "trap on the queue"])
def test_a_button_whose_work_traps_later_is_refused_from_the_third_time_on(start, button):
    app = start("--workers", "1")
    person = Person(app)
    assert person.press("add") == 200
    for _ in range(2):
        before = set(app.workers())
        # Its process may be gone before the answer is.
        assert person.press(button) in (200, 500)
        wait_until(lambda: len(app.workers()) == 1 and set(app.workers()) != before)
        assert person.count() == "1"
    before = app.workers()
    status, body = person.request("POST", {"events": [{"target": button, "event": "touchUpInside"}]})
    assert (status, "stopped-before" in body) == (500, True)
    assert person.press("add") == 200
    assert person.count() == "2"
    assert app.workers() == before
    assert app.stop() == 0


def test_a_scene_whose_timer_traps_once_it_is_restored_is_given_up(start):
    app = start("--workers", "1")
    person = Person(app)
    assert person.press("ticking") == 200
    assert person.count() == "1"
    before = set(app.workers())
    os.kill(app.workers()[0], signal.SIGKILL)
    wait_until(lambda: len(app.workers()) == 1 and set(app.workers()) != before)
    for _ in range(2):
        before = set(app.workers())
        assert person.count() == "1"
        # Nobody does anything, and the process ends.
        wait_until(lambda: len(app.workers()) == 1 and set(app.workers()) != before)
    # Where the process ended before it answered, the page is asked for once more by itself.
    wait_until(lambda: person.count() == "0")
    wait_until(lambda: len(app.workers()) == 1)
    before = app.workers()
    for count in range(1, 4):
        assert person.press("add") == 200
        assert person.count() == str(count)
    assert app.workers() == before
    assert app.stop() == 0


def load(person, path):
    """The page that a browser gets which is sent somewhere else perhaps."""
    headers = {"Accept": "text/html", "Cookie": person.cookie}
    connection = person.connection()
    try:
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        text = response.read().decode()
    finally:
        connection.close()
    if response.status == 303:
        return load(person, response.getheader("Location"))
    assert response.status == 200, text
    return Page(text)


@pytest.mark.parametrize("path", ["/", "/?scene={}"])
def test_an_app_that_traps_as_it_restores_scenes_costs_two_processes_at_most_and_says_so(start, path):
    app = start("--workers", "2")
    person = Person(app)
    first = person.page()
    events = [{"target": "name", "event": "editingChanged", "value": "Ada Lovelace"}, {"target": "add"}]
    assert person.request("POST", {"events": events})[0] == 200
    assert person.count() == "1"
    assert app.stop() == 0
    app = person.app = start("--workers", "2", environment={"FRAGILE_RESTORATION": "trap"})
    # Both serve.
    wait_until(lambda: len({Person(app).worker() for _ in range(4)}) == 2)
    path = path.format(first.scene)
    for _ in range(6):
        page = load(person, path)
        assert "The app stopped at your previous page" in page.text
        assert "Ada Lovelace</textarea>" in page.text
        path = f"/?scene={page.scene}"
        # The next request goes to the process that has begun again.
        wait_until(lambda: len(app.workers()) == 2)
    ends = "a process ended by itself"
    fallen = len([line for line in app.errors if ends in line])
    assert 1 <= fallen <= 2, app.errors
    for count in range(1, 4):
        assert person.press("add") == 200
        assert person.count() == str(count)
    assert "The app stopped at" not in load(person, path).text
    assert len([line for line in app.errors if ends in line]) == fallen, app.errors
    assert app.stop() == 0


def test_what_a_task_changes_is_stored_too(start, tmp_path):
    app = start()
    person = Person(app)
    assert person.press("later") == 200
    answered = stored(tmp_path)
    wait_until(lambda: stored(tmp_path) != answered)
    app.stop(signal.SIGKILL)
    person.app = start()
    assert person.count() == "1"


def test_a_second_signal_ends_all_processes_at_once(start):
    app = start("--workers", "2")
    workers = app.workers()
    with socket.create_connection(("127.0.0.1", app.port), timeout=30) as connection:
        connection.sendall(
            b"POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
            b"Expect: 100-continue\r\n\r\n"
        )
        assert connection.recv(100).startswith(b"HTTP/1.1 100 ")
        app.process.send_signal(signal.SIGTERM)
        wait_until(lambda: not is_listening(app.port))
        assert app.process.poll() is None
        assert app.stop() != 0
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


def test_an_app_that_cannot_start_ends_with_its_status(start, tmp_path):
    (tmp_path / "data").write_text("no directory")
    with pytest.raises(AssertionError, match="data directory"):
        start("--workers", "2")


def stored(folder):
    """What the store holds of the scenes, which nobody can read."""
    with contextlib.closing(sqlite3.connect(f"file:{folder}/data/scenes.sqlite?mode=ro", uri=True)) as database:
        return database.execute("SELECT contents FROM scenes").fetchall()


def is_alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def is_listening(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=30).close()
    except ConnectionError:
        return False
    return True
