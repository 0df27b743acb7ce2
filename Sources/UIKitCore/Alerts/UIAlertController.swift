/// A controller that tells the user something and asks what to do.
///
/// On the page an alert is a dialog in the middle, an action sheet a list at the bottom or a popover on regular width.
/// Each action is a button; pressing one dismisses the alert and then calls the action's handler.
///
/// Source: UIKit, `UIAlertController`.
open class UIAlertController: UIViewController {
    // MARK: Creating an alert controller

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: What it is about, or nil.
    ///   - message: What the user should know, or nil.
    ///   - preferredStyle: Whether it is an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
        modalTransitionStyle = .crossDissolve
    }

    // MARK: Configuring the alert

    /// What the user should know.
    open var message: String? {
        didSet { if message != oldValue { alertView?.setNeedsContent() } }
    }

    /// What it is about.
    open override var title: String? {
        didSet { if title != oldValue { alertView?.setNeedsContent() } }
    }

    /// Whether it is an alert or an action sheet.
    open var preferredStyle: UIAlertController.Style { style }

    /// How grave the alert is; kept for the app, as alerts look the same on pages.
    open var severity = UIAlertControllerSeverity.default

    // MARK: Configuring the user actions

    /// Adds an action.
    ///
    /// An alert has one with the style `cancel` at most.
    ///
    /// - Parameter action: The action.
    open func addAction(_ action: UIAlertAction) {
        add(action)
    }

    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { alertActions }

    /// The action that stands out and that the Return key chooses in an alert; one of ``actions``.
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set { prefer(newValue) }
    }

    // MARK: Configuring text fields

    /// Adds a text field to an alert.
    ///
    /// - Parameter configurationHandler: Sets the field up, or nil. Called in this call.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        addField(configurationHandler)
    }

    /// The text fields, in the order in which they were added; nil when there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    // MARK: Container duties

    /// Makes the view with the texts and the buttons.
    open override func loadView() {
        view = AlertView(for: self)
    }

    /// Gives the first text field the focus, as on iOS.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
    }

    // MARK: State

    final var style = Style.actionSheet
    final var alertActions: [UIAlertAction] = []
    final weak var preferred: UIAlertAction?
    final var fields: [UITextField] = []
}

extension UIAlertController {
    /// The kinds of alert.
    ///
    /// Source: UIKit, `UIAlertController.Style`.
    public enum Style: Int, Sendable {
        /// A list of choices that belongs to what the user just pressed.
        case actionSheet = 0
        /// A question in the middle of the page.
        case alert = 1
    }
}

/// How grave an alert is.
///
/// Source: UIKit, `UIAlertControllerSeverity`.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As alerts are.
    case `default` = 0
    /// Something may be lost.
    case critical = 1
}
