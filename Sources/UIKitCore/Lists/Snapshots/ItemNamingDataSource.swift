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
    /// What the item at a place is called in every process; nil where there is none, or its identifier has no such text.
    func nameOfItem(at indexPath: IndexPath) -> String? { item(at: indexPath).flatMap { ItemName.text(of: $0) } }

    /// Where the item of a name is; nil where there is none, or more than one.
    func placeOfItem(named name: String) -> IndexPath? {
        var found: IndexPath?
        for (number, section) in sections.enumerated() {
            for (index, item) in section.items.enumerated() where ItemName.text(of: item) == name {
                guard found == nil else { return nil }
                found = IndexPath(item: index, section: number)
            }
        }
        return found
    }
}

/// The text of an identifier.
private enum ItemName {
    /// How deep values are looked through.
    private static let greatestDepth = 8

    /// The text, which is the same in every process; nil where objects are in it, which are known by their addresses, or
    /// collections without order.
    static func text(of value: Any, depth: Int = 0) -> String? {
        switch value {
        case let text as String: return text
        case let url as URL: return url.absoluteString
        case is any BinaryInteger, is UUID: return String(describing: value)
        // What these are made of says where they are in memory.
        case is ObjectIdentifier, is Data: return nil
        default: break
        }
        guard depth < greatestDepth else { return nil }
        if let identified = value as? any Identifiable, let text = text(of: identified.id, depth: depth + 1) {
            return text
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class, .set, .dictionary: return nil
        default: break
        }
        var text = mirror.children.isEmpty ? String(describing: value) : ""
        for child in mirror.children {
            guard let inner = Self.text(of: child.value, depth: depth + 1) else { return nil }
            text += "\(child.label ?? ""):\(inner.utf8.count):\(inner);"
        }
        return text
    }
}
