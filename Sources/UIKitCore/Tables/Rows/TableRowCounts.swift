import Foundation

/// How many rows each section of a table has, and which slot of the whole each row takes.
///
/// Slots number the rows of all sections from 0 on; a section without rows takes one slot for its header and footer.
struct TableRowCounts: Equatable {
    /// The number of rows of each section.
    let rowCounts: [Int]

    /// The first slot of each section, and at the end the number of slots.
    private let firstSlots: [Int]

    /// Creates the counts of sections.
    ///
    /// - Parameter rowCounts: The number of rows of each section; none may be negative.
    init(_ rowCounts: [Int]) {
        self.rowCounts = rowCounts
        var firstSlots: [Int] = []
        firstSlots.reserveCapacity(rowCounts.count + 1)
        var slot = 0
        for count in rowCounts {
            firstSlots.append(slot)
            slot += max(count, 1)
        }
        firstSlots.append(slot)
        self.firstSlots = firstSlots
    }

    var sectionCount: Int { rowCounts.count }

    /// The number of slots of all sections.
    var slotCount: Int { firstSlots.last ?? 0 }

    /// Whether there is such a row.
    func contains(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2, rowCounts.indices.contains(indexPath.section) else { return false }
        return (0..<rowCounts[indexPath.section]).contains(indexPath.row)
    }

    /// The slots of a section.
    func slots(ofSection section: Int) -> Range<Int> {
        firstSlots[section]..<firstSlots[section + 1]
    }

    /// The slot of a row; nil when there is no such row.
    func slot(of indexPath: IndexPath) -> Int? {
        contains(indexPath) ? firstSlots[indexPath.section] + indexPath.row : nil
    }

    /// The section a slot belongs to.
    func section(ofSlot slot: Int) -> Int {
        var low = 0
        var high = rowCounts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstSlots[middle] <= slot { low = middle } else { high = middle }
        }
        return low
    }

    /// The row in a slot; nil when the slot is that of a section without rows, or none.
    func indexPath(ofSlot slot: Int) -> IndexPath? {
        guard (0..<slotCount).contains(slot) else { return nil }
        let section = section(ofSlot: slot)
        let row = slot - firstSlots[section]
        return row < rowCounts[section] ? IndexPath(row: row, section: section) : nil
    }

    /// The sections that have a slot in a range.
    func sections(inSlots slots: Range<Int>) -> Range<Int> {
        guard !slots.isEmpty, slots.lowerBound < slotCount else { return 0..<0 }
        return section(ofSlot: slots.lowerBound)..<(section(ofSlot: min(slots.upperBound, slotCount) - 1) + 1)
    }
}
