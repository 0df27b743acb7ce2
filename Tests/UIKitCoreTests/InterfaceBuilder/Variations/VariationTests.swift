import Foundation
import Testing

@testable import UIKitCore

@Suite("Variations hold under the traits that they name")
@MainActor
struct VariationTests {
    private static let compact = UITraitCollection { traits in
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
    }
    private static let regular = UITraitCollection { traits in
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
    }
    private static let flat = UITraitCollection { traits in
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .compact
    }

    /// A scene with the view of a controller.
    private struct Shown {
        let test: TestScene
        let controller: UIViewController
        let view: UIView

        @MainActor
        init(_ view: String, traits: UITraitCollection) throws {
            let test = TestScene()
            test.turn { test.scene.traitCollection = traits }
            let storyboard = try TestDocument.loaded(
                TestDocument.storyboard(initial: "a", "<viewController id=\"a\">\(view)</viewController>"))
            let controller = try #require(storyboard.instantiateInitialViewController())
            test.turn { test.window.rootViewController = controller }
            self.test = test
            self.controller = controller
            self.view = try #require(controller.view)
        }

        @MainActor
        func change(to traits: UITraitCollection) {
            test.turn { test.scene.traitCollection = traits }
        }
    }

    private static let properties = """
        <view key="view" id="v"><subviews>
        <stackView spacing="4" id="s"><subviews><label text="A" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        </label></subviews>
        <variation key="widthClass=compact" axis="vertical"/>
        <variation key="heightClass=compact-widthClass=compact" axis="horizontal" spacing="9"/>
        </stackView></subviews></view>
        """

    @Test("Properties change with the traits, the most exact variation first, and go back to what they were")
    func properties() throws {
        let shown = try Shown(Self.properties, traits: Self.compact)
        let stack = try #require(shown.view.subviews.first as? UIStackView)
        let label = try #require(stack.arrangedSubviews.first as? UILabel)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 4)
        #expect(label.font.pointSize == 17)
        shown.change(to: Self.flat)
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 9)
        shown.change(to: Self.regular)
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 4)
        #expect(label.font.pointSize == 30)
        shown.change(to: Self.compact)
        #expect(stack.axis == .vertical)
        #expect(label.font.pointSize == 17)
    }

    private static let masks = """
        <view key="view" id="v"><subviews>
        <view contentMode="scaleToFill" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
        <view contentMode="scaleToFill" tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
        <view contentMode="scaleToFill" tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="three"/>
        <view contentMode="scaleToFill" tag="4" translatesAutoresizingMaskIntoConstraints="NO" id="never"/>
        </subviews><constraints>
        <constraint firstItem="one" firstAttribute="width" constant="10" id="c1">
        <variation key="heightClass=compact" constant="5"/></constraint>
        <constraint firstItem="two" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
        <constraint firstItem="three" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
        <constraint firstItem="three" firstAttribute="top" secondItem="v" secondAttribute="top" constant="7" id="c4"/>
        <constraint firstItem="never" firstAttribute="top" secondItem="v" secondAttribute="top" id="c5"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="two"/><exclude reference="never"/></mask>
        <mask key="constraints"><exclude reference="c4"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="two"/></mask>
        <mask key="constraints"><include reference="c4"/><exclude reference="c3"/></mask></variation>
        </view>
        """

    private func constants(_ view: UIView) -> [CGFloat] {
        view.constraints.map(\.constant).sorted()
    }

    @Test("Views and constraints are installed under some traits, in their places, and others never")
    func masks() throws {
        let shown = try Shown(Self.masks, traits: Self.compact)
        let view = shown.view
        #expect(view.subviews.map(\.tag) == [1, 3])
        #expect(constants(view) == [0, 10])
        shown.change(to: Self.regular)
        #expect(view.subviews.map(\.tag) == [1, 2, 3])
        #expect(constants(view) == [0, 7, 10])
        #expect(view.constraints.contains { ($0.firstItem as? UIView)?.tag == 2 })
        shown.change(to: Self.flat)
        #expect(view.subviews.map(\.tag) == [1, 3])
        #expect(constants(view) == [0, 5])
        shown.change(to: Self.regular)
        #expect(constants(view) == [0, 7, 10])
        #expect(shown.test.scene.faults.isEmpty)
    }

    @Test("A constraint that is never installed is there for the app where an outlet leads to it")
    func constraintsOfOutlets() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="wide" destination="c2" id="o1"/>
                <outletCollection property="all" destination="c1" id="o2"/>
                <outletCollection property="all" destination="c3" id="o3"/></connections></placeholder>
                <view id="v"><constraints>
                <constraint firstAttribute="width" constant="1" id="c1"/>
                <constraint firstAttribute="width" constant="2" id="c2"/>
                <constraint firstAttribute="width" constant="3" id="c3"/>
                <constraint firstAttribute="width" constant="4" id="c4"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/>
                <exclude reference="c4"/></mask></variation></view>
                """))
        let owner = VariationOwner()
        let view = try #require(UINib(source: source).instantiate(withOwner: owner).first as? UIView)
        #expect(source.findings.isEmpty)
        #expect(constants(view) == [1])
        #expect(owner.all.map(\.constant) == [1, 3])
        #expect(owner.wide?.constant == 2)
        #expect(owner.all.map(\.isActive) == [true, false])
        NSLayoutConstraint.deactivate(owner.all)
        owner.wide?.isActive = true
        #expect(constants(view) == [2])
    }

    @Test("A collection has its other members where one of them is never made")
    func collectionsWithoutPlaceholders() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outletCollection property="all" destination="c1" id="o1"/>
                <outletCollection property="all" destination="c2" id="o2"/></connections></placeholder>
                <view id="v"><constraints>
                <constraint firstAttribute="width" constant="1" placeholder="YES" id="c1"/>
                <constraint firstAttribute="width" constant="2" id="c2"/></constraints></view>
                """))
        let owner = VariationOwner()
        UINib(source: source).instantiate(withOwner: owner)
        #expect(source.findings.isEmpty)
        #expect(owner.all.map(\.constant) == [2])
    }

    @Test("A view that is installed under no traits is there for the app, with what is in it, and in no other view")
    func viewsOfOutlets() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="hidden" destination="n" id="o1"/><outlet property="label" destination="l" id="o2"/>
                </connections></placeholder>
                <view id="v"><subviews><view tag="1" id="m"/>
                <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="n">
                <subviews><label text="In" id="l"/></subviews><constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="n" secondAttribute="top" id="c1"/></constraints>
                </view></subviews><constraints>
                <constraint firstItem="n" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="n"/></mask></variation></view>
                """))
        let owner = VariationOwner()
        let view = try #require(UINib(source: source).instantiate(withOwner: owner).first as? UIView)
        #expect(source.findings.isEmpty)
        #expect(view.subviews.map(\.tag) == [1])
        #expect(view.constraints.isEmpty)
        let hidden = try #require(owner.hidden)
        #expect(hidden.tag == 2)
        #expect(hidden.superview == nil)
        #expect(hidden.constraints.count == 1)
        #expect(owner.label?.text == "In")
        #expect(owner.label?.superview === hidden)
        view.addSubview(hidden)
        #expect(view.subviews.map(\.tag) == [1, 2])
    }

    @Test("In a cell, too, and the label of a style that is not installed stays empty")
    func viewsOfCells() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="hidden" destination="n" id="o1"/></connections></placeholder>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t" id="c">
                <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Title" id="t"/>
                <view tag="1" id="m"/><view tag="2" id="n"/></subviews><variation key="default"><mask key="subviews">
                <exclude reference="t"/><exclude reference="n"/></mask></variation></tableViewCellContentView>
                </tableViewCell>
                """))
        let owner = VariationOwner()
        let cell = try #require(UINib(source: source).instantiate(withOwner: owner).first as? UITableViewCell)
        #expect(source.findings.isEmpty)
        #expect(cell.contentView.subviews.map(\.tag).filter { $0 > 0 } == [1])
        #expect(cell.textLabel?.text == nil)
        #expect(owner.hidden?.tag == 2)
        #expect(owner.hidden?.superview == nil)
    }

    @Test("What comes and goes in a stack stands among the arranged views where the document has it")
    func stacks() throws {
        let shown = try Shown(
            """
            <stackView key="view" id="s"><subviews><view tag="1" id="a1"/><view tag="2" id="a2"/><view tag="3" id="a3"/>
            </subviews><variation key="heightClass=compact"><mask key="subviews"><exclude reference="a2"/></mask></variation>
            </stackView>
            """, traits: Self.flat)
        let stack = try #require(shown.view as? UIStackView)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 3])
        shown.change(to: Self.compact)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3])
        #expect(stack.subviews.map(\.tag).sorted() == [1, 2, 3])
    }

    @Test("A key that nobody knows is reported and holds nowhere")
    func unknownKeys() throws {
        let source = try TestDocument.source(
            TestDocument.nib("<view id=\"v\"><variation key=\"moon=full\" hidden=\"YES\"/></view>"))
        source.logsFindings = false
        let view = try #require(UINib(source: source).instantiate(withOwner: nil).first as? UIView)
        #expect(!view.isHidden)
        #expect(source.findings.map(\.reason) == ["<variation> has key=\"moon=full\", which cannot be read."])
    }
}

private final class VariationOwner: NSObject, InterfaceBuilderClass {
    var wide: NSLayoutConstraint?
    var all: [NSLayoutConstraint] = []
    weak var hidden: UIView?
    weak var label: UILabel?

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addOutlet("wide", \VariationOwner.wide)
        members.addOutletCollection("all", \VariationOwner.all)
        members.addOutlet("hidden", \VariationOwner.hidden)
        members.addOutlet("label", \VariationOwner.label)
        return members
    }
}
