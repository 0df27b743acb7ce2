"""Our own documents, damaged in many places: the command says something of every one of them and never crashes."""

import random
import re

import pytest
from documents import APP, OTHER, controller, nib, storyboard, view

CONTROLS = storyboard(
    controller(
        "one",
        "<subviews>"
        + view("label", (0, 0, 10, 10), "label", 'text="A" numberOfLines="2" textAlignment="center" minimumScaleFactor="0.5"')
        + view("field", (0, 20, 10, 10), "textField", 'borderStyle="roundedRect" minimumFontSize="17"')
        + view("slider", (0, 40, 10, 10), "slider", 'value="0.5" minValue="0.0" maxValue="1"')
        + view("stepper", (0, 60, 10, 10), "stepper", 'value="3" minimumValue="1" maximumValue="9" stepValue="2"')
        + view("pages", (0, 80, 10, 10), "pageControl", 'numberOfPages="3" currentPage="1"')
        + view("progress", (0, 100, 10, 10), "progressView", 'progress="0.5"')
        + view("switch", (0, 120, 10, 10), "switch", 'on="YES"')
        + view("date", (0, 140, 10, 10), "datePicker", 'datePickerMode="date" minuteInterval="5" style="wheels"')
        + view("segments", (0, 160, 10, 10), "segmentedControl", 'selectedSegmentIndex="1"',
               '<segments><segment title="A"/><segment title="B" width="40" enabled="NO"/></segments>')
        + view("stack", (0, 180, 10, 10), "stackView", 'axis="vertical" spacing="8" distribution="fillEqually" alignment="center"',
               "<subviews><view/><view/></subviews>")
        + view("scroll", (0, 200, 10, 10), "scrollView", "", '<size key="contentSize" width="100" height="200"/>')
        + view("text", (0, 220, 10, 10), "textView", 'textAlignment="natural"',
               '<attributedString key="attributedText"><fragment content="A"><attributes>'
               '<integer key="NSUnderline" value="1"/><real key="NSKern" value="1"/>'
               '<paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="2" firstLineHeadIndent="3"/>'
               "</attributes></fragment></attributedString>")
        + "</subviews><constraints>"
        '<constraint firstItem="label" firstAttribute="leading" secondItem="one-view" secondAttribute="leadingMargin" '
        'constant="8" multiplier="2:1" priority="750" id="k1"/>'
        '<constraint firstItem="label" firstAttribute="width" relation="lessThanOrEqual" constant="100" id="k2"/>'
        "</constraints>",
    ),
    """<tableViewController id="two"><tableView key="view" style="grouped" rowHeight="44" sectionHeaderHeight="18"
estimatedRowHeight="-1" dataMode="static" id="table"><rect key="frame" width="375" height="667"/>
<sections><tableViewSection headerTitle="H" id="section"><cells>
<tableViewCell indentationLevel="1" indentationWidth="10" rowHeight="60" style="IBUITableViewCellStyleDefault" textLabel="t" id="cell">
<rect key="frame" width="375" height="60"/><tableViewCellContentView key="contentView" id="content"><subviews>
<label id="t" text="Cell"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
</tableView></tableViewController>""",
    """<splitViewController id="three" minimumPrimaryColumnWidth="100" maximumPrimaryColumnWidth="300"/>""",
    """<pageViewController id="four" navigationOrientation="horizontal" spineLocation="min" pageSpacing="4"/>""",
    """<tabBarController id="five"><tabBar key="tabBar" id="tabs"/></tabBarController>""",
    device='<device id="retina6_1" orientation="portrait" appearance="light"/>',
    attributes='toolsVersion="22154"',
)  # fmt: skip

CARD = nib(
    '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>'
    '<outlet property="view" destination="v" id="c"/></connections></placeholder>'
    '<view id="v" tag="3" alpha="0.5" contentMode="center"><rect key="frame" x="1" y="2" width="3" height="4"/>'
    '<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>'
    '<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="r"><range key="value" location="1" '
    'length="2"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">'
    '<real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>'
    '<tapGestureRecognizer numberOfTapsRequired="2" id="g"/>'
)

DOCUMENTS = {"App": APP, "Controls": CONTROLS, "Other": OTHER, "Card": CARD}

HOSTILE_VALUES = [
    "", "0", "-1", "1e308", "-1e308", "1e-320", "nan", "inf", "99999999999999999999", "9223372036854775807",
    "-9223372036854775808", "2147483648", "0:0", "YES", "\u202e", "a&#10;b", "../../etc/passwd", "%s%n", "UIWindow",
]  # fmt: skip


def check(tool, documents, *flags):
    """Reads all documents in one process, which must have something to say of each."""
    names = [tool.write(f"{number}.storyboard", content) for number, content in enumerate(documents)]
    result = tool.run("--json", *flags, *names)
    reports = result.reports
    said = [report["file"] for report in reports]
    assert said == names, f"The command ended with {result.status} at {documents[len(said)]!r}"
    assert result.status == (0 if all(report["ok"] for report in reports) else 1)
    assert result.error == ""
    for report in reports:
        assert report["ok"] or re.fullmatch(re.escape(report["file"]) + r":[0-9]+: [^\n]+", report["error"]), report
    return reports


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_truncated_document_is_refused(tool, name):
    content = DOCUMENTS[name].encode()
    end = content.rindex(b"</document>")
    reports = check(tool, [content[:length] for length in range(0, end, 7)])
    assert not any(report["ok"] for report in reports)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_with_a_flipped_bit_is_read_or_refused(tool, name):
    content = DOCUMENTS[name].encode()
    generator = random.Random(7)
    damaged = []
    for _ in range(600):
        place = generator.randrange(len(content))
        damaged.append(content[:place] + bytes([content[place] ^ 1 << generator.randrange(8)]) + content[place + 1 :])
    assert any(report["ok"] for report in check(tool, damaged, "--frames", "canvas"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_with_a_hostile_value_in_any_attribute_is_read(tool, name):
    content = DOCUMENTS[name]
    places = [match.span(1) for match in re.finditer(r'="([^"]*)"', content) if match.start() > 60]
    values = HOSTILE_VALUES
    damaged = [
        content[:start] + values[(number + turn) % len(values)] + content[end:]
        for number, (start, end) in enumerate(places)
        for turn in range(0, len(values), 3)
    ]
    reports = check(tool, damaged, "--frames", "canvas")
    assert all(report["ok"] for report in reports)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_without_one_of_its_lines_is_read_or_refused(tool, name):
    lines = DOCUMENTS[name].splitlines(keepends=True)
    check(tool, ["".join(lines[:number] + lines[number + 1 :]) for number in range(len(lines))], "--frames", "canvas")
    check(tool, ["".join(lines[: number + 1] + lines[number:]) for number in range(len(lines))], "--frames", "canvas")
