import Foundation

/// A batch of changes that contradicts the data source; UIKit answers it with an exception.
struct InvalidListUpdate: Error {
    /// What is wrong, in UIKit's words.
    let reason: String

    static func conflict(_ reason: String) -> InvalidListUpdate { InvalidListUpdate(reason: reason) }

    static func missingItem(
        _ place: IndexPath, verb: String, terms: ListTerms, counts: ItemCounts, isBefore: Bool
    ) -> InvalidListUpdate {
        guard counts.itemCounts.indices.contains(place.section) else {
            return missingSection(
                place.section, verb: "\(verb) \(terms.item) \(place.row) in", count: counts.sectionCount,
                isBefore: isBefore)
        }
        let count = counts.itemCounts[place.section]
        return InvalidListUpdate(
            reason: isBefore
                ? "attempt to \(verb) \(terms.item) \(place.row) from section \(place.section) which only contains "
                    + "\(count) \(terms.item)s before the update"
                : "attempt to \(verb) \(terms.item) \(place.row) into section \(place.section), but there are only "
                    + "\(count) \(terms.item)s in section \(place.section) after the update")
    }

    static func missingSection(_ section: Int, verb: String, count: Int, isBefore: Bool) -> InvalidListUpdate {
        InvalidListUpdate(
            reason: "attempt to \(verb) section \(section), but there are only \(count) sections "
                + (isBefore ? "before" : "after") + " the update")
    }

    static func sectionCount(before: Int, after: Int, changes: ListChanges) -> InvalidListUpdate {
        let list = changes.terms.list
        return InvalidListUpdate(
            reason: "Invalid update: invalid number of sections.  The number of sections contained in the \(list) "
                + "after the update (\(after)) must be equal to the number of sections contained in the \(list) "
                + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted).")
    }

    static func itemCount(
        section: Int, before: Int, after: Int, difference: ItemDifference, terms: ListTerms
    ) -> InvalidListUpdate {
        let items = terms.item + "s"
        return InvalidListUpdate(
            reason:
                "Invalid update: invalid number of \(items) in section \(section).  The number of \(items) contained "
                + "in an existing section after the update (\(after)) must be equal to the number of \(items) contained "
                + "in that section before the update (\(before)), plus or minus the number of \(items) inserted or "
                + "deleted from that section (\(difference.inserted.count) inserted, \(difference.deleted.count) "
                + "deleted) and plus or minus the number of \(items) moved into or out of that section "
                + "(\(difference.movedIn.count) moved in, \(difference.movedOut.count) moved out).")
    }
}
