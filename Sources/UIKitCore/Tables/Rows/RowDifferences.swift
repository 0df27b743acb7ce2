import Foundation

/// What a batch does to the rows of one section that exists before and after it.
struct RowDifference: Hashable {
    var deleted: Set<Int> = []
    var inserted: Set<Int> = []
    var movedOut: Set<Int> = []
    var movedIn: Set<Int> = []

    /// By how much the number of rows changes.
    var change: Int { inserted.count + movedIn.count - deleted.count - movedOut.count }

    /// Where the other rows go.
    var shift: IndexShift {
        IndexShift(removed: deleted.union(movedOut), inserted: inserted.union(movedIn))
    }
}

/// What a batch does to rows, section by section.
struct RowDifferences {
    private var deleted: [Int: Set<Int>] = [:]
    private var inserted: [Int: Set<Int>] = [:]
    private var movedOut: [Int: Set<Int>] = [:]
    private var movedIn: [Int: Set<Int>] = [:]

    init(_ changes: TableChanges) {
        for row in changes.deletedRows { deleted[row.section, default: []].insert(row.row) }
        for row in changes.insertedRows { inserted[row.section, default: []].insert(row.row) }
        for (origin, destination) in changes.movedRows {
            movedOut[origin.section, default: []].insert(origin.row)
            movedIn[destination.section, default: []].insert(destination.row)
        }
    }

    /// What happens to the rows of a section; nil when nothing does.
    ///
    /// - Parameters:
    ///   - section: The section before the batch.
    ///   - newSection: The same section after it.
    func difference(from section: Int, to newSection: Int) -> RowDifference? {
        let difference = RowDifference(
            deleted: deleted[section] ?? [], inserted: inserted[newSection] ?? [], movedOut: movedOut[section] ?? [],
            movedIn: movedIn[newSection] ?? [])
        return difference == RowDifference() ? nil : difference
    }
}
