import SceneStore
import Testing

@testable import WebHost

@Suite("Exchanges about scrolling")
@MainActor
struct ScrollExchangeTests {
    private let server = TestServer()

    /// The identifier of the element of the row that the first one scrolls to.
    private func lastRow(of browser: TestClient, on page: Answer) async -> String {
        let program = await browser.get(page.formAction, headers: ["Accept": "application/json"])
        return program.view("row2")["id"] as? String ?? ""
    }

    @Test("a patch says once where the page is scrolled")
    func patch() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/rows")
        #expect(!page.text.contains("data-scrolls"))
        let row = await lastRow(of: browser, on: page)
        let answer = await browser.pressForPatch("row0", event: "selectRow", on: page)
        let scroll = try #require((answer.patches.first?["scrolls"] as? [[Any]])?.first)
        #expect(scroll[0] as? Int == Int(row.dropFirst()))
        #expect(scroll[1] as? String == "end" && scroll[2] as? String == "nearest" && scroll[3] as? Int == 1)
        #expect(!(await browser.get(page.formAction).text.contains("data-scrolls")))
    }

    @Test("a scene that comes out of the store leaves its page where it is")
    func restoration() async {
        let server = TestServer(store: MemorySceneStore())
        let browser = TestClient(of: server)
        let page = await browser.get("/newest")
        let row = await lastRow(of: browser, on: page)
        #expect(page.text.contains("data-scrolls=\"[[\(row.dropFirst()),&quot;end&quot;,&quot;nearest&quot;,0]]\""))
        _ = await browser.submit([("segue-event", "row1.selectRow")], from: page)
        #expect(server.host.suspendAllSessions() == 1)
        let restored = await browser.get(page.formAction)
        #expect(restored.text.contains("Row 2") && !restored.text.contains("data-scrolls"))
    }

    @Test("without scripts the browser is sent to the row, and the page after that says no more of it")
    func redirect() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/rows")
        let row = await lastRow(of: browser, on: page)
        let answer = await browser.submit([("segue-event", "row0.selectRow")], from: page)
        #expect(answer.status == 303)
        #expect(answer[.location] == "\(page.formAction)#\(row)")
        let next = await browser.get(page.formAction)
        #expect(next.text.contains("data-scrolls=\"[[\(row.dropFirst()),&quot;end&quot;,&quot;nearest&quot;,0]]\""))
        #expect(!(await browser.get(page.formAction).text.contains("data-scrolls")))
        let other = await browser.submit([("segue-event", "row1.selectRow")], from: next)
        #expect(other[.location] == page.formAction)
    }
}
