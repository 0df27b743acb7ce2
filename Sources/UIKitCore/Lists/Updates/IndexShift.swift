/// Where the elements of a list are after some of them were taken out and others put in.
struct IndexShift {
    private let removed: [Int]
    private let inserted: [Int]

    /// Creates a shift.
    ///
    /// - Parameters:
    ///   - removed: Indices before the change.
    ///   - inserted: Indices after it.
    init(removed: Set<Int>, inserted: Set<Int>) {
        self.removed = removed.sorted()
        self.inserted = inserted.sorted()
    }

    /// The index an element has afterwards; nil when it is among those taken out.
    func newIndex(of index: Int) -> Int? {
        var result = index
        for removed in removed where removed <= index {
            if removed == index { return nil }
            result -= 1
        }
        for inserted in inserted {
            if inserted > result { break }
            result += 1
        }
        return result
    }
}
