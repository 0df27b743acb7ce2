import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UITextFieldTests {
    /// Writes down what it is asked and told.
    final class Recorder: UITextFieldDelegate {
        let log: EventLog
        var answers: [String: Bool] = [:]
        var onChange: ((UITextField) -> Void)?
        var allows: ((UITextField, String) -> Bool)?

        init(log: EventLog) { self.log = log }

        private func ask(_ question: String, _ field: UITextField, _ detail: String = "") -> Bool {
            log.add("\(question) \(field.accessibilityIdentifier ?? "")\(detail)")
            return answers[question] ?? true
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("didBegin", textField) }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = ask("didEnd", textField) }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            onChange?(textField)
            let isAllowed = allows?(textField, string) ?? true
            return ask("shouldChange", textField, " \(range.location)+\(range.length) \(string)") && isAllowed
        }
    }

    private let scene = TestScene()
    private let log = EventLog()
    private let recorder: Recorder
    private let name = UITextField()
    private let mail = UITextField()

    init() {
        recorder = Recorder(log: log)
        for (identifier, field) in [("name", name), ("mail", mail)] {
            field.accessibilityIdentifier = identifier
            field.delegate = recorder
            log.observe(
                field,
                [
                    ("begin event", .editingDidBegin), ("change event", .editingChanged), ("end event", .editingDidEnd),
                    ("primary event", .primaryActionTriggered),
                ])
            scene.window.addSubview(field)
        }
    }

    @Test func twoFieldsOfOneFormAreEditedOneAfterTheOther() throws {
        try scene.fill(name, with: .text("Ada"))
        try scene.fill(mail, with: .text("a@b"))
        #expect(
            log.take() == [
                "shouldBegin name", "didBegin name", "begin event", "shouldChange name 0+0 Ada", "change event",
                "shouldBegin mail", "shouldEnd name", "didEnd name", "end event", "didBegin mail", "begin event",
                "shouldChange mail 0+0 a@b", "change event",
            ])
        #expect([name.text, mail.text] == ["Ada", "a@b"])
        #expect(mail.isEditing && mail.isFirstResponder && !name.isEditing)
    }

    @Test func aFieldThatKeepsTheFocusBeginsOnceAndOneThatIsUnchangedNotAtAll() throws {
        try scene.fill(name, with: .text("Ada"))
        _ = log.take()
        try scene.fill(name, with: .text("Ada L"))
        try scene.fill(name, with: .text("Ada L"))
        try scene.fill(mail, with: .text(""))
        #expect(log.take() == ["shouldChange name 3+0  L", "change event"])
    }

    @Test func theDelegateIsAskedForTheSmallestChange() throws {
        name.text = "Grüße 👩‍👧 an alle"
        try scene.fill(name, with: .text("Grüße 👩‍👦 an alle"))
        #expect(log.take().contains("shouldChange name 6+5 👩‍👦"))
        try scene.fill(name, with: .text("Grüße"))
        #expect(log.take().first == "shouldChange name 5+14 ")
    }

    @Test func aVetoKeepsTheOldTextAndSendsNoEvent() throws {
        name.text = "old"
        recorder.answers["shouldChange"] = false
        try scene.fill(name, with: .text("new"))
        #expect(name.text == "old")
        #expect(
            log.take() == [
                "shouldBegin name", "didBegin name", "begin event", "shouldChange name 0+3 new",
                "shouldChange name 0+3 n", "shouldChange name 0+3 ew", "shouldChange name 0+3 e",
                "shouldChange name 0+3 w",
            ])
    }

    @Test func whatADelegateDoesNotTakeIsLeftOutAndTheRestIsNot() throws {
        recorder.allows = { field, string in (field.text ?? "").count + string.count <= 5 }
        try scene.fill(name, with: .text("Grace Hopper"))
        #expect(name.text == "Grace")
        #expect(log.take().last == "change event")
        recorder.allows = { _, string in string.allSatisfy(\.isNumber) }
        try scene.fill(name, with: .text("Grace 12-34, 56"))
        #expect(name.text == "Grace123456")
        #expect(log.take().filter { $0 == "change event" }.count == 1)
        recorder.allows = { _, string in string.count == 1 }
        try scene.fill(name, with: .text("👩‍👧ab"))
        #expect(name.text == "👩‍👧ab")
    }

    @Test func aDelegateThatTakesNothingIsAskedForSoManyPieces() throws {
        recorder.answers["shouldChange"] = false
        try scene.fill(name, with: .text(String(repeating: "x", count: 16_000)))
        #expect(name.text == "")
        #expect(log.take().filter { $0.hasPrefix("shouldChange") }.count == TextReplacement.greatestPieceCount + 1)
    }

    @Test func aDelegateMaySetAnotherTextInstead() throws {
        recorder.answers["shouldChange"] = false
        recorder.onChange = { $0.text = "12-34" }
        try scene.fill(name, with: .text("1234"))
        #expect(name.text == "12-34")
    }

    @Test func aFieldThatMayNotBeginOrThatAnotherDoesNotLetGoOfKeepsItsText() throws {
        recorder.answers["shouldBegin"] = false
        try scene.fill(name, with: .text("Ada"))
        #expect(name.text == "" && !name.isEditing)
        recorder.answers = ["shouldEnd": false]
        try scene.fill(name, with: .text("Ada"))
        try scene.fill(mail, with: .text("a@b"))
        #expect(mail.text == "" && name.isEditing)
        #expect(log.take().suffix(2) == ["shouldBegin mail", "shouldEnd name"])
    }

    @Test func aButtonAboveTheKeyboardIsPressedWhileItsFieldIsEdited() throws {
        let bar = UIToolbar()
        let next = UIAction(title: "Next") { [log, name, mail] _ in
            log.add("next after \(name.isFirstResponder ? "name" : "nothing")")
            mail.becomeFirstResponder()
        }
        bar.items = [UIBarButtonItem(primaryAction: next)]
        name.inputAccessoryView = bar
        scene.turn {}
        let button = try #require(bar.firstView { $0 is BarButton })
        try scene.perform(.touchUpInside, on: button)
        #expect(
            log.take() == [
                "shouldBegin name", "didBegin name", "begin event", "next after name", "shouldBegin mail",
                "shouldEnd name", "didEnd name", "end event", "didBegin mail", "begin event",
            ])
    }

    @Test func aBarOfSeveralFieldsIsThatOfTheOneThatIsEdited() throws {
        let bar = UIToolbar()
        let done = UIAction(title: "Done") { [log, name, mail] _ in
            log.add("done \([name, mail].filter(\.isFirstResponder).map { $0.accessibilityIdentifier ?? "" })")
        }
        bar.items = [UIBarButtonItem(primaryAction: done)]
        for field in [name, mail] { field.inputAccessoryView = bar }
        try scene.fill(name, with: .text("Ada"))
        _ = log.take()
        let button = try #require(bar.firstView { $0 is BarButton })
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == [#"done ["name"]"#])
        try scene.fill(mail, with: .text("a@b"))
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take().last == #"done ["mail"]"#)
    }

    @Test func aFieldThatIsClearedAsEditingBeginsTakesWhatWasTyped() throws {
        name.text = "Ada"
        name.clearsOnBeginEditing = true
        try scene.fill(name, with: .text("Ada!"))
        #expect(name.text == "!")
    }

    @Test func itIsCountedHowOftenTheAppEndsEditingButNotHowOftenThePersonLeaves() throws {
        try scene.fill(name, with: .text("Ada"))
        try scene.perform(.editingDidEnd, on: name)
        #expect(!name.isEditing && name.resignationCount == 0)
        try scene.fill(name, with: .text("Grace"))
        scene.turn { name.resignFirstResponder() }
        #expect(name.resignationCount == 1)
        scene.turn { name.resignFirstResponder() }
        #expect(name.resignationCount == 1)
        recorder.answers["shouldEnd"] = false
        try scene.fill(name, with: .text("Edith"))
        scene.turn { name.resignFirstResponder() }
        #expect(name.isEditing && name.resignationCount == 1)
        scene.turn { scene.window.endEditing(true) }
        #expect(!name.isEditing && name.resignationCount == 2)
    }

    @Test func returnAsksTheDelegateAndEndsEditingWhereItsEndIsObserved() throws {
        try scene.fill(name, with: .text("Ada"))
        _ = log.take()
        try scene.perform(.editingDidEndOnExit, on: name)
        #expect(log.take() == ["shouldReturn name", "primary event"])
        #expect(name.isEditing)
        log.observe(name, [("exit event", .editingDidEndOnExit)])
        try scene.perform(.editingDidEndOnExit, on: name)
        #expect(
            log.take() == [
                "shouldReturn name", "primary event", "exit event", "shouldEnd name", "didEnd name", "end event",
            ])
        recorder.answers["shouldReturn"] = false
        try scene.perform(.editingDidEndOnExit, on: name)
        #expect(log.take() == ["shouldBegin name", "didBegin name", "begin event", "shouldReturn name"])
    }

    @Test func aFieldThatLeavesItsWindowEndsEditingWhateverTheDelegateSays() throws {
        try scene.fill(name, with: .text("Ada"))
        _ = log.take()
        recorder.answers["shouldEnd"] = false
        scene.turn { name.removeFromSuperview() }
        #expect(log.take() == ["didEnd name", "end event"])
        #expect(scene.window.firstResponder == nil)
    }

    @Test func endEditingReachesTheFieldInsideAndForcesItWhereAsked() throws {
        try scene.fill(name, with: .text("Ada"))
        recorder.answers["shouldEnd"] = false
        #expect(!scene.window.endEditing(false))
        #expect(name.isEditing)
        #expect(scene.window.endEditing(true))
        #expect(!name.isEditing && !name.isFirstResponder)
    }

    @Test func lineEndsAndControlCharactersAreDropped() throws {
        try scene.fill(name, with: .text("A\r\nd\u{2028}a\u{0}\u{7F}\tL"))
        #expect(name.text == "Ada\tL")
    }

    @Test func textThatIsTooLongOrNoTextIsRefused() {
        #expect(throws: UserInteractionRefusal.self) {
            try scene.fill(name, with: .text(String(repeating: "x", count: UITextField.longestText + 1)))
        }
        #expect(throws: UserInteractionRefusal.self) { try scene.fill(name, with: .number(1)) }
        #expect(name.text == "")
        #expect(log.take() == [])
    }

    @Test func aHiddenTextIsNeitherShownNorEmptiedByThePage() throws {
        name.isSecureTextEntry = true
        try scene.fill(name, with: .text("secret"))
        #expect(name.text == "secret" && name.pageText == "")
        try scene.fill(name, with: .text(""))
        #expect(name.text == "secret")
        #expect(name.accessibilityValue == "••••••")
        try scene.perform(.editingChanged, .text(""), on: name)
        #expect(name.text == "")
    }

    @Test func theClearButtonAsksAndClears() throws {
        name.text = "Ada"
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.clearText)) {
            try scene.perform(.clearText, on: name)
        }
        name.clearButtonMode = .always
        try scene.perform(.clearText, on: name)
        #expect(name.text == "")
        #expect(log.take() == ["shouldBegin name", "didBegin name", "begin event", "shouldClear name", "change event"])
    }

    @Test func textSetInCodeSendsNoEventAndMarksTheFieldOnlyWhenItIsNew() {
        #expect(scene.isMarked(name) { name.text = "Ada" })
        #expect(!scene.isMarked(name) { name.text = "Ada" })
        #expect(log.take() == [])
    }

    @Test func aDisabledFieldRefusesItsText() {
        name.isEnabled = false
        #expect(throws: UserInteractionRefusal.disabled) { try scene.fill(name, with: .text("Ada")) }
        #expect(name.text == "")
    }
}
