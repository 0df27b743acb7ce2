/// What can be done with a controller that is previewed: an action, or a group of them.
///
/// Source: UIKit, `UIPreviewActionItem`.
@available(*, deprecated, message: "Use UIContextMenuInteraction.")
@MainActor
public protocol UIPreviewActionItem: AnyObject {
    /// What it says.
    var title: String { get }
}

/// An action beneath a preview.
///
/// As nothing is previewed on pages, only the app itself calls it.
///
/// Source: UIKit, `UIPreviewAction`.
@available(*, deprecated, message: "Use UIAction in a UIContextMenuInteraction.")
@MainActor
open class UIPreviewAction: UIPreviewActionItem {
    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - style: How it would look.
    ///   - handler: Performs it, with the action and the controller that is previewed.
    public init(
        title: String, style: UIPreviewAction.Style,
        handler: @escaping @MainActor (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = handler
        self.style = style
    }

    /// What it says.
    public final let title: String

    /// Performs the action.
    public final let handler: @MainActor (UIPreviewAction, UIViewController) -> Void

    final let style: UIPreviewAction.Style
}

@available(*, deprecated, message: "Use UIAction in a UIContextMenuInteraction.")
extension UIPreviewAction {
    /// How an action would look.
    ///
    /// Source: UIKit, `UIPreviewAction.Style`.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// With a check mark.
        case selected = 1
        /// As one that destroys something.
        case destructive = 2
    }
}

/// A group of actions beneath a preview, as a submenu.
///
/// Source: UIKit, `UIPreviewActionGroup`.
@available(*, deprecated, message: "Use UIMenu in a UIContextMenuInteraction.")
@MainActor
open class UIPreviewActionGroup: UIPreviewActionItem {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - style: How it would look.
    ///   - actions: The actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
    }

    /// What it says.
    public final let title: String

    final let style: UIPreviewAction.Style
    final let actions: [UIPreviewAction]
}
