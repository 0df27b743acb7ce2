public import Foundation

/// Several changes of layers as one.
///
/// Layers have no animations here, so that changes show at once however they are made; what is to be done after them is
/// done once the page is up to date. QuartzCore: `CATransaction`.
@MainActor
public enum CATransaction {
    private struct Level {
        var disablesActions = false
        var duration: TimeInterval = 0.25
        var completion: (@MainActor () -> Void)?
    }

    private static var levels: [Level] = []

    private static var present: Level {
        get { levels.last ?? Level() }
        set { if !levels.isEmpty { levels[levels.count - 1] = newValue } }
    }

    /// Begins a transaction within the present one.
    ///
    /// One that nobody ends ends with the next commit.
    public static func begin() {
        if levels.isEmpty {
            UIApplication.shared.afterCommit { while !levels.isEmpty { commit() } }
        }
        var level = present
        level.completion = nil
        levels.append(level)
    }

    /// Ends the transaction that was begun last; its completion is called after the next commit.
    public static func commit() {
        guard let level = levels.popLast() else { return }
        if let completion = level.completion { UIApplication.shared.afterCommit(completion) }
    }

    /// Does nothing: changes show when the answer is written.
    public static func flush() {}

    /// Whether layers change without animation; they always do.
    public static func disableActions() -> Bool { present.disablesActions }

    /// Kept for the app: layers always change without animation.
    public static func setDisableActions(_ flag: Bool) {
        present.disablesActions = flag
    }

    /// How long animations were to take, in seconds.
    public static func animationDuration() -> TimeInterval { present.duration }

    /// Kept for the app: layers change at once.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        present.duration = duration
    }

    /// What is called after the transaction.
    public static func completionBlock() -> (@MainActor () -> Void)? { present.completion }

    /// Has something done once the changes of the transaction are shown.
    ///
    /// Outside of a transaction it is done after the next commit.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard levels.isEmpty else {
            present.completion = block
            return
        }
        if let block { UIApplication.shared.afterCommit(block) }
    }
}
