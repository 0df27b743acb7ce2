import HTTPTypes
import Testing
import UIKitCore

@testable import WebHost

@Suite("Shortcuts at the app's icon", .serialized)
@MainActor
struct ShortcutTests {
    private let server = TestServer { $0.applicationName = "Notebook" }

    /// Sets shortcuts for everybody for as long as a test runs.
    private func withShortcuts(_ work: () async throws -> Void) async rethrows {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "new note/&", localizedTitle: "New \"Note\"", localizedSubtitle: "Empty", icon: nil)
        ]
        defer { UIApplication.shared.shortcutItems = nil }
        try await work()
    }

    @Test("The page leads to a manifest with the app's name and its shortcuts")
    func manifest() async throws {
        try await withShortcuts {
            let browser = TestClient(of: server, .browser)
            #expect(
                await browser.get("/").text.contains(
                    "<link rel=\"manifest\" crossorigin=\"use-credentials\" href=\"/manifest.webmanifest\">"))
            let answer = await browser.get("/manifest.webmanifest")
            #expect(answer.status == 200)
            #expect(answer[.contentType] == "application/manifest+json")
            #expect(answer.json["name"] as? String == "Notebook")
            #expect(answer.json["start_url"] as? String == "/")
            #expect(answer.json["display"] as? String == "standalone")
            let shortcuts = try #require(answer.json["shortcuts"] as? [[String: Any]])
            #expect(shortcuts.count == 1)
            #expect(shortcuts.first?["name"] as? String == "New \"Note\"")
            #expect(shortcuts.first?["description"] as? String == "Empty")
            #expect(shortcuts.first?["url"] as? String == "/_segue/shortcuts/new%20note%2F%26")
        }
    }

    @Test("A shortcut's address opens a new scene, which has the item among its options")
    func opensScene() async throws {
        await withShortcuts {
            let browser = TestClient(of: server, .browser)
            _ = await browser.get("/")
            let answer = await browser.get("/_segue/shortcuts/new%20note%2F%26")
            #expect(answer.status == 303)
            #expect(answer[.location]?.contains("?scene=") == true)
            #expect(TestSceneDelegate.shortcuts.last == "new note/&")
        }
    }

    @Test("Types that the app does not offer, other methods and other sites are refused")
    func refusals() async {
        await withShortcuts {
            let browser = TestClient(of: server, .browser)
            let before = TestSceneDelegate.shortcuts.count
            for path in ["other", "new%20note", "..%2F..", "%00", "%FF", "", "new%20note%2F%26/x"] {
                // What is no address at all is refused before anybody looks for a shortcut.
                let status = await browser.get("/_segue/shortcuts/" + path).status
                #expect(status == 404 || status == 400, "\(path)")
            }
            #expect(
                await browser.get("/_segue/shortcuts/new%20note%2F%26", headers: ["Sec-Fetch-Site": "cross-site"])
                    .status == 403)
            #expect(TestSceneDelegate.shortcuts.count == before)
        }
    }
}
