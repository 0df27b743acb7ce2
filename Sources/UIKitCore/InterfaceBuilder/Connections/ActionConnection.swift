/// Connects senders of actions with what receives them.
@MainActor
enum ActionConnection {
    /// Has an object send an action.
    ///
    /// - Parameters:
    ///   - sender: A control, bar button item or gesture recognizer.
    ///   - target: The receiver, which is not retained; nil for the first responder.
    ///   - action: The name of the method.
    ///   - events: The events of a control that send the action, or nil for its usual one.
    /// - Returns: False if the object sends no actions.
    @discardableResult
    static func connect(
        _ sender: AnyObject, to target: AnyObject?, _ action: Selector, _ events: UIControl.Event?
    ) -> Bool {
        switch sender {
        case let control as UIControl:
            control.addTarget(target, action: action, for: events ?? usualEvent(of: control))
        case let item as UIBarButtonItem:
            item.action = action
            if let target { item.target = target }
        case let recognizer as UIGestureRecognizer:
            guard let target else { return false }
            recognizer.addTarget(target, action: action)
        default: return false
        }
        return true
    }

    private static func usualEvent(of control: UIControl) -> UIControl.Event {
        control is UIButton ? .touchUpInside : .valueChanged
    }
}

extension UIControl.Event {
    /// The event of a document's name for it.
    init?(eventType: String) {
        guard let event = Self.named[eventType] else { return nil }
        self = event
    }

    private static let named: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
