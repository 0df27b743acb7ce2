import Foundation

/// The insertions, deletions, moves and reloads of one batch, as the app asked for them.
///
/// Deletions, reloads and origins of moves count items and sections as they are before the batch, insertions and
/// destinations as they are after it.
struct ListChanges: Equatable {
    /// What messages call the list.
    let terms: ListTerms

    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    /// The destinations of moved items by their origins.
    var movedItems: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    /// The destinations of moved sections by their origins.
    var movedSections: [Int: Int] = [:]
    /// How what comes by the batch comes in, where the app said it.
    var animations: [Arrival: UITableView.RowAnimation] = [:]
    /// Whether anything of the batch is to be seen as motion.
    var isAnimated = false

    init(_ terms: ListTerms = .table) {
        self.terms = terms
    }
}

extension ListChanges {
    /// The numbers of items before the batch, by those after it; nil where sections come, go or move.
    func counts(before after: ItemCounts) -> ItemCounts? {
        guard deletedSections.isEmpty, insertedSections.isEmpty, movedSections.isEmpty else { return nil }
        let differences = ItemDifferences(self)
        let before = after.itemCounts.enumerated().map { section, count in
            count - (differences.difference(from: section, to: section)?.change ?? 0)
        }
        return before.allSatisfy { $0 >= 0 } ? ItemCounts(before) : nil
    }

    /// Checks that everything named exists, and that nothing is asked for twice in ways that exclude each other.
    func checkPlaces(before: ItemCounts, after: ItemCounts) throws(InvalidListUpdate) {
        try checkSections(before: before, after: after)
        for (item, verb) in deletedItems.map({ ($0, "delete") }) + reloadedItems.map({ ($0, "reload") })
            + movedItems.keys.map({ ($0, "move") })
        where !before.contains(item) {
            throw .missingItem(item, verb: verb, terms: terms, counts: before, isBefore: true)
        }
        for item in insertedItems where !after.contains(item) {
            throw .missingItem(item, verb: "insert", terms: terms, counts: after, isBefore: false)
        }
        for item in movedItems.values where !after.contains(item) {
            throw .missingItem(item, verb: "move", terms: terms, counts: after, isBefore: false)
        }
        if let item = deletedItems.intersection(reloadedItems).first {
            throw .conflict("attempt to delete and reload the same index path (\(item))")
        }
        if let item = deletedItems.first(where: { movedItems[$0] != nil }) {
            throw .conflict("attempt to perform a delete and a move from the same index path (\(item))")
        }
        if let item = movedItems.values.first(where: { insertedItems.contains($0) }) {
            throw .conflict("attempt to perform an insert and a move to the same index path (\(item))")
        }
        if Set(movedItems.values).count != movedItems.count {
            throw .conflict("attempt to move multiple \(terms.item)s to the same index path")
        }
    }

    private func checkSections(before: ItemCounts, after: ItemCounts) throws(InvalidListUpdate) {
        for section in deletedSections.union(reloadedSections).union(movedSections.keys).sorted()
        where !(0..<before.sectionCount).contains(section) {
            let verb = deletedSections.contains(section) ? "delete" : movedSections[section] != nil ? "move" : "reload"
            throw .missingSection(section, verb: verb, count: before.sectionCount, isBefore: true)
        }
        for section in insertedSections.union(movedSections.values).sorted()
        where !(0..<after.sectionCount).contains(section) {
            let verb = insertedSections.contains(section) ? "insert" : "move"
            throw .missingSection(section, verb: verb, count: after.sectionCount, isBefore: false)
        }
        if Set(movedSections.values).count != movedSections.count {
            throw .conflict("attempt to move multiple sections to the same section")
        }
        if let section = movedSections.values.first(where: { insertedSections.contains($0) }) {
            throw .conflict("attempt to perform an insert and a move to the same section (\(section))")
        }
        if let section = deletedSections.first(where: { movedSections[$0] != nil }) {
            throw .conflict("attempt to perform a delete and a move from the same section (\(section))")
        }
        guard after.sectionCount == before.sectionCount + insertedSections.count - deletedSections.count else {
            throw .sectionCount(before: before.sectionCount, after: after.sectionCount, changes: self)
        }
    }
}
