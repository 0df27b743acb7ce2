import Foundation
import HTTPServer
import HTTPTypes
import Testing

@Suite struct StaticPartsTests {
    private static let content = String((0..<30_000).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })

    /// Asks a server of files over a socket.
    private func ask(
        _ ranges: String, greatestCachedLength: Int, further: String = ""
    ) async throws -> Answer {
        let folder = try TemporaryFolder()
        try folder.write(Self.content, to: "a.txt")
        var configuration = StaticFiles.Configuration()
        configuration.greatestCachedLength = greatestCachedLength
        let files = try StaticFiles(root: folder.path, configuration: configuration)
        var answer: Answer?
        try await withServer(handler: { files.response(to: $0) ?? .text("none", status: .notFound) }) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "GET /a.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=\(ranges)\r\n\(further)\r\n")
            answer = Answer(await client.receiveBytes().0)
        }
        return try #require(answer)
    }

    @Test(arguments: [1 << 20, 0])
    func `sends several parts, each with its place, from memory and from the disk`(inMemory: Int) async throws {
        let answer = try await ask("20000-20099,0-1,-3", greatestCachedLength: inMemory)
        #expect(answer.status == 206)
        #expect(answer.fields[.contentRange] == nil)
        let type = try #require(answer.fields[.contentType])
        let boundary = try #require(type.wholeMatch(of: /multipart\/byteranges; boundary=([0-9a-z]+)/)?.1)
        let text = Array(Self.content)
        var expected = ""
        for (first, last) in [(20_000, 20_099), (0, 1), (29_997, 29_999)] {
            expected += "\r\n--\(boundary)\r\nContent-Type: text/plain; charset=utf-8\r\n"
            expected += "Content-Range: bytes \(first)-\(last)/30000\r\n\r\n\(String(text[first...last]))"
        }
        #expect(answer.text == "\(expected)\r\n--\(boundary)--\r\n")
        #expect(answer.fields[.eTag] != nil)
    }

    @Test(arguments: [
        "Range: bytes=3-4", "Range: 3-4", "Range: bytes=0-1", "If-Range: \"x\"\r\nIf-Range: \"y\"",
    ])
    func `sends everything when a field that holds one value comes twice`(further: String) async throws {
        let answer = try await ask("0-1", greatestCachedLength: 1 << 20, further: "\(further)\r\n")
        #expect(answer.status == (further == "Range: 3-4" ? 206 : 200))
    }

    @Test func `passes over conditions on times that come twice`() async throws {
        let time = "Sun, 06 Nov 2094 08:49:37 GMT"
        let twice = "If-Modified-Since: \(time)\r\n"
        #expect(try await ask("0-1", greatestCachedLength: 1 << 20, further: twice).status == 304)
        #expect(try await ask("0-1", greatestCachedLength: 1 << 20, further: twice + twice).status == 206)
        let past = "If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
        #expect(try await ask("0-1", greatestCachedLength: 1 << 20, further: past).status == 412)
        #expect(try await ask("0-1", greatestCachedLength: 1 << 20, further: past + past).status == 206)
    }

    @Test func `sends no byte twice, however often it is asked for`() async throws {
        let all = try await ask(Array(repeating: "0-", count: 16).joined(separator: ","), greatestCachedLength: 0)
        #expect(all.status == 206)
        #expect(all.fields[.contentRange] == "bytes 0-29999/30000")
        #expect(all.text == Self.content)
    }
}
