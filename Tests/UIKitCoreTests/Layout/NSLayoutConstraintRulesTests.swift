import Foundation
import Testing

@testable import UIKitCore

@Suite("What UIKit refuses of a constraint with an exception is a scene fault")
@MainActor
struct NSLayoutConstraintRulesTests {
    private let test = TestScene()
    private let view = UIView()
    private let child = UIView()

    init() {
        test.window.addSubview(view)
        view.addSubview(child)
        _ = test.scene.takeFaults()
    }

    private func faults(of work: () -> Void) -> [SceneFault] {
        test.scene.inTurn(work)
        return test.scene.takeFaults()
    }

    @Test("Views of different hierarchies cannot be related")
    func noCommonAncestor() throws {
        let stranger = UILabel()
        let constraint = child.topAnchor.constraint(equalTo: stranger.bottomAnchor)
        let faults = faults { constraint.isActive = true }
        #expect(!constraint.isActive)
        #expect(
            faults == [
                SceneFault(
                    .generic,
                    "Unable to activate constraint with anchors UIView.top and UILabel.bottom because they have no "
                        + "common ancestor.  Does the constraint or its anchors reference items in different view "
                        + "hierarchies?  That's illegal."
                )
            ]
        )
    }

    @Test("A view cannot hold a constraint that leads out of it")
    func outsideOfSubtree() {
        let constraint = child.topAnchor.constraint(equalTo: view.topAnchor)
        let faults = faults { child.addConstraint(constraint) }
        #expect(faults.map(\.name) == [.generic])
        #expect(!constraint.isActive)
        #expect(child.constraints.isEmpty)
    }

    @Test("Numbers are finite", arguments: [CGFloat.nan, .infinity, -.infinity])
    func numbers(number: CGFloat) {
        let constraint = child.widthAnchor.constraint(equalToConstant: 10)
        #expect(faults { constraint.constant = number }.map(\.name) == [.invalidArgument])
        #expect(constraint.constant == 10)

        let born = faults { _ = child.widthAnchor.constraint(equalToConstant: number) }
        #expect(born.map(\.reason) == ["Constant is not finite!  That's illegal.  constant:\(number)"])

        var multiplied: NSLayoutConstraint?
        let faults = faults {
            multiplied = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
            multiplied?.isActive = true
        }
        #expect(faults.map(\.reason) == ["Multiplier is not finite!  That's illegal.  multiplier:\(number)"])
        #expect(multiplied?.isActive == false)
    }

    @Test(
        "Attributes are paired by what they measure",
        arguments: [
            (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.leading, false),
            (.width, .left, false), (.leading, .right, false), (.left, .trailingMargin, false),
            (.top, .notAnAttribute, false), (.notAnAttribute, .width, false),
            (.width, .height, true), (.leading, .centerX, true), (.right, .centerXWithinMargins, true),
            (.lastBaseline, .bottomMargin, true), (.height, .notAnAttribute, true),
        ]
    )
    func pairing(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, isLegal: Bool) {
        let faults = faults {
            let constraint = NSLayoutConstraint(
                item: child, attribute: first, relatedBy: .equal,
                toItem: second == .notAnAttribute ? nil : view, attribute: second, multiplier: 1, constant: 0)
            constraint.isActive = true
            #expect(constraint.isActive == isLegal)
        }
        #expect(faults.map(\.name) == (isLegal ? [] : [.invalidArgument]))
    }

    @Test("Only views and layout guides are related")
    func items() {
        let faults = faults {
            let constraint = NSLayoutConstraint(
                item: child, attribute: .top, relatedBy: .equal, toItem: "text", attribute: .top, multiplier: 1,
                constant: 0)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(faults.map(\.reason) == ["Constraint items must each be a view or layout guide."])
    }

    @Test("An active constraint does not become required, and priorities are above 0 and up to 1000")
    func priorities() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        #expect(faults { constraint.priority = .defaultLow }.isEmpty)
        #expect(faults { constraint.priority = .required }.map(\.name) == [.internalInconsistency])
        #expect(faults { constraint.priority = UILayoutPriority(0) }.map(\.name) == [.invalidArgument])
        #expect(faults { constraint.priority = UILayoutPriority(.nan) }.map(\.name) == [.invalidArgument])
        #expect(constraint.priority == .defaultLow)
        constraint.isActive = false
        #expect(faults { constraint.priority = .required }.isEmpty)
    }
}
