import Foundation
import Testing

@testable import UIKitCore

@Suite("Constraints are what the document says")
@MainActor
struct ConstraintDecodingTests {
    /// The constraints of a view with two subviews, by their identifiers, and what was found.
    private func decoded(
        _ constraints: String, guides: String = ""
    ) throws -> (constraints: [String: NSLayoutConstraint], view: UIView, source: InterfaceSource) {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
                <scrollView id="a" translatesAutoresizingMaskIntoConstraints="NO">
                <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="fr"/>
                </scrollView><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="layoutMargins" id="margins"/>
                <viewLayoutGuide key="readableContent" id="readable"/><viewLayoutGuide key="keyboard" id="keys"/>
                <constraints>\(constraints)</constraints></view>
                """))
        source.logsFindings = false
        let view = try #require(UINib(source: source).instantiate(withOwner: nil).first as? UIView)
        let named = view.constraints.compactMap { constraint in constraint.identifier.map { ($0, constraint) } }
        return (Dictionary(named) { $1 }, view, source)
    }

    @Test("Relations, multipliers in every form, priorities and constants")
    func parts() throws {
        let (constraints, view, source) = try decoded(
            """
            <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="b" \
            secondAttribute="width" multiplier="1:2" constant="-3.5" priority="750" identifier="ratio"/>
            <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" secondItem="a" \
            secondAttribute="width" multiplier="16/9" identifier="slash"/>
            <constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height" \
            multiplier="0.25" identifier="number"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" identifier="own"/>
            <constraint firstItem="b" firstAttribute="height" constant="44" placeholder="YES" identifier="design"/>
            """)
        #expect(Set(constraints.keys) == ["ratio", "slash", "number", "own"])
        #expect(constraints["ratio"]?.relation == .greaterThanOrEqual)
        #expect(constraints["ratio"]?.multiplier == 0.5)
        #expect(constraints["ratio"]?.constant == -3.5)
        #expect(constraints["ratio"]?.priority == .defaultHigh)
        #expect(constraints["slash"]?.relation == .lessThanOrEqual)
        #expect(constraints["slash"]?.multiplier == CGFloat(16.0 / 9))
        #expect(constraints["number"]?.multiplier == 0.25)
        #expect(constraints["own"]?.firstItem === view)
        #expect(constraints["own"]?.priority == .required)
        #expect(source.findings.isEmpty)
    }

    @Test(
        "Every attribute has its place",
        arguments: [
            ("left", NSLayoutConstraint.Attribute.left), ("right", .right), ("top", .top), ("bottom", .bottom),
            ("leading", .leading), ("trailing", .trailing), ("centerX", .centerX), ("centerY", .centerY),
            ("baseline", .lastBaseline), ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin),
            ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
            ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin), ("width", .width),
            ("height", .height), ("centerXWithinMargins", .centerXWithinMargins),
            ("centerYWithinMargins", .centerYWithinMargins),
        ])
    func attributes(name: String, attribute: NSLayoutConstraint.Attribute) throws {
        let (constraints, _, source) = try decoded(
            "<constraint firstItem=\"b\" firstAttribute=\"\(name)\" secondItem=\"v\" secondAttribute=\"\(name)\" "
                + "identifier=\"x\"/>")
        #expect(constraints["x"]?.firstAttribute == attribute)
        #expect(constraints["x"]?.secondAttribute == attribute)
        #expect(source.findings.isEmpty)
    }

    @Test("Guides are constraint items by their identifiers")
    func guides() throws {
        func constraint(_ guide: String) -> String {
            "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"\(guide)\" secondAttribute=\"top\" "
                + "identifier=\"\(guide)\"/>"
        }
        let names = ["safe", "margins", "readable", "keys", "content", "fr"]
        let (constraints, view, source) = try decoded(names.map(constraint).joined())
        let scroll = try #require(view.subviews.first as? UIScrollView)
        #expect(constraints["safe"]?.secondItem === view.safeAreaLayoutGuide)
        #expect(constraints["margins"]?.secondItem === view.layoutMarginsGuide)
        #expect(constraints["readable"]?.secondItem === view.readableContentGuide)
        #expect(constraints["keys"]?.secondItem === view.keyboardLayoutGuide)
        #expect(constraints["content"]?.secondItem === scroll.contentLayoutGuide)
        #expect(constraints["fr"]?.secondItem === scroll.frameLayoutGuide)
        #expect(source.findings.isEmpty)
    }

    @Test("A symbolic distance is the constant beside it, or else the standard one")
    func symbolic() throws {
        let (constraints, _, _) = try decoded(
            """
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="12" \
            symbolic="YES" identifier="stated"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" \
            identifier="siblings"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" symbolic="YES" \
            identifier="edge"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" symbolic="YES" \
            identifier="safe"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" symbolic="YES" \
            identifier="side"/>
            """)
        #expect(constraints["stated"]?.constant == 12)
        #expect(constraints["siblings"]?.constant == 8)
        #expect(constraints["edge"]?.constant == 20)
        #expect(constraints["safe"]?.constant == 8)
        #expect(constraints["side"]?.constant == 20)
    }

    @Test("What cannot be read is reported with its line, and the default stands")
    func garbage() throws {
        let (constraints, _, source) = try decoded(
            """
            <constraint firstItem="a" firstAttribute="width" relation="about" secondItem="b" secondAttribute="width" \
            multiplier="1:0" constant="wide" priority="2000" symbolType="x" identifier="odd"/>
            <constraint firstItem="a" firstAttribute="girth" constant="3" identifier="unknown"/>
            <constraint firstItem="gone" firstAttribute="width" constant="3" identifier="dangling"/>
            """)
        let odd = try #require(constraints["odd"])
        #expect(odd.relation == .equal)
        #expect(odd.multiplier == 1)
        #expect(odd.constant == 0)
        #expect(odd.priority == .required)
        #expect(constraints.count == 1)
        #expect(
            Set(source.findings.filter { $0.kind == .unreadableValue }.map(\.name))
                == ["relation", "multiplier", "constant", "priority", "firstAttribute"])
        #expect(source.findings.count { $0.kind == .unresolvedConnection } == 1)
        #expect(source.findings.allSatisfy { $0.line >= 9 })
    }
}
