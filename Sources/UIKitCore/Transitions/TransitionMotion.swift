package import Foundation

/// What an animator changed about the views of a transition: the motion between the pages.
package struct TransitionMotion: Hashable, Sendable {
    /// How fast the motion is.
    package struct Timing: Hashable, Sendable {
        /// The length in seconds.
        package var duration: TimeInterval
        /// The wait in seconds.
        package var delay: TimeInterval
        /// The curve.
        package var curve: UIView.AnimationCurve
        /// The two control points of a curve of the app's own, or of what stands for a spring; nil for ``curve``.
        package var controlPoints: [CGFloat]?

        /// Whether what is shown before the motion is meant to be looked at, as a message that goes by itself.
        package var isLongAwaited: Bool { delay >= Self.longDelay }

        /// From how many seconds on that is so.
        private static let longDelay: TimeInterval = 0.5
    }

    /// How a view looks at one end of the motion.
    package struct Look: Hashable, Sendable {
        /// The place in the container, in points.
        package var frame: CGRect
        /// The opacity, from 0 to 1.
        package var alpha: CGFloat
        /// The transform, as the six numbers of an affine one.
        package var transform: [CGFloat]
    }

    /// The change of one view.
    package struct Change: Hashable, Sendable {
        /// How the view looks at the beginning.
        package var start: Look
        /// How the view looks at the end.
        package var end: Look
    }

    /// How long it takes and how it speeds up and slows down.
    package var timing: Timing
    /// What happens to the view that comes.
    package var incoming: Change?
    /// What happens to the view that goes.
    package var outgoing: Change?

    /// Creates a motion in which nothing moves.
    init(timing: Timing) {
        self.timing = timing
    }

    /// Adds what one block of changes did to a view.
    @MainActor
    mutating func extend(_ change: WritableKeyPath<Self, Change?>, from start: Look?, to view: UIView?) {
        guard let start, let view else { return }
        let end = Look(of: view)
        if self[keyPath: change] != nil {
            self[keyPath: change]?.end = end
        } else if end != start {
            self[keyPath: change] = Change(start: start, end: end)
        }
    }
}

extension TransitionMotion.Look {
    /// How a view looks now.
    @MainActor
    init(of view: UIView) {
        let transform = view.transform
        frame = view.untransformedFrame
        alpha = view.alpha
        self.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    }
}
