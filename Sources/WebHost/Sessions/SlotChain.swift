/// The links of doubly linked lists whose elements are numbered slots.
///
/// Each slot is in one list at most. Everything takes constant time, and nothing is allocated for a slot beyond its two
/// numbers.
struct SlotLinks {
    private var previous: [Int32] = []
    private var next: [Int32] = []

    /// Puts a slot that is in no list at the end of one.
    mutating func append(_ slot: Int, to chain: inout SlotChain) {
        while previous.count <= slot {
            previous.append(SlotChain.none)
            next.append(SlotChain.none)
        }
        previous[slot] = chain.lastSlot
        next[slot] = SlotChain.none
        if chain.lastSlot == SlotChain.none {
            chain.firstSlot = Int32(slot)
        } else {
            next[Int(chain.lastSlot)] = Int32(slot)
        }
        chain.lastSlot = Int32(slot)
        chain.count += 1
    }

    /// Takes a slot out of the list it is in.
    mutating func remove(_ slot: Int, from chain: inout SlotChain) {
        let before = previous[slot]
        let after = next[slot]
        if before == SlotChain.none { chain.firstSlot = after } else { next[Int(before)] = after }
        if after == SlotChain.none { chain.lastSlot = before } else { previous[Int(after)] = before }
        chain.count -= 1
    }

    /// The slot that comes after another one in its list; nil at the end.
    func slot(after slot: Int) -> Int? {
        next[slot] == SlotChain.none ? nil : Int(next[slot])
    }

    /// Moves a slot to the end of the list it is in.
    mutating func moveToEnd(_ slot: Int, of chain: inout SlotChain) {
        guard chain.lastSlot != Int32(slot) else { return }
        remove(slot, from: &chain)
        append(slot, to: &chain)
    }
}

/// One list of slots, whose links are kept by ``SlotLinks``.
struct SlotChain {
    fileprivate static let none: Int32 = -1
    fileprivate var firstSlot = Self.none
    fileprivate var lastSlot = Self.none

    /// How many slots are in the list.
    fileprivate(set) var count = 0

    /// The slot that has been in the list longest; nil when it is empty.
    var first: Int? { firstSlot == Self.none ? nil : Int(firstSlot) }
}
