import Foundation
import UIKitCore

@testable import WebHost

extension TestClient {
    /// Sends files in the page's form, as the button of the file field does.
    func upload(
        _ files: [(name: String, type: String, content: String)], from page: Answer,
        token: String? = nil, after others: [(String, String)] = [], end: String = "--x--\r\n"
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
        for field in others {
            body += "--x\r\nContent-Disposition: form-data; name=\"\(field.0)\"\r\n\r\n\(field.1)\r\n"
        }
        return await send(
            .post, page.formAction, headers: ["Content-Type": "multipart/form-data; boundary=x"],
            body: Array((body + end).utf8))
    }

    /// What the app read: path and content of each file.
    func receivedFiles() async -> [(path: String, content: String)] {
        let program = TestClient(of: server, .program, cookie: cookie)
        let text = await program.get("/").view("content")["label"] as? String ?? ""
        return text.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: ": ")
            return (parts[0], parts.dropFirst().joined(separator: ": "))
        }
    }

    /// The files in the folders of received files whose names begin with a text.
    static func filesOnDisk(named name: String) -> [String] {
        let folder = FileManager.default.temporaryDirectory.path
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return folders.filter { $0.hasPrefix("segue-file-") }
            .flatMap { (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\($0)")) ?? [] }
            .filter { $0.hasPrefix(name) }
    }
}
