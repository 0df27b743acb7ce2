public import Foundation

/// A data source that shows snapshots and finds out by itself what changed between them.
///
/// Rows that stand in both keep their cells, so the page keeps what it has of them.
///
/// UIKit: `UITableViewDiffableDataSource`.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Makes the cell of an item.
    ///
    /// UIKit: `UITableViewDiffableDataSource.CellProvider`.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    /// Creates a data source and makes it the table's.
    ///
    /// - Parameters:
    ///   - tableView: The table; it does not retain the data source.
    ///   - cellProvider: Makes the cell of an item.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        self.tableView = tableView
        super.init()
        tableView.dataSource = self
    }

    /// How rows come in that a snapshot brings; by `none` nothing moves.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying snapshots

    /// Shows a snapshot, changing only what differs from the present one.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether what is new comes in, and what moves glides to its place.
    ///   - completion: Called after the changes are committed.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, reloading: false, animated: animatingDifferences)
        if let completion { UIApplication.shared.afterCommit(completion) }
    }

    /// Shows a snapshot, changing only what differs from the present one.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether what is new comes in, and what moves glides to its place.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot, reloading: false, animated: animatingDifferences)
    }

    /// Shows a snapshot with all cells made anew.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called after the changes are committed.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, reloading: true)
        if let completion { UIApplication.shared.afterCommit(completion) }
    }

    /// Shows a snapshot with all cells made anew.
    ///
    /// - Parameter snapshot: What to show.
    public final func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        show(snapshot, reloading: true)
    }

    /// The snapshot that is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    // MARK: Looking up identifiers

    /// The section at a place; nil when there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// The place of a section; nil when it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    /// The item in a row; nil when there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The row of an item; nil when it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    // MARK: Being the data source

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }

    /// The number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
    }

    /// The cell the cell provider makes for the item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        providedCell(tableView, indexPath)
    }

    /// Asks for the title above a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Asks for the text below a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Asks whether a row may be edited; false by default.
    ///
    /// A subclass that deletes rows overrides this one and ``tableView(_:commit:forRowAt:)``.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Asks the data source to delete or insert a row; does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Asks whether a row may be moved; false by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Asks the data source to move a row; does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Asks for the entries of the index beside the table; nil by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Asks which section an entry of the index stands for; the one with the entry's own index by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    final weak var tableView: UITableView?
    private final let cellProvider: CellProvider

    private func providedCell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
        let item = current.item(at: indexPath)
        if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "UITableViewDiffableDataSource cell provider returned nil for index path "
                + "\(SceneFault.describe(indexPath)) with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is "
                + "not allowed. You must always return a cell to the table view: \(tableView)",
            in: tableView.owningScene)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

extension UITableViewDiffableDataSource: ItemNamingDataSource {
    final func nameOfItem(at indexPath: IndexPath) -> String? { current.nameOfItem(at: indexPath) }

    final func placeOfItem(named name: String) -> IndexPath? { current.placeOfItem(named: name) }
}
