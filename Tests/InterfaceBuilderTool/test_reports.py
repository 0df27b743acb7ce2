"""What segue-ibtool says of documents that can be read."""

import re

import pytest
from documents import APP, OTHER, controller, nib, storyboard, view

EMPTY = {
    "ok": True, "error": None, "scenes": [], "views": 0, "connections": 0, "unresolved": [], "unknown": [],
    "needs": {}, "segues": [],
}  # fmt: skip

GO_OUTLET = "The outlet go is not connected: UIViewController has no outlet go; mark it @Outlet and the class @IBClass."
GO_ACTION = (
    "The action go: is not connected: UIViewController has no action go:; mark the method @Action and the class @IBClass."
)


def scene(identifier, kind="UIViewController", custom=None, name=None, initial=False, **more):
    """A scene as it is reported."""
    return {"id": identifier, "class": kind, "customClass": custom, "identifier": name, "initial": initial, **more}


def segue(identifier, kind, source, destination, line, name=None):
    """A segue as it is reported, without what it does not have."""
    told = {"id": identifier, "kind": kind, "source": source, "destination": destination, "line": line}
    return {**told, "identifier": name} if name else told


def needs(outlets=(), actions=(), segue_actions=(), attributes=()):
    """What a class needs, as it is reported."""
    return {
        "outlets": list(outlets), "actions": list(actions), "segueActions": list(segue_actions),
        "attributes": list(attributes),
    }  # fmt: skip


def test_json_tells_scenes_connections_needs_and_what_is_wrong(tool):
    tool.write("Other.storyboard", OTHER)
    assert tool.report("App.storyboard", APP) == {
        "file": "App.storyboard",
        "ok": True,
        "error": None,
        "scenes": [
            scene("nav", "UINavigationController", initial=True),
            scene("list", "UITableViewController", "ListController", "List"),
            scene("detail"),
            scene("other", None, reference="Start in Other"),
        ],
        "views": 7,
        "connections": 10,
        "unresolved": [
            {"kind": "action", "id": "c5", "line": 56, "reason": GO_ACTION},
            {"kind": "outlet", "id": "c6", "line": 63, "reason": GO_OUTLET},
        ],
        "unknown": [{"attribute": "sparkle", "id": "detail-view", "line": 47}],
        "needs": {
            "ItemCell": needs(outlets=["nameLabel"]),
            "ListController": needs(actions=["add:"], segue_actions=["makeDetail:"]),
            "RoundButton": needs(attributes=["radius"]),
        },
        "segues": [
            segue("root", "relationship", "nav", "list", 8),
            segue("s1", "show", "cell", "detail", 27, "showDetail"),
            segue("s2", "presentation", "go", "other", 57),
            segue("s3", "unwind", "go", "exit", 58),
        ],
    }


def test_text_tells_the_same_in_lines(tool):
    tool.write("Other.storyboard", OTHER)
    result = tool.run(tool.write("App.storyboard", APP))
    assert (result.status, result.error) == (0, "")
    assert re.sub(r"[0-9.]+ ms", "N ms", result.output).splitlines() == [
        "App.storyboard: 4 scenes, 7 views, 10 connections, N ms",
        "  scene nav: UINavigationController, initial",
        '  scene list: ListController (UITableViewController), "List"',
        "  scene detail: UIViewController",
        "  scene other: refers to Start in Other",
        "  segue root: relationship from nav to list",
        '  segue s1: show from cell to detail, "showDetail"',
        "  segue s2: presentation from go to other",
        "  segue s3: unwind from go to exit",
        "  ItemCell needs outlets nameLabel",
        "  ListController needs actions add:; segue actions makeDetail:",
        "  RoundButton needs attributes radius",
        f"App.storyboard:56: {GO_ACTION}",
        f"App.storyboard:63: {GO_OUTLET}",
        "App.storyboard:47: The attribute sparkle is not known.",
    ]


def test_a_nib_is_given_an_owner_with_the_members_it_names(tool):
    document = nib(
        """<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
<connections>
<outlet property="view" destination="card" id="c1"/>
<outlet property="button" destination="press" id="c2"/>
</connections>
</placeholder>
<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
<view id="card"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
<subviews>
<button id="press" fixedFrame="YES"><rect key="frame" x="10" y="20" width="80" height="44"/>
<connections>
<action selector="press:" destination="-1" eventType="touchUpInside" id="c3"/>
<action selector="copy:" destination="-2" eventType="touchDown" id="c4"/>
</connections>
</button>
</subviews>
</view>"""
    )
    assert tool.report("Card.xib", document, "--frames", "canvas") == {
        **EMPTY,
        "file": "Card.xib",
        "views": 2,
        "connections": 4,
        "needs": {"CardController": needs(outlets=["button"], actions=["press:"])},
        "frames": [{"id": "card", "frame": [0, 0, 320, 100]}, {"id": "press", "frame": [10, 20, 80, 44]}],
    }


BROKEN = storyboard(
    """<viewController id="one" storyboardIdentifier="Same" customClass="Missing">
<connections>
<outlet property="gone" destination="nothing" id="c1"/>
<segue destination="nowhere" kind="show" id="s1"/>
<segue destination="two" kind="hover" id="s2"/>
</connections>
</viewController>""",
    """<viewController id="two" storyboardIdentifier="Same">
<view key="view" id="two-view">
<subviews>
<button id="press">
<connections><action selector="press:" destination="nothing" eventType="touchUpInside" id="c2"/></connections>
</button>
<label id="press" numberOfLines="many"/>
</subviews>
</view>
</viewController>""",
    '<viewControllerPlaceholder storyboardName="Absent" id="three"/>',
    initial="zero",
)

PROBLEMS = {
    "errors": [
        ("initialViewController", "zero", 2, "The initial controller zero does not exist."),
        ("outlet", "c1", 8, "The outlet gone is not connected: it leads to an object that does not exist."),
        ("segue", "s1", 9, "The segue leads to nowhere, which does not exist."),
        ("segue", "s2", 10, "The segue s2 is of an unknown kind."),
        ("storyboardIdentifier", "two", 17, "The storyboard identifier Same is taken in line 6."),
        ("action", "c2", 21, "The action press: is not connected: it leads to an object that does not exist."),
        ("identifier", "press", 23, "The identifier press is taken in line 20."),
    ],
    "warnings": [
        ("class", "one", 6,
         "There is no class Missing, so UIViewController is used. Declare it, marked @IBClass and not private, in the "
         "module the document names."),
        ("value", "press", 23, '<label> has numberOfLines="many", which cannot be read.'),
        ("reference", "three", 31, "The storyboard Absent is neither beside the document nor among those that were named."),
    ],
}  # fmt: skip


@pytest.mark.parametrize("asked", [("errors",), ("warnings",), ("errors", "warnings")])
def test_problems_are_listed_with_their_lines_and_tell_the_exit_status(tool, asked):
    name = tool.write("Broken.storyboard", BROKEN)
    flags = [f"--{kind}" for kind in asked]
    result = tool.run(*flags, name)
    expected = [(line, kind[:-1], reason) for kind in asked for _, _, line, reason in PROBLEMS[kind]]
    assert result.output.splitlines() == [f"{name}:{line}: {kind}: {reason}" for line, kind, reason in expected]
    assert (result.status, result.error) == (1, "")
    report = tool.run("--json", *flags, name).reports[0]
    for kind in ("errors", "warnings"):
        told = [(problem["kind"], problem.get("id"), problem["line"], problem["reason"]) for problem in report.get(kind, [])]
        assert told == (PROBLEMS[kind] if kind in asked else [])


def test_a_document_without_problems_leaves_nothing_to_list(tool):
    result = tool.run("--errors", "--warnings", tool.write("Other.storyboard", OTHER))
    assert (result.status, result.output, result.error) == (0, "", "")


def test_a_scene_without_a_controller_is_looked_through_and_warned_of(tool):
    name = tool.write(
        "Lone.storyboard",
        storyboard(controller("a"), view("lone", (0, 0, 9, 9), attributes='novel="1"'), initial="a"),
    )
    (report,) = tool.run("--json", "--warnings", name).reports
    assert [unknown["attribute"] for unknown in report["unknown"]] == ["novel"]
    assert "The scene has no controller, so that nothing in it is ever made." in [
        warning["reason"] for warning in report["warnings"]
    ]


def test_the_menus_of_an_application_are_no_scene_without_a_controller(tool):
    menus = '<application id="app"><menu key="mainMenu" id="menu"/></application>'
    name = tool.write("Menus.storyboard", storyboard(controller("a"), menus, initial="a"))
    (report,) = tool.run("--json", "--errors", "--warnings", name).reports
    assert (report["unknown"], report["warnings"], report["errors"]) == ([], [], [])


def test_documents_named_together_may_refer_to_each_other(tool):
    name = tool.write("Main.storyboard", storyboard('<viewControllerPlaceholder storyboardName="Other" id="three"/>'))
    other = tool.write("Screens/Other.storyboard", OTHER)
    absent = "The storyboard Other is neither beside the document nor among those that were named."
    (report,) = tool.run("--json", "--warnings", name).reports
    assert (report["unresolved"], [problem["reason"] for problem in report["warnings"]]) == ([], [absent])
    without_initial = "The storyboard Other has no initial controller."
    assert [problem["reason"] for problem in tool.run("--json", name, other).reports[0]["unresolved"]] == [without_initial]


def test_a_reference_leads_to_the_storyboard_of_its_own_project(tool):
    def reference(name, identifier):
        return f'<viewControllerPlaceholder storyboardName="{name}" referencedIdentifier="{identifier}" id="r-{identifier}"/>'

    def screens(*identifiers):
        scenes = (controller(name, attributes=f'storyboardIdentifier="{name}"') for name in identifiers)
        return storyboard(*scenes)

    names = [
        tool.write("One/Main.storyboard", storyboard(reference("Other", "a"), reference("Screens", "c"))),
        tool.write("One/Other.storyboard", screens("a")),
        tool.write("One/Parts/Screens.storyboard", screens("c")),
        tool.write("Two/Main.storyboard", storyboard(reference("Other", "b"), reference("Screens", "d"))),
        tool.write("Two/Other.storyboard", screens("b")),
        tool.write("Two/Parts/Screens.storyboard", screens("d")),
    ]
    for order in (names, names[::-1]):
        result = tool.run("--errors", "--warnings", *order)
        assert (result.status, result.output, result.error) == (0, "", "")


def test_frames_follow_the_size_by_autoresizing(tool):
    content = "<subviews>" + view(
        "stretchy", (20, 30, 335, 100),
        content='<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>'
    ) + view(
        "last", (275, 627, 80, 20),
        content='<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>'
    ) + "</subviews>"  # fmt: skip
    name = tool.write("Main.storyboard", storyboard(controller("one", content)))

    def frames(size):
        return {view["id"]: view["frame"] for view in tool.run("--json", "--frames", size, name).reports[0]["frames"]}

    assert frames("canvas") == {"one-view": [0, 0, 375, 667], "stretchy": [20, 30, 335, 100], "last": [275, 627, 80, 20]}
    assert frames("600x400.5") == {
        "one-view": [0, 0, 600, 400.5], "stretchy": [20, 30, 560, 100], "last": [500, 360.5, 80, 20],
    }  # fmt: skip


def test_text_shows_frames_too(tool):
    name = tool.write("Other.storyboard", OTHER)
    assert tool.run("--frames", "390x844", name).output.splitlines()[1:] == [
        '  scene start: UIViewController, "Start"',
        "  frame start-view: 0 0 390 844",
    ]


@pytest.mark.parametrize(
    "size", ["nanxnan", "0x0", "-1x5", "390", "390x844x2", "1e9x1e9", "99999999x1", "infx1", "", "x", "0x1F4x5", "Canvas"]
)
def test_a_size_that_no_window_has_is_refused(tool, size):
    result = tool.run(f"--frames={size}", tool.write("Other.storyboard", OTHER))
    assert (result.status, result.output) == (64, "")
    assert "Give a width and a height from 1 to 10000 points, as in 390x844, or the word canvas." in result.error


def test_without_documents_the_usage_is_shown(tool):
    result = tool.run()
    assert (result.status, result.output) == (64, "")
    assert "USAGE: segue-ibtool" in result.error


def test_help_says_how_classes_of_the_app_are_counted(tool):
    result = tool.run("--help")
    assert result.status == 0
    assert "The classes of your app are not linked into this tool." in result.output


def test_what_has_no_identifier_has_a_null_in_its_place(tool):
    report = tool.report("Null.xib", nib('<view><connections><outlet property="novel" destination="x"/></connections>'
                                         '<sparkle/></view>'))
    assert [unknown["id"] for unknown in report["unknown"]] == [None]
    assert [(problem["kind"], problem["id"]) for problem in report["unresolved"]] == [("outlet", None)]
