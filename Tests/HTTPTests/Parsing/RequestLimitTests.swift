import HTTP
import Testing

@Suite struct RequestLimitTests {
    /// Limits that short examples can reach.
    private let limits = RequestParser.Limits(
        requestLineLength: 24,
        fieldSectionLength: 32,
        fieldCount: 3,
        contentLength: 8
    )

    private func check(_ input: String, _ expected: String) {
        ParsingExample(input, expected, limits: limits).check()
    }

    @Test func `takes a request line up to its limit`() {
        check("GET /12345678 HTTP/1.1\r\nHost: a\r\n\r\n", "GET http|a|/12345678 1.1 none\nend")
        check("GET /123456789 HTTP/1.1\r\nHost: a\r\n\r\n", "refused 414")
        check("GETTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT", "refused 414")
    }

    @Test func `takes header fields up to their limit`() {
        check(
            "GET / HTTP/1.1\r\nHost: a\r\nA: 234567890123456789\r\n\r\n",
            "GET http|a|/ 1.1 none [A: 234567890123456789]\nend"
        )
        check("GET / HTTP/1.1\r\nHost: a\r\nA: 2345678901234567890\r\n\r\n", "refused 431")
        check("GET / HTTP/1.1\r\nHost: a\r\nA: 234567890123456789012345678901234567890", "refused 431")
    }

    @Test func `takes as many header fields as its limit`() {
        check("GET / HTTP/1.1\r\nHost: a\r\nA:\r\nB:\r\nC:\r\n\r\n", "GET http|a|/ 1.1 none [A: ] [B: ] [C: ]\nend")
        check("GET / HTTP/1.1\r\nHost: a\r\nA:\r\nB:\r\nC:\r\nD:\r\n\r\n", "refused 431")
    }

    @Test func `takes content up to its limit`() {
        let wide = RequestParser.Limits(contentLength: 8)
        let head = "POST / HTTP/1.1\r\nHost: a\r\n"
        func check(_ rest: String, _ expected: [String]) {
            #expect(Transcript(of: head + rest, limits: wide).lines.suffix(expected.count) == expected[...])
        }
        check("Content-Length: 8\r\n\r\n12345678", ["content 12345678", "end"])
        // Who asked for what is told first, so that the refusal can be theirs to read.
        check("Content-Length: 9\r\n\r\n", ["POST http|a|/ 1.1 length(9) [Content-Length: 9]", "refused 413"])
        check("Content-Length: 99999999999999999999\r\n\r\n", ["refused 413"])
        check("Transfer-Encoding: chunked\r\n\r\n4\r\n1234\r\n4\r\n5678\r\n0\r\n\r\n", ["content 12345678", "end"])
        check("Transfer-Encoding: chunked\r\n\r\n4\r\n1234\r\n5\r\n", ["content 1234", "refused 413"])
        check("Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffff\r\n", ["refused 413"])
    }

    @Test func `bounds what frames chunks`() {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        let long = head + "1;" + String(repeating: "x", count: 2000) + "\r\n"
        #expect(Transcript(of: long).lines.last == "refused 400")
        let costly = head + String(repeating: "1;" + String(repeating: "x", count: 900) + "\r\na\r\n", count: 100)
        #expect(Transcript(of: costly).lines.last == "refused 400")
        let trailers = head + "0\r\nA: " + String(repeating: "x", count: 40_000)
        #expect(Transcript(of: trailers).lines.last == "refused 431")
    }
}
