"""The framework's own texts in the languages of people, with scripts and without."""

import re

import pytest
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect

WORDS = {
    "en-GB": ("en", "Edit", "Done", "Skip to content"),
    "de-DE": ("de", "Bearbeiten", "Fertig", "Zum Inhalt"),
    "fr-FR": ("fr", "Modifier", "OK", "Aller au contenu"),
    "es-MX": ("es", "Editar", "OK", "Ir al contenido"),
    "ar-EG": ("ar", "تحرير", "تم", "الانتقال إلى المحتوى"),
    "ja-JP": ("ja", "編集", "完了", "コンテンツへ移動"),
    "zh-CN": ("zh-Hans", "编辑", "完成", "跳到内容"),
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


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_arabic_page_goes_from_right_to_left(people, size):
    from axe_playwright_python.sync_playwright import Axe

    page = people(**size, locale="ar-EG")
    edit_planets(page, WORDS["ar-EG"][1], WORDS["ar-EG"][2])
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".navigation-bar").last).to_have_css("direction", "rtl")
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


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
