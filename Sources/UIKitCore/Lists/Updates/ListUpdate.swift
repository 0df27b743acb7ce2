import Foundation

/// A batch of changes that agrees with what the data source says before and after it.
///
/// It answers where an item is afterwards without looking at all of them.
struct ListUpdate {
    private let destinationsOfItems: [IndexPath: IndexPath]
    private let destinationsOfSections: [Int: Int]
    private let sectionShift: IndexShift
    private let itemShifts: [Int: IndexShift]
    private let reloadedSections: Set<Int>

    /// Checks a batch and prepares to follow items through it.
    ///
    /// - Parameters:
    ///   - changes: What the app asked for.
    ///   - before: The counts before the batch.
    ///   - after: The counts the data source reports now.
    /// - Throws: What does not agree, in UIKit's words.
    init(_ changes: ListChanges, before: ItemCounts, after: ItemCounts) throws(InvalidListUpdate) {
        try changes.checkPlaces(before: before, after: after)
        destinationsOfItems = changes.movedItems
        destinationsOfSections = changes.movedSections
        reloadedSections = changes.reloadedSections
        sectionShift = IndexShift(
            removed: changes.deletedSections.union(changes.movedSections.keys),
            inserted: changes.insertedSections.union(changes.movedSections.values))

        let differences = ItemDifferences(changes)
        var shifts: [Int: IndexShift] = [:]
        for (section, count) in before.itemCounts.enumerated() {
            guard let new = changes.movedSections[section] ?? sectionShift.newIndex(of: section),
                !changes.reloadedSections.contains(section)
            else { continue }
            guard let difference = differences.difference(from: section, to: new) else {
                guard count == after.itemCounts[new] else {
                    throw .itemCount(
                        section: new, before: count, after: after.itemCounts[new], difference: .init(),
                        terms: changes.terms)
                }
                continue
            }
            guard after.itemCounts[new] == count + difference.change else {
                throw .itemCount(
                    section: new, before: count, after: after.itemCounts[new], difference: difference,
                    terms: changes.terms)
            }
            shifts[section] = difference.shift
        }
        itemShifts = shifts
    }

    /// The section a section is afterwards; nil when it is deleted.
    func newSection(of section: Int) -> Int? {
        destinationsOfSections[section] ?? sectionShift.newIndex(of: section)
    }

    /// The place an item has afterwards; nil when it is deleted or when its section is reloaded.
    func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
        if let destination = destinationsOfItems[indexPath] { return destination }
        guard !reloadedSections.contains(indexPath.section), let section = newSection(of: indexPath.section) else {
            return nil
        }
        guard let shift = itemShifts[indexPath.section] else { return IndexPath(row: indexPath.row, section: section) }
        return shift.newIndex(of: indexPath.row).map { IndexPath(row: $0, section: section) }
    }
}
