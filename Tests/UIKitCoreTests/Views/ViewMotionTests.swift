import Foundation
import Testing

@testable import UIKitCore

@Suite("Motion of views")
@MainActor
struct ViewMotionTests {
    private let test = TestScene()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        test.turn { test.window.addSubview(view) }
    }

    private var motions: [ViewMotion] { test.scene.viewMotions }

    @Test("what a block changes is kept with both ends and its timing")
    func block() throws {
        UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveEaseIn) {
            view.alpha = 0
            view.frame.origin.x = 60
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
        }
        let motion = try #require(motions.first)
        #expect(motions.count == 1)
        #expect(motion.view == view.viewIdentifier)
        #expect(motion.timing == TransitionMotion.Timing(duration: 0.5, delay: 0.1, curve: .easeIn))
        #expect(motion.steps.count == 1)
        let step = try #require(motion.steps.first)
        #expect(step.beginning == 0 && step.ending == 1)
        #expect(step.start.alpha == 1)
        #expect(step.end.alpha == 0)
        #expect(step.start.center == CGPoint(x: 60, y: 45))
        #expect(step.end.center == CGPoint(x: 110, y: 45))
        #expect(step.start.transform == [1, 0, 0, 1, 0, 0])
        #expect(step.end.transform == [2, 0, 0, 2, 0, 0])
        #expect(step.start.background == nil)
        #expect(step.end.background == .red)
    }

    @Test("a spring told by its bounce is the one of the damping that is left")
    func springsByBounce() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.turn { test.window.addSubview(other) }
        UIView.animate(springDuration: 0.4, bounce: 0.25) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) {
            other.alpha = 0.5
        }
        #expect(motions.count == 2)
        #expect(motions.first?.timing == motions.last?.timing)
    }

    @Test("an animator that pauses at its end calls its completions when it is finished")
    func pausingAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        test.turn { animator.startAnimation() }
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(ends == [])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    @Test("an animator that runs back leaves views as they were")
    func reversedAnimator() {
        let before = view.frame
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.alpha = 0.2
            view.frame = CGRect(x: 90, y: 0, width: 10, height: 10)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
        }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.isReversed = true
        test.turn { animator.startAnimation() }
        #expect(ends == [.start] && animator.state == .inactive && animator.fractionComplete == 0)
        #expect(view.alpha == 1 && view.frame == before && view.transform == .identity)
        #expect(view.backgroundColor == nil)
        #expect(motions.isEmpty)
    }

    @Test("an animator that is finished at its start takes its own changes back, and no others")
    func animatorFinishedAtItsStart() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.2 }
        animator.startAnimation()
        animator.addAnimations { view.alpha = 0.1 }
        view.backgroundColor = .red
        #expect(view.alpha == 0.1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.alpha == 1 && view.backgroundColor == .red && animator.state == .inactive)
    }

    @Test("an animator that is finished before it ran makes its changes")
    func animatorFinishedBeforeItRan() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.2 }
        animator.addAnimations({ view.tag = 7 }, delayFactor: 0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active && view.alpha == 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(view.alpha == 0.2 && view.tag == 7)
    }

    @Test("blocks know how long their changes take, and views are taken away in one")
    func durations() {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 0.7) {
            #expect(UIView.inheritedAnimationDuration == 0.7)
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0.5 }
        }
        #expect(view.alpha == 0.5)
        var isFinished = false
        test.turn {
            UIView.perform(.delete, on: [view], animations: { test.window.alpha = 0.9 }) { isFinished = $0 }
        }
        #expect(isFinished && view.superview == nil && test.window.alpha == 0.9)
    }

    @Test("constraints that are laid out in the block move their views")
    func constraints() throws {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let width = bar.widthAnchor.constraint(equalToConstant: 20)
        test.turn {
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                width, bar.heightAnchor.constraint(equalToConstant: 10),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.topAnchor.constraint(equalTo: view.topAnchor),
            ])
        }
        width.constant = 80
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        let motion = try #require(motions.first { $0.view == bar.viewIdentifier })
        #expect(motion.steps.first?.start.size == CGSize(width: 20, height: 10))
        #expect(motion.end?.size == CGSize(width: 80, height: 10))
    }

    @Test("what lies in a view that grows is kept, too, with how much its superview grows")
    func content() throws {
        let label = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        test.turn { view.addSubview(label) }
        UIView.animate(withDuration: 1) { view.bounds.size = CGSize(width: 200, height: 50) }
        let motion = try #require(motions.first { $0.view == label.viewIdentifier })
        let step = try #require(motion.steps.first)
        #expect(step.start.container == CGSize(width: 100, height: 50))
        #expect(step.end.container == CGSize(width: 200, height: 50))
        #expect(step.start.center == step.end.center && step.start.size == step.end.size)
    }

    @Test("nothing is kept without animation, without a difference and of views that are not shown")
    func stillness() {
        UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.6 } }
        UIView.animate(withDuration: 0) { view.alpha = 0.7 }
        UIView.animate(withDuration: 1) {
            view.alpha = 0
            view.alpha = 0.7
            UIView().alpha = 0
        }
        view.alpha = 1
        #expect(motions.isEmpty)
    }

    @Test("an animator of the app moves views along its curve, later if it says so")
    func animators() {
        let curve = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: curve)
        var ends: [UIViewAnimatingPosition] = []
        animator.addAnimations { [view] in view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        test.turn { animator.startAnimation(afterDelay: 0.25) }
        #expect(motions.map(\.timing.controlPoints) == [[0.1, 0.2, 0.3, 1]])
        #expect(motions.map(\.timing.delay) == [0.25])
        #expect(ends == [.end])
        test.scene.endMotion()
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.2, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 1 })
        #expect(running.isRunning)
        #expect(motions.map(\.timing) == [TransitionMotion.Timing(duration: 0.2, delay: 0, curve: .linear)])
    }

    @Test("a spring that is hardly held up goes beyond the end")
    func springs() throws {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { [view] in view.alpha = 0 })
        #expect(try #require(motions.first?.timing.controlPoints)[1] > 1)
        #expect(
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
                .controlPoints?[1] == 1)
    }

    @Test("one view is exchanged for another")
    func exchanges() {
        let next = UIView(frame: view.frame)
        UIView.transition(from: view, to: next, duration: 1)
        #expect(test.window.subviews.contains(next))
        #expect(view.superview == nil)
        UIView.transition(from: next, to: view, duration: 1, options: .showHideTransitionViews)
        #expect(next.isHidden)
    }

    @Test("blocks of one view are kept one after another, with their waits")
    func chains() {
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.25, delay: 1) { view.alpha = 0 }
        UIView.animate(withDuration: 0.25, delay: 1) { view.frame.origin.x = 60 }
        #expect(motions.map(\.timing.delay) == [0, 1, 1])
        #expect(motions.map(\.steps.first?.start.alpha) == [1, 0.5, 0])
        #expect(motions.map(\.end?.alpha) == [0.5, 0, 0])
        #expect(motions.map(\.view) == Array(repeating: view.viewIdentifier, count: 3))
    }

    @Test("a block around another one comes before it, as it began earlier")
    func nestedBlocks() {
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
            UIView.animate(withDuration: 2) { view.backgroundColor = .red }
        }
        #expect(motions.map(\.timing.duration) == [1, 2])
    }

    @Test("what was animated before the last commit is not what a new block goes on from")
    func revisions() {
        test.turn { UIView.animate(withDuration: 0.5) { view.alpha = 0.5 } }
        UIView.animate(withDuration: 0.25) { view.alpha = 0 }
        #expect(motions.map(\.timing.duration) == [0.25])
    }

    @Test("a view that is animated again and again in one turn is kept a limited number of times")
    func longChains() {
        for number in 1...1_000 { UIView.animate(withDuration: 1) { view.alpha = 1 / CGFloat(number + 1) } }
        #expect(motions.count <= 16)
        #expect(motions.last?.end?.alpha == view.alpha)
    }

    @Test("what a completion animates begins where the motion before it ends")
    func completions() {
        test.turn {
            UIView.animate(withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0.5 }) { _ in
                UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
                    UIView.animate(withDuration: 0.5) { view.alpha = 1 }
                }
            }
        }
        #expect(motions.map(\.timing.delay) == [0.25, 0.75, 1.75])
        test.turn { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        #expect(motions.map(\.timing.delay) == [0])
    }

    @Test("a completion that follows a long delay does not take away what is to be seen until then")
    func longDelay() async {
        var isOver = false
        await withCheckedContinuation { continuation in
            test.turn {
                UIView.animate(withDuration: 0.01, delay: 0.5, animations: { view.alpha = 0 }) { _ in
                    isOver = true
                    view.removeFromSuperview()
                    continuation.resume()
                }
            }
            #expect(!isOver)
            #expect(view.superview != nil)
            #expect(motions.map(\.timing.delay) == [0.5])
        }
        #expect(view.superview == nil)
    }

    @Test("a motion that begins itself anew leaves the rest for the next turn")
    func endlessMotion() {
        var count = 0
        func pulse() {
            count += 1
            UIView.animate(withDuration: 0.5, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 }) { _ in pulse() }
        }
        test.turn { pulse() }
        #expect(count > 1 && count < 50)
        #expect(test.scene.takeFaults().isEmpty)
        let before = count
        test.turn {}
        #expect(count == before)
        test.turn { view.backgroundColor = .red }
        #expect(count > before && count < before + 50)
    }

    @Test("steps keep their shares of the time, and what is outside of them takes all of it")
    func steps() throws {
        UIView.animateKeyframes(withDuration: 2, delay: 0.5) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.75) { view.alpha = 1 }
            view.backgroundColor = .red
        }
        let motion = try #require(motions.first)
        #expect(motion.timing == TransitionMotion.Timing(duration: 2, delay: 0.5, curve: .linear))
        #expect(!motion.jumps)
        #expect(motion.steps.map(\.beginning) == [0, 0.5, 0])
        #expect(motion.steps.map(\.ending) == [0.25, 1, 1])
        #expect(motion.steps.map(\.start.alpha) == [1, 0, 1])
        #expect(motion.steps.map(\.end.background) == [nil, nil, .red])
        test.scene.endMotion()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -3) { view.alpha = 0.5 }
        }
        #expect(motions.first?.jumps == true)
        #expect(motions.first?.steps.map(\.ending) == [0])
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.1 }
        #expect(view.alpha == 0.1 && motions.count == 1)
    }

    @Test("what an animator adds for later begins later")
    func delayedParts() throws {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.alpha = 0.5 }
        animator.addAnimations({ view.frame.origin.x = 90 }, delayFactor: 0.25)
        animator.startAnimation()
        #expect(motions.first?.steps.map(\.beginning) == [0, 0.25])
        #expect(motions.first?.steps.map(\.ending) == [1, 1])
        #expect(motions.first?.steps.map(\.end.center.x) == [60, 140])
        // What is added while it runs moves, too.
        animator.addAnimations { view.alpha = 0.1 }
        #expect(motions.map(\.end?.alpha) == [0.5, 0.1])
    }

    @Test("who waits for changes goes on once they are committed")
    func waiting() async {
        var log: [String] = []
        let isDone = await UIView.animate(withDuration: 0.5) { log.append("change") }
        #expect(isDone)
        #expect(log == ["change"])
        // Only that method can be waited for: others are called in tasks as elsewhere.
        let other = UIView(frame: view.frame)
        UIView.transition(from: view, to: other, duration: 0.1)
        #expect(other.superview === test.window)
        UIView.animate(withDuration: 1, delay: 0) { other.alpha = 0.5 }
        #expect(other.alpha == 0.5)
    }

    @Test("who waits for an animator learns where it ended, or that it was given up")
    func waitingForAnAnimator() async {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0.5 }
        animator.startAnimation()
        let end = await animator.addCompletion()
        #expect(end == .end)
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0.25 }
        let start = Start()
        let waiting = Task {
            start.isOver = true
            return await stopped.addCompletion()
        }
        while !start.isOver { await Task.yield() }
        stopped.stopAnimation(true)
        let position = await waiting.value
        #expect(position == .current)
    }
}

/// Whether a task has begun.
@MainActor
private final class Start {
    var isOver = false
}
