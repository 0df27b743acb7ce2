import Foundation
import HTTP
import HTTPServer
import HTTPTypes
import Testing

@Suite struct StaticCompressionTests {
    private static let content = String(repeating: "a { color: red }\n", count: 100)
    /// A clock by which every file changed long ago, so that it may be kept at once.
    private static let future: @Sendable () -> HTTPDate = { HTTPDate(secondsSince1970: 1 << 40) }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.content, to: "site.css")
    }

    private func files(_ configure: (inout StaticFiles.Configuration) -> Void = { _ in }) throws -> StaticFiles {
        var configuration = StaticFiles.Configuration()
        configure(&configuration)
        return try StaticFiles(root: folder.path, configuration: configuration, now: Self.future)
    }

    private func ask(
        _ files: StaticFiles, _ path: String = "/site.css", _ fields: HTTPFields = [.acceptEncoding: "gzip"],
        method: HTTPRequest.Method = .get
    ) throws -> Response {
        let head = HTTPRequest(method: method, scheme: "http", authority: "x", path: path, headerFields: fields)
        return try #require(files.response(to: Request(head: head)))
    }

    private func content(_ response: Response) -> [UInt8]? {
        switch response.body {
        case .bytes(let bytes): return bytes
        case .file(let region):
            var bytes = [UInt8](repeating: 0, count: region.length)
            return pread(region.file.descriptor, &bytes, region.length, region.offset) == region.length ? bytes : nil
        case .none, .stream: return nil
        }
    }

    @Test func `sends gzip to who takes it, with a strong tag of its own`() throws {
        let files = try files()
        for _ in 0..<2 {
            let plain = try ask(files, "/site.css", [:])
            let gzip = try ask(files, "/site.css", [.acceptEncoding: "gzip", .cookie: "a=b"])
            #expect(content(plain) == Array(Self.content.utf8))
            #expect(content(gzip)?.inflated() == Array(Self.content.utf8))
            #expect(gzip.head.headerFields[.contentEncoding] == "gzip")
            #expect(gzip.head.headerFields[.contentType] == "text/css; charset=utf-8")
            #expect(gzip.compression == .never)
            let tags = [plain, gzip].compactMap { $0.head.headerFields[.eTag].flatMap(EntityTag.init) }
            #expect(Set(tags).count == 2)
            #expect(tags.allSatisfy { !$0.isWeak })
            for response in [plain, gzip] { #expect(response.head.headerFields[.vary] == "Accept-Encoding") }
            let head = try ask(files, "/site.css", [.acceptEncoding: "gzip"], method: .head)
            #expect(head.head == gzip.head)
        }
    }

    @Test func `tells a client that has a form whether it is still this one`() throws {
        let files = try files()
        let tag = try #require(try ask(files).head.headerFields[.eTag])
        let same = try ask(files, "/site.css", [.acceptEncoding: "gzip", .ifNoneMatch: tag])
        #expect(same.head.status == .notModified)
        #expect(same.head.headerFields[.vary] == "Accept-Encoding")
        #expect(same.head.headerFields[.contentEncoding] == nil)
        #expect(try ask(files, "/site.css", [.ifNoneMatch: tag]).head.status == .ok)
        let part = try ask(files, "/site.css", [.acceptEncoding: "gzip", .range: "bytes=2-3", .ifRange: tag])
        #expect(part.head.status == .partialContent)
        #expect(part.head.headerFields[.contentEncoding] == "gzip")
        let whole = try #require(content(try ask(files)))
        #expect(content(part) == Array(whole[2...3]))
        #expect(try ask(files, "/site.css", [.range: "bytes=2-3", .ifRange: tag]).head.status == .ok)
    }

    @Test func `sends parts of the file as it is, unless the client has some of the other form`() throws {
        let files = try files()
        let part = try ask(files, "/site.css", [.acceptEncoding: "gzip", .range: "bytes=2-3"])
        #expect(part.head.status == .partialContent)
        #expect(part.head.headerFields[.contentEncoding] == nil)
        #expect(content(part) == Array("{ ".utf8))
        // The 25th line of the file begins with its byte 408.
        let parts = try ask(files, "/site.css", [.acceptEncoding: "gzip", .range: "bytes=0-0,412-416"])
        #expect(parts.head.headerFields[.contentEncoding] == nil)
        let text = String(decoding: try #require(content(parts)), as: UTF8.self)
        #expect(text.contains("Content-Range: bytes 412-416/1700\r\n\r\ncolor\r\n"))
        let plainTag = try #require(try ask(files, "/site.css", [:]).head.headerFields[.eTag])
        let rest = try ask(files, "/site.css", [.acceptEncoding: "gzip", .range: "bytes=2-3", .ifRange: plainTag])
        #expect(content(rest) == Array("{ ".utf8))
        // No gzip of this text is long enough for parts that are sent by themselves.
        try folder.write(String(repeating: "beside ", count: 100), to: "site.css.gz")
        let tag = try #require(try ask(files).head.headerFields[.eTag])
        let several = try ask(
            files, "/site.css", [.acceptEncoding: "gzip", .range: "bytes=0-0,412-416", .ifRange: tag])
        #expect(several.head.status == .partialContent)
        #expect(several.head.headerFields[.contentEncoding] == nil)
        let bytes = try #require(content(several))
        // Each part says that it is of gzip; what holds them together is not.
        #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "Content-Encoding: gzip\r\n").count == 3)
    }

    @Test func `prefers the compressed file beside the other, unless it is older, hidden or gone`() throws {
        let files = try files()
        #expect(content(try ask(files))?.inflated() == Array(Self.content.utf8))
        // It is sent as it is, so that it need not be gzip to be recognised.
        try folder.write("beside", to: "site.css.gz")
        try folder.setModificationDate(784_111_777, of: "site.css")
        try folder.setModificationDate(784_111_777, of: "site.css.gz")
        let beside = try ask(files)
        #expect(content(beside) == Array("beside".utf8))
        #expect(beside.head.headerFields[.contentEncoding] == "gzip")
        #expect(beside.head.headerFields[.contentType] == "text/css; charset=utf-8")
        #expect(content(try ask(files, "/site.css", [:])) == Array(Self.content.utf8))
        #expect(try ask(files, "/site.css.gz").head.headerFields[.contentEncoding] == nil)

        try folder.setModificationDate(784_111_776, of: "site.css.gz")
        #expect(content(try ask(files))?.inflated() == Array(Self.content.utf8))

        try folder.setModificationDate(784_111_778, of: "site.css.gz")
        #expect(content(try ask(files)) == Array("beside".utf8))
        try folder.remove("site.css.gz")
        #expect(content(try ask(files))?.inflated() == Array(Self.content.utf8))
        try folder.link("site.css.gz", to: "/etc/passwd")
        #expect(content(try ask(files))?.inflated() == Array(Self.content.utf8))
    }

    @Test func `leaves alone what is short or of a kind that does not shrink`() throws {
        try folder.write(String(repeating: "a", count: 511), to: "short.txt")
        try folder.write(Self.content, to: "image.png")
        try folder.write("beside", to: "image.png.gz")
        let files = try files()
        for path in ["/short.txt", "/image.png", "/image.png.gz"] {
            let response = try ask(files, path)
            #expect(response.head.headerFields[.contentEncoding] == nil)
            #expect(response.head.headerFields[.vary] == nil)
            #expect(response.compression == .never)
        }
        let unwanted = try self.files { $0.compressesFiles = false }
        #expect(content(try ask(unwanted)) == Array(Self.content.utf8))
        #expect(try ask(unwanted).compression == .never)
    }

    @Test func `lets the server compress what is too long to be kept, for cookies too`() async throws {
        let files = try files { $0.greatestCachedLength = 100 }
        #expect(try ask(files).compression == .always)
        try await withServer(handler: { files.response(to: $0) ?? .text("none", status: .notFound) }) { address, _ in
            let client = try RawClient(address)
            let request = "GET /site.css HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\nAccept-Encoding: gzip\r\n"
            await client.send("\(request)Connection: close\r\n\r\n")
            let answer = try #require(Answer(await client.receiveBytes().0))
            #expect(answer.content.inflated() == Array(Self.content.utf8))
            #expect(answer.fields[.vary] == "Accept-Encoding")
            let tag = try #require(answer.fields[.eTag])
            #expect(tag.hasPrefix("W/"))
            let again = try RawClient(address)
            await again.send("\(request)If-None-Match: \(tag)\r\nConnection: close\r\n\r\n")
            let same = try #require(Answer(await again.receiveBytes().0))
            #expect(same.status == 304)
            #expect(same.fields[.eTag] == tag)
            let plain = try RawClient(address)
            await plain.send(
                "GET /site.css HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\nConnection: close\r\n\r\n")
            #expect(Answer(await plain.receiveBytes().0)?.fields[.eTag] == String(tag.dropFirst(2)))
        }
    }

    @Test func `serves what is part of the program like a file`() throws {
        let content = StaticContent(
            Array(Self.content.utf8), headerFields: [.contentType: "text/css", .cacheControl: "max-age=9"])
        func ask(_ fields: HTTPFields, method: HTTPRequest.Method = .get) -> Response {
            let head = HTTPRequest(method: method, scheme: "http", authority: "x", path: "/", headerFields: fields)
            return content.response(to: Request(head: head))
        }
        let gzip = ask([.acceptEncoding: "gzip"])
        let plain = ask([:])
        #expect(self.content(plain) == Array(Self.content.utf8))
        #expect(self.content(gzip)?.inflated() == Array(Self.content.utf8))
        #expect(gzip.head.headerFields[.cacheControl] == "max-age=9")
        #expect(gzip.head.headerFields[.eTag] != plain.head.headerFields[.eTag])
        #expect(ask([.ifNoneMatch: plain.head.headerFields[.eTag] ?? ""]).head.status == .notModified)
        #expect(self.content(ask([.range: "bytes=0-2"])) == Array("a {".utf8))
        #expect(self.content(ask([.range: "bytes=0-2", .acceptEncoding: "gzip"])) == Array("a {".utf8))
        #expect(ask([:], method: .delete).head.status == .methodNotAllowed)
        let image = StaticContent(Array(Self.content.utf8), headerFields: [.contentType: "image/png"])
        let request = HTTPRequest(
            method: .get, scheme: "http", authority: "x", path: "/", headerFields: [.acceptEncoding: "gzip"])
        #expect(image.response(to: Request(head: request)).head.headerFields[.contentEncoding] == nil)
    }
}
