import Foundation
import HTTPServer
import HTTPTypes
import Testing
import UIKitCore

@testable import WebHost

@Suite("Event streams")
@MainActor
struct PageStreamTests {
    private let server = TestServer()
    private let beat = "event: beat\ndata: 15.0\n\n"

    @Test("what changes by itself reaches the page")
    func late() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let stream = try await open(page, of: browser)
        #expect(await stream.next() == beat)
        _ = await browser.pressForPatch("later", on: page, named: "me")
        let message = try #require(await stream.next())
        #expect(message.hasPrefix("id: "))
        #expect(message.hasSuffix("\n\n"))
        #expect(message.contains("data: {\"patches\":[{"))
        #expect(message.contains(",\"1\"]]"))
    }

    @Test("what another tab of the scene does reaches the page, what it does itself comes by the answer")
    func otherTab() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let mine = try await open(page, of: browser, named: "me")
        let other = try await open(page, of: browser, named: "other")
        #expect(await mine.next() == beat)
        #expect(await other.next() == beat)
        _ = await browser.pressForPatch("increment", on: page, named: "me")
        #expect(await other.next()?.contains("\"patches\":[{") == true)
        server.host.sendHeartbeats()
        #expect(await mine.next() == beat)
    }

    @Test("a page that connects again gets what it missed")
    func catchUp() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = try await open(page, of: browser)
        #expect(await first.next() == beat)
        _ = await browser.pressForPatch("increment", on: page, named: "other")
        let second = try await open(
            page, of: browser, headers: ["Last-Event-ID": page.hiddenField("segue-revision")])
        #expect(await first.next()?.contains("\"patches\":[{") == true)
        #expect(await first.next() == nil)
        #expect(await second.next()?.contains("\"patches\":[{") == true)
        let lost = try await open(page, of: browser, named: "lost", headers: ["Last-Event-ID": "0"])
        #expect(await lost.next()?.contains("data: {\"reload\":true}") == true)
    }

    @Test("a page that connects again gets what changed by itself while nobody watched")
    func catchUpAlone() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = try await open(page, of: browser)
        #expect(await first.next() == beat)
        let live = try #require(server.host.sessions.all.first?.scenes.first?.livePage)
        live.endStreams()
        let pressed = await browser.pressForPatch("later", on: page, named: "me")
        let shown = try #require(pressed.text.firstMatch(of: /"to":(\d+)/)).1
        let second = try await open(page, of: browser, headers: ["Last-Event-ID": String(shown)])
        #expect(await second.next()?.contains(",\"1\"]]") == true)
    }

    @Test("pages whose session ends elsewhere are told to load")
    func reload() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.pressForPatch("sign in", on: page, named: "me")
        let stream = try await open(page, of: browser)
        #expect(await stream.next() != nil)
        let other = TestClient(of: server)
        let otherPage = await other.follow(await other.press("sign in", on: await other.get("/")))
        _ = await other.press("sign out elsewhere", on: otherPage)
        #expect(await stream.next()?.contains("data: {\"reload\":true}") == true)
        #expect(await stream.next() == nil)
    }

    @Test("streams end with their scene and with the server")
    func end() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let stream = try await open(page, of: browser)
        #expect(await stream.next() == beat)
        server.host.endAllSessions()
        #expect(await stream.next() == nil)
        #expect(await get(page, of: browser).status == 404)
        let next = await browser.get("/")
        let second = try await open(next, of: browser)
        #expect(await second.next() == beat)
        server.host.endStreams()
        #expect(await second.next() == nil)
        // A page that comes while requests are finished must not keep the process from ending.
        let late = try await open(next, of: browser, named: "late")
        #expect(await late.next() == beat)
        #expect(await late.next() == nil)
    }

    @Test("a scene has only so many streams, and one that nobody reads ends")
    func limits() async throws {
        let server = TestServer { $0.limits.streamCountPerScene = 2 }
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let stream = try await open(page, of: browser, named: "1")
        #expect(await stream.next() == beat)
        for name in ["2", "3"] { _ = try await open(page, of: browser, named: name) }
        #expect(await stream.next() == nil)
        let unread = PageStream(page: "unread")
        var taken = 0
        while unread.send([1]) { taken += 1 }
        #expect(taken == 32)
        #expect(!unread.send([1]))
    }

    @Test("a stream needs the session, the scene, a revision, a name and the same site")
    func refusals() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(await get(page, of: TestClient(of: server)).status == 404)
        #expect(await browser.get("/_segue/stream?scene=\(page.scene)").status == 400)
        #expect(await get(page, of: browser, headers: ["Sec-Fetch-Site": "cross-site"]).status == 403)
        #expect(await browser.send(.post, "/_segue/stream?scene=\(page.scene)").status == 405)
        #expect(await get(page, of: browser).status == 200)
    }

    // MARK: Steps

    private func get(
        _ page: Answer, of browser: TestClient, named name: String = "me", headers: [String: String] = [:]
    ) async -> Answer {
        await browser.get(address(page, name), headers: headers.merging(["Accept": "text/event-stream"]) { $1 })
    }

    private func open(
        _ page: Answer, of browser: TestClient, named name: String = "me", headers: [String: String] = [:]
    ) async throws -> ReadStream {
        let answer = await get(page, of: browser, named: name, headers: headers)
        #expect(answer[.contentType] == "text/event-stream")
        return ReadStream(try #require(answer.produce))
    }

    private func address(_ page: Answer, _ name: String) -> String {
        let revision = page.hiddenField("segue-revision")
        return "/_segue/stream?scene=\(page.scene)&revision=\(revision)&page=\(name)"
    }
}

/// The messages of a stream, as a client gets them.
private final class ReadStream: ResponseBodyDestination {
    private let messages: AsyncStream<String>
    private let input: AsyncStream<String>.Continuation

    init(_ produce: @escaping @Sendable (ResponseBodyWriter) async throws -> Void) {
        (messages, input) = AsyncStream.makeStream()
        Task {
            try? await produce(ResponseBodyWriter(destination: self))
            input.finish()
        }
    }

    /// The next message; nil when the stream ended.
    func next() async -> String? {
        for await message in messages { return message }
        return nil
    }

    func write(_ bytes: [UInt8]) async throws(ResponseBodyError) {
        input.yield(String(decoding: bytes, as: UTF8.self))
    }

    func setTrailerFields(_ fields: HTTPFields) async {}
}
