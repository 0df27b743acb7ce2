import Foundation

/// What a batch does to the items of one section that exists before and after it.
struct ItemDifference: Hashable {
    var deleted: Set<Int> = []
    var inserted: Set<Int> = []
    var movedOut: Set<Int> = []
    var movedIn: Set<Int> = []

    /// By how much the number of items changes.
    var change: Int { inserted.count + movedIn.count - deleted.count - movedOut.count }

    /// Where the other items go.
    var shift: IndexShift {
        IndexShift(removed: deleted.union(movedOut), inserted: inserted.union(movedIn))
    }
}

/// What a batch does to items, section by section.
struct ItemDifferences {
    private var deleted: [Int: Set<Int>] = [:]
    private var inserted: [Int: Set<Int>] = [:]
    private var movedOut: [Int: Set<Int>] = [:]
    private var movedIn: [Int: Set<Int>] = [:]

    init(_ changes: ListChanges) {
        for item in changes.deletedItems { deleted[item.section, default: []].insert(item.row) }
        for item in changes.insertedItems { inserted[item.section, default: []].insert(item.row) }
        for (origin, destination) in changes.movedItems {
            movedOut[origin.section, default: []].insert(origin.row)
            movedIn[destination.section, default: []].insert(destination.row)
        }
    }

    /// What happens to the items of a section; nil when nothing does.
    ///
    /// - Parameters:
    ///   - section: The section before the batch.
    ///   - newSection: The same section after it.
    func difference(from section: Int, to newSection: Int) -> ItemDifference? {
        let difference = ItemDifference(
            deleted: deleted[section] ?? [], inserted: inserted[newSection] ?? [], movedOut: movedOut[section] ?? [],
            movedIn: movedIn[newSection] ?? [])
        return difference == ItemDifference() ? nil : difference
    }
}
