import HTTPTypes
import Testing

@testable import WebHost

@Suite("What is known of the browser's window")
@MainActor
struct BrowserWindowTests {
    private let server = TestServer()
    private let agent = ["Sec-CH-UA": "\"Chromium\";v=\"156\""]

    private func environment(_ answer: Answer) -> [String: Any] {
        answer.state["environment"] as? [String: Any] ?? [:]
    }

    @Test("a program tells by header fields for whom the scene is, and is told")
    func hintsOfPrograms() async {
        let program = TestClient(of: server, .program)
        var answer = await program.get(
            "/", headers: ["Sec-CH-Viewport-Width": "412", "Sec-CH-Viewport-Height": "915", "Sec-CH-UA-Mobile": "?1"])
        #expect(environment(answer)["width"] as? Int == 412)
        #expect(environment(answer)["height"] as? Int == 915)
        #expect(environment(answer)["device"] as? String == "phone")
        #expect(environment(answer)["horizontalSizeClass"] as? String == "compact")
        #expect(environment(answer)["orientation"] as? String == "portrait")
        answer = await program.get(
            "/",
            headers: [
                "Sec-CH-Viewport-Width": "1200", "Sec-CH-Viewport-Height": "800", "Sec-CH-Prefers-Color-Scheme": "dark",
            ])
        #expect(environment(answer)["horizontalSizeClass"] as? String == "regular")
        #expect(environment(answer)["colorScheme"] as? String == "dark")
        answer = await program.get("/")
        #expect(environment(answer)["width"] as? Int == 1_200)
    }

    @Test("an event is performed in the window that its request reports")
    func hintsOfEvents() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/", headers: ["Sec-CH-Viewport-Width": "1200"])
        let scene = page.scene
        let answer = await browser.send(
            .post, page.formAction,
            headers: [
                "Content-Type": "application/x-www-form-urlencoded", "Sec-CH-Viewport-Width": "400",
                "Sec-CH-Viewport-Height": "800",
            ],
            body: Array(
                ("segue-token=\(page.hiddenField("segue-token"))&segue-revision=\(page.hiddenField("segue-revision"))"
                    + "&segue-sequence=\(page.hiddenField("segue-sequence"))&segue-event=increment.touchUpInside").utf8)
        )
        #expect(answer.status == 303)
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        let state = await program.get("/?scene=\(scene)")
        #expect(environment(state)["width"] as? Int == 400)
        #expect(state.count == "1")
    }

    @Test("a browser that knows hints is asked for them, and loads the same scene with them")
    func criticalHints() async {
        let browser = TestClient(of: server)
        let first = await browser.get("/", headers: agent)
        #expect(first[.acceptClientHints]?.contains("Sec-CH-Viewport-Width") == true)
        #expect(first[.criticalClientHints] == "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height")
        let hints = agent.merging(["Sec-CH-Viewport-Width": "400", "Sec-CH-Viewport-Height": "800"]) { $1 }
        let second = await browser.get("/", headers: hints)
        #expect(second.scene == first.scene)
        #expect(second[.criticalClientHints] == nil)
        let third = await browser.get("/", headers: hints)
        #expect(third.scene != first.scene)
    }

    @Test("a browser that does not know hints is not asked again, nor is a program")
    func withoutHints() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(page[.criticalClientHints] == nil)
        let other = await browser.get("/")
        #expect(other.scene != page.scene)
    }

    @Test("a program tells in JSON for whom the scene is")
    func environmentInJSON() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(
            json: """
                {"environment": {"width": 844, "height": 390, "device": "phone", "orientation": "landscapeLeft",
                "colorScheme": "dark", "reducedMotion": true, "increasedContrast": true, "textSize": "XL",
                "safeArea": {"left": 47, "right": 47}}, "events": [{"target": "increment"}]}
                """)
        #expect(answer.status == 200)
        #expect(answer.count == "1")
        #expect(environment(answer)["orientation"] as? String == "landscapeLeft")
        #expect(environment(answer)["verticalSizeClass"] as? String == "compact")
        #expect(environment(answer)["colorScheme"] as? String == "dark")
        let next = await program.post(json: #"{"environment": {"width": 390, "height": 844}}"#)
        #expect(environment(next)["orientation"] as? String == "portrait")
        #expect(environment(next)["colorScheme"] as? String == "dark")
    }

    @Test("the script tells of the text size and the time zone of the person")
    func textSizeAndTimeZone() async {
        let program = TestClient(of: server, .program)
        func told(_ environment: String) async -> [String: Any] {
            self.environment(await program.post(json: #"{"environment": \#(environment)}"#))
        }
        var state = await told(#"{"fontSize": 16, "timeZone": "Asia/Tokyo"}"#)
        #expect(state["textSize"] as? String == "L")
        #expect(state["timeZone"] as? String == "Asia/Tokyo")
        state = await told(#"{"fontSize": 20}"#)
        #expect(state["textSize"] as? String == "XXL")
        #expect(state["timeZone"] as? String == "Asia/Tokyo")
        state = await told(#"{"fontSize": 32, "timeZone": "Etc/Elsewhere"}"#)
        #expect(state["textSize"] as? String == "AccessibilityL")
        #expect(state["timeZone"] as? String == "Asia/Tokyo")
        state = await told(#"{"fontSize": 9}"#)
        #expect(state["textSize"] as? String == "XS")
    }

    @Test(
        "an environment that makes no sense is refused, and nothing is done",
        arguments: [
            #"{"width": 10}"#, #"{"height": 100000}"#, #"{"width": "wide"}"#, #"{"textSize": "enormous"}"#,
            #"{"orientation": "sideways"}"#, #"{"safeArea": {"top": -1}}"#, #"{"colorScheme": "pink"}"#,
            #"{"fontSize": 1}"#, #"{"fontSize": 1e9}"#, #"{"timeZone": 3}"#,
        ])
    func senselessEnvironment(_ environment: String) async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(
            json: #"{"environment": \#(environment), "events": [{"target": "increment"}]}"#)
        #expect(answer.status == 400)
        let state = await program.get("/")
        #expect(state.count == "0")
    }
}
