import HTTPServer
import HTTPTypes
import Testing

/// Every refusal that the server answers by itself, as the client sees it.
@Suite struct RefusalTests {
    @Test(arguments: [
        ("GET / HTTP/1.1\r\n\r\n", HTTPResponse.Status.badRequest, "The Host field is missing."),
        (
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", .badRequest,
            "The request has both a Content-Length and a Transfer-Encoding field."
        ),
        (
            "GET /\(String(repeating: "x", count: 1000)) HTTP/1.1\r\n", .uriTooLong,
            "The request line is too long."
        ),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 1000))\r\n", .requestHeaderFieldsTooLarge,
            "The header fields are too long."
        ),
        (
            "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 11), .requestHeaderFieldsTooLarge,
            "There are too many header fields."
        ),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n", .expectationFailed,
            "The only expectation that can be met is 100-continue."
        ),
        ("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", .notImplemented, "This server is not a proxy."),
        ("GET / HTTP/3.0\r\n\r\n", .httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0."),
        ("\u{16}\u{3}\u{1}\u{2}", .badRequest, "The request does not start with a method."),
    ])
    func `refuses what cannot be served`(
        _ request: String,
        _ status: HTTPResponse.Status,
        _ detail: String
    ) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.limits.requestLineLength = 500
            configuration.limits.headerSectionLength = 500
            configuration.limits.headerFieldCount = 10
            configuration.limits.contentLength = 1000
        }
        try await withServer(configure, handler: { _ in .text("handled") }) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await client.receive(until: "handled")
            await client.send(request)
            #expect(await client.receiveAll() == problem(status, detail))
        }
    }

    @Test func `refuses content that turns out to be malformed or too long`() async throws {
        try await withServer(
            { $0.limits.contentLength = 8 },
            handler: { request in
                _ = try? await request.body.collect(upTo: 100)
                return .text("the handler does not care")
            }
        ) { address, _ in
            let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let malformed = try RawClient(address)
            await malformed.send(head + "1\r\na\r\nx\r\n")
            #expect(
                await malformed.receiveAll() == problem(.badRequest, "A chunk does not start with its size.")
            )
            let long = try RawClient(address)
            await long.send(head + "5\r\nhello\r\n5\r\nhello\r\n0\r\n\r\n")
            #expect(
                await long.receiveAll()
                    == problem(.contentTooLarge, "The content is longer than this server accepts.")
            )
        }
    }

    @Test func `hands over a request whose content is announced as too long, and closes after the answer`() async throws
    {
        let handler: @Sendable (Request) async -> Response = { request in
            request.head.path == "/unread" ? .text("unread") : await Response.echo(of: request)
        }
        try await withServer({ $0.limits.contentLength = 1000 }, handler: handler) { address, _ in
            for fields in ["", "Expect: 100-continue\r\n"] {
                let client = try RawClient(address)
                await client.send("POST / HTTP/1.1\r\nHost: a\r\n\(fields)Content-Length: 2000\r\n\r\n")
                client.endOutput()
                let answer = await client.receiveAll()
                #expect(answer.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
                #expect(answer.contains("\r\nConnection: close\r\n"))
                #expect(answer.hasSuffix("handler saw: The content is longer than this server accepts."))
            }
            let client = try RawClient(address)
            await client.send("POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n")
            client.endOutput()
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\nConnection: close\r\n\r\nunread"
            )
        }
    }

    @Test func `lets a client that sends far too much read the answer`() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.limits.contentLength = 1000
            configuration.timeouts.linger = .seconds(600)
            configuration.timeouts.lingerLimit = .seconds(600)
        }
        try await withServer(configure, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 16000000\r\n\r\n")
            #expect(await client.send([UInt8](repeating: 0x61, count: 16_000_000)))
            client.endOutput()
            let answer = await client.receiveAll()
            #expect(answer.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
            #expect(answer.hasSuffix("bytes allowed."))
        }
    }

    @Test func `lets the handler answer a refusal with the same status`() async throws {
        try await withServer({ $0.limits.contentLength = 8 }, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n")
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 413 Content Too Large\r\nContent-Type: text/plain\r\nContent-Length: 60\r\n"
                    + "Connection: close\r\n\r\nhandler saw: The content is longer than this server accepts."
            )
        }
    }

    @Test(arguments: [
        (["HEAD / HTTP/1.1\r\n\r\n"], HTTPResponse.Status.badRequest, "The Host field is missing."),
        (
            ["HEAD / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"], .badRequest,
            "HTTP/1.0 has no transfer codings."
        ),
        (["HEAD /\(String(repeating: "x", count: 1000)) HTTP/1.1\r\n"], .uriTooLong, "The request line is too long."),
        (["HE", "AD /\(String(repeating: "x", count: 1000))"], .uriTooLong, "The request line is too long."),
        (["HEAD / HTTP/3.0\r\n\r\n"], .httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0."),
        (
            ["HEAD / HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n"], .expectationFailed,
            "The only expectation that can be met is 100-continue."
        ),
        (
            ["HEAD / HTTP/1.1\r\nX: \(String(repeating: "x", count: 1000))\r\n"], .requestHeaderFieldsTooLarge,
            "The header fields are too long."
        ),
    ])
    func `sends no content in answer to HEAD`(
        _ pieces: [String], _ status: HTTPResponse.Status, _ detail: String
    ) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.limits.requestLineLength = 500
            configuration.limits.headerSectionLength = 500
            configuration.eventLoopCount = 1
        }
        try await withServer(configure, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            for piece in pieces {
                await client.send(piece)
                // The same loop has read the piece once it has answered somebody else.
                let other = try RawClient(address)
                await other.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                _ = await other.receiveAll()
            }
            let answer = problem(status, detail)
            let end = try #require(answer.firstRange(of: "\r\n\r\n")?.upperBound)
            #expect(await client.receiveAll() == answer[..<end])
        }
    }

    @Test func `refuses trailer fields beyond the limit of fields`() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.limits.headerSectionLength = 500
            configuration.limits.headerFieldCount = 10
        }
        try await withServer(configure, handler: Response.echo) { address, _ in
            for (trailers, detail) in [
                (String(repeating: "A: b\r\n", count: 11), "There are too many header fields."),
                ("A: \(String(repeating: "b", count: 600))\r\n", "The header fields are too long."),
            ] {
                let client = try RawClient(address)
                await client.send(
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\(trailers)\r\n")
                let answer = await client.receiveAll()
                #expect(answer.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
                #expect(answer.contains("\r\nConnection: close\r\n"))
                #expect(answer.hasSuffix("handler saw: \(detail)"))
            }
        }
    }

    @Test(arguments: ["1.1", "1.0"])
    func `asks for the length of content that has a type`(version: String) async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let head = "HTTP/\(version)\r\nHost: a\r\nContent-Type: text/plain\r\n"
            for method in ["POST", "PUT", "PATCH"] {
                let client = try RawClient(address)
                // What follows may be the content or another request.
                await client.send("\(method) / \(head)\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
                let detail = "The length of the content must be said, or the content be chunked."
                #expect(await client.receiveAll() == problem(.lengthRequired, detail))
            }
            for request in ["GET / \(head)", "POST / \(head)Content-Length: 0\r\n", "POST / HTTP/1.1\r\nHost: a\r\n"] {
                let client = try RawClient(address)
                await client.send("\(request)Connection: close\r\n\r\n")
                #expect(await client.receiveAll().hasPrefix("HTTP/1.1 200 OK\r\n"))
            }
        }
    }
}
