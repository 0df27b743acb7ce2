"""What documents hold besides scenes: pictures of asset catalogs."""

import pytest
from conftest import PHONE
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
