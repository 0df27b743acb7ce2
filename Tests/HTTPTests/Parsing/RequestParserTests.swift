import HTTP
import Testing

/// An input, and the transcript that a parser must make of it.
struct ParsingExample: Sendable, CustomTestStringConvertible {
    let input: String
    let expected: String
    var limits = RequestParser.Limits()

    init(_ input: String, _ expected: String, limits: RequestParser.Limits = .init()) {
        self.input = input
        self.expected = expected
        self.limits = limits
    }

    var testDescription: String { String(input.prefix(60)).debugDescription }

    /// Checks the transcript of the input in one piece, byte by byte, and in two pieces split at every place.
    func check() {
        #expect(Transcript(of: input, limits: limits).description == expected)
        #expect(Transcript(of: input, piece: 1, limits: limits).description == expected)
        for position in 0...input.utf8.count {
            let transcript = Transcript(of: input, splitAt: position, limits: limits).description
            guard transcript != expected else { continue }
            #expect(transcript == expected, "split at \(position)")
            return
        }
    }
}

@Suite struct RequestParserTests {
    @Test(arguments: [
        ParsingExample(
            "GET /a?b=c HTTP/1.1\r\nHost: example.org:8080\r\n\r\n",
            "GET http|example.org:8080|/a?b=c 1.1 none\nend"
        ),
        // What browsers leave as it is in a query (URL, section 4.4).
        ParsingExample(
            "GET /a|^{}?b=|^{}`\\[]'? HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET http|a|/a|^{}?b=|^{}`\\[]'? 1.1 none\nend"
        ),
        ParsingExample(
            "GET / HTTP/1.1\r\nHost: a\r\nACCEPT:text/html\r\nX-Odd~Name: \t a b \t \r\nx-empty:\r\n\r\n",
            "GET http|a|/ 1.1 none [Accept: text/html] [X-Odd~Name: a b] [x-empty: ]\nend"
        ),
        ParsingExample("\r\nHEAD / HTTP/1.1\r\nHost:\r\n\r\n", "HEAD http||/ 1.1 none\nend"),
        ParsingExample("GET / HTTP/1.0\r\n\r\n", "GET http|-|/ 1.0 none closes\nend"),
        ParsingExample(
            "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n",
            "GET http|-|/ 1.0 none [Connection: Keep-Alive]\nend"
        ),
        ParsingExample(
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade , CLOSE\r\n\r\n",
            "GET http|a|/ 1.1 none closes [Connection: upgrade , CLOSE]\nend"
        ),
        ParsingExample("GET / HTTP/1.7\r\nHost: a\r\n\r\n", "GET http|a|/ 1.1 none\nend"),
        ParsingExample("PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n", "PROPFIND http|a|/ 1.1 none\nend"),
        ParsingExample("GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", "GET http|[::1]:80|/ 1.1 none\nend"),
    ])
    func `reads heads`(_ example: ParsingExample) {
        example.check()
    }

    @Test(arguments: [
        ParsingExample("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS http|a|* 1.1 none\nend"),
        ParsingExample("GET http://b/c HTTP/1.1\r\nHost: a\r\n\r\n", "GET http|b|/c 1.1 none\nend"),
        ParsingExample("GET HTTPS://b?c HTTP/1.1\r\nHost: a\r\n\r\n", "GET https|b|/?c 1.1 none\nend"),
        ParsingExample("GET http://b HTTP/1.1\r\nHost: a\r\n\r\n", "GET http|b|/ 1.1 none\nend"),
        ParsingExample("OPTIONS http://b HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS http|b|* 1.1 none\nend"),
        ParsingExample("GET * HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400"),
        ParsingExample("GET a HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400"),
        ParsingExample("GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400"),
        ParsingExample("GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400"),
        ParsingExample("GET http://u@b/ HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400"),
        ParsingExample("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", "refused 501"),
    ])
    func `reads the four forms of targets`(_ example: ParsingExample) {
        example.check()
    }

    @Test(arguments: [
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            "POST http|a|/ 1.1 length(5) [Content-Length: 5]\ncontent hello\nend"
        ),
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
            "POST http|a|/ 1.1 none [Content-Length: 0]\nend"
        ),
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 05\r\ncontent-length: 5\r\n\r\nhello",
            "POST http|a|/ 1.1 length(5) [Content-Length: 05]\ncontent hello\nend"
        ),
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\n",
            "POST http|a|/ 1.1 length(1) expects [Expect: 100-Continue] [Content-Length: 1]"
        ),
        ParsingExample(
            "POST / HTTP/1.0\r\nContent-Length: 2\r\n\r\nhi",
            "POST http|-|/ 1.0 length(2) closes [Content-Length: 2]\ncontent hi\nend"
        ),
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
                + "5\r\nhello\r\n00A;ext=\"v\" ; x\r\n, world!!!\r\n0\r\n\r\n",
            "POST http|a|/ 1.1 chunked [Transfer-Encoding: Chunked]\ncontent hello, world!!!\nend"
        ),
        ParsingExample(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Sum: 1\r\nHost: b\r\n\r\n",
            "POST http|a|/ 1.1 chunked [Transfer-Encoding: chunked]\ntrailers [X-Sum: 1][Host: b]\nend"
        ),
    ])
    func `reads content`(_ example: ParsingExample) {
        example.check()
    }

    @Test func `reads requests that follow each other`() {
        ParsingExample(
            "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi\r\n"
                + "POST /2 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nT: 1\r\n\r\n"
                + "GET /3 HTTP/1.1\r\nHost: b\r\n\r\nGET /4 HT",
            """
            POST http|a|/1 1.1 length(2) [Content-Length: 2]
            content hi
            end
            POST http|a|/2 1.1 chunked [Transfer-Encoding: chunked]
            content x
            trailers [T: 1]
            end
            GET http|b|/3 1.1 none
            end
            unfinished head
            """
        ).check()
    }

    @Test func `repeats its error`() throws {
        var parser = RequestParser()
        let input = Array("GET\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        var position = 0
        for _ in 0..<3 {
            let error = #expect(throws: RequestParserError.self) { try parser.next(in: input.span, at: &position) }
            #expect(error?.status == .badRequest)
        }
    }
}
