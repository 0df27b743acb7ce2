import Foundation

/// The sections and items that a list shows at one time, by their identifiers.
///
/// An app builds a snapshot and applies it to a data source, which finds out what changed. An operation that names an
/// identifier that does not exist, or a section that would exist twice, is not performed and is reported as a scene fault
/// when the snapshot is applied. Items that are added although they are there move to their new place.
///
/// UIKit: `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A section and its items.
    struct Section: Sendable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType]
    }

    /// The sections in their order.
    var sections: [Section] = []

    /// The section of each item.
    var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// What was asked for that cannot be, in UIKit's words.
    var problems: [String] = []

    /// The sections whose rows are to be asked for again.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// The items whose cells are to be made anew.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// The items whose present cells are to be filled again.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}
}

// MARK: - Reading

extension NSDiffableDataSourceSnapshot {
    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionsOfItems.count }

    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The number of items in a section; one that there is not is a scene fault and has none.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section; one that there is not is a scene fault and has none.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let index = indexOfSection(identifier) { return sections[index].items }
        SnapshotProblem.reportUnknownSection()
        return []
    }

    /// The items of a section; none when there is no such section.
    func knownItems(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }

    /// The section of an item; nil when there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsOfItems[identifier]
    }

    /// The place of an item among all items; nil when there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }

    /// The place of a section; nil when there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// The section of an item and the item's place in it; nil when there is no such item.
    func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let identifier = sectionsOfItems[item], let section = indexOfSection(identifier),
            let index = sections[section].items.firstIndex(of: item)
        else { return nil }
        return (section, index)
    }

    /// The item in a row; nil when there is no such row.
    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }
}
