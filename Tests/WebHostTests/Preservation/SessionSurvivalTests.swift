import Foundation
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// Sessions whose process ends, by a second server that has nothing of the first but the store.
@Suite("Sessions survive")
@MainActor
struct SessionSurvivalTests {
    private let store = MemorySceneStore()

    @Test("after the process was killed the same screen comes back, and the page from before goes on working")
    func restart() async throws {
        let first = TestServer(store: store)
        let browser = TestClient(of: first)
        let page = await browser.get("/")
        var shown = await browser.follow(await browser.press("increment", on: page))
        shown = await browser.follow(
            await browser.submit([("name", "Anna"), ("segue-event", "increment.touchUpInside")], from: shown))
        #expect(shown.text.contains(">2<"))

        let second = TestServer(store: store)
        let later = TestClient(of: second, cookie: browser.cookie)
        let restored = await later.get("/?scene=\(page.scene)")
        #expect(restored.status == 200)
        #expect(restored.scene == page.scene)
        #expect(restored.text.contains(">2<") && restored.text.contains("value=\"Anna\""))
        #expect(!restored.text.contains("had been closed"))
        #expect(restored[.setCookie] == nil)
        #expect(restored.hiddenField("segue-token") == shown.hiddenField("segue-token"))

        let button = try #require(shown.text.firstMatch(of: /value="(v\d+)\.touchUpInside"[^>]*>(<[^>]*>)*increment/))
        let pressed = await later.press(String(button.1), on: shown)
        #expect(pressed.status == 303)
        #expect(await later.follow(pressed).text.contains(">3<"))
    }

    @Test(
        "a page that was shown once means the same to the process that comes next, also where that has shown nothing yet",
        arguments: [false, true])
    func numbers(withScripts: Bool) async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        let push = [("segue-event", "push.touchUpInside")]
        let shown =
            withScripts
            ? await browser.submit(
                push, from: page,
                headers: [
                    "Accept": "application/vnd.segue.patch+json", "Segue-Revision": page.hiddenField("segue-revision"),
                ])
            : await browser.follow(await browser.submit(push, from: page))
        #expect(shown.text.hasPrefix("{\"patches\"") == withScripts)
        let back = try #require(shown.text.firstMatch(of: /back[^>]*value=\\?"(v\d+\.\w+)/))

        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let pressed = await later.submit(
            [("segue-event", String(back.1)), ("segue-sequence", "2")], from: page, to: "/items/7?scene=\(page.scene)")
        #expect(pressed.status == 303)
        #expect(await later.follow(pressed).formAction == page.formAction)
    }

    @Test("what was shown and not stored means nothing else to the process that comes next")
    func numbersOfLateChanges() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        let shown = await browser.follow(await browser.press("increment", on: page))
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        // As if the page had shown ten changes more, with a hundred views.
        let revision = try #require(Int(shown.hiddenField("segue-revision"))) + 10
        let last = try #require(shown.text.matches(of: /id="v(\d+)"/).compactMap { Int($0.1) }.max()) + 100
        let pressed = await later.submit(
            [("segue-event", "v\(last).touchUpInside"), ("segue-revision", "\(revision)"), ("name", "Anna")],
            from: shown)
        #expect(pressed.status == 409)
        #expect(pressed.text.contains("value=\"Anna\""))
        let present = await later.get("/?scene=\(page.scene)")
        #expect(try #require(Int(present.hiddenField("segue-revision"))) > revision)
        #expect(present.text.matches(of: /id="v(\d+)"/).compactMap { Int($0.1) }.allSatisfy { $0 != last })
    }

    @Test("what a page said of its window and its person is known to the process that comes next")
    func environment() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        let reports = [
            #"{"environment":{"width":500,"height":700,"colorScheme":"dark","timeZone":"Asia/Tokyo","textSize":"XL"}}"#,
            #"{"environment":{"width":510,"visible":true}}"#,
        ]
        for report in reports { _ = await browser.post(json: report, to: page.formAction) }
        _ = await browser.press("increment", on: page)
        for _ in 0..<2 {
            let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
            let state = await later.get(page.formAction, headers: ["Accept": "application/json"]).state
            let known = state["environment"] as? [String: Any] ?? [:]
            #expect(known["width"] as? Int == 510 && known["height"] as? Int == 700)
            #expect(known["colorScheme"] as? String == "dark" && known["textSize"] as? String == "XL")
            #expect(known["timeZone"] as? String == "Asia/Tokyo")
            _ = await later.press("increment", on: await later.get(page.formAction))
        }
    }

    @Test("what was pushed comes back with its address")
    func pushed() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let item = await browser.follow(await browser.press("push", on: await browser.get("/")))
        #expect(item.formAction.hasPrefix("/items/7?"))
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let restored = await later.get(item.formAction)
        #expect(restored.text.contains("Item 7") && restored.formAction == item.formAction)
    }

    @Test("an event that was performed before the restart is not performed again")
    func repetition() async {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let repeated = await later.press("increment", on: page)
        #expect(repeated.status == 303)
        #expect(await later.follow(repeated).text.contains(">1<"))
    }

    @Test("many requests after a restart take the session out of the store once")
    func manyAtOnce() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let server = TestServer(store: store)
        let cookie = browser.cookie
        let tasks = (0..<8).map { _ in
            Task { @MainActor in await TestClient(of: server, cookie: cookie).get("/?scene=\(page.scene)").text }
        }
        var pages: [String] = []
        for task in tasks { pages.append(await task.value) }
        #expect(pages.count == 8 && pages.allSatisfy { $0.contains(">1<") })
        #expect(server.host.sessionCount == 1 && server.host.sceneCount == 1)
        let shown = await TestClient(of: server, cookie: browser.cookie).get("/?scene=\(page.scene)")
        #expect(await TestClient(of: server, cookie: browser.cookie).press("increment", on: shown).status == 303)
    }

    @Test("a program carries on where it was")
    func program() async {
        let program = TestClient(of: TestServer(store: store), .program)
        _ = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        let later = TestClient(of: TestServer(store: store), .program, cookie: program.cookie)
        let state = await later.post(json: #"{"events":[{"target":"increment"}]}"#)
        #expect(state.status == 200)
        #expect(state.text.contains(#""2""#))
    }

    @Test("sessions that nobody uses leave memory and come back; those that would lose something stay")
    func suspension() async throws {
        let server = TestServer(store: store)
        let idle = TestClient(of: server)
        let page = await idle.get("/")
        _ = await idle.press("increment", on: page)
        let losing = TestClient(of: server)
        let files = await losing.get("/rows")
        _ = await losing.submit([("segue-event", "row1.selectRow")], from: files)
        server.advance(by: .seconds(301))
        let active = TestClient(of: server)
        _ = await active.press("increment", on: await active.get("/"))
        #expect(server.host.sessionCount == 3)
        server.host.suspendIdleSessions()
        #expect(server.host.sessionCount == 2)
        #expect(await idle.get("/?scene=\(page.scene)").text.contains(">1<"))
        #expect(server.host.sessionCount == 3)
    }

    @Test("a session that makes room for another one is stored, not ended")
    func eviction() async {
        let server = TestServer(store: store) { $0.limits.sessionCount = 1 }
        let anna = TestClient(of: server)
        let page = await anna.get("/")
        _ = await anna.press("increment", on: page)
        let bert = TestClient(of: server)
        _ = await bert.press("increment", on: await bert.get("/"))
        #expect(server.host.sessionCount == 1)
        #expect(await anna.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    @Test("a session that is over is over in the store too, and a closed scene does not come back")
    func end() async throws {
        let server = TestServer(store: store) { $0.limits.sceneCountPerSession = 1 }
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let other = await browser.get("/items/1")
        _ = await browser.submit([("segue-event", "nothing.touchUpInside")], from: other)
        #expect(try await store.statistics().scenes == 0)
        server.advance(by: .seconds(7_200))
        server.host.endExpiredSessions()
        await server.host.archive?.sweep()
        for _ in 0..<1_000 where try await store.statistics().sessions > 0 { await Task.yield() }
        #expect(try await store.statistics().sessions == 0)
    }

    @Test("what is offered to be copied is offered by the next process where nobody saw it, and by the one after that")
    func offeredTexts() async {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        let pushed = await browser.follow(await browser.press("push", on: page))
        let back = pushed.text.components(separatedBy: "name=\"segue-event\" value=\"").dropFirst()
            .compactMap { $0.components(separatedBy: "\"").first }.first { $0.contains(".") }
        let answer = await browser.submit([(page.textFieldName, "typed"), ("segue-event", back ?? "")], from: page)
        #expect(answer.status == 303)
        for _ in 0..<2 {
            let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
            let next = await later.follow(answer)
            #expect(next.text.contains("\ntyped</textarea>"))
            #expect(next.text.components(separatedBy: "You can copy it here:").count == 2)
        }
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let next = await later.follow(await later.press("increment", on: await later.follow(answer)))
        #expect(next.status == 200 && !next.text.contains("</textarea></label>"))
        let last = await TestClient(of: TestServer(store: store), cookie: browser.cookie).get(next.formAction)
        #expect(last.status == 200 && last.notice == nil && !last.text.contains("</textarea></label>"))
    }

    @Test("an entry that cannot be read gives a fresh scene with a notice")
    func damage() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let name = try #require(browser.cookie.flatMap(SessionCredential.init(cookieValue:))).key.description
        for contents in [[], [1], [9, 9], Array("SgSt".utf8)] as [[UInt8]] {
            guard case .granted(let lease, var stored) = try await store.claim(name, now: Date()) else {
                Issue.record("not stored")
                return
            }
            stored.scenes[page.scene] = contents
            _ = try await store.write([
                SessionChange(
                    lease: lease, contents: stored.contents, scenes: stored.scenes.mapValues { $0 },
                    expires: stored.expires)
            ])
            let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
            let answer = await later.get("/?scene=\(page.scene)")
            #expect(answer.status == 303)
            #expect(await later.follow(answer).text.contains("had been closed"))
        }
    }

    /// What a later version may have written otherwise.
    enum Part: CaseIterable { case session, scene, state }

    @Test(
        "what a later version wrote gives a fresh scene with a notice, and stays in the store as it is",
        arguments: Part.allCases)
    func laterVersion(_ part: Part) async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let name = try #require(browser.cookie.flatMap(SessionCredential.init(cookieValue:))).key.description
        func claim() async throws -> (SessionLease, StoredSession)? {
            guard case .granted(let lease, let stored) = try await store.claim(name, now: Date()) else { return nil }
            return (lease, stored)
        }
        let (lease, stored) = try #require(try await claim())
        var written = stored
        switch part {
        case .session: written.contents[0] = 99
        case .scene: written.scenes[page.scene]?[0] = 99
        case .state:
            var record = try SceneRecord(written.scenes[page.scene] ?? [], rememberedSubmissions: 8)
            var data = Array(record.state.data)
            data[4] = 99
            record.state = PreservedState(data: Data(data))
            written.scenes[page.scene] = record.bytes
        }
        let change = SessionChange(
            lease: lease, contents: written.contents, scenes: written.scenes.mapValues { $0 }, expires: written.expires)
        _ = try await store.write([change])

        let server = TestServer(store: store)
        let later = TestClient(of: server, cookie: browser.cookie)
        let fresh = await later.follow(await later.get("/?scene=\(page.scene)"))
        #expect(fresh.status == 200 && fresh.text.contains("had been closed") && fresh.scene != page.scene)
        #expect(await later.follow(await later.press("increment", on: fresh)).text.contains(">1<"))
        _ = server.host.suspendAllSessions()
        await server.host.archive?.close()
        let (_, left) = try #require(try await claim())
        #expect(left.contents == written.contents)
        #expect(left.scenes[page.scene] == written.scenes[page.scene])
    }

    @Test("while the store fails people carry on in memory, and it catches up when it works again")
    func failure() async throws {
        let store = FailingStore()
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let pressed = await browser.press("increment", on: page)
        #expect(await browser.follow(pressed).text.contains(">1<"))
        store.isFailing = false
        let archive = try #require(server.host.archive)
        await archive.close()
        #expect(try await store.statistics().sessions == 1)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    @Test("what a process does with a session that another one has taken does not count")
    func fencing() async {
        let first = TestServer(store: store)
        let browser = TestClient(of: first)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let second = TestServer(store: store)
        let elsewhere = TestClient(of: second, cookie: browser.cookie)
        #expect(await elsewhere.get("/?scene=\(page.scene)").text.contains(">1<"))
        let late = await browser.submit(
            [("segue-event", "increment.touchUpInside"), ("segue-sequence", "2")], from: page)
        #expect(late.status == 503)
        #expect(first.host.sessionCount == 0)
        #expect(await elsewhere.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    @Test("where several sessions went on in another process, none of those who pressed is told that it was done")
    func fencingOfSeveral() async {
        let (first, second) = (TestServer(store: store), TestServer(store: store))
        var people: [(browser: TestClient, elsewhere: TestClient, page: Answer)] = []
        for _ in 0..<4 {
            let browser = TestClient(of: first)
            let page = await browser.follow(await browser.press("increment", on: await browser.get("/")))
            let elsewhere = TestClient(of: second, cookie: browser.cookie)
            #expect(await elsewhere.get("/?scene=\(page.scene)").text.contains(">1<"))
            people.append((browser, elsewhere, page))
        }
        let answers = people.map { person in
            Task { await person.browser.press("increment", on: person.page).status }
        }
        for answer in answers { #expect(await answer.value == 503) }
        #expect(first.host.sessionCount == 0)
        for person in people {
            #expect(await person.elsewhere.get("/?scene=\(person.page.scene)").text.contains(">1<"))
        }
    }

    @Test("a process gives a session to another one that is asked for it")
    func handover() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)").path
        let first = TestServer(store: try SQLiteSceneStore(directory: directory))
        let second = TestServer(store: try SQLiteSceneStore(directory: directory))
        let browser = TestClient(of: first)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let cookie = browser.cookie
        let moved = Task { @MainActor in
            await TestClient(of: second, cookie: cookie).get("/?scene=\(page.scene)").text
        }
        while first.host.sessionCount > 0 {
            first.host.followOwnership()
            await Task.yield()
        }
        #expect(await moved.value.contains(">1<"))
        #expect(second.host.sessionCount == 1)
        try FileManager.default.removeItem(atPath: directory)
    }

    @Test("a request that shares the claim of another one does not bring back what that one gave up meanwhile")
    func claimAfterHandover() async {
        let first = TestClient(of: TestServer(store: store))
        let page = await first.get("/")
        _ = await first.press("increment", on: page)
        let server = TestServer(store: store)
        // As if another process asked for the session as soon as the first request was answered.
        var answers = 0
        server.host.surroundings = { work in
            defer {
                answers += 1
                if answers == 1 { _ = server.host.suspendAllSessions() }
            }
            work()
        }
        let program = TestClient(of: server, .program, cookie: first.cookie)
        let tasks = (0..<4).map { _ in
            Task { @MainActor in await program.post(json: #"{"events":[{"target":"increment"}]}"#) }
        }
        var counts: [String] = []
        for task in tasks {
            let answer = await task.value
            #expect(answer.status == 200)
            counts.append(answer.text.firstMatch(of: /"(\d)"/).map { String($0.1) } ?? "")
        }
        #expect(counts.sorted() == ["2", "3", "4", "5"])
    }

    @Test("a program is not told that its session is over when the store cannot tell")
    func unreachable() async {
        let store = FailingStore()
        store.isFailing = false
        let program = TestClient(of: TestServer(store: store), .program)
        _ = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        let later = TestClient(of: TestServer(store: store), .program, cookie: program.cookie)
        store.isFailing = true
        let refused = await later.post(json: #"{"events":[{"target":"increment"}]}"#)
        #expect(refused.status == 503 && refused[.retryAfter] == "2")
        store.isFailing = false
        #expect(await later.post(json: #"{"events":[{"target":"increment"}]}"#).text.contains(#""2""#))
    }

    @Test(
        "where each request goes to another process, a first press is answered with a page whose buttons work anywhere")
    func roundRobin() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)").path
        let servers = try (0..<2).map { _ in TestServer(store: try SQLiteSceneStore(directory: directory)) }
        // Each gives up what the others want, as it does while it serves.
        let following = Task { @MainActor in
            while !Task.isCancelled {
                for server in servers { server.host.followOwnership() }
                await Task.yield()
            }
        }
        defer { following.cancel() }
        var cookie: String?
        var turn = 0
        func next(_ work: (TestClient) async -> Answer) async -> Answer {
            defer { turn += 1 }
            while true {
                let client = TestClient(of: servers[turn % 2], cookie: cookie)
                let answer = await work(client)
                cookie = client.cookie
                // On a busy machine the other one may need longer to give the session up than a request waits.
                if answer.status != 503 { return answer }
            }
        }
        var page = await next { await $0.get("/") }
        let first = await next { await $0.press("increment", on: page) }
        #expect(first.status == 303)
        page = await next { await $0.follow(first) }
        #expect(page.text.contains("had been closed") && page.text.contains(">0<"))
        for count in 1...3 {
            let pressed = await next { await $0.press("increment", on: page) }
            page = await next { await $0.follow(pressed) }
            #expect(page.text.contains(">\(count)<"))
        }
        #expect(!page.text.contains("had been closed"))
        try FileManager.default.removeItem(atPath: directory)
    }
}
