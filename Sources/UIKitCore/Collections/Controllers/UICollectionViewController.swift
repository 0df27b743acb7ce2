public import Foundation

/// A controller whose view holds a collection, and that is the collection's data source and delegate.
///
/// A subclass overrides the methods it needs. Items can be moved if it overrides ``collectionView(_:moveItemAt:to:)``.
///
/// UIKit: `UICollectionViewController`.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    // MARK: Creating the controller

    /// Creates a controller with a collection that has a layout.
    ///
    /// - Parameter layout: Says where the items stand.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection comes from a nib file, or has a flow layout.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib file, or nil.
    ///   - nibBundleOrNil: Where the file is, or nil for the app.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        initialLayout = nil
        super.init(coder: coder)
    }

    // MARK: Getting the collection

    /// The collection, loaded when it is first asked for.
    open var collectionView: UICollectionView! {
        get { loadedCollectionView() }
        set { view = newValue }
    }

    /// The layout of the collection; the one the controller was created with until the collection is loaded.
    open var collectionViewLayout: UICollectionViewLayout {
        if !isViewLoaded, let initialLayout { return initialLayout }
        return collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout()
    }

    /// Makes the collection, with the controller as its data source and delegate.
    open override func loadView() {
        if loadViewFromDocument() {
            (view as? UICollectionView)?.isEditing = isEditing
            return
        }
        let layout = initialLayout ?? UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundColor = .systemBackground
        collection.dataSource = self
        collection.delegate = self
        collection.isEditing = isEditing
        view = collection.withSizeOfScreen()
    }

    // MARK: Configuring the collection

    /// Whether the selection is given up when the collection is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether pushing the controller changes the layout of the collection before it instead of showing another one.
    ///
    /// Kept for the app; the page shows the end of the transition in any case.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Whether the person can move items, which buttons do in the editing mode; code can move them in any case.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovement() }
    }

    /// Gives up the selection, unless ``clearsSelectionOnViewWillAppear`` is false or the selection has just been restored.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateMovement()
        if clearsSelectionOnViewWillAppear, collectionView?.hasRestoredSelection == false {
            collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
        }
    }

    /// Switches the collection's editing mode too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    private func updateMovement() {
        if isViewLoaded { collectionView?.offersMovement = installsStandardGestureForInteractiveMovement }
    }

    private final let initialLayout: UICollectionViewLayout?

    private func loadedCollectionView() -> UICollectionView? {
        if let collection = view as? UICollectionView { return collection }
        SceneFault.raise(
            .internalInconsistency,
            refusalOfView(UICollectionViewController.self, needing: UICollectionView.self), in: windowScene)
        return nil
    }

    // MARK: Providing items

    /// Asks for the number of items in a section.
    ///
    /// Called once for each section after the data was loaded or changed.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Asks for the number of sections; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Asks for the cell of an item.
    ///
    /// Called before a response is written, for items that came into reach of the page.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        SceneFault.raise(
            .internalInconsistency, "\(type(of: self)) does not implement collectionView(_:cellForItemAt:).",
            in: collectionView.owningScene)
        return .standIn
    }

    /// Asks for a supplementary view that the layout provides for, such as a header.
    ///
    /// By default there is none, which is a fault where the layout provides for one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingSupplementaryView(ofKind: kind, at: indexPath)
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Reordering items

    /// Asks whether an item may be moved; true by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Asks the data source to move an item in its data; the collection moves the cell by itself afterwards.
    ///
    /// Unless a subclass overrides it, the collection does not offer to move items.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Configuring an index

    /// Asks for the entries of an index beside the items; nil by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Asks which item an entry of the index stands for; the first one of the section with its number by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: Managing the selected items

    /// Asks whether an item reacts to being pressed; true by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    /// Called when an item is pressed.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Called when an item is let go.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Asks whether an item that the user pressed is selected; true by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    /// Asks whether an item that the user pressed again loses its selection; true by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    /// Called after an item was selected by the user.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Called after an item lost its selection to the user's choice.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Asks whether pressing an item performs its primary action; by default outside the editing mode.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        !collectionView.isEditing
    }

    /// Called when the user pressed an item, after the selection changed.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// Asks whether pressing an item with Shift, Control or Command begins the selection of several items.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        false
    }

    /// Called when the selection of several items begins, before the item is selected.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    // MARK: Tracking the addition and removal of views

    /// Called before an item comes into reach of the page.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view comes into reach of the page.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Called after an item left the reach of the page.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called after a supplementary view left the reach of the page.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: Handling layout changes

    /// Asks for the layout between two others; a plain one by default.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Asks where scrolling is to rest; where it would by default.
    ///
    /// Not called, as the browser scrolls.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Asks where an item goes that the user wants to move; where the user wants it by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposedIndexPath
    }

    // MARK: Editing and menus

    /// Asks whether an item may be edited: moved, swiped or marked; true by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Asks for the menu of an item; by default that of ``collectionView(_:contextMenuConfigurationForItemAt:point:)``.
    ///
    /// Asked when the item comes into reach of the page, when it is reloaded, and before an entry is performed.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }

    /// Asks for the menu of an item; nil, the default, offers none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    /// Asks whether an item can have the focus; the browser decides.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    /// Called after the item with which the selection of several began was selected.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    // MARK: Scrolling

    /// Called when the content moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when a person begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when a person lets go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when the content came to rest after a person let go.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when animated scrolling by code is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Asks whether a tap on the status bar scrolls to the top; true by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when the adjusted inset changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Asks which view is enlarged by zooming; none by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

extension UICollectionViewController {
    private static let moveOverride = MethodOverride(
        base: UICollectionViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)

    /// Whether the class of the controller overrides `collectionView(_:moveItemAt:to:)`.
    final var overridesMove: Bool { Self.moveOverride.isPresent(in: type(of: self)) }
}

/// A collection controller that overrides nothing, for comparison.
private final class PlainProbe: UICollectionViewController {}

/// A collection controller that overrides only how items are moved, for comparison; no instance is ever made.
private final class MoveProbe: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        title = "move"
    }
}
