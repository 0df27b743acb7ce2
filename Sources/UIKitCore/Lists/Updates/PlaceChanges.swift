import Foundation

/// Where the items and sections of a list are after a change; asked only for those in reach and those selected.
struct PlaceChanges {
    /// The place of a section afterwards; nil when its header and footer are not kept.
    let newSection: (Int) -> Int?

    /// The place of an item afterwards; nil when its cell is not kept.
    let newIndexPath: (IndexPath) -> IndexPath?

    /// The place of an item afterwards, be its cell kept or made anew; nil when it is there no more.
    let placeAfterwards: (IndexPath) -> IndexPath?

    /// The items, as they are afterwards, whose present cells are to be filled again.
    let reconfigured: [IndexPath]

    /// How what the change brings comes in; nil when the change is not to be seen as motion.
    let entrances: ListEntrances?
}
