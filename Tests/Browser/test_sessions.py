"""Two tabs, the Back button, double clicks and lost sessions."""

import pytest
from conftest import DESKTOP, EVERY_BROWSER, PHONE
from playwright.sync_api import expect
from test_catalog import open_example


def test_two_tabs_of_one_person_are_apart(page):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Pressed 0 times").click()
    second = page.context.new_page()
    open_example(second, "Buttons")
    expect(second.get_by_role("button", name="Pressed 0 times")).to_be_visible()
    page.get_by_role("button", name="Pressed 1 times").click()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    second.reload()
    expect(second.get_by_role("button", name="Pressed 0 times")).to_be_visible()


def test_reloading_performs_nothing_twice(page):
    open_example(page, "Buttons")
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    page.reload()
    page.reload()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_a_repeated_submission_is_performed_once(page):
    open_example(page, "Buttons")
    form = page.locator("form#segue")
    button = page.get_by_role("button", name="Pressed 0 times")
    fields = {
        name: form.locator(f"input[name={name}]").input_value()
        for name in ["segue-token", "segue-revision", "segue-sequence"]
    }
    fields["segue-event"] = button.get_attribute("value")
    for _ in range(3):
        answer = page.request.post(form.get_attribute("action"), form=fields)
        assert answer.ok
    page.reload()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_a_page_of_the_past_never_ends_in_a_dead_end(page):
    open_example(page, "Alerts")
    page.get_by_role("button", name="A Message").click()
    old = page.locator("form#segue")
    action, token = old.get_attribute("action"), old.locator("input[name=segue-token]").input_value()
    page.get_by_role("alertdialog").get_by_role("button", name="OK").click()
    stale = {"segue-token": token, "segue-revision": "1", "segue-sequence": "1", "segue-event": "v9999.touchUpInside"}
    answer = page.request.post(action, form=stale)
    assert answer.status == 409
    assert "A Message" in answer.text()


def test_text_for_a_sheet_that_was_closed_elsewhere_can_be_copied(people, browser_options):
    page = people(**browser_options)
    page.goto("/")
    page.get_by_role("button", name="Notes", exact=True).click()
    page.get_by_role("button", name="New Note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.locator("form#segue").get_attribute("action"))
    second.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(second.get_by_role("dialog")).to_have_count(0)
    page.get_by_placeholder("Title").fill("A title")
    page.get_by_role("textbox", name="Text", exact=True).fill("What was\nthought of")
    page.get_by_role("button", name="Save").click()
    notice = page.get_by_role("status")
    expect(notice).to_contain_text("The page had changed")
    expect(notice.get_by_label("Title")).to_have_value("A title")
    expect(notice.get_by_label("Text")).to_have_value("What was\nthought of")


def test_a_form_without_the_sessions_token_is_refused(page):
    open_example(page, "Buttons")
    action = page.locator("form#segue").get_attribute("action")
    event = page.get_by_role("button", name="Pressed 0 times").get_attribute("value")
    answer = page.request.post(action, form={"segue-token": "forged", "segue-event": event})
    assert answer.status == 422
    page.reload()
    expect(page.get_by_role("button", name="Pressed 0 times")).to_be_visible()


def test_a_lost_session_begins_anew_and_says_so(page):
    open_example(page, "Buttons")
    cookie = page.context.cookies()[0]
    page.context.add_cookies([{**cookie, "value": "x" * len(cookie["value"])}])
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    expect(page.get_by_role("status")).to_be_visible()


def test_an_unknown_address_is_not_found(page):
    answer = page.request.get("/no/such/page", headers={"Accept": "text/html"})
    assert answer.status == 404
    assert "<h1" in answer.text()


def sign_in(page, name):
    open_example(page, "Accounts")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sign In").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()


@pytest.mark.parametrize("browser_options", EVERY_BROWSER)
def test_signing_in_renews_the_cookie_and_other_tabs_know(people, browser_options, assert_accessible):
    # A request that was under way when the cookie changed is made again, of which the browser's console tells.
    page = people(**browser_options)
    open_example(page, "Accounts")
    planted = page.context.cookies()[0]["value"]
    page.get_by_role("button", name="Sign In").click()
    expect(page.get_by_text("Type a name.", exact=True)).to_be_visible()
    assert page.context.cookies()[0]["value"] == planted
    page.get_by_label("Name").fill("anna")
    page.get_by_role("button", name="Sign In").click()
    expect(page.get_by_text("Signed in as anna")).to_be_visible()
    renewed = page.context.cookies()[0]["value"]
    assert renewed != planted
    assert_accessible(page)
    tab = page.context.new_page()
    open_example(tab, "Accounts")
    expect(tab.get_by_text("Signed in as anna")).to_be_visible()
    page.get_by_role("button", name="Renew the Secret").click()
    expect(page.get_by_text("The browser has another cookie now.", exact=True)).to_be_visible()
    assert page.context.cookies()[0]["value"] != renewed
    # The other tab goes on with the cookie that the browser has now.
    tab.get_by_role("button", name="Renew the Secret").click()
    expect(tab.get_by_text("The browser has another cookie now.", exact=True)).to_be_visible()


@pytest.mark.parametrize("scripts", [False, True])
def test_signing_out_begins_a_new_session(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    sign_in(page, "emil")
    cookie = page.context.cookies()[0]["value"]
    page.get_by_role("button", name="Sign Out", exact=True).click()
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    assert page.context.cookies()[0]["value"][:22] != cookie[:22]
    open_example(page, "Accounts")
    expect(page.get_by_text("Nobody is signed in", exact=True)).to_be_visible()


def test_a_tab_whose_session_was_ended_in_another_one_shows_nothing_of_it(people):
    page = people(**DESKTOP)
    sign_in(page, "dora")
    tab = page.context.new_page()
    open_example(tab, "Accounts")
    writing = page.context.new_page()
    open_example(writing, "Text Fields")
    writing.get_by_placeholder("Name").fill("typed here")
    tab.get_by_role("button", name="Sign Out", exact=True).click()
    expect(tab.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    # Without a click: its stream is gone.
    expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible(timeout=30_000)
    expect(page.get_by_text("Signed in as dora")).to_have_count(0)
    expect(writing.get_by_role("heading", name="Catalog", level=1)).to_be_visible(timeout=30_000)
    # Whichever of the tabs shows the new scene first is told that the one before is gone; what was typed stays untold.
    expect(writing.locator(".notice textarea")).to_have_count(0)


@pytest.mark.parametrize("scripts", [False, True])
def test_signing_out_everywhere_leaves_only_this_browser(people, scripts):
    phone = people(**PHONE, java_script_enabled=scripts)
    desktop = people(**DESKTOP, java_script_enabled=scripts)
    other = people(**DESKTOP, java_script_enabled=scripts)
    sign_in(phone, f"bert {scripts}")
    sign_in(desktop, f"bert {scripts}")
    sign_in(other, f"carl {scripts}")
    button = phone.get_by_role("button", name="Sign Out Everywhere Else")
    if scripts:
        button.click()
    else:
        # Loading again would take back a press that is on its way.
        with phone.expect_navigation():
            button.click()
        # The app asks the store and says later that it is done.
        for _ in range(50):
            if phone.get_by_text("All other browsers are signed out.", exact=True).is_visible():
                break
            phone.reload()
    expect(phone.get_by_text("All other browsers are signed out.", exact=True)).to_be_visible()
    if not scripts:
        desktop.get_by_role("button", name="Renew the Secret").click()
    expect(desktop.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
    open_example(desktop, "Accounts")
    expect(desktop.get_by_text("Nobody is signed in", exact=True)).to_be_visible()
    other.reload()
    expect(other.get_by_text(f"Signed in as carl {scripts}")).to_be_visible()
