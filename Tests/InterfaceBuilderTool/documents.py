"""Documents as Interface Builder saves them."""


def storyboard(*scenes, initial="", device="", attributes=""):
    """A storyboard with the objects of each scene."""
    first = f' initialViewController="{initial}"' if initial else ""
    body = "\n".join(
        f'<scene sceneID="scene-{number}">\n<objects>\n{objects}\n</objects>\n</scene>'
        for number, objects in enumerate(scenes)
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" {attributes}{first}>
{device}<scenes>
{body}
</scenes>
</document>
"""


def nib(objects):
    """A xib file."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<objects>
{objects}
</objects>
</document>
"""


def controller(identifier, content="", name="viewController", attributes="", size=(375, 667), y=0):
    """A controller with a view."""
    return f"""<{name} id="{identifier}" {attributes}>
<view key="view" contentMode="scaleToFill" id="{identifier}-view">
<rect key="frame" x="0.0" y="{y}" width="{size[0]}" height="{size[1]}"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
{content}
</view>
</{name}>"""


def view(identifier, frame, name="view", attributes="", content=""):
    """A view that stays where it is."""
    x, y, width, height = frame
    return (
        f'<{name} id="{identifier}" fixedFrame="YES" {attributes}>'
        f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{content}</{name}>'
    )


# A navigation controller, its root with everything that a report tells, and a scene in another file.
APP = storyboard(
    """<navigationController id="nav">
<navigationBar key="navigationBar" id="bar"/>
<connections><segue destination="list" kind="relationship" relationship="rootViewController" id="root"/></connections>
</navigationController>""",
    """<tableViewController storyboardIdentifier="List" id="list" customClass="ListController" customModule="App">
<tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="table">
<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
<prototypes>
<tableViewCell reuseIdentifier="Item" id="cell" customClass="ItemCell">
<rect key="frame" x="0.0" y="28" width="375" height="44"/>
<tableViewCellContentView key="contentView" id="content">
<subviews>
<label text="Name" id="name" fixedFrame="YES"><rect key="frame" x="16" y="11" width="120" height="21"/></label>
</subviews>
</tableViewCellContentView>
<connections>
<outlet property="nameLabel" destination="name" id="c1"/>
<segue destination="detail" kind="show" identifier="showDetail" destinationCreationSelector="makeDetail:" id="s1"/>
</connections>
</tableViewCell>
</prototypes>
<connections>
<outlet property="dataSource" destination="list" id="c2"/>
<outlet property="delegate" destination="list" id="c3"/>
</connections>
</tableView>
<navigationItem key="navigationItem" title="List" id="item">
<barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
<connections><action selector="add:" destination="list" id="c4"/></connections>
</barButtonItem>
</navigationItem>
</tableViewController>""",
    """<viewController id="detail">
<view key="view" id="detail-view" sparkle="YES">
<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
<subviews>
<button id="go" fixedFrame="YES" customClass="RoundButton">
<rect key="frame" x="16" y="64" width="100" height="44"/>
<userDefinedRuntimeAttributes>
<userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
</userDefinedRuntimeAttributes>
<connections>
<action selector="go:" destination="detail" eventType="touchUpInside" id="c5"/>
<segue destination="other" kind="presentation" id="s2"/>
<segue destination="exit" kind="unwind" unwindAction="unwind:" id="s3"/>
</connections>
</button>
</subviews>
</view>
<connections><outlet property="go" destination="go" id="c6"/></connections>
</viewController>
<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>""",
    '<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" id="other"/>',
    initial="nav",
)

OTHER = storyboard(controller("start", attributes='storyboardIdentifier="Start"'))
