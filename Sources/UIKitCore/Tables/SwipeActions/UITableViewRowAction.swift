public import Foundation

/// An action of a row, as apps offered them before swipe actions.
///
/// On the page it is a button of the row, like a ``UIContextualAction``.
///
/// Source: UIKit, `UITableViewRowAction`.
@MainActor
open class UITableViewRowAction: NSObject {
    /// How an action looks.
    ///
    /// Source: UIKit, `UITableViewRowAction.Style`.
    public enum Style: Int, Sendable {
        /// As one that deletes the row or destroys something.
        case `default` = 0
        /// As one of several.
        case normal = 1

        /// As one that deletes the row or destroys something.
        public static let destructive = Style.default
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: How it looks.
    ///   - title: The text of the button, or nil.
    ///   - handler: What it does; called with the action and the place of the row when the button is pressed.
    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// How the action looks.
    public final let style: UITableViewRowAction.Style

    /// The text of the button.
    open var title: String?

    /// The colour of the button; red for destructive actions and grey for others unless set.
    open var backgroundColor: UIColor?

    /// What shines through the button on iOS; kept for the app.
    open var backgroundEffect: UIVisualEffect?

    private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
}

extension UITableViewRowAction {
    /// The swipe action that stands for this one.
    ///
    /// - Parameter indexPath: The place of the row.
    fileprivate func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, done in
            handler(self, indexPath)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

extension UISwipeActionsConfiguration {
    /// The swipe actions that stand for the actions of a row.
    ///
    /// - Parameters:
    ///   - actions: The actions, the one next to the edge first.
    ///   - indexPath: The place of the row.
    convenience init(rowActions actions: [UITableViewRowAction], at indexPath: IndexPath) {
        self.init(actions: actions.map { $0.contextualAction(at: indexPath) })
        performsFirstActionWithFullSwipe = false
    }
}
