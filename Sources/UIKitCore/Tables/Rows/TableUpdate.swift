import Foundation

/// A batch of changes that agrees with what the data source says before and after it.
///
/// It answers where a row is afterwards without looking at all rows.
struct TableUpdate {
    private let destinationsOfRows: [IndexPath: IndexPath]
    private let destinationsOfSections: [Int: Int]
    private let sectionShift: IndexShift
    private let rowShifts: [Int: IndexShift]
    private let reloadedSections: Set<Int>

    /// Checks a batch and prepares to follow rows through it.
    ///
    /// - Parameters:
    ///   - changes: What the app asked for.
    ///   - before: The counts before the batch.
    ///   - after: The counts the data source reports now.
    /// - Throws: What does not agree, in UIKit's words.
    init(_ changes: TableChanges, before: TableRowCounts, after: TableRowCounts) throws(InvalidTableUpdate) {
        try changes.checkPlaces(before: before, after: after)
        destinationsOfRows = changes.movedRows
        destinationsOfSections = changes.movedSections
        reloadedSections = changes.reloadedSections
        sectionShift = IndexShift(
            removed: changes.deletedSections.union(changes.movedSections.keys),
            inserted: changes.insertedSections.union(changes.movedSections.values))

        let differences = RowDifferences(changes)
        var shifts: [Int: IndexShift] = [:]
        for (section, count) in before.rowCounts.enumerated() {
            guard let new = changes.movedSections[section] ?? sectionShift.newIndex(of: section),
                !changes.reloadedSections.contains(section)
            else { continue }
            guard let difference = differences.difference(from: section, to: new) else {
                guard count == after.rowCounts[new] else {
                    throw .rowCount(section: new, before: count, after: after.rowCounts[new], difference: .init())
                }
                continue
            }
            guard after.rowCounts[new] == count + difference.change else {
                throw .rowCount(section: new, before: count, after: after.rowCounts[new], difference: difference)
            }
            shifts[section] = difference.shift
        }
        rowShifts = shifts
    }

    /// The section a section is afterwards; nil when it is deleted.
    func newSection(of section: Int) -> Int? {
        destinationsOfSections[section] ?? sectionShift.newIndex(of: section)
    }

    /// The place a row has afterwards; nil when it is deleted or when its section is reloaded.
    func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
        if let destination = destinationsOfRows[indexPath] { return destination }
        guard !reloadedSections.contains(indexPath.section), let section = newSection(of: indexPath.section) else {
            return nil
        }
        guard let shift = rowShifts[indexPath.section] else { return IndexPath(row: indexPath.row, section: section) }
        return shift.newIndex(of: indexPath.row).map { IndexPath(row: $0, section: section) }
    }
}
