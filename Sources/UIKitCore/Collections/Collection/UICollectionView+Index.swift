package import Foundation

/// An entry of the index beside a collection.
package struct ItemIndexEntry: Hashable, Sendable {
    /// What the entry says.
    package let title: String

    /// The item that it stands for.
    package let place: IndexPath
}

extension UICollectionView {
    /// The entries of the index beside the items.
    package final var itemIndex: [ItemIndexEntry] { indexEntries ?? [] }

    /// Asks the data source for the entries, and which items they stand for, unless it said so since the last reload.
    final func loadItemIndex() {
        guard indexEntries == nil, let dataSource else { return }
        indexEntries = []
        let counts = loadedCounts()
        let titles = dataSource.indexTitles(for: self) ?? []
        indexEntries = titles.enumerated().compactMap { index, title in
            let place = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
            return counts.contains(place) ? ItemIndexEntry(title: title, place: place) : nil
        }
        if !titles.isEmpty { setNeedsRendering() }
    }

    /// Brings the item of an entry into reach.
    final func showIndexedItem(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let indices = interaction.value?.indices,
            let entry = itemIndex.first(where: { Array($0.place) == indices })
        else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such item in the index.", told: .choiceGone))
        }
        bringIntoReach(entry.place)
    }
}
