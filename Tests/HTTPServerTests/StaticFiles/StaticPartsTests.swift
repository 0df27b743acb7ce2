import Foundation
import HTTPServer
import HTTPTypes
import Testing

@Suite struct StaticPartsTests {
    private static let content = String((0..<30_000).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })

    /// Asks a server of files over a socket.
    private func ask(_ ranges: String, greatestCachedLength: Int) async throws -> Answer {
        let folder = try TemporaryFolder()
        try folder.write(Self.content, to: "a.txt")
        var configuration = StaticFiles.Configuration()
        configuration.greatestCachedLength = greatestCachedLength
        let files = try StaticFiles(root: folder.path, configuration: configuration)
        var answer: Answer?
        try await withServer(handler: { files.response(to: $0) ?? .text("none", status: .notFound) }) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "GET /a.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=\(ranges)\r\n\r\n")
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

    @Test func `sends no byte twice, however often it is asked for`() async throws {
        let all = try await ask(Array(repeating: "0-", count: 16).joined(separator: ","), greatestCachedLength: 0)
        #expect(all.status == 206)
        #expect(all.fields[.contentRange] == "bytes 0-29999/30000")
        #expect(all.text == Self.content)
    }
}
