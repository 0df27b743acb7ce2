import Foundation
import HTTPServer
import HTTPTypes
import Synchronization
import Testing

@Suite struct CompressionTests {
    private static let text = String(repeating: "One line like another. ", count: 100)

    /// Asks a server whose every answer is the same, and returns the answer.
    private func ask(
        _ fields: String, site: String? = "same-origin", method: String = "GET", version: String = "1.1",
        _ response: @escaping @Sendable () -> Response = { .text(Self.text) },
        configure: (inout ServerConfiguration) -> Void = { _ in }
    ) async throws -> Answer {
        let received = Mutex<[UInt8]>([])
        try await withServer(configure, handler: { _ in response() }) { address, _ in
            let client = try RawClient(address)
            let fields = fields + (site.map { "Sec-Fetch-Site: \($0)\r\n" } ?? "")
            await client.send("\(method) / HTTP/\(version)\r\nHost: a\r\nConnection: close\r\n\(fields)\r\n")
            let bytes = await client.receiveBytes().0
            received.withLock { $0 = bytes }
        }
        let bytes = received.withLock { $0 }
        if method == "HEAD" {
            // Its length is that of content that does not come.
            let text = String(decoding: bytes, as: UTF8.self)
            return try #require(Answer(Array(text.replacing(/Content-Length: [0-9]+\r\n/, with: "").utf8)))
        }
        return try #require(Answer(bytes))
    }

    @Test(arguments: [
        ("gzip", "gzip"), ("deflate", "deflate"), ("gzip, deflate, br", "gzip"), ("x-gzip", "gzip"), ("*", "gzip"),
        ("gzip;q=0.5, deflate;q=0.8", "deflate"), ("GZIP;Q=1.000", "gzip"), ("gzip;q=0, *;q=0.1", "deflate"),
        ("br, identity;q=0", nil), ("", nil), ("gzip;q=0", nil), ("gzip;q=0.4, identity;q=0.5", nil),
        ("gzip;q=2", nil), ("gzip;level=9", nil), (";;,,gzip", "gzip"),
    ])
    func `compresses as the client likes best`(accepted: String, coding: String?) async throws {
        let answer = try await ask("Accept-Encoding: \(accepted)\r\n")
        #expect(answer.fields[.contentEncoding] == coding)
        #expect(answer.fields[.vary] == "Accept-Encoding")
        let content = coding == nil ? answer.content : answer.content.inflated()
        #expect(content == Array(Self.text.utf8))
        #expect(answer.content.count < 200 || coding == nil)
    }

    @Test func `sends content as it is to a client that says nothing of codings`() async throws {
        let answer = try await ask("")
        #expect(answer.fields[.contentEncoding] == nil)
        #expect(answer.text == Self.text)
    }

    @Test(
        arguments: [
            ("Cookie: a=b\r\n", nil, false), ("Authorization: Basic x\r\n", nil, false), ("", nil, false),
            ("Cookie: a=b\r\n", "cross-site", false), ("Cookie: a=b\r\n", "same-site", false),
            ("Cookie: a=b\r\n", "same-origin", true), ("Cookie: a=b\r\n", "none", true), ("", "none", true),
            ("", "cross-site", false), ("Sec-Fetch-Site: none\r\n", "cross-site", false),
        ] as [(String, String?, Bool)])
    func `does not compress what is personal when another site may have asked`(
        fields: String, site: String?, isCompressed: Bool
    ) async throws {
        let answer = try await ask("Accept-Encoding: gzip\r\n\(fields)", site: site)
        #expect((answer.fields[.contentEncoding] == "gzip") == isCompressed)
        let always = try await ask("Accept-Encoding: gzip\r\n\(fields)", site: site) {
            var response = Response.text(Self.text)
            response.compression = .always
            return response
        }
        #expect(always.fields[.contentEncoding] == "gzip")
    }

    @Test func `leaves alone what is short, compressed, no text, a part, or not to be touched`() async throws {
        let gzip = "Accept-Encoding: gzip\r\n"
        let short = try await ask(gzip) { .text(String(repeating: "a", count: 511)) }
        let lots: [@Sendable () -> Response] = [
            { .text(Self.text).with(.contentEncoding, "br") },
            { .text(Self.text).with(.contentType, "image/png") },
            { .text(Self.text).with(.contentRange, "bytes 0-2299/9999") },
            { .text(Self.text).with(.cacheControl, "no-transform") },
            { .text(Self.text, status: .partialContent) },
            {
                var response = Response.text(Self.text)
                response.compression = .never
                return response
            },
        ]
        #expect(short.fields[.contentEncoding] == nil)
        for response in lots {
            let answer = try await ask(gzip, response)
            #expect(answer.text == Self.text)
            #expect(answer.fields[.vary] == nil)
        }
        let unwanted = try await ask(gzip, configure: { $0.compression = nil })
        #expect(unwanted.text == Self.text)
    }

    @Test func `sends what compressing makes no shorter as it is`() async throws {
        let noise = (0..<1000).map { _ in UInt8.random(in: 0...255) }
        let answer = try await ask("Accept-Encoding: gzip\r\n") {
            Response(status: .ok, headerFields: [.contentType: "text/plain"], body: .bytes(noise))
        }
        #expect(answer.content == noise)
        #expect(answer.fields[.contentEncoding] == nil)
    }

    @Test func `makes a strong tag weak, offers no ranges, and adds to what the response varies by`() async throws {
        let answer = try await ask("Accept-Encoding: gzip\r\n") {
            .text(Self.text).with(.eTag, "\"1\"").with(.vary, "Accept").with(.acceptRanges, "bytes")
        }
        #expect(answer.fields[.eTag] == "W/\"1\"")
        #expect(answer.fields[.vary] == "Accept, Accept-Encoding")
        #expect(answer.fields[.acceptRanges] == nil)
        let varied = try await ask("Accept-Encoding: gzip\r\n") { .text(Self.text).with(.vary, "accept-encoding") }
        #expect(varied.fields[.vary] == "accept-encoding")
    }

    @Test func `answers HEAD like GET, but for the length`() async throws {
        let answer = try await ask("Accept-Encoding: gzip\r\n", method: "HEAD")
        #expect(answer.fields[.contentEncoding] == "gzip")
        #expect(answer.fields[.vary] == "Accept-Encoding")
        #expect(answer.fields[.transferEncoding] == nil)
        #expect(answer.content.isEmpty)
    }

    @Test(arguments: ["1.1", "1.0"])
    func `compresses long content and files while they are sent`(version: String) async throws {
        let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7 + $0 / 1000) }
        let folder = try TemporaryFolder()
        try Data(long).write(to: URL(filePath: "\(folder.path)/long"))
        let file = try #require(OpenFile(path: "\(folder.path)/long"))
        let bodies: [ResponseBody] = [.bytes(long), .file(FileRegion(file: file, offset: 0, length: long.count))]
        for body in bodies {
            let answer = try await ask("Accept-Encoding: deflate\r\n", version: version) {
                Response(status: .ok, headerFields: [.contentType: "text/plain"], body: body)
            }
            #expect(answer.fields[.contentEncoding] == "deflate")
            #expect(answer.fields[.contentLength] == nil)
            #expect(answer.fields[.transferEncoding] == (version == "1.1" ? "chunked" : nil))
            #expect(answer.content.count < long.count / 2)
            #expect(answer.content.inflated() == long)
        }
    }

    @Test func `sends each piece of a stream so that it can be read at once`() async throws {
        let mayGoOn = Occasion()
        try await withServer(handler: { _ in
            Response(
                status: .ok, headerFields: [.contentType: "text/event-stream"],
                body: .stream(length: nil) { writer in
                    try await writer.write("data: first\n\n")
                    await mayGoOn.wait()
                    try await writer.write("data: second\n\n")
                })
        }) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n"
                    + "Accept-Encoding: gzip\r\n\r\n")
            _ = await client.receive(until: "\r\n\r\n")
            let length = await client.receive(until: "\r\n")
            let count = try #require(Int(length.dropLast(), radix: 16))
            let first = await client.receiveExactly(count)
            #expect(first.inflated() == Array("data: first\n\n".utf8))
            mayGoOn.happen()
            let rest = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(length)".utf8) + first
            let answer = try #require(Answer(rest + (await client.receiveBytes().0)))
            #expect(answer.content.inflated() == Array("data: first\n\ndata: second\n\n".utf8))
        }
    }

    @Test func `compresses no more streams than allowed, and gives back what compresses`() async throws {
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            let waits = request.head.path == "/wait"
            return Response(
                status: .ok, headerFields: [.contentType: "text/plain"],
                body: .stream(length: 4) { writer in
                    try await writer.write("a")
                    if waits { await mayEnd.wait() }
                    try await writer.write("bcd")
                })
        }
        try await withServer(
            {
                $0.compression?.streamCountPerLoop = 1
                $0.compression?.minimumLength = 1
                $0.eventLoopCount = 1
            }, handler: handler
        ) { address, _ in
            func coding(_ client: RawClient, _ path: String) async -> Bool {
                await client.send(
                    "GET \(path) HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: none\r\nAccept-Encoding: gzip\r\n\r\n"
                )
                return await client.receive(until: "\r\n\r\n").contains("Content-Encoding: gzip")
            }
            let first = try RawClient(address)
            #expect(await coding(first, "/wait"))
            let second = try RawClient(address)
            #expect(await !coding(second, "/"))
            #expect(await second.receive(until: "abcd") == "abcd")
            mayEnd.happen()
            _ = await first.receive(until: "0\r\n\r\n")
            #expect(await coding(second, "/"))
        }
    }

    @Test func `breaks off a compressed stream that is not as long as announced`() async throws {
        try await withServer(
            { $0.compression?.minimumLength = 1 },
            handler: { _ in
                Response(
                    status: .ok, headerFields: [.contentType: "text/plain"],
                    body: .stream(length: 10) { try await $0.write("short") })
            }
        ) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: none\r\nAccept-Encoding: gzip\r\n\r\n")
            let (bytes, ending) = await client.receiveBytes()
            #expect(ending == "<reset>" || Answer(bytes) == nil)
        }
    }
}

extension Response {
    /// The response with another field.
    fileprivate func with(_ name: HTTPField.Name, _ value: String) -> Response {
        var response = self
        response.head.headerFields[name] = value
        return response
    }
}
