public import Foundation

/// Decides how a table looks and what selecting, editing and pressing its rows does.
///
/// An app implements the methods it needs; all have a default.
///
/// UIKit: `UITableViewDelegate`.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Configuring rows

    /// Called before a row comes into reach of the page.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Asks how many steps a row is indented; -1, the default, leaves the cell as it is.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Responding to row selections

    /// Asks whether a row reacts to being pressed; true by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called when a row is pressed.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when a row is let go.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Called before a row is selected by the user; the row returned is selected, none if nil.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after a row was selected by the user.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called before a row loses its selection to the user's choice; the row returned loses it, none if nil.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after a row lost its selection to the user's choice.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Asks whether pressing a row performs its primary action; by default outside the editing mode.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called when the user pressed a row, after the selection changed.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Asks whether pressing a row with Shift, Control or Command begins the selection of several rows; not by default.
    ///
    /// Asked outside the editing mode, where the table allows several selections in it. If not, the row is pressed as
    /// without the key.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Called when the selection of several rows begins, before the row is selected.
    ///
    /// The editing mode begins after this, unless the app began it here.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Called after the row with which the selection of several began was selected.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Providing headers and footers

    /// Asks for the view above a section; nil, the default, shows the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Asks for the view below a section; nil, the default, shows the data source's text.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// Called before a header comes into reach of the page.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called before a footer comes into reach of the page.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    // MARK: Providing heights

    /// Asks for the height of a row in reach, in points; the table's `rowHeight` by default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Asks for the height of a header, in points; the table's height by default.
    ///
    /// Below 1 there is no header.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Asks for the height of a footer, in points; the table's height by default.
    ///
    /// Below 1 there is no footer.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Not asked, because only rows in reach have a place on the page.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Not asked, because only sections in reach have a place on the page.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Not asked, because only sections in reach have a place on the page.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Managing accessory views

    /// Called when the info button of a row was pressed.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Responding to row actions

    /// Asks for the actions at the side of a row where reading begins; nil, the default, offers none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Asks for the actions at the side of a row where reading ends.
    ///
    /// Nil, the default, offers to delete the row if the data source can; a configuration without actions offers
    /// nothing. Asked when the row comes into reach, when it is reloaded, and before one of its actions is performed.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Asks for the actions of a row, as apps gave them before swipe actions.
    ///
    /// Nil, the default, leaves it at what the data source can do. Asked where the delegate gives no swipe actions for the side
    /// where reading ends.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    // MARK: Managing context menus

    /// Asks for the menu of a row; nil, the default, offers none.
    ///
    /// Asked when the row comes into reach of the page, when it is reloaded, and before an entry is performed. The menu
    /// stands behind a button of the row, which a long press and a click with the second button open, too.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    // MARK: Editing table rows

    /// Called before a swipe action or a deletion outside the editing mode.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called after a swipe action or a deletion outside the editing mode; nil if the row is gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Asks which control a row shows when it is edited; deletion by default.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// Asks for the text of the button that deletes a row; nil, the default, shows "Delete".
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Asks whether a row makes room for its editing control; true by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    // MARK: Reordering table rows

    /// Asks where a row goes that the user wants to move; where the user wants it by default.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Tracking the removal of views

    /// Called after a row left the reach of the page.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a header left the reach of the page.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called after a footer left the reach of the page.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}
