"""What an app puts into the user's defaults is there when it is started again."""

import signal

import pytest
from conftest import Person, wait_until


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_defaults_outlive_the_process(start, tmp_path, how):
    environment = {"HOME": str(tmp_path)}
    app = start(environment=environment)
    person = Person(app)
    assert person.views()["remembered"]["label"] == "Nothing"
    assert person.press("remember") == 200
    if how is signal.SIGKILL:
        wait_until(lambda: list((tmp_path / ".config").glob("*.plist")), "The defaults were not written.")
    app.stop(how)
    assert Person(start(environment=environment)).views()["remembered"]["label"] == "Something"
