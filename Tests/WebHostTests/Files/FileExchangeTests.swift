import Foundation
import Testing
import UIKitCore

@testable import WebHost

/// Files that people send and take: what arrives, who gets it, and what is left on the disk.
@Suite("Files")
@MainActor
struct FileExchangeTests {
    private let server = TestServer { configuration in
        configuration.limits.fileLengthPerScene = 20
        configuration.limits.multipartLength = 2_000
    }

    private func open() async -> (TestClient, Answer) {
        let browser = TestClient(of: server)
        let page = await browser.get("/files")
        return (browser, page)
    }

    @Test("a file reaches the app under a safe name, and is deleted with the scene")
    func upload() async throws {
        let (browser, page) = await open()
        #expect(page.text.contains("<input type=\"file\""))
        #expect(page.text.contains("formenctype=\"multipart/form-data\""))
        let answer = await browser.upload([("../../etc/näme.txt", "text/plain", "hello")], from: page)
        #expect(answer.status == 303)
        let files = await browser.receivedFiles()
        let file = try #require(files.first)
        #expect(files.count == 1)
        #expect(file.content == "hello")
        #expect(URL(filePath: file.path).lastPathComponent == "näme.txt")
        let folder = URL(filePath: file.path).deletingLastPathComponent()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        server.host.endAllSessions()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("a form without a chosen file reaches the app without files")
    func nothingChosen() async {
        let (browser, page) = await open()
        #expect(await browser.upload([("", "application/octet-stream", "")], from: page).status == 303)
        #expect(await browser.receivedFiles().isEmpty)
    }

    @Test("files of another type, too many files and too much in all are refused, and nothing is left of them")
    func refusals() async {
        let name = UUID().uuidString
        let (browser, page) = await open()
        let binary = await browser.upload([("\(name).bin", "application/octet-stream", "x")], from: page)
        #expect(binary.status == 422)
        #expect(binary.notice?.contains("\(name).bin") == true)
        let two = await browser.upload(
            [("\(name).txt", "text/plain", "x"), ("\(name).md", "text/plain", "y")], from: page)
        #expect(two.status == 422)
        let long = await browser.upload([("\(name).md", "", String(repeating: "x", count: 21))], from: page)
        #expect(long.status == 422)
        let huge = await browser.upload([("\(name).md", "", String(repeating: "x", count: 2_000))], from: page)
        #expect(huge.status == 413)
        #expect(await browser.upload([("\(name).md", "", "x")], from: page, end: "").status == 400)
        #expect(await browser.upload([("\(name).md", "", "x")], from: page, token: "forged").status == 422)
        #expect(await browser.receivedFiles().isEmpty)
        #expect(TestClient.filesOnDisk(named: name).isEmpty)
    }

    @Test("what is left of a download is sent while the file is the same, and who has it gets nothing again")
    func resumption() async throws {
        let (browser, page) = await open()
        let path = try #require(page.text.between("href=\"/_segue/files/", "\"")).replacing("&amp;", with: "&")
        func get(_ headers: [String: String]) async -> Answer {
            await browser.get("/_segue/files/\(path)", headers: headers)
        }
        let head = await browser.send(.head, "/_segue/files/\(path)")
        #expect(head[.acceptRanges] == "bytes")
        let tag = try #require(head[.eTag])
        let rest = await get(["Range": "bytes=3-", "If-Range": tag])
        #expect((rest.status, rest.text, rest[.contentRange]) == (206, "se", "bytes 3-4/5"))
        #expect(await get(["If-None-Match": tag]).status == 304)
        #expect(await get(["Range": "bytes=9-"]).status == 416)
        #expect(await !browser.get(page.formAction).text.contains("Fetched"), "nothing was sent from its beginning")
        let changed = await get(["Range": "bytes=3-", "If-Range": "\"other\""])
        #expect((changed.status, changed.text) == (200, "Käse"))
        for answer in [rest, changed] {
            let policy = try #require(answer[.contentSecurityPolicy])
            #expect(policy.contains("sandbox") && !policy.contains("unsafe-inline"))
        }
        #expect(await browser.get(page.formAction).text.contains("Fetched"))
    }

    @Test("a file is given to the person who sees its link, and to nobody else")
    func download() async throws {
        let (browser, page) = await open()
        let path = try #require(page.text.between("href=\"/_segue/files/", "\"")).replacing("&amp;", with: "&")
        let answer = await browser.get("/_segue/files/\(path)")
        #expect(answer.status == 200)
        #expect(answer.text == "Käse")
        #expect(answer[.contentType] == "text/plain")
        #expect(
            answer[.contentDisposition]
                == "attachment; filename=\"K_se _1_.txt\"; filename*=UTF-8''K%C3%A4se%20%221%22%2Etxt")
        #expect(answer[.contentSecurityPolicy]?.contains("sandbox") == true)
        #expect(answer[.xContentTypeOptions] == "nosniff")
        #expect(await browser.get(page.formAction).text.contains("Fetched"))
        let stranger = TestClient(of: server)
        _ = await stranger.get("/files")
        #expect(await stranger.get("/_segue/files/\(path)").status == 404)
        #expect(await TestClient(of: server).get("/_segue/files/\(path)").status == 404)
        let hidden = "/_segue/files/hidden%20file?scene=\(page.scene)"
        #expect(await browser.get(hidden).status == 404)
        #expect(await browser.get("/_segue/files/upload?scene=\(page.scene)").status == 404)
        #expect(await browser.get("/_segue/files/?scene=\(page.scene)").status == 404)
        #expect(await browser.send(.post, "/_segue/files/\(path)").status == 405)
    }
}
