import Foundation
import Testing

@testable import UIKitCore

@Suite("Places of rows after a batch")
struct ListUpdateTests {
    @Test("Rows and sections are found again after random batches")
    func randomBatches() throws {
        var generator = SplitMix(state: 7)
        for _ in 0..<500 {
            let old = (0..<Int.random(in: 1...4, using: &generator)).map { section in
                (0..<Int.random(in: 0...6, using: &generator)).map { "\(section).\($0)" }
            }
            var changes = ListChanges()
            var new = old
            for section in new.indices {
                for index in new[section].indices.reversed() where Int.random(in: 0...3, using: &generator) == 0 {
                    changes.deletedItems.insert(row(index, in: section))
                    new[section].remove(at: index)
                }
            }
            for section in new.indices.reversed() where Int.random(in: 0...4, using: &generator) == 0 {
                changes.deletedItems = changes.deletedItems.filter { $0.section != section }
                changes.deletedSections.insert(section)
                new.remove(at: section)
            }
            for section in 0...new.count where Int.random(in: 0...4, using: &generator) == 0 {
                changes.insertedSections.insert(section)
                new.insert(["new"], at: section)
            }
            for section in new.indices where !changes.insertedSections.contains(section) {
                for index in 0...new[section].count where Int.random(in: 0...3, using: &generator) == 0 {
                    changes.insertedItems.insert(row(index, in: section))
                    new[section].insert("new", at: index)
                }
            }
            let update = try ListUpdate(
                changes, before: ItemCounts(old.map(\.count)), after: ItemCounts(new.map(\.count)))
            for (section, rows) in old.enumerated() {
                for (index, name) in rows.enumerated() {
                    let expected = new.indices.flatMap { section in
                        new[section].indices.filter { new[section][$0] == name }.map { row($0, in: section) }
                    }
                    #expect(update.newIndexPath(of: row(index, in: section)) == expected.first)
                }
            }
        }
    }

    @Test("What excludes itself is refused in UIKit's words")
    func conflicts() {
        let counts = ItemCounts([3])
        var deletedAndReloaded = ListChanges()
        deletedAndReloaded.deletedItems = [row(1)]
        deletedAndReloaded.reloadedItems = [row(1)]
        var deletedAndMoved = ListChanges()
        deletedAndMoved.deletedItems = [row(1)]
        deletedAndMoved.movedItems = [row(1): row(0)]
        var missingSection = ListChanges()
        missingSection.deletedSections = [4]
        let reasons = [deletedAndReloaded, deletedAndMoved, missingSection].map { changes in
            do throws(InvalidListUpdate) {
                _ = try ListUpdate(changes, before: counts, after: counts)
                return ""
            } catch {
                return error.reason
            }
        }
        #expect(
            reasons == [
                "attempt to delete and reload the same index path ([0, 1])",
                "attempt to perform a delete and a move from the same index path ([0, 1])",
                "attempt to delete section 4, but there are only 1 sections before the update",
            ])
    }
}

/// A generator of the same numbers every time.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
