package import Foundation

/// How one view comes to look as it does now: the motion that an app asked for with `UIView.animate`.
package struct ViewMotion: Hashable, Sendable {
    /// How a view looks at one end of the motion.
    package struct Look: Hashable, Sendable {
        /// The middle in the superview's coordinates, in points.
        package var center: CGPoint
        /// The size without the transform, in points.
        package var size: CGSize
        /// The opacity, from 0 to 1.
        package var alpha: CGFloat
        /// The transform, as the six numbers of an affine one.
        package var transform: [CGFloat]
        /// The colour behind the content; nil for none.
        package var background: UIColor?
    }

    /// The number of the view in its scene.
    package var view: Int32
    /// How the view looks at the beginning.
    package var start: Look
    /// How the view looks at the end, as the page shows it.
    package var end: Look
    /// How much larger the superview is at the beginning than at the end, in shares of its lengths.
    package var containerScale: CGSize
    /// How long it takes and how it speeds up and slows down.
    package var timing: TransitionMotion.Timing
}

extension ViewMotion.Look {
    /// How a view looks now.
    @MainActor
    init(of view: UIView) {
        let transform = view.transform
        center = view.center
        size = view.bounds.size
        alpha = view.alpha
        self.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        background = view.backgroundColor
    }
}

/// Keeps how views looked before a block of changes that are to be animated.
@MainActor
final class ViewMotionRecorder {
    /// The recorder of the block that runs at the moment.
    private(set) static var current: ViewMotionRecorder?

    private var starts: [(view: UIView, look: ViewMotion.Look)] = []
    private var known: Set<ObjectIdentifier> = []
    /// The recorder that is to know what this one does.
    private let outer: ViewMotionRecorder?
    /// How long the block's changes take on the page, in seconds.
    private let ownDuration: TimeInterval
    /// How long changes take that are made at the moment, in seconds.
    var duration: TimeInterval { outer?.duration ?? ownDuration }

    private init(within outer: ViewMotionRecorder? = nil, duration: TimeInterval = 0) {
        self.outer = outer
        ownDuration = duration
    }

    /// Keeps how a view looks that is about to change, unless that is known.
    func note(_ view: UIView) {
        outer?.note(view)
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        starts.append((view, ViewMotion.Look(of: view)))
    }

    /// Makes changes, and has the scenes of the views that they change show how these come about.
    static func record(_ timing: TransitionMotion.Timing, _ changes: () -> Void) {
        let outer = current
        let recorder = ViewMotionRecorder(duration: timing.duration)
        current = recorder
        changes()
        current = outer
        recorder.hand(over: timing)
    }

    /// Makes changes, and tells what they change of the looks of views; whether they are shown as motion stays as it is.
    static func looks(changedBy changes: () -> Void) -> [LookChange] {
        let recorder = ViewMotionRecorder(within: current)
        let outer = current
        current = recorder
        changes()
        current = outer
        return recorder.starts.map { LookChange(view: $0.view, start: $0.look, end: ViewMotion.Look(of: $0.view)) }
    }

    /// Makes changes of which nothing is shown but their end.
    static func withoutRecording(_ changes: () -> Void) {
        let outer = current
        current = nil
        changes()
        current = outer
    }

    private func hand(over timing: TransitionMotion.Timing) {
        // What lies in a view that grows or shrinks must not be stretched with it.
        for (view, look) in starts where look.size != view.bounds.size {
            for child in view.subviews { note(child) }
        }
        var scales: [ObjectIdentifier: CGSize] = [:]
        for (view, look) in starts { scales[ObjectIdentifier(view)] = look.scale(to: view.bounds.size) }
        for (view, look) in starts {
            guard let scene = view.owningScene else { continue }
            let scale = view.superview.flatMap { scales[ObjectIdentifier($0)] } ?? CGSize(width: 1, height: 1)
            let end = ViewMotion.Look(of: view)
            guard look != end || scale != CGSize(width: 1, height: 1) else { continue }
            let identifier = scene.identifier(for: view)
            scene.viewMotions.removeAll { $0.view == identifier }
            scene.viewMotions.append(
                ViewMotion(
                    view: identifier, start: look, end: end, containerScale: scale, timing: timing))
        }
    }
}

/// What a block of changes makes of a view's look.
@MainActor
struct LookChange {
    fileprivate weak var view: UIView?
    fileprivate let start: ViewMotion.Look
    fileprivate let end: ViewMotion.Look

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

extension ViewMotion.Look {
    /// The lengths here in shares of those of another size; 1 where one of them is nothing.
    fileprivate func scale(to other: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 && other.width > 0 ? size.width / other.width : 1,
            height: size.height > 0 && other.height > 0 ? size.height / other.height : 1)
    }
}

extension UIView {
    /// Keeps how the view looks before a change of it, where the change is to be animated.
    final func noteLook() {
        ViewMotionRecorder.current?.note(self)
    }
}
