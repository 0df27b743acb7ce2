/// The cells of the slots in reach.
struct ShownCells<Cell: UIView> {
    /// The slots.
    private(set) var slots = 0..<0

    /// The cell of each slot; nil for the slots of sections without items and for cells that are still to be made.
    private(set) var cells: [Cell?] = []

    /// The cell of a slot in reach.
    subscript(slot: Int) -> Cell? {
        get { slots.contains(slot) ? cells[slot - slots.lowerBound] : nil }
        set { if slots.contains(slot) { cells[slot - slots.lowerBound] = newValue } }
    }

    /// The cells of those of some slots that are in reach.
    func cells(in range: Range<Int>) -> [Cell] {
        range.clamped(to: slots).compactMap { cells[$0 - slots.lowerBound] }
    }

    /// Makes other slots the ones in reach, keeping the cells in both.
    ///
    /// - Returns: The cells that are no longer in reach.
    mutating func show(_ newSlots: Range<Int>) -> [Cell] {
        var kept = [Cell?](repeating: nil, count: newSlots.count)
        var leaving: [Cell] = []
        for (slot, cell) in zip(slots, cells) {
            guard let cell else { continue }
            if newSlots.contains(slot) { kept[slot - newSlots.lowerBound] = cell } else { leaving.append(cell) }
        }
        slots = newSlots
        cells = kept
        return leaving
    }

    /// Gives the cells the slots they have after a change.
    ///
    /// - Parameters:
    ///   - count: The number of slots afterwards.
    ///   - reach: The reach; it follows the first cell that stays, unless it begins at the first slot.
    ///   - newSlot: The slot of a cell afterwards; nil when the cell is not kept.
    /// - Returns: The cells that are no longer in reach.
    mutating func follow(to count: Int, reach: inout ListReach, newSlot: (Cell) -> Int?) -> [Cell] {
        var kept: [(slot: Int, cell: Cell)] = []
        var leaving: [Cell] = []
        var firstKept: (old: Int, new: Int)?
        for (oldSlot, cell) in zip(slots, cells) {
            guard let cell else { continue }
            guard let slot = newSlot(cell) else {
                leaving.append(cell)
                continue
            }
            if firstKept == nil { firstKept = (oldSlot, slot) }
            kept.append((slot, cell))
        }
        if slots.lowerBound > 0, let firstKept { reach.follow(from: firstKept.old, to: firstKept.new) }
        slots = reach.slots(of: count)
        cells = [Cell?](repeating: nil, count: slots.count)
        for (slot, cell) in kept {
            if slots.contains(slot) { self[slot] = cell } else { leaving.append(cell) }
        }
        return leaving
    }
}
