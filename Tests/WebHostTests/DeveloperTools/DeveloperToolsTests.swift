import Foundation
import HTTPTypes
import HTMLRenderer
import Testing
import UIKitCore

@testable import WebHost

@Suite("Developer tools")
@MainActor
struct DeveloperToolsTests {
    private let server = TestServer { $0.isDevelopment = true }

    private func tools(of page: Answer) -> String { "/_segue/developer?scene=\(page.scene)" }

    @Test("in production there is nothing of them")
    func production() async {
        let browser = TestClient(of: TestServer())
        let page = await browser.get("/")
        #expect(!page.text.contains("developer"))
        for path in [tools(of: page), "/_segue/developer"] + EmbeddedResource.developerTools.map(\.path) {
            #expect(await browser.get(path).status == 404)
        }
        #expect(await browser.post([("delay", "100")], to: tools(of: page)).status >= 400)
        #expect(browser.scene(of: page)?.scene.journal == nil)
    }

    @Test("in development a page refers to them, and its form is the same as in production")
    func development() async {
        let page = await TestClient(of: server).get("/")
        #expect(page.text.contains("<aside id=\"developer-tools\""))
        #expect(page.text.contains("href=\"\(tools(of: page))\""))
        for file in EmbeddedResource.developerTools {
            #expect(page.text.contains("\"\(file.path)\""))
            #expect(await TestClient(of: server).get(file.path).status == 200)
        }
        let usual = await TestClient(of: TestServer()).get("/")
        #expect(page.views == usual.views)
    }

    @Test("their page names the controllers and the views, needs no script, and changes nothing")
    func content() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("present", on: page)
        let shown = await browser.get(page.formAction)
        let content = await browser.get(tools(of: page))
        #expect(content.status == 200)
        #expect(content[.contentSecurityPolicy]?.contains("script-src") == false)
        #expect(!content.text.contains("<script"))
        for text in ["UINavigationController", "TestController", "“Test &amp; &quot;more&quot; &lt;app&gt;”"] {
            #expect(content.text.contains(text), "\(text)")
        }
        #expect(content.text.contains("presents pageSheet"))
        #expect(content.text.contains("UIButton"))
        #expect(content.text.contains("disabled"))
        #expect(content.text.contains("href=\"\(page.formAction)#v"))
        let again = await browser.get(page.formAction)
        #expect(again.views == shown.views)
        #expect(again.hiddenField("segue-revision") == shown.hiddenField("segue-revision"))
    }

    @Test("an event is written down with what it called, what it changed and what was sent")
    func event() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.pressForPatch("increment", on: page)
        let turn = try #require(server.host.developerTools?.turns(ofScene: page.scene).first)
        #expect(turn.cause == "POST /")
        #expect(turn.answer == "patch")
        #expect(turn.status == 200)
        #expect(turn.byteCount == answer.text.utf8.count)
        #expect(turn.duration.map { $0 > .zero } == true)
        #expect(turn.page.notes.map(\.kind).starts(with: [.event, .action]))
        #expect(turn.page.notes.first?.text == "touchUpInside")
        #expect(turn.page.notes.first?.subject == "UIButton “increment”")
        let change = try #require(turn.page.changes.first { $0.members.contains("text") })
        #expect(change.subject == "UILabel “1”")
        let patch = try #require(turn.patches?.first { $0.view == change.viewIdentifier })
        #expect(patch.text == "text")
        #expect(patch.byteCount == 1)
        let content = await browser.get(tools(of: page))
        #expect(content.text.contains("UIButton “increment” · touchUpInside"))
        #expect(content.text.contains("<td>text</td><td>text, 1 byte</td>"))
    }

    @Test("the callbacks of controllers are written down, from the first page on")
    func callbacks() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = try #require(server.host.developerTools?.turns(ofScene: page.scene).first)
        #expect(first.answer == "page")
        let own = first.page.notes.filter { $0.subject.hasPrefix("TestController") && $0.kind == .callback }
        let names = own.map(\.text)
        #expect(names.prefix(4) == ["willMove(toParent:)", "didMove(toParent:)", "loadView()", "viewDidLoad()"])
        for name in ["viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"] {
            #expect(names.count { $0 == name } == 1, "\(name)")
        }
        #expect(own.allSatisfy { $0.duration != nil })
        _ = await browser.pressForPatch("push", on: page)
        let second = try #require(server.host.developerTools?.turns(ofScene: page.scene).first)
        let calls = second.page.notes.map { "\($0.subject.prefix { $0 != " " }) \($0.text)" }
        let will = try #require(calls.firstIndex(of: "TestController viewWillDisappear(_:)"))
        let did = try #require(calls.firstIndex(of: "ItemController viewDidAppear(_:)"))
        #expect(will < did)
    }

    @Test("faults, refusals and what changes by itself are written down")
    func others() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let developerTools = try #require(server.host.developerTools)
        _ = await browser.press("fault", on: page)
        var turn = try #require(developerTools.turns(ofScene: page.scene).first)
        #expect(turn.status == 500)
        #expect(turn.page.notes.contains { $0.kind == .fault && $0.text == "Presenting <twice>." })
        _ = await browser.press("disabled", on: await browser.get(page.formAction))
        turn = try #require(developerTools.turns(ofScene: page.scene).first)
        #expect(turn.status == 409 || turn.status == 422)
        #expect(turn.page.notes.isEmpty)
        let before = turn.number
        _ = await browser.press("later", on: await browser.get(page.formAction))
        while !developerTools.turns(ofScene: page.scene).contains(where: { $0.number > before && $0.status == nil }) {
            await Task.yield()
        }
        turn = try #require(developerTools.turns(ofScene: page.scene).first { $0.status == nil })
        #expect(turn.cause == "timer, task or notification")
        #expect(turn.page.changes.contains { $0.members.contains("text") })
        let content = await browser.get(tools(of: page))
        #expect(content.text.contains("Presenting &lt;twice&gt;."))
    }

    @Test("only so much is kept")
    func bounds() async throws {
        let browser = TestClient(of: server)
        var page = await browser.get("/")
        for _ in 1...60 {
            _ = await browser.pressForPatch("increment", on: page)
            page = await browser.get(page.formAction)
        }
        let turns = try #require(server.host.developerTools?.turns(ofScene: page.scene))
        #expect(turns.count == 50)
        #expect(turns.first?.number == 121)
    }

    @Test("nobody sees the scenes of others, nor chooses for them")
    func strangers() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let stranger = TestClient(of: server)
        #expect(await stranger.get(tools(of: page)).status == 404)
        let own = await stranger.get("/")
        #expect(await stranger.get(tools(of: page)).status == 404)
        #expect(await stranger.get("/_segue/developer?scene=nothing").status == 404)
        #expect(await stranger.get("/_segue/developer").status == 404)
        let fields = [("segue-token", own.hiddenField("segue-token")), ("delay", "100")]
        #expect(await stranger.post(fields, to: tools(of: page)).status == 404)
        #expect(server.host.delays?[page.scene] == 0)
        #expect(await browser.send(.put, tools(of: page)).status == 405)
    }

    @Test("a delay is chosen by a form, with the token of the session, and is for that scene alone")
    func delay() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let token = ("segue-token", page.hiddenField("segue-token"))
        for fields in [[("delay", "100")], [token], [token, ("delay", "7")], [token, ("delay", "x")]] {
            #expect(await browser.post(fields, to: tools(of: page)).status == 400)
        }
        #expect(server.host.delays?[page.scene] == 0)
        let answer = await browser.post([token, ("delay", "100")], to: tools(of: page))
        #expect(answer.status == 303)
        #expect(answer[.location] == tools(of: page))
        #expect(server.host.delays?[page.scene] == 100)
        #expect(await browser.follow(answer).text.contains("value=\"100\" aria-pressed=\"true\""))
        let start = ContinuousClock.now
        _ = await browser.pressForPatch("increment", on: page)
        #expect(ContinuousClock.now - start >= .milliseconds(100))
        let turn = try #require(server.host.developerTools?.turns(ofScene: page.scene).first)
        #expect(turn.delay == .milliseconds(100))
        let other = await TestClient(of: server).get("/")
        #expect(server.host.delays?[other.scene] == 0)
        _ = await browser.post([token, ("delay", "0")], to: tools(of: page))
        #expect(server.host.delays?[page.scene] == 0)
    }

    @Test("what is typed into a secure field is not written down")
    func secrets() async throws {
        let test = TestClient(of: server)
        let page = await test.get("/")
        let scene = try #require(test.scene(of: page)?.scene)
        let field = UITextField()
        field.isSecureTextEntry = true
        field.accessibilityIdentifier = "password"
        scene.inTurn {
            scene.keyWindow?.rootViewController?.view.addSubview(field)
            scene.commit()
        }
        _ = await test.post(json: "{\"fields\": {\"password\": \"hunter2\"}}", to: page.formAction)
        #expect(field.text == "hunter2")
        let content = await test.get(tools(of: page))
        #expect(content.text.contains("••••"))
        #expect(!content.text.contains("hunter2"))
    }
}

extension TestClient {
    /// The scene that a page shows.
    fileprivate func scene(of page: Answer) -> HostedScene? {
        server.host.sessions.all.lazy.compactMap { $0.scene(withIdentifier: page.scene) }.first
    }
}

extension Answer {
    /// The markup of the views.
    fileprivate var views: String? { text.between("<div id=\"v0\"", "</form>") }
}
