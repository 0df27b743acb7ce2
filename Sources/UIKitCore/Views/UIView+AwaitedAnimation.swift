public import Foundation

extension UIView {
    /// Makes changes that the page shows as motion, and waits until they are committed.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - animations: The changes, made at once.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            let wait = AnimationWait(continuation, otherwise: false)
            animate(withDuration: duration, animations: animations) { wait.end($0) }
        }
    }
}

extension UIViewPropertyAnimator {
    /// Waits for the end of the animation.
    ///
    /// - Returns: The position at which it ended; `current` for an animation that is given up without being finished.
    @discardableResult
    public final func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            let wait = AnimationWait(continuation, otherwise: UIViewAnimatingPosition.current)
            addCompletion { wait.end($0) }
        }
    }
}

/// Somebody who waits for the end of an animation, and goes on as well when an animation without an end is gone.
@MainActor
private final class AnimationWait<Outcome: Sendable> {
    private var continuation: CheckedContinuation<Outcome, Never>?
    private let otherwise: Outcome

    init(_ continuation: CheckedContinuation<Outcome, Never>, otherwise: Outcome) {
        self.continuation = continuation
        self.otherwise = otherwise
    }

    func end(_ outcome: Outcome) {
        continuation?.resume(returning: outcome)
        continuation = nil
    }

    isolated deinit {
        continuation?.resume(returning: otherwise)
    }
}
