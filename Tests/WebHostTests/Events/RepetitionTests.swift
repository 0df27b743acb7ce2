import Testing

@testable import WebHost

@Suite("Repeated and late submissions")
@MainActor
struct RepetitionTests {
    private let server = TestServer()

    @Test("a double click is performed once and answered alike")
    func doubleClick() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = await browser.press("increment", on: page)
        let second = await browser.press("increment", on: page)
        #expect(first.status == 303)
        #expect(second.status == 303)
        #expect(first[.location] == second[.location])
        #expect(await browser.follow(second).text.contains(">1<"))
    }

    @Test("the same button in two tabs of a scene is pressed twice, in one of them once")
    func twoPages() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        for name in ["one", "one", "other"] {
            #expect(await browser.pressForPatch("increment", on: page, named: name).status == 200)
        }
        #expect(await browser.get(page.formAction).text.contains(">2<"))
    }

    @Test("the same is done as often as the page counts it, and each of them once")
    func countedEvents() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        for number in ["1", "2", "2", "1"] {
            let fields = [("segue-number", number), ("segue-event", "increment.touchUpInside")]
            #expect(await browser.submit(fields, from: page).status == 303)
        }
        #expect(await browser.get(page.formAction).text.contains(">2<"))
    }

    @Test("two different buttons of one page are both performed")
    func differentEvents() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let answer = await browser.press("push", on: page)
        #expect(answer[.location] == "/items/7?scene=\(page.scene)")
    }

    @Test("the same button with other typed text is no repetition")
    func differentFields() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let event = ("segue-event", "increment.touchUpInside")
        _ = await browser.submit([("volume", "0"), event], from: page)
        let answer = await browser.submit([("volume", "0.0"), event], from: page)
        #expect(answer.status == 303)
        #expect(await browser.follow(answer).text.contains(">2<"))
    }

    @Test("an older page's event on a control that still exists is performed")
    func olderPage() async {
        let browser = TestClient(of: server)
        let old = await browser.get("/")
        _ = await browser.press("increment", on: old)
        let answer = await browser.submit(
            [("segue-event", "increment.touchUpInside"), ("volume", "0")], from: old)
        #expect(answer.status == 303)
        #expect(await browser.follow(answer).text.contains(">2<"))
    }

    @Test("an older page's fields that are gone do not stand in the way of its event")
    func olderPageWithLostFields() async {
        let browser = TestClient(of: server)
        let old = await browser.get("/")
        _ = await browser.press("increment", on: old)
        let answer = await browser.submit(
            [("v4711", "lost"), ("segue-event", "increment.touchUpInside")], from: old)
        #expect(answer.status == 303)
        #expect(await browser.follow(answer).text.contains(">2<"))
    }

    @Test("a submission so old that it may have been performed is refused")
    func forgottenSubmission() async {
        let server = TestServer { $0.limits.rememberedSubmissions = 2 }
        let browser = TestClient(of: server)
        let first = await browser.get("/")
        var page = first
        for _ in 1...3 { page = await browser.follow(await browser.press("increment", on: page)) }
        let answer = await browser.press("increment", on: first)
        #expect(answer.status == 409)
        #expect(answer.text.contains(">3<"))
    }

    @Test("a program's repeated request gets the state, and nothing happens twice")
    func program() async {
        let program = TestClient(of: server, .program)
        _ = await program.get("/")
        let json = #"{"sequence":1,"events":[{"target":"increment"}]}"#
        #expect(await program.post(json: json).count == "1")
        let again = await program.post(json: json)
        #expect(again.status == 200)
        #expect(again.count == "1")
        #expect(again.json["sequence"] as? Int == 2)
    }

    @Test("requests without a number are performed each time")
    func withoutNumber() async {
        let program = TestClient(of: server, .program)
        for expected in 1...3 {
            #expect(await program.post(json: #"{"events":[{"target":"increment"}]}"#).count == "\(expected)")
        }
    }

    @Test("Return in the only text field reaches the field, after its text")
    func returnKey() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit([("segue-event", "return"), ("name", "Åsa 日本")], from: page)
        #expect(answer.status == 303)
        #expect(await browser.follow(answer).text.contains(/<input [^>]* autofocus[ >]/), "The focus is not lost.")
        let state = await TestClient(of: server, .program, cookie: browser.cookie).get("/")
        #expect(state.count == "100")
        #expect(state.view("name")["value"] as? String == "Åsa 日本")
    }
}
