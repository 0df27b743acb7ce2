import Testing
import UIKitCore

@testable import WebHost

@Suite("Why a value is refused is said in the person's language")
struct ValueRefusalTests {
    private func refusal(_ reason: ValueRefusalReason) -> EventRefusal {
        EventRefusal(reason: .view(.valueNotAllowed(reason: reason)))
    }

    @Test("A person is told in the language of the page, a developer in English")
    func told() {
        let refusal = refusal(ValueRefusalReason("The value is no number.", told: .numberFromTo, "1", "10"))
        #expect(refusal.notice(in: .german) == "Ein Wert wurde nicht angenommen. Gib eine Zahl von 1 bis 10 ein.")
        #expect(refusal.notice(in: .english).hasSuffix("Enter a number from 1 to 10."))
        #expect(refusal.detail.hasSuffix("does not take the value: The value is no number."))
    }

    @Test("What only programs can cause is said to persons in English pages only")
    func forPrograms() {
        let refusal = refusal("The row is to be given as section.row.")
        #expect(refusal.notice(in: .french) == "\(FrameworkLanguage.french.text(.valueNotAccepted))")
        #expect(refusal.notice(in: .english).hasSuffix("The row is to be given as section.row."))
    }
}
