extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - sectionIdentifier: The section, or nil for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let index else {
            problems.append(
                sectionIdentifier == nil
                    ? "There are currently no sections in the data source. Please add a section first."
                    : SnapshotProblem.unknown("section"))
            return
        }
        insert(identifiers, inSection: index) { $0.count }
    }

    /// Adds items before another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - beforeIdentifier: The item that will follow them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - afterIdentifier: The item that will precede them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Removes items; those that do not exist are passed over.
    ///
    /// - Parameter identifiers: The items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var affected: Set<SectionIdentifierType> = []
        var removed: Set<ItemIdentifierType> = []
        for item in identifiers {
            guard let section = sectionsOfItems.removeValue(forKey: item) else { continue }
            affected.insert(section)
            removed.insert(item)
        }
        for index in sections.indices where affected.contains(sections[index].identifier) {
            sections[index].items.removeAll(where: removed.contains)
        }
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() {
        sections.removeAll()
        sectionsOfItems.removeAll()
    }

    /// Moves an item before another one.
    ///
    /// - Parameters:
    ///   - identifier: The item.
    ///   - toIdentifier: The item that will follow it.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    ///
    /// - Parameters:
    ///   - identifier: The item.
    ///   - toIdentifier: The item that will precede it.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has the cells of items made anew when the snapshot is applied.
    ///
    /// - Parameter identifiers: The items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += newlyNamed(identifiers, besides: reloadedItemIdentifiers, to: "reload")
    }

    /// Has the present cells of items filled again when the snapshot is applied.
    ///
    /// - Parameter identifiers: The items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += newlyNamed(identifiers, besides: reconfiguredItemIdentifiers, to: "reconfigure")
    }

    private mutating func newlyNamed(
        _ items: [ItemIdentifierType], besides present: [ItemIdentifierType], to verb: String
    ) -> [ItemIdentifierType] {
        var known = Set(present)
        return items.filter { item in
            guard sectionsOfItems[item] != nil else {
                problems.append("Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
                return false
            }
            return known.insert(item).inserted
        }
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other else { return }
        guard let origin = place(of: item) else { return problems.append(SnapshotProblem.unknown("fromIndex")) }
        guard place(of: other) != nil else { return problems.append(SnapshotProblem.unknown("toIndex")) }
        sections[origin.section].items.remove(at: origin.item)
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(item, at: place.item + offset)
        sectionsOfItems[item] = sections[place.section].identifier
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
    ) {
        guard !items.contains(other) else {
            problems.append(
                "Invalid update: destination for insertion operation [\(other)] is in the insertion identifier list for "
                    + "update: <_UIDiffableDataSourceUpdate - action: INS; destinationIdentifier:\(other); "
                    + "destIsSection: 0; identifiers: [\(items.map { "\($0)" }.joined(separator: ", "))]>.")
            return
        }
        guard let place = place(of: other) else { return problems.append(SnapshotProblem.unknown("section")) }
        insert(items, inSection: place.section) { ($0.firstIndex(of: other) ?? 0) + offset }
    }

    /// Puts items into a section; those that are in the snapshot already move there.
    private mutating func insert(
        _ items: [ItemIdentifierType], inSection section: Int, at index: ([ItemIdentifierType]) -> Int
    ) {
        let identifier = sections[section].identifier
        var added: [ItemIdentifierType] = []
        added.reserveCapacity(items.count)
        var twice: [ItemIdentifierType] = []
        var distinct: Set<ItemIdentifierType> = []
        for item in items {
            if distinct.insert(item).inserted { added.append(item) } else { twice.append(item) }
        }
        if !twice.isEmpty { problems.append(SnapshotProblem.notUnique("item", twice)) }
        let known = added.filter { sectionsOfItems[$0] != nil }
        if !known.isEmpty {
            SnapshotProblem.warn(ofKnown: known)
            deleteItems(known)
        }
        for item in added { sectionsOfItems[item] = identifier }
        sections[section].items.insert(contentsOf: added, at: index(sections[section].items))
    }
}
