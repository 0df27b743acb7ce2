/// What a table or a collection is doing with its cells and its data source.
struct ListActivity {
    /// What messages call the list.
    let terms: ListTerms
    /// Whether cells are being made.
    var isShowingCells = false
    /// Whether the data source is being asked for its numbers.
    var isAskingForCounts = false
    /// The slots after those in reach that the prefetching data source was told of.
    var announcedSlots = 0..<0
    /// Whether rows or items may offer other things than they did.
    var offersAreStale = false
    /// How many batches of changes have begun and not ended, one within the other.
    var batchDepth = 0
    /// The changes that were asked for and not made.
    var pendingChanges: ListChanges

    init(_ terms: ListTerms) {
        self.terms = terms
        pendingChanges = ListChanges(terms)
    }

    /// Forgets what was asked for and announced; everything begins anew.
    mutating func startOver() {
        announcedSlots = 0..<0
        pendingChanges = ListChanges(terms)
    }
}
