import Foundation
import Testing

@testable import UIKitCore

/// A constraint of an app's own class, such as one that follows the keyboard or is as thin as a pixel.
final class DecodedConstraint: NSLayoutConstraint, InterfaceBuilderClass {
    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addInspectableProperty("factor", \DecodedConstraint.factor)
        members.addOutlet("view", \DecodedConstraint.view)
        return members
    }

    var factor: CGFloat = 1
    var view: UIView?
    private(set) var constantWhenAwake: CGFloat?

    override func awakeFromNib() {
        super.awakeFromNib()
        constantWhenAwake = view == nil ? nil : constant * factor
    }
}

@Suite("Constraints of an app's own classes")
@MainActor
struct ConstraintClassTests {
    private func constraint(
        _ attributes: String, _ children: String = ""
    ) throws -> (NSLayoutConstraint, UIView, InterfaceSource) {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="height" constant="20" identifier="h" id="h" \(attributes)>
                \(children)</constraint>
                </constraints></view>
                """))
        source.logsFindings = false
        let view = try #require(UINib(source: source).instantiate(withOwner: nil).first as? UIView)
        let found = [view] + view.subviews
        return (try #require(found.flatMap(\.constraints).first { $0.identifier == "h" }), view, source)
    }

    @Test("A constraint is of its class, gets its values and outlets, and is awoken with them")
    func classOfApp() throws {
        let (made, view, source) = try constraint(
            "customClass=\"DecodedConstraint\" customModule=\"UIKitCoreTests\"",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="factor"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="view" destination="a" id="1"/></connections>
            """)
        #expect(source.findings.isEmpty)
        let constraint = try #require(made as? DecodedConstraint)
        #expect(constraint.firstItem === view.subviews[0])
        #expect(constraint.firstAttribute == .height)
        #expect(constraint.constant == 20)
        #expect(constraint.isActive)
        #expect(constraint.view === view.subviews[0])
        #expect(constraint.constantWhenAwake == 10)
    }

    @Test("Runtime attributes set what constraints of UIKit have, too")
    func runtimeAttributes() throws {
        let (made, _, source) = try constraint(
            "priority=\"750\"",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="constant"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="priority"><integer key="value" value="250"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """)
        #expect(source.findings.isEmpty)
        #expect(made.constant == 0.5)
        #expect(made.priority == .defaultLow)
    }

    @Test("A class that is missing is reported, as is a child that nobody knows")
    func missing() throws {
        let (made, _, source) = try constraint("customClass=\"NoSuchConstraint\"", "<novelty/>")
        #expect(type(of: made) == NSLayoutConstraint.self)
        #expect(source.findings.map(\.kind) == [.missingClass, .unknownElement])
        #expect(source.findings.map(\.name) == ["NoSuchConstraint", "novelty"])
    }
}
