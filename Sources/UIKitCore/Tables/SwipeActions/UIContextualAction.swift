public import Foundation

/// An action that a swipe over a row offers.
///
/// On the page it is a button of the row.
///
/// UIKit: `UIContextualAction`.
@MainActor
open class UIContextualAction: NSObject {
    /// How an action looks.
    ///
    /// UIKit: `UIContextualAction.Style`.
    public enum Style: Int, Sendable {
        /// As one of several.
        case normal = 0
        /// As one that deletes the row or destroys something.
        case destructive = 1
    }

    /// What an action does: it is given the action, the view it came from and what to call when it is done.
    ///
    /// The last closure is called with true when the action was performed, now or later.
    ///
    /// UIKit: `UIContextualAction.Handler`.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: How it looks.
    ///   - title: The text of the button, or nil.
    ///   - handler: What it does.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// How the action looks.
    public final let style: UIContextualAction.Style

    /// What the action does.
    public final let handler: UIContextualAction.Handler

    /// The text of the button.
    open var title: String?

    /// The colour of the button; red for destructive actions and grey for others unless set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    /// The image of the button.
    open var image: UIImage?

    private final var ownBackgroundColor: UIColor?
}
