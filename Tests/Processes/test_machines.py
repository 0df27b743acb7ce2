"""Several machines run one app: processes that share nothing but Redis, behind HAProxy as the docs set it up."""

import base64
import json
import random
import re
import secrets
import shutil
import signal
import socket
import subprocess
import threading

import pytest
from conftest import ROOT, App, Person, free_port, path_of, wait_until
from test_half_a_form import SEED, Customer
from test_many_kills import EVENTS, PatientPerson, press_and_kill

missing = [name for name in ("haproxy", "redis-server") if shutil.which(name, path="/usr/sbin:/usr/bin") is None]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"These tests need {' and '.join(missing)}, packages of Debian.")


@pytest.fixture(scope="module", autouse=True)
def built_with_redis(tmp_path_factory):
    """Skips the tests where the app was built without the trait."""
    key = tmp_path_factory.mktemp("key") / "key"
    write_key(key)
    check = [path_of("FragileApp"), "--check", "--store", "redis+unix:///nowhere", "--store-key", key]
    if "without Redis" in subprocess.run(check, capture_output=True, text=True).stderr:
        pytest.skip("These tests need apps that were built with `swift build --traits Redis`.")


def write_key(path):
    """Makes a key for stored sessions."""
    path.write_text(base64.b64encode(secrets.token_bytes(32)).decode())


def example(name):
    """A file that the docs show."""
    text = (ROOT / "docs" / "several-machines.md").read_text()
    return re.search(rf"```[a-z]+\n# {re.escape(name)}\n(.*?)```", text, re.DOTALL)[1]


class Redis:
    """A Redis with the settings of the docs, on a socket."""

    def __init__(self, folder):
        self.folder = folder / "redis"
        self.folder.mkdir()
        (self.folder / "redis.conf").write_text(example("redis.conf"))
        self.address = f"redis+unix://:change-this@{self.folder}/socket"
        self.start()

    def start(self):
        """Starts it with what it wrote."""
        self.process = subprocess.Popen(
            [
                "redis-server",
                self.folder / "redis.conf",
                *("--port", "0", "--unixsocket", self.folder / "socket", "--dir", self.folder),
            ],
            stdout=subprocess.DEVNULL,
        )
        wait_until(lambda: self.ask("PING") == "PONG")

    def ask(self, *words):
        """Has it do something."""
        asked = subprocess.run(
            ["redis-cli", "-s", self.folder / "socket", "-a", "change-this", "--no-auth-warning", *words],
            capture_output=True,
            text=True,
        )
        return asked.stdout.strip()

    def stop(self):
        """Ends it at once."""
        self.process.kill()
        self.process.wait()


class Proxy:
    """HAProxy with the settings of the docs, in front of two apps that may be others later."""

    def __init__(self, folder, apps, is_sticky):
        self.settings = folder / "haproxy.cfg"
        self.commands = folder / "haproxy.sock"
        self.port = free_port()
        text = example("haproxy.cfg").replace("bind :8080", f"bind 127.0.0.1:{self.port}")
        text = text.replace("global\n", f"global\n    stats socket {self.commands} level admin\n", 1)
        template = re.search(r" *server-template app \S+ \S+ (check.*?) resolvers.*\n", text)
        servers = [f"    server app{number} 127.0.0.1:{app.port} {template[1]}\n" for number, app in enumerate(apps)]
        text = text.replace(template[0], "".join(servers))
        if not is_sticky:
            text = re.sub(r" *(dynamic-)?cookie.*\n", "", text).replace("leastconn", "roundrobin")
        self.settings.write_text(text)
        subprocess.run(["/usr/sbin/haproxy", "-c", "-q", "-f", self.settings], check=True)
        with (folder / "haproxy.log").open("w") as log:
            self.process = subprocess.Popen(["/usr/sbin/haproxy", "-f", self.settings], stdout=log, stderr=log)
        for number in range(len(apps)):
            self.wait_for(number, "UP")

    def command(self, text):
        """Gives it an order."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self.commands))
            connection.sendall(f"{text}\n".encode())
            return connection.makefile().read()

    def wait_for(self, number, state):
        """Waits until it finds a server to be in a state."""

        def is_so():
            if not self.commands.exists():
                return False
            lines = self.command("show stat").splitlines()
            names = lines[0].removeprefix("# ").split(",")
            rows = [dict(zip(names, line.split(","), strict=False)) for line in lines[1:] if line]
            return any(row["svname"] == f"app{number}" and row["status"] == state for row in rows)

        wait_until(is_so)

    def replace(self, number, app):
        """Puts another app in the place of one."""
        self.command(f"set server app/app{number} addr 127.0.0.1 port {app.port}")
        self.wait_for(number, "UP")


class Cluster:
    """Redis, apps and a proxy."""

    def __init__(self, folder):
        self.folder = folder
        write_key(folder / "key")
        self.redis = Redis(folder)
        self.apps = []
        self.proxy = None
        self.environment = {}

    def app(self, program="FragileApp", machine=None):
        """Starts an app as on a machine of its own, or again on one of before."""
        machine = self.folder / f"machine {len(self.apps) if machine is None else machine}"
        machine.mkdir(exist_ok=True)
        settings = ("--store-key", self.folder / "key", "--trusted-proxy", "127.0.0.1")
        notes = str(self.folder / "notes.sqlite")
        environment = {"STORE": self.redis.address, "NOTES_DATABASE": notes, **self.environment}
        app = App(machine, *settings, environment=environment, program=program)
        self.apps.append(app)
        return app

    def start(self, program="FragileApp", is_sticky=True):
        """Starts two apps and the proxy before them, and gives the apps."""
        pair = [self.app(program), self.app(program)]
        self.proxy = Proxy(self.folder, pair, is_sticky)
        return pair

    def person(self):
        """Somebody who comes through the proxy."""
        return Visitor(self.proxy)

    def stop(self):
        """Ends everything."""
        for process in [app.process for app in self.apps] + [self.redis.process]:
            if process.poll() is None:
                process.kill()
                process.wait()
        if self.proxy:
            self.proxy.process.kill()
            self.proxy.process.wait()


class Visitor(Person):
    """A program that keeps all cookies, also those of the proxy."""

    def __init__(self, app):
        super().__init__(app)
        self.cookies = {}

    def keep(self, response):
        """Keeps the cookies of an answer."""
        for value in response.headers.get_all("Set-Cookie") or []:
            name, _, text = value.split(";")[0].partition("=")
            self.cookies[name] = text
        self.cookie = "; ".join(f"{name}={text}" for name, text in self.cookies.items())

    def use(self, event, value=None, **wanted):
        """Does something with the view that is described so."""
        content = {"target": self.find(**wanted)["id"], "event": event}
        if value is not None:
            content["value"] = value
        status, body = self.request("POST", {"events": [content]})
        assert status == 200, body

    def find(self, **wanted):
        """The view that is described so."""
        for view in self.all_views():
            if all(view.get(key) == value for key, value in wanted.items()):
                return view
        raise AssertionError(f"There is no view with {wanted}: {self.all_views()}")


class PatientVisitor(Visitor, PatientPerson):
    """A visitor that sends an event again until it is told what became of it."""


class RovingCustomer(Customer, Visitor):
    """Somebody who fills in a form, each request of whom may come to another process."""

    def arrive(self):
        """Comes with the first event, as what had none is only in the process that opened it."""


@pytest.fixture
def cluster(tmp_path):
    """Processes that share a Redis."""
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.stop()


def test_a_session_goes_to_whichever_process_is_asked_for_it(cluster):
    cluster.start(is_sticky=False)
    people = [cluster.person() for _ in range(3)]
    for _ in range(8):
        for person in people:
            assert person.press("add") == 200
    assert [person.count() for person in people] == ["8"] * 3
    assert {where(people[0]) for _ in range(6)} == {app.process.pid for app in cluster.apps}


def where(person):
    """The process identifier of the process that answers a press."""
    status, body = person.request("POST", {"events": [{"target": "where", "event": "touchUpInside"}]})
    assert status == 200, body
    return next(int(view["label"]) for view in json.loads(body)["views"] if view.get("identifier") == "count")


def test_a_session_stays_with_its_process_and_outlives_it(cluster):
    cluster.start()
    person = cluster.person()
    for _ in range(6):
        assert person.press("add") == 200
    owner = where(person)
    assert {where(person) for _ in range(4)} == {owner}
    next(app for app in cluster.apps if app.process.pid == owner).stop(signal.SIGKILL)
    wait_until(lambda: person.press("add") == 200)
    assert person.count() == "7"
    assert where(person) != owner


def test_a_rolling_deploy_performs_everything_and_nothing_twice(cluster):
    cluster.environment = {"STOP_DELAY": re.search(r'STOP_DELAY: "([0-9]+)"', example("compose.yaml"))[1]}
    cluster.start()
    people = [cluster.person() for _ in range(4)]
    answered = [0] * len(people)
    refused = []
    is_over = threading.Event()

    def press(number):
        while not is_over.is_set():
            status = people[number].press("add")
            if status == 200:
                answered[number] += 1
            else:
                refused.append(status)

    threads = [threading.Thread(target=press, args=(number,)) for number in range(len(people))]
    for thread in threads:
        thread.start()
    for number, old in enumerate(list(cluster.apps)):
        wait_until(lambda: min(answered) > 5 * (number + 1))
        next_one = cluster.app()
        assert old.stop() == 0
        cluster.proxy.replace(number, next_one)
    before = list(answered)
    wait_until(lambda: all(now > then + 3 for now, then in zip(answered, before, strict=True)))
    is_over.set()
    for thread in threads:
        thread.join()
    assert refused == []
    assert [int(person.count()) for person in people] == answered


def test_what_redis_loses_is_written_again(cluster):
    first, second = cluster.start()
    person = cluster.person()
    assert person.press("add") == 200
    assert cluster.redis.ask("FLUSHALL") == "OK"
    wait_until(lambda: "1" in cluster.redis.ask("ZCARD", "segue:FragileApp:sessions"))
    for app in (first, second):
        assert app.stop() == 0
    cluster.proxy.replace(0, cluster.app())
    assert person.count() == "1"


def test_sessions_in_redis_are_listed_while_an_app_has_them_and_afterwards(cluster):
    cluster.start()
    for _ in range(2):
        assert cluster.person().press("add") == 200

    def listed():
        command = [path_of("FragileApp"), "--list-sessions", "--data-dir", cluster.folder / "operator"]
        command += ["--store", cluster.redis.address, "--store-key", cluster.folder / "key"]
        result = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (result.returncode, result.stderr) == (0, "")
        return result.stdout.splitlines()

    *sessions, total = listed()
    assert len(sessions) == 2
    assert all("  awake  1 scenes  " in line for line in sessions)
    assert total.startswith("2 sessions, ")
    for app in cluster.apps:
        assert app.stop() == 0
    assert ["  asleep  " in line for line in listed()] == [True, True, False]


def test_people_carry_on_while_redis_is_away(cluster):
    cluster.start()
    person = cluster.person()
    assert person.press("add") == 200
    cluster.redis.stop()
    for _ in range(3):
        assert person.press("add") == 200
    cluster.redis.start()
    wait_until(lambda: person.press("add") == 200 and says(cluster, "the store works again"))
    count = person.count()
    for app in list(cluster.apps):
        failures = [line for line in app.errors if "the store fails" in line]
        assert len(failures) <= 1
        assert app.stop() == 0
    cluster.proxy.replace(0, cluster.app())
    assert person.count() == count


def says(cluster, text):
    """Whether the log of an app has a text."""
    return any(text in line for app in cluster.apps for line in app.errors)


def test_a_hanging_redis_costs_one_request_some_seconds(cluster):
    cluster.start()
    person = cluster.person()
    assert person.press("add") == 200
    cluster.redis.process.send_signal(signal.SIGSTOP)
    for _ in range(5):
        assert person.press("add") == 200
    cluster.redis.process.send_signal(signal.SIGCONT)
    assert person.count() == "6"
    wait_until(lambda: says(cluster, "the store works again"))


def test_a_note_half_written_in_a_sheet_moves_to_another_process(cluster):
    first, second = cluster.start("Showcase")
    person = cluster.person()
    person.use("touchUpInside", label="Notes", type="TabBarButton")
    person.use("touchUpInside", identifier="newNote")
    person.use("editingChanged", "Typed before", identifier="title")
    # Whichever of the two has the session, it moves.
    assert first.stop() == 0
    assert person.find(identifier="title")["value"] == "Typed before"
    cluster.proxy.replace(0, cluster.app("Showcase"))
    assert second.stop() == 0
    person.use("touchUpInside", identifier="save")
    assert person.find(type="UITableViewCell")["label"].startswith("Typed before")


def test_half_an_order_on_a_sheet_moves_between_processes(cluster):
    apps = list(cluster.start("OrderApp", is_sticky=False))
    chance = random.Random(SEED)
    customer, other = (RovingCustomer(cluster.proxy, chance) for _ in range(2))

    def press(name):
        customer.do([{"target": name, "event": "touchUpInside"}])

    def write(**texts):
        customer.do([{"target": name, "event": "editingChanged", "value": text} for name, text in texts.items()])

    press("new")
    write(name="Ada", note="In two\nlines")
    press("more")
    press("address")
    write(street="Half a str")
    for number, how in ((0, signal.SIGKILL), (1, signal.SIGTERM), (0, signal.SIGTERM)):
        apps[number].stop(how)
        customer.look()
        apps[number] = cluster.app("OrderApp")
        cluster.proxy.replace(number, apps[number])
        # Now one process is asked and now the other, whatever is on the screen.
        for _ in range(EVENTS // 12):
            other.act()
            customer.look()
            write(street=f"Half a street after {number}")
    press("back")
    press("more")
    press("send")
    assert customer.orders == ["1 Ada 2"]
    other.look()
    served = cluster.proxy.command("show stat").splitlines()
    total = served[0].removeprefix("# ").split(",").index("stot")
    assert all(int(line.split(",")[total]) > 10 for line in served if line.startswith("app,app"))


def test_killed_machines_lose_and_repeat_nothing(cluster):
    cluster.start()
    people = [PatientVisitor(cluster.proxy) for _ in range(3)]

    def kill(chance):
        number = chance.randrange(2)
        running[number].stop(signal.SIGKILL)
        running[number] = cluster.app()
        cluster.proxy.replace(number, running[number])

    running = list(cluster.apps)
    press_and_kill(people, kill, EVENTS // 2)


def test_a_button_that_traps_is_not_pressed_again_on_another_machine(cluster):
    cluster.start()
    person = cluster.person()
    assert person.press("add") == 200
    owner = where(person)
    number = next(number for number, app in enumerate(cluster.apps) if app.process.pid == owner)
    assert person.press("trap") in (500, 502)
    assert cluster.apps[number].process.wait(timeout=60) != 0
    # The machine comes back, and nobody is sent there.
    again = cluster.app(machine=number)
    other = cluster.apps[1 - number]
    person.app = other
    wait_until(lambda: person.request("GET")[0] == 200 and person.views().get("count", {}).get("label") is not None)
    status, body = person.request("POST", {"events": [{"target": "trap", "event": "touchUpInside"}]})
    assert (status, "stopped-before" in body) == (500, True)
    assert (other.process.poll(), again.process.poll()) == (None, None)
