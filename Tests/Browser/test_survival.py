"""Sessions survive their process: the page of before goes on in the next one."""

import contextlib
import signal
import sqlite3
import time

import pytest
from conftest import DESKTOP, PATIENCE, PHONE, Showcase
from playwright.sync_api import expect


class OrderApp(Showcase):
    """An app in which orders are written on a sheet."""

    name = "OrderApp"


class LayoutApp(Showcase):
    """An app that shows three columns of long lists."""

    name = "LayoutApp"


@pytest.fixture
def apps(tmp_path):
    """Starts apps one after the other, each with the data of the one before, at the same port."""
    started = []

    def start(kind=Showcase, **environment):
        port = started[0].address.rsplit(":", 1)[1] if started else "0"
        app = kind(tmp_path, "--data-dir", str(tmp_path / "data"), "--port", port, environment=environment)
        started.append(app)
        return app

    yield start
    for app in started:
        if app.process.poll() is None:
            app.process.kill()
            app.process.wait()


def end(app, how):
    app.process.send_signal(how)
    app.process.wait(timeout=30)


@pytest.fixture(
    params=[(PHONE, False), (DESKTOP, False), (PHONE, True)], ids=["phone", "desktop", "phone-with-scripts"]
)
def person(request, chromium):
    """A browser of one person."""
    size, scripts = request.param
    context = chromium.new_context(reduced_motion="reduce", java_script_enabled=scripts, **size)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "terminated"])
def test_a_note_half_written_in_a_sheet_is_still_there(apps, person, how):
    app = apps()
    person.goto(app.address)
    person.get_by_role("button", name="Notes").first.click()
    person.get_by_role("button", name="New Note").first.click()
    person.get_by_role("switch").click()
    expect(person.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    person.get_by_placeholder("Title").fill("Typed before")
    end(app, how)
    apps()
    # What was typed into the open page goes to the new process, into the sheet that it restored.
    person.get_by_role("button", name="Save").click()
    person.get_by_text("Typed before").wait_for()
    expect(person.get_by_role("dialog")).to_have_count(0)


def test_what_is_pressed_first_on_a_page_is_done_after_a_restart(apps, person):
    app = apps()
    person.goto(app.address)
    person.get_by_role("button", name="Switches").wait_for()
    end(app, signal.SIGTERM)
    apps()
    person.get_by_role("button", name="Switches").click()
    expect(person.get_by_role("heading", name="Switches")).to_have_count(1)
    assert person.get_by_text("had been closed").count() == 0


def test_a_reload_after_a_restart_shows_the_same_screen(apps, person):
    app = apps()
    person.goto(app.address)
    person.get_by_role("button", name="Switches").click()
    switch = person.get_by_role("switch").first
    before = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).not_to_have_attribute("aria-checked", before)
    address = person.url
    for how in (signal.SIGTERM, signal.SIGKILL):
        end(app, how)
        app = apps()
        person.reload()
        assert person.url == address
        assert person.get_by_role("heading", name="Switches").count() == 1
        assert person.get_by_role("switch").first.get_attribute("aria-checked") != before
        for notice in ("had been closed", "could not be brought back"):
            assert person.get_by_text(notice).count() == 0
    person.get_by_role("button", name="Catalog").first.click()
    person.get_by_role("button", name="Buttons").wait_for()


def test_a_page_loaded_again_leads_back_once_the_store_works(apps, person, tmp_path):
    app = apps()
    person.goto(app.address)
    person.get_by_role("button", name="Switches").click()
    switch = person.get_by_role("switch").first
    before = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).not_to_have_attribute("aria-checked", before)
    address = person.url
    # A page that is open finds its session again by itself, maybe before the store is locked.
    person.goto("about:blank")
    end(app, signal.SIGKILL)
    apps()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "scenes.sqlite", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        person.goto(address)
        person.get_by_text("cannot be reached at the moment").wait_for()
        assert person.url != address
        person.reload()
        assert person.url != address
        database.execute("ROLLBACK")
    end_of_patience = time.monotonic() + PATIENCE / 1000
    while person.url != address and time.monotonic() < end_of_patience:
        person.reload()
    assert person.url == address
    expect(switch).not_to_have_attribute("aria-checked", before)
    assert person.get_by_text("cannot be reached at the moment").count() == 0
    switch.click()
    expect(switch).to_have_attribute("aria-checked", before)


def test_a_session_ends_with_its_process_where_that_is_wanted(apps, person, tmp_path):
    app = Showcase(tmp_path, "--preserve", "never")
    person.goto(app.address)
    person.get_by_role("button", name="Switches").click()
    end(app, signal.SIGTERM)
    later = Showcase(tmp_path, "--preserve", "never", "--port", app.address.rsplit(":", 1)[1])
    person.reload()
    person.get_by_text("had been closed").wait_for()
    end(later, signal.SIGTERM)


@pytest.mark.parametrize("person", [(PHONE, True)], ids=["phone-with-scripts"], indirect=True)
def test_what_the_back_button_did_survives_the_process(apps, person):
    app = apps()
    person.goto(app.address)
    person.get_by_role("button", name="Switches").click()
    expect(person.get_by_role("heading", name="Switches", level=1)).to_be_visible()
    person.go_back()
    expect(person.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    end(app, signal.SIGKILL)
    apps()
    # The list goes on where it is: the screen that it left does not come back under it.
    person.get_by_role("button", name="Sliders").click()
    expect(person.get_by_role("heading", name="Sliders", level=1)).to_be_visible()


@pytest.mark.parametrize("person", [(PHONE, True)], ids=["phone-with-scripts"], indirect=True)
@pytest.mark.parametrize("place", ["stack", "tab"])
def test_screens_are_where_they_were_scrolled_to(apps, person, place):
    app = apps()
    person.goto(app.address)
    row = person.get_by_role("button", name="Layers", exact=True)
    row.evaluate("row => row.scrollIntoView({ block: 'center' })")
    before = person.evaluate("scrollY")
    assert before > 100
    title = "Layers" if place == "stack" else "Notes"
    person.get_by_role("button", name=title, exact=True).first.click()
    expect(person.get_by_role("heading", name=title, level=1)).to_be_visible()
    # The second process finds what the first one kept of a scene that it had from the store.
    for _ in range(2):
        end(app, signal.SIGKILL)
        app = apps()
        person.reload()
        expect(person.get_by_role("heading", name=title, level=1)).to_be_visible()
    end(app, signal.SIGKILL)
    apps()
    person.get_by_role("button", name="Catalog").first.click()
    expect(row).to_be_visible()
    person.wait_for_function("before => Math.abs(scrollY - before) < 2", arg=before)


def scroll(page, region, top, left=0):
    """Scrolls a region as a person does, and waits until it is there."""
    page.locator(region).evaluate("(region, place) => region.scrollTo(...place)", [left, top])
    expect_scrolled(page, region, top, left)


def expect_scrolled(page, region, top, left=0):
    page.wait_for_function(
        """([selector, left, top]) => {
            const region = document.querySelector(selector);
            return region && Math.abs(region.scrollLeft - left) < 2 && Math.abs(region.scrollTop - top) < 2;
        }""",
        arg=[region, left, top],
    )


def press(page, name):
    """Presses a button that is in sight; the driver would scroll to it."""
    page.get_by_role("button", name=name, exact=True).first.evaluate("button => button.click()")


with_scripts = pytest.mark.parametrize("person", [(DESKTOP, True)], ids=["desktop-with-scripts"], indirect=True)


@with_scripts
def test_columns_and_sheets_are_where_they_were_scrolled_to(apps, person):
    app = apps(LayoutApp, LAYOUT_COLUMNS="yes")
    person.goto(app.address)
    places = {".primary-column": 700, ".supplementary-column": 400}
    for region, top in places.items():
        scroll(person, region, top)
    person.reload()
    for region, top in places.items():
        expect_scrolled(person, region, top)
    press(person, "Third on a Sheet")
    scroll(person, "dialog", 500)
    places["dialog"] = 500
    # The second process finds what the page of the first one kept.
    for _ in range(2):
        end(app, signal.SIGKILL)
        app = apps(LayoutApp, LAYOUT_COLUMNS="yes")
        person.reload()
        for region, top in places.items():
            expect_scrolled(person, region, top)


@with_scripts
@pytest.mark.parametrize("region, name", [(".primary-column", "First"), ("dialog", "Third Sheet")])
def test_a_screen_in_a_region_begins_at_its_top_and_the_one_below_stays_where_it_was(apps, person, region, name):
    app = apps(LayoutApp, LAYOUT_COLUMNS="yes")
    person.goto(app.address)
    if region == "dialog":
        press(person, "Third on a Sheet")
    scroll(person, region, 700)
    press(person, f"{name} 30")
    expect(person.get_by_role("heading", name=f"{name} 30", exact=True)).to_be_visible()
    expect_scrolled(person, region, 0)
    scroll(person, region, 300)
    press(person, f"{name} 30 20")
    expect(person.get_by_role("heading", name=f"{name} 30 20", exact=True)).to_be_visible()
    expect_scrolled(person, region, 0)
    person.locator(f"{region} .back").click()
    expect(person.get_by_role("heading", name=f"{name} 30", exact=True)).to_be_visible()
    expect_scrolled(person, region, 300)
    end(app, signal.SIGKILL)
    apps(LayoutApp, LAYOUT_COLUMNS="yes")
    person.reload()
    expect_scrolled(person, region, 300)
    person.locator(f"{region} .back").click()
    expect(person.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect_scrolled(person, region, 700)


@with_scripts
@pytest.mark.parametrize(
    "titles, regions",
    [(["Scroll Views"], [".scroll.bounded", ".scroll.sideways"]), (["Collections", "Compositional"], [".items.scrolling"])],
    ids=["scroll-views", "section"],
)
def test_views_are_where_they_were_scrolled_to(apps, person, titles, regions):
    app = apps()
    person.goto(app.address)
    for title in titles:
        person.get_by_role("button", name=title, exact=True).first.click()
        expect(person.get_by_role("heading", name=title, level=1)).to_be_visible()
    places = {}
    for region in regions:
        # Some stop at their groups.
        places[region] = person.locator(region).first.evaluate(
            """region => {
                region.scrollBy({ left: region.clientWidth, top: region.clientHeight, behavior: "instant" });
                return [region.scrollTop, region.scrollLeft];
            }"""
        )
        assert max(places[region]) > 50
    # Elsewhere and back, and in another process.
    for _ in range(2):
        press(person, "Notes")
        expect(person.get_by_role("heading", name="Notes", level=1)).to_be_visible()
        press(person, "Catalog")
        expect(person.get_by_role("heading", name=titles[-1], level=1)).to_be_visible()
        for region, place in places.items():
            expect_scrolled(person, region, *place)
        end(app, signal.SIGKILL)
        app = apps()
        person.reload()
        for region, place in places.items():
            expect_scrolled(person, region, *place)


def write_order(page, app):
    """Writes half an order, of which something is sent and something is not."""
    page.goto(app.address)
    page.get_by_role("button", name="New").click()
    page.get_by_placeholder("Name").fill("Ada")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    page.get_by_role("dialog").get_by_role("textbox").nth(1).fill("Ring\ntwice")


def expect_offer(page, *texts):
    notice = page.locator(".notice")
    expect(notice).to_contain_text("could not be brought back")
    expect(notice).to_contain_text("You can copy it here")
    # While the page is brought up to date, one of them may be away for a moment.
    offered = "texts => [...document.querySelectorAll('.notice textarea')].map(area => area.value).sort().join() === texts"
    page.wait_for_function(offered, arg=",".join(sorted(texts)))


@pytest.mark.parametrize("way", ["loaded again", "left open", "pressed"])
def test_what_was_typed_into_a_form_that_is_gone_can_be_copied(apps, person, request, way):
    """The next version of the app has no such form."""
    has_scripts = "scripts" in request.node.callspec.id
    if way != "pressed" and not has_scripts:
        pytest.skip("Without scripts nobody knows what was not sent.")
    app = apps(OrderApp)
    write_order(person, app)
    end(app, signal.SIGTERM)
    apps(OrderApp, ORDER_FORM="none")
    if way == "loaded again":
        person.reload()
    elif way == "pressed":
        person.get_by_role("button", name="Send").click()
    expect(person.get_by_role("dialog")).to_have_count(0)
    expect_offer(person, "Ada", "Ring\ntwice")
    if has_scripts:
        # Until something is done, the texts stay.
        person.reload()
        expect_offer(person, "Ada", "Ring\ntwice")
    person.get_by_role("button", name="Add").click()
    expect(person.locator(".notice")).to_have_count(0)
    person.reload()
    expect(person.get_by_role("button", name="Add")).to_be_visible()
    expect(person.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("person", [(PHONE, True)], ids=["phone-with-scripts"], indirect=True)
def test_what_was_typed_is_not_lost_when_the_page_changes_before_it_is_offered(apps, person):
    """What offers it is a file that comes late, and the window has got another size meanwhile."""
    app = apps(OrderApp)
    write_order(person, app)
    end(app, signal.SIGTERM)
    apps(OrderApp, ORDER_FORM="none")
    late = []
    person.route("**/restoration-*.js", lambda route: late.append(route))
    with person.expect_request("**/restoration-*.js"):
        person.evaluate("location.reload()")
    revision = person.locator("[name=segue-revision]").input_value()
    person.set_viewport_size(DESKTOP["viewport"])
    person.wait_for_function("before => document.querySelector('[name=segue-revision]').value !== before", arg=revision)
    person.route("**/restoration-*.js", lambda route: route.continue_())
    for route in late:
        route.continue_()
    expect_offer(person, "Ada", "Ring\ntwice")


def test_what_was_typed_into_a_field_that_is_gone_can_be_copied(apps, person):
    """The next version of the app has the form, but for the note."""
    app = apps(OrderApp)
    write_order(person, app)
    person.get_by_role("button", name="More").click()
    expect(person.get_by_text("2", exact=True)).to_be_visible()
    end(app, signal.SIGTERM)
    apps(OrderApp, ORDER_NOTE="none")
    person.reload()
    expect(person.get_by_placeholder("Name")).to_have_value("Ada")
    expect_offer(person, "Ring\ntwice")
    person.get_by_role("button", name="More").click()
    expect(person.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("way", ["left open", "pressed"])
def test_nothing_is_done_without_what_was_typed_for_it(apps, person, request, way):
    """The next version of the app has no field for what was typed last, which was not sent."""
    has_scripts = "scripts" in request.node.callspec.id
    if way == "left open" and not has_scripts:
        pytest.skip("Without scripts a page stays as it is.")
    app = apps(OrderApp)
    write_order(person, app)
    end(app, signal.SIGKILL)
    apps(OrderApp, ORDER_NOTE="none")
    if way == "pressed":
        person.get_by_role("button", name="More").click()
    notice = person.locator(".notice")
    expect(notice).to_contain_text("You can copy it here")
    expect(notice.get_by_role("textbox")).to_have_value("Ring\ntwice")
    expect(person.get_by_placeholder("Name")).to_have_value("Ada")
    expect(person.get_by_text("1", exact=True)).to_be_visible()
    if has_scripts:
        # Until something is done, the text stays, once.
        for _ in range(2):
            person.reload()
            expect(notice).to_have_count(1)
            expect(notice.get_by_role("textbox")).to_have_value("Ring\ntwice")
            label = notice.get_by_role("textbox").get_attribute("aria-label")
            assert "Ring" not in (label or "")
    person.get_by_role("button", name="More").click()
    expect(person.get_by_text("2", exact=True)).to_be_visible()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("person", [(PHONE, True)], ids=["phone-with-scripts"], indirect=True)
def test_what_was_typed_into_what_comes_back_is_not_offered(apps, person):
    app = apps(OrderApp)
    write_order(person, app)
    end(app, signal.SIGTERM)
    apps(OrderApp)
    person.reload()
    expect(person.get_by_placeholder("Name")).to_have_value("Ada")
    expect(person.get_by_role("dialog").get_by_role("textbox").nth(1)).to_have_value("Ring\ntwice")
    expect(person.locator(".notice")).to_have_count(0)
