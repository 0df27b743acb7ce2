import Foundation
import Logging
import SceneStore
import Synchronization
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
        #expect(!archive.mayWriteAtOnce(under: lease))
        await archive.waitUntilWritten(archive.lastTicket)
        #expect(archive.mayWriteAtOnce(under: lease))
        #expect(archive.writeAtOnce([SceneChange(of: "a", under: lease, contents: record.bytes)]))
        #expect(store.scenesWrittenAtOnce?.keys.sorted() == ["a"])
        store.isFailing = true
        archive.enqueue(change())
        await archive.waitUntilWritten(archive.lastTicket)
        #expect(!archive.mayWriteAtOnce(under: SessionLease(session: "ben")))
        store.isFailing = false
        await archive.close(within: .seconds(20))
    }

    @Test("not of a session that ended, by itself or with its account")
    func ended() async throws {
        archive.enqueue(change("Anna"))
        await archive.waitUntilWritten(archive.lastTicket)
        let other = SessionLease(session: "ben")
        #expect(archive.mayWriteAtOnce(under: other))
        store.isFailing = true
        archive.remove([lease])
        #expect(!archive.mayWriteAtOnce(under: lease))
        try? await archive.endSessions(ofAccount: "Anna", except: "none")
        #expect(!archive.mayWriteAtOnce(under: other))
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

    @Test("each event but the first after the clock was set forward: the store learns anew when the session is over")
    @MainActor
    func clock() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        var page = await browser.follow(await browser.press("increment", on: await browser.get("/")))
        let session = try #require(server.host.sessions.all.first)
        let expires = try #require(try await store.sessions().first?.expires)
        #expect(session.storedExpiry == expires)
        let count = store.writeCount
        for (step, writeCount) in [(30.0, count), (10_800, count + 1), (0, count + 1), (-10_800, count + 1)] {
            // As if the clock had been set since.
            session.storedExpiry = session.storedExpiry.map { $0 - step }
            page = await browser.follow(await browser.press("increment", on: page))
            #expect(store.writeCount == writeCount)
        }
        #expect(try #require(try await store.sessions().first?.expires) > expires)
        #expect(page.text.contains(">5<"))
    }

    /// People with a session each, who pressed once, and the pages that they have.
    @MainActor
    private func people(_ count: Int, of server: TestServer) async -> [(browser: TestClient, page: Answer)] {
        var people: [(browser: TestClient, page: Answer)] = []
        for _ in 0..<count {
            let browser = TestClient(of: server)
            let page = await browser.get("/")
            people.append((browser, await browser.follow(await browser.press("increment", on: page))))
        }
        return people
    }

    @MainActor
    private func pressTogether(_ people: [(browser: TestClient, page: Answer)]) async {
        let answers = people.map { person in
            Task { await person.browser.press("increment", on: person.page).status }
        }
        for answer in answers { #expect(await answer.value == 303) }
    }

    @Test("events that are answered together are written together, in which each scene is as its answer says")
    @MainActor
    func together() async throws {
        let server = TestServer(store: store)
        let people = await people(8, of: server)
        let (count, batchCount) = (store.writeCount, store.batchesWrittenAtOnce.count)
        await pressTogether(people)
        #expect(store.writeCount == count)
        let batches = store.batchesWrittenAtOnce.dropFirst(batchCount)
        #expect(batches.flatMap(\.self).sorted() == people.map(\.page.scene).sorted())
        #expect(batches.count < people.count)
        for (browser, page) in people {
            let written = try #require(store.scenesWrittenAtOnce?[page.scene])
            let stored = try SceneRecord(written, rememberedSubmissions: 8)
            #expect(stored.history.entries.count == 2)
            #expect(await browser.get("/?scene=\(page.scene)").text.contains(">2<"))
        }
    }

    @Test("what a store does not take at once is written before the answers leave")
    @MainActor
    func refused() async throws {
        let server = TestServer(store: store)
        let people = await people(4, of: server)
        store.scenesWrittenAtOnce = nil
        await pressTogether(people)
        // What the store has now is what a process that follows finds.
        server.host.abandonAllSessions()
        let other = TestServer(store: store)
        for (browser, page) in people {
            let later = TestClient(of: other, cookie: browser.cookie)
            #expect(await later.get("/?scene=\(page.scene)").text.contains(">2<"))
        }
    }

    @Test("a page that is shown in the turn of an event, and tells of it, waits until the event is stored")
    @MainActor
    func shownInTurn() async throws {
        let server = TestServer(store: store)
        let people = await people(2, of: server)
        let (anna, ben) = (people[0], people[1])
        // The store says no at once, so that the scenes are written in the background: tickets tell of that.
        store.scenesWrittenAtOnce = nil
        let press = try anna.browser.pageRequest(.post, anna.page.formAction, ["Content-Type": Self.formType])
        let event = ("segue-event", "increment.touchUpInside")
        let submission = try Submission(form: anna.browser.form([event], from: anna.page))
        let look = try anna.browser.pageRequest(.get, "/?scene=\(anna.page.scene)")
        let other = try ben.browser.pageRequest(.get, "/?scene=\(ben.page.scene)")
        let archive = try #require(server.host.archive)
        let before = archive.lastTicket
        let answers = server.host.inTurn([
            { server.host.answer(other, .unknown) { $0.show(other) } },
            { server.host.answer(press, .unknown) { $0.perform(submission, of: press) } },
            { server.host.answer(look, .unknown) { $0.show(look) } },
        ])
        let tickets = answers.map { answer -> SessionArchive.Ticket? in
            guard case .response(_, _, storedWith: let ticket) = answer else { return nil }
            return ticket
        }
        #expect(tickets == [nil, archive.lastTicket, archive.lastTicket])
        #expect(archive.lastTicket > before)
        guard case .response(let page, _, _) = answers[2] else { return }
        #expect(Answer(page).text.contains(">2<"))
        await archive.waitUntilWritten(archive.lastTicket)
    }

    private static let formType = "application/x-www-form-urlencoded"

    @Test("scenes are encoded and written within what the requests are answered within")
    @MainActor
    func surroundings() async throws {
        let server = TestServer(store: store)
        let people = await people(1, of: server)
        let moments = Moments()
        server.host.surroundings = { work in
            moments.isInside.withLock { $0 = true }
            work()
            moments.isInside.withLock { $0 = false }
        }
        store.duringWriting { [moments] in moments.note() }
        await pressTogether(people)
        #expect(moments.noted.withLock { $0 } == [true])
    }
}

/// Whether something was done inside of something else.
private final class Moments: Sendable {
    let isInside = Mutex(false)
    let noted = Mutex<[Bool]>([])

    func note() {
        let isInside = isInside.withLock { $0 }
        noted.withLock { $0.append(isInside) }
    }
}
