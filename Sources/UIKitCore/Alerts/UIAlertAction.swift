public import Foundation

/// One thing that the user can do about an alert: a button with a title and what it does.
///
/// Source: UIKit, `UIAlertAction`.
@MainActor
open class UIAlertAction: NSObject {
    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - style: What kind of choice it is.
    ///   - handler: Called after the alert was dismissed by this action, or nil.
    public init(
        title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// What the button says.
    public final let title: String?

    /// What kind of choice it is.
    public final let style: UIAlertAction.Style

    /// Whether the user can choose the action.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { button?.update() } }
    }

    /// Calls the handler.
    final func run() {
        handler?(self)
    }

    /// The button that shows the action.
    final weak var button: AlertActionButton?
    private let handler: (@MainActor (UIAlertAction) -> Void)?
}

extension UIAlertAction {
    /// The kinds of choice.
    ///
    /// Source: UIKit, `UIAlertAction.Style`.
    public enum Style: Int, Sendable {
        /// One like any other.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }
}
