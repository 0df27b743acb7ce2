"""What people notice while the database in the data directory cannot be used: nothing; and what is said of it."""

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
from types import SimpleNamespace

import pytest
from conftest import Person, path_of, wait_until

FAILS = "sessions are kept in memory only: the store fails"
WORKS = "the store works again"


def lines(app, words):
    """The lines of the log that have some words."""
    return [line for line in app.errors if words in line]


def press(person, count):
    """Presses the button that counts, and looks that it did."""
    assert person.press("add") == 200
    assert person.count() == str(count)


def test_people_carry_on_while_another_program_locks_the_database(start, tmp_path):
    app = start()
    person, other = Person(app), Person(app)
    press(person, 1)
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "scenes.sqlite", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        for count in range(2, 5):
            press(person, count)
        # Whoever is new is let in too.
        press(other, 1)
        database.execute("ROLLBACK")
    wait_until(lambda: lines(app, WORKS))
    assert len(lines(app, FAILS)) == 1 and "is locked by another program" in lines(app, FAILS)[0]
    assert len(lines(app, WORKS)) == 1
    app.stop(signal.SIGKILL)
    person.app = other.app = start()
    assert (person.count(), other.count()) == ("4", "1")


def on_a_disk(folder, options):
    """What runs a program for which a folder is a disk of its own, which nobody else sees."""
    folder.mkdir()
    within = ["unshare", "--user", "--map-root-user", "--mount", "bash", "-c"]
    mount = f'mount -t tmpfs -o {options} tmpfs "{folder}"'
    if subprocess.run([*within, mount], capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount a disk here")
    return [*within, f'{mount} && exec "$@"', "bash"]


def fill(folder):
    """Leaves no room on the disk of a folder."""
    with pytest.raises(OSError, match="No space left"), open(f"{folder}/ballast", "wb", buffering=0) as ballast:
        while True:
            ballast.write(b"0" * 4096)


def test_people_carry_on_while_the_disk_is_full(start, tmp_path):
    data = tmp_path / "data"
    app = start(within=on_a_disk(data, "size=2M"))
    person = Person(app)
    press(person, 1)
    inside = f"/proc/{app.process.pid}/root{data}"
    fill(inside)
    # The log of the database may have some room left in its last page.
    count = 1
    while not lines(app, FAILS):
        assert count < 200
        count += 1
        press(person, count)
    for _ in range(3):
        count += 1
        press(person, count)
    assert len(lines(app, FAILS)) == 1 and "There is no room left" in lines(app, FAILS)[0]
    os.remove(f"{inside}/ballast")
    wait_until(lambda: lines(app, WORKS))
    press(person, count + 1)
    # As it would be found after the process was killed.
    shutil.copytree(inside, tmp_path / "copy", ignore=shutil.ignore_patterns("processes"))
    app.stop(signal.SIGKILL)
    data.rmdir()
    (tmp_path / "copy").rename(data)
    person.app = start()
    assert person.count() == str(count + 1)


def test_an_app_that_starts_on_a_full_disk_serves_whoever_is_new(start, tmp_path):
    data = tmp_path / "data"
    # The disk is there for as long as a process uses it.
    command = [*on_a_disk(data, "size=2M"), "bash", "-c", "echo mounted; exec sleep infinity"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as keeper:
        try:
            assert keeper.stdout.readline() == "mounted\n"
            there = ["nsenter", "--user", "--mount", "--preserve-credentials", "--target", str(keeper.pid)]
            app = start(within=there)
            press(Person(app), 1)
            fill(f"/proc/{keeper.pid}/root{data}")
            app.stop(signal.SIGKILL)
            app = start(within=there)
            person = Person(app)
            press(person, 1)
            press(person, 2)
            assert person.count() == "2" and app.process.poll() is None
            said = lines(app, "what stops the app may stop it again")
            assert len(said) == 1 and "No space left on device" in said[0]
            app.stop(signal.SIGKILL)
        finally:
            keeper.kill()


def refusal(folder, *arguments, within=()):
    """What an app says that ends because its data directory cannot be used."""
    command = [*within, path_of("FragileApp"), "--host", "127.0.0.1", "--port", "0", "--data-dir", folder, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0 and ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1 and str(folder) in ended.stderr, ended.stderr
    return ended.stderr


def test_an_app_whose_data_directory_cannot_be_written_says_so_in_one_line(tmp_path):
    (tmp_path / "file").write_text("no directory")
    for folder in (tmp_path / "file", tmp_path / "file" / "data", "/proc/data"):
        assert refusal(folder)


def test_an_app_whose_disk_can_only_be_read_says_so_in_one_line(tmp_path):
    data = tmp_path / "data"
    said = refusal(data, within=on_a_disk(data, "size=2M,ro"))
    assert said.endswith("(Read-only file system); give the process the right, or another data directory.\n")


def test_an_app_whose_database_can_only_be_read_says_so_in_one_line(start, tmp_path):
    assert start().stop() == 0
    database = tmp_path / "data" / "scenes.sqlite"
    mount = f'mount --bind "{database}" "{database}" && mount -o remount,ro,bind "{database}"'
    within = ["unshare", "--user", "--map-root-user", "--mount", "bash", "-c"]
    if subprocess.run([*within, mount], capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount a file here")
    within += [f'{mount} && exec "$@"', "bash"]
    for arguments in ([], ["--check"], ["--workers", "3"]):
        said = refusal(tmp_path / "data", *arguments, within=within)
        assert said.endswith("scenes.sqlite cannot be written; give the process the right, or another data directory.\n")


def test_several_processes_say_once_that_the_database_is_damaged(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "scenes.sqlite").write_text("no database at all, but long enough to be looked at")
    assert "is damaged; move it away" in refusal(tmp_path / "data", "--workers", "3")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("arguments", [[], ["--workers", "2"]], ids=["alone", "workers"])
def test_a_database_that_somebody_removes_is_made_again_with_what_is_in_memory(start, tmp_path, how, arguments):
    app = start(*arguments)
    people = [Person(app) for _ in range(4)]
    for person in people:
        press(person, 1)
    for file in (tmp_path / "data").glob("scenes.sqlite*"):
        file.unlink()
    # One goes on, and the others do nothing.
    press(people[0], 2)

    def stored():
        if not (tmp_path / "data" / "scenes.sqlite").exists():
            return 0
        with contextlib.closing(sqlite3.connect(tmp_path / "data" / "scenes.sqlite")) as database:
            return database.execute("SELECT COUNT(*) FROM scenes").fetchone()[0]

    count = 2
    while stored() < len(people):
        count += 1
        press(people[0], count)
        for person in people[1:]:
            assert person.count() == "1"
    assert lines(app, "somebody removed the database; another one is made")
    app.stop(how)
    app = start(*arguments)
    for person in people:
        person.app = app
    assert [person.count() for person in people] == [str(count), "1", "1", "1"]


@pytest.mark.parametrize(
    ("arguments", "processes"), [([], 1), (["--workers", "2"], 2)], ids=["alone", "workers"]
)
def test_a_data_directory_that_somebody_removes_is_made_again_with_its_key(start, tmp_path, arguments, processes):
    data = tmp_path / "data"
    app = start(*arguments)
    # One that starts without a directory has a key of its own.
    wait_until(lambda: len(list((data / "processes").iterdir())) == processes)
    people = [Person(app) for _ in range(4)]
    for person in people:
        press(person, 1)
    key = (data / "key").read_bytes()
    # What is made again meanwhile may be removed at once, or keep the directory from going.
    while data.exists():
        shutil.rmtree(data, ignore_errors=True)
    data.mkdir()

    def stored():
        if not (data / "scenes.sqlite").exists():
            return 0
        with contextlib.closing(sqlite3.connect(data / "scenes.sqlite")) as database:
            with contextlib.suppress(sqlite3.OperationalError):
                return database.execute("SELECT COUNT(*) FROM scenes").fetchone()[0]
        return 0

    # Nobody does anything.
    wait_until(lambda: stored() == len(people))
    assert (data / "key").read_bytes() == key
    assert (data / "key").stat().st_mode & 0o777 == 0o600
    assert lines(app, "somebody removed or emptied the file of the key; it is written again")
    assert not lines(app, "cannot be written") and not lines(app, "cannot be made")
    app.stop(signal.SIGKILL)
    app = start(*arguments)
    for person in people:
        person.app = app
        assert person.count() == "1"


@pytest.mark.parametrize("how", [None, signal.SIGKILL], ids=["alive", "dead"])
def test_a_session_is_handed_over_though_somebody_removed_the_files_of_the_processes(start, tmp_path, how):
    first, second = start(), start()
    person = Person(first)
    # Its journal is there after the first.
    for count in range(1, 4):
        press(person, count)
    shutil.rmtree(tmp_path / "data" / "processes")
    if how:
        first.stop(how)
    person.app = second
    wait_until(lambda: person.request("GET")[0] == 200)
    assert person.count() == "3"
    press(person, 4)
    if not how:
        person.app = first
        wait_until(lambda: person.request("GET")[0] == 200)
        press(person, 5)
        assert len(lines(first, "somebody removed the file that says that this process is alive")) == 1


def test_a_data_directory_that_cannot_be_made_again_is_called_so(start, tmp_path):
    data = tmp_path / "data"
    app = start()
    person = Person(app)
    press(person, 1)
    while not data.is_file():
        shutil.rmtree(data, ignore_errors=True)
        with contextlib.suppress(IsADirectoryError):
            data.write_text("no directory")
    press(person, 2)
    wait_until(lambda: lines(app, FAILS))
    press(person, 3)
    assert len(lines(app, FAILS)) == 1 and f"The data directory {data} cannot be made" in lines(app, FAILS)[0]
    assert not lines(app, "cannot be written")
    data.unlink()
    wait_until(lambda: lines(app, WORKS))
    press(person, 4)
    app.stop(signal.SIGKILL)
    person.app = start()
    assert person.count() == "4"


def test_sessions_of_another_key_are_there_again_with_that_key(start, tmp_path):
    app = start()
    person = Person(app)
    press(person, 1)
    assert app.stop() == 0
    other = tmp_path / "other"
    other.write_bytes(subprocess.run(["openssl", "rand", "-base64", "32"], capture_output=True, check=True).stdout)
    app = start("--store-key", other)
    stranger = Person(app)
    stranger.cookie = person.cookie
    assert stranger.count() == "0"
    press(stranger, 1)
    assert len(lines(app, "was begun with another key")) == 1
    assert app.stop() == 0
    person.app = start()
    assert person.count() == "1"
    press(person, 2)


def test_an_app_without_a_usable_directory_keeps_sessions_in_memory_and_says_why(tmp_path):
    (tmp_path / "file").write_text("no directory")
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "file"), "SWIFT_BACKTRACE": "enable=no"}
    for name in ("STATE_DIRECTORY", "DATA_DIRECTORY"):
        environment.pop(name, None)
    command = [path_of("FragileApp"), "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        app = SimpleNamespace(port=int(process.stdout.readline().rsplit(":", 1)[1].split("/")[0]))
        press(Person(app), 1)
        process.terminate()
        said = process.stderr.read()
    assert process.returncode == 0
    assert said.count("the data directory cannot be used") == 1 and str(tmp_path / "file") in said


def test_entries_that_were_cut_off_or_changed_cost_a_fresh_scene_and_nothing_else(start, tmp_path):
    app = start()
    people = [Person(app) for _ in range(4)]
    for person in people:
        press(person, 1)
    assert app.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "scenes.sqlite", isolation_level=None)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sessions")]
        cut, exchanged, broken, _ = [
            next(name for name in names if person.cookie.split("=", 1)[1].startswith(name)) for person in people
        ]
        change = "UPDATE scenes SET contents = {} WHERE session = ?"
        database.execute(change.format("SUBSTR(contents, 1, LENGTH(contents) / 2)"), [cut])
        database.execute(change.format("(SELECT contents FROM scenes WHERE session = ?)"), [broken, exchanged])
        database.execute("UPDATE sessions SET contents = X'02' WHERE name = ?", [broken])
    app = start()
    counts = []
    for person in people:
        person.app = app
        status, _ = person.request("GET")
        if status != 200:
            # Its session is over.
            person.cookie = None
        counts.append(person.count())
    assert counts == ["0", "0", "0", "1"]
    for person, count in zip(people, (1, 1, 1, 2), strict=True):
        press(person, count)
    assert app.stop() == 0
