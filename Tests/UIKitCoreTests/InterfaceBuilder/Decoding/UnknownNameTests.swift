import Foundation
import Testing

@testable import UIKitCore

@Suite("Names that nobody knows are reported wherever they stand, and others nowhere")
@MainActor
struct UnknownNameTests {
    private func findings(_ text: String, loading: Bool = true) throws -> [InterfaceFinding] {
        let source = try TestDocument.source(text)
        source.logsFindings = false
        if source.document.kind == .nib {
            UINib(source: source).instantiate(withOwner: nil)
        } else if loading {
            UIStoryboard(source: source, name: "Test").instantiateInitialViewController()?.loadViewIfNeeded()
        }
        return source.findings
    }

    @Test("In the document, its resources, its scenes and its placeholders")
    func document() throws {
        let found = try findings(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" newAttribute="1"
            initialViewController="c"><dependencies><plugIn identifier="p" version="1"/></dependencies>
            <device id="retina6_12" orientation="portrait" appearance="light"/><newList/>
            <scenes><scene sceneID="s" newScene="1"><objects><viewController id="c"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" userLabel="First Responder"
            sceneMemberID="firstResponder" newHolder="1"/></objects>
            <point key="canvasLocation" x="1" y="2"/></scene></scenes>
            <resources><image name="a" width="1" height="1"/><newResource name="b"/></resources></document>
            """)
        #expect(found.map(\.name) == ["newAttribute", "newList", "newResource", "newScene", "newHolder"])
        #expect(found.first { $0.name == "newList" }?.line == 3)
    }

    @Test("In connections and segues")
    func connections() throws {
        let found = try findings(
            TestDocument.storyboard(
                initial: "c",
                """
                <viewController id="c"><view key="view" id="v"/><connections>
                <segue destination="c" kind="show" identifier="a" newSegue="1" id="s"><newPart/></segue>
                <outlet property="view" destination="v" newOutlet="1" id="o"/></connections></viewController>
                """))
        #expect(found.map(\.name) == ["newSegue", "newPart", "newOutlet"])
    }

    @Test("In sections of tables and in variations of constraints")
    func sections() throws {
        let found = try findings(
            TestDocument.storyboard(
                initial: "c",
                """
                <tableViewController id="c"><tableView key="view" dataMode="static" id="t"><sections>
                <tableViewSection id="s"><mutableString key="headerTitle">A header</mutableString><cells/><newPart/>
                </tableViewSection></sections>
                <view key="tableFooterView" id="f"><constraints>
                <constraint firstAttribute="width" constant="2" id="w"><variation key="widthClass=regular" newValue="1"/>
                </constraint></constraints></view></tableView></tableViewController>
                """))
        #expect(Set(found.map(\.name)) == ["newPart", "newValue"])
    }

    @Test("A controller of a kind that nobody knows is reported, and a plain one stands in for it")
    func controllers() throws {
        let source = try TestDocument.source(
            TestDocument.storyboard(initial: "c", "<noveltyViewController novel=\"1\" title=\"A\" id=\"c\"/>"))
        source.logsFindings = false
        let controller = UIStoryboard(source: source, name: "Test").instantiateInitialViewController()
        #expect(controller?.title == "A")
        #expect(source.findings.map(\.name) == ["noveltyViewController"])
    }

    @Test("How a command is shown, and what texts, fields and groups of newer versions have, is known")
    func known() throws {
        #expect(
            try findings(
                TestDocument.nib(
                    """
                    <button id="b"><menu key="menu" id="m"><children><command title="Delete" id="d">
                    <attributes key="attributes" destructive="YES"/></command></children></menu></button>
                    <segmentedControl id="s"><segments><segment><mutableString key="title">A</mutableString></segment>
                    </segments></segmentedControl>
                    <textField id="f"><textInputTraits key="textInputTraits"><textInputPasswordRules key="passwordRules"/>
                    </textInputTraits></textField>
                    <imageView adjustsImageWhenAncestorFocused="YES" id="i">
                    <inset key="insetFor6xAndEarlier" minX="0.0" minY="20" maxX="0.0" maxY="-20"/></imageView>
                    <application id="a"><menu key="mainMenu" id="mm"/></application>
                    """)
            ).isEmpty)
    }

    @Test("A text of white space alone stays one, and indentation is none")
    func whiteSpace() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <label id="l">
                <string key="text"> </string></label>
                <label id="m"><mutableString key="text">

                a</mutableString></label>
                <segmentedControl id="s"><segments><segment title=""><nil key="image"/></segment>
                <segment><mutableString key="title">B</mutableString></segment></segments></segmentedControl>
                """))
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(objects.compactMap { ($0 as? UILabel)?.text } == [" ", "\n\na"])
        #expect((objects[2] as? UISegmentedControl)?.titleForSegment(at: 1) == "B")
        #expect(source.document.root.text.isEmpty)
    }
}
