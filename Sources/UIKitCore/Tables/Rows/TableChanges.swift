import Foundation

/// The insertions, deletions, moves and reloads of one batch, as the app asked for them.
///
/// Deletions, reloads and origins of moves count rows and sections as they are before the batch, insertions and
/// destinations as they are after it.
struct TableChanges {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var reconfiguredRows: Set<IndexPath> = []
    /// The destinations of moved rows by their origins.
    var movedRows: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    /// The destinations of moved sections by their origins.
    var movedSections: [Int: Int] = [:]
}

extension TableChanges {
    /// Checks that everything named exists, and that nothing is asked for twice in ways that exclude each other.
    func checkPlaces(before: TableRowCounts, after: TableRowCounts) throws(InvalidTableUpdate) {
        try checkSections(before: before, after: after)
        for (row, verb) in deletedRows.map({ ($0, "delete") }) + reloadedRows.map({ ($0, "reload") })
            + movedRows.keys.map({ ($0, "move") })
        where !before.contains(row) {
            throw .missingRow(row, verb: verb, counts: before, isBefore: true)
        }
        for row in insertedRows where !after.contains(row) {
            throw .missingRow(row, verb: "insert", counts: after, isBefore: false)
        }
        for row in movedRows.values where !after.contains(row) {
            throw .missingRow(row, verb: "move", counts: after, isBefore: false)
        }
        if let row = deletedRows.intersection(reloadedRows).first {
            throw .conflict("attempt to delete and reload the same index path (\(row))")
        }
        if let row = deletedRows.first(where: { movedRows[$0] != nil }) {
            throw .conflict("attempt to perform a delete and a move from the same index path (\(row))")
        }
        if let row = movedRows.values.first(where: { insertedRows.contains($0) }) {
            throw .conflict("attempt to perform an insert and a move to the same index path (\(row))")
        }
        if Set(movedRows.values).count != movedRows.count {
            throw .conflict("attempt to move multiple rows to the same index path")
        }
    }

    private func checkSections(before: TableRowCounts, after: TableRowCounts) throws(InvalidTableUpdate) {
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
