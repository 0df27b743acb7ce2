"""Many events while processes are killed at random moments: each is performed once, whoever was killed when.

SEGUE_EVENTS and SEGUE_SEED say how many, and which moments.
"""

import http.client
import os
import random
import signal
import threading
import time

from conftest import Person, wait_until

EVENTS = int(os.environ.get("SEGUE_EVENTS", "120"))
SEED = int(os.environ.get("SEGUE_SEED", "1"))


class PatientPerson(Person):
    """A program that sends an event again, with the same number, until it is told what became of it."""

    def __init__(self, app):
        super().__init__(app)
        self.repetitions = 0

    def add_once(self, number):
        """Adds one, for the number that tells this event from others."""
        content = {"sequence": number, "events": [{"target": "add", "event": "touchUpInside"}]}
        end = time.monotonic() + 120
        while True:
            assert time.monotonic() < end, "Nobody answered."
            try:
                status, body = self.request("POST", content)
            except (OSError, http.client.HTTPException):
                status, body = 0, ""
            if status == 200:
                return
            # Nobody knows what became of it: the process ended, or is not there yet.
            assert status in (0, 500, 502, 503), (status, body)
            assert "stopped-before" not in body
            self.repetitions += 1
            time.sleep(0.02)


def press_and_kill(people, kill, events):
    """Has people press at the same time, and something killed at random moments, until all have pressed often enough."""
    chance = random.Random(SEED)
    # What had no event yet ends with its process.
    for person in people:
        assert person.request("GET")[0] == 200
        person.add_once(1)
    done = [1] * len(people)
    failures = []

    def press(index):
        try:
            while sum(done) < events:
                people[index].add_once(done[index] + 1)
                done[index] += 1
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=press, args=(index,)) for index in range(len(people))]
    for thread in threads:
        thread.start()
    kills = 0
    while any(thread.is_alive() for thread in threads):
        seen = sum(done)
        pause = chance.randrange(5, 25)
        while sum(done) < seen + pause and any(thread.is_alive() for thread in threads):
            time.sleep(chance.random() / 200)
        kill(chance)
        kills += 1
    for thread in threads:
        thread.join()
    assert not failures, failures
    counts = []
    for person in people:
        end = time.monotonic() + 60
        while True:
            try:
                counts.append(int(person.count()))
                break
            except (AssertionError, OSError, http.client.HTTPException):
                assert time.monotonic() < end
                time.sleep(0.02)
    assert counts == done
    print(f"{sum(done)} events, {kills} kills, {sum(person.repetitions for person in people)} repetitions")


def test_killed_workers_and_supervisors_lose_and_repeat_nothing(start):
    app = start("--workers", "2")
    people = [PatientPerson(app) for _ in range(4)]

    def kill(chance):
        nonlocal app
        if chance.random() < 0.2:
            workers = app.workers()
            app.stop(signal.SIGKILL)
            app = start("--workers", "2")
            for person in people:
                person.app = app
            assert workers
            return
        workers = app.workers()
        if workers:
            try:
                os.kill(chance.choice(workers), signal.SIGKILL)
            except ProcessLookupError:
                pass

    press_and_kill(people, kill, EVENTS)
    assert app.stop() == 0


def test_newcomers_get_their_page_while_workers_are_killed(start):
    app = start("--workers", "2")
    chance = random.Random(SEED)
    answers = []
    is_over = threading.Event()

    def come(method):
        while not is_over.is_set():
            # Each comes without a cookie, as with a first visit.
            try:
                answers.append(Person(app).request(method)[0])
            except (OSError, http.client.HTTPException) as error:
                answers.append(repr(error))

    threads = [threading.Thread(target=come, args=(method,)) for method in ("GET", "GET", "HEAD")]
    for thread in threads:
        thread.start()
    for _ in range(max(EVENTS // 20, 3)):
        seen = len(answers)
        wait_until(lambda seen=seen: len(answers) > seen + 20 and len(app.workers()) == 2)
        os.kill(chance.choice(app.workers()), signal.SIGKILL)
    seen = len(answers)
    wait_until(lambda: len(answers) > seen + 20)
    is_over.set()
    for thread in threads:
        thread.join()
    assert set(answers) == {200}
    assert app.stop() == 0
