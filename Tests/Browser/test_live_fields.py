"""Fields that the app listens to: forms that answer while they are filled in, with the script and without it."""

import json
import re
from urllib.parse import quote

import pytest
from conftest import PHONE, violations
from playwright.sync_api import expect
from test_live import Withheld, assert_as_loaded, open_example, posts, settle


@pytest.fixture
def browser_options():
    return {**PHONE, "color_scheme": "light"}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def apply(page, field):
    """Presses the button beside a field, which is there for pages without scripts."""
    page.locator(".field-group, .applied, .slider-row").filter(has=field).get_by_role("button", name="Apply").click()


def test_a_button_is_enabled_while_a_form_is_filled_in(page):
    open_example(page, "Forms")
    sent = posts(page)
    mail, password = page.get_by_placeholder("Your email"), page.get_by_placeholder("New password")
    expect(button(page, "Sign Up")).to_be_disabled()
    expect(page.get_by_role("button", name="Apply")).to_have_count(0)
    mail.press_sequentially("ada@example.org")
    password.press_sequentially("long enough")
    expect(button(page, "Sign Up")).to_be_enabled()
    # What was typed stays, also where it must not be on the page that is loaded, and so does the caret.
    expect(password).to_have_value("long enough")
    expect(password).to_be_focused()
    expect(page.get_by_text("That looks good.", exact=True)).to_be_visible()
    mail.press("Home")
    mail.press_sequentially("x")
    button(page, "Sign Up").click()
    expect(page.get_by_text("Welcome, xada@example.org!")).to_be_visible()
    assert len(sent) < 12
    assert_as_loaded(page)


def test_what_is_typed_on_while_an_answer_comes_stays_with_its_caret(page):
    open_example(page, "Forms")
    settle(page)
    text = page.get_by_role("textbox", name="What is new?")
    withheld = Withheld(page)
    with page.expect_request(lambda request: request.method == "POST" and "scene=" in request.url):
        text.press_sequentially("Hello")
    text.press("Home")
    text.press_sequentially("Oh, ")
    withheld.release()
    expect(page.get_by_text("31 characters left", exact=True)).to_be_visible()
    expect(text).to_have_value("Oh, Hello")
    assert text.evaluate("f => f === document.activeElement && f.selectionStart") == 4
    expect(button(page, "Post")).to_be_enabled()
    text.fill("x" * 41)
    expect(button(page, "Post")).to_be_disabled()


def test_the_focus_is_left_where_it_went_while_an_answer_came(page):
    open_example(page, "Forms")
    settle(page)
    mail, password = page.get_by_placeholder("Your email"), page.get_by_placeholder("New password")
    withheld = Withheld(page)
    with page.expect_request(lambda request: request.method == "POST" and "scene=" in request.url):
        mail.press_sequentially("ada")
    password.focus()
    withheld.release()
    expect(page.get_by_text("An address has an @.", exact=True)).to_be_visible()
    settle(page)
    expect(password).to_be_focused()


def test_the_focus_is_left_on_a_button_to_which_it_went_while_an_answer_came(page):
    open_example(page, "Forms")
    settle(page)
    withheld = Withheld(page)
    with page.expect_request(lambda request: request.method == "POST" and "scene=" in request.url):
        page.get_by_placeholder("Your email").press_sequentially("ada@example.org")
        button(page, "Name a Plant").focus()
    before = page.locator("[name=segue-sequence]").input_value()
    withheld.release()
    page.wait_for_function("before => document.querySelector('[name=segue-sequence]').value !== before", arg=before)
    expect(button(page, "Name a Plant")).to_be_focused()


def test_the_end_of_editing_is_told_when_the_focus_goes_on_from_a_button(page):
    open_example(page, "Forms")
    settle(page)
    page.get_by_placeholder("Your email").press_sequentially("ada")
    button(page, "Name a Plant").focus()
    expect(page.get_by_text("You get a message to this address.", exact=True)).to_be_visible()
    page.get_by_role("textbox", name="What is new?").focus()
    expect(page.get_by_text("An address has an @.", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox", name="What is new?")).to_be_focused()


@pytest.mark.parametrize("goes_on", [True, False], ids=["elsewhere", "in the field"])
@pytest.mark.parametrize("is_sent_before", [True, False], ids=["sent before the answer", "sent after it"])
def test_text_that_is_erased_while_it_is_sent_stays_erased(page, goes_on, is_sent_before):
    open_example(page, "Text Fields")
    settle(page)
    mail = page.get_by_placeholder("Email")
    mail.fill("ada@example.org")
    withheld = Withheld(page)
    with page.expect_request(lambda request: "ada%40example.org" in (request.post_data or "")):
        button(page, "Greet").click()
    mail.fill("")
    if goes_on:
        page.get_by_placeholder("One-time code").focus()
    if is_sent_before:
        page.get_by_role("button", name="Add Ten").click()
    withheld.release()
    expect(page.get_by_text("You typed “”.")).to_be_visible()
    settle(page)
    expect(mail).to_have_value("")
    if not is_sent_before:
        button(page, "Greet").click()
        settle(page)
    page.reload()
    expect(mail).to_have_value("")


def test_text_that_a_page_without_its_script_sent_and_that_was_refused_is_sent_again(people):
    page = people(**PHONE)
    open_example(page, "Text Fields")
    settle(page)
    mail = page.get_by_placeholder("Email")
    mail.fill("ada@example.org")
    with page.expect_navigation():
        page.evaluate(
            """() => {
                const form = document.getElementById("segue");
                form.append(Object.assign(document.createElement("input"), { name: "segue-event", value: "v9999.touchUpInside" }));
                form.submit();
            }"""
        )
    expect(page.locator(".notice")).to_be_visible()
    expect(mail).to_have_value("ada@example.org")
    page.wait_for_function("() => !document.querySelector('[data-stored]')")
    button(page, "Greet").click()
    expect(page.get_by_text("You typed “”.")).to_be_visible()
    settle(page)
    page.reload()
    expect(mail).to_have_value("ada@example.org")


def test_a_refused_value_is_still_marked_when_the_page_is_loaded_to_show_it(people):
    page = people(**PHONE)
    open_example(page, "Date Pickers")
    settle(page)
    loaded = []

    def demand_page(route):
        if route.request.method == "GET":
            loaded.append(route.request.url)
            return route.continue_()
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "reload": True}))

    page.route(lambda url: "scene=" in url and "_segue" not in url, demand_page)
    field = page.get_by_label("Appointment")
    field.fill("1999-01-01T10:00")
    button(page, "Choose").click()
    expect(page.locator(".notice")).to_contain_text("not accepted")
    settle(page)
    assert loaded
    expect(page.locator(".notice")).to_contain_text("not accepted")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(page.locator(".notice").inner_text())


def test_the_button_of_an_alert_is_enabled_while_text_is_typed(page):
    open_example(page, "Forms")
    button(page, "Name a Plant").click()
    save = page.locator("dialog").get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    page.get_by_placeholder("Name of the plant").press_sequentially("Fern")
    save.click()
    expect(page.get_by_text("It is called Fern.")).to_be_visible()


@pytest.mark.parametrize("browser_options", [{**PHONE, "color_scheme": "light", "java_script_enabled": False}])
def test_a_button_beside_a_field_sends_it_without_scripts(page, assert_accessible):
    open_example(page, "Forms")
    mail, password = page.get_by_placeholder("Your email"), page.get_by_placeholder("New password")
    expect(button(page, "Sign Up")).to_be_disabled()
    mail.fill("ada@example.org")
    password.fill("long enough")
    apply(page, password)
    expect(button(page, "Sign Up")).to_be_enabled()
    expect(mail).to_have_value("ada@example.org")
    text = page.get_by_role("textbox", name="What is new?")
    text.fill("Hello")
    apply(page, text)
    expect(page.get_by_text("35 characters left", exact=True)).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    button(page, "Sign Up").click()
    expect(page.get_by_text("Welcome, ada@example.org!")).to_be_visible()
    button(page, "Name a Plant").click()
    dialog = page.locator("dialog")
    dialog.get_by_placeholder("Name of the plant").fill("Fern")
    dialog.get_by_role("button", name="Apply").click()
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("It is called Fern.")).to_be_visible()


def test_a_text_is_told_of_while_a_word_is_composed(page):
    open_example(page, "Forms")
    text = page.get_by_role("textbox", name="What is new?")
    text.focus()
    keyboard = page.context.new_cdp_session(page)
    # Keyboards of phones compose each word until it is ended by a space.
    for word in ("H", "He", "Hel", "Hell", "Hello"):
        keyboard.send("Input.imeSetComposition", {"text": word, "selectionStart": len(word), "selectionEnd": len(word)})
    expect(page.get_by_text("35 characters left", exact=True)).to_be_visible()
    keyboard.send("Input.imeSetComposition", {"text": "Hello!", "selectionStart": 6, "selectionEnd": 6})
    expect(page.get_by_text("34 characters left", exact=True)).to_be_visible()
    keyboard.send("Input.insertText", {"text": "Hello!"})
    expect(text).to_have_value("Hello!")


def test_what_comes_while_a_text_is_composed_leaves_it_alone(page, same_person):
    open_example(page, "Text Fields")
    settle(page)
    name = page.get_by_placeholder("Name")
    name.focus()
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "こんに", "selectionStart": 3, "selectionEnd": 3})
    other = same_person(page)
    other.goto(page.url)
    other.get_by_placeholder("Name").fill("Eve")
    button(other, "Greet").click()
    expect(page.get_by_text("You typed “Eve”.")).to_be_visible()
    expect(name).to_have_value("こんに")
    keyboard.send("Input.imeSetComposition", {"text": "こんにち", "selectionStart": 4, "selectionEnd": 4})
    expect(name).to_have_value("こんにち")
    settle(page)
    sent = posts(page)
    composed = []
    page.on("request", lambda request: composed.append(request) if quote("今日") in (request.post_data or "") else None)
    keyboard.send("Input.insertText", {"text": "今日"})
    expect(name).to_have_value("今日")
    button(page, "Greet").click()
    expect(page.get_by_text("You typed “今日”.")).to_be_visible()
    settle(page)
    assert len(sent) == 1 and len(composed) == 1
    assert_as_loaded(page)


def test_return_is_pressed_in_one_field_while_another_one_waits_for_its_answer(page):
    open_example(page, "Text Fields")
    settle(page)
    sent = posts(page)
    withheld = Withheld(page)
    for placeholder in ("Street", "Town"):
        page.get_by_placeholder(placeholder).fill("x")
        page.get_by_placeholder(placeholder).press("Enter")
        # Twice in one field is once.
        page.get_by_placeholder(placeholder).press("Enter")
    withheld.release()
    settle(page)
    events = [re.search(r"segue-event=([^&]*)", request.post_data)[1] for request in sent]
    returns = [event for event in events if event.endswith(".editingDidEndOnExit")]
    assert len(returns) == 2 and returns[0] != returns[1], events


def greet_elsewhere(page, same_person):
    """Types a name in another tab while somebody is in the field here, and returns that field."""
    open_example(page, "Text Fields")
    settle(page)
    name = page.get_by_placeholder("Name")
    name.focus()
    other = same_person(page)
    other.goto(page.url)
    other.get_by_placeholder("Name").fill("Eve")
    button(other, "Greet").click()
    expect(page.get_by_text("You typed “Eve”.")).to_be_visible()
    return name


def test_a_field_that_somebody_is_in_and_does_not_edit_takes_nothing_back(page, same_person):
    name = greet_elsewhere(page, same_person)
    button(page, "Greet").click()
    settle(page)
    expect(page.get_by_text("You typed “Eve”.")).to_be_visible()
    expect(name).to_have_value("Eve")


def test_a_field_shows_what_came_while_somebody_was_in_it_once_they_leave_it(page, same_person):
    name = greet_elsewhere(page, same_person)
    expect(name).to_have_value("")
    page.keyboard.press("Tab")
    expect(name).to_have_value("Eve")
    # What was typed stays.
    name.fill("Adam")
    page.keyboard.press("Tab")
    expect(name).to_have_value("Adam")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_slider_and_a_date_are_told_of(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    open_example(page, "Sliders")
    slider = page.get_by_role("slider", name="Temperature")
    slider.fill("25")
    if not scripts:
        apply(page, slider)
    expect(page.get_by_text("25 °C", exact=True)).to_be_visible()
    open_example(page, "Date Pickers")
    day = page.get_by_label("Day", exact=True)
    day.fill("2001-02-03")
    if not scripts:
        apply(page, day)
    expect(page.get_by_text(re.compile("3 February 2001|February 3, 2001"))).to_be_visible()
    expect(day).to_have_value("2001-02-03")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_refused_value_is_marked_and_the_notice_leads_to_it(people, scripts):
    page = people(**PHONE, java_script_enabled=scripts)
    open_example(page, "Date Pickers")
    field = page.get_by_label("Appointment")
    field.fill("1999-01-01T10:00")
    button(page, "Choose").click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("not accepted")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(notice.inner_text())
    if scripts:
        assert not (problems := violations(page)), problems
    notice.get_by_role("link").click()
    expect(field).to_be_focused()
    field.fill(field.get_attribute("max"))
    button(page, "Choose").click()
    expect(notice).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("leave", ["reload", "elsewhere"])
def test_a_page_that_is_loaded_again_is_where_it_was_scrolled_to(people, scripts, leave):
    page = people(java_script_enabled=scripts, viewport={"width": 390, "height": 400})
    open_example(page, "Text Fields")
    page.get_by_placeholder("Street").fill("Church Street")
    page.get_by_placeholder("Street").press("Enter")
    field = page.get_by_placeholder("Town")
    expect(field).to_be_focused()
    for _ in range(2):
        page.evaluate("scrollTo(0, 0)")
        assert field.evaluate("field => field.getBoundingClientRect().top > innerHeight")
        if leave == "reload":
            page.reload()
        else:
            page.goto("about:blank")
            page.go_back()
        if scripts:
            expect(field).to_be_focused()
        # Browsers scroll to the focus by the time that the page is drawn.
        page.screenshot()
        assert page.evaluate("scrollY") == 0


def test_what_was_typed_and_not_sent_is_there_after_loading_but_no_password(page):
    open_example(page, "Text Fields")
    page.get_by_placeholder("Street").press_sequentially("Church Street")
    page.get_by_placeholder("Email").fill("ada@example.org")
    page.get_by_placeholder("Password").fill("secret")
    settle(page)
    page.reload()
    expect(page.get_by_placeholder("Email")).to_have_value("ada@example.org")
    expect(page.get_by_placeholder("Street")).to_have_value("Church Street")
    expect(page.get_by_placeholder("Password")).to_have_value("")
    assert page.evaluate("JSON.stringify(sessionStorage)").count("secret") == 0
    button(page, "Greet").click()
    expect(page.get_by_text("You typed “”.")).to_be_visible()
    page.reload()
    expect(page.get_by_placeholder("Email")).to_have_value("ada@example.org")


def test_the_browser_asks_before_a_press_that_did_not_arrive_is_lost(people):
    page = people(**PHONE)
    open_example(page, "Buttons")
    settle(page)
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    held = []
    with page.expect_request(lambda request: "segue-event" in (request.post_data or "")):
        page.route("**/?scene=*", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
        button(page, "Pressed 0 times").click()
    page.reload()
    assert asked == ["beforeunload"]
    page.unroute_all(behavior="ignoreErrors")
    # It was lost for whoever left for good; here the same page is there again, and sends it.
    expect(button(page, "Pressed 1 times")).to_be_visible()
    settle(page)
    page.reload()
    expect(button(page, "Pressed 1 times")).to_be_visible()
    assert asked == ["beforeunload"]
