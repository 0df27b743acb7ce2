import Foundation
import Testing
import UIKitCore

@testable import WebHost

/// What keeps people and strangers from filling the disk with files, and the memory with fields.
@Suite("Limits of files")
@MainActor
struct FileLimitTests {
    /// A server whose disk is full: whatever is written to it is answered with 507.
    private let fullServer = TestServer { $0.limits.freeDiskLength = .max }

    @Test("nothing is written for a form without session, with a forged token, or whose token follows a file")
    func strangers() async {
        let browser = TestClient(of: fullServer)
        let page = await browser.get("/files")
        let file = [(name: "a.txt", type: "text/plain", content: "x")]
        #expect(await browser.upload(file, from: page).status == 507)
        #expect(await browser.upload(file, from: page, token: "forged").status == 422)
        let late = await browser.upload(
            file, from: page, token: "", after: [("segue-token", page.hiddenField("segue-token"))])
        #expect(late.status == 422)
        #expect(await TestClient(of: fullServer).upload(file, from: page).status == 403)
        #expect(await browser.receivedFiles().isEmpty)
    }

    @Test("a form whose files are passed over is read to its end, under its limits")
    func limitsForStrangers() async {
        let server = TestServer { configuration in
            configuration.formLimits.fileLength = 10
        }
        let page = await TestClient(of: server).get("/files")
        let stranger = TestClient(of: server)
        let long = [(name: "a.txt", type: "text/plain", content: "more than ten")]
        #expect(await stranger.upload(long, from: page).status == 413)
        #expect(await stranger.upload([("a.txt", "text/plain", "x")], from: page, end: "").status == 400)
    }

    @Test("files of a session count in all its scenes until they are gone")
    func session() async throws {
        let server = TestServer { $0.limits.fileLengthPerSession = 10_000 }
        let browser = TestClient(of: server)
        let first = await browser.get("/files")
        let second = await browser.get("/files")
        #expect(first.scene != second.scene)
        let file = [(name: "a.txt", type: "text/plain", content: String(repeating: "x", count: 1_000))]
        #expect(await browser.upload(file, from: first).status == 303)
        let long = [(name: "b.txt", type: "text/plain", content: String(repeating: "x", count: 2_000))]
        let refused = await TestClient(of: server, .program, cookie: browser.cookie).upload(long, from: second)
        #expect(refused.status == 413)
        #expect(refused.text.contains("session-files"))
        #expect(await browser.upload(file, from: second).status == 413, "4 KiB for each file count besides")
        #expect(TestClient.filesOnDisk(named: "b.txt").isEmpty)
        let session = try #require(server.host.sessions.all.first)
        for hosted in session.scenes where hosted.identifier == first.scene { server.host.discard(hosted, of: session) }
        #expect(await browser.upload(file, from: second).status == 303)
    }

    @Test("the fields of a form with files are limited in all, also those without a chosen file")
    func fields() async {
        let server = TestServer { $0.formLimits.fieldsLength = 1_000 }
        let browser = TestClient(of: server)
        let page = await browser.get("/files")
        let few = [("segue-x", String(repeating: "y", count: 100))]
        #expect(await browser.upload([], from: page, after: few).status == 303)
        let many = Array(repeating: few[0], count: 10)
        let again = await browser.get("/files")
        #expect(await browser.upload([], from: again, after: many).status == 413)
        let unnamed = [(name: "", type: "text/plain", content: String(repeating: "x", count: 1_000))]
        #expect(await browser.upload(unnamed, from: again).status == 413)
    }
}
