import Foundation
import Testing

@testable import UIKitCore

/// Targets of a control: how they are called, how often, and how long.
@MainActor
@Suite struct ControlTargetTests {
    final class Receiver: NSObject, InterfaceBuilderClass {
        var calls: [String] = []

        static var interfaceBuilderMembers: InterfaceBuilderMembers {
            var members = InterfaceBuilderMembers()
            members.addAction("plain") { (target: Receiver) in target.calls.append("plain") }
            members.addAction("from:") { (target: Receiver, sender: UIControl) in
                target.calls.append("from \(sender.tag)")
            }
            members.addAction("from:with:") { (target: Receiver, sender: UIControl, event: UIEvent) in
                target.calls.append("from \(sender.tag) with \(type(of: event))")
            }
            return members
        }
    }

    private let control = UIControl()

    @Test func everyShapeIsCalledInTheOrderOfRegistration() {
        let receiver = Receiver()
        control.tag = 7
        for action in ["from:with:", "plain", "from:"] as [Selector] {
            control.addTarget(receiver, action: action, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["from 7 with UIEvent", "plain", "from 7"])
    }

    @Test func aTargetThatIsAddedTwiceIsCalledOnce() {
        let receiver = Receiver()
        control.addTarget(receiver, action: "plain", for: .touchUpInside)
        control.addTarget(receiver, action: "plain", for: .touchUpInside)
        control.addTarget(receiver, action: "plain", for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["plain"])
        control.sendActions(for: .valueChanged)
        #expect(receiver.calls == ["plain", "plain"])
        control.removeTarget(receiver, action: "plain", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(receiver.calls == ["plain", "plain", "plain"])
    }

    @Test func targetsAreNotKeptAlive() {
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            control.addTarget(receiver, action: "plain", for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }
}
