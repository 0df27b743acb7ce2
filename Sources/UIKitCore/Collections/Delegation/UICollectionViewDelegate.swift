public import Foundation

/// Decides what selecting, moving and pressing the items of a collection does.
///
/// An app implements the methods it needs; all have a default.
///
/// UIKit: `UICollectionViewDelegate`.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Managing the selected items

    /// Asks whether an item reacts to being pressed; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// Called when an item is pressed.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// Called when an item is let go.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Asks whether an item that the user pressed is selected; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Asks whether an item that the user pressed again loses its selection; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// Called after an item was selected by the user.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Called after an item lost its selection to the user's choice.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Asks whether pressing an item performs its primary action; by default outside the editing mode.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// Called when the user pressed an item, after the selection changed.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Asks whether pressing an item with Shift, Control or Command begins the selection of several items; not by
    /// default.
    ///
    /// Asked outside the editing mode, where the collection allows several selections in it. If not, the item is pressed
    /// as without the key.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Called when the selection of several items begins, before the item is selected.
    ///
    /// The editing mode begins after this, unless the app began it here.
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    // MARK: Tracking the addition and removal of views

    /// Called before an item comes into reach of the page.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )

    /// Called before a supplementary view comes into reach of the page.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    )

    /// Called after an item left the reach of the page.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )

    /// Called after a supplementary view left the reach of the page.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    )

    // MARK: Handling layout changes

    /// Asks for the layout between two others; a plain one by default.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    /// Asks where scrolling is to rest; where it would by default.
    ///
    /// Not called, as the browser scrolls.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// Asks where an item goes that the user wants to move; where the user wants it by default.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Editing and menus

    /// Asks whether an item may be edited: moved, swiped or marked; true by default.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    /// Asks for the menu of an item; by default that of ``collectionView(_:contextMenuConfigurationForItemAt:point:)``.
    ///
    /// Asked when the item comes into reach of the page, when it is reloaded, and before an entry is performed.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Asks for the menu of an item; nil, the default, offers none.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Asks whether an item can have the focus; the browser decides.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Called after the item with which the selection of several began was selected.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}
