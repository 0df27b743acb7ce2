"""Pages in the languages of people, with scripts and without.

The words of the Showcase are in English, those of its storyboards in German too; it lets the framework's texts follow the
person. The app of documents is in English, German and Arabic throughout.
"""

import re

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect

# The language of the page, and some of the framework's own texts.
WORDS = {
    "en-GB": ("en", "Edit", "Done", "Skip to content"),
    "de-DE": ("de", "Bearbeiten", "Fertig", "Zum Inhalt"),
    "fr-FR": ("en", "Modifier", "OK", "Aller au contenu"),
    "es-MX": ("en", "Editar", "OK", "Ir al contenido"),
    "ar-EG": ("en", "تحرير", "تم", "الانتقال إلى المحتوى"),
    "ja-JP": ("en", "編集", "完了", "コンテンツへ移動"),
    "zh-CN": ("en", "编辑", "完成", "跳到内容"),
}


def edit_planets(page, edit, done):
    page.goto("/")
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name="Inset Grouped", exact=True).click()
    page.get_by_role("button", name=edit, exact=True).click()
    expect(page.get_by_role("button", name=done, exact=True)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("locale", WORDS)
def test_a_page_speaks_the_language_of_the_person(people, locale, scripts):
    language, edit, done, skip = WORDS[locale]
    page = people(**PHONE, locale=locale, java_script_enabled=scripts)
    edit_planets(page, edit, done)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("a.skip")).to_have_text(skip)


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_arabic_page_goes_from_right_to_left(people, document_app, size, scripts):
    page = people(**size, base_url=document_app.address, locale="ar-EG", java_script_enabled=scripts)
    page.goto("/")
    expect(page.get_by_role("heading", name="المصابيح", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("a.skip")).to_have_text("الانتقال إلى المحتوى")
    box = page.get_by_role("img", name="Lamp").bounding_box()
    assert box["x"] + box["width"] > size["viewport"]["width"] - 80, "the picture begins at the right"
    page.get_by_role("button", name="عرض التفاصيل").click()
    expect(page.get_by_text("يُضاء باليد.")).to_be_visible()
    expect(page.locator(".navigation-bar").last).to_have_css("direction", "rtl")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_arabic_page_is_accessible(people, document_app, assert_accessible, size):
    page = people(**size, base_url=document_app.address, locale="ar-EG")
    page.goto("/")
    expect(page.get_by_role("heading", name="المصابيح", level=1)).to_be_visible()
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    assert_accessible(page)


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_each_person_has_the_storyboard_of_their_language(people, document_app, scripts):
    options = {**PHONE, "base_url": document_app.address, "java_script_enabled": scripts}
    german = people(**options, locale="de-AT")
    german.goto("/")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    # Only the German document has this label.
    expect(german.get_by_text("Mit Schalter am Kabel.")).to_be_visible()
    for locale in ("en-US", "fr-FR"):
        other = people(**options, locale=locale)
        other.goto("/")
        # The app has no French, so nothing of the page is in it.
        expect(other.locator("html")).to_have_attribute("lang", "en")
        expect(other.locator("a.skip")).to_have_text("Skip to content")
        other.get_by_role("button", name="Show Details").click()
        expect(other.get_by_text("It is lit by hand.")).to_be_visible()
    german.get_by_role("button", name="Mehr zeigen").click()
    expect(german.get_by_text("Sie wird von Hand angezündet.")).to_be_visible()


def test_an_open_page_keeps_its_language(people, document_app):
    page = people(**PHONE, base_url=document_app.address, locale="de-DE", java_script_enabled=False)
    page.goto("/")
    page.set_extra_http_headers({"Accept-Language": "ar"})
    page.get_by_role("button", name="Mehr zeigen").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Sie wird von Hand angezündet.")).to_be_visible()


def test_a_lost_connection_is_told_in_the_language_of_the_page(people):
    page = people(**PHONE, locale="de-DE")
    page.goto("/")
    page.get_by_role("button", name="Buttons", exact=True).click()
    expect(page.get_by_role("heading", name="Buttons", level=1)).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Pressed 0 times").click()
    expect(page.locator(".connection")).to_contain_text("Verbindung verloren")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Pressed 1 times")).to_be_visible(timeout=30_000)


def test_a_problem_is_explained_in_the_language_of_the_person(people):
    page = people(**PHONE, locale="fr-FR")
    response = page.goto("/no/such/page")
    assert response.status == 404
    expect(page.get_by_role("heading", name="Il n’y a rien ici")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("première page"))).to_be_visible()
