import HTTPTypes
import Testing

@testable import WebHost

@Suite("Exchanges with programs")
@MainActor
struct ProgramExchangeTests {
    private let server = TestServer()

    @Test("the state tells scene, controllers and views")
    func state() async throws {
        let answer = await TestClient(of: server, .program).get("/")
        #expect(answer.status == 200)
        #expect(answer[.contentType] == "application/json")
        #expect(answer[.cacheControl] == "no-store")
        #expect((answer.json["scene"] as? String)?.utf8.count == 16)
        #expect(answer.json["address"] as? String == "/")
        #expect(answer.json["title"] as? String == "Test & \"more\" <app>")
        #expect(answer.json["sequence"] as? Int == 1)
        let controllers = try #require(answer.json["controllers"] as? [[String: Any]])
        #expect(controllers.first?["class"] as? String == "UINavigationController")
        let children = try #require(controllers.first?["children"] as? [[String: Any]])
        #expect(children.first?["class"] as? String == "TestController")
        #expect(children.first?["visible"] as? Bool == true)
        let button = answer.view("increment")
        #expect(button["type"] as? String == "UIButton")
        #expect(button["label"] as? String == "increment")
        #expect(button["enabled"] as? Bool == true)
        #expect(button["events"] as? [String] == ["touchUpInside"])
        #expect((button["id"] as? String)?.hasPrefix("v") == true)
    }

    @Test("what cannot be used offers no events, and what is hidden is not there")
    func unusableViews() async {
        let answer = await TestClient(of: server, .program).get("/")
        #expect(answer.view("disabled")["enabled"] as? Bool == false)
        #expect(answer.view("disabled")["events"] == nil)
        #expect(answer.view("hidden").isEmpty)
        #expect(answer.view("in hidden").isEmpty)
    }

    @Test("fields tell their value and what they take")
    func fields() async {
        let slider = await TestClient(of: server, .program).get("/").view("volume")
        #expect(slider["value"] as? Double == 0)
        #expect(slider["minimum"] as? Double == 0)
        #expect(slider["maximum"] as? Double == 1)
    }

    @Test("a presentation stands under the controller that presents, and what it covers cannot be used")
    func presentation() async throws {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"present"}]}"#)
        #expect(answer.status == 200)
        #expect(answer.text.contains(#""presented":{"class":"UIViewController","title":"Presented""#))
        #expect(answer.view("increment")["enabled"] as? Bool == false)
    }

    @Test("the button that leads back says where to")
    func backButton() async throws {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"push"}]}"#)
        let views = try #require(answer.state["views"] as? [[String: Any]])
        let button = try #require(views.first { $0["type"] as? String == "NavigationBackButton" })
        #expect(button["label"] as? String == "Test & \"more\" <app>")
    }

    @Test("a screen is called as on the page, whatever is called what in it, and rows without height are not there")
    func folder() async {
        let answer = await TestClient(of: server, .program).get("/folder")
        #expect(answer.state["title"] as? String == "Folder")
        #expect(answer.view("row0")["row"] as? String == "0.0" && answer.view("row2")["row"] as? String == "0.2")
        #expect(answer.view("row1").isEmpty)
        let page = await TestClient(of: server).get("/folder")
        #expect(page.text.contains("<title>Folder"))
    }

    @Test("a row tells its text and its place, and can be selected")
    func rows() async {
        let program = TestClient(of: server, .program)
        let row = await program.get("/rows").view("row2")
        #expect(row["type"] as? String == "UITableViewCell")
        #expect(row["label"] as? String == "Row 2")
        #expect(row["row"] as? String == "0.2")
        #expect((row["events"] as? [String])?.contains("selectRow") == true)
        let answer = await program.post(
            json: #"{"events":[{"target":"row2","event":"selectRow"}]}"#, to: "/rows")
        #expect(answer.json["title"] as? String == "Selected 2")
        #expect(answer.view("row2")["selected"] as? Bool == true)
    }

    @Test("a bar in place of the keyboard is among the views, and what is in it can be used")
    func inputBar() async {
        let program = TestClient(of: server, .program)
        let field = await program.get("/chat").view("message")
        #expect(field["type"] as? String == "UITextField")
        #expect(field["enabled"] as? Bool == true)
        let answer = await program.post(
            json: #"{"events":[{"target":"message","event":"editingChanged","value":"Hello"}]}"#, to: "/chat")
        #expect(answer.json["title"] as? String == "Hello")
    }

    @Test("an event needs no request before it")
    func firstRequest() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"increment","event":"touchUpInside"}]}"#)
        #expect(answer.status == 200)
        #expect(answer.newCookie != nil)
        #expect(answer.count == "1")
    }

    @Test("events are performed in their order, with their values, after the fields")
    func order() async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(
            json: """
                {"fields":{"name":"\\u00dc \\"x\\"","volume":0.25},
                 "events":[{"target":"increment"},{"target":"volume","event":"valueChanged","value":0.75}]}
                """)
        #expect(answer.status == 200)
        #expect(answer.count == "3")
        #expect(answer.view("volume")["value"] as? Double == 0.75)
        #expect(answer.view("name")["value"] as? String == "Ü \"x\"")
    }

    @Test("views are found by their numbers too")
    func viewNumbers() async {
        let program = TestClient(of: server, .program)
        let identifier = await program.get("/").view("increment")["id"] as? String ?? ""
        let answer = await program.post(json: "{\"events\":[{\"target\":\"\(identifier)\"}]}")
        #expect(answer.count == "1")
    }

    @Test(
        "what is not JSON of the documented form is refused",
        arguments: [
            "", "{", "[]", "null", "\"text\"", #"{"events":{}}"#, #"{"events":[{}]}"#, #"{"events":[{"target":1}]}"#,
            #"{"events":[{"target":""}]}"#, #"{"fields":{"name":null}}"#, #"{"fields":{"name":[]}}"#,
            #"{"revision":"1"}"#, #"{"events":[{"target":"increment","value":{}}]}"#,
            #"{"event":{"target":"increment"}}"#, #"{"events":[{"target":"increment","evnt":"touchUpInside"}]}"#,
            String(repeating: "[", count: 100_000),
        ])
    func malformed(_ json: String) async {
        let answer = await TestClient(of: server, .program).post(json: json)
        #expect(answer.status == 400)
        #expect(answer[.contentType] == "application/problem+json")
        #expect(answer.json["status"] as? Int == 400)
        #expect(server.host.sessionCount == 0)
    }

    @Test("a misspelled member is named, with those that there are")
    func misspelled() async {
        let answer = await TestClient(of: server, .program).post(json: #"{"event":{"target":"increment"}}"#)
        #expect(
            answer.text.contains(
                #"There is no member \"event\"; there are \"revision\", \"sequence\", \"fields\", \"events\", "#))
    }

    @Test("too many events or too much content is refused")
    func tooMuch() async {
        let server = TestServer {
            $0.limits.eventsPerRequest = 2
            $0.limits.contentLength = 1_000
        }
        let program = TestClient(of: server, .program)
        let event = #"{"target":"increment"}"#
        #expect(await program.post(json: "{\"events\":[\(event),\(event),\(event)]}").status == 413)
        #expect(await program.post(json: "{\"events\":[\(String(repeating: " ", count: 1_000))]}").status == 413)
    }

    @Test(
        "requests that pages of other sites make are refused",
        arguments: [
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Origin": "https://evil.example"],
            ["Origin": "null"], ["Origin": "http://example.org.evil.example"],
        ])
    func foreignOrigin(_ headers: [String: String]) async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"increment"}]}"#, headers: headers)
        #expect(answer.status == 403)
        #expect(server.host.sessionCount == 0)
    }

    @Test(
        "requests that our own pages make are accepted",
        arguments: [["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"], ["Origin": "http://example.org"]])
    func ownOrigin(_ headers: [String: String]) async {
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"increment"}]}"#, headers: headers)
        #expect(answer.status == 200)
    }

    @Test("an address that leads nowhere is a problem document")
    func unknownAddress() async {
        let program = TestClient(of: server, .program)
        let answer = await program.get("/nowhere")
        #expect(answer.status == 404)
        #expect(answer[.contentType] == "application/problem+json")
        #expect(answer.json["type"] as? String == "/_segue/problems/not-found")
        _ = await program.get("/")
        #expect(await program.get("/nowhere").status == 404)
        #expect(await program.post(json: "{}", to: "/nowhere").status == 404)
    }

    @Test("an address that a program opens is shown in a scene")
    func openAddress() async {
        let program = TestClient(of: server, .program)
        _ = await program.get("/")
        let answer = await program.get("/items/9")
        #expect(answer.json["address"] as? String == "/items/9")
        #expect(answer.json["title"] as? String == "Item 9")
    }

    @Test("a form that a program sends works as one of a page does")
    func form() async {
        let program = TestClient(of: server, .program)
        let token = await program.get("/").json["token"] as? String ?? ""
        let answer = await program.post(
            [("segue-token", token), ("segue-event", "increment.touchUpInside")], to: "/")
        #expect(answer.status == 200)
        #expect(answer.count == "1")
    }
}
