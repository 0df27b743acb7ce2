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

    final var targetActions = TargetActionList()
}
