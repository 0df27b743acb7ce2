import Testing

@testable import WebHost

/// Forms whose fields stand in a list that the app makes anew as the first of them is taken.
@Suite("Rows made anew during a request", .serialized)
@MainActor
struct RemadeRowTests {
    private let browser = TestClient(of: TestServer())

    init() {
        LedgerController.entries = [("Rent", ""), ("Food", ""), ("Books", "")]
        LedgerController.change = { _ in }
        LedgerController.saved = []
    }

    /// Sends texts for the fields of a page in their order, and presses the last row.
    private func save(_ texts: [String], on page: Answer) async throws -> Answer {
        let fields = page.text.matches(of: /<input[^>]* name="(v\d+)"/).map { String($0.1) }
        try #require(fields.count == texts.count)
        let buttons = page.text.matches(of: /value="(v\d+\.[A-Za-z]+)"/).map { String($0.1) }
        let press = ("segue-event", try #require(buttons.last))
        return await browser.submit(Array(zip(fields, texts)) + [press], from: page)
    }

    @Test("each value goes to its row, and the row that was pressed is", arguments: LedgerController.Renewal.allCases)
    func values(_ renewal: LedgerController.Renewal) async throws {
        let page = await browser.get("/ledger?\(renewal.rawValue)")
        let answer = try await save(["700", "250", "40"], on: page)
        #expect(answer.status == 303)
        #expect(LedgerController.saved == ["Rent: 700, Food: 250, Books: 40"])
        #expect(!(await browser.follow(answer)).text.contains("segue-notice"))
    }

    @Test("a row that moved gets its value where it is now", arguments: LedgerController.Renewal.allCases)
    func moved(_ renewal: LedgerController.Renewal) async throws {
        guard renewal == .reload || renewal == .collection else { return }
        LedgerController.change = { text in
            if text == "none" { LedgerController.entries.removeFirst() }
        }
        let page = await browser.get("/ledger?\(renewal.rawValue)")
        let answer = try await save(["none", "250", "40"], on: page)
        #expect(answer.status == 303)
        #expect(LedgerController.saved == ["Food: 250, Books: 40"])
    }

    @Test("where rows say the same, none gets the value of another")
    func alike() async throws {
        LedgerController.entries = [("Rent", ""), ("Guest", ""), ("Guest", ""), ("Guest", "")]
        LedgerController.change = { text in
            if text == "none" { LedgerController.entries.remove(at: 1) }
        }
        let page = await browser.get("/ledger?reload")
        _ = try await save(["none", "Ada", "Bea", "Cyd"], on: page)
        #expect(!LedgerController.entries.contains { $0.name == "Guest" && !$0.text.isEmpty })
    }
}
