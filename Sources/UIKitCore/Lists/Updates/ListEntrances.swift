import Foundation

/// How the rows and sections come in that a change brings, for a change that is to be seen.
struct ListEntrances {
    /// How an item comes in, counted as it is afterwards; nil for one that was there.
    let ofItem: (IndexPath) -> UITableView.RowAnimation?

    /// How the header and the footer of a section come in, counted as it is afterwards; nil for one that was there.
    let ofSection: (Int) -> UITableView.RowAnimation?
}

extension ListChanges {
    /// What comes by a batch.
    enum Arrival: Hashable {
        case insertedItem(IndexPath)
        case reloadedItem(IndexPath)
        case insertedSection(Int)
        case reloadedSection(Int)
    }

    mutating func insertItems(_ items: [IndexPath], _ animation: UITableView.RowAnimation) {
        insertedItems.formUnion(items)
        for item in items { animations[.insertedItem(item)] = animation }
    }

    mutating func reloadItems(_ items: [IndexPath], _ animation: UITableView.RowAnimation) {
        reloadedItems.formUnion(items)
        for item in items { animations[.reloadedItem(item)] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        insertedSections.formUnion(sections)
        for section in sections { animations[.insertedSection(section)] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        reloadedSections.formUnion(sections)
        for section in sections { animations[.reloadedSection(section)] = animation }
    }

    /// How what the batch brings comes in; nil when nothing of the batch is to be seen.
    func entrances(in update: ListUpdate) -> ListEntrances? {
        guard isAnimated else { return nil }
        var items: [IndexPath: UITableView.RowAnimation] = [:]
        for item in insertedItems { items[item] = animations[.insertedItem(item)] ?? .automatic }
        for item in reloadedItems {
            guard let new = update.newIndexPath(of: item) else { continue }
            items[new] = animations[.reloadedItem(item)] ?? .automatic
        }
        var sections: [Int: UITableView.RowAnimation] = [:]
        for section in insertedSections { sections[section] = animations[.insertedSection(section)] ?? .automatic }
        for section in reloadedSections {
            guard let new = update.newSection(of: section) else { continue }
            sections[new] = animations[.reloadedSection(section)] ?? .automatic
        }
        return ListEntrances(ofItem: { items[$0] ?? sections[$0.section] }, ofSection: { sections[$0] })
    }
}
