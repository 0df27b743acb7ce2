"""What segue-ibtool says of what is no document, or of one that means harm: one line, and the others are still read."""

import os

import pytest
from documents import APP, OTHER, controller, nib, storyboard

BOMB = """<?xml version="1.0"?>
<!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<document>&b;</document>
"""

REFUSED = {
    "empty": (b"", 1, "The document is not XML in UTF-8."),
    "text": (b"Hello", 1, "The document is not XML in UTF-8."),
    "zip": (b"PK\x03\x04\x00\x00", 1, "The document is not XML in UTF-8."),
    "UTF-16": (APP.encode("utf-16"), 1, "The document is not XML in UTF-8."),
    "invalid UTF-8": (OTHER.replace("Start", "St\udcffrt").encode(errors="surrogateescape"), 6, "The document is not well-formed XML."),
    "page": (b"<html></html>", 1, "The root element is <html>, not <document>."),
    "old": (b'<archive type="x"><data/></archive>', 1,
            "The document has the format that Interface Builder used before Xcode 5; save it again in Xcode."),
    "macOS": (b'<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects/></document>', 1,
              "The document describes an interface for macOS, which is made of other classes than UIKit's."),
    "tvOS": (b'<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"><scenes/></document>', 1,
             "The document describes an interface for tvOS, which is used with a remote control."),
    "bare": (b"<document/>", 1, "The document has neither scenes nor objects."),
    "truncated": (APP[:700].encode(), APP[:700].count("\n") + 1, "The document is not well-formed XML."),
    "two attributes": (b'<document>\n<scenes a="1" a="2"/></document>', 2, "The document is not well-formed XML."),
    "bomb": (BOMB.encode(), 2, "Document types and entities are not allowed."),
    "external entity": (b'<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><document>&x;</document>', 1,
                        "Document types and entities are not allowed."),
    "external type": (b'<!DOCTYPE document SYSTEM "http://127.0.0.1:9/x"><document/>', 1,
                      "Document types and entities are not allowed."),
    "deep": (b"<document>\n" + b"<view>" * 1_000_000, 2, "More than 200 elements are within each other."),
    "many attributes": (b"<document>\n<scenes " + b" ".join(b'a%d="1"' % number for number in range(200_000)) + b"/></document>",
                        2, "An element has more than 1000 attributes."),
    "long attribute": (b'<document>\n<scenes a="' + b"a" * 20_000_000 + b'"/></document>', 2, "The document is not well-formed XML."),
    "control character": (b"<document>\n<scenes>\x01</scenes></document>", 2, "The document is not well-formed XML."),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_document_is_refused_with_the_place(tool, name):
    content, line, reason = REFUSED[name]
    document = tool.write("Bad.storyboard", content)
    other = tool.write("Other.storyboard", OTHER)
    result = tool.run("--errors", document, other)
    assert (result.status, result.output, result.error) == (1, "", f"Bad.storyboard:{line}: {reason}\n")
    reports = tool.run("--json", document, other).reports
    assert [(report["ok"], report["error"]) for report in reports] == [
        (False, f"Bad.storyboard:{line}: {reason}"),
        (True, None),
    ]


def test_what_cannot_be_opened_or_is_no_file_is_refused(tool):
    compiled = tool.folder / "Main.storyboardc"
    compiled.mkdir()
    (tool.folder / "Folder").mkdir()
    os.mkfifo(tool.folder / "Pipe.xib")
    (tool.folder / "Loop.xib").symlink_to("Loop.xib")
    names = ["Missing.xib", "Main.storyboardc", "Folder", "Pipe.xib", "/dev/zero", "Loop.xib"]
    result = tool.run(*names, tool.write("Other.storyboard", OTHER))
    assert result.status == 1
    assert result.output.startswith("Other.storyboard: 1 scene, ")
    assert result.error.splitlines() == [
        "Missing.xib: The file cannot be opened: No such file or directory.",
        "Main.storyboardc: This is a compiled document; name the .storyboard or .xib that it was made from.",
        "Folder: This is a folder, not a document.",
        "Pipe.xib: This is no ordinary file.",
        "/dev/zero: This is no ordinary file.",
        "Loop.xib: The file cannot be opened: Too many levels of symbolic links.",
    ]


def test_a_document_without_name_is_refused(tool):
    result = tool.run("")
    assert (result.status, result.output) == (64, "")
    assert "A document has no name." in result.error


def test_a_file_name_stays_in_its_line(tool):
    result = tool.run("No\nsuch\x1b[31m.xib")
    assert result.error == "No\\u{a}such\\u{1b}[31m.xib: The file cannot be opened: No such file or directory.\n"


def embedding(identifier, *children):
    """A scene that shows others in container views."""
    containers = "".join(
        f'<containerView id="{identifier}-{number}"><connections><segue destination="{child}" kind="embed" '
        f'id="{identifier}-s{number}"/></connections></containerView>'
        for number, child in enumerate(children)
    )
    return controller(identifier, f"<subviews>{containers}</subviews>")


def test_scenes_that_contain_each_other_are_each_made_once(tool):
    cycle = storyboard(embedding("a", "b"), embedding("b", "a", "b"), initial="a")
    report = tool.report("Cycle.storyboard", cycle)
    line = next(number for number, text in enumerate(cycle.splitlines(), 1) if 'destination="a"' in text)
    reason = f"Cycle.storyboard:{line}: The scene a contains itself."
    assert (report["ok"], report["error"], len(report["scenes"]), report["unresolved"]) == (False, reason, 2, [])
    result = tool.run("Cycle.storyboard")
    assert (result.status, result.error) == (1, f"{reason}\n")
    assert result.output.startswith("Cycle.storyboard: 2 scenes, ")
    chain = [embedding(f"n{number}", *[f"n{number + 1}"] * 10) for number in range(30)]
    deep = tool.report("Deep.storyboard", storyboard(*chain, controller("n30"), initial="n0"), "--frames", "canvas")
    assert (deep["ok"], len(deep["scenes"]), deep["views"], len(deep["frames"])) == (True, 31, 331, 331)


def test_containers_that_contain_themselves_are_told(tool):
    def tabs(identifier, *children):
        segues = "".join(
            f'<segue destination="{child}" kind="relationship" relationship="viewControllers" id="{identifier}{child}"/>'
            for child in children
        )
        return f'<tabBarController id="{identifier}"><connections>{segues}</connections></tabBarController>'

    report = tool.report("Tabs.storyboard", storyboard(tabs("a", "b", "b"), tabs("b", "c"), tabs("c", "a"), initial="a"))
    assert report["error"].endswith(": The scene a contains itself.")
    # Segues that are performed later lead anywhere.
    show = '<connections><segue destination="a" kind="show" id="s"/></connections>'
    report = tool.report("Show.storyboard", storyboard(f'<viewController id="a">{show}</viewController>', initial="a"))
    assert (report["ok"], report["error"]) == (True, None)


def test_storyboards_that_refer_to_each_other_are_each_read_once(tool):
    def reference(name):
        return storyboard(f'<viewControllerPlaceholder storyboardName="{name}" id="x"/>', initial="x")

    one, two = tool.write("One.storyboard", reference("Two")), tool.write("Two.storyboard", reference("One"))
    reports = tool.run("--json", one, two).reports
    assert [(report["ok"], report["unresolved"]) for report in reports] == [(True, []), (True, [])]


def test_only_neighbours_are_looked_for(tool):
    tool.write("Secret.storyboard", OTHER)
    names = ["../Secret", "/etc/passwd", "..", ".", "a/../../Secret", "a\\Secret", "%2e%2e/Secret", "x" * 300, ""]
    scenes = [f'<viewControllerPlaceholder storyboardName="{name}" id="r{number}"/>' for number, name in enumerate(names)]
    report = tool.report("Inner/Main.storyboard", storyboard(*scenes), "--warnings")
    assert [problem["id"] for problem in report["warnings"]] == [f"r{number}" for number in range(len(names))]
    reasons = [problem["reason"] for problem in report["warnings"]]
    assert all("is neither beside the document nor among those" in reason for reason in reasons), reasons


def test_a_neighbour_that_cannot_be_read_is_said_to_be_so(tool):
    os.mkfifo(tool.folder / "Pipe.storyboard")
    tool.write("Broken.storyboard", "<document>")
    scenes = [f'<viewControllerPlaceholder storyboardName="{name}" id="{name}"/>' for name in ("Pipe", "Broken")]
    assert [problem["reason"] for problem in tool.report("Main.storyboard", storyboard(*scenes))["unresolved"]] == [
        "The storyboard Pipe cannot be read: This is no ordinary file.",
        "The storyboard Broken cannot be read: line 1: The document is not well-formed XML.",
    ]


def test_a_great_many_views_are_read(tool):
    views = "".join(f'<view id="v{number}"><rect key="frame" width="1" height="1"/></view>' for number in range(20_000))
    report = tool.report("Many.xib", nib(f'<view id="root"><subviews>{views}</subviews></view>'), "--frames", "100x100")
    assert (report["views"], len(report["frames"])) == (20_001, 20_001)


def test_a_long_text_in_a_message_is_cut(tool):
    name = "x" * 100_000
    (problem,) = tool.report("Long.xib", nib(f'<label id="a" numberOfLines="{name}"/>'), "--warnings")["warnings"]
    assert len(problem["reason"]) < 1_100
