public import Foundation

/// Offers choices about what a person just pressed, as apps did before alerts were controllers.
///
/// It is shown as a ``UIAlertController`` over what is in front, and stays alive while it is shown.
///
/// Source: UIKit, `UIActionSheet`.
@available(*, deprecated, message: "Use UIAlertController with a preferredStyle of actionSheet.")
open class UIActionSheet: UIView {
    /// Creates a sheet with at most two buttons.
    ///
    /// - Parameters:
    ///   - title: The heading, or nil.
    ///   - delegate: The object that is told which button is pressed, or nil.
    ///   - cancelButtonTitle: The title of the button that changes nothing, or nil for none.
    ///   - destructiveButtonTitle: The title of the button that destroys something, or nil for none.
    public init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.title = title ?? ""
        self.delegate = delegate
        super.init(frame: .zero)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet with several buttons: the one that destroys, the others, the one that changes nothing.
    ///
    /// - Parameters:
    ///   - title: The heading, or nil.
    ///   - delegate: The object that is told which button is pressed, or nil.
    ///   - cancelButtonTitle: The title of the button that changes nothing, or nil for none.
    ///   - destructiveButtonTitle: The title of the button that destroys something, or nil for none.
    ///   - firstButtonTitle: The title of the first of the other buttons.
    ///   - moreButtonTitles: Those of the following ones.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet without texts and buttons.
    public override init(frame: CGRect) {
        title = ""
        super.init(frame: frame)
    }

    /// Creates a sheet from an archive, without texts and buttons.
    public required init?(coder: NSCoder) {
        title = ""
        super.init(coder: coder)
    }

    /// The object that is told which button is pressed.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The heading.
    open var title: String

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

    /// The index of the button that destroys something; -1 for none.
    open var destructiveButtonIndex = -1

    /// The index of the first of the other buttons; -1 for none.
    open var firstOtherButtonIndex: Int {
        titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }

    // MARK: Showing the sheet

    /// Whether the sheet is shown.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Shows the sheet over what is in front.
    ///
    /// - Parameter view: A view of the window; the sheet belongs to none on the page.
    open func show(in view: UIView) {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for index in titles.indices { controller.addAction(action(at: index)) }
        self.controller = controller
        delegate?.willPresent(self)
        controller.presentInFront { [self] in delegate?.didPresent(self) }
    }

    /// Shows the sheet over what is in front.
    ///
    /// - Parameters:
    ///   - item: The item that it belongs to on iOS.
    ///   - animated: Without effect on the page.
    open func show(from item: UIBarButtonItem, animated: Bool) { show(in: self) }

    /// Shows the sheet over what is in front.
    ///
    /// - Parameters:
    ///   - rect: The part of the view that it belongs to on iOS.
    ///   - view: The view.
    ///   - animated: Without effect on the page.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

    /// Takes the sheet away as if a button had been pressed, without telling that it was.
    ///
    /// - Parameters:
    ///   - buttonIndex: The button.
    ///   - animated: Without effect on the page.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) { [self] in
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
        self.controller = nil
    }

    private func action(at index: Int) -> UIAlertAction {
        let style: UIAlertAction.Style =
            switch index {
            case cancelButtonIndex: .cancel
            case destructiveButtonIndex: .destructive
            default: .default
            }
        return UIAlertAction(title: titles[index], style: style) { [self] _ in
            controller = nil
            delegate?.actionSheet(self, clickedButtonAt: index)
            delegate?.actionSheet(self, willDismissWithButtonIndex: index)
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }

    private final var titles: [String] = []
    private final weak var controller: UIAlertController?
}
