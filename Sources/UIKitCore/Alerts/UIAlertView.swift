public import Foundation

/// Asks a question in the middle of the page, as apps did before alerts were controllers.
///
/// It is shown as a ``UIAlertController`` over what is in front, and stays alive while it is shown.
///
/// Source: UIKit, `UIAlertView`.
@available(*, deprecated, message: "Use UIAlertController with a preferredStyle of alert.")
open class UIAlertView: UIView {
    /// Creates an alert with at most one button.
    ///
    /// - Parameters:
    ///   - title: The heading, or nil.
    ///   - message: The text below it, or nil.
    ///   - delegate: The object that is told which button is pressed, or nil.
    ///   - cancelButtonTitle: The title of the button that changes nothing, or nil for none.
    public init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as? any UIAlertViewDelegate
        super.init(frame: .zero)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with several buttons.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - message: The text below it.
    ///   - delegate: The object that is told which button is pressed, or nil.
    ///   - cancelButtonTitle: The title of the button that changes nothing, or nil for none.
    ///   - firstButtonTitle: The title of the first of the other buttons.
    ///   - moreButtonTitles: Those of the following ones.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Creates an alert without texts and buttons.
    public override init(frame: CGRect) {
        title = ""
        super.init(frame: frame)
    }

    /// Creates an alert from an archive, without texts and buttons.
    public required init?(coder: NSCoder) {
        title = ""
        super.init(coder: coder)
    }

    /// The object that is told which button is pressed.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The heading.
    open var title: String

    /// The text below the heading.
    open var message: String?

    /// Which fields the alert has.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { if alertViewStyle != oldValue { fields = alertViewStyle.fields } }
    }

    // MARK: Buttons

    /// Adds a button and tells its index.
    ///
    /// - Parameter title: The title, or nil.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The title of a button; nil for an index that there is not.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { titles.count }

    /// The index of the button that changes nothing; -1 for none.
    open var cancelButtonIndex = -1

    /// The index of the first other button; -1 for none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// A field, by its index; nil for one that the style does not have.
    ///
    /// The fields are there before the alert is shown.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    // MARK: Showing the alert

    /// Whether the alert is shown.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Shows the alert over what is in front.
    open func show() {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
        for field in fields { controller.add(field) }
        for index in titles.indices { controller.addAction(action(at: index)) }
        self.controller = controller
        delegate?.willPresent(self)
        controller.presentInFront { [self] in delegate?.didPresent(self) }
    }

    /// Takes the alert away as if a button had been pressed, without telling that it was.
    ///
    /// - Parameters:
    ///   - buttonIndex: The button.
    ///   - animated: Without effect on the page.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller else { return }
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) { [self] in
            delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
        self.controller = nil
    }

    private func action(at index: Int) -> UIAlertAction {
        let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
        let action = UIAlertAction(title: titles[index], style: style) { [self] _ in
            controller = nil
            delegate?.alertView(self, clickedButtonAt: index)
            delegate?.alertView(self, willDismissWithButtonIndex: index)
            delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
        if index == firstOtherButtonIndex {
            action.isEnabled = delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true
        }
        return action
    }

    private final var titles: [String] = []
    private final var fields: [UITextField] = []
    private final weak var controller: UIAlertController?
}
