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
                sectionIdentifier.map { "Invalid section identifier for insertion: \($0)" }
                    ?? "There are currently no sections in the data source. Please add a section first.")
            return
        }
        insert(identifiers, inSection: index, at: sections[index].items.count)
    }

    /// Adds items before another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - beforeIdentifier: The item that will follow them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = existingPlace(of: beforeIdentifier) else { return }
        insert(identifiers, inSection: place.section, at: place.item)
    }

    /// Adds items after another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - afterIdentifier: The item that will precede them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = existingPlace(of: afterIdentifier) else { return }
        insert(identifiers, inSection: place.section, at: place.item + 1)
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
        reloadedItemIdentifiers += newlyNamed(identifiers, besides: reloadedItemIdentifiers)
    }

    /// Has the present cells of items filled again when the snapshot is applied.
    ///
    /// - Parameter identifiers: The items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += newlyNamed(identifiers, besides: reconfiguredItemIdentifiers)
    }

    private mutating func newlyNamed(
        _ items: [ItemIdentifierType], besides present: [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        var known = Set(present)
        return items.filter { item in
            guard sectionsOfItems[item] != nil else {
                problems.append("Invalid item identifier specified for reload: \(item)")
                return false
            }
            return known.insert(item).inserted
        }
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other, let origin = existingPlace(of: item), existingPlace(of: other) != nil else { return }
        sections[origin.section].items.remove(at: origin.item)
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(item, at: place.item + offset)
        sectionsOfItems[item] = sections[place.section].identifier
    }

    private mutating func insert(_ items: [ItemIdentifierType], inSection section: Int, at index: Int) {
        let identifier = sections[section].identifier
        var added: [ItemIdentifierType] = []
        added.reserveCapacity(items.count)
        for item in items {
            guard sectionsOfItems[item] == nil else {
                problems.append(
                    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
                continue
            }
            sectionsOfItems[item] = identifier
            added.append(item)
        }
        sections[section].items.insert(contentsOf: added, at: index)
    }

    private mutating func existingPlace(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        if let place = place(of: item) { return place }
        problems.append("Invalid item identifier specified: \(item)")
        return nil
    }
}
