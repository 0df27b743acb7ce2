"""What the store holds, as an operator sees it."""

import subprocess

from conftest import Person, path_of


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
