import Foundation
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// Files that people sent, when their session leaves memory, or its process ends.
@Suite("Files survive")
@MainActor
struct FileSurvivalTests {
    private let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("segue-\(UUID().uuidString)").path
    private let name = UUID().uuidString

    /// A server with nothing of the others but the data directory.
    private func server() throws -> TestServer { TestServer(store: try SQLiteSceneStore(directory: directory)) }

    /// Has somebody send files to a server.
    private func send(_ contents: [String], to server: TestServer) async throws -> (TestClient, Answer) {
        let browser = TestClient(of: server)
        let page = await browser.get("/files")
        let files = contents.enumerated().map { ("\(name) \($0).md", "text/markdown", $1) }
        var shown = page
        for file in files { shown = await browser.follow(await browser.upload([file], from: shown)) }
        return (browser, shown)
    }

    @Test("a session that leaves memory takes its files along, and brings them back to their addresses")
    func suspension() async throws {
        let server = try server()
        let long = String(repeating: "0123456789", count: 250_000)
        let (browser, page) = try await send(["hello", "", long], to: server)
        let before = await browser.receivedFiles()
        #expect(before.map(\.content) == ["hello", "", long])
        #expect(server.host.suspendAllSessions() == 1)
        while FileManager.default.fileExists(atPath: before[0].path) { await Task.yield() }
        let restored = await browser.get(page.formAction)
        #expect(restored.status == 200 && !restored.text.contains("could not be brought back"))
        let after = await browser.receivedFiles()
        #expect(after.map(\.path) == before.map(\.path))
        #expect(after.map(\.content) == ["hello", "", long])
        // What comes later is kept too.
        let last = await browser.upload([("\(name).md", "", "last")], from: await browser.get(page.formAction))
        #expect(last.status == 303)
        #expect(server.host.suspendAllSessions() == 1)
        #expect(await browser.receivedFiles().map(\.content) == ["hello", "", long, "last"])
        server.host.endAllSessions()
        #expect(TestClient.filesOnDisk(named: name).isEmpty)
    }

    @Test("a link to a file works on after its session left memory")
    func link() async throws {
        let server = try server()
        let (browser, page) = try await send(["hello"], to: server)
        #expect(server.host.suspendAllSessions() == 1)
        let answer = await browser.get("/_segue/files/download?scene=\(page.scene)")
        #expect(answer.status == 200 && answer.text == "Käse")
        let stranger = TestClient(of: server)
        _ = await stranger.get("/files")
        #expect(server.host.suspendAllSessions() == 2)
        #expect(await stranger.get("/_segue/files/download?scene=\(page.scene)").status == 404)
        server.host.endAllSessions()
    }

    @Test("another process gets the files too, in place of what a process left behind that was killed")
    func crash() async throws {
        let (browser, page) = try await send(["hello"], to: try server())
        let before = await browser.receivedFiles()
        let second = try server()
        let later = TestClient(of: second, cookie: browser.cookie)
        // The first one is alive, so it is asked to give the session up.
        let first = browser.server.host
        let moved = Task { @MainActor in await later.get(page.formAction) }
        while first.sessionCount > 0 {
            first.followOwnership()
            await Task.yield()
        }
        #expect(await moved.value.status == 200)
        #expect(await later.receivedFiles().map(\.content) == ["hello"])
        #expect(await later.receivedFiles().map(\.path) == before.map(\.path))
    }

    @Test("what was left at the place of a file is replaced, and what replaced a file is not deleted with it")
    func places() async throws {
        let first = try #require(ReceivedFile.makeFolder())
        try Data("first".utf8).write(to: first.appending(component: "a"))
        var old: ReceivedFile? = ReceivedFile(name: "a", in: first, contentType: nil, length: 5)
        let writer = try await ReceivedFileWriter.open(name: "a", contentType: nil)
        try await writer.append(Array("second".utf8))
        let finished = await writer.finish(as: first.lastPathComponent)
        let new = try #require(finished)
        #expect(new.url == old?.url)
        old = nil
        #expect(try String(contentsOf: new.url, encoding: .utf8) == "second")
        for identifier in ["segue-file-../x", "other", "", "segue-file-a\0b"] {
            let refused = try await ReceivedFileWriter.open(name: "a", contentType: nil)
            #expect(await refused.finish(as: identifier) == nil)
        }
    }

    @Test("a file that was cut short or taken away is left out, and the page says so", arguments: [0, 2, 7, 8])
    func damage(_ length: Int) async throws {
        let store = FailingStore()
        store.isFailing = false
        let first = TestServer(store: store)
        let (browser, page) = try await send(["hello", "other"], to: first)
        #expect(first.host.suspendAllSessions() == 1)
        while !TestClient.filesOnDisk(named: name).isEmpty { await Task.yield() }
        store.changePieces { pieces in
            for (piece, bytes) in pieces where bytes == Array("hello".utf8) {
                pieces[piece] = length == 0 ? nil : Array("hello, hello".utf8.prefix(length))
            }
        }
        let server = TestServer(store: store)
        let later = TestClient(of: server, cookie: browser.cookie)
        let restored = await later.get(page.formAction)
        #expect(restored.status == 200)
        #expect(restored.text.contains("could not be brought back"))
        #expect(await later.receivedFiles().map(\.content) == ["nothing", "other"])
        // New ones are taken and kept all the same.
        #expect(await later.upload([("\(name).md", "", "new")], from: restored).status == 303)
        #expect(server.host.suspendAllSessions() == 1)
        #expect(await later.receivedFiles().map(\.content) == ["nothing", "other", "new"])
    }

    @Test("while the store fails files stay on the disk, and it gets them when it works again")
    func failure() async throws {
        let store = FailingStore()
        let server = TestServer(store: store)
        let (browser, page) = try await send(["hello"], to: server)
        #expect(await browser.receivedFiles().map(\.content) == ["hello"])
        store.isFailing = false
        await server.host.archive?.close()
        while try await store.statistics().sessions == 0 { await Task.yield() }
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get(page.formAction).status == 200)
        #expect(await later.receivedFiles().map(\.content) == ["hello"])
    }

    @Test("where the store keeps no files, nobody's session leaves memory with them unless it has to, and then says so")
    func memory() async throws {
        let server = TestServer(store: MemorySceneStore())
        let (browser, page) = try await send(["hello"], to: server)
        server.advance(by: .seconds(301))
        server.host.suspendIdleSessions()
        #expect(server.host.sessionCount == 1)
        #expect(server.host.suspendAllSessions() == 1)
        #expect(await browser.get(page.formAction).text.contains("could not be brought back"))
    }

    @Test("a record with the name of a file that leads elsewhere is none")
    func hostileRecords() throws {
        for name in ["", ".", "..", "a/b", "a\0b"] {
            var writer = RecordWriter()
            for text in ["segue-file-x", name] { writer.write(text) }
            writer.write(0)
            writer.write(1)
            #expect(throws: RecordReader.Malformed.self) {
                var reader = RecordReader(writer.bytes)
                _ = try ReceivedFileRecord(reading: &reader)
            }
        }
    }
}
