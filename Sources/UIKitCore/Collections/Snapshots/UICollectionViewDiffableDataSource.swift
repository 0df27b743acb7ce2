public import Foundation

/// A data source that shows snapshots and finds out by itself what changed between them.
///
/// Items that stand in both keep their cells, so the page keeps what it has of them. A section may be an outline, shown
/// with ``apply(_:to:animatingDifferences:completion:)``; on the page its items are unfolded by buttons.
///
/// UIKit: `UICollectionViewDiffableDataSource`.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Makes the cell of an item.
    ///
    /// UIKit: `UICollectionViewDiffableDataSource.CellProvider`.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Makes a supplementary view.
    ///
    /// UIKit: `UICollectionViewDiffableDataSource.SupplementaryViewProvider`.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// Creates a data source and makes it the collection's.
    ///
    /// - Parameters:
    ///   - collectionView: The collection; it does not retain the data source.
    ///   - cellProvider: Makes the cell of an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    /// Makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Decides about moves and is told of them.
    open var reorderingHandlers = ReorderingHandlers()

    /// Decides about folding and unfolding and is told of it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

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

    /// Shows an outline in a section, which is added at the end if there is none yet.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether what is new comes in, and what moves glides to its place.
    ///   - completion: Called after the changes are committed.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences)
        if let completion { UIApplication.shared.afterCommit(completion) }
    }

    /// Shows an outline in a section, which is added at the end if there is none yet.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether what is new comes in, and what moves glides to its place.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot, in: section, animated: animatingDifferences)
    }

    /// The snapshot that is shown; of outlines, what is visible.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// The outline of a section; one of root items only if none was applied.
    ///
    /// - Parameter section: The section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        outline(of: section)
    }

    // MARK: Looking up identifiers

    /// The section at a place; nil when there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// The place of a section; nil when it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    /// The item at a place; nil when there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The place of an item; nil when it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    // MARK: Being the data source

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

    /// The number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
    }

    /// The cell the cell provider makes for the item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        providedCell(collectionView, indexPath)
    }

    /// The view the supplementary view provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.reportMissingSupplementaryView(ofKind: kind, at: indexPath)
        return UICollectionReusableView(frame: .zero)
    }

    /// Whether the reordering handlers allow to move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in the snapshot, and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }

    /// Asks for the entries of an index beside the items; nil by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Asks which item an entry of the index stands for; the first one of the section with its number by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of the sections that are such.
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider

    private func providedCell(_ collectionView: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell {
        let item = current.item(at: indexPath)
        if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "UICollectionViewDiffableDataSource cell provider returned nil for index path "
                + "\(SceneFault.describe(indexPath)) with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is "
                + "not allowed. You must always return a cell to the collection view: \(collectionView)",
            in: collectionView.owningScene)
        return .standIn
    }
}
