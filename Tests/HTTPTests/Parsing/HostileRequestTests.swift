import HTTP
import Testing

/// Requests that must not be answered, because two programs could read them differently.
@Suite struct HostileRequestTests {
    @Test(arguments: [
        "GET\r\n\r\n", "GET /\r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET /  HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1 \r\n\r\n", "GET / http/1.1\r\n\r\n", "GET / HTTP/1\r\n\r\n", "GET / HTTP/11\r\n\r\n",
        "GET / HTTP/1.10\r\n\r\n", "GET / HTTP/x.1\r\n\r\n", "GET\t/ HTTP/1.1\r\n\r\n", "G@T / HTTP/1.1\r\n\r\n",
        "GET /a b HTTP/1.1\r\n\r\n", "GET /#a HTTP/1.1\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
        "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n", "GET /<a> HTTP/1.1\r\n\r\n",
        "GET /\\ HTTP/1.1\r\n\r\n", "GET /` HTTP/1.1\r\n\r\n", "GET /?<a> HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\n",
        "GET / HTTP/1.1\r\r\n\r\n", "GET /\r/ HTTP/1.1\r\n\r\n",
        "\nGET / HTTP/1.1\r\n\r\n", "\r\n\r\n\r\n\r\n", "\r\r\n", "\u{16}\u{3}\u{1}", "<html>",
    ])
    func `refuses bad request lines`(_ line: String) {
        ParsingExample(line, "refused 400").check()
    }

    @Test(arguments: ["GET / HTTP/2.0\r\n", "PRI * HTTP/2.0\r\n", "GET / HTTP/0.9\r\n"])
    func `refuses other versions`(_ line: String) {
        ParsingExample(line, "refused 505").check()
    }

    @Test(arguments: [
        "Name : v", ": v", "Name", "Na me: v", " Name: v", "\tName: v", "A: 1\r\n folded", "A: 1\r\n\tfolded", "Ná: v",
        "Name: a\u{0}b", "Name: a\rb", "Name: a\nb: c", "Name: a\u{7F}", "Name: \u{B}", "(a): b", "Name\u{0}: v",
    ])
    func `refuses bad header fields`(_ field: String) {
        ParsingExample("GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n", "refused 400").check()
    }

    @Test(arguments: [
        "", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n", "Host: a b\r\n", "Host: a/b\r\n",
        "Host: u@a\r\n", "Host: a#\r\n", "Host: é\r\n", "Host: :80\r\n", "Host: a:b\r\n", "Host: a:1:2\r\n",
        "Host: a:65536\r\n", "Host: a:-1\r\n", "Host: ::1\r\n", "Host: []\r\n", "Host: [::1\r\n", "Host: ::1]\r\n",
        "Host: [::1]a\r\n", "Host: [::1]a:1\r\n", "Host: [::1%250]\r\n", "Host: [1.2.3.4]\r\n", "Host: [1::2::3]\r\n",
        "Host: [1:2:3:4:5:6:7]\r\n", "Host: [1:2:3:4:5:6:7:8:9]\r\n", "Host: [:1:2:3:4:5:6:7]\r\n", "Host: [1:]\r\n",
        "Host: [:::]\r\n", "Host: [12345::]\r\n", "Host: [::1.2.3]\r\n", "Host: [::1.2.3.256]\r\n", "Host: [v.a]\r\n",
        "Host: [v1]\r\n", "Host: a%\r\n", "Host: a%4\r\n", "Host: a%zz\r\n", "Host: a[::1]\r\n", "Host: a\\b\r\n",
    ])
    func `refuses missing, repeated and bad hosts`(_ host: String) {
        ParsingExample("GET / HTTP/1.1\r\n\(host)\r\n", "refused 400").check()
    }

    @Test(arguments: [
        "a", "a:80", "a:", "a:65535", "127.0.0.1:1", "a-b_c.d~e", "a%41", "[::1]", "[::]:8080", "[1:2:3:4:5:6:7:8]",
        "[2001:db8::1:2]", "[1::]", "[::ffff:192.0.2.1]", "[1:2:3:4:5:6:1.2.3.4]", "[v1.a:b]", "",
    ])
    func `takes hosts and ports`(_ host: String) {
        ParsingExample("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n", "GET http|\(host)|/ 1.1 none\nend").check()
        guard !host.isEmpty else { return }
        ParsingExample(
            "GET http://\(host)?a HTTP/1.1\r\nHost: b\r\n\r\n", "GET http|\(host)|/?a 1.1 none\nend"
        ).check()
    }

    @Test(arguments: ["", "u@a", "u:p@a", ":80", "a:b", "[::1", "a%zz", "a:65536"])
    func `refuses absolute targets without a proper host`(_ host: String) {
        ParsingExample("GET http://\(host)/ HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400").check()
    }

    @Test(arguments: [
        "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 5, 5", "Content-Length: +5", "Content-Length: -1",
        "Content-Length: 0x5", "Content-Length: 5 5", "Content-Length:", "Content-Length: 1_0", "Content-Length: ٣",
        "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5",
        "Transfer-Encoding: chunked\r\nContent-Length: 0", "Transfer-Encoding:", "Transfer-Encoding: ,",
        "Transfer-Encoding: , chunked", "Transfer-Encoding: chunked,", "Transfer-Encoding: gzip,,chunked",
        "Transfer-Encoding: identity", "Transfer-Encoding: chunked, identity", "Transfer-Encoding: chunked, chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding: \"chunked\"",
        "Transfer-Encoding: chunked;q=1", "Transfer-Encoding: xchunked", "Transfer-Encoding: chun\u{212A}ed",
        "Transfer-Encoding: chunked\u{B}",
    ])
    func `refuses ambiguous framing`(_ fields: String) {
        ParsingExample("POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n5\r\nhello\r\n0\r\n\r\n", "refused 400").check()
    }

    @Test func `refuses transfer codings it does not know or that the version lacks`() {
        ParsingExample("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "refused 501").check()
        ParsingExample("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", "refused 400").check()
        ParsingExample("POST / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n", "refused 417").check()
    }

    @Test(arguments: [
        "\r\n", "x\r\n", "-1\r\n", "+1\r\nx\r\n", " 1\r\nx\r\n", "1 \r\nx\r\n", "0x1\r\nx\r\n", "1\nx\r\n",
        "1;a\nx\r\n",
        "1;\u{0}\r\nx\r\n", "1,\r\nx\r\n", "1\r\nxy", "1\r\nx\n", "1\r\nx\ry", "0\r\nbad trailer\r\n\r\n",
        "0\r\n a: b\r\n\r\n", "0\r\na: b\n\n",
    ])
    func `refuses bad chunks`(_ chunks: String) {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        let input = head + chunks
        for transcript in [Transcript(of: input), Transcript(of: input, piece: 1)] {
            #expect(transcript.lines.last == "refused 400")
            #expect(!transcript.lines.contains("end"))
        }
    }
}
