import Foundation

/// Keeps how views looked before a block of changes that are to be animated.
@MainActor
final class ViewMotionRecorder {
    /// The recorder of the block that runs at the moment.
    private(set) static var current: ViewMotionRecorder?
    /// How long what is recorded at the moment waits for what it follows, in seconds.
    private static var lead: TimeInterval = 0
    /// How many motions that one follows what is recorded at the moment.
    private static var followed = 0
    private static var blockCount = 0

    private var starts: [(view: UIView, look: ViewMotion.Look)] = []
    private var known: Set<ObjectIdentifier> = []
    /// The steps of each view, in the order in which they were made.
    private var steps: [ObjectIdentifier: [ViewMotion.Step]] = [:]
    /// The recorder that is to know what this one does.
    private let outer: ViewMotionRecorder?
    /// How long the block's changes take on the page, in seconds.
    private let ownDuration: TimeInterval
    /// How long changes take that are made at the moment, in seconds.
    var duration: TimeInterval { outer?.duration ?? ownDuration }

    /// Whether steps made here are those of the block around it.
    private let passesSteps: Bool

    private init(within outer: ViewMotionRecorder? = nil, duration: TimeInterval = 0, passesSteps: Bool = false) {
        self.outer = outer
        ownDuration = duration
        self.passesSteps = passesSteps
    }

    /// The recorder to which steps belong.
    private var block: ViewMotionRecorder { passesSteps ? outer?.block ?? self : self }

    /// Keeps how a view looks that is about to change, unless that is known.
    func note(_ view: UIView) {
        outer?.note(view)
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        starts.append((view, ViewMotion.Look(of: view)))
    }

    // MARK: Blocks

    /// Makes changes, and has the scenes of the views that they change show how these come about.
    ///
    /// - Parameters:
    ///   - timing: How long it takes and how it speeds up and slows down.
    ///   - jumps: Whether views jump to the end of each step when the step begins.
    ///   - changes: The changes.
    static func record(_ timing: TransitionMotion.Timing, jumps: Bool = false, _ changes: () -> Void) {
        blockCount += 1
        let block = blockCount
        let recorder = ViewMotionRecorder(duration: timing.duration)
        recorder.run(changes)
        var timing = timing
        timing.delay += lead
        recorder.handOver(timing, jumps: jumps, block: block)
    }

    /// Makes changes that take a part of the time of the block around them; without one they are made all the same.
    ///
    /// - Parameters:
    ///   - beginning: When they begin, as a share of the whole.
    ///   - length: How long they take, as a share of the whole.
    ///   - changes: The changes.
    static func step(at beginning: Double, length: Double, _ changes: () -> Void) {
        guard let current else { return changes() }
        let recorder = ViewMotionRecorder(within: current)
        recorder.run(changes)
        let beginning = share(beginning)
        let ending = max(share(beginning + length), beginning)
        for change in recorder.changes() where !change.isNothing {
            guard let view = change.view else { continue }
            current.block.steps[ObjectIdentifier(view), default: []].append(
                ViewMotion.Step(start: change.start, end: change.end, beginning: beginning, ending: ending))
        }
    }

    /// Calls what follows a motion that was recorded, after the commit: what is recorded then begins when that motion is over.
    ///
    /// What follows one that waits long is called when that is over, as it may take away what is to be looked at meanwhile.
    /// Where motions follow each other on and on, as those that repeat themselves do, the rest is left for the next commit.
    static func follow(_ timing: TransitionMotion.Timing, with completion: @escaping @MainActor (Bool) -> Void) {
        // Outside the turn of a scene the motion may be on its way to the page before what follows.
        guard let scene = UIApplication.shared.sceneInTurn else {
            return UIApplication.shared.afterCommit { completion(true) }
        }
        guard followed < mostFollowed else { return scene.addLaterCompletion { completion(true) } }
        let time = min(lead + max(timing.delay, 0) + max(timing.duration, 0), longestLead)
        if timing.isLongAwaited {
            return DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak scene] in
                scene?.addTransitionCompletion { completion(true) }
            }
        }
        let count = followed + 1
        scene.addTransitionCompletion {
            let before = (Self.lead, Self.followed)
            (Self.lead, Self.followed) = (time, count)
            completion(true)
            (Self.lead, Self.followed) = before
        }
    }

    /// Makes changes, and tells what they change of the looks of views; whether they are shown as motion stays as it is.
    static func looks(changedBy changes: () -> Void) -> [LookChange] {
        let recorder = ViewMotionRecorder(within: current, passesSteps: true)
        recorder.run(changes)
        return recorder.starts.map { LookChange(view: $0.view, start: $0.look, end: ViewMotion.Look(of: $0.view)) }
    }

    /// Makes changes of which nothing is shown but their end.
    static func withoutRecording(_ changes: () -> Void) {
        let outer = current
        current = nil
        changes()
        current = outer
    }

    private static let longestLead: TimeInterval = 60
    private static let mostFollowed = 20

    private static func share(_ number: Double) -> Double {
        number.isFinite ? min(max(number, 0), 1) : 0
    }

    private func run(_ changes: () -> Void) {
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
    }

    // MARK: Changes

    /// What became of the views that are known, and of what lies in them.
    private func changes() -> [LookChange] {
        // What lies in a view that grows or shrinks must not be stretched with it.
        for (view, look) in starts where look.size != view.bounds.size {
            for child in view.subviews { note(child) }
        }
        var sizes: [ObjectIdentifier: CGSize] = [:]
        for (view, look) in starts { sizes[ObjectIdentifier(view)] = look.size }
        return starts.map { view, look in
            var start = look
            let end = ViewMotion.Look(of: view)
            start.container = view.superview.flatMap { sizes[ObjectIdentifier($0)] } ?? end.container
            return LookChange(view: view, start: start, end: end)
        }
    }

    private func handOver(_ timing: TransitionMotion.Timing, jumps: Bool, block: Int) {
        var motions: [ObjectIdentifier: (scene: UIWindowScene, motions: [ViewMotion])] = [:]
        for change in changes() {
            guard let view = change.view, let scene = view.owningScene else { continue }
            let steps = self.steps(of: view, from: change.start, to: change.end)
            guard !steps.isEmpty else { continue }
            let motion = ViewMotion(
                view: scene.identifier(for: view), block: block, revision: scene.revision, steps: steps, jumps: jumps,
                timing: timing)
            motions[ObjectIdentifier(scene), default: (scene, [])].motions.append(motion)
        }
        for (scene, motions) in motions.values { scene.add(motions) }
    }

    /// The steps of a view; what changed outside of them takes the whole time.
    private func steps(of view: UIView, from start: ViewMotion.Look, to end: ViewMotion.Look) -> [ViewMotion.Step] {
        var look = start
        var steps: [ViewMotion.Step] = []
        for step in self.steps[ObjectIdentifier(view)] ?? [] {
            if step.start != look { steps.append(ViewMotion.Step(start: look, end: step.start)) }
            steps.append(step)
            look = step.end
        }
        if look != end { steps.append(ViewMotion.Step(start: look, end: end)) }
        return steps
    }
}
