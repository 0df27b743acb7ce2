import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("What code scrolls to")
struct ScrollInstructionTests {
    private func instructions(of scene: UIWindowScene) -> [ScrollInstruction] {
        defer { scene.endScrolling() }
        return scene.scrollInstructions(moving: true)
    }

    private func row(_ row: Int, in section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("A table tells where a row is to be seen, also of one that was not in reach; the last call counts")
    func table() throws {
        let recording = RecordingTable([(0..<1000).map(String.init)])
        let (table, scene) = (recording.table, try #require(recording.table.owningScene))
        #expect(instructions(of: scene).isEmpty)
        let revision = scene.revision
        recording.turn {
            table.scrollToRow(at: row(3), at: .top, animated: false)
            table.scrollToRow(at: row(999), at: .bottom, animated: true)
        }
        #expect(scene.revision > revision)
        let last = scene.identifier(for: try #require(table.cellForRow(at: row(999))))
        #expect(
            instructions(of: scene) == [
                ScrollInstruction(view: last, target: .element(block: .end, inline: .nearest), isAnimated: true)
            ])
        recording.turn { table.selectRow(at: row(998), animated: false, scrollPosition: .none) }
        #expect(instructions(of: scene).isEmpty)
        recording.turn { table.selectRow(at: row(998), animated: false, scrollPosition: .middle) }
        #expect(instructions(of: scene).map(\.target) == [.element(block: .center, inline: .nearest)])
    }

    @Test("A collection tells of both directions")
    func collection() throws {
        let recording = RecordingCollection([["a", "b"], ["c"]])
        let (collection, scene) = (recording.collection, try #require(recording.collection.owningScene))
        recording.turn {
            collection.scrollToItem(at: row(0, in: 1), at: [.centeredVertically, .right], animated: false)
        }
        #expect(instructions(of: scene).map(\.target) == [.element(block: .center, inline: .end)])
        recording.turn { collection.scrollToItem(at: row(0, in: 1), at: [], animated: false) }
        #expect(instructions(of: scene).map(\.target) == [.element(block: .nearest, inline: .nearest)])
    }

    @Test("An offset is told each time, as a person may have scrolled; each view has its own")
    func offsets() {
        let test = TestScene()
        let views = (0..<2).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        test.turn { for view in views { test.window.addSubview(view) } }
        test.turn {
            views[0].contentOffset = CGPoint(x: 0, y: 40)
            views[1].contentOffset = CGPoint(x: 5, y: CGFloat.nan)
            views[1].setContentOffset(.zero, animated: true)
            views[0].contentOffset = CGPoint(x: 0, y: 40)
        }
        #expect(
            instructions(of: test.scene) == [
                ScrollInstruction(
                    view: test.scene.identifier(for: views[1]), target: .offset(.zero), isAnimated: true),
                ScrollInstruction(
                    view: test.scene.identifier(for: views[0]), target: .offset(CGPoint(x: 0, y: 40)),
                    isAnimated: false),
            ])
        let part = CGRect(x: 0, y: 200, width: 10, height: 10)
        test.turn { views[0].scrollRectToVisible(part, animated: false) }
        #expect(instructions(of: test.scene).map(\.target) == [.rectangle(part)])
        test.turn {
            views[0].contentOffset = .zero
            views[0].removeFromSuperview()
        }
        #expect(instructions(of: test.scene).isEmpty)
    }
}
