import SceneStore
import Testing

@testable import WebHost

/// What developers are told of controllers that do not come back.
@Suite("Controllers that would be lost")
@MainActor
struct LostControllerTests {
    private func log(isDevelopment: Bool) async -> [String] {
        let log = RecordedLog()
        let server = TestServer(
            store: MemorySceneStore(), { $0.isDevelopment = isDevelopment },
            logger: log.logger)
        for _ in 0..<2 {
            let browser = TestClient(of: server)
            _ = await browser.press("increment", on: await browser.get("/"))
            let rows = await browser.get("/rows")
            for _ in 0..<2 { _ = await browser.submit([("segue-event", "row1.selectRow")], from: rows) }
        }
        return log.lines(with: "would be lost")
    }

    @Test("are named in development, each class once, with what is to be done")
    func development() async {
        let lines = await log(isDevelopment: true)
        #expect(lines.count == 1)
        let line = lines.first ?? ""
        #expect(line.hasPrefix("warning: ") && line.contains("RowsController"))
        #expect(line.contains("give it a restorationIdentifier"))
    }

    @Test("are not spoken of where people use the app")
    func production() async {
        #expect(await log(isDevelopment: false).isEmpty)
    }

    @Test("are called by their titles on the page that lacks them")
    func titles() async {
        let store = MemorySceneStore()
        let browser = TestClient(of: TestServer(store: store))
        let rows = await browser.get("/rows")
        _ = await browser.submit([("segue-event", "row1.selectRow")], from: rows)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let page = await later.get(rows.formAction)
        #expect(page.notice?.hasSuffix("a long pause or a restart: “Selected 1”.") == true)
    }

    /// A page with a text typed into a screen that will be lost, and its person after the process was replaced.
    private func typedPage() async -> (page: Answer, person: TestClient) {
        let store = MemorySceneStore()
        let browser = TestClient(of: TestServer(store: store))
        let typed = await browser.follow(await browser.submit([("message", "Hello")], from: await browser.get("/chat")))
        return (typed, TestClient(of: TestServer(store: store), cookie: browser.cookie))
    }

    @Test("leave what was typed into them to be copied, until something is done after that was shown")
    func texts() async {
        let (typed, person) = await typedPage()
        let page = await person.get(typed.formAction)
        #expect(page.notice?.hasSuffix("You can copy it here:") == true)
        #expect(page.text.contains(">\nHello</textarea>"))
        #expect(await person.get(typed.formAction).text.contains(">\nHello</textarea>"))
        #expect(await !person.press("increment", on: page).text.contains("Hello"))
    }

    @Test("leave what was typed into them to be copied also where a page from before is used first")
    func textsOnARefusal() async {
        let (typed, person) = await typedPage()
        let page = await person.submit([("segue-event", "message.editingDidEndOnExit")], from: typed)
        #expect(page.status >= 400)
        #expect(page.text.contains(">\nHello</textarea>"))
    }
}
