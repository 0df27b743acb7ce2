import Foundation
import Testing

@testable import UIKitCore

@Suite("An action that cannot be sent is reported in words for the developer")
@MainActor
struct ActionInvocationTests {
    @Test("A name that the class does not have suggests a similar one")
    func similarName() {
        #expect(report(of: "saev:") == "unrecognized selector sent to instance. Did you mean 'save:'?")
        #expect(report(of: "save") == "unrecognized selector sent to instance. Did you mean 'save:'?")
        #expect(
            report(of: "publish:")
                == "unrecognized selector sent to instance. "
                + "Mark the method @Action and its class @IBClass, or name it with #action."
        )
    }

    @Test("A sender of another type is named beside the expected one")
    func sender() {
        #expect(report(of: "save:", sender: 3) == "the method takes Swift.String, not Swift.Int.")
        #expect(report(of: "save:", sender: nil) == "the method takes Swift.String, not nil.")
    }

    @Test("A report is a scene fault with UIKit's exception name, and nothing is called")
    func fault() {
        #expect(!ActionInvocation("publish", sender: nil).perform(on: Target()))
        #expect(ActionInvocation("save:", sender: "").perform(on: Target()))
    }

    private func report(of selector: Selector, sender: Any? = "") -> String {
        do throws(UnresolvedAction) {
            try ActionInvocation(selector, sender: sender).call(on: Target())
            return "called"
        } catch {
            let prefix = "-[UIKitCoreTests.Target \(selector)]: "
            return error.description.replacingOccurrences(of: prefix, with: "")
        }
    }
}

final class Target: NSObject, InterfaceBuilderClass {
    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("save:") { (target: Target, sender) in target.save(sender) }
        return members
    }

    func save(_ sender: String) {}
}
