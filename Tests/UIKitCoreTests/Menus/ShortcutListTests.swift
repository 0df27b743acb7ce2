import Foundation
import Testing

@testable import UIKitCore

/// Keyboard shortcuts as a person finds and uses them on the page.
@MainActor
@Suite(.serialized) struct ShortcutListTests {
    final class Editor: UIViewController {
        let log: EventLog
        var isSaved = false

        init(_ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            addKeyCommand(
                UIKeyCommand(input: "s", modifierFlags: .command, action: "save:", discoverabilityTitle: "Save"))
            addKeyCommand(
                UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [.alternate], action: "moveUp:"))
            addKeyCommand(UIKeyCommand(input: "q", modifierFlags: .command, action: "unheardOf:"))
        }

        required init?(coder: NSCoder) { nil }

        override class var interfaceBuilderMembers: InterfaceBuilderMembers {
            var members = super.interfaceBuilderMembers
            members.addAction("save:") { (target: Editor, sender: UIKeyCommand) in
                target.log.add("save \(sender.input ?? "")")
            }
            members.addAction("moveUp:") { (target: Editor, _: Any?) in target.log.add("move up") }
            return members
        }

        override func validate(_ command: UICommand) {
            if command.action == "save:", isSaved { command.attributes = .disabled }
        }
    }

    private func titles(_ test: TestScene) -> [String] {
        test.scene.inTurn { ShortcutList(of: test.window).shortcuts.map { "\($0.title) \($0.keys)" } }
    }

    @Test func theCommandsInFrontAreOffered() {
        let editor = Editor(EventLog())
        let test = TestScene(showing: UINavigationController(rootViewController: editor))
        #expect(titles(test) == ["Save ⌘S", "⌥↑ ⌥↑"])
        editor.isSaved = true
        #expect(titles(test) == ["⌥↑ ⌥↑"])
        if let command = editor.keyCommands?[1] { editor.removeKeyCommand(command) }
        #expect(titles(test).isEmpty)
    }

    @Test func aShortcutGoesTheWayOfEveryEvent() throws {
        let log = EventLog()
        let test = TestScene(showing: Editor(log))
        #expect(test.window.userInteractions() == [.performShortcut])
        try test.perform(.performShortcut, .text("16.s.save:"), on: test.window)
        #expect(log.take() == ["save s"])
        for value in ["16.q.unheardOf:", "", "999", "0.s.save:"] {
            #expect(throws: UserInteractionRefusal.self) {
                try test.perform(.performShortcut, .text(value), on: test.window)
            }
        }
        #expect(log.take().isEmpty)
    }

    @Test func aPresentedControllerHidesTheCommandsOfItsPresenter() {
        final class Insistent: UIViewController {
            override var performsActionsWhilePresentingModally: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(title: "Help", action: "help:", input: "h", modifierFlags: .command)]
            }
            override class var interfaceBuilderMembers: InterfaceBuilderMembers {
                var members = super.interfaceBuilderMembers
                members.addAction("help:") { (_: Insistent, _: Any?) in }
                return members
            }
        }
        let editor = Editor(EventLog())
        let test = TestScene(showing: editor)
        test.turn { editor.present(UIViewController(), animated: false) }
        #expect(titles(test).isEmpty)
        let insistent = Insistent()
        let other = TestScene(showing: insistent)
        other.turn { insistent.present(UIViewController(), animated: false) }
        #expect(titles(other) == ["Help ⌘H"])
    }

    @Test func undoAndRedoAreOfferedWhileThereIsSomething() throws {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        #expect(titles(test).isEmpty)
        let document = UndoManagerTests.Document(try #require(controller.undoManager))
        test.turn { document.set("text", name: "Typing") }
        #expect(titles(test) == ["Undo Typing ⌘Z"])
        try test.perform(.performShortcut, .text("undo"), on: test.window)
        #expect(document.text == "")
        #expect(titles(test) == ["Redo Typing ⇧⌘Z"])
        try test.perform(.performShortcut, .text("redo"), on: test.window)
        #expect(document.text == "text")
    }

    final class MenuDelegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let reload = UIKeyCommand(title: "Reload", action: "reload:", input: "r", modifierFlags: .command)
            builder.insertChild(UIMenu(identifier: .toolbar, children: [reload]), atStartOfMenu: .view)
            builder.remove(menu: .format)
            builder.insertSibling(UIMenu(title: "Notes", identifier: .document), afterMenu: .file)
            builder.replaceChildren(ofMenu: .help) { $0 + [UICommand(title: "Manual", action: "manual:")] }
        }
        override class var interfaceBuilderMembers: InterfaceBuilderMembers {
            var members = super.interfaceBuilderMembers
            members.addAction("reload:") { (_: MenuDelegate, _: Any?) in }
            return members
        }
    }

    @Test func theAppBuildsItsMenus() {
        let delegate = MenuDelegate()
        let builder = MenuBuilder(system: .main)
        delegate.buildMenu(with: builder)
        #expect(
            builder.root.children.compactMap { ($0 as? UIMenu)?.identifier } == [
                .application, .file, .document, .edit, .view, .window, .help,
            ])
        #expect(builder.command(for: "reload:", propertyList: nil)?.title == "Reload")
        #expect(builder.command(for: "reload:", propertyList: 1) == nil)
        #expect(builder.menu(for: .help)?.children.count == 1)
        #expect(builder.menu(for: .format) == nil)
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        UIApplication.shared.processDelegate = delegate
        #expect(titles(TestScene(showing: UIViewController())) == ["Reload ⌘R"])
    }

    /// An application's delegate whose menu has a command for controllers.
    final class GuideDelegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let help = UIKeyCommand(title: "Help", action: "help:", input: "h", modifierFlags: .command)
            builder.insertChild(UIMenu(identifier: .toolbar, children: [help]), atStartOfMenu: .view)
        }
    }

    /// A controller that performs the command.
    final class Guide: UIViewController {
        var insists = false
        override var performsActionsWhilePresentingModally: Bool { insists }
        override class var interfaceBuilderMembers: InterfaceBuilderMembers {
            var members = super.interfaceBuilderMembers
            members.addAction("help:") { (_: Guide, _: Any?) in }
            return members
        }
    }

    @Test func aControllerThatPresentsPerformsTheCommandsOfMenusOnlyIfItSaysSo() throws {
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        UIApplication.shared.processDelegate = GuideDelegate()
        let guide = Guide()
        let test = TestScene(showing: guide)
        #expect(titles(test) == ["Help ⌘H"])
        test.turn { guide.present(UIViewController(), animated: false) }
        #expect(titles(test).isEmpty)
        guide.insists = true
        #expect(titles(test) == ["Help ⌘H"])
        guide.insists = false
        test.turn { guide.dismiss(animated: false) }
        #expect(titles(test) == ["Help ⌘H"])
    }
}
