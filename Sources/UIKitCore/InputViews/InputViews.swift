/// The views that a responder has in place of a keyboard and above it.
@MainActor
struct InputViews {
    /// The responder that they belong to.
    private(set) weak var owner: UIResponder?
    /// The views, from top to bottom.
    let views: [UIView]
    /// The controllers of those views that have one.
    let controllers: [UIInputViewController]

    /// The views of the nearest responder that has any, from the first responder on; nil when none has.
    ///
    /// A field shows its own accessory itself, and is typed into by the device's keyboard, not by an input view.
    init?(from first: UIResponder) {
        let isTypedInto = first is UITextField || first is UITextView
        for responder in first.chain {
            guard let found = InputViews(of: responder, withInputView: !isTypedInto) else { continue }
            self = found
            return
        }
        return nil
    }

    /// The views of a responder; nil when it has none.
    private init?(of responder: UIResponder, withInputView: Bool) {
        guard !(responder is UITextField || responder is UITextView) else { return nil }
        let accessoryController = responder.inputAccessoryViewController
        let accessory = responder.inputAccessoryView ?? accessoryController?.view
        let inputController = withInputView ? responder.inputViewController : nil
        let input = withInputView ? responder.inputView ?? inputController?.view : nil
        guard accessory != nil || input != nil else { return nil }
        owner = responder
        let shown = [accessory, input].compactMap { $0 }
        views = shown
        controllers = [accessoryController, inputController].compactMap { $0 }.filter { controller in
            controller.viewIfLoaded.map { shown.contains($0) } ?? false
        }
    }

    /// The controller to whose content they belong.
    var controller: UIViewController? { owner?.controllerInChain }

    /// Whether others are the same views of the same responder.
    func isSame(as other: InputViews) -> Bool {
        owner === other.owner && views.elementsEqual(other.views, by: ===)
    }
}

extension UIViewController {
    /// Whether the controller becomes first responder by itself when it appears: where it may and has views for it.
    final var becomesFirstResponderByItself: Bool {
        canBecomeFirstResponder
            && (inputAccessoryView != nil || inputAccessoryViewController != nil || inputView != nil
                || inputViewController != nil)
    }
}
