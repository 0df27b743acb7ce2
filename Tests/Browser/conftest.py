"""Runs the demo app and opens it in Chromium, in every way people use it.

The fixture `page` is a page of a new person in a browser without scripts, on a phone in light colours; a test asks for
other browsers by parametrising `browser_options` (see `EVERY_BROWSER`).
"""

import os
import re
import shutil
import subprocess
import threading
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]

# How long a page may take until it shows what a test waits for, in milliseconds; there may be much else to do.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}

EVERY_BROWSER = [
    pytest.param({**size, "color_scheme": colors, "java_script_enabled": scripts}, id=f"{name}-{colors}-{script_name}")
    for name, size in (("phone", PHONE), ("desktop", DESKTOP))
    for colors in ("light", "dark")
    for script_name, scripts in (("without-scripts", False), ("with-scripts", True))
]


class Showcase:
    """The demo app, running on a port of its own with a database of its own."""

    name = "Showcase"

    @classmethod
    def program(cls):
        """Where the program is: `SHOWCASE` names the demo app, beside which the other apps are."""
        showcase = Path(os.environ.get("SHOWCASE") or ROOT / ".build" / "debug" / "Showcase")
        return showcase.with_name(cls.name)

    def __init__(self, folder, *arguments, environment=None):
        self.output = []
        if "--port" not in arguments:
            arguments = ("--port", "0", *arguments)
        self.process = subprocess.Popen(
            [self.program(), "--host", "127.0.0.1", *arguments],
            cwd=ROOT,
            env={
                "DATA_DIRECTORY": str(folder / "data"), **os.environ, "NOTES_DATABASE": str(folder / "notes.sqlite"),
                **(environment or {}),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.first_line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:[0-9]+", self.first_line)
        assert found, f"The first line does not say where the app serves: {self.first_line!r}"
        self.address = found[0]
        # What nobody reads would fill the pipe and stop the app.
        self.reader = threading.Thread(target=lambda: self.output.extend(self.process.stdout), daemon=True)
        self.reader.start()

    def stop(self):
        """Asks the app to stop and returns its exit status."""
        self.process.terminate()
        status = self.process.wait(timeout=30)
        self.reader.join()
        return status


class DocumentApp(Showcase):
    """An app whose interface, images and languages are documents."""

    name = "DocumentApp"


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    """The running app; that it stops properly when asked is part of every run."""
    app = Showcase(tmp_path_factory.mktemp("showcase"))
    yield app
    assert app.process.poll() is None, "The app ended by itself:\n" + "".join(app.output)
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(scope="session")
def document_app(tmp_path_factory):
    """The running app of documents."""
    app = DocumentApp(tmp_path_factory.mktemp("documents"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


def pytest_addoption(parser):
    parser.addoption("--pictures", metavar="FOLDER", help="keep the pictures of pages in this folder")
    parser.addoption("--renew-looks", action="store_true", help="take what pages look like now as what they are to look like")


def launch_chromium(browser_type, *arguments, **options):
    """Starts a browser process."""
    # Chromium without windows takes a third of the processor time.
    path = shutil.which("chromium-headless-shell")
    assert path, "There is no chromium-headless-shell; `make browser-tests` installs it."
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", *arguments]
    return browser_type.launch(executable_path=path, args=arguments, **options)


@pytest.fixture(scope="session")
def chromium():
    """One browser process for all tests."""
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright.chromium)
        yield browser
        browser.close()


def close(context):
    """Closes a browser context, also one whose pages have requests under way that a test answers."""
    for page in context.pages:
        page.unroute_all(behavior="ignoreErrors")
    context.close()


@pytest.fixture
def browser_options():
    """Which browser `page` is in."""
    return {**PHONE, "color_scheme": "light", "java_script_enabled": False}


@pytest.fixture
def people(chromium, showcase):
    """Opens pages of further people: each call is a browser of its own with the given options."""
    contexts = []

    def person(**options):
        context = chromium.new_context(**{"base_url": showcase.address, "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield person
    for context in contexts:
        close(context)


@pytest.fixture(scope="module")
def visitor(chromium, showcase):
    """The page of one person who visits much: a file's tests share it for each kind of browser, and load it anew."""
    pages = {}

    def page(**options):
        kind = repr(sorted(options.items()))
        if kind not in pages:
            context = chromium.new_context(**{"base_url": showcase.address, "reduced_motion": "reduce", **options})
            context.set_default_timeout(PATIENCE)
            pages[kind] = context.new_page()
        return pages[kind]

    yield page
    for page in pages.values():
        close(page.context)


@pytest.fixture
def same_person(people):
    """Opens another page of the person of a page, in a browser that does not know that the first one has its scene open."""

    def open_page(page, **options):
        other = people(viewport=page.viewport_size, **options)
        other.context.add_cookies(page.context.cookies())
        return other

    return open_page


@pytest.fixture
def page(people, browser_options):
    """A page of one person, which must not have caused messages on the browser's console."""
    page = people(**browser_options)
    messages = []
    page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: messages.append(f"error: {error}"))
    yield page
    complaints = [message for message in messages if FOCUSED_EARLY not in message]
    assert not complaints, "\n".join(complaints)


# What Chromium notes when a test is in a field before the page has put the focus elsewhere; as it should be.
FOCUSED_EARLY = "Autofocus processing was blocked because a document already has a focused element."


# What axe checks: its usual rules, and that what is pressed is large enough to be hit (WCAG 2.2, 2.5.8).
AXE_OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


def violations(page):
    """What a page does against the rules of axe, as text; nothing where it does well."""
    results = Axe().run(page, options=AXE_OPTIONS)
    found = results.response["violations"]
    for violation in [violation for violation in found if violation["id"] == "target-size"]:
        violation["nodes"] = [node for node in violation["nodes"] if is_small(page, node["target"][0])]
        if not violation["nodes"]:
            found.remove(violation)
    return results.generate_report() if found else ""


def is_small(page, selector):
    """Whether a target is too small also where no bar covers a part of it, as people scroll it out from under these."""
    place = page.evaluate("[scrollX, scrollY]")
    page.locator(selector).first.evaluate("target => target.scrollIntoView({ block: 'center', behavior: 'instant' })")
    results = Axe().run(page, context=selector, options={"runOnly": ["target-size"]})
    page.evaluate("place => scrollTo(...place)", place)
    return results.violations_count > 0


@pytest.fixture
def assert_accessible(people):
    """Checks the page a person sees against the rules of axe.

    The rules are checked by a script, so a page of a browser without scripts is opened in one with scripts: the same
    person, the same scene, the same window.
    """

    def check(page):
        scene = page.locator("form#segue").get_attribute("action")
        colors = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        checked = people(viewport=page.viewport_size, color_scheme="dark" if colors else "light")
        checked.context.add_cookies(page.context.cookies())
        checked.goto(scene)
        problems = violations(checked)
        checked.context.close()
        assert not problems, f"{page.url}\n{problems}"

    return check
