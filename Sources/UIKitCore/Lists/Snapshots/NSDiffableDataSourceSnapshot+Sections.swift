extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    ///
    /// - Parameter identifiers: The new sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections before another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new sections.
    ///   - toIdentifier: The section that will follow them.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = existingIndex(of: toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    /// Adds sections after another one.
    ///
    /// - Parameters:
    ///   - identifiers: The new sections.
    ///   - toIdentifier: The section that will precede them.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = existingIndex(of: toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections with their items; those that do not exist are passed over.
    ///
    /// - Parameter identifiers: The sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = indexOfSection(identifier) else { continue }
            for item in sections.remove(at: index).items { sectionsOfItems[item] = nil }
        }
    }

    /// Moves a section before another one.
    ///
    /// - Parameters:
    ///   - identifier: The section.
    ///   - toIdentifier: The section that will follow it.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section after another one.
    ///
    /// - Parameters:
    ///   - identifier: The section.
    ///   - toIdentifier: The section that will precede it.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has all rows of sections asked for again when the snapshot is applied.
    ///
    /// - Parameter identifiers: The sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers
        where existingIndex(of: section) != nil && !reloadedSectionIdentifiers.contains(section) {
            reloadedSectionIdentifiers.append(section)
        }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var present = Set(sectionIdentifiers)
        var added: [Section] = []
        for identifier in identifiers {
            guard present.insert(identifier).inserted else {
                problems.append(
                    "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
                        + "{(\n    \(identifier)\n)}")
                continue
            }
            added.append(Section(identifier: identifier, items: []))
        }
        sections.insert(contentsOf: added, at: index)
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other, let origin = existingIndex(of: section), existingIndex(of: other) != nil else {
            return
        }
        let moved = sections.remove(at: origin)
        guard let place = indexOfSection(other) else { return }
        sections.insert(moved, at: place + offset)
    }

    private mutating func existingIndex(of section: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(section) { return index }
        problems.append("Invalid section identifier: \(section)")
        return nil
    }
}
