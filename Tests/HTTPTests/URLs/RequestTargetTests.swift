import HTTP
import Testing

@Suite("Request target")
struct RequestTargetTests {
    @Test(
        "the path is normalised and its segments are decoded once",
        arguments: [
            ("/", "/", []),
            ("/notes", "/notes", ["notes"]),
            ("/notes/", "/notes/", ["notes"]),
            ("/notes/12/edit", "/notes/12/edit", ["notes", "12", "edit"]),
            ("//evil.example/x", "/evil.example/x", ["evil.example", "x"]),
            ("/a///b", "/a/b", ["a", "b"]),
            ("/%6eotes", "/notes", ["notes"]),
            ("/my%20notes", "/my%20notes", ["my notes"]),
            ("/a%2Fb", "/a%2Fb", ["a/b"]),
            ("/a%2fb/c", "/a%2Fb/c", ["a/b", "c"]),
            ("/%252e%252e/x", "/%252e%252e/x", ["%2e%2e", "x"]),
            ("/caf%c3%a9", "/caf%C3%A9", ["café"]),
            ("/café", "/caf%C3%A9", ["café"]),
            ("/a\\b", "/a%5Cb", ["a\\b"]),
            ("/.well-known/x", "/.well-known/x", [".well-known", "x"]),
            ("/a..b/...", "/a..b/...", ["a..b", "..."]),
            ("/a\"<>|", "/a%22%3C%3E%7C", ["a\"<>|"]),
            ("/a/../b", "/b", ["b"]), ("/./a", "/a", ["a"]), ("/a/./b/", "/a/b/", ["a", "b"]),
            ("/a/b/../../c/", "/c/", ["c"]), ("/%C3%BC/../b%20c", "/b%20c", ["b c"]),
            ("/a/..b/.c", "/a/..b/.c", ["a", "..b", ".c"]),
            ("/a/./b//c", "/a/b/c", ["a", "b", "c"]), ("/a%2Fb/../c", "/c", ["c"]),
        ]
    )
    func paths(text: String, path: String, segments: [String]) throws {
        let target = try RequestTarget(text)
        #expect(target.path == path)
        #expect(target.segments == segments)
        #expect(target.origin == nil)
        #expect(target.hasTrailingSlash == text.hasSuffix("/"))
        #expect(try RequestTarget(target.path) == RequestTarget(path))
    }

    @Test(
        "a dot segment at the end leaves a folder",
        arguments: [("/.", "/"), ("/a/.", "/a/"), ("/a/..", "/"), ("/a/b/..", "/a/"), ("/a/b/../?c/..", "/a/")])
    func dotSegmentsAtTheEnd(text: String, path: String) throws {
        #expect(try RequestTarget(text).path == path)
    }

    @Test(
        "dot segments are refused when they are escaped, lead above the root or follow a run of slashes",
        arguments: [
            "/..", "/../etc/passwd", "/a/../../b", "/a/../..", "/./..", "/%2e%2e/x", "/%2E%2e/x", "/.%2e/x", "/%2e./",
            "/%2e", "//../x", "/a//../b", "/a//./b", "/a/%2e%2e", "/a/%2e", "/a/%2E/b",
        ]
    )
    func dotSegments(text: String) {
        #expect(throws: RequestTargetError.dotSegment) { try RequestTarget(text) }
    }

    @Test(
        "control characters are refused, plain or escaped",
        arguments: ["/a%00", "/a%00.png", "/%0d%0aSet-Cookie:x", "/a\u{1}", "/a\u{7F}", "/%7f", "/x?a\u{0}", "/x?a b"]
    )
    func controls(text: String) {
        #expect(throws: RequestTargetError.controlCharacter) { try RequestTarget(text) }
    }

    @Test(
        "escapes that are not UTF-8 are refused: overlong, surrogates, cut off, stray",
        arguments: [
            "/%c0%ae%c0%ae/x", "/%e0%80%ae", "/%c0%af", "/%ed%a0%80", "/%c3", "/%ff", "/%f4%90%80%80", "/a%c3/%a9",
        ]
    )
    func invalidText(text: String) {
        #expect(throws: RequestTargetError.invalidText) { try RequestTarget(text) }
    }

    @Test("escapes without two digits are refused", arguments: ["/%", "/%2", "/%zz", "/a%g1", "/%%32%65"])
    func invalidEscapes(text: String) {
        #expect(throws: RequestTargetError.invalidEscape) { try RequestTarget(text) }
    }

    @Test(
        "what is neither a path nor an address is refused",
        arguments: [
            "", "*", "notes", "host:80", "ftp://host/", "http://", "https:///x", "http://user@host/", "/a%20#b",
        ]
    )
    func malformed(text: String) {
        #expect(throws: RequestTargetError.malformed) { try RequestTarget(text) }
    }

    @Test("an absolute address gives its origin, path and query")
    func absoluteForm() throws {
        let target = try RequestTarget("HTTP://example.org:8080/a//b?c=d")
        #expect(target.origin == "HTTP://example.org:8080")
        #expect(target.path == "/a/b")
        #expect(target.query == "c=d")

        let bare = try RequestTarget("https://[::1]?x")
        #expect(bare.origin == "https://[::1]")
        #expect(bare.path == "/")
        #expect(bare.query == "x")
    }

    @Test("the query is kept as it is and read as a form")
    func query() throws {
        #expect(try RequestTarget("/x").query == nil)
        #expect(try RequestTarget("/x?").query == "")
        let target = try RequestTarget("/x?a=1&b=%2F..%2f&a=2?")
        #expect(target.query == "a=1&b=%2F..%2f&a=2?")
        let form = try target.queryForm()
        #expect(form["b"] == "/../")
        #expect(form.values(named: "a") == ["1", "2?"])
    }
}
