import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UndoManagerTests {
    /// A text that registers its own undo.
    @MainActor
    final class Document {
        private(set) var text = ""
        let undoManager: UndoManager

        init(_ undoManager: UndoManager) {
            self.undoManager = undoManager
        }

        func set(_ text: String, name: String = "") {
            let previous = self.text
            undoManager.registerUndo(withTarget: self) { $0.set(previous) }
            if !name.isEmpty { undoManager.setActionName(name) }
            self.text = text
        }
    }

    private func manual() -> UndoManager {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }

    private func group(_ manager: UndoManager, _ work: () -> Void) {
        manager.beginUndoGrouping()
        work()
        manager.endUndoGrouping()
    }

    @Test func undoAndRedoGoBackAndForth() {
        let manager = manual()
        let document = Document(manager)
        group(manager) { document.set("one", name: "Typing") }
        group(manager) { document.set("two", name: "Pasting") }
        #expect(manager.undoMenuItemTitle == "Undo Pasting")
        manager.undo()
        #expect(document.text == "one")
        #expect(manager.redoMenuItemTitle == "Redo Pasting" && manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(document.text == "" && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(document.text == "two" && !manager.canRedo)
        manager.undo()
        group(manager) { document.set("three") }
        #expect(!manager.canRedo)
        #expect(manager.undoMenuItemTitle == "Undo")
    }

    @Test func aGroupIsUndoneTogetherBackwards() {
        let manager = manual()
        let log = EventLog()
        group(manager) {
            manager.registerUndo(withTarget: log) { $0.add("first") }
            group(manager) { manager.registerUndo(withTarget: log) { $0.add("inner") } }
            manager.registerUndo(withTarget: log) { $0.add("last") }
            #expect(manager.groupingLevel == 1)
        }
        manager.undo()
        #expect(log.take() == ["last", "inner", "first"])
    }

    @Test func oneEventIsOneGroup() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        guard let manager = root.view.undoManager else {
            Issue.record("The window has no undo manager.")
            return
        }
        #expect(manager === test.window.undoManager)
        let document = Document(manager)
        test.turn {
            document.set("a")
            document.set("ab")
        }
        test.turn { document.set("abc") }
        #expect(manager.groupingLevel == 0)
        test.turn { manager.undo() }
        #expect(document.text == "ab")
        test.turn { manager.undo() }
        #expect(document.text == "")
        test.turn { manager.redo() }
        #expect(document.text == "ab")
    }

    @Test func whatIsNotWantedIsNotRegistered() {
        let manager = manual()
        manager.levelsOfUndo = 2
        let document = Document(manager)
        for text in ["1", "2", "3"] { group(manager) { document.set(text) } }
        manager.disableUndoRegistration()
        group(manager) { document.set("4") }
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled)
        manager.undo()
        manager.undo()
        #expect(document.text == "1" && !manager.canUndo)
        manager.removeAllActions(withTarget: document)
        #expect(!manager.canRedo)
    }

    @Test func targetsAreNotRetained() {
        let manager = manual()
        var document: Document? = Document(manager)
        weak let weakly = document
        group(manager) { document?.set("text") }
        document = nil
        #expect(weakly == nil)
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test func misuseIsAFault() {
        let test = TestScene()
        let manager = manual()
        test.turn {
            manager.registerUndo(withTarget: test.window) { _ in }
            manager.endUndoGrouping()
            manager.enableUndoRegistration()
        }
        #expect(test.scene.takeFaults().count == 3)
        #expect(!manager.canUndo)
    }

    @Test func notificationsTellOfEveryStep() {
        let manager = manual()
        let log = EventLog()
        let names: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        group(manager) { Document(manager).set("a") }
        manager.undo()
        let expected = ["DidOpenUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup"]
        #expect(Array(log.take().prefix(4)) == expected.map { "NSUndoManager\($0)Notification" })
    }
}
