import HTTP
import HTTPTypes
import Testing

@Suite struct ResponseEncoderTests {
    private let date = Array("Sun, 06 Nov 1994 08:49:37 GMT".utf8)

    /// Encodes a head and returns it as text with `|` for line ends, and how it was decided to go on.
    private func encode(
        _ status: HTTPResponse.Status,
        _ fields: HTTPFields = [:],
        length: Int?,
        isHead: Bool = false,
        minorVersion: Int = 1,
        keepsAlive: Bool = true,
        serverName: String? = nil
    ) throws -> String {
        var output: [UInt8] = []
        let decision = try ResponseEncoder(serverName: serverName).appendHead(
            HTTPResponse(status: status, headerFields: fields),
            contentLength: length,
            answering: .init(isHead: isHead, minorVersion: minorVersion, keepsAlive: keepsAlive),
            date: date,
            to: &output
        )
        let text = String(decoding: output, as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("Date: ") }
            .joined(separator: "|")
        #expect(output.count(of: "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n") == 1)
        return "\(text) \(decision.framing)\(decision.keepsAlive ? "" : " closes")"
    }

    @Test func `delimits content by its length, in chunks, or by closing`() throws {
        #expect(try encode(.ok, length: 5) == "HTTP/1.1 200 OK|Content-Length: 5|| length(5)")
        #expect(try encode(.notFound, length: 0) == "HTTP/1.1 404 Not Found|Content-Length: 0|| length(0)")
        #expect(try encode(.ok, length: nil) == "HTTP/1.1 200 OK|Transfer-Encoding: chunked|| chunked")
        #expect(
            try encode(.ok, length: nil, minorVersion: 0) == "HTTP/1.1 200 OK|Connection: close|| untilClose closes"
        )
    }

    @Test func `says whether the connection stays open`() throws {
        #expect(
            try encode(.ok, length: 1, keepsAlive: false)
                == "HTTP/1.1 200 OK|Content-Length: 1|Connection: close|| length(1) closes"
        )
        #expect(
            try encode(.ok, length: 1, minorVersion: 0)
                == "HTTP/1.1 200 OK|Content-Length: 1|Connection: keep-alive|| length(1)"
        )
        #expect(
            try encode(.ok, [.connection: "Close"], length: 1)
                == "HTTP/1.1 200 OK|Content-Length: 1|Connection: close|| length(1) closes"
        )
    }

    @Test func `sends no content with HEAD, 204 and 304`() throws {
        #expect(try encode(.ok, length: 9, isHead: true) == "HTTP/1.1 200 OK|Content-Length: 9|| none")
        #expect(try encode(.ok, length: nil, isHead: true) == "HTTP/1.1 200 OK|| none")
        #expect(
            try encode(.ok, [.contentLength: "7"], length: 0, isHead: true)
                == "HTTP/1.1 200 OK|Content-Length: 7|| none"
        )
        #expect(try encode(.noContent, length: 9) == "HTTP/1.1 204 No Content|| none")
        #expect(try encode(.notModified, length: 0, isHead: true) == "HTTP/1.1 304 Not Modified|| none")
    }

    @Test func `writes fields, except those that are its own`() throws {
        let fields: HTTPFields = [
            .contentType: "text/html", .transferEncoding: "gzip", .contentLength: "3", .date: "today", .server: "x",
            .setCookie: "é=1", .vary: "",
        ]
        #expect(
            try encode(.ok, fields, length: 1, serverName: "Segue")
                == "HTTP/1.1 200 OK|Content-Type: text/html|Set-Cookie: é=1|Vary: |Server: Segue|Content-Length: 1|| "
                + "length(1)"
        )
        #expect(try encode(.init(code: 299), length: 0) == "HTTP/1.1 299 |Content-Length: 0|| length(0)")
    }

    @Test(arguments: ["a\r\nb: c", "a\nb: c", "a\rb: c", "a\u{0}b: c"])
    func `never splits a response at a field's value`(_ value: String) throws {
        let name = try #require(HTTPField.Name("X-Name"))
        for field in [HTTPField(name: name, value: value), HTTPField(name: name, lenientValue: Array(value.utf8))] {
            let text = try encode(.ok, HTTPFields([field]), length: 0)
            #expect(text.hasPrefix("HTTP/1.1 200 OK|X-Name: a"))
            #expect(text.hasSuffix("b: c|Content-Length: 0|| length(0)"))
            #expect(!text.contains("|b"))
        }
    }

    @Test func `refuses statuses that do not end an exchange, and writes nothing`() throws {
        for status in [HTTPResponse.Status.continue, .switchingProtocols, .init(code: 0)] {
            var output = Array("before".utf8)
            #expect(throws: ResponseEncoderError.statusNotFinal(status.code)) {
                try ResponseEncoder().appendHead(
                    HTTPResponse(status: status),
                    contentLength: 0,
                    answering: .init(isHead: false, minorVersion: 1, keepsAlive: true),
                    date: date,
                    to: &output
                )
            }
            #expect(output == Array("before".utf8))
        }
    }

    @Test func `frames chunks and trailer fields`() throws {
        var output: [UInt8] = []
        ResponseEncoder.appendChunkStart(length: 1, to: &output)
        ResponseEncoder.appendChunkStart(length: 255, to: &output)
        ResponseEncoder.appendChunkStart(length: 4096, to: &output)
        try ResponseEncoder.appendLastChunk(trailerFields: [:], to: &output)
        try ResponseEncoder.appendLastChunk(trailerFields: [.eTag: "\"a\"", .contentLength: "1"], to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "1\r\nff\r\n1000\r\n0\r\n\r\n0\r\nETag: \"a\"\r\n\r\n")
    }
}

extension [UInt8] {
    /// How often a text occurs.
    fileprivate func count(of text: String) -> Int {
        String(decoding: self, as: UTF8.self).ranges(of: text).count
    }
}
