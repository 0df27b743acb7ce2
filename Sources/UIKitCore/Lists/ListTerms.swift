/// What UIKit's messages call a list and what is in it.
struct ListTerms: Hashable {
    /// The list.
    let list: String

    /// One of its elements.
    let item: String

    /// The words for tables.
    static let table = ListTerms(list: "table view", item: "row")

    /// The words for collections.
    static let collection = ListTerms(list: "collection view", item: "item")
}
