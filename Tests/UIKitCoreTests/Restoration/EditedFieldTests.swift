import Foundation
import Testing

@testable import UIKitCore

/// A form whose app takes texts over when editing ends, as many do.
private final class EntryForm: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let first = UITextField()
    let second = UITextField()
    let secret = UITextField()
    let notes = UITextView()
    private(set) var calls: [String] = []
    /// Whether it moves the focus to the second field when it has appeared.
    var beginsWithSecond = false

    override func viewDidLoad() {
        super.viewDidLoad()
        secret.isSecureTextEntry = true
        for field in [first, second, secret] {
            field.delegate = self
            view.addSubview(field)
        }
        notes.delegate = self
        view.addSubview(notes)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if beginsWithSecond { second.becomeFirstResponder() }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        calls.append(textField === second ? "begin second" : "begin")
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        calls.append(textField === second ? "end second" : "end \(textField.text ?? "")")
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
        calls.append("begin")
        guard textView.textColor == .placeholderText else { return }
        textView.text = ""
        textView.textColor = .label
    }
    /// Shows what is to be written there, as apps do since text views have no placeholder.
    func showPlaceholder() {
        notes.text = "What happened?"
        notes.textColor = .placeholderText
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end \(textView.text ?? "")") }
}

/// A field in which somebody was typing when the scene was put away.
@MainActor
@Suite struct EditedFieldTests {
    private func restored(_ test: TestScene, named name: String? = nil) throws -> (TestScene, EntryForm) {
        let again = EntryForm().named("form")
        again.first.restorationIdentifier = name
        let other = try test.restored(in: again)
        #expect(other.scene.preservedState().lostControllers.isEmpty)
        return (other, again)
    }

    @Test("the app hears that editing begins again and when it ends", arguments: [nil, "first"])
    func field(name: String?) throws {
        let form = EntryForm().named("form")
        form.first.restorationIdentifier = name
        var test = TestScene(showing: form)
        try test.fill(form.first, with: .text("typed"))
        #expect(form.calls == ["begin"])
        var again = form
        for _ in 0..<2 {
            (test, again) = try restored(test, named: name)
            #expect(again.first.isFirstResponder && again.first.isEditing && again.calls == ["begin"])
        }
        try test.fill(again.second, with: .text("other"))
        #expect(again.calls == ["begin", "end typed", "begin second"])
        let (_, last) = try restored(test, named: name)
        #expect(!last.first.isEditing && last.second.isEditing)
    }

    @Test("editing does not end when the scene leaves memory, as nobody has left the field", arguments: [false, true])
    func leavingMemory(isView: Bool) throws {
        let form = EntryForm().named("form")
        let test = TestScene(showing: form)
        try test.fill(isView ? form.notes : form.first, with: .text("typed"))
        var posted = 0
        let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification].map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: isView ? form.notes : form.first, queue: nil
            ) { _ in MainActor.assumeIsolated { posted += 1 } }
        }
        defer { for end in ends { NotificationCenter.default.removeObserver(end) } }
        test.scene.inTurn { test.scene.discardWindows() }
        #expect(form.viewIfLoaded?.window == nil)
        #expect(form.calls == ["begin"] && posted == 0)
    }

    @Test func aTextViewIsEditedAgain() throws {
        let form = EntryForm().named("form")
        let test = TestScene(showing: form)
        try test.fill(form.notes, with: .text("typed"))
        let (other, again) = try restored(test)
        #expect(again.notes.isFirstResponder && again.calls == ["begin"])
        other.turn { again.view.endEditing(true) }
        #expect(again.calls == ["begin", "end typed"])
    }

    @Test func aHiddenTextIsNotEnded() throws {
        let form = EntryForm().named("form")
        let test = TestScene(showing: form)
        try test.fill(form.secret, with: .text("typed"))
        let (_, again) = try restored(test)
        #expect(!again.secret.isFirstResponder && again.calls.isEmpty)
    }

    @Test("what was edited takes over from what the app makes first responder when the screen appears")
    func otherFirstResponder() throws {
        let form = EntryForm().named("form")
        let test = TestScene(showing: form)
        try test.fill(form.first, with: .text("typed"))
        let again = EntryForm().named("form")
        again.beginsWithSecond = true
        let other = try test.restored(in: again)
        #expect(other.window.firstResponder === again.first && !again.second.isEditing)
        #expect(again.calls == ["begin second", "end second", "begin"])
        #expect(again.first.text == "typed")
    }

    @Test("what the app removes as editing begins it has removed before", arguments: [nil, "first"])
    func removedText(name: String?) throws {
        func form() -> EntryForm {
            let form = EntryForm().named("form")
            form.loadViewIfNeeded()
            form.first.restorationIdentifier = name
            form.first.text = "given"
            form.first.clearsOnBeginEditing = true
            form.showPlaceholder()
            return form
        }
        let old = form()
        let test = TestScene(showing: old)
        try test.fill(old.notes, with: .text("typed"))
        #expect(old.notes.textColor == .label)
        let again = form()
        let other = try test.restored(in: again)
        #expect(again.notes.text == "typed" && again.notes.textColor == .label)
        try other.fill(again.first, with: .text("typed above"))
        let last = form()
        let third = try other.restored(in: last)
        #expect(last.first.text == "typed above" && third.window.firstResponder === last.first)
        // Else the app would take it for what it shows itself, and remove it.
        #expect(last.notes.text == "typed" && last.notes.textColor == .label)
    }

    /// Rows that take the text of their fields over when editing ends.
    private func notes() -> FieldTable {
        let notes = FieldTable(["one", "two", "three"]).named("notes")
        notes.didEndEditing = { [weak notes] text, row in
            if let row { notes?.texts[row] = text }
        }
        return notes
    }

    @Test func whatWasTypedInARowReachesTheAppWhenSomebodyGoesOn() throws {
        let notes = self.notes()
        let test = TestScene(showing: notes)
        try test.fill(try #require(notes.field(1)), with: .text("typed"))
        #expect(notes.texts[1] == "two")
        let again = self.notes()
        let other = try test.restored(in: again)
        #expect(again.field(1)?.isFirstResponder == true && again.texts[1] == "two")
        try other.fill(try #require(again.field(2)), with: .text("other"))
        #expect(again.texts[1] == "typed")
        other.turn { again.tableView.reloadData() }
        #expect(again.field(1)?.text == "typed")
    }
}
