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

    /// Sends files in the page's form, as the button of the file field does.
    private func upload(
        _ files: [(name: String, type: String, content: String)], by browser: TestClient, from page: Answer,
        token: String? = nil, end: String = "--x--\r\n"
    ) async -> Answer {
        var fields = ["segue-revision", "segue-sequence"].map { ($0, page.hiddenField($0)) }
        fields.append(("segue-token", token ?? page.hiddenField("segue-token")))
        fields.append(("segue-event", "upload.primaryActionTriggered"))
        var body = fields.reduce("") { body, field in
            body + "--x\r\nContent-Disposition: form-data; name=\"\(field.0)\"\r\n\r\n\(field.1)\r\n"
        }
        for file in files {
            body += "--x\r\nContent-Disposition: form-data; name=\"upload\"; filename=\"\(file.name)\"\r\n"
            body += "Content-Type: \(file.type)\r\n\r\n\(file.content)\r\n"
        }
        return await browser.send(
            .post, page.formAction, headers: ["Content-Type": "multipart/form-data; boundary=x"],
            body: Array((body + end).utf8))
    }

    /// What the app read: path and content of each file.
    private func received(by browser: TestClient) async -> [(path: String, content: String)] {
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        let text = await program.get("/").view("content")["label"] as? String ?? ""
        return text.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: ": ")
            return (parts[0], parts.dropFirst().joined(separator: ": "))
        }
    }

    @Test("a file reaches the app under a safe name, and is deleted with the scene")
    func upload() async throws {
        let (browser, page) = await open()
        #expect(page.text.contains("<input type=\"file\""))
        #expect(page.text.contains("formenctype=\"multipart/form-data\""))
        let answer = await upload([("../../etc/näme.txt", "text/plain", "hello")], by: browser, from: page)
        #expect(answer.status == 303)
        let files = await received(by: browser)
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
        #expect(await upload([("", "application/octet-stream", "")], by: browser, from: page).status == 303)
        #expect(await received(by: browser).isEmpty)
    }

    @Test("files of another type, too many files and too much in all are refused, and nothing is left of them")
    func refusals() async {
        let name = UUID().uuidString
        let (browser, page) = await open()
        let binary = await upload([("\(name).bin", "application/octet-stream", "x")], by: browser, from: page)
        #expect(binary.status == 422)
        #expect(binary.notice?.contains("\(name).bin") == true)
        let two = await upload(
            [("\(name).txt", "text/plain", "x"), ("\(name).md", "text/plain", "y")], by: browser, from: page)
        #expect(two.status == 422)
        let long = await upload([("\(name).md", "", String(repeating: "x", count: 21))], by: browser, from: page)
        #expect(long.status == 422)
        let huge = await upload([("\(name).md", "", String(repeating: "x", count: 2_000))], by: browser, from: page)
        #expect(huge.status == 413)
        #expect(await upload([("\(name).md", "", "x")], by: browser, from: page, end: "").status == 400)
        #expect(await upload([("\(name).md", "", "x")], by: browser, from: page, token: "forged").status == 422)
        #expect(await received(by: browser).isEmpty)
        #expect(Self.filesOnDisk(named: name).isEmpty)
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

    /// The files in the folders of received files whose names begin with a text.
    private static func filesOnDisk(named name: String) -> [String] {
        let folder = FileManager.default.temporaryDirectory.path
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return folders.filter { $0.hasPrefix("segue-file-") }
            .flatMap { (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\($0)")) ?? [] }
            .filter { $0.hasPrefix(name) }
    }
}
