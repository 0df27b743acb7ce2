import Foundation
import Testing
import UIKitCore

@testable import WebHost

/// Windows that the app opens and closes, as browsers and programs see them.
@Suite("Windows that the app opens and closes")
@MainActor
struct SceneOfferTests {
    private let server = TestServer()

    private var scenes: [HostedScene] { server.host.sessions.all.flatMap(\.scenes) }

    /// Has the app ask for a window, as an event of a scene would.
    private func request(
        _ path: String?, in hosted: HostedScene, title: String? = nil, refused: @escaping (any Error) -> Void = { _ in }
    ) {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = path.flatMap { URL(string: "http://example.org" + $0) }
        activity.title = title
        hosted.scene.inTurn {
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: activity, options: nil, errorHandler: refused)
            hosted.scene.commit()
        }
    }

    @Test("a link opens the window in a tab of its own, once")
    func opening() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = try #require(scenes.first)
        request("/items/7", in: first, title: "<Item>")
        let offering = await browser.get("/?scene=\(page.scene)")
        let link = try #require(offering.text.between("<aside class=\"scene-offers\"", "</aside>"))
        let address = try #require(link.between("href=\"", "\""))
        #expect(link.contains("Open “&lt;Item&gt;” in a new tab"))
        let identifier = try #require(address.components(separatedBy: "scene=").last)
        #expect(link.contains("target=\"\(identifier)\""))
        // The window begins with the activity, at its own address.
        let opened = await browser.get(address)
        #expect(opened.status == 200)
        #expect(opened.text.contains("Item 7"))
        #expect(opened.formAction == "/items/7?scene=\(identifier)")
        #expect(server.host.sceneCount == 2)
        // The other page no longer offers it, and the link leads to the window that is there now.
        #expect(await !browser.get("/?scene=\(page.scene)").text.contains("scene-offers"))
        #expect(await browser.get("/items/7?scene=\(identifier)").status == 200)
        #expect(server.host.sceneCount == 2)
    }

    @Test("a person declines, and the app learns so")
    func declining() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        var errors: [UISceneError] = []
        request("/items/7", in: try #require(scenes.first)) {
            errors.append(($0 as? UISceneError) ?? .init(.requestDenied))
        }
        let offering = await browser.get("/?scene=\(page.scene)")
        let value = try #require(offering.text.between("class=\"close\" name=\"segue-event\" value=\"", "\""))
        let answer = await browser.submit([("segue-event", value)], from: offering)
        #expect(answer.status == 303)
        #expect(errors == [UISceneError(.requestDenied)])
        #expect(await !browser.follow(answer).text.contains("scene-offers"))
        // What was declined is not opened.
        let identifier = try #require(value.components(separatedBy: "=").last)
        #expect(await browser.get("/?scene=\(identifier)").status == 303)
    }

    @Test("nobody else opens a window by its name")
    func strangers() async throws {
        let browser = TestClient(of: server)
        _ = await browser.get("/")
        let first = try #require(scenes.first)
        request(nil, in: first)
        let identifier = try #require(first.scene.activationOffers.first).session.persistentIdentifier
        let stranger = TestClient(of: server)
        _ = await stranger.get("/")
        #expect(await stranger.get("/?scene=\(identifier)").status == 303)
        #expect(first.scene.activationOffers.count == 1)
    }

    @Test("a program reads what is offered and opens it")
    func programs() async throws {
        let program = TestClient(of: server, .program)
        _ = await program.get("/")
        request("/items/3", in: try #require(scenes.first), title: "Item")
        let offers = try #require(await program.get("/").json["offers"] as? [[String: Any]])
        #expect(offers.count == 1)
        #expect(offers[0]["title"] as? String == "Item")
        let opened = await program.get(try #require(offers[0]["address"] as? String))
        #expect(opened.json["scene"] as? String == offers[0]["scene"] as? String)
        #expect(opened.json["title"] as? String == "Item 3")
    }

    @Test("a window that the app closed says so, to its tab and to its form")
    func closing() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let hosted = try #require(scenes.first)
        let session = hosted.scene.session
        hosted.scene.inTurn {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
        while session.scene != nil { await Task.yield() }
        #expect(server.host.sceneCount == 0)
        #expect(TestAppDelegate.discarded.contains(page.scene))
        for answer in [await browser.get("/?scene=\(page.scene)"), await browser.press("increment", on: page)] {
            #expect(answer.status == 410)
            #expect(answer.text.contains("This window is closed"))
        }
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        #expect(await program.get("/?scene=\(page.scene)").status == 410)
        // The session goes on with other windows.
        #expect(await browser.get("/").status == 200)
    }
}
