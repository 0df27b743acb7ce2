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
        #expect(
            faults == [
                SceneFault(
                    .generic,
                    "Unable to install constraint on view.  Does the constraint reference something from outside the "
                        + "subtree of the view?  That's illegal. constraint:UIView.top and UIView.top view:UIView")
            ])
        #expect(!constraint.isActive)
        #expect(child.constraints.isEmpty)
    }

    @Test("Numbers are finite", arguments: [CGFloat.nan, .infinity, -.infinity])
    func numbers(number: CGFloat) {
        let constraint = child.widthAnchor.constraint(equalToConstant: 10)
        #expect(
            faults { constraint.constant = number } == [
                SceneFault(.invalidArgument, "Constant is not finite!  That's illegal.  constant:\(number)")
            ])
        #expect(constraint.constant == 10)

        let born = faults { _ = child.widthAnchor.constraint(equalToConstant: number) }
        #expect(born.map(\.reason) == ["Constant is not finite!  That's illegal.  constant:\(number)"])

        var multiplied: NSLayoutConstraint?
        let faults = faults {
            multiplied = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
            multiplied?.isActive = true
        }
        #expect(faults.count == 1)
        #expect(faults.first?.reason.hasPrefix("NSLayoutConstraint for <UIView") == true)
        #expect(
            faults.first?.reason.hasSuffix(">: Multiplier is not finite!  That's illegal.  multiplier:\(number)")
                == true)
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
        let reasons = [
            "Invalid pairing of layout attributes",
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither.",
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
            "Invalid layout attribute: a constraint needs an attribute of its first item.",
        ]
        #expect(
            faults.allSatisfy { fault in
                fault.reason.hasPrefix("NSLayoutConstraint for <UIView")
                    && reasons.contains { fault.reason.hasSuffix(">: " + $0) }
            })
    }

    @Test("A constraint on a view that is gone is refused as one without a common ancestor")
    func freedView() {
        var constraint: NSLayoutConstraint?
        do {
            let gone = UILabel()
            constraint = child.leadingAnchor.constraint(equalTo: gone.trailingAnchor)
        }
        let faults = faults { constraint?.isActive = true }
        #expect(
            faults.map(\.reason) == [
                "Unable to activate constraint with anchors UIView.leading and (nil).trailing because they have no "
                    + "common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal."
            ])
        #expect(constraint?.isActive == false)
    }

    @Test("A view that left takes its constraints with it, which can then be made active only where it is")
    func removedView() {
        let constraint = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        constraint.isActive = true
        child.removeFromSuperview()
        #expect(!constraint.isActive)
        let refused = faults { constraint.isActive = true }
        #expect(refused.map(\.name) == [.generic])
        #expect(refused.first?.reason.hasPrefix("Unable to activate constraint with anchors UIView.leading") == true)
        view.addSubview(child)
        #expect(faults { constraint.isActive = true }.isEmpty)
        #expect(constraint.isActive)
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
        #expect(faults.count == 1)
        #expect(faults.first?.reason.hasPrefix("NSLayoutConstraint for <UIView") == true)
        #expect(faults.first?.reason.hasSuffix(">: Constraint items must each be a view or layout guide.") == true)
        let nothing = self.faults {
            _ = NSLayoutConstraint(
                item: "text", attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        }
        #expect(
            nothing.map(\.reason) == [
                "NSLayoutConstraint for (null): Constraint items must each be a view or layout guide."
            ])
    }

    @Test("An active constraint does not become required, and priorities are above 0 and up to 1000")
    func priorities() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        #expect(faults { constraint.priority = .defaultLow }.isEmpty)
        #expect(
            faults { constraint.priority = .required } == [
                SceneFault(
                    .internalInconsistency,
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                        + "supported.  You passed priority 1000 and the existing priority was 250.")
            ])
        for (number, text) in [
            (Float(0), "0"), (-1, "-1"), (1_000.5, "1000.5"), (.nan, "nan"), (.infinity, "inf"),
        ] {
            #expect(
                faults { constraint.priority = UILayoutPriority(number) } == [
                    SceneFault(
                        .invalidArgument,
                        "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
                            + "NSLayoutPriorityRequired, which is 1000.000000.")
                ])
        }
        #expect(constraint.priority == .defaultLow)
        constraint.isActive = false
        #expect(faults { constraint.priority = .required }.isEmpty)
    }
}
