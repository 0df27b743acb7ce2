"""The app as a service of systemd, by the units of the operator's guide: a manager of its own runs them."""

import contextlib
import http.client
import os
import re
import shutil
import subprocess
import threading
from types import SimpleNamespace

import pytest
from conftest import ROOT, Person, free_port, path_of, wait_until

# What a manager of a user does without, and how soon it is to notice that the app is silent.
LEFT_OUT = re.compile(r"^(DynamicUser|NoNewPrivileges|PrivateTmp|Protect\w+|WantedBy|After)=.*\n", re.MULTILINE)
SILENCE = "WatchdogSec=3"

# systemd wants to see that the system was booted with it, and takes the first process for the manager of the system; what
# the manager mounts and starts is its own.
MANAGER = """mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system || exit 1
printf '[Unit]\\nDefaultDependencies=no\\n' > "$SYSTEMD_UNIT_PATH/basic.target"
/lib/systemd/systemd --user --unit=basic.target & wait"""


class Manager:
    """A manager of systemd, and the units that it knows."""

    def __init__(self, folder):
        self.folder = folder
        self.units = folder / "units"
        for path in (self.units, folder / "run", folder / "home"):
            path.mkdir(mode=0o700)
        self.environment = {
            **os.environ, "XDG_RUNTIME_DIR": str(folder / "run"), "HOME": str(folder / "home"), "SYSTEMD_UNIT_PATH": str(self.units),
        }  # fmt: skip
        for name in ("DATA_DIRECTORY", "STATE_DIRECTORY", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            self.environment.pop(name, None)
        self.process = subprocess.Popen(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "bash", "-c", MANAGER],
            env=self.environment,
        )

    def systemctl(self, *arguments):
        """Has systemctl do something, where the manager is."""
        first = subprocess.run(["ps", "--ppid", str(self.process.pid), "-o", "pid="], capture_output=True, text=True, check=False)
        command = ["nsenter", "--target", first.stdout.strip(), "--mount", "--pid", "systemctl", "--user", *arguments]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=120)

    def control(self, *arguments):
        """Has systemctl do something, and returns what it says."""
        done = self.systemctl(*arguments)
        assert done.returncode == 0, f"{done.stderr}\n{self.said()}"
        return done.stdout

    def runs(self):
        """Whether the manager takes commands."""
        return self.systemctl("is-active", "basic.target").returncode == 0

    def property(self, name, unit="showcase.service"):
        """What systemd knows of a unit."""
        return self.control("show", "--value", "--property", name, unit).strip()

    def said(self):
        """What the app wrote into its log."""
        log = self.folder / "log"
        return log.read_text() if log.exists() else ""

    def stop(self):
        self.process.kill()
        self.process.wait(timeout=60)


@pytest.fixture
def manager(tmp_path):
    """A manager that knows the units of the operator's guide; skips where there can be none."""
    if not shutil.which("systemctl") or os.geteuid() != 0:
        pytest.skip("only the administrator starts a manager of systemd here, where there is one")
    manager = Manager(tmp_path)
    try:
        wait_until(lambda: manager.runs() or manager.process.poll() is not None)
        if manager.process.poll() is not None:
            pytest.skip("systemd does not run here")
        yield manager
    finally:
        manager.stop()


@pytest.fixture
def units(manager, tmp_path):
    """Writes the units of the guide for the app of the tests, and says where that serves."""
    guide = (ROOT / "docs" / "operating.md").read_text()
    port = free_port()
    (tmp_path / "app.conf").write_text(f"HOST=127.0.0.1\nPORT={port}\nSWIFT_BACKTRACE=enable=no\n")
    for name in ("showcase.service", "showcase.socket"):
        text = re.search(rf"^```ini\n# /etc/systemd/system/{re.escape(name)}\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)[1]
        text = LEFT_OUT.sub("", text)
        for written, used in (
            ("/opt/showcase/Showcase", str(path_of("FragileApp"))), ("/etc/showcase.conf", str(tmp_path / "app.conf")),
            ("WatchdogSec=30", SILENCE), ("ListenStream=80", f"ListenStream=127.0.0.1:{port}"),
        ):  # fmt: skip
            text = text.replace(written, used)
        (manager.units / name).write_text(text)
    beside = manager.units / "showcase.service.d"
    beside.mkdir()
    log = tmp_path / "log"
    (beside / "log.conf").write_text(f"[Service]\nStandardOutput=append:{log}\nStandardError=append:{log}\n")
    manager.control("daemon-reload")
    return SimpleNamespace(port=port)


def press(person, count):
    """Presses the button that counts, and looks that it did."""
    assert person.press("add") == 200
    assert person.count() == str(count)


def test_the_service_of_the_guide_starts_reloads_survives_and_stops(manager, units):
    manager.control("start", "showcase.service")
    # It is started once the app said that it serves.
    assert manager.property("ActiveState") == "active"
    person = Person(units)
    press(person, 1)
    process = manager.property("MainPID")
    manager.control("reload", "showcase.service")
    press(person, 2)
    assert manager.property("MainPID") == process

    manager.control("kill", "--signal=KILL", "showcase.service")
    wait_until(lambda: manager.property("MainPID") not in (process, "0") and manager.property("SubState") == "running")
    press(person, 3)
    assert manager.property("NRestarts") == "1"

    # An app whose main thread is silent is ended and started again.
    process = manager.property("MainPID")
    manager.control("kill", "--signal=STOP", "showcase.service")
    wait_until(lambda: manager.property("MainPID") not in (process, "0") and manager.property("SubState") == "running")
    assert manager.property("NRestarts") == "2"
    press(person, 4)

    manager.control("stop", "showcase.service")
    assert (manager.property("Result"), manager.property("ExecMainStatus")) == ("success", "0")


def test_a_setting_that_is_refused_keeps_the_service_from_starting_and_says_why(manager, units, tmp_path):
    (tmp_path / "app.conf").write_text("HOST=127.0.0.1\nPORT=many\n")
    with pytest.raises(AssertionError):
        manager.control("start", "showcase.service")
    assert "PORT" in manager.said() and "many" in manager.said()
    assert manager.property("Result") == "exit-code"


def test_the_socket_of_the_guide_keeps_requests_while_the_service_restarts(manager, units):
    manager.control("start", "showcase.socket")
    assert manager.property("ActiveState") == "inactive"
    person = Person(units)
    press(person, 1)
    assert manager.property("ActiveState") == "active"

    failures, statuses = [], []
    is_over = threading.Event()

    def ask():
        while not is_over.is_set():
            connection = http.client.HTTPConnection("127.0.0.1", units.port, timeout=60)
            with contextlib.closing(connection):
                try:
                    connection.request("GET", "/_segue/health", headers={"Connection": "close"})
                    statuses.append(connection.getresponse().status)
                except OSError as error:
                    failures.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        for _ in range(2):
            before = len(statuses)
            manager.control("restart", "showcase.service")
            wait_until(lambda before=before: len(statuses) > before + 1)
    finally:
        is_over.set()
        asking.join()
    assert not failures and set(statuses) == {200}
    press(person, 2)
