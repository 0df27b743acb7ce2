import Foundation

extension UICollectionViewDiffableDataSource {
    final var expandedPlaces: [IndexPath]? {
        let makesChildren = sectionSnapshotHandlers.snapshotForExpandingParent != nil
        guard outlines.values.contains(where: { makesChildren || !$0.children.isEmpty }) else { return nil }
        var places: [IndexPath] = []
        for (index, section) in current.sectionIdentifiers.enumerated() {
            guard let outline = outlines[section] else { continue }
            outline.forEachItem { item, path in
                if outline.isExpanded(item) { places.append(IndexPath(indexes: [index] + path)) }
            }
        }
        return places
    }

    final func restoreExpansion(of places: [IndexPath]) {
        // What is below an item may be made when that is unfolded, so those above come first.
        let expanded = Dictionary(grouping: places.sorted { $0.count < $1.count }) { $0.first }
        for (index, section) in current.sectionIdentifiers.enumerated() {
            guard var outline = outlines[section] else { continue }
            let previous = outline.expandedItems
            outline.collapse(Array(previous))
            for place in expanded[index] ?? [] {
                guard let item = outline.item(at: Array(place.dropFirst())) else { continue }
                if outline.children[item]?.isEmpty ?? true,
                    let provide = sectionSnapshotHandlers.snapshotForExpandingParent
                {
                    outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
                }
                outline.expand([item])
            }
            if outline.expandedItems != previous { show(outline, in: section, animated: false) }
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Calls something for each item and its place: those of the items from the root items down to it, each among its
    /// siblings.
    fileprivate func forEachItem(_ body: (ItemIdentifierType, [Int]) -> Void) {
        var waiting = rootItems.enumerated().map { (item: $0.element, path: [$0.offset]) }
        while let (item, path) = waiting.popLast() {
            body(item, path)
            for (index, child) in (children[item] ?? []).enumerated() { waiting.append((child, path + [index])) }
        }
    }

    /// The item at a place; nil for none.
    fileprivate func item(at path: [Int]) -> ItemIdentifierType? {
        var siblings = rootItems
        var found: ItemIdentifierType?
        for index in path {
            guard siblings.indices.contains(index) else { return nil }
            found = siblings[index]
            siblings = children[siblings[index]] ?? []
        }
        return found
    }
}

extension UICollectionViewDiffableDataSource: ItemNamingDataSource {
    final func nameOfItem(at indexPath: IndexPath) -> String? { current.nameOfItem(at: indexPath) }

    final func placeOfItem(named name: String) -> IndexPath? { current.placeOfItem(named: name) }
}
