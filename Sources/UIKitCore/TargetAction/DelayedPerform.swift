import Foundation

/// A call of an object's method that waits for its delay.
@MainActor
final class DelayedPerform {
    private let target: NSObject
    /// The method.
    let selector: Selector
    private let argument: Any?

    private static var pending: [ObjectIdentifier: [DelayedPerform]] = [:]

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    /// Makes the call after a delay in seconds, unless it is cancelled before.
    static func schedule(_ call: DelayedPerform, after delay: TimeInterval) {
        pending[ObjectIdentifier(call.target), default: []].append(call)
        let deadline = DispatchTime.now() + max(0, delay)
        DispatchQueue.main.asyncAfter(deadline: deadline) {
            call.performIfPending()
        }
    }

    /// Forgets calls of an object's methods.
    static func cancel(target: AnyObject, where isCancelled: (DelayedPerform) -> Bool) {
        let identifier = ObjectIdentifier(target)
        guard var calls = pending[identifier] else { return }
        calls.removeAll(where: isCancelled)
        pending[identifier] = calls.isEmpty ? nil : calls
    }

    /// Whether the argument is the same object, an equal value, or likewise nil.
    func hasArgument(equalTo other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): true
        case (let argument?, let other?):
            if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
                argument == other
            } else {
                argument as AnyObject === other as AnyObject
            }
        default: false
        }
    }

    private func performIfPending() {
        let identifier = ObjectIdentifier(target)
        guard Self.pending[identifier]?.contains(where: { $0 === self }) == true else { return }
        Self.cancel(target: target) { $0 === self }
        target.perform(selector, with: argument)
    }
}
