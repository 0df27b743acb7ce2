import Foundation
import Testing
import UIKitCore

@testable import WebHost

@Suite("Exchanges of patches")
@MainActor
struct PatchExchangeTests {
    private let server = TestServer()

    @Test("a press is answered with what it changed, and the patched page knows its next number")
    func press() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.pressForPatch("increment", on: page)
        #expect(answer.status == 200)
        #expect(answer[.contentType] == "application/vnd.segue.patch+json")
        #expect(answer[.cacheControl] == "no-store")
        #expect(answer.json["sequence"] as? Int == 2)
        #expect(answer.text.utf8.count < 300)
        let patch = try #require(answer.patches.first)
        #expect(answer.patches.count == 1)
        #expect(patch["from"] as? Int == Int(page.hiddenField("segue-revision")))
        let operation = try #require((patch["operations"] as? [[Any]])?.first)
        #expect(operation.first as? String == "text")
        #expect(operation.last as? String == "1")
        let loaded = await browser.get(page.formAction)
        #expect(loaded.hiddenField("segue-revision") == "\(try #require(patch["to"] as? Int))")
        #expect(loaded.hiddenField("segue-sequence") == "2")
    }

    @Test("a repeated press is answered with the same patch and not performed again")
    func repetition() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = await browser.pressForPatch("increment", on: page)
        let second = await browser.pressForPatch("increment", on: page)
        #expect(second.status == 200)
        #expect(second.text == first.text)
        #expect(await browser.get(page.formAction).text.contains(">1<"))
    }

    @Test("a page that missed patches gets all that leads to the present, or else the whole page")
    func catchUp() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let revision = page.hiddenField("segue-revision")
        _ = await browser.pressForPatch("increment", on: page)
        let second = await browser.get(page.formAction)
        _ = await browser.pressForPatch("increment", on: second)
        let caughtUp = await browser.getPatch(page.formAction, showing: revision)
        #expect(caughtUp.patches.count == 2)
        #expect(caughtUp.patches.last?["from"] as? Int == caughtUp.patches.first?["to"] as? Int)
        let unknown = await browser.getPatch(page.formAction, showing: "0")
        #expect(unknown[.contentType] == "text/html; charset=utf-8")
        #expect(unknown[.contentLocation] == page.formAction)
        #expect(unknown.text.contains(">2<"))
        let present = await browser.getPatch(page.formAction, showing: unknown.hiddenField("segue-revision"))
        #expect(present.text == "{\"patches\":[],\"sequence\":3}")
    }

    @Test("only the patches of late are kept")
    func boundedHistory() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        var shown = page
        for _ in 1...40 {
            _ = await browser.pressForPatch("increment", on: shown)
            shown = await browser.get(page.formAction)
        }
        let answer = await browser.getPatch(page.formAction, showing: page.hiddenField("segue-revision"))
        #expect(answer[.contentType] == "text/html; charset=utf-8")
    }

    @Test("a push brings the address, the title and the motion along")
    func push() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.pressForPatch("push", on: page)
        let patch = try #require(answer.patches.first)
        #expect(patch["address"] as? String == "/items/7?scene=\(page.scene)")
        #expect(patch["title"] as? String == "Item 7")
        #expect(patch["transition"] as? String == "push")
        let back = await browser.getPatch(page.formAction, showing: "\(try #require(patch["to"] as? Int))")
        #expect(back.patches.first?["address"] as? String == page.formAction)
    }

    @Test("what an app announces is said once")
    func announcement() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.pressForPatch("announce", on: page)
        #expect(answer.patches.first?["announcement"] as? String == "It is \"saved\".")
        let next = await browser.get(page.formAction)
        #expect(await browser.pressForPatch("increment", on: next).patches.first?["announcement"] == nil)
    }

    @Test("without scripts the page after the event begins with what an app announces, and the next one does not")
    func announcementWithoutScripts() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let next = await browser.follow(await browser.press("announce", on: page))
        let announcement = "<noscript><p class=\"visually-hidden\" role=\"status\">It is "
        #expect(next.text.contains(announcement))
        #expect(await browser.get(page.formAction).text.contains(announcement))
        let last = await browser.follow(await browser.press("increment", on: next))
        #expect(!last.text.contains(announcement))
    }

    @Test("a refusal says so and changes nothing")
    func refusal() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.pressForPatch("increment", on: page)
        let next = await browser.get(page.formAction)
        let answer = await browser.pressForPatch("disabled", on: next)
        #expect(answer.status == 422)
        #expect(answer.json["refused"] as? Bool == true)
        #expect(answer.json["notice"] as? String == "That is not possible at the moment.")
        #expect(answer.patches.isEmpty)
        #expect(await browser.get(page.formAction).text.contains(">1<"))
    }

    @Test("a repeated press is told again what could not be kept of what was typed")
    func repeatedNotice() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let pushed = await browser.follow(await browser.press("push", on: page))
        let back = try #require(pushed.text.firstMatch(of: /name="segue-event" value="([^".]+\.[^"]+)"/)).1
        let fields = ["token", "revision", "sequence"].map { "segue-\($0)=\(page.hiddenField("segue-\($0)"))" }
        let body = fields + ["\(page.textFieldName)=Ada", "segue-event=\(back)"]
        let headers = [
            "Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Page": "page",
            "Segue-Revision": pushed.hiddenField("segue-revision"),
            "Content-Type": "application/x-www-form-urlencoded",
        ]
        for _ in 1...2 {
            let answer = await browser.send(
                .post, pushed.formAction, headers: headers, body: Array(body.joined(separator: "&").utf8))
            #expect((answer.json["notice"] as? String)?.contains("Ada") == true)
        }
        let loaded = await browser.get(page.formAction)
        #expect(loaded.notice != nil)
        #expect(await browser.pressForPatch("increment", on: loaded).json["notice"] == nil)
    }

    @Test("of reports that arrive in another order the last one counts")
    func reportOrder() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let hosted = try #require(server.host.sessions.all.first?.scenes.first)
        func report(_ number: Int, isVisible: Bool, of name: String = "page") async {
            let answer = await browser.post(
                json: "{\"environment\":{\"visible\":\(isVisible)}}", to: page.formAction,
                headers: [
                    "Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Page": name,
                    "Segue-Revision": page.hiddenField("segue-revision"), "Segue-Report": "\(number)",
                ])
            #expect(answer.status == 200)
        }
        await report(1, isVisible: true)
        await report(3, isVisible: true)
        await report(2, isVisible: false)
        #expect(hosted.scene.activationState != .background)
        await report(4, isVisible: false)
        #expect(hosted.scene.activationState == .background)
        // Another page counts by itself.
        await report(1, isVisible: true, of: "other")
        #expect(hosted.scene.activationState != .background)
    }

    @Test("a mistake of the app is told as a page")
    func fault() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.pressForPatch("fault", on: page)
        #expect(answer.status == 500)
        #expect(answer[.contentType] == "text/html; charset=utf-8")
    }

    @Test("a scene that is gone is replaced by a new one")
    func lostScene() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        server.host.endAllSessions()
        let answer = await browser.pressForPatch("increment", on: page)
        #expect(answer.status == 303)
        let next = await browser.getPatch(answer[.location] ?? "", showing: "3")
        #expect(next.status == 200)
        #expect(next.notice?.contains("had been closed") == true)
    }

    @Test("a program and another tab of the scene leave patches for the page")
    func otherClients() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.getPatch(page.formAction, showing: page.hiddenField("segue-revision"))
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        _ = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        let answer = await browser.getPatch(page.formAction, showing: page.hiddenField("segue-revision"))
        #expect(answer.patches.count == 1)
        #expect(answer.text.contains("[\"text\","))
    }

    @Test("a script that tells of its window does not use the scene, and hides and shows it")
    func report() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let headers = [
            "Accept": "application/vnd.segue.patch+json", "Segue-Revision": page.hiddenField("segue-revision"),
        ]
        let report = #"{"environment":{"width":500,"height":700,"visible":false}}"#
        let answer = await browser.post(json: report, to: page.formAction, headers: headers)
        #expect(answer.status == 200)
        let hosted = try #require(server.host.sessions.all.first?.scenes.first)
        #expect(hosted.scene.screen.bounds.width == 500)
        #expect(hosted.scene.activationState == .background)
        #expect(!hosted.isTouched)
        _ = await browser.pressForPatch("increment", on: await browser.get(page.formAction))
        #expect(hosted.scene.activationState == .foregroundActive)
        #expect(hosted.isTouched)
    }
}

extension TestClient {
    /// Presses a button as the page's script does.
    func pressForPatch(
        _ identifier: String, event: String = "touchUpInside", on page: Answer, named name: String = "page"
    ) async -> Answer {
        let fields = ["token", "revision", "sequence"].map { "segue-\($0)=\(page.hiddenField("segue-\($0)"))" }
        let body = (fields + ["segue-event=\(identifier).\(event)"]).joined(separator: "&")
        return await send(
            .post, page.formAction,
            headers: [
                "Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Page": name,
                "Segue-Revision": page.hiddenField("segue-revision"),
                "Content-Type": "application/x-www-form-urlencoded",
            ], body: Array(body.utf8))
    }

    /// Asks for what leads from a revision to the present.
    func getPatch(_ path: String, showing revision: String) async -> Answer {
        await get(
            path,
            headers: ["Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Revision": revision])
    }
}

extension Answer {
    /// The patches of the answer.
    var patches: [[String: Any]] { json["patches"] as? [[String: Any]] ?? [] }
}
