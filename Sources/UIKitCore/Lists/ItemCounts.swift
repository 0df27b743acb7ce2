import Foundation

/// How many items each section of a list has, and which slot of the whole each item takes.
///
/// A table calls its items rows.
///
/// Slots number the items of all sections from 0 on; a section without items takes one slot for its header and footer.
struct ItemCounts: Equatable {
    /// The number of items of each section.
    let itemCounts: [Int]

    /// The first slot of each section, and at the end the number of slots.
    private let firstSlots: [Int]

    /// Creates the counts of sections.
    ///
    /// - Parameter itemCounts: The number of items of each section; none may be negative.
    init(_ itemCounts: [Int]) {
        self.itemCounts = itemCounts
        var firstSlots: [Int] = []
        firstSlots.reserveCapacity(itemCounts.count + 1)
        var slot = 0
        for count in itemCounts {
            firstSlots.append(slot)
            slot += max(count, 1)
        }
        firstSlots.append(slot)
        self.firstSlots = firstSlots
    }

    var sectionCount: Int { itemCounts.count }

    /// The number of slots of all sections.
    var slotCount: Int { firstSlots.last ?? 0 }

    /// The number of items of a section; nil when there is no such section.
    func count(ofSection section: Int) -> Int? {
        itemCounts.indices.contains(section) ? itemCounts[section] : nil
    }

    /// Whether there is such an item.
    func contains(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2, itemCounts.indices.contains(indexPath.section) else { return false }
        return (0..<itemCounts[indexPath.section]).contains(indexPath.row)
    }

    /// The slots of a section.
    func slots(ofSection section: Int) -> Range<Int> {
        firstSlots[section]..<firstSlots[section + 1]
    }

    /// The slot of an item; nil when there is no such item.
    func slot(of indexPath: IndexPath) -> Int? {
        contains(indexPath) ? firstSlots[indexPath.section] + indexPath.row : nil
    }

    /// The section a slot belongs to.
    func section(ofSlot slot: Int) -> Int {
        var low = 0
        var high = itemCounts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstSlots[middle] <= slot { low = middle } else { high = middle }
        }
        return low
    }

    /// The item in a slot; nil when the slot is that of a section without items, or none.
    func indexPath(ofSlot slot: Int) -> IndexPath? {
        guard (0..<slotCount).contains(slot) else { return nil }
        let section = section(ofSlot: slot)
        let item = slot - firstSlots[section]
        return item < itemCounts[section] ? IndexPath(item: item, section: section) : nil
    }

    /// The sections that have a slot in a range.
    func sections(inSlots slots: Range<Int>) -> Range<Int> {
        guard !slots.isEmpty, slots.lowerBound < slotCount else { return 0..<0 }
        return section(ofSlot: slots.lowerBound)..<(section(ofSlot: min(slots.upperBound, slotCount) - 1) + 1)
    }

    /// Whether an item can be moved to a place, which counts the items without it.
    func canMove(_ indexPath: IndexPath, to destination: IndexPath) -> Bool {
        guard contains(indexPath), destination.count == 2, itemCounts.indices.contains(destination.section) else {
            return false
        }
        let isSameSection = destination.section == indexPath.section
        let count = itemCounts[destination.section]
        return (0..<(isSameSection ? count : count + 1)).contains(destination.item)
    }

    /// The places one step before and after an item, in the neighbouring sections at the ends.
    func neighbours(of indexPath: IndexPath) -> (before: IndexPath?, after: IndexPath?) {
        guard contains(indexPath) else { return (nil, nil) }
        let (section, item) = (indexPath.section, indexPath.item)
        var before: IndexPath?
        var after: IndexPath?
        if item > 0 {
            before = IndexPath(item: item - 1, section: section)
        } else if section > 0 {
            before = IndexPath(item: itemCounts[section - 1], section: section - 1)
        }
        if item + 1 < itemCounts[section] {
            after = IndexPath(item: item + 1, section: section)
        } else if section + 1 < sectionCount {
            after = IndexPath(item: 0, section: section + 1)
        }
        return (before, after)
    }
}
