public import Foundation

/// Recognises a gesture on a view.
///
/// On the page a view with a tap recognizer is a button; other gestures need the page's script.
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
        didSet { if isEnabled != oldValue { view?.setNeedsRendering() } }
    }

    /// The phase of recognition.
    open var state: State = .possible

    /// The view the gesture belongs to.
    public package(set) weak var view: UIView?

    /// A name for finding the recognizer.
    open var name: String?

    /// Whether the view gets no touches once the gesture is recognised; without effect on pages, as they report none.
    open var cancelsTouchesInView = true

    /// Whether touches wait until the gesture failed; without effect on pages, as they report none.
    open var delaysTouchesBegan = false

    /// Whether the ends of touches wait until the gesture failed; without effect on pages, as they report none.
    open var delaysTouchesEnded = true

    /// Whether all touches must be of one kind; without effect on pages, as they report none.
    open var requiresExclusiveTouchType = true

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

    /// Where the gesture happened.
    ///
    /// A page that runs the script reports where a pointer pressed the view; a keyboard, and a page without the script,
    /// press its middle.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        let place = place ?? CGPoint(x: 0.5, y: 0.5)
        let point = CGPoint(
            x: own.bounds.minX + own.bounds.width * place.x, y: own.bounds.minY + own.bounds.height * place.y)
        return own.convert(point, to: view)
    }

    /// Where in the view it was pressed last, as shares of its width and height; nil where that is not known.
    private var place: CGPoint?

    private var targetActions = TargetActionList()

    /// Recognises the gesture and calls the targets.
    ///
    /// - Parameters:
    ///   - event: What the person did.
    ///   - place: Where in the view, as shares of its width and height; nil where that is not known.
    final func recognize(event: UIEvent, at place: CGPoint?) {
        self.place = place
        state = .ended
        for registration in targetActions.registrations {
            guard case .selector(let selector, let reference) = registration.handler, let target = reference?.object
            else { continue }
            UIApplication.shared.sendAction(selector, to: target, from: self, for: event)
        }
        state = .possible
    }
}

/// Recognises a press on a view; the page shows the view as a button.
///
/// Source: UIKit, `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many presses are needed.
    ///
    /// The page's button counts as all of them.
    open var numberOfTapsRequired = 1

    /// How many fingers are needed.
    ///
    /// The page's button counts as all of them.
    open var numberOfTouchesRequired = 1
}
