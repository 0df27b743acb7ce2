public import Foundation

/// The actions that a swipe over a row offers.
///
/// UIKit: `UISwipeActionsConfiguration`.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Creates a configuration.
    ///
    /// - Parameter actions: The actions, the one nearest the edge first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// The actions, the one nearest the edge first.
    public final let actions: [UIContextualAction]

    /// Whether swiping over the whole row performs the first action.
    ///
    /// A page has no such gesture; the actions are buttons.
    open var performsFirstActionWithFullSwipe = true
}
