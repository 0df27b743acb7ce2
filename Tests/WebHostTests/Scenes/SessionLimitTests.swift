import HTTPServer
import Testing
import UIKitCore

@testable import WebHost

@Suite("Limits of sessions, scenes and events")
@MainActor
struct SessionLimitTests {
    @Test("when all places are taken, the longest unused session without an event goes first")
    func eviction() async {
        let server = TestServer { $0.limits.sessionCount = 3 }
        let active = TestClient(of: server)
        _ = await active.press("increment", on: await active.get("/"))
        let looker = TestClient(of: server)
        let lookerPage = await looker.get("/")
        let other = TestClient(of: server)
        let otherPage = await other.get("/")
        _ = await looker.get("/?scene=\(lookerPage.scene)")
        _ = await TestClient(of: server).get("/")
        #expect(server.host.sessionCount == 3)
        #expect(await TestClient(of: server, .program, cookie: active.cookie).get("/").count == "1")
        #expect(await looker.get("/?scene=\(lookerPage.scene)").status == 200)
        #expect(await other.get("/?scene=\(otherPage.scene)").status == 303)
    }

    @Test("those who only look leave a bounded number of sessions, and whoever acts or watches is not among them")
    func untouchedSessions() async {
        let server = TestServer { $0.limits.untouchedSessionCount = 3 }
        let active = TestClient(of: server)
        let used = await active.get("/")
        _ = await active.press("increment", on: used)
        let looker = TestClient(of: server)
        let looked = await looker.get("/")
        for _ in 1...20 {
            _ = await TestClient(of: server).get("/")
            #expect(await looker.get("/?scene=\(looked.scene)").status == 200)
        }
        #expect(server.host.sessionCount == 4)
        #expect(server.host.sceneCount == 4)
        #expect(await active.get("/?scene=\(used.scene)").status == 200)
        for _ in 1...3 { _ = await TestClient(of: server).get("/") }
        #expect(server.host.sessionCount == 4)
        #expect(await looker.get("/?scene=\(looked.scene)").status == 303)
    }

    @Test("the scenes of a session that goes are discarded")
    func discarding() async {
        let server = TestServer { $0.limits.sessionCount = 1 }
        let page = await TestClient(of: server).get("/")
        _ = await TestClient(of: server).get("/")
        #expect(server.host.sceneCount == 1)
        #expect(TestAppDelegate.discarded.contains(page.scene))
    }

    @Test("sessions without an event end early, others when they are idle, all when they are old")
    func lifetimes() async {
        let server = TestServer {
            $0.lifetimes.untouched = .seconds(10)
            $0.lifetimes.idle = .seconds(100)
            $0.lifetimes.absolute = .seconds(250)
        }
        let looker = TestClient(of: server)
        _ = await looker.get("/")
        let active = TestClient(of: server)
        let page = await active.get("/")
        _ = await active.press("increment", on: page)
        server.advance(by: .seconds(10))
        server.host.endExpiredSessions()
        #expect(server.host.sessionCount == 1)
        for _ in 1...2 {
            server.advance(by: .seconds(80))
            #expect(await active.get("/?scene=\(page.scene)").status == 200)
        }
        server.advance(by: .seconds(80))
        server.host.endExpiredSessions()
        #expect(server.host.sessionCount == 0)
    }

    @Test("a session that is over is not found even before it is swept away")
    func expiryWithoutSweep() async {
        let server = TestServer { $0.lifetimes.untouched = .seconds(10) }
        let program = TestClient(of: server, .program)
        _ = await program.get("/")
        server.advance(by: .seconds(10))
        #expect(await program.post(json: "{}").status == 410)
    }

    @Test("an address takes the places of its own sessions, and is told to wait when all of them are in use")
    func sessionsPerAddress() async throws {
        let server = TestServer {
            $0.limits.sessionCountPerAddress = 2
            $0.limits.countsLoopbackAddresses = true
        }
        let first = TestClient(of: server)
        let firstPage = await first.get("/")
        let second = TestClient(of: server)
        _ = await second.press("increment", on: await second.get("/"))
        let third = TestClient(of: server)
        _ = await third.press("increment", on: await third.get("/"))
        #expect(server.host.sessionCount == 2)
        #expect(
            await TestClient(of: server, .program, cookie: first.cookie).get("/?scene=\(firstPage.scene)").status == 410
        )
        let refused = await TestClient(of: server).get("/")
        #expect(refused.status == 429)
        #expect(refused[.retryAfter] == "60")
        #expect(server.host.sessionCount == 2)
    }

    @Test("a network of IPv6 counts as one address, and those that have none of their own are not counted")
    func countedAddresses() async throws {
        let server = TestServer {
            $0.limits.sessionCountPerAddress = 2
            $0.trustedProxies = [AddressRange("10.0.0.0/8")].compactMap(\.self)
        }
        func open(_ host: String) async throws -> Int {
            let address = try #require(SocketAddress(host: host, port: 1))
            let client = TestClient(of: server, .program, address: address)
            return await client.post(json: #"{"events":[{"target":"increment"}]}"#).status
        }
        #expect(try await open("2001:db8:1:2::1") == 200)
        #expect(try await open("2001:db8:1:2:ffff::1") == 200)
        #expect(try await open("2001:db8:1:2::3") == 429)
        #expect(try await open("2001:db8:1:3::1") == 200)
        for _ in 0..<3 { #expect(try await open("10.1.2.3") == 200) }
        #expect(try await open("11.1.2.3") == 200)
    }

    @Test("a session keeps a bounded number of tabs; those without an event go first")
    func scenesPerSession() async {
        let server = TestServer {
            $0.limits.sceneCountPerSession = 3
            $0.limits.untouchedSceneCountPerSession = 2
        }
        let browser = TestClient(of: server)
        let used = await browser.get("/")
        _ = await browser.press("increment", on: used)
        let untouched = await browser.get("/")
        for _ in 1...3 { _ = await browser.get("/") }
        #expect(server.host.sceneCount == 3)
        #expect(await browser.get("/?scene=\(used.scene)").status == 200)
        #expect(await browser.get("/?scene=\(untouched.scene)").status == 303)
    }

    @Test("a session that sends events too fast is told to wait, and may go on after that")
    func eventRate() async {
        let server = TestServer {
            $0.limits.eventsPerSecond = 1
            $0.limits.eventBurst = 2
        }
        let program = TestClient(of: server, .program)
        let json = #"{"events":[{"target":"increment"}]}"#
        #expect(await program.post(json: json).count == "1")
        #expect(await program.post(json: json).count == "2")
        let refused = await program.post(json: json)
        #expect(refused.status == 429)
        #expect(refused[.retryAfter] == "1")
        let other = TestClient(of: server, .program)
        #expect(await other.post(json: json).count == "1")
        server.advance(by: .seconds(1))
        #expect(await program.post(json: json).count == "3")
    }

    @Test("fields that have to be searched for count as events, and what can never be allowed is too large")
    func costlyRequests() async {
        let server = TestServer {
            $0.limits.eventsPerSecond = 1
            $0.limits.eventBurst = 4
        }
        let program = TestClient(of: server, .program)
        let event = #"{"target":"increment"}"#
        let first = await program.post(json: "{\"fields\":{\"name\":\"x\",\"volume\":0},\"events\":[\(event)]}")
        #expect(first.count == "1")
        #expect(await program.post(json: "{\"events\":[\(event),\(event)]}").status == 429)
        #expect(await program.post(json: "{\"events\":[\(event)]}").count == "2")
        let events = Array(repeating: event, count: 5).joined(separator: ",")
        #expect(await program.post(json: "{\"events\":[\(events)]}").status == 413)
    }

    @Test("ending all sessions frees every scene")
    func endingAll() async {
        let server = TestServer()
        for _ in 1...5 { _ = await TestClient(of: server).get("/") }
        let before = UIApplication.shared.connectedScenes.count
        server.host.endAllSessions()
        #expect(server.host.sessionCount == 0)
        #expect(server.host.sceneCount == 0)
        #expect(UIApplication.shared.connectedScenes.count == before - 5)
    }
}
