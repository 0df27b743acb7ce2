"""People who opened a page and did nothing on it yet: what they do first is done, whatever became of the process meanwhile."""

import signal
import subprocess
import urllib.parse

import pytest
from conftest import Person, path_of, wait_until


def is_stored(folder):
    """Whether there is a session in the data directory."""
    command = [path_of("FragileApp"), "--list-sessions", "--data-dir", folder / "data"]
    listed = subprocess.run(command, capture_output=True, text=True)
    return listed.returncode == 0 and "  1 scenes  " in listed.stdout


def press(person, page, name):
    """Presses a button of a page as a browser without scripts does; returns the status and the address that comes next."""
    form = urllib.parse.urlencode(page.hidden({"segue-event": f"{name}.touchUpInside"}))
    connection = person.connection()
    try:
        headers = {"Cookie": person.cookie, "Content-Type": "application/x-www-form-urlencoded"}
        connection.request("POST", page.action, form, headers)
        response = connection.getresponse()
        response.read()
        assert response.getheader("Set-Cookie") is None
        return response.status, response.getheader("Location")
    finally:
        connection.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("arguments", [(), ("--workers", "2")])
def test_the_first_press_is_done_after_the_process_ended(start, tmp_path, how, arguments):
    app = start(*arguments)
    person = Person(app)
    page = person.page()
    if how == signal.SIGKILL:
        wait_until(lambda: is_stored(tmp_path))
    app.stop(how)
    person.app = start(*arguments)
    status, address = press(person, page, "add")
    assert status == 303
    shown = person.page(address)
    assert shown.scene == page.scene
    assert "had been closed" not in shown.text
    assert person.count() == "1"
    # Sent again, as where the answer was lost, it is not done again.
    assert press(person, page, "add")[0] == 303
    assert person.count() == "1"
