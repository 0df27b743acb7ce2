public import Foundation

/// A list of rows in sections, shown with cells that are used again and again.
///
/// On the page a table is a list with headings. Only the rows in reach have cells: the first hundred, and more when the
/// user asks for them; so a table may have any number of rows.
///
/// UIKit: `UITableView`.
open class UITableView: UIScrollView {
    // MARK: Creating a table

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's coordinates, in points.
    ///   - style: How sections are set apart.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        setNeedsLayout()
    }

    /// Creates a plain table.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        setNeedsLayout()
    }

    /// How sections are set apart.
    public final let style: UITableView.Style

    // MARK: Providing the data and reacting to the user

    /// The object that supplies the rows; it is not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// The object that decides about looks, selection and editing; it is not retained.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    /// The object that is told which rows may be needed soon; it is not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether the prefetching data source is told.
    open var isPrefetchingEnabled = true

    // MARK: Creating cells

    /// Sets the class of which cells with an identifier are made.
    ///
    /// - Parameters:
    ///   - cellClass: `UITableViewCell` or a subclass, which is created with `init(style:reuseIdentifier:)`; nil takes
    ///     the registration back.
    ///   - identifier: The name under which cells are asked for.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Sets the class of which headers and footers with an identifier are made.
    ///
    /// - Parameters:
    ///   - aClass: `UITableViewHeaderFooterView` or a subclass, which is created with `init(reuseIdentifier:)`; nil
    ///     takes the registration back.
    ///   - identifier: The name under which views are asked for.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerSectionView(aClass, identifier)
    }

    /// A cell that left the reach of the page, or a new one if a class is registered; nil otherwise.
    ///
    /// - Parameter identifier: The name of the cell.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusableCell(identifier, for: nil)
    }

    /// A cell that left the reach of the page, or a new one of the registered class.
    ///
    /// If nothing is registered under the identifier, a scene fault is raised with UIKit's exception and a plain cell
    /// is returned.
    ///
    /// - Parameters:
    ///   - identifier: The name of the cell.
    ///   - indexPath: The row the cell is for, as the data source was asked for it.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requiredReusableCell(identifier, for: indexPath)
    }

    /// A header or footer that left the reach of the page, or a new one if a class is registered; nil otherwise.
    ///
    /// - Parameter identifier: The name of the view.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableSectionView(identifier)
    }

    // MARK: Headers, footers and background

    /// The view above the first section.
    open var tableHeaderView: UIView? {
        didSet { exchangeSubview(oldValue, for: tableHeaderView) }
    }

    /// The view below the last section.
    open var tableFooterView: UIView? {
        didSet { exchangeSubview(oldValue, for: tableFooterView) }
    }

    /// The view behind the rows, shown for instance when there are none.
    open var backgroundView: UIView? {
        didSet { exchangeSubview(oldValue, for: backgroundView) }
    }

    /// The header of a section in reach.
    ///
    /// - Parameter section: The section.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSection(section)?.header as? UITableViewHeaderFooterView
    }

    /// The footer of a section in reach.
    ///
    /// - Parameter section: The section.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSection(section)?.footer as? UITableViewHeaderFooterView
    }

    // MARK: Heights

    /// The height of rows, in points; automatic lets the content decide.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadIfLoaded() } }
    }

    /// The height of headers, in points; automatic lets the content decide, below 1 there are none.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadIfLoaded() } }
    }

    /// The height of footers, in points; automatic lets the content decide, below 1 there are none.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadIfLoaded() } }
    }

    /// Kept for the app; only rows in reach have a height.
    open var estimatedRowHeight = UITableView.automaticDimension

    /// Kept for the app; only headers in reach have a height.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension

    /// Kept for the app; only footers in reach have a height.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The space above headers, in points; automatic is the style's own.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { setNeedsRendering() } }
    }

    /// Kept for the app; a page shows no empty rows.
    open var fillerRowHeight: CGFloat = 0

    // MARK: Separators

    /// Whether lines separate the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsRendering() } }
    }

    /// The colour of the lines; nil for the usual one.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { setNeedsRendering() } }
    }

    /// The distances of the lines from the edges, in points.
    open var separatorInset = UITableView.usualSeparatorInset {
        didSet { if separatorInset != oldValue { setNeedsRendering() } }
    }

    /// What the distances of the lines are measured from.
    open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setNeedsRendering() } }
    }

    /// Whether rows keep to a readable width on wide pages.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsRendering() } }
    }

    /// Kept for the app; the page keeps the safe area free.
    open var insetsContentViewsToSafeArea = true

    // MARK: Rows and sections

    /// The number of sections.
    open var numberOfSections: Int { loadedCounts().sectionCount }

    /// The number of rows in a section; one that there is not is a scene fault and has none.
    ///
    /// - Parameter section: The section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadedCounts().count(ofSection: section) ?? (dataSource == nil ? 0 : refuseSection(section))
    }

    /// The cell of a row in reach; nil for other rows.
    ///
    /// - Parameter indexPath: The row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    /// The row a cell stands for; nil when it is none of this table's.
    ///
    /// - Parameter cell: The cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.tableView === self ? cell.shownIndexPath : nil
    }

    /// The cells of the rows in reach, from first to last.
    open var visibleCells: [UITableViewCell] {
        refreshIfStale()
        return shown.cells.compactMap(\.self)
    }

    /// The rows in reach, from first to last.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.shownIndexPath) }

    /// Brings a row into reach of the page, and scrolls the page there.
    ///
    /// - Parameters:
    ///   - indexPath: The row. A row of `NSNotFound` means the section's header.
    ///   - scrollPosition: Where the row is to be seen; `none` scrolls as little as needed.
    ///   - animated: Whether the page moves there.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Brings the first selected row into reach of the page, and scrolls the page there.
    ///
    /// - Parameters:
    ///   - scrollPosition: Where the row is to be seen; `none` scrolls as little as needed.
    ///   - animated: Whether the page moves there.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let row = indexPathForSelectedRow { scroll(to: row, at: scrollPosition, animated: animated) }
    }

    // MARK: Selecting rows

    /// Whether rows can be selected outside the editing mode.
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { updateOffers() } }
    }

    /// Whether several rows can be selected outside the editing mode.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { updateOffers() } }
    }

    /// Whether rows can be selected in the editing mode.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue { updateOffers() } }
    }

    /// Whether several rows can be selected in the editing mode; then rows show no editing controls.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateOffers() } }
    }

    /// The selected row, the first if there are several.
    open var indexPathForSelectedRow: IndexPath? { selectedIndexPaths.min() }

    /// The selected rows from first to last; nil when there is none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedIndexPaths.isEmpty ? nil : selectedIndexPaths.sorted() }

    /// Selects a row; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The row, or nil to deselect all.
    ///   - animated: Whether the page moves to where the row is to be seen.
    ///   - scrollPosition: Where the row is to be seen; `none` scrolls nowhere.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes the selection from a row; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Without effect.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Changing rows and sections

    /// Asks the data source for everything again, before the next response is written.
    ///
    /// The selection is given up.
    open func reloadData() { reloadEverything() }

    /// Makes several changes of rows and sections that count as one.
    ///
    /// The numbers of the data source after it must be those before it and the changes; otherwise a scene fault is
    /// raised with UIKit's exception, and the table is reloaded.
    ///
    /// - Parameters:
    ///   - updates: The changes, made before this returns.
    ///   - completion: Called with true after the changes are committed.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates, completion: completion)
    }

    /// Begins changes that count as one; ``endUpdates()`` ends them.
    ///
    /// The delegate is asked for the heights of the rows in reach again, even if there are no changes.
    open func beginUpdates() { beginBatch() }

    /// Ends changes that count as one.
    open func endUpdates() { endBatch() }

    /// Whether changes that count as one have begun and not ended.
    open var hasUncommittedUpdates: Bool { activity.batchDepth > 0 }

    /// Shows rows that the data source has got.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, counted as they are afterwards.
    ///   - animation: How the rows come in.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.insertItems(indexPaths, animation) }
    }

    /// Takes away rows that the data source no longer has.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, counted as they were before.
    ///   - animation: By `none` the rows that are left are at their places at once; by all others they glide there.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Asks the data source for new cells for rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, counted as they were before.
    ///   - animation: How the new cells come in.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.reloadItems(indexPaths, animation) }
    }

    /// Asks the data source to fill the present cells of rows again.
    ///
    /// - Parameter indexPaths: The rows.
    open func reconfigureRows(at indexPaths: [IndexPath]) { noteReconfigured(indexPaths) }

    /// Moves a row that the data source has moved.
    ///
    /// - Parameters:
    ///   - indexPath: The place before.
    ///   - newIndexPath: The place afterwards.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has got.
    ///
    /// - Parameters:
    ///   - sections: The sections, counted as they are afterwards.
    ///   - animation: How the sections come in.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.insertSections(sections, animation) }
    }

    /// Takes away sections that the data source no longer has.
    ///
    /// - Parameters:
    ///   - sections: The sections, counted as they were before.
    ///   - animation: By `none` what is left is at its place at once; by all others it glides there.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Asks the data source for all rows of sections again.
    ///
    /// - Parameters:
    ///   - sections: The sections, counted as they were before.
    ///   - animation: How the new cells come in.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.reloadSections(sections, animation) }
    }

    /// Moves a section that the data source has moved.
    ///
    /// - Parameters:
    ///   - section: The place before.
    ///   - newSection: The place afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    // MARK: Editing

    /// Whether the rows show their editing controls.
    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls; the selection is given up.
    ///
    /// - Parameters:
    ///   - editing: Whether the table is edited.
    ///   - animated: Without effect on the page.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

    // MARK: The index beside the table

    /// Asks the data source for the entries of the index again.
    open func reloadSectionIndexTitles() {
        indexEntries = nil
        setNeedsLayout()
        setNeedsRendering()
    }

    /// The number of rows from which the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsRendering() } }
    }

    /// The colour of the index; nil for the tint.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != oldValue { setNeedsRendering() } }
    }

    /// The colour behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { setNeedsRendering() } }
    }

    /// The colour behind the index while it is used.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Layout

    /// Makes cells for the rows in reach.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fill(with: backgroundView)
        showCellsInReach()
    }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    // MARK: User interactions

    /// What the user can do with the rows in reach, and whether more rows can be asked for.
    package override func userInteractions() -> [UserInteractionEvent] {
        super.userInteractions() + offeredRowEvents
    }

    /// Performs an interaction with a row, named by section and row at the front of the value, or changes the reach.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        if try !performOnTable(interaction) { try super.perform(interaction) }
    }

    // MARK: State

    /// The numbers of rows as the data source last reported them; nil when they are to be asked for.
    final var counts: ItemCounts?
    final var reach = ListReach()
    final var cellQueue = ReuseQueue<UITableViewCell>()
    final var sectionViewQueue = ReuseQueue<UITableViewHeaderFooterView>()
    /// The cells of the slots in reach.
    final var shown = ShownCells<UITableViewCell>()
    /// The sections of those slots, with their headers and footers.
    package final var shownSections: [ShownTableSection] = []
    final var selectedIndexPaths: Set<IndexPath> = []
    final var isInEditingMode = false
    final var activity = ListActivity(.table)
    /// Whether all cells are to be made anew.
    final var needsReload = true
    // Whether the data source can delete and insert rows, and whether it can move them.
    final var canCommitEditing = false
    final var canMoveRows = false
    final var reconfiguredCell: UITableViewCell?
    final var focusSettings = TableFocusSettings()
    final var staticSections: [StaticTableSection]?
    /// The entries of the index; nil when they are to be asked for.
    final var indexEntries: [SectionIndexEntry]?
}
