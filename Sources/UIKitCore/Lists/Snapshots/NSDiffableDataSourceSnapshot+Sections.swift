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
        guard let index = indexOfSection(toIdentifier) else {
            return problems.append(SnapshotProblem.unknown("insertIndex"))
        }
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
        guard let index = indexOfSection(toIdentifier) else {
            return problems.append(SnapshotProblem.unknown("insertIndex"))
        }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections with their items; those that do not exist are passed over.
    ///
    /// - Parameter identifiers: The sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { sectionsOfItems[item] = nil }
        }
        sections.removeAll { gone.contains($0.identifier) }
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
        let present = Set(sectionIdentifiers)
        var known = Set(reloadedSectionIdentifiers)
        for section in identifiers {
            if !present.contains(section) {
                problems.append(
                    "Attempted to reload section identifier that does not exist in the snapshot: \(section)")
            } else if known.insert(section).inserted {
                reloadedSectionIdentifiers.append(section)
            }
        }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let present = Set(sectionIdentifiers)
        var distinct: Set<SectionIdentifierType> = []
        var added: [Section] = []
        var twice: [SectionIdentifierType] = []
        var known: [SectionIdentifierType] = []
        for identifier in identifiers {
            if !distinct.insert(identifier).inserted {
                twice.append(identifier)
            } else if present.contains(identifier) {
                known.append(identifier)
            } else {
                added.append(Section(identifier: identifier, items: []))
            }
        }
        if !twice.isEmpty { problems.append(SnapshotProblem.notUnique("section", twice)) }
        if !known.isEmpty { problems.append(SnapshotProblem.known(sections: known)) }
        sections.insert(contentsOf: added, at: index)
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other else { return }
        guard let origin = indexOfSection(section) else { return problems.append(SnapshotProblem.unknown("fromIndex")) }
        guard indexOfSection(other) != nil else { return problems.append(SnapshotProblem.unknown("toIndex")) }
        let moved = sections.remove(at: origin)
        guard let place = indexOfSection(other) else { return }
        sections.insert(moved, at: place + offset)
    }
}
