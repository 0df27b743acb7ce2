import Foundation

@testable import UIKitCore

/// Notes what its methods are called with.
final class Observer: NSObject, InterfaceBuilderClass {
    var numbers: [Int] = []
    var continuation: CheckedContinuation<Void, Never>?

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("changed:") { (target: Observer, notification: Notification) in
            target.note(notification.userInfo?["number"] as? Int ?? 0)
        }
        members.addAction("note:") { (target: Observer, number) in target.note(number) }
        members.addAction("finish") { (target: Observer) in target.finish() }
        return members
    }

    func note(_ number: Int) {
        numbers.append(number)
        finish(ifObserved: number == 7)
    }

    func finish() {
        finish(ifObserved: true)
    }

    private func finish(ifObserved isObserved: Bool) {
        guard isObserved, let continuation else { return }
        self.continuation = nil
        continuation.resume()
    }
}
