import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UITextViewTests {
    /// Writes down what it is asked and told.
    final class Recorder: UITextViewDelegate {
        let log: EventLog
        var allowsChange = true
        /// A text that is taken away as editing begins.
        var placeholder: String?

        init(log: EventLog) { self.log = log }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            log.add("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) {
            log.add("didBegin")
            if textView.text == placeholder { textView.text = "" }
        }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.add("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.add("shouldChange \(range.location)+\(range.length) \(text)")
            return allowsChange
        }
        func textViewDidChange(_ textView: UITextView) { log.add("didChange \(textView.text ?? "")") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
    }

    private let scene = TestScene()
    private let log = EventLog()
    private let recorder: Recorder
    private let view = UITextView()

    init() {
        recorder = Recorder(log: log)
        view.delegate = recorder
        scene.window.addSubview(view)
    }

    @Test func aTextFromThePageIsEditedWithOneKindOfLineEnd() throws {
        try scene.fill(view, with: .text("one\r\ntwo\rthree\u{0}"))
        scene.turn { view.resignFirstResponder() }
        #expect(
            log.take() == [
                "shouldBegin", "didBegin", "shouldChange 0+0 one\ntwo\nthree", "didChange one\ntwo\nthree", "shouldEnd",
                "didEnd",
            ])
        try scene.fill(view, with: .text("one\r\ntwo\r\nthree"))
        #expect(log.take() == [])
    }

    @Test func whatIsTypedBehindAPlaceholderStaysWithoutIt() throws {
        recorder.placeholder = "Write a note…"
        view.text = "Write a note…"
        try scene.fill(view, with: .text("Write a note…Milk"))
        #expect(view.text == "Milk")
        #expect(log.take() == ["shouldBegin", "didBegin", "shouldChange 0+0 Milk", "didChange Milk"])
        try scene.fill(view, with: .text("Milk and tea"))
        #expect(view.text == "Milk and tea")
    }

    @Test(arguments: [
        ("Note", "Note…x", "", "…x"), ("Note", "Nxote", "", "x"), ("1,000", "1,0005", "1000", "10005"),
        ("1,000", "1,2000", "1000", "1,2000"), ("1,000", "1,00", "1000", "1,00"), ("1,000", "7", "", "7"),
    ])
    func whatIsTypedHasItsPlaceInATextThatChangedMeanwhile(
        shown: String, typed: String, present: String, result: String
    ) {
        let change = TextReplacement(from: shown, to: typed, in: present)
        let range = Range(change.range, in: present)
        #expect(range.map { present.replacingCharacters(in: $0, with: change.replacement) } == result)
    }

    @Test func whatIsTypedInPlaceOfAPlaceholderStaysWhole() throws {
        recorder.placeholder = "Write a note…"
        view.text = "Write a note…"
        try scene.fill(view, with: .text("We need milk"))
        #expect(view.text == "We need milk")
        #expect(log.take() == ["shouldBegin", "didBegin", "shouldChange 0+0 We need milk", "didChange We need milk"])
    }

    @Test func aVetoKeepsTheOldText() throws {
        view.text = "old"
        recorder.allowsChange = false
        try scene.fill(view, with: .text("bold"))
        #expect(view.text == "old")
        #expect(log.take() == ["shouldBegin", "didBegin", "shouldChange 0+0 b"])
    }

    @Test func aTextThatCannotBeEditedIsNoField() {
        view.isEditable = false
        #expect(throws: UserInteractionRefusal.readOnly) { try scene.fill(view, with: .text("new")) }
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.editingChanged)) {
            try scene.perform(.editingChanged, .text("new"), on: view)
        }
        #expect(view.text == "" && log.take() == [])
    }

    @Test func theDelegateHearsOfScrollingToo() {
        scene.turn { view.contentOffset = CGPoint(x: 0, y: 40) }
        #expect(log.take() == ["didScroll"])
    }

    @Test func changingTheTextDropsItsAttributes() throws {
        view.attributedText = NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        #expect(view.text == "bold" && view.customAttributedText != nil)
        try scene.fill(view, with: .text("bolder"))
        #expect(view.customAttributedText == nil)
    }
}
