import Foundation
import SceneStore
import Testing

@testable import WebHost

/// Sessions whose app stopped its process at one of their scenes, by servers that have nothing of each other but the store.
@Suite("Where the app stopped as scenes came back")
@MainActor
struct StoppedRestorationTests {
    private static let notice = "The app stopped at your previous page"

    private let store = FailingStore()
    private let browser: TestClient

    init() {
        store.isFailing = false
        browser = TestClient(of: TestServer(store: store))
    }

    /// The name of the session.
    private var session: String {
        get throws { try #require(browser.cookie.flatMap(SessionCredential.init(cookieValue:))).key.description }
    }

    /// Opens a tab, types a name there and presses a button.
    private func tab(typing name: String) async -> Answer {
        let page = await browser.get("/")
        _ = await browser.submit([("name", name), ("segue-event", "increment.touchUpInside")], from: page)
        return page
    }

    private func show(_ path: String, in client: TestClient) async -> Answer {
        let answer = await client.get(path)
        return answer.status == 303 ? await client.follow(answer) : answer
    }

    @Test("one at which it stopped once does not come back, and the others do")
    func restoringOnce() async throws {
        let first = await tab(typing: "Anna")
        let second = await tab(typing: "Berta")
        store.stoppedWork = [SessionWork(.restoring, session: try session, scene: first.scene)]
        let next = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let page = await show("/?scene=\(first.scene)", in: next)
        #expect(page.text.contains(Self.notice) && page.text.contains("Anna</textarea>") && page.text.contains(">0<"))
        let other = await show("/?scene=\(second.scene)", in: next)
        #expect(other.scene == second.scene && other.text.contains(">1<") && other.notice == nil)
    }

    @Test(
        "after two stops none does for a while, and each tab gets a fresh one with what was typed, whatever process shows it"
    )
    func restoring() async throws {
        let first = await tab(typing: "Anna")
        let second = await tab(typing: "Berta")
        let stopped = SessionWork(.restoring, session: try session, scene: first.scene)
        store.stoppedWork = [stopped, stopped]

        let next = TestServer(store: store)
        let page = await show("/?scene=\(first.scene)", in: TestClient(of: next, cookie: browser.cookie))
        #expect(page.text.contains(Self.notice) && page.text.contains("Anna</textarea>") && page.text.contains(">0<"))
        #expect(page.scene != first.scene)
        // It stays in memory where nobody uses it.
        next.advance(by: next.host.configuration.lifetimes.suspension * 2)
        next.host.suspendIdleSessions()
        #expect(next.host.sessionCount == 1)
        next.host.suspendAllSessions()
        await next.host.archive?.waitUntilAllIsWritten()

        let third = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let again = await show("/?scene=\(page.scene)", in: third)
        #expect(again.text.contains(Self.notice) && again.text.contains("Anna</textarea>"))
        let other = await show("/?scene=\(second.scene)", in: third)
        #expect(other.text.contains(Self.notice) && other.text.contains("Berta</textarea>"))
        // What was done since goes on.
        _ = await third.press("increment", on: other)
        let later = await third.get("/?scene=\(other.scene)")
        #expect(later.text.contains(">1<") && later.notice == nil)
    }

    @Test("one that a program means without naming it is replaced too, and what is done is done there")
    func program() async throws {
        _ = await tab(typing: "Anna")
        store.stoppedWork = [SessionWork(.restoring, session: try session, scene: "")]
        let program = TestClient(of: TestServer(store: store), .program, cookie: browser.cookie)
        let state = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        #expect(state.status == 200 && state.count == "1")
        #expect((state.state["notice"] as? String)?.contains(Self.notice) == true)
        #expect((state.state["texts"] as? [[String: String]])?.map { $0["text"] } == ["Anna"])
    }

    @Test("one at which it stopped later does not, and the others do")
    func showing() async throws {
        let first = await tab(typing: "Anna")
        let second = await tab(typing: "Berta")
        store.stoppedWork = [SessionWork(.showing, session: try session, scene: first.scene)]
        let next = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let page = await show("/?scene=\(first.scene)", in: next)
        #expect(page.text.contains(Self.notice) && page.text.contains("Anna</textarea>"))
        let other = await show("/?scene=\(second.scene)", in: next)
        #expect(other.scene == second.scene && other.text.contains(">1<") && other.notice == nil)
    }

    @Test("that is known from the record of the session, for an hour")
    func record() throws {
        var record = SessionRecord(
            proof: SessionProof(high: 1, low: 2), formToken: "token", address: "::1",
            created: Date(timeIntervalSince1970: 1_000_000))
        #expect(record.bytes.first == 2 && record.allowsRestoration)
        for former in [nil, SessionRecord.FormerSecret(proof: record.proof, replaced: record.created)] {
            record.formerSecret = former
            for age in [10, 4000] as [TimeInterval] {
                let date = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 - age).rounded())
                record.stopOfRestoration = .init(date: date, count: 1)
                #expect(record.allowsRestoration)
                record.noteStopOfRestoration()
                #expect(record.stopOfRestoration?.count == (age > 3600 ? 1 : 2))
                record.stopOfRestoration = .init(date: date, count: 2)
                #expect(try SessionRecord(record.bytes) == record)
                #expect(record.allowsRestoration == (age > 3600))
            }
        }
    }
}
