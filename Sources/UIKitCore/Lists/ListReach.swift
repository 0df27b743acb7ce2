/// Which slots of a list are in reach: those whose items have cells and stand on the page.
///
/// A page begins with the first slots. More of them come into reach when the user asks for them, and the ones at the
/// other end leave, so that the number of cells stays bounded whatever the number of items.
struct ListReach: Equatable {
    /// How many slots come into reach at a time.
    static let step = 100

    /// How many slots may be in reach.
    static let limit = 200

    /// The first slot in reach.
    private(set) var start = 0

    /// How many slots are in reach, as far as there are as many.
    private(set) var length = Self.step

    /// The reach of a list as a page opens it.
    init() {}

    /// The reach that a person had opened before.
    ///
    /// - Parameters:
    ///   - slot: The first slot.
    ///   - length: How many slots.
    ///   - count: The number of slots of the list.
    init(from slot: Int, length: Int, of count: Int) {
        self.length = min(max(length, Self.step), Self.limit)
        start = min(max(slot, 0), max(count - self.length, 0))
    }

    /// The slots in reach of a table that has a number of them.
    func slots(of count: Int) -> Range<Int> {
        let first = min(start, max(count - length, 0))
        return first..<min(first + length, count)
    }

    /// Whether slots follow those in reach.
    func hasMore(of count: Int) -> Bool { slots(of: count).upperBound < count }

    /// Whether slots precede those in reach.
    func hasEarlier(of count: Int) -> Bool { slots(of: count).lowerBound > 0 }

    /// Brings the next slots into reach.
    mutating func showMore(of count: Int) {
        let slots = slots(of: count)
        let end = min(slots.upperBound + Self.step, count)
        start = max(slots.lowerBound, end - Self.limit)
        length = max(end - start, Self.step)
    }

    /// Brings the preceding slots into reach.
    mutating func showEarlier(of count: Int) {
        let slots = slots(of: count)
        start = max(slots.lowerBound - Self.step, 0)
        length = max(min(slots.upperBound - start, Self.limit), Self.step)
    }

    /// Brings a slot into reach, with as many around it as fit.
    mutating func show(_ slot: Int, of count: Int) {
        guard !slots(of: count).contains(slot) else { return }
        length = Self.step
        start = min(max(slot - length / 2, 0), max(count - length, 0))
    }

    /// Follows a slot that has moved with the items around it.
    mutating func follow(from oldSlot: Int, to newSlot: Int) {
        start = max(start + newSlot - oldSlot, 0)
    }

    /// Which slots come into reach next, for those who load what will be needed.
    ///
    /// - Parameters:
    ///   - slots: The slots in reach.
    ///   - count: The number of slots.
    ///   - announced: The slots that were announced before; those to be announced now afterwards.
    /// - Returns: The slots announced before that are not needed after all, and those that are new.
    func announce(
        after slots: Range<Int>, of count: Int, besides announced: inout Range<Int>
    ) -> (gone: [Int], new: [Int]) {
        let end = max(min(slots.upperBound + Self.step, count), slots.upperBound)
        let next = slots.upperBound..<end
        let before = announced
        announced = next
        return (
            before.filter { !next.contains($0) && !slots.contains($0) }, next.filter { !before.contains($0) }
        )
    }
}
