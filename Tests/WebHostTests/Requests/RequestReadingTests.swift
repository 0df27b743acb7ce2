import Foundation
import HTTP
import HTTPTypes
import Testing
import UIKitCore

@testable import WebHost

@Suite("Reading what a request says")
struct RequestReadingTests {
    @Test(
        "the representation follows what the client accepts",
        arguments: [
            (nil, AnswerFormat.page), ("application/vnd.segue.patch+json, text/html;q=0.9", .patch),
            ("text/event-stream", .page), ("*/*", .page), ("text/html", .page), ("application/json", .data),
            ("application/json, text/html;q=0.5", .data), ("text/html, application/json;q=0.9", .page),
            ("application/problem+json", .data), ("image/png", nil), ("text/*", .page), ("application/*", .data),
        ] as [(String?, AnswerFormat?)])
    func format(_ accept: String?, _ expected: AnswerFormat?) {
        #expect(AnswerFormat.negotiated(accept: accept) == expected)
    }

    @Test(
        "a host is the one that was addressed, or the only one there is where none was",
        arguments: [
            ("a.example", nil, "a.example"), ("A.example:80", ["a.example"], "A.example:80"),
            ("a.example.", ["a.example"], "a.example."), ("a.example.:80", ["a.example"], "a.example.:80"),
            (nil, nil, "localhost"), ("", nil, "localhost"), (nil, ["a.example"], "a.example"),
            ("", ["a.example"], "a.example"),
        ] as [(String?, Set<String>?, String)])
    func host(_ authority: String?, _ allowed: Set<String>?, _ expected: String) throws {
        #expect(try HostName.checked(authority, allowed: allowed) == expected)
    }

    @Test(
        "a host that is none, or none that is allowed, is refused",
        arguments: [
            ("a b", nil, 400), (nil, ["a.example", "b.example"], 400), (nil, [], 400),
            ("c.example", ["a.example"], 421),
            ("a.example..", ["a.example"], 421), (".", ["a.example"], 421),
        ] as [(String?, Set<String>?, Int)])
    func refusedHost(_ authority: String?, _ allowed: Set<String>?, _ status: Int) {
        let problem = #expect(throws: Problem.self) { try HostName.checked(authority, allowed: allowed) }
        #expect(problem?.status.code == status)
    }

    @Test(
        "an address parts from the scene it is shown in",
        arguments: [
            ("/", "/", nil), ("/?scene=a", "/", "a"), ("/x?scene=a&b=1", "/x?b=1", "a"),
            ("/x?b=1&scene=a&c", "/x?b=1&c", "a"), ("/x?scene=a&scene=b", "/x", "a"), ("/x?", "/x", nil),
            ("/x?scene=", "/x", ""), ("/x?scenery=a", "/x?scenery=a", nil),
        ] as [(String, String, String?)])
    func address(_ target: String, _ expected: String, _ scene: String?) throws {
        let read = SceneAddress.read(try RequestTarget(target))
        #expect(read.address.target == expected)
        #expect(read.sceneIdentifier == scene)
    }

    @Test(
        "an app's web page becomes the address that a browser would ask for",
        arguments: [
            ("https://example.org/notes/3", "/notes/3"), ("https://example.org", "/"), ("notes", "/notes"),
            ("https://example.org/a%20b?q=%C3%BC", "/a%20b?q=%C3%BC"),
            ("https://example.org/x?scene=evil&y=1", "/x?y=1"),
            ("https://example.org//evil.example/", "/evil.example/"),
        ])
    func webPage(_ url: String, _ expected: String) throws {
        let url = try #require(URL(string: url))
        #expect(SceneAddress(webpageURL: url)?.target == expected)
    }

    @Test(
        "devices are told apart by what browsers send",
        arguments: [
            ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", UIUserInterfaceIdiom.phone, 390.0),
            ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36", .phone, 390),
            ("Mozilla/5.0 (Linux; Android 15; Tab) Chrome/130.0 Safari/537.36", .pad, 820),
            ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)", .pad, 820),
            ("Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0", .pad, 1_280), ("curl/8.5", .pad, 1_280), ("", .pad, 1_280),
        ] as [(String, UIUserInterfaceIdiom, Double)])
    func devices(_ agent: String, _ idiom: UIUserInterfaceIdiom, _ width: Double) {
        let traits = BrowserTraits([.userAgent: agent])
        #expect(traits.idiom == idiom)
        #expect(Double(traits.windowSize.width) == width)
    }

    @Test("client hints say more than the browser's name")
    func hints() {
        let traits = BrowserTraits([
            .userAgent: "Mozilla/5.0 (Linux; Android 10; K)", .secMobile: "?1", .secColorScheme: "\"dark\"",
            .secViewportWidth: "412", .secViewportHeight: "915",
        ])
        #expect(traits.idiom == .phone)
        #expect(traits.interfaceStyle == .dark)
        #expect(traits.windowSize == CGSize(width: 412, height: 915))
    }

    @Test("hints that make no sense are passed over", arguments: ["-5", "0", "99999999999999999999", "wide", ""])
    func senselessHints(_ width: String) {
        #expect(BrowserTraits([.secViewportWidth: width]).windowSize.width == 1_280)
    }

    @Test(
        "the languages that are liked best come first",
        arguments: [
            ("de-CH,de;q=0.9,en;q=0.8", ["de-CH", "de", "en"]), ("en;q=0.5, ar", ["ar", "en"]), ("*", []), ("", []),
            ("fr ; q=1", ["fr"]), (";;,,q=1", []), ("da, en;q=0, fo;q=0.8, is;q=0.8", ["da", "fo", "is"]),
            ("de;q=nan, ../x", []), (String(repeating: "a,", count: 1_000), []),
        ])
    func languages(_ field: String, _ expected: [String]) {
        #expect(BrowserTraits([.acceptLanguage: field]).languages == expected)
    }

    @Test(
        "events are read from a form's buttons",
        arguments: [
            ("v15.touchUpInside", "v15", "touchUpInside", nil), ("v20.selectRow=0.3", "v20", "selectRow", "0.3"),
            ("save.note.touchUpInside", "save.note", "touchUpInside", nil), ("v1.pick=a=b", "v1", "pick", "a=b"),
            ("v1.pick=", "v1", "pick", ""),
        ] as [(String, String, String, String?)])
    func events(_ text: String, _ target: String, _ event: String, _ value: String?) throws {
        let read = try #require(Submission.Event(formValue: text))
        #expect(read.target.description == target)
        #expect(read.interaction.event.rawValue == event)
        #expect(read.interaction.value?.text == value)
    }

    @Test("the mark of what a page shows at a place stands behind the place")
    func marks() throws {
        let read = try #require(Submission.Event(formValue: "v84.selectMenuItem=0.2~k3f9")).interaction
        #expect(read.value?.indices == [0, 2])
        #expect(read.mark?.text == "k3f9")
        let text = try #require(Submission.Event(formValue: "v84.editingChanged=2~k3f9")).interaction
        #expect(text.value?.text == "2~k3f9" && text.mark == nil)
    }

    @Test("what is no event is none", arguments: ["", ".", "v1", "v1.", ".x", "=", "v1=x.y"])
    func noEvents(_ text: String) {
        #expect(Submission.Event(formValue: text) == nil)
    }
}
