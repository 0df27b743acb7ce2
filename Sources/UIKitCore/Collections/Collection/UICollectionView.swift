public import Foundation

/// Items in sections, arranged by a layout and shown with cells that are used again and again.
///
/// On the page flow and compositional layouts are translated into the page's own layout, which follows the window
/// without a request. Only the items in reach have cells: the first hundred, and more when the user asks for them; so a
/// collection may have any number of items.
///
/// UIKit: `UICollectionView`.
open class UICollectionView: UIScrollView {
    // MARK: Creating a collection

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's coordinates, in points.
    ///   - layout: Says where the items stand.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        presentLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        setNeedsLayout()
    }

    /// Creates a collection with a flow layout.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection with a flow layout from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        presentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        presentLayout.collectionView = self
        setNeedsLayout()
    }

    // MARK: Providing the data and reacting to the user

    /// The object that supplies the items; it is not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// The object that decides about selection, menus and moves; it is not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    /// The object that is told which items may be needed soon; it is not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether the prefetching data source is told.
    open var isPrefetchingEnabled = true

    // MARK: Creating cells

    /// Sets the class of which cells with an identifier are made.
    ///
    /// - Parameters:
    ///   - cellClass: `UICollectionViewCell` or a subclass, which is created with `init(frame:)`; nil takes the
    ///     registration back.
    ///   - identifier: The name under which cells are asked for.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Sets the class of which supplementary views of a kind and an identifier are made.
    ///
    /// - Parameters:
    ///   - viewClass: `UICollectionReusableView` or a subclass, which is created with `init(frame:)`; nil takes the
    ///     registration back.
    ///   - elementKind: The kind.
    ///   - identifier: The name under which views are asked for.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registerSupplementaryView(viewClass, elementKind, identifier)
    }

    /// A cell that left the reach of the page, or a new one of the registered class.
    ///
    /// If nothing is registered under the identifier, a scene fault is raised with UIKit's exception and a plain cell
    /// is returned.
    ///
    /// - Parameters:
    ///   - identifier: The name of the cell.
    ///   - indexPath: The item the cell is for, as the data source was asked for it.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        requiredReusableCell(identifier, for: indexPath)
    }

    /// A supplementary view that left the reach of the page, or a new one of the registered class.
    ///
    /// If nothing is registered, a scene fault is raised with UIKit's exception and a plain view is returned.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - identifier: The name of the view.
    ///   - indexPath: The place, as the data source was asked for it.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        requiredReusableSupplementaryView(elementKind, identifier)
    }

    // MARK: Changing the layout

    /// Says where the items stand.
    open var collectionViewLayout: UICollectionViewLayout {
        get { presentLayout }
        set { exchangeLayout(for: newValue) }
    }

    /// Exchanges the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Without effect on the page.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(for: layout)
    }

    /// Exchanges the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Without effect on the page.
    ///   - completion: Called with true after the change is committed.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(for: layout)
        if let completion { UIApplication.shared.afterCommit { completion(true) } }
    }

    /// Begins a transition to another layout, which the page shows at once.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - completion: Called after the transition is finished or cancelled.
    /// - Returns: The layout between the two.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion: completion)
    }

    /// Ends a transition with the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends a transition with the former layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    /// The place of an item, as far as the server knows it; nil when there is no such item.
    ///
    /// - Parameter indexPath: The item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard loadedCounts().contains(indexPath) else { return nil }
        presentLayout.prepareIfNeeded()
        return presentLayout.layoutAttributesForItem(at: indexPath)
    }

    /// The place of a supplementary view, as far as the server knows it.
    ///
    /// - Parameters:
    ///   - kind: The kind of the view.
    ///   - indexPath: Its place among its kind.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        presentLayout.prepareIfNeeded()
        return presentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// How cells that size themselves follow changes of their content; the page follows them in any case.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind the items, shown when there are none.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    // MARK: Items and sections

    /// The number of sections.
    open var numberOfSections: Int { loadedCounts().sectionCount }

    /// The number of items in a section; one that there is not is a scene fault and has none.
    ///
    /// - Parameter section: The section.
    open func numberOfItems(inSection section: Int) -> Int {
        loadedCounts().count(ofSection: section) ?? (dataSource == nil ? 0 : refuseSection(section))
    }

    /// The cell of an item in reach; nil for other items.
    ///
    /// - Parameter indexPath: The item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: indexPath) }

    /// The item a cell stands for; nil when it is none of this collection's.
    ///
    /// - Parameter cell: The cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collectionView === self ? cell.shownIndexPath : nil
    }

    /// The item in reach at a point, as far as the server knows; nil when there is none.
    ///
    /// - Parameter point: A point in the collection's coordinates, in points.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let cells = visibleCells.filter { $0.frame.contains(point) }
        // Where the browser alone knows the places of items, the one that is touched is known still.
        return (cells.first { TouchSequence.touchedView?.isDescendant(of: $0) == true } ?? cells.first)?.shownIndexPath
    }

    /// The cells of the items in reach, from first to last.
    open var visibleCells: [UICollectionViewCell] {
        refreshIfStale()
        return shown.cells.compactMap(\.self)
    }

    /// The items in reach, from first to last.
    open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.shownIndexPath) }

    /// A supplementary view in reach.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: Its place among its kind.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shownSupplementaries(ofKind: elementKind).first { $0.indexPath == indexPath }?.view
    }

    /// The supplementary views of a kind in reach.
    ///
    /// - Parameter elementKind: The kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(ofKind: elementKind).map(\.view)
    }

    /// The places of the supplementary views of a kind in reach.
    ///
    /// - Parameter elementKind: The kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(ofKind: elementKind).map(\.indexPath)
    }

    /// The place of a supplementary view in reach; nil when it is none of this collection's.
    ///
    /// - Parameter supplementaryView: The view.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        allShownSupplementaries.first { $0.view === supplementaryView }?.indexPath
    }

    /// Brings an item into reach of the page, and scrolls the page there.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - scrollPosition: Where the item is to be seen; in a direction of which it says nothing, as near as it is.
    ///   - animated: Whether the page moves there.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selecting items

    /// Whether items can be selected outside the editing mode.
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { updateOffers() } }
    }

    /// Whether several items can be selected outside the editing mode.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { updateOffers() } }
    }

    /// Whether items can be selected in the editing mode.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue { updateOffers() } }
    }

    /// Whether several items can be selected in the editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateOffers() } }
    }

    /// Whether an item is selected when it gets the focus; kept for the app.
    open var selectionFollowsFocus = false

    /// Whether items can have the focus; kept for the app.
    open var allowsFocus = true

    /// The selected items from first to last; nil when items cannot be selected at all.
    open var indexPathsForSelectedItems: [IndexPath]? {
        allowsSelection || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            ? selectedIndexPaths.sorted() : nil
    }

    /// Selects an item; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The item, or nil to deselect all.
    ///   - animated: Whether the page moves to where the item is to be seen.
    ///   - scrollPosition: Where the item is to be seen; an empty one scrolls nowhere.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes the selection from an item; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Without effect.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Changing items and sections

    /// Asks the data source for everything again, before the next response is written.
    ///
    /// The selection is given up.
    open func reloadData() { reloadEverything() }

    /// Makes several changes of items and sections that count as one.
    ///
    /// The numbers of the data source after it must be those before it and the changes; otherwise a scene fault is
    /// raised with UIKit's exception, and the collection is reloaded.
    ///
    /// - Parameters:
    ///   - updates: The changes, made before this returns.
    ///   - completion: Called with true after the changes are committed.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates, completion: completion)
    }

    /// Whether changes that count as one have begun and not ended.
    open var hasUncommittedUpdates: Bool { activity.batchDepth > 0 }

    /// Shows items that the data source has got.
    ///
    /// - Parameter indexPaths: The items, counted as they are afterwards.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }

    /// Takes away items that the data source no longer has.
    ///
    /// - Parameter indexPaths: The items, counted as they were before.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

    /// Asks the data source for new cells for items.
    ///
    /// - Parameter indexPaths: The items, counted as they were before.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }

    /// Asks the data source to fill the present cells of items again.
    ///
    /// - Parameter indexPaths: The items.
    open func reconfigureItems(at indexPaths: [IndexPath]) { noteReconfigured(indexPaths) }

    /// Moves an item that the data source has moved.
    ///
    /// - Parameters:
    ///   - indexPath: The place before.
    ///   - newIndexPath: The place afterwards.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has got.
    ///
    /// - Parameter sections: The sections, counted as they are afterwards.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

    /// Takes away sections that the data source no longer has.
    ///
    /// - Parameter sections: The sections, counted as they were before.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

    /// Asks the data source for all items of sections again.
    ///
    /// - Parameter sections: The sections, counted as they were before.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section that the data source has moved.
    ///
    /// - Parameters:
    ///   - section: The place before.
    ///   - newSection: The place afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    // MARK: Editing and reordering

    /// Whether the items show their editing controls; the selection is given up when it changes.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// How soon items are laid out again while they are moved; kept for the app.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Begins to move an item by code.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Whether the data source can move it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Moves the item that is being moved to the item at a point.
    ///
    /// - Parameter targetPosition: A point in the collection's coordinates, in points.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if let target = indexPathForItem(at: targetPosition) { movement?.target = target }
    }

    /// Leaves the item that is being moved where it is, and tells the data source.
    open func endInteractiveMovement() { endMovement() }

    /// Puts the item that is being moved back.
    open func cancelInteractiveMovement() { movement = nil }

    // MARK: Layout

    /// Makes cells for the items in reach.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let laidOutSize, laidOutSize != bounds.size { sizeDidChange() }
        laidOutSize = bounds.size
        fill(with: backgroundView)
        showCellsInReach()
    }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    // MARK: User interactions

    /// What the user can do with the items in reach, and whether more items can be asked for.
    package override func userInteractions() -> [UserInteractionEvent] {
        super.userInteractions() + offeredItemEvents
    }

    /// Performs an interaction with an item, named by section and item at the front of the value, or changes the reach.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        if try !performOnCollection(interaction) { try super.perform(interaction) }
    }

    // MARK: State

    final var presentLayout: UICollectionViewLayout
    /// The numbers of items as the data source last reported them; nil when they are to be asked for.
    final var counts: ItemCounts?
    final var reach = ListReach()
    final var cellQueue = ReuseQueue<UICollectionViewCell>()
    final var supplementaryQueue = ReuseQueue<UICollectionReusableView>()
    /// The cells of the slots in reach.
    final var shown = ShownCells<UICollectionViewCell>()
    /// The sections of those slots, with what stands around their items.
    package internal(set) final var shownSections: [ShownCollectionSection] = []
    /// The supplementary views at the edges of the whole content, and those that are placed by attributes.
    package internal(set) final var shownWholeViews: [ShownSupplementaryView] = []
    final var selectedIndexPaths: Set<IndexPath> = []
    final var activity = ListActivity(.collection)
    final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
    final weak var outlineSource: (any OutlineDataSource)?
    /// Whether all cells are to be made anew.
    final var needsReload = true
    /// The places of the elements of a layout that is not translated.
    final var placedAttributes: [PlacedElement: UICollectionViewLayoutAttributes] = [:]
    final var layoutIsStale = true
    final var canMoveItems = false
    /// Whether the person may move items in the editing mode, where they can be moved.
    final var offersMovement = true {
        didSet { if offersMovement != oldValue { updateOffers() } }
    }
    final var indexEntries: [ItemIndexEntry]?
    final var reconfiguredCell: UICollectionViewCell?
    /// The item, or the supplementary view, that the data source is being asked for.
    final var indexPathBeingMade: IndexPath?
    final var supplementaryBeingMade: (kind: String, indexPath: IndexPath)?
    final var laidOutSize: CGSize?
    final var movement: (origin: IndexPath, target: IndexPath?)?
    final var transition:
        (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?
}
