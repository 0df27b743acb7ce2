"""Back and Forward on screens that have no address of their own, where the page runs the script."""

import json

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from test_catalog import open_example
from test_live import Withheld, settle

pytestmark = pytest.mark.parametrize(
    "browser_options", [pytest.param(dict(PHONE), id="phone"), pytest.param(dict(DESKTOP), id="desktop")])


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def test_back_leads_through_what_was_pushed(page):
    open_example(page, "Navigation")
    for level in (2, 3):
        page.get_by_role("button", name="Push").click()
        expect(heading(page, f"Level {level}")).to_be_visible()
    page.go_back()
    expect(heading(page, "Level 2")).to_be_visible()
    # What was popped is gone, so Forward leads nowhere, and nothing is lost.
    page.go_forward()
    expect(heading(page, "Level 2")).to_be_visible()
    page.get_by_role("button", name="Push").click()
    expect(heading(page, "Level 3")).to_be_visible()
    page.go_back()
    expect(heading(page, "Level 2")).to_be_visible()
    # The step that Forward led to shows the same.
    page.go_back()
    page.wait_for_function("() => history.state.depth === 2")
    page.go_back()
    expect(heading(page, "Level 2")).to_have_count(0)
    expect(page.get_by_role("button", name="Push")).to_be_visible()


@pytest.mark.parametrize("steps", ["history.back(); setTimeout(() => history.back(), 200)", "history.go(-2)"])
def test_back_twice_leads_through_two_screens_also_where_answers_take_long(page, steps):
    open_example(page, "Navigation")
    for level in (2, 3):
        page.get_by_role("button", name="Push").click()
        expect(heading(page, f"Level {level}")).to_be_visible()
    settle(page)
    page.wait_for_function("() => history.state.depth === 3")
    withheld = Withheld(page)
    with page.expect_request(lambda request: request.method == "POST"):
        page.evaluate(f"() => {{ {steps} }}")
    page.wait_for_function("() => history.state.depth === 1")
    withheld.release()
    expect(heading(page, "Navigation")).to_be_visible()
    settle(page)
    expect(heading(page, "Navigation")).to_be_visible()


def test_the_pages_own_way_back_leads_to_the_address_before(page):
    open_example(page, "Navigation")
    settle(page)
    first = page.locator("form#segue").get_attribute("action")
    second = first.replace("/?", "/level?")
    length = page.evaluate("history.length")
    addresses = [second]

    def give_address(route):
        """As where the second level has an address of its own."""
        request = route.request
        if request.method == "GET":
            return route.continue_(url=request.url.replace("/level?", "/?"))
        answer = route.fetch(url=request.url.replace("/level?", "/?"))
        if "json" not in answer.headers["content-type"]:
            return route.fulfill(response=answer)
        message = answer.json()
        if message["patches"]:
            message["patches"][-1]["address"] = addresses[-1]
        route.fulfill(response=answer, body=json.dumps(message))

    page.route(lambda url: "scene=" in url and "_segue" not in url, give_address)
    page.get_by_role("button", name="Push").click()
    expect(heading(page, "Level 2")).to_be_visible()
    page.wait_for_function("() => location.pathname === '/level'")
    assert page.evaluate("history.length") == length + 1
    settle(page)
    addresses.append(first)
    page.locator("button.back:visible").last.click()
    expect(heading(page, "Level 2")).to_have_count(0)
    page.wait_for_function("() => location.pathname === '/'")
    settle(page)
    # The step that led there is the one that is shown, and none was added.
    assert page.evaluate("history.length") == length + 1
    assert not page.evaluate("history.state.left ?? null")


def test_the_pages_own_way_back_leaves_no_step_behind(page):
    open_example(page, "Navigation")
    page.get_by_role("button", name="Push").click()
    expect(heading(page, "Level 2")).to_be_visible()
    page.get_by_role("button", name="Push").click()
    expect(heading(page, "Level 3")).to_be_visible()
    page.get_by_role("button", name="Level 2").click()
    expect(heading(page, "Level 2")).to_be_visible()
    page.wait_for_function("() => history.state.depth === 2")
    page.go_back()
    expect(heading(page, "Level 2")).to_have_count(0)
    expect(page.get_by_role("button", name="Push")).to_be_visible()


def test_back_closes_a_sheet(page):
    open_example(page, "Detents")
    before = page.evaluate("history.length")
    page.get_by_role("button", name="Three Heights").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function(f"history.length === {before + 1}")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Three Heights")).to_be_visible()


def test_a_page_that_is_loaded_again_keeps_its_steps(page):
    open_example(page, "Navigation")
    page.get_by_role("button", name="Push").click()
    expect(heading(page, "Level 2")).to_be_visible()
    page.reload()
    expect(heading(page, "Level 2")).to_be_visible()
    page.go_back()
    expect(heading(page, "Level 2")).to_have_count(0)
    expect(page.get_by_role("button", name="Push")).to_be_visible()


def test_a_link_to_the_content_leaves_the_screen_and_its_steps_alone(page):
    open_example(page, "Navigation")
    for level in (2, 3):
        page.get_by_role("button", name="Push").click()
        expect(heading(page, f"Level {level}")).to_be_visible()
    page.wait_for_function("() => history.state.depth === 3")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(heading(page, "Level 3")).to_be_visible()
    page.go_back()
    expect(heading(page, "Level 2")).to_be_visible()
    # A place that the person adds to the address by hand is no screen either.
    page.evaluate("location.hash = 'content'")
    page.go_back()
    page.wait_for_function("() => location.hash === ''")
    expect(heading(page, "Level 2")).to_be_visible()
    page.go_back()
    expect(heading(page, "Level 2")).to_have_count(0)
    expect(page.get_by_role("button", name="Push")).to_be_visible()


def test_an_index_beside_a_list_leaves_the_screen_and_its_steps_alone(page):
    open_example(page, "Tables")
    page.get_by_role("button", name="Names with an Index").click()
    expect(heading(page, "Names")).to_be_visible()
    page.wait_for_function("() => history.state.depth === 2")
    letter = page.locator(".section-index a").last
    section = page.locator(f"[id='{letter.get_attribute('href')[1:]}']")
    letter.click()
    expect(section).to_be_in_viewport()
    expect(heading(page, "Names")).to_have_count(1)
    assert page.evaluate("location.hash") == ""
    page.go_back()
    expect(heading(page, "Names")).to_have_count(0)
    expect(page.get_by_role("button", name="Names with an Index")).to_be_visible()


def test_suggestions_of_a_search_do_not_lead_back(page):
    open_example(page, "Search Controllers")
    page.get_by_role("button", name="Results in a List of Their Own").click()
    expect(page.get_by_placeholder("Rivers")).to_be_visible()
    # In a tab that was opened at the address, the history knows nothing before it.
    tab = page.context.new_page()
    tab.goto(page.url)
    # It finds that another tab shows the scene, and gets a copy.
    tab.wait_for_url(lambda url: "scene=" in url and url != page.url)
    tab.locator(".glass").click()
    expect(tab.locator(".suggestions")).to_be_visible()
    tab.get_by_placeholder("Rivers").fill("vol")
    expect(tab.locator(".suggestions")).to_have_count(0)
    tab.get_by_placeholder("Rivers").fill("")
    expect(tab.locator(".suggestions")).to_be_visible()
    settle(tab)
    expect(tab.locator(".suggestions")).to_be_visible()
