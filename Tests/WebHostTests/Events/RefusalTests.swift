import Testing

@testable import WebHost

/// Each way in which an event or a value can be refused, by form and by JSON; the count shows that nothing happened.
@Suite("Refused events")
@MainActor
struct RefusalTests {
    private let server = TestServer()

    struct Case: Sendable, CustomTestStringConvertible {
        let target: String
        let name: String
        let status: Int
        var testDescription: String { target }

        init(_ target: String, _ name: String, _ status: Int) {
            self.target = target
            self.name = name
            self.status = status
        }
    }

    nonisolated static let cases = [
        Case("unknown", "target-not-found", 409),
        Case("v99999", "target-not-found", 409),
        Case("hidden", "hidden", 422),
        Case("in hidden", "hidden", 422),
        Case("disabled", "disabled", 422),
        Case("count", "disabled", 422), Case("volume", "event-not-available", 422),
    ]

    @Test("a form with an event that is not allowed gets the current page, and nothing happens", arguments: cases)
    func form(_ refusal: Case) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.press(refusal.target, on: page)
        #expect(answer.status == refusal.status)
        #expect(answer.formAction == page.formAction)
        #expect(answer.notice != nil)
        #expect(answer.hiddenField("segue-sequence") == "1")
        #expect(await count(in: browser) == "0")
    }

    @Test("a program learns which refusal it was, and what the scene shows", arguments: cases)
    func program(_ refusal: Case) async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: "{\"events\":[{\"target\":\"\(refusal.target)\"}]}")
        #expect(answer.status == refusal.status)
        #expect(answer[.contentType] == "application/problem+json")
        #expect(answer.json["refusal"] as? String == refusal.name)
        #expect(answer.json["target"] as? String == refusal.target)
        #expect(answer.json["event"] as? Int == 0)
        #expect(answer.json["status"] as? Int == refusal.status)
        #expect(answer.count == "0")
    }

    @Test("a value that is refused is said to be that of its field")
    func refusedValue() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let field = try #require(page.text.firstMatch(of: /type="range" name="(v\d+)"/)).1
        let answer = await browser.submit(
            [("volume", "4711"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 422)
        #expect(answer.text.contains("name=\"\(field)\" aria-invalid=\"true\" aria-describedby=\"segue-notice\""))
        #expect(answer.notice?.hasPrefix("<a href=\"#\(field)\">") == true)
        #expect(!(await browser.get(page.formAction)).text.contains("aria-invalid"))
        let patch = await browser.send(
            .post, page.formAction,
            headers: [
                "Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Page": "page",
                "Segue-Revision": page.hiddenField("segue-revision"),
                "Content-Type": "application/x-www-form-urlencoded",
            ], body: Array("segue-token=\(page.hiddenField("segue-token"))&\(field)=4711".utf8))
        #expect(patch.status == 422)
        #expect(patch.json["field"] as? String == String(field))
    }

    @Test("a control that left the window is gone, and what was typed on the old page is kept")
    func removedControl() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(await browser.press("remove", on: page).status == 303)
        let answer = await browser.submit(
            [("name", "typed <here>"), ("segue-event", "removed.touchUpInside")], from: page)
        #expect(answer.status == 409)
        #expect(answer.notice?.contains("changed") == true)
        #expect(answer.text.contains("value=\"typed &lt;here&gt;\" data-stored=\"\""))
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        #expect(await program.get("/").view("name")["value"] as? String != "typed <here>")
    }

    @Test("a whole page for a live one shows what the fields hold, as that one goes on showing what was typed")
    func wholePageForPatch() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(await browser.press("remove", on: page).status == 303)
        let hidden = ["token", "revision", "sequence"].map { "segue-\($0)=\(page.hiddenField("segue-\($0)"))" }
        let form = hidden + ["\(page.textFieldName)=nowhere-else", "segue-event=removed.touchUpInside"]
        let answer = await browser.send(
            .post, page.formAction,
            headers: [
                "Accept": "application/vnd.segue.patch+json, text/html;q=0.9", "Segue-Page": "page",
                "Segue-Revision": "0", "Content-Type": "application/x-www-form-urlencoded",
            ], body: Array(form.joined(separator: "&").utf8))
        #expect(answer.status == 409)
        #expect(answer[.contentType]?.hasPrefix("text/html") == true)
        #expect(answer.text.contains("name=\"\(page.textFieldName)\"") && !answer.text.contains("nowhere-else"))
    }

    @Test("what was typed into fields of a screen that is gone is offered to be copied")
    func fieldsOfGoneScreen() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let name = page.textFieldName
        #expect(await browser.press("push", on: page).status == 303)
        let answer = await browser.submit(
            [(name, "typed <here>"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 409)
        #expect(answer.notice?.contains("copy it here") == true)
        #expect(answer.text.contains("\ntyped &lt;here&gt;</textarea>"))
        let untouched = await browser.submit([(name, ""), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(untouched.status == 409)
        #expect(untouched.notice?.contains("copy it here") == false)
        let forged = await browser.submit(
            [("segue-token", "x"), (name, "typed"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(!forged.text.contains("typed</textarea>") && !forged.text.contains("value=\"typed\""))
    }

    @Test("what was typed into a covered field is offered until the next event, where the event itself is performed")
    func fieldsBesidePerformedEvent() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let pushed = await browser.follow(await browser.press("push", on: page))
        let back = pushed.text.components(separatedBy: "name=\"segue-event\" value=\"").dropFirst()
            .compactMap { $0.components(separatedBy: "\"").first }.first { $0.contains(".") }
        let answer = await browser.submit(
            [(page.textFieldName, "typed"), ("segue-event", back ?? "")], from: page)
        #expect(answer.status == 303)
        let next = await browser.follow(answer)
        #expect(next.text.contains("\ntyped</textarea>"))
        // The first answer may have been lost.
        #expect(await browser.follow(answer).text.contains("\ntyped</textarea>"))
        let later = await browser.follow(await browser.press("increment", on: next))
        #expect(!later.text.contains("</textarea></label>"))
    }

    @Test("a control under a modal presentation is covered")
    func covered() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let presented = await browser.follow(await browser.press("present", on: page))
        let answer = await browser.press("increment", on: presented)
        #expect(answer.status == 422)
        #expect(await count(in: browser) == "0")
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        let state = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        #expect(state.json["refusal"] as? String == "covered")
    }

    @Test("a view that is no field takes no value")
    func readOnly() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"fields":{"increment":"1000"}}"#)
        #expect(answer.status == 422)
        #expect(answer.json["refusal"] as? String == "read-only")
        #expect(answer.count == "0")
    }

    @Test("a disabled field takes no value")
    func disabledField() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"fields":{"locked":0.5}}"#)
        #expect(answer.status == 422)
        #expect(answer.json["refusal"] as? String == "disabled")
    }

    @Test(
        "a value out of range changes nothing, also not the fields before it",
        arguments: ["2", "-0.1", "nan", "inf", "", "half", "0.5 ", "1e999"])
    func valueOutOfRange(_ value: String) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit(
            [("name", "Ada"), ("volume", value), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 422)
        #expect(answer.text.contains("value=\"Ada\""))
        let state = await TestClient(of: server, .program, cookie: browser.cookie).get("/")
        #expect(state.count == "0")
        #expect(state.view("name")["value"] as? String != "Ada")
        #expect(state.view("volume")["value"] as? Double == 0)
    }

    @Test("a field out of reach may come with the value it has, but with no other")
    func frozenField() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        let name = await program.get("/").view("frozen")["id"] as? String ?? ""
        let event = ("segue-event", "increment.touchUpInside")
        let changed = await browser.submit([(name, "otherwise"), event], from: page)
        #expect(changed.status == 422)
        let unchanged = await browser.submit([(name, "as\r\nit is"), event], from: page)
        #expect(unchanged.status == 303)
        let state = await program.get("/")
        #expect(state.count == "1")
        #expect(state.view("frozen")["value"] as? String == "as\nit is")
    }

    @Test("an event that is refused leaves the fields of its page as they were")
    func refusedEventKeepsFields() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"fields":{"volume":0.5},"events":[{"target":"disabled"}]}"#)
        #expect(answer.status == 422)
        #expect(answer.view("volume")["value"] as? Double == 0)
        #expect(answer.count == "0")
    }

    @Test(
        "a form without the session's token is refused, and what it holds is not shown",
        arguments: ["", "x", "tooLong"])
    func forgedToken(_ kind: String) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let token = kind == "tooLong" ? page.hiddenField("segue-token") + "A" : kind
        let answer = await browser.submit(
            [("segue-token", token), ("name", "planted"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 422)
        #expect(!answer.text.contains("planted"))
        #expect(await count(in: browser) == "0")
    }

    @Test(
        "a form that a page of another site sent is refused, even with the session's token",
        arguments: [
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Origin": "https://evil.example"],
            ["Origin": "null", "Sec-Fetch-Site": "cross-site"],
        ])
    func foreignForm(_ headers: [String: String]) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit([("segue-event", "increment.touchUpInside")], from: page, headers: headers)
        #expect(answer.status == 403)
        #expect(await count(in: browser) == "0")
    }

    @Test(
        "a form of our own page is taken, whatever its browser tells of it",
        arguments: [
            ["Sec-Fetch-Site": "same-origin"], ["Origin": "http://example.org"], ["Origin": "null"],
            ["Origin": "null", "Sec-Fetch-Site": "same-origin"],
        ])
    func ownForm(_ headers: [String: String]) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit([("segue-event", "increment.touchUpInside")], from: page, headers: headers)
        #expect(answer.status == 303)
        #expect(await count(in: browser) == "1")
    }

    @Test("the same host without TLS is another site for whoever came with TLS, and the other way round")
    func schemeOfOrigin() async {
        let event = [("segue-event", "increment.touchUpInside")]
        for (operatorSaysHTTPS, scheme, own, foreign) in [
            // TLS ends in front of a proxy that says nothing of it.
            (true, "http", "https://example.org", "http://example.org"),
            (true, "https", "https://example.org", "http://example.org"),
            // A trusted proxy says so.
            (false, "https", "https://example.org", "http://example.org"),
            (false, "http", "http://example.org", "https://example.org"),
        ] {
            let server = TestServer { $0.usesHTTPS = operatorSaysHTTPS }
            let browser = TestClient(of: server)
            browser.scheme = scheme
            let page = await browser.get("/")
            #expect(await browser.submit(event, from: page, headers: ["Origin": foreign]).status == 403)
            #expect(await browser.submit(event, from: page, headers: ["Origin": own]).status == 303)
            let program = TestClient(of: server, .program)
            program.scheme = scheme
            #expect(await program.post(json: "{}", headers: ["Origin": foreign]).status == 403)
            #expect(await program.post(json: "{}", headers: ["Origin": own]).status == 200)
        }
    }

    @Test("content in an encoding is refused rather than read as it is", arguments: ["gzip", "identity, br"])
    func encodedContent(_ coding: String) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit(
            [("segue-event", "increment.touchUpInside")], from: page, headers: ["Content-Encoding": coding])
        #expect(answer.status == 415)
        #expect(answer[.acceptEncoding] == "identity")
        #expect(await count(in: browser) == "0")
        let plain = await browser.submit(
            [("segue-event", "increment.touchUpInside")], from: page, headers: ["Content-Encoding": "Identity"])
        #expect(plain.status == 303)
    }

    @Test("another session's token is refused")
    func foreignToken() async {
        let page = await TestClient(of: server).get("/")
        let browser = TestClient(of: server)
        let own = await browser.get("/")
        let answer = await browser.submit(
            [("segue-token", page.hiddenField("segue-token")), ("segue-event", "increment.touchUpInside")], from: own)
        #expect(answer.status == 422)
        #expect(await count(in: browser) == "0")
    }

    @Test("another session's scene is unknown, however it is asked for")
    func foreignScene() async {
        let owner = TestClient(of: server)
        let page = await owner.get("/")
        let intruder = TestClient(of: server)
        let own = await intruder.get("/")
        let answer = await intruder.submit(
            [("segue-event", "increment.touchUpInside")], from: own, to: "/?scene=\(page.scene)")
        #expect(answer.status == 303)
        let location = answer[.location] ?? ""
        #expect(location.hasPrefix("/?scene=") && !location.hasSuffix(page.scene))
        let program = TestClient(of: server, .program, cookie: intruder.cookie)
        #expect(await program.get("/?scene=\(page.scene)").status == 404)
        #expect(await program.post(json: "{}", to: "/?scene=\(page.scene)").status == 404)
        #expect(await count(in: owner) == "0")
    }

    @Test("numbers that no page ever had are refused", arguments: ["segue-revision", "segue-sequence"])
    func inventedNumbers(_ field: String) async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.submit([(field, "999"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 409)
        #expect(await count(in: browser) == "0")
    }

    @Test("of several events those before the refused one are performed, and the answer says which it was")
    func severalEvents() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(
            json:
                #"{"events":[{"target":"increment"},{"target":"increment"},{"target":"disabled"},{"target":"increment"}]}"#
        )
        #expect(answer.status == 422)
        #expect(answer.json["event"] as? Int == 2)
        #expect(answer.json["refusal"] as? String == "disabled")
        #expect(answer.count == "2")
    }

    private func count(in client: TestClient) async -> String? {
        await TestClient(of: server, .program, cookie: client.cookie).get("/").count
    }
}

extension Answer {
    /// The name that the page's first empty field for text has in the form.
    var textFieldName: String {
        let input = text.components(separatedBy: "<input").first { $0.contains("type=\"text\"") } ?? ""
        return input.between(" name=\"", "\"") ?? "no field"
    }
}
