public import Foundation

/// A view that reports what is done with it to targets and actions: a button, a field, a switch.
///
/// On the page a control is a form element. A submitted control sends its events before the response is written.
///
/// Source: UIKit, `UIControl`.
open class UIControl: UIView {
    /// Creates a control with an action for its primary event.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's coordinates, in points.
    ///   - primaryAction: The action for `primaryActionTriggered`, or nil.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Managing the state

    /// Whether the control accepts events.
    ///
    /// Events sent to a disabled control are refused.
    open var isEnabled: Bool {
        get { !viewState.contains(.disabled) }
        set { setControlState(.disabled, to: !newValue) }
    }

    /// Whether the control is selected.
    open var isSelected: Bool {
        get { viewState.contains(.selected) }
        set { setControlState(.selected, to: newValue) }
    }

    /// Whether the control is drawn as pressed.
    open var isHighlighted: Bool {
        get { viewState.contains(.highlighted) }
        set { setControlState(.highlighted, to: newValue) }
    }

    /// The state of the control as a set.
    open var state: UIControl.State { controlState }

    /// Where content stands vertically.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsRendering() } }
    }

    /// Where content stands horizontally.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsRendering() } }
    }

    // MARK: Tool tips

    /// The text that is shown to a pointer that rests on the control; nil for none.
    ///
    /// Source: UIKit, `UIControl.toolTip`.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { showToolTip(newValue) }
    }

    /// The interaction that shows the text; nil for a control without one.
    ///
    /// Source: UIKit, `UIControl.toolTipInteraction`.
    open var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// Called after the state of the control changed, so that subclasses can follow.
    package func controlStateDidChange() {}

    // MARK: Accessing the control's targets and actions

    /// Calls an action method of a target when an event happens.
    ///
    /// The target is not retained. The same target, action and event added twice is called once.
    ///
    /// - Parameters:
    ///   - target: The object to call, or nil for the first responder that can.
    ///   - action: The name of the method, made with `#action`.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        targetActions.add(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Stops calling an action method.
    ///
    /// - Parameters:
    ///   - target: The object, or nil for any.
    ///   - action: The name of the method, or nil for any.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        targetActions.remove(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Calls a closure when an event happens.
    ///
    /// An action with the identifier of a present one replaces it.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        targetActions.add(action, events: controlEvents)
    }

    /// Stops calling an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        targetActions.remove(actionIdentifier: action.identifier, events: controlEvents)
    }

    /// Stops calling the action of an identifier.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The identifier.
    ///   - controlEvents: The events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        targetActions.remove(actionIdentifier: actionIdentifier, events: controlEvents)
    }

    /// The names of the methods called on a target for an event; nil when there are none.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - controlEvent: The event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        targetActions.actions(of: target as AnyObject?, for: controlEvent)
    }

    /// All events that something is called for.
    open var allControlEvents: UIControl.Event { targetActions.allEvents }

    // MARK: Triggering actions

    /// Sends an action message through the application.
    ///
    /// - Parameters:
    ///   - action: The name of the method.
    ///   - target: The object, or nil for the first responder that can.
    ///   - event: The event it belongs to, or nil.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action with the control as its sender.
    ///
    /// - Parameter action: The action.
    open func sendAction(_ action: UIAction) {
        action.run(sender: self)
    }

    /// Calls everything that is registered for some events, in the order in which it was added.
    ///
    /// - Parameter controlEvents: The events.
    open func sendActions(for controlEvents: UIControl.Event) {
        sendActions(for: controlEvents, event: nil)
    }

    /// Performs the control's main action, as a press does.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking touches

    /// Whether the control follows a touch.
    public private(set) final var isTracking = false

    /// Whether the touch that is followed is within the control.
    public private(set) final var isTouchInside = false

    /// Called when a touch begins on a control of the app's own.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: What it belongs to, or nil.
    /// - Returns: Whether the control follows the touch; true unless this is overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: What it belongs to, or nil.
    /// - Returns: Whether the control goes on following it; true unless this is overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ends; does nothing.
    ///
    /// - Parameters:
    ///   - touch: The touch, or nil.
    ///   - event: What it belongs to, or nil.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away; does nothing.
    ///
    /// - Parameter event: What it belongs to, or nil.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins tracking and sends `touchDown`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    }

    /// Goes on tracking and sends `touchDragInside` or the like.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        guard continueTracking(touch, with: event) else {
            return stopTracking()
        }
        isHighlighted = isTouchInside
        var events: UIControl.Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events, event: event)
    }

    /// Ends tracking and sends `touchUpInside` or `touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event: event)
    }

    /// Gives tracking up and sends `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, event: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// A control of the app's own follows touches; those of the framework are elements of the page, which report what was
    /// done with them.
    package override var followsTouches: Bool { isEnabled && !isElement }

    final var targetActions = TargetActionList()
}
