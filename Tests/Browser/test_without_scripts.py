"""A page says and shows the same whether the browser runs scripts or not."""

import difflib
import re

import pytest
from conftest import DESKTOP, PHONE
from test_catalog import PAGES, open_example
from test_live import settle

# Without scripts, a list to choose from has a button of its own.
CHOOSE = re.compile(r'\n *- button "Choose"')


def look(page, title):
    """What assistive technology is told of a page, and how large it is."""
    open_example(page, title)
    page.wait_for_load_state()
    settle(page)
    tree = CHOOSE.sub("", page.locator("form#segue").aria_snapshot())
    # Browsers tell the time zone by scripts only.
    tree = re.sub(r"Time zone: [\w/ ]+", "Time zone: ZONE", tree)
    height = page.evaluate("document.documentElement.scrollHeight")
    return tree, None if title == "Picker Views" else height


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title", PAGES)
def test_a_page_is_the_same_without_scripts(people, title, size):
    looks = [look(people(**size, color_scheme="light", java_script_enabled=scripts), title) for scripts in (True, False)]
    trees = [tree.split("\n") for tree, _ in looks]
    assert looks[0] == looks[1], "\n".join(difflib.unified_diff(*trees, lineterm="", n=0))
