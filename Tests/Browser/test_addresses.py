"""Addresses with queries and with other letters than those of English, and addresses that lead to others, in the address bar."""

from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from conftest import PHONE, Showcase
from playwright.sync_api import expect
from test_live import settle

WORDS = "café & co=50 % #1"
FOLDER = "Über uns, 100 %"


class AddressApp(Showcase):
    """An app whose screens have addresses of every kind."""

    name = "AddressApp"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = AddressApp(tmp_path_factory.mktemp("addresses"))
    yield app
    assert app.stop() == 0, "The app did not stop properly:\n" + "".join(app.output)


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


@pytest.fixture
def page(people, app, scripts):
    return people(**PHONE, java_script_enabled=scripts, base_url=app.address)


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1, exact=True)


def shown(page):
    """The path and the query of the address bar, decoded, without the name of the scene."""
    address = urlsplit(page.url)
    query = parse_qs(address.query, strict_parsing=bool(address.query))
    query.pop("scene", None)
    return unquote(address.path), {name: values[0] for name, values in query.items()}


def find(page):
    page.goto("/")
    page.get_by_placeholder("Words").fill(WORDS)
    page.get_by_role("button", name="Find").click()
    expect(heading(page, f"Results for {WORDS}")).to_be_visible()


def test_what_a_screen_shows_stands_in_its_address_and_is_found_by_it(page, people, app, scripts):
    find(page)
    page.wait_for_url("**/search?*")
    assert shown(page) == ("/search", {"q": WORDS, "sort": "name"})
    page.reload()
    expect(heading(page, f"Results for {WORDS}")).to_be_visible()
    assert shown(page) == ("/search", {"q": WORDS, "sort": "name"})
    page.get_by_role("button", name="Open the Folder").click()
    expect(heading(page, FOLDER)).to_be_visible()
    page.wait_for_url("**/folders/*")
    assert shown(page) == (f"/folders/{FOLDER}", {})
    # Another person gets there by the address alone.
    other = people(**PHONE, java_script_enabled=scripts, base_url=app.address)
    other.goto(page.url.split("?")[0])
    expect(heading(other, FOLDER)).to_be_visible()
    assert shown(other) == (f"/folders/{FOLDER}", {})


@pytest.mark.parametrize("scripts", [True])
def test_back_and_forward_lead_to_addresses_with_queries(page):
    find(page)
    page.wait_for_url("**/search?*")
    page.get_by_role("button", name="Open the Folder").click()
    page.wait_for_url("**/folders/*")
    settle(page)
    page.go_back()
    expect(heading(page, f"Results for {WORDS}")).to_be_visible()
    assert shown(page) == ("/search", {"q": WORDS, "sort": "name"})
    page.go_forward()
    expect(heading(page, FOLDER)).to_be_visible()
    assert shown(page) == (f"/folders/{FOLDER}", {})
    settle(page)
    # A press goes to the scene at its address.
    page.get_by_role("button", name="Search").click()
    expect(heading(page, "Search")).to_be_visible()


@pytest.mark.parametrize("scripts", [True])
def test_back_to_an_address_that_leads_to_another_shows_the_other(page):
    find(page)
    page.wait_for_url("**/search?*")
    settle(page)
    # As where the app has given its screen another address since.
    page.evaluate(
        """() => {
            const scene = new URLSearchParams(location.search).get("scene"), here = location.href;
            history.replaceState(history.state, "", `/old/A%20%26%20B?scene=${scene}`);
            history.pushState({ depth: (history.state?.depth ?? 0) + 1 }, "", here);
        }"""
    )
    page.go_back()
    expect(heading(page, "A & B")).to_be_visible()
    page.wait_for_url("**/folders/*")
    assert shown(page) == ("/folders/A & B", {})
