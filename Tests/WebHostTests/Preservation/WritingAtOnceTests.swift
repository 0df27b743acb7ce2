import Foundation
import Logging
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

@Suite("Scenes are written at once where nothing else of their session is to be")
struct WritingAtOnceTests {
    private let store = FailingStore()
    private let archive: SessionArchive
    private let lease = SessionLease(session: "anna")

    init() {
        store.isFailing = false
        store.scenesWrittenAtOnce = [:]
        archive = SessionArchive(
            store: store, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private var record: SceneRecord {
        SceneRecord(
            openedAddress: "/", used: Date(), revision: 1, history: SubmissionHistory(capacity: 1), isIncomplete: false,
            state: PreservedState(data: Data("text".utf8)))
    }

    private func change(_ account: String? = nil) -> UnwrittenChange {
        let session = SessionRecord(
            proof: SessionProof(high: 1, low: 2), account: account, formToken: "token", address: "127.0.0.1",
            created: Date())
        return UnwrittenChange(
            lease: lease, session: session, scenes: ["a": record], expires: Date(timeIntervalSinceNow: 3_600))
    }

    @Test("not before a change that waits, nor while the store fails")
    func order() async throws {
        archive.enqueue(change())
        #expect(!archive.writeAtOnce(record, named: "a", under: lease))
        await archive.waitUntilWritten(archive.lastTicket)
        #expect(archive.writeAtOnce(record, named: "a", under: lease))
        #expect(store.scenesWrittenAtOnce?.keys.sorted() == ["a"])
        store.isFailing = true
        archive.enqueue(change())
        await archive.waitUntilWritten(archive.lastTicket)
        #expect(!archive.writeAtOnce(record, named: "a", under: SessionLease(session: "ben")))
        store.isFailing = false
        await archive.close(within: .seconds(20))
    }

    @Test("not of a session that ended, by itself or with its account")
    func ended() async throws {
        archive.enqueue(change("Anna"))
        await archive.waitUntilWritten(archive.lastTicket)
        let other = SessionLease(session: "ben")
        #expect(archive.writeAtOnce(record, named: "a", under: other))
        store.isFailing = true
        archive.remove([lease])
        #expect(!archive.writeAtOnce(record, named: "a", under: lease))
        try? await archive.endSessions(ofAccount: "Anna", except: "none")
        #expect(!archive.writeAtOnce(record, named: "a", under: other))
        store.isFailing = false
        await archive.close(within: .seconds(20))
    }

    @Test("each event after the first of a session, and what the next process finds is the last of them")
    @MainActor
    func events() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        var shown = await browser.follow(await browser.press("increment", on: page))
        let count = store.writeCount
        #expect(count > 0)
        for number in 2...4 {
            shown = await browser.follow(await browser.press("increment", on: shown))
            #expect(shown.text.contains(">\(number)<"))
        }
        #expect(store.writeCount == count)
        let written = try #require(store.scenesWrittenAtOnce?[page.scene])
        let stored = try SceneRecord(written, rememberedSubmissions: 8)
        #expect(stored.history.entries.count == 4)
        #expect(throws: Never.self) { try RestorableScene(data: stored.state.data) }
    }
}
