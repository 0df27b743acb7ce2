"""What documents hold: pictures of asset catalogs, and segues of every age."""

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect

# What the middle of the picture shows.
COLORS = {"light": [255, 179, 0], "dark": [60, 120, 255]}
STRONG_COLORS = {"light": [160, 70, 0], "dark": [255, 255, 0]}


# Whether the picture is shown with a color in its middle.
IS_SHOWN_IN = """color => {
    const picture = document.querySelector("img");
    if (!picture.complete) return false;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 30, 30, 1, 1, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join() === color.join();
}"""


@pytest.mark.parametrize("scheme", COLORS)
def test_a_picture_has_the_file_for_the_colors_of_the_page(people, document_app, scheme):
    page = people(**PHONE, base_url=document_app.address, color_scheme=scheme)
    page.goto("/")
    expect(page.get_by_role("img", name="Lamp")).to_be_visible()
    page.wait_for_function(IS_SHOWN_IN, arg=COLORS[scheme])
    # The browser chooses by itself, so the page follows the person at once.
    other = "dark" if scheme == "light" else "light"
    page.emulate_media(color_scheme=other)
    page.wait_for_function(IS_SHOWN_IN, arg=COLORS[other])


@pytest.mark.parametrize("scheme", STRONG_COLORS)
def test_a_picture_has_the_file_for_high_contrast(people, document_app, scheme):
    page = people(**PHONE, base_url=document_app.address, color_scheme=scheme, contrast="more")
    page.goto("/")
    page.wait_for_function(IS_SHOWN_IN, arg=STRONG_COLORS[scheme])


def test_a_font_is_kept_when_its_screen_comes_again(people, document_app):
    page = people(**PHONE, base_url=document_app.address)
    page.goto("/")
    for name in ("Show Details", "Ways", "Push", "Ways", "Push"):
        page.get_by_role("button", name=name, exact=True).click()
    digits = page.get_by_text("12:30", exact=True)
    expect(digits).to_have_css("font-size", "40px")
    expect(digits).to_have_css("font-variant-numeric", "tabular-nums")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_segues_of_the_kinds_that_older_documents_have(people, document_app, size, scripts):
    page = people(**size, base_url=document_app.address, java_script_enabled=scripts)

    def press(name):
        page.get_by_role("button", name=name, exact=True).click()

    def expect_scene(name):
        expect(page.get_by_role("heading", name=name, level=1).last).to_be_visible()

    page.goto("/")
    press("Show Details")
    # The other storyboard begins with the scene that a reference leads to.
    press("Ways")
    expect_scene("Ways")
    press("Push")
    expect_scene("Pushed")
    press("Ways")
    expect_scene("Ways")
    for way, name in (("Modal", "Presented"), ("Popover", "Beside")):
        press(way)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        # What is dimmed around it dismisses it.
        page.get_by_role("button", name="Dismiss", exact=True).click(position={"x": 4, "y": 4})
        expect(page.get_by_role("dialog")).to_have_count(0)
    press("Split")
    expect_scene("First")
    if size is PHONE:
        # In a narrow window the detail lies over the list.
        press("Lights")
        for way, name, text in (("Detail", "Second", "The second light."), ("Replace", "Third", "The third light.")):
            expect_scene("Lights")
            press(way)
            expect_scene(name)
            expect(page.get_by_text(text)).to_be_visible()
            press("Lights")
    else:
        press("Detail")
        expect(page.get_by_text("The second light.")).to_be_visible()
        expect(page.get_by_text("The first light.")).to_have_count(0)
        press("Replace")
        expect(page.get_by_text("The third light.")).to_be_visible()
        expect(page.get_by_role("button", name="Detail", exact=True)).to_be_visible()
