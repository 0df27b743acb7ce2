public import Foundation

/// Recognises a gesture on a view.
///
/// On the page a view with a tap recognizer is a button. Where the page runs the script, it reports what a pointer did on
/// a view with recognizers once it is lifted, and the recognizers follow that: those of the view, then those of the views
/// around it. One that recognises its gesture keeps the others from doing so, unless a delegate lets both, and takes the
/// touch away from the view. Subclasses follow touches as on iOS and set their state.
///
/// Source: UIKit, `UIGestureRecognizer`.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// The phases of recognition.
    public enum State: Int, Sendable {
        /// Nothing was recognised yet.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// The gesture was recognised or ended.
        case ended = 3
        /// The gesture was given up.
        case cancelled = 4
        /// The gesture was not recognised.
        case failed = 5
        /// The same as ended.
        public static let recognized = State.ended
    }

    /// Creates a recognizer with a target and an action.
    ///
    /// - Parameters:
    ///   - target: The object to call; it is not retained.
    ///   - action: The name of the method, or nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer that calls nothing yet.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Whether the gesture is recognised.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { view?.recognizersDidChange() } }
    }

    /// The phase of recognition.
    ///
    /// Subclasses set it while they follow a touch; targets are called for it then. It is possible again when the touch is
    /// over.
    open var state: State = .possible {
        didSet { hasNewState = true }
    }

    /// Who is asked about the recognizer; nobody unless it is set.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view the gesture belongs to.
    public package(set) weak var view: UIView?

    /// A name for finding the recognizer.
    open var name: String?

    /// Whether the touch is cancelled for the view once the gesture is recognised.
    open var cancelsTouchesInView = true

    /// Whether touches wait until the gesture failed; without effect, as a touch is over when the page reports it.
    open var delaysTouchesBegan = false

    /// Whether the ends of touches wait until the gesture failed; without effect, as a touch is over when the page reports
    /// it.
    open var delaysTouchesEnded = true

    /// Whether all touches must be of one kind; without effect, as there is one touch at a time.
    open var requiresExclusiveTouchType = true

    /// The kinds of touch that count; without effect, as a page does not tell fingers from pointers.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The kinds of buttons that count; without effect, as a page reports none.
    open var allowedPressTypes: [NSNumber] = []

    /// How many fingers take part: one while the recognizer follows a touch.
    open var numberOfTouches: Int { isFollowing || isRecognized ? 1 : 0 }

    /// The keys held down; not known of a page.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of the mouse that are held down; not known of a page.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Calls an action method when the gesture is recognised.
    ///
    /// - Parameters:
    ///   - target: The object to call; it is not retained.
    ///   - action: The name of the method.
    open func addTarget(_ target: Any, action: Selector) {
        targetActions.add(target: target as AnyObject, action: action, events: .primaryActionTriggered)
    }

    /// Stops calling an action method.
    ///
    /// - Parameters:
    ///   - target: The object, or nil for any.
    ///   - action: The name of the method, or nil for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targetActions.remove(target: target as AnyObject?, action: action, events: .primaryActionTriggered)
    }

    // MARK: Loading from a nib

    /// Called when this object and all others of its scene or nib were made and connected.
    ///
    /// Source: UIKit, `NSObject.awakeFromNib()`.
    open func awakeFromNib() {}

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Following touches

    /// Where the gesture is.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch else {
            guard let own = self.view else { return .zero }
            return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
        }
        return touch.location(in: view)
    }

    /// Where one of the fingers is.
    ///
    /// - Parameters:
    ///   - touchIndex: The number of the finger; a page knows one.
    ///   - view: The view whose coordinates to use, or nil for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Called when fingers come down; does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers move; does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers are lifted; does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system takes touches away, which pages do not report.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch is over, to forget it; does nothing.
    open func reset() {}

    /// Stops following a touch.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: What it belongs to.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        if touch === self.touch { state = .failed }
    }

    /// Called for each time that goes by between two reports of a touch; does nothing.
    ///
    /// - Parameter time: How long the touch lasts, in seconds.
    package func timePassed(_ time: TimeInterval) {}

    // MARK: Recognizers beside each other

    /// Lets the gesture be recognised only after another one failed.
    ///
    /// - Parameter otherGestureRecognizer: The other recognizer.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil }
        required.append(Required(recognizer: otherGestureRecognizer))
    }

    /// Whether the gesture, once recognised, keeps another one from being so: yes.
    ///
    /// - Parameter preventedGestureRecognizer: The other recognizer.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture, once recognised, keeps this one from being so: yes.
    ///
    /// - Parameter preventingGestureRecognizer: The other recognizer.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the gesture is recognised only after another one failed: no.
    ///
    /// - Parameter otherGestureRecognizer: The other recognizer.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another gesture is recognised only after this one failed: no.
    ///
    /// - Parameter otherGestureRecognizer: The other recognizer.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Recognition

    /// The touch that is followed, or was last.
    private(set) final var touch: UITouch?
    /// Whether the touch is of interest still.
    final var isFollowing = false
    /// Whether the state was set since targets were called.
    final var hasNewState = false
    /// Whether the gesture was recognised.
    final var isRecognized = false

    /// Whether something is called.
    final var hasTargets: Bool { !targetActions.registrations.isEmpty }

    private var targetActions = TargetActionList()
    private var required: [Required] = []

    private struct Required {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Begins to follow a touch.
    final func begin(_ touch: UITouch) {
        self.touch = touch
        state = .possible
        (isFollowing, hasNewState, isRecognized) = (true, false, false)
    }

    /// Forgets the touch.
    final func end() {
        reset()
        state = .possible
        (isFollowing, hasNewState, isRecognized) = (false, false, false)
    }

    /// Whether another recognizer has to fail first.
    final func waits(for other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether a delegate lets two gestures be recognised at a time.
    final func isRecognized(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Calls the targets.
    ///
    /// - Parameter event: What the person did.
    func callTargets(_ event: UIEvent) {
        for registration in targetActions.registrations {
            guard case .selector(let selector, let reference) = registration.handler, let target = reference?.object
            else { continue }
            UIApplication.shared.sendAction(selector, to: target, from: self, for: event)
        }
    }
}

extension UITouch {
    /// Whether the touch is further away than a distance.
    ///
    /// - Parameters:
    ///   - distance: The distance in points.
    ///   - start: The place in the window from which it counts; nil for none.
    final func isFurther(than distance: CGFloat, from start: CGPoint?) -> Bool {
        guard let start else { return false }
        let place = location(in: nil)
        return hypot(place.x - start.x, place.y - start.y) > distance
    }
}
