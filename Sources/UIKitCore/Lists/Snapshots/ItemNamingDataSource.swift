import Foundation

/// A data source that knows its rows or items by identifiers, so that they are found again when others have come before them.
@MainActor
protocol ItemNamingDataSource: AnyObject {
    /// What a row or an item is called in every process; nil where its identifier has no text that says which it is.
    func nameOfItem(at indexPath: IndexPath) -> String?

    /// Where the row or the item of a name is; nil where there is none, or more than one.
    func placeOfItem(named name: String) -> IndexPath?
}

extension NSDiffableDataSourceSnapshot {
    /// What an item is called in every process: its identifier as text; nil for objects, which are known by their addresses.
    private func name(of item: ItemIdentifierType) -> String? {
        if let text = item as? String { return text }
        let identifier: Any = (item as? any Identifiable).map { $0.id } ?? item
        return type(of: identifier) is AnyClass ? nil : String(describing: identifier)
    }

    /// The name of the item at a place; nil where there is none.
    func nameOfItem(at indexPath: IndexPath) -> String? { item(at: indexPath).flatMap { name(of: $0) } }

    /// Where the item of a name is; nil where there is none, or more than one.
    func placeOfItem(named name: String) -> IndexPath? {
        var found: IndexPath?
        for (number, section) in sections.enumerated() {
            for (index, item) in section.items.enumerated() where self.name(of: item) == name {
                guard found == nil else { return nil }
                found = IndexPath(item: index, section: number)
            }
        }
        return found
    }
}
