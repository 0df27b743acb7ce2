import HTTP
import Testing

@Suite("Media type")
struct MediaTypeTests {
    @Test(
        "a type is read with its parameters",
        arguments: [
            ("text/html", "text/html"), ("Text/HTML;Charset=\"utf-8\"", "text/html; charset=utf-8"),
            ("a/b ; c=d ;e=\"f;g\\\"\" ", "a/b; c=d; e=\"f;g\\\"\""), ("a/b;", "a/b"), ("a/b; c=\"\"", "a/b; c=\"\""),
            ("application/problem+json", "application/problem+json"),
        ]
    )
    func reading(text: String, description: String) {
        #expect(MediaType(text)?.description == description)
    }

    @Test(
        "what is no type is refused",
        arguments: [
            "", "text", "text/", "/html", "text/html x", "a/b; c", "a/b; c=", "a/b; c=\"d", "a b/c", "a/b, c/d",
            "multipart/form-data; boundary=a; boundary=b", "a/b; Charset=x; charset=x",
        ])
    func invalid(text: String) {
        #expect(MediaType(text) == nil)
    }

    @Test("a parameter is found by its small name")
    func parameters() throws {
        let type = try #require(MediaType("multipart/form-data; BOUNDARY=\"a b\"; x=c"))
        #expect(type.parameter("boundary") == "a b")
        #expect(type.parameter("charset") == nil)
    }
}

@Suite("Accept")
struct AcceptTests {
    @Test(
        "the best liked type on offer is chosen",
        arguments: [
            (nil, "text/html"), ("", "text/html"), ("*/*", "text/html"),
            ("application/json", "application/json"), ("text/html", "text/html"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
            ("application/json, text/html", "text/html"), ("application/json, text/html;q=0.9", "application/json"),
            ("application/json;q=0.5, */*;q=0.1", "application/json"), ("application/*", "application/json"),
            ("text/*;q=0.3, application/json;q=0.301", "application/json"), ("text/html;q=0, */*", "application/json"),
            ("APPLICATION/JSON;Q=1.000", "application/json"), ("image/png", nil), ("*/*;q=0", nil),
            ("text/html;q=0.0", nil), ("text/html;level=1", nil), ("text/html;charset=utf-8", "text/html"),
            ("nonsense, application/json", "application/json"), ("text/html;q=2, application/json", "application/json"),
            ("text/html;q=x, application/json;q=0.1", "application/json"), (",,application/json,,", "application/json"),
        ] as [(String?, String?)]
    )
    func negotiation(field: String?, essence: String?) {
        #expect(Accept(field).preferred(among: [.html, .json])?.essence == essence)
    }

    @Test("the most specific range decides, not the best liked")
    func specificity() throws {
        let accept = Accept("text/*;q=0.3, text/html;q=0.7, text/html;level=1, */*;q=0.5")
        let plain = try #require(MediaType("text/plain"))
        let html = try #require(MediaType("text/html"))
        let level1 = try #require(MediaType("text/html;level=1"))
        let jpeg = try #require(MediaType("image/jpeg"))
        #expect([plain, html, level1, jpeg].map(accept.weight) == [300, 700, 1_000, 500])
    }
}
