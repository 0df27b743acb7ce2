import Foundation

/// Where the rows and sections of a table are after a change; asked only for those in reach and those selected.
struct TablePlaceChanges {
    /// The place of a section afterwards; nil when its header and footer are not kept.
    let newSection: (Int) -> Int?

    /// The place of a row afterwards; nil when its cell is not kept.
    let newIndexPath: (IndexPath) -> IndexPath?

    /// The rows, as they are afterwards, whose present cells are to be filled again.
    let reconfigured: [IndexPath]
}
