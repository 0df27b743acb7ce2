import Foundation

// MARK: - Snapshots

extension UICollectionViewDiffableDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Makes a snapshot the present one and has the collection follow.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - reloading: Whether all cells are made anew.
    ///   - keepsOutlines: Whether the snapshot shows the outlines as they are; otherwise its items are the root items of
    ///     sections that are none.
    ///   - animated: Whether the differences are to be seen as motion.
    final func show(_ snapshot: Snapshot, reloading: Bool, keepsOutlines: Bool = false, animated: Bool = false) {
        report(snapshot.problems)
        let previous = current
        current = snapshot.settled
        if !keepsOutlines {
            let kept = Set(current.sectionIdentifiers)
            outlines = outlines.filter { section, outline in
                kept.contains(section) && outline.visibleItems == current.knownItems(inSection: section)
            }
        }
        guard let collectionView, collectionView.dataSource === self else { return }
        guard !reloading else { return collectionView.reloadData() }
        collectionView.follow(previous.placeChanges(to: snapshot, animated ? .automatic : .none))
    }

    private func report(_ problems: [String]) {
        for problem in problems {
            SceneFault.raise(.internalInconsistency, problem, in: collectionView?.owningScene)
        }
    }

    // MARK: Outlines

    final func outline(of section: SectionIdentifierType) -> Outline {
        if let outline = outlines[section] { return outline }
        var outline = Outline()
        outline.append(current.knownItems(inSection: section))
        return outline
    }

    /// Makes an outline the content of a section and has the collection follow.
    final func show(_ outline: Outline, in section: SectionIdentifierType, animated: Bool) {
        report(outline.problems)
        var outline = outline
        outline.problems = []
        outlines[section] = outline
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.knownItems(inSection: section))
        next.appendItems(outline.visibleItems, toSection: section)
        show(next, reloading: false, keepsOutlines: true, animated: animated)
    }

    // MARK: Moving

    final func moveItem(at origin: IndexPath, to destination: IndexPath) {
        guard let item = current.item(at: origin), current.sections.indices.contains(destination.section) else {
            return
        }
        let initial = current
        let initialOutlines = outlines
        var final = current
        let target = final.sections[destination.section].identifier
        final.sections[origin.section].items.remove(at: origin.item)
        let index = min(destination.item, final.sections[destination.section].items.count)
        final.sections[destination.section].items.insert(item, at: index)
        final.sectionsOfItems[item] = target
        let source = initial.sections[origin.section].identifier
        follow(item, from: source, to: target, in: final)
        let transaction = transaction(from: initial, initialOutlines, to: final, sections: [source, target])
        reorderingHandlers.willReorder?(transaction)
        current = final
        if let didReorder = reorderingHandlers.didReorder {
            UIApplication.shared.afterCommit { didReorder(transaction) }
        }
    }

    /// Moves an item in the outlines as it was moved among the visible items.
    private func follow(
        _ item: ItemIdentifierType, from source: SectionIdentifierType, to target: SectionIdentifierType,
        in final: Snapshot
    ) {
        if source != target {
            outlines[source]?.delete([item])
            outlines[target] = nil
        }
        guard var outline = outlines[target] else { return }
        let items = final.knownItems(inSection: target)
        guard let index = items.firstIndex(of: item) else { return }
        if index + 1 < items.count, outline.parent(of: items[index + 1]) != item {
            outline.move(item, beside: items[index + 1], offset: 0)
        } else if index > 0 {
            outline.move(item, beside: items[index - 1], offset: 1)
        }
        outlines[target] = outline
    }

    private func transaction(
        from initial: Snapshot, _ initialOutlines: [SectionIdentifierType: Outline], to final: Snapshot,
        sections: [SectionIdentifierType]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        func outline(
            _ section: SectionIdentifierType, _ outlines: [SectionIdentifierType: Outline], _ snapshot: Snapshot
        ) -> Outline {
            if let outline = outlines[section] { return outline }
            var outline = Outline()
            outline.append(snapshot.knownItems(inSection: section))
            return outline
        }
        let changed = sections.first == sections.last ? Array(sections.prefix(1)) : sections
        return NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
            sectionTransactions: changed.map { section in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: outline(section, initialOutlines, initial),
                    finalSnapshot: outline(section, outlines, final),
                    difference: final.knownItems(inSection: section)
                        .difference(from: initial.knownItems(inSection: section)))
            })
    }
}

// MARK: - Unfolding

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    final func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
        guard let item = current.item(at: indexPath),
            let outline = outlines[current.sections[indexPath.section].identifier]
        else { return nil }
        let hasChildren = outline.children[item]?.isEmpty == false
        return OutlinePlace(
            level: outline.level(of: item),
            hasChildren: hasChildren || sectionSnapshotHandlers.snapshotForExpandingParent != nil,
            isExpanded: outline.isExpanded(item))
    }

    final func toggleExpansion(ofItemAt indexPath: IndexPath) {
        guard let item = current.item(at: indexPath) else { return }
        let section = current.sections[indexPath.section].identifier
        guard var outline = outlines[section] else { return }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        show(outline, in: section, animated: true)
    }
}
