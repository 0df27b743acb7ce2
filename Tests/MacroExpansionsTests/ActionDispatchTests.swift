import Testing
import UIKit

@Suite("Actions are called by name")
@MainActor
struct ActionDispatchTests {
    @Test("Methods of each arity receive what they ask for")
    func arities() {
        let editor = Editor()
        let button = UIControl()
        editor.perform("cancel")
        editor.perform("save:", with: button)
        editor.perform("closeWithSender:", with: button)
        editor.perform("drag:forEvent:", with: button)
        editor.perform("note:", with: nil)
        #expect(editor.calls == ["cancel", "save UIControl", "close UIControl", "drag UIControl touches", "note nil"])
    }

    @Test("A sender of another type is refused, and nothing is called")
    func senderOfAnotherType() {
        let editor = Editor()
        editor.perform("save:", with: "text")
        editor.perform("save:")
        #expect(editor.calls.isEmpty)
    }

    @Test("Private methods, and those of extensions and of other classes, are reached through #action")
    func selectorsWithCalls() {
        let editor = Editor()
        for selector in editor.selectors {
            editor.perform(selector, with: UIControl())
        }
        #expect(editor.selectors.map(\.description) == ["cancel", "save:", "archive:", "tidy", "drag:forEvent:"])
        #expect(editor.calls == ["cancel", "save UIControl", "archive", "tidy", "drag UIControl touches"])
        #expect(!NSObject().responds(to: #action(Editor.cancel)))
    }

    @Test("A selector with its call equals the one made from its name")
    func equality() {
        #expect(#action(Editor.save(_:)) == Selector("save:"))
        #expect(Set([#action(Editor.save(_:)), "save:"]).count == 1)
        #expect(#action(Editor.save(_:)) != #action(Editor.cancel))
    }

    @Test("Overloads are told apart by labels or by type")
    func overloads() {
        let editor = Editor()
        #expect(editor.overloads.map(\.description) == ["send", "send:"])
        editor.overloads.forEach { editor.perform($0, with: 1) }
        #expect(editor.calls == ["send", "send 1"])
    }

    @Test("A subclass's method is called, whether its class has a table of its own or not")
    func overriding() {
        let draft = Draft()
        draft.perform("cancel")
        draft.perform("publish")
        let plain = PlainDraft()
        plain.perform("cancel")
        #expect(draft.calls == ["draft cancel", "publish"])
        #expect(plain.calls == ["plain cancel"])
        #expect(!Editor().responds(to: "publish"))
        #expect(plain.responds(to: "publish"))
    }

    @Test("Objects that are no responders, generic classes and nested classes have tables")
    func kindsOfClass() {
        let coordinator = Coordinator()
        coordinator.perform("finish")
        #expect(coordinator.isFinished)
        #expect(coordinator.responds(to: "finish"))

        let row = Row<Int>()
        row.perform("choose:", with: 3)
        row.perform("choose:", with: "three")
        #expect(row.chosen == [3])

        #expect(Workspace.Panel().responds(to: "close"))
    }

    @Test("A control without a target finds the first responder that has the action")
    func nilTarget() {
        let panel = PanelView()
        let button = UIControl()
        panel.addSubview(button)
        button.addTarget(nil, action: "close:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.addTarget(nil, action: #action(PanelView.minimize), for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(panel.calls == ["close", "minimize"])
    }

    @Test("A standard edit action reaches the responder that implements it, not those that inherit it")
    func standardEditActions() {
        let panel = PanelView()
        let button = UIControl()
        panel.addSubview(button)
        #expect(!button.canPerformAction(#action(UIResponder.copy(_:)), withSender: nil))
        #expect(button.target(forAction: "copy:", withSender: nil) as? PanelView === panel)
        UIApplication.shared.sendAction(#action(UIResponder.copy(_:)), to: nil, from: button, for: nil)
        #expect(panel.calls == ["copy"])
    }
}

@IBClass
private class Editor: UIResponder {
    var calls: [String] = []

    @Action func cancel() {
        calls.append("cancel")
    }

    @IBAction func save(_ sender: UIControl) {
        calls.append("save \(type(of: sender))")
    }

    @IBAction func close(sender: Any) {
        calls.append("close \(type(of: sender))")
    }

    @Action private func drag(_ sender: UIControl, forEvent event: UIEvent) {
        calls.append("drag \(type(of: sender)) \(event.type)")
    }

    @Action func note(_ sender: String?) {
        calls.append("note \(sender ?? "nil")")
    }

    func send() {
        calls.append("send")
    }

    func send(_ sender: Any) {
        calls.append("send \(sender)")
    }

    private func archive(_ sender: Any?) {
        calls.append("archive")
    }

    var selectors: [Selector] {
        [#action(cancel), #action(save(_:)), #action(archive), #action(self.tidy), #action(drag(_:forEvent:))]
    }

    var overloads: [Selector] {
        [#action(send as () -> Void), #action(send(_:))]
    }
}

extension Editor {
    private func tidy() {
        calls.append("tidy")
    }
}

@IBClass
private class Draft: Editor {
    override func cancel() {
        calls.append("draft cancel")
    }

    @Action func publish() {
        calls.append("publish")
    }
}

private final class PlainDraft: Draft {
    override func cancel() {
        calls.append("plain cancel")
    }
}

@IBClass
final class Coordinator: NSObject {
    private(set) var isFinished = false

    @Action func finish() {
        isFinished = true
    }
}

@IBClass
private final class Row<Value>: UIResponder {
    var chosen: [Value] = []

    @Action func choose(_ value: Value) {
        chosen.append(value)
    }
}

private enum Workspace {
    @IBClass
    final class Panel: UIResponder {
        @Action func close() {}
    }
}

@IBClass
private final class PanelView: UIView {
    var calls: [String] = []

    @Action func close(_ sender: UIControl) {
        calls.append("close")
    }

    func minimize() {
        calls.append("minimize")
    }

    @Action override func copy(_ sender: Any?) {
        calls.append("copy")
    }
}
