package import Foundation

/// The view of an alert or action sheet: title, message and one button for each action.
package final class AlertView: UIView {
    private weak var alert: UIAlertController?

    /// The label with the title.
    package let titleLabel = UILabel()
    /// The label with the message.
    package let messageLabel = UILabel()

    private var buttons: [AlertActionButton] = []

    /// Creates the view of an alert.
    init(for alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        updateContent()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Whether this is an alert or an action sheet.
    package var style: UIAlertController.Style { alert?.style ?? .alert }

    /// The buttons, in the order in which they are shown.
    package var actionButtons: [AlertActionButton] { buttons }

    /// The text fields, between the message and the buttons.
    package var textFields: [UITextField] { alert?.fields ?? [] }

    /// Whether two buttons stand side by side.
    package var showsActionsSideBySide: Bool { style == .alert && buttons.count == 2 }

    /// Has the content made anew before the next response.
    func setNeedsContent(by cause: StaticString = #function) {
        updateContent()
        setNeedsRendering(cause)
        setNeedsLayout()
    }

    private func updateContent() {
        guard let alert else { return }
        titleLabel.text = alert.title
        titleLabel.isHidden = alert.title?.isEmpty ?? true
        messageLabel.text = alert.message
        messageLabel.isHidden = alert.message?.isEmpty ?? true
        for field in alert.fields where field.superview !== self { addSubview(field) }
        let actions = alert.displayedActions
        for button in buttons where !actions.contains(where: { $0 === button.action }) { button.removeFromSuperview() }
        buttons = actions.map { action in
            action.button ?? AlertActionButton(for: action, of: alert)
        }
        for button in buttons {
            button.update()
            addSubview(button)
            bringSubviewToFront(button)
        }
    }
}

/// The button of an alert's action.
package final class AlertActionButton: UIButton {
    /// The action that is chosen by pressing the button.
    package let action: UIAlertAction
    private weak var alert: UIAlertController?

    /// Creates the button of an action.
    init(for action: UIAlertAction, of alert: UIAlertController) {
        self.action = action
        self.alert = alert
        super.init(frame: .zero)
        setButtonType(.system)
        action.button = self
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Whether the button stands out and the Return key presses it.
    package var isPreferred: Bool {
        guard let alert else { return false }
        if let preferred = alert.preferred { return preferred === action }
        return alert.style == .alert && action.style == .cancel
    }

    /// Takes over what changed in the action.
    func update() {
        setTitle(action.title, for: .normal)
        isEnabled = action.isEnabled
        role =
            switch action.style {
            case .default: isPreferred ? .primary : .normal
            case .cancel: .cancel
            case .destructive: .destructive
            }
        setNeedsRendering()
    }

    private func choose() {
        alert?.choose(action)
    }
}
