import Foundation

/// One touch from its beginning to its end: the recognizers of the view and of those around it follow it, and so does
/// the view, until one of them recognises a gesture and takes the touch away from it.
@MainActor
final class TouchSequence {
    /// The view whose touch is followed now.
    private(set) static weak var touchedView: UIView?

    private let view: UIView
    private let touch: UITouch
    private let event: UIEvent
    /// The recognizers that go on, those of the view first, then those of the views around it.
    private var following: [UIGestureRecognizer] = []
    private let all: [UIGestureRecognizer]
    private var hasBegun = false
    private var isTakenFromView = false

    /// Has a view and recognizers follow a path.
    ///
    /// - Parameters:
    ///   - path: What the pointer did; nil for a press that no pointer made.
    ///   - view: The view on which it came down.
    ///   - event: What is handed to actions.
    /// - Returns: Whether a recognizer took the touch away from the view.
    static func follow(_ path: TouchPath?, on view: UIView, _ event: UIEvent) -> Bool {
        let recognizers = view.recognizersOfTouches
        // What needs no pointer counts as all the taps that are asked for.
        let fewest = recognizers.compactMap { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired }.min() ?? 1
        let count = path?.tapCount ?? max(fewest, 1)
        let first = path == nil ? count : 1
        let path = path ?? TouchPath()
        let area = TouchedArea(of: view, shownSize: path.size)
        let outerView = touchedView
        touchedView = view
        defer { touchedView = outerView }
        var isTaken = false
        for number in first...count {
            let sequence = TouchSequence(view, recognizers, path, in: area, tap: number, event)
            sequence.run(number == count ? path.points[1...] : [], isLast: number == count)
            isTaken = isTaken || sequence.isTakenFromView
        }
        return isTaken
    }

    private init(
        _ view: UIView, _ recognizers: [UIGestureRecognizer], _ path: TouchPath, in area: TouchedArea,
        tap number: Int, _ event: UIEvent
    ) {
        self.view = view
        self.event = event
        let touch = UITouch(view: view, at: path.points[0].share, area: area, tapCount: number)
        self.touch = touch
        event.allTouches = [touch]
        let receivers = recognizers.filter { recognizer in
            guard recognizer.isEnabled else { return false }
            return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        }
        // More taps are recognised rather than fewer.
        let taps = receivers.map { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }
        all = receivers.indices.sorted { (-taps[$0], $0) < (-taps[$1], $1) }.map { receivers[$0] }
        following = all
        touch.gestureRecognizers = all
    }

    private func run(_ rest: ArraySlice<TouchPath.Point>, isLast: Bool) {
        for recognizer in all { recognizer.begin(touch) }
        feed { $0.touchesBegan([self.touch], with: self.event) }
        if followsItself {
            hasBegun = true
            view.touchesBegan([touch], with: event)
        }
        for point in rest {
            pass(to: point.time)
            let hasMoved = touch.isElsewhere(than: point)
            touch.advance(to: hasMoved ? .moved : .stationary, at: point)
            guard hasMoved else { continue }
            feed { $0.touchesMoved([self.touch], with: self.event) }
            if followsItself { view.touchesMoved([touch], with: event) }
        }
        touch.advance(to: .ended)
        feed { $0.touchesEnded([self.touch], with: self.event) }
        if followsItself { view.touchesEnded([touch], with: event) }
        finish(isLast: isLast)
    }

    /// Whether the view is told of the touch.
    ///
    /// A control that is an element of the page is not: it is pressed.
    private var followsItself: Bool {
        !isTakenFromView && (view as? UIControl)?.isElement != true
    }

    /// What recognises by time is told how much of it went by.
    private func pass(to time: TimeInterval) {
        feed { $0.timePassed(time) }
    }

    private func feed(_ method: (UIGestureRecognizer) -> Void) {
        for recognizer in following where recognizer.isFollowing { method(recognizer) }
        settle()
    }

    // MARK: Recognising

    /// Calls the targets of those that recognised something, until nothing changes any more.
    private func settle() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for recognizer in following where recognizer.hasNewState && !isWaiting(recognizer) {
                isSettled = false
                recognizer.hasNewState = false
                if !recognizer.isRecognized, recognizer.state.isRecognition { decide(recognizer) }
                if recognizer.isRecognized { recognizer.callTargets(event) }
                if recognizer.state.isFinal { recognizer.isFollowing = false }
            }
        }
        following.removeAll { !$0.isFollowing && !$0.hasNewState }
    }

    /// Whether a recognizer may only go on when another one has failed, which did not happen yet.
    private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
        guard !recognizer.isRecognized, recognizer.state.isRecognition else { return false }
        return following.contains { other in
            other !== recognizer && other.isFollowing && !other.isRecognized && recognizer.waits(for: other)
                && !(other.hasNewState && other.state == .failed)
        }
    }

    /// Lets a recognizer recognise its gesture, or has it fail.
    private func decide(_ recognizer: UIGestureRecognizer) {
        let isPrevented = all.contains { other in
            other !== recognizer && other.isRecognized && !recognizer.isRecognized(with: other)
                && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
        }
        let mayBegin = recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        guard !isPrevented, mayBegin, recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? false else {
            return recognizer.state = .failed
        }
        recognizer.isRecognized = true
        for other in following where other !== recognizer && !other.isRecognized {
            guard !recognizer.isRecognized(with: other), recognizer.canPrevent(other),
                other.canBePrevented(by: recognizer)
            else { continue }
            other.state = .failed
        }
        guard recognizer.cancelsTouchesInView, !isTakenFromView else { return }
        isTakenFromView = true
        guard hasBegun else { return }
        let phase = touch.phase
        touch.advance(to: .cancelled)
        view.touchesCancelled([touch], with: event)
        touch.advance(to: phase)
    }

    /// Ends what is left when the touch is over.
    private func finish(isLast: Bool) {
        if !isLast {
            // The next tap comes, for which some wait.
            for recognizer in following where isWaiting(recognizer) { recognizer.state = .failed }
        }
        for recognizer in following where recognizer.isFollowing && recognizer.state == .possible {
            recognizer.state = .failed
        }
        settle()
        for recognizer in following where recognizer.isRecognized && !recognizer.state.isFinal {
            recognizer.state = .cancelled
        }
        settle()
        for recognizer in all { recognizer.end() }
        event.allTouches = nil
    }
}

extension UIView {
    /// Has the recognizers of a view, and the view itself, follow what a pointer did.
    ///
    /// - Parameter interaction: A press; its value is the pointer's path, or nil where no pointer made it, on the middle.
    /// - Returns: Whether a recognizer took the touch away from the view.
    /// - Throws: A refusal, if the value is no path.
    @discardableResult
    final func recognizesGesture(_ interaction: UserInteraction) throws(UserInteractionRefusal) -> Bool {
        if (self as? UIControl)?.isElement == true, !hasRecognizers { return false }
        let path = interaction.value?.touchPath
        if interaction.value != nil, path == nil {
            throw .valueNotAllowed(reason: "a touch is written as x,y;x,y,milliseconds;… in shares of the view")
        }
        return TouchSequence.follow(path, on: self, UIEvent(type: .touches, interaction: interaction, view: self))
    }
}

extension UIView {
    /// The recognizers that follow a touch of the view: its own, then those of the views around it, unless it is an
    /// element of the page, whose press is its own.
    fileprivate var recognizersOfTouches: [UIGestureRecognizer] {
        if (self as? UIControl)?.isElement == true { return gestureRecognizers ?? [] }
        var recognizers: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            recognizers += current.gestureRecognizers ?? []
            view = current.superview
        }
        return recognizers
    }
}

extension UIGestureRecognizer.State {
    /// Whether a gesture was recognised.
    fileprivate var isRecognition: Bool { self == .began || self == .changed || self == .ended }

    /// Whether the recognizer is through with the touch.
    fileprivate var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
