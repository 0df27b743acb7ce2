package import Foundation

/// How one view comes to look as it does now: the motion that an app asked for with `UIView.animate`.
package struct ViewMotion: Hashable, Sendable {
    /// How a view looks at one end of the motion.
    package struct Look: Hashable, Sendable {
        /// The middle in the superview's coordinates, in points.
        package var center: CGPoint
        /// The size without the transform, in points.
        package var size: CGSize
        /// The size of the superview, in points.
        package var container: CGSize
        /// The opacity, from 0 to 1.
        package var alpha: CGFloat
        /// The transform, as the six numbers of an affine one.
        package var transform: [CGFloat]
        /// The colour behind the content; nil for none.
        package var background: UIColor?
    }

    /// A part of the motion.
    package struct Step: Hashable, Sendable {
        /// How the view looks at the beginning of the step.
        package var start: Look
        /// How the view looks at the end of the step.
        package var end: Look
        /// When the step begins, as a share of the motion.
        package var beginning = 0.0
        /// When the step is over, as a share of the motion.
        package var ending = 1.0
    }

    /// The number of the view in its scene.
    package var view: Int32
    /// The number of the block that made the changes; one that began later has a greater number.
    package var block: Int
    /// The revision of the scene in which the changes were made.
    package var revision: Int
    /// How the view gets from the beginning to the end, the first step first; there is at least one.
    package var steps: [Step]
    /// Whether the view jumps to the end of each step when the step begins.
    package var jumps: Bool
    /// How long it takes and how it speeds up and slows down.
    package var timing: TransitionMotion.Timing

    /// How the view looks at the end, as the page shows it.
    package var end: Look? { steps.last?.end }
}

extension ViewMotion.Look {
    /// How a view looks now.
    @MainActor
    init(of view: UIView) {
        let transform = view.transform
        center = view.center
        size = view.bounds.size
        container = view.superview?.bounds.size ?? .zero
        alpha = view.alpha
        self.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        background = view.backgroundColor
    }
}

/// What a block of changes makes of a view's look.
@MainActor
struct LookChange {
    weak var view: UIView?
    let start: ViewMotion.Look
    let end: ViewMotion.Look

    /// Whether the view looks the same.
    var isNothing: Bool { start == end }

    /// Takes back what the block changed, and leaves the rest as it is.
    func undo() {
        guard let view else { return }
        if start.size != end.size { view.bounds.size = start.size }
        if start.center != end.center { view.center = start.center }
        if start.alpha != end.alpha { view.alpha = start.alpha }
        if start.background != end.background { view.backgroundColor = start.background }
        guard start.transform != end.transform else { return }
        let numbers = start.transform
        view.transform = CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension UIWindowScene {
    /// How many blocks of changes of one view are shown one after another in one revision.
    private static let greatestChainLength = 16

    /// Keeps motions of one block, together with those that other blocks gave the same views in this revision.
    final func add(_ motions: [ViewMotion]) {
        guard let block = motions.first?.block else { return }
        let views = Set(motions.map(\.view))
        var lengths: [Int32: Int] = [:]
        for motion in viewMotions where views.contains(motion.view) { lengths[motion.view, default: 0] += 1 }
        viewMotions.removeAll { motion in
            guard let length = lengths[motion.view] else { return false }
            return motion.revision != revision || length >= Self.greatestChainLength
        }
        // A block around another one began before it.
        let place = viewMotions.firstIndex { $0.block > block } ?? viewMotions.endIndex
        viewMotions.insert(contentsOf: motions, at: place)
    }
}

extension UIView {
    /// Keeps how the view looks before a change of it, where the change is to be animated.
    final func noteLook() {
        ViewMotionRecorder.current?.note(self)
    }
}
