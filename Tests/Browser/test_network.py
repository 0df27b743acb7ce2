"""Whole journeys over a network that fails: each event happens exactly once, and nothing typed is lost."""

import random

import pytest
from conftest import PHONE
from network import FaultyNetwork
from playwright.sync_api import expect
from test_live import settle

# Keeps the stream of events that the page opened last, so that a message can be made up.
KEEPS_STREAM = """window.EventSource = class extends EventSource {
    constructor(...parameters) {
        super(...parameters);
        window.stream = this;
    }
};"""
# Goes on at once where the page would wait a while before it tries again.
IMPATIENT = "setInterval(() => dispatchEvent(new Event('online')), 40)"


@pytest.fixture
def network(showcase, request):
    network = FaultyNetwork(showcase.address, getattr(request, "param", 1))
    yield network
    network.close()


def person(people, address):
    page = people(**PHONE, color_scheme="light", base_url=address)
    page.add_init_script(IMPATIENT)
    return page


def open_screen(page, title):
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    settle(page)


def shown(page):
    """What a screen says, and the states of its controls."""
    return page.evaluate(
        """() => [document.querySelector("#v0").innerText, ...[...document.querySelectorAll(
            "#v0 :is(input, textarea, select, [aria-checked], [aria-pressed], [aria-selected], button)")]
            .map(e => [e.tagName, e.value, e.disabled, e.getAttribute("aria-checked"), e.getAttribute("aria-pressed"),
                e.getAttribute("aria-selected")].join("|"))]"""
    )


def act(page, chance):
    """Does something on the screen that is shown, the same for the same chances."""
    usable = page.locator(
        "#v0 main :is(button, input[type=text], textarea):not([disabled], .clear-button, .input-accessory *):visible"
    )
    element = usable.nth(chance.randrange(usable.count()))
    words = chance.choice(["one", "two", "three ‘&’"])
    if element.evaluate("e => e.tagName") == "BUTTON":
        element.click()
    else:
        element.fill(words)


def leave(page):
    """Gives the focus up, and with it what belongs to the keyboard: a loaded page gives the focus to the first responder."""
    page.wait_for_function(
        """() => {
            document.activeElement.blur();
            return ![...document.querySelectorAll(".input-accessory")].some(bar => bar.checkVisibility({ opacityProperty: true }));
        }"""
    )


@pytest.mark.parametrize("network", range(3), indirect=True)
@pytest.mark.parametrize("title", ["Steppers", "Text Fields", "Switches"])
def test_a_bad_network_changes_nothing_of_what_happens(people, showcase, network, title, request):
    seed = request.node.callspec.params["network"]
    results = []
    for address in (showcase.address, network.address):
        page = person(people, address)
        open_screen(page, title)
        network.is_faulty = address == network.address
        chance = random.Random(seed)
        for _ in range(12):
            settle(page)
            act(page, chance)
        settle(page)
        network.is_faulty = False
        # What is typed is sent with what is pressed next.
        page.locator("#v0 main button:not([disabled], .clear-button):visible").first.click()
        settle(page)
        expect(page.locator(".connection")).to_be_empty(timeout=30_000)
        leave(page)
        results.append(shown(page))
        page.reload()
        leave(page)
        assert shown(page) == results[-1], "What is shown is what the server has."
    assert results[0] == results[1], dict(network.counts)
    assert network.counts, "Nothing went wrong."


def test_a_page_says_that_it_is_offline_and_comes_back_by_itself(people, network):
    page = person(people, network.address)
    open_screen(page, "Text Fields")
    field = page.get_by_placeholder("Name")
    network.is_down = True
    network.cut_all()
    field.fill("Ada")
    page.get_by_role("button", name="Greet").click()
    expect(page.locator(".connection")).to_contain_text("Connection lost")
    expect(field).to_have_value("Ada")
    network.is_down = False
    expect(page.get_by_text("Hello, Ada!")).to_be_visible()
    expect(page.locator(".connection")).to_be_empty()


def test_a_page_of_which_only_the_beginning_arrives_is_loaded_anew(people, network):
    page = people(**PHONE, base_url=network.address)
    network.cuts = b"GET / "
    # The browser never takes such a page as loaded.
    page.goto("/", wait_until="commit")
    expect(page.locator("#segue-end")).to_be_attached()
    assert network.cuts is None, "Nothing was cut."
    page.get_by_role("button", name="Buttons", exact=True).click()
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_what_was_typed_is_there_when_the_page_is_cut_off_that_is_loaded_again(people, network):
    page = people(**PHONE, base_url=network.address)
    open_screen(page, "Text Fields")
    page.get_by_placeholder("Name").fill("Ada")
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_text("You typed “Ada”.")).to_be_visible()
    page.get_by_placeholder("Street").fill("Church Street")
    network.cuts = b"GET /?scene="
    page.reload(wait_until="commit")
    expect(page.locator("#segue-end")).to_be_attached()
    expect(page.get_by_placeholder("Street")).to_have_value("Church Street")
    assert network.cuts is None, "Nothing was cut."


@pytest.mark.parametrize("file", ["style", "script"])
def test_a_page_whose_files_are_cut_off_is_loaded_anew(people, network, file):
    page = people(**PHONE, base_url=network.address)
    network.cuts = f"GET /_segue/{file}-".encode()
    page.goto("/", wait_until="commit")
    page.wait_for_function(
        "() => document.getElementById('segue-connection') && document.querySelector('head > link')?.sheet"
        " && document.readyState === 'complete'"
    )
    assert network.cuts is None, "Nothing was cut."
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Buttons", exact=True).click()
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert page.evaluate("window.stays")


def test_a_page_whose_script_is_kept_away_for_good_is_left_alone(people):
    page = people(**PHONE)
    page.clock.install()
    page.route("**/_segue/script-*", lambda route: route.abort())
    # It has been loaded again some times in vain.
    page.add_init_script("sessionStorage.setItem('segue-tries', '5')")
    loads = []
    page.on("load", lambda: loads.append(page.url))
    page.goto("/")
    page.clock.run_for(200_000)
    # What the clock set off has been asked when this is answered.
    page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
    assert len(loads) == 1
    # It works as one without scripts.
    page.get_by_role("button", name="Buttons", exact=True).click()
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def of_scene(url):
    return "scene=" in url and "_segue" not in url


def test_a_page_that_is_asked_for_in_vain_is_asked_for_again(people):
    page = people(**PHONE)
    open_screen(page, "Buttons")
    loads, lost = [], []
    page.on("load", lambda: loads.append(page.url))

    def lose(route):
        if route.request.method == "POST" or len(lost) == 5:
            return route.fallback()
        lost.append(route.request.url)
        route.abort()

    page.route(of_scene, lose)
    page.evaluate(IMPATIENT)
    # What the answer changes is not there, so that the whole page is needed.
    button = page.get_by_role("button", name="Pressed 0 times")
    button.evaluate("e => { e.id = ''; for (const child of e.querySelectorAll('[id]')) child.id = ''; }")
    button.click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert len(lost) == 5 and not loads


@pytest.mark.parametrize("status, kind, content", [
    (500, "text/html", "<!DOCTYPE html><html><body><h1>Proxy Error</h1></body></html>"),
    (404, "text/html", "<!DOCTYPE html><html><body><h1>default backend</h1></body></html>"),
    (522, "text/plain", "Connection timed out"),
    (200, "text/html", "<!DOCTYPE html><html><body><h1>Welcome to this network</h1></body></html>"),
])  # fmt: skip
def test_what_is_no_answer_of_the_app_is_not_shown(people, status, kind, content):
    page = people(**PHONE)
    open_screen(page, "Buttons")
    answered = []

    def answer(route):
        answered.append(route)
        if len(answered) < 5:
            route.fulfill(status=status, content_type=kind, body=content)
        else:
            route.fallback()

    page.evaluate(f"{IMPATIENT}; window.stays = true")
    page.route(of_scene, answer)
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert len(answered) >= 5 and page.evaluate("window.stays")


def test_a_busy_server_says_when_to_ask_again(people):
    page = people(**PHONE)
    page.clock.install()
    open_screen(page, "Buttons")
    asked = []

    def answer(route):
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=503, headers={"Retry-After": "30"}, body="Busy")
        else:
            route.fallback()

    page.route(of_scene, answer)
    with page.expect_response(lambda response: response.status == 503):
        page.get_by_role("button", name="Pressed 0 times").click()
    page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
    page.clock.fast_forward(25_000)
    page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
    assert len(asked) == 1
    page.clock.fast_forward(6_000)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_a_page_that_comes_late_takes_nothing_back(people):
    page = people(**PHONE)
    page.add_init_script(KEEPS_STREAM)
    open_screen(page, "Buttons")
    held = []
    page.route(of_scene, lambda route: held.append((route, route.fetch()))
               if route.request.method == "GET" else route.continue_())  # fmt: skip
    # The whole page is needed, and comes only after what is pressed meanwhile is answered.
    page.evaluate("""() => stream.dispatchEvent(new MessageEvent("message", { data: '{"reload":true}' }))""")
    while not held:
        page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    settle(page)
    page.evaluate(
        """() => {
            const look = () => { window.tookBack ||= document.body.innerText.includes("Pressed 0 times"); };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    [(route, answer)] = held
    with page.expect_response(lambda response: response.request.method == "GET" and of_scene(response.url)) as late:
        route.fulfill(response=answer)
    assert "Pressed 0 times" in late.value.text()
    # It would be shown with the next frames.
    for _ in range(3):
        page.evaluate("new Promise(requestAnimationFrame)")
    assert not page.evaluate("window.tookBack")
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_a_request_that_nothing_comes_back_of_is_sent_again(people):
    page = people(**PHONE)
    page.clock.install()
    open_screen(page, "Buttons")
    held = []
    with page.expect_request(lambda request: request.method == "POST" and "segue-event" in (request.post_data or "")):
        page.route(lambda url: "scene=" in url and "_segue" not in url, lambda route: held.append(route))
        page.get_by_role("button", name="Pressed 0 times").click()
    page.unroute_all(behavior="ignoreErrors")
    page.clock.fast_forward(21_000)
    page.clock.fast_forward(2_000)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()


def test_a_proxy_that_keeps_the_stream_back_is_worked_with(people, same_person, network):
    network.holds_streams = True
    page = people(**PHONE, base_url=network.address)
    open_screen(page, "Buttons")
    for count in range(4):
        page.get_by_role("button", name=f"Pressed {count} times").click()
        expect(page.get_by_role("button", name=f"Pressed {count + 1} times")).to_be_visible()
    expect(page.locator(".connection")).to_be_empty()
    assert network.counts["held"] == 1
    # What another tab does is seen with the next answer.
    other = same_person(page, base_url=network.address)
    other.goto(page.url)
    other.get_by_role("button", name="Pressed 4 times").click()
    expect(other.get_by_role("button", name="Pressed 5 times")).to_be_visible()
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    expect(page.get_by_role("button", name="Pressed 5 times")).to_be_visible()


def is_look(request):
    return request.method == "GET" and "?scene=" in request.url and "_segue" not in request.url


def test_a_proxy_that_refuses_the_stream_is_asked_seldom(people, showcase):
    page = people(**PHONE)
    page.clock.install()
    asked, looked = [], []
    page.route("**/_segue/stream?*", lambda route: (asked.append(route), route.fulfill(status=504)))
    open_screen(page, "Buttons")
    page.on("request", lambda request: looked.append(request) if is_look(request) else None)
    for _ in range(20):
        before = len(asked)
        page.clock.fast_forward(60_000)
        # What the clock set off has been asked when this is answered.
        page.evaluate("fetch('/robots.txt').then(answer => answer.text())")
        assert len(asked) - before <= 2
    assert len(asked) >= 10
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    assert len(looked) <= len(asked) + 5


def test_a_request_that_arrives_after_those_that_followed_it_changes_nothing(people):
    page = people(**PHONE)
    page.clock.install()
    open_screen(page, "Buttons")
    held = []
    with page.expect_request(lambda request: "segue-event" in (request.post_data or "")):
        page.route(of_scene, lambda route: held.append(route))
        page.get_by_role("button", name="Pressed 0 times").click()
    [late] = held
    late = (late.request.url, late.request.all_headers(), late.request.post_data)
    page.unroute_all(behavior="ignoreErrors")
    # The page sends it once more, and what is pressed next.
    page.clock.fast_forward(21_000)
    page.clock.fast_forward(2_000)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    page.get_by_role("button", name="Pressed 1 times").click()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()
    url, headers, content = late
    answer = page.request.post(url, headers=headers, data=content)
    assert answer.ok
    page.get_by_role("button", name="Filled").click()
    expect(page.get_by_text("“Filled” was pressed.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Pressed 2 times")).to_be_visible()


def test_what_a_person_was_told_stays_when_the_page_is_needed_as_a_whole(people):
    page = people(**PHONE)
    page.add_init_script(KEEPS_STREAM)
    open_screen(page, "Buttons")
    page.get_by_role("button", name="Filled").evaluate("button => { button.value = 'v999.touchUpInside'; }")
    page.get_by_role("button", name="Filled").click()
    expect(page.locator(".notice")).to_be_visible()
    with page.expect_response(lambda response: response.request.method == "GET" and of_scene(response.url)):
        page.evaluate("""() => stream.dispatchEvent(new MessageEvent("message", { data: '{"reload":true}' }))""")
    for _ in range(3):
        page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator(".notice")).to_be_visible()
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.locator(".notice")).to_have_count(0)
