"""What the store holds, as an operator sees it."""

import re
import subprocess
import urllib.request

from conftest import Person, free_port, path_of, wait_until


def listed(folder):
    result = subprocess.run(
        [path_of("FragileApp"), "--list-sessions", "--data-dir", folder / "data"], capture_output=True, text=True, timeout=60
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout.splitlines()


def test_sessions_are_listed_while_the_app_runs_and_afterwards(start, tmp_path):
    assert listed(tmp_path) == ["0 sessions, 0 bytes"]
    app = start()
    for _ in range(2):
        assert Person(app).press("add") == 200
    *sessions, total = listed(tmp_path)
    assert len(sessions) == 2
    assert all("  awake  1 scenes  " in line for line in sessions)
    assert total.startswith("2 sessions, ")
    assert app.stop() == 0
    assert ["  asleep  " in line for line in listed(tmp_path)] == [True, True, False]


def figures(port):
    """What the app's figures say of sessions and scenes, in memory and in the store."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    names = "sessions|scenes|store_sessions|store_scenes|store_bytes"
    return {name: float(value) for name, value in re.findall(rf"^segue_({names}) (\S+)$", text, re.MULTILINE)}


def test_figures_tell_what_is_in_memory_and_what_is_in_the_store_only(start):
    port = free_port()
    app = start("--admin", f"127.0.0.1:{port}")
    people = [Person(app) for _ in range(3)]
    for person in people:
        assert person.press("add") == 200
    held = figures(port)
    assert (held["sessions"], held["scenes"]) == (3, 3)
    assert app.stop() == 0
    app = start("--admin", f"127.0.0.1:{port}")
    wait_until(lambda: "store_bytes" in figures(port))
    held = figures(port)
    assert (held["store_sessions"], held["store_scenes"]) == (3, 3)
    assert 3 * 200 < held["store_bytes"] < 3 * 9 * 1024
    assert held.get("sessions", 0) == held.get("scenes", 0) == 0
    people[0].app = app
    assert people[0].count() == "1"
    held = figures(port)
    assert (held["sessions"], held["scenes"], held["store_sessions"]) == (1, 1, 3)
    assert app.stop() == 0
