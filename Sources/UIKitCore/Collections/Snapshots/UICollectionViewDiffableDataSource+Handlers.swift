extension UICollectionViewDiffableDataSource {
    /// Decides about moves and is told of them.
    ///
    /// UIKit: `UICollectionViewDiffableDataSource.ReorderingHandlers`.
    @MainActor
    public struct ReorderingHandlers {
        /// Creates handlers that forbid moves.
        public nonisolated init() {}

        /// Says whether an item can be moved; nil means none can.
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?

        /// Called before a move is made.
        public var willReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called after a move was committed; a place to change the app's own data.
        public var didReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Decides about folding and unfolding and is told of it.
    ///
    /// UIKit: `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
    @MainActor
    public struct SectionSnapshotHandlers {
        /// Creates handlers that allow everything.
        public nonisolated init() {}

        /// Says whether an item is unfolded; nil means it is.
        public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?

        /// Called before an item is unfolded.
        public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?

        /// Says whether an item is folded; nil means it is.
        public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?

        /// Called before an item is folded.
        public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?

        /// Gives what is below an item when it is unfolded, for outlines that are made as they are needed.
        public var snapshotForExpandingParent:
            (
                @MainActor (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
    }
}

/// What a move changed.
///
/// UIKit: `NSDiffableDataSourceTransaction`.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What is shown afterwards.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between all items before and afterwards.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// What changed in each section that did.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a move changed in a section.
///
/// UIKit: `NSDiffableDataSourceSectionTransaction`.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// What the section showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What the section shows afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The difference between the section's items before and afterwards.
    public let difference: CollectionDifference<ItemIdentifierType>
}
