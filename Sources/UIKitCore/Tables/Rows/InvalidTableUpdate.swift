import Foundation

/// A batch of changes that contradicts the data source; UIKit answers it with an exception.
struct InvalidTableUpdate: Error {
    /// What is wrong, in UIKit's words.
    let reason: String

    static func conflict(_ reason: String) -> InvalidTableUpdate { InvalidTableUpdate(reason: reason) }

    static func missingRow(
        _ row: IndexPath, verb: String, counts: TableRowCounts, isBefore: Bool
    ) -> InvalidTableUpdate {
        guard counts.rowCounts.indices.contains(row.section) else {
            return missingSection(
                row.section, verb: "\(verb) row \(row.row) in", count: counts.sectionCount, isBefore: isBefore)
        }
        let count = counts.rowCounts[row.section]
        return InvalidTableUpdate(
            reason: isBefore
                ? "attempt to \(verb) row \(row.row) from section \(row.section) which only contains \(count) rows "
                    + "before the update"
                : "attempt to \(verb) row \(row.row) into section \(row.section), but there are only \(count) rows in "
                    + "section \(row.section) after the update")
    }

    static func missingSection(_ section: Int, verb: String, count: Int, isBefore: Bool) -> InvalidTableUpdate {
        InvalidTableUpdate(
            reason: "attempt to \(verb) section \(section), but there are only \(count) sections "
                + (isBefore ? "before" : "after") + " the update")
    }

    static func sectionCount(before: Int, after: Int, changes: TableChanges) -> InvalidTableUpdate {
        InvalidTableUpdate(
            reason: "Invalid update: invalid number of sections. The number of sections contained in the table view "
                + "after the update (\(after)) must be equal to the number of sections contained in the table view "
                + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted).")
    }

    static func rowCount(section: Int, before: Int, after: Int, difference: RowDifference) -> InvalidTableUpdate {
        InvalidTableUpdate(
            reason: "Invalid update: invalid number of rows in section \(section). The number of rows contained in an "
                + "existing section after the update (\(after)) must be equal to the number of rows contained in that "
                + "section before the update (\(before)), plus or minus the number of rows inserted or deleted from "
                + "that section (\(difference.inserted.count) inserted, \(difference.deleted.count) deleted) and plus "
                + "or minus the number of rows moved into or out of that section (\(difference.movedIn.count) moved "
                + "in, \(difference.movedOut.count) moved out).")
    }
}
