import Foundation
import Testing

@testable import UIKitCore

@Suite("Slots of rows")
struct ItemCountsTests {
    @Test("Rows and sections without rows have a slot each")
    func slots() {
        let counts = ItemCounts([2, 0, 3])
        #expect(counts.slotCount == 6)
        #expect(
            (-1...6).map { counts.indexPath(ofSlot: $0) } == [
                nil, row(0), row(1), nil, row(0, in: 2), row(1, in: 2), row(2, in: 2), nil,
            ])
        #expect(counts.slot(of: row(1, in: 2)) == 4)
        #expect(counts.slot(of: row(0, in: 1)) == nil)
        #expect(counts.sections(inSlots: 0..<6) == 0..<3)
        #expect(counts.sections(inSlots: 1..<3) == 0..<2)
        #expect(counts.sections(inSlots: 2..<3) == 1..<2)
        #expect(ItemCounts([]).sections(inSlots: 0..<0).isEmpty)
    }

    @Test("The reach is bounded and stays within the slots")
    func reach() {
        var reach = ListReach()
        #expect(reach.slots(of: 30) == 0..<30)
        #expect(reach.slots(of: 0) == 0..<0)
        reach.showMore(of: 250)
        #expect(reach.slots(of: 250) == 0..<200)
        reach.showMore(of: 250)
        #expect(reach.slots(of: 250) == 50..<250)
        #expect(!reach.hasMore(of: 250))
        #expect(reach.slots(of: 20) == 0..<20)
        reach.showEarlier(of: 250)
        #expect(reach.slots(of: 250) == 0..<200)
        #expect(!reach.hasEarlier(of: 250))
    }
}
