"""What is in the journal of a process that is killed: what it answered last, which the database had not got yet."""

import http.client
import os
import signal
import threading
import time

from conftest import Person, wait_until


def press(person, count):
    """Presses the button that counts, and looks that it did."""
    assert person.press("add") == 200
    assert person.count() == str(count)


def journals(folder):
    """The journals in a data directory, by their names."""
    directory = folder / "data" / "journals"
    return {path.name: path for path in directory.iterdir()} if directory.exists() else {}


def journal_is_used(folder, person, count):
    """Presses until there is a journal, and once more; returns the count."""
    end = time.monotonic() + 60
    while not any(not name.endswith(".new") for name in journals(folder)):
        assert time.monotonic() < end, "There is no journal."
        count += 1
        press(person, count)
    press(person, count + 1)
    return count + 1


def test_a_process_that_is_killed_just_after_its_answer_loses_nothing(start, tmp_path):
    app = start()
    person = Person(app)
    count = journal_is_used(tmp_path, person, 0)
    for _ in range(3):
        before = set(journals(tmp_path))
        assert len(before) == 1
        for _ in range(7):
            assert person.press("add") == 200
        app.stop(signal.SIGKILL)
        count += 7
        person.app = app = start()
        assert not before & set(journals(tmp_path)), "The journal of the process before is still there."
        assert person.count() == str(count)
        count = journal_is_used(tmp_path, person, count)
    assert app.stop() == 0
    assert not journals(tmp_path)
    person.app = start()
    assert person.count() == str(count)


def press_until_the_end(person, answered, index):
    """Presses the button that counts until the process is gone, and keeps count of the answers."""
    try:
        while True:
            if person.press("add") == 200:
                answered[index] += 1
    except (OSError, http.client.HTTPException):
        pass


def test_a_process_that_is_killed_while_many_people_press_has_stored_what_it_answered(start):
    app = start()
    people = [Person(app) for _ in range(24)]
    for person in people:
        press(person, 1)
    answered = [1] * len(people)
    for _ in range(3):
        enough = sum(answered) + 10 * len(people)
        threads = [
            threading.Thread(target=press_until_the_end, args=(person, answered, index))
            for index, person in enumerate(people)
        ]
        for thread in threads:
            thread.start()
        wait_until(lambda: sum(answered) >= enough)
        app.stop(signal.SIGKILL)
        for thread in threads:
            thread.join()
        app = start()
        for index, person in enumerate(people):
            person.app = app
            count = int(person.count())
            # The event that was being performed may have been stored.
            assert answered[index] <= count <= answered[index] + 1
            answered[index] = count
    assert app.stop() == 0


def test_the_session_of_a_worker_that_is_killed_goes_on_in_another_one(start, tmp_path):
    app = start("--workers", "2")
    person = Person(app)
    count = journal_is_used(tmp_path, person, 0)
    for _ in range(4):
        for _ in range(5):
            assert person.press("add") == 200
        worker = person.worker()
        os.kill(worker, signal.SIGKILL)
        count += 5
        wait_until(lambda: person.request("GET")[0] == 200)
        assert person.count() == str(count)
        assert person.worker() != worker
    assert app.stop() == 0
    assert not journals(tmp_path)


def test_a_journal_that_makes_no_sense_is_put_aside_and_said_once(start, tmp_path):
    app = start()
    person = Person(app)
    count = journal_is_used(tmp_path, person, 0)
    app.stop(signal.SIGKILL)
    (journal,) = journals(tmp_path).values()
    journal.write_bytes(b"no journal")
    person.app = app = start()
    # The database may lack what came last.
    assert 1 <= int(person.count()) <= count
    assert person.press("add") == 200
    said = [line for line in app.errors if journal.name in line]
    assert len(said) == 1 and "is left out" in said[0]
    assert app.stop() == 0
    assert set(journals(tmp_path)) == {f"{journal.name}.unusable"}
