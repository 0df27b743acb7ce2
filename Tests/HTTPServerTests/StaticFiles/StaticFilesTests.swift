import Foundation
import HTTP
import HTTPServer
import HTTPTypes
import Testing

@Suite("Static files")
struct StaticFilesTests {
    private let folder: TemporaryFolder
    private let files: StaticFiles

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("0123456789", to: "digits.txt")
        try folder.setModificationDate(784_111_777, of: "digits.txt")
        try folder.write("body {}", to: "styles/site.css")
        try folder.write("secret", to: ".env")
        try folder.write("secret", to: ".git/config")
        files = try StaticFiles(root: folder.path)
    }

    private func respond(
        _ path: String, _ fields: HTTPFields = [:], method: HTTPRequest.Method = .get, from files: StaticFiles? = nil
    ) -> Response? {
        let head = HTTPRequest(method: method, scheme: "http", authority: "x", path: path, headerFields: fields)
        return (files ?? self.files).response(to: Request(head: head))
    }

    private func text(_ response: Response?) -> String? {
        switch response?.body {
        case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .file(let region):
            var bytes = [UInt8](repeating: 0, count: region.length)
            let count = pread(region.file.descriptor, &bytes, region.length, region.offset)
            return count == region.length ? String(decoding: bytes, as: UTF8.self) : nil
        default: return nil
        }
    }

    // MARK: What is served

    @Test("a file comes with its type, its state and leave to keep it")
    func wholeFile() throws {
        let response = try #require(respond("/digits.txt"))
        #expect(response.head.status == .ok)
        #expect(text(response) == "0123456789")
        let fields = response.head.headerFields
        #expect(fields[.contentType] == "text/plain; charset=utf-8")
        #expect(fields[.lastModified] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(fields[.cacheControl] == "no-cache")
        #expect(fields[.acceptRanges] == "bytes")
        #expect(fields[.xContentTypeOptions] == "nosniff")
        let tag = try #require(EntityTag(fields[.eTag] ?? ""))
        #expect(!tag.isWeak)
    }

    @Test("no file says that it changed later than now")
    func futureTime() throws {
        let clock: @Sendable () -> HTTPDate = { HTTPDate(secondsSince1970: 784_111_777) }
        let files = try StaticFiles(root: folder.path, configuration: .init(), now: clock)
        try folder.setModificationDate(784_111_778, of: "digits.txt")
        let field: (Response?) -> String? = { $0?.head.headerFields[.lastModified] }
        #expect(field(respond("/digits.txt", from: files)) == "Sun, 06 Nov 1994 08:49:37 GMT")
        try folder.setModificationDate(784_111_770, of: "digits.txt")
        #expect(field(respond("/digits.txt", from: files)) == "Sun, 06 Nov 1994 08:49:30 GMT")
    }

    @Test("every answer with a file bears the fields that the site wants")
    func furtherFields() throws {
        var configuration = StaticFiles.Configuration()
        configuration.headerFields = [.contentSecurityPolicy: "frame-ancestors 'none'", .contentType: "passed/over"]
        let files = try StaticFiles(root: folder.path, configuration: configuration, now: Self.future)
        let requests: [HTTPFields] = [
            [:], [.range: "bytes=0-1"], [.ifModifiedSince: "Sun, 06 Nov 1994 08:49:37 GMT"],
        ]
        for fields in requests {
            let response = respond("/digits.txt", fields, from: files)
            #expect(response?.head.headerFields[.contentSecurityPolicy] == "frame-ancestors 'none'")
        }
        #expect(respond("/digits.txt", from: files)?.head.headerFields[.contentType] == "text/plain; charset=utf-8")
    }

    @Test("a path is found through its encodings, its query and doubled slashes")
    func spellings() {
        for path in ["/styles/site.css", "/styles/s%69te.css", "//styles//site.css", "/styles/site.css?v=2"] {
            #expect(text(respond(path)) == "body {}", "\(path)")
        }
        #expect(respond("http://x/styles/site.css")?.head.headerFields[.contentType] == "text/css; charset=utf-8")
    }

    @Test("a name with spaces and letters beyond ASCII is found")
    func names() throws {
        try folder.write("x", to: "My Notes/é%.HTML")
        let response = respond("/My%20Notes/%C3%A9%25.HTML")
        #expect(text(response) == "x")
        #expect(response?.head.headerFields[.contentType] == "text/html; charset=utf-8")
    }

    @Test("a file of unknown kind is bytes, and browsers are kept from guessing")
    func unknownType() throws {
        for name in ["README", "x.unknown", "styles.css/x", "x."] {
            try folder.write("<script>", to: name)
            let fields = respond("/\(name)")?.head.headerFields
            #expect(fields?[.contentType] == "application/octet-stream", "\(name)")
            #expect(fields?[.xContentTypeOptions] == "nosniff")
        }
    }

    @Test("an empty file is a file")
    func emptyFile() throws {
        try folder.write("", to: "empty.txt")
        #expect(text(respond("/empty.txt")) == "")
        #expect(respond("/empty.txt", [.range: "bytes=0-"])?.head.status == .rangeNotSatisfiable)
    }

    @Test("a large file is sent from the disk, whole or in part")
    func largeFile() throws {
        let content = String(repeating: "0123456789abcdef", count: 16_384)
        try folder.write(content, to: "large.bin")
        let whole = try #require(respond("/large.bin"))
        guard case .file = whole.body else {
            Issue.record("The file was read into memory.")
            return
        }
        #expect(text(whole) == content)
        let part = respond("/large.bin", [.range: "bytes=17-31"])
        #expect(text(part) == "123456789abcdef")
        #expect(part?.head.headerFields[.contentRange] == "bytes 17-31/262144")
    }

    // MARK: What is not

    @Test(
        "nothing is found where no file is",
        arguments: [
            "/", "", "*", "/missing.txt", "/styles", "/styles/", "/digits.txt/", "/digits.txt/x", "/DIGITS.TXT",
            "/\(String(repeating: "x", count: 300))", "/\(String(repeating: "x/", count: 3_000))y",
        ])
    func missing(path: String) {
        #expect(respond(path) == nil)
        #expect(respond(path, method: .post) == nil)
    }

    @Test(
        "hidden files and folders are never served",
        arguments: ["/.env", "/%2eenv", "/.git/config", "/styles/.x", "/..."])
    func hidden(path: String) throws {
        try folder.write("secret", to: "styles/.x")
        try folder.write("secret", to: "...")
        #expect(respond(path) == nil)
    }

    @Test("the one hidden folder that exists to be served is")
    func wellKnown() throws {
        try folder.write("contact", to: ".well-known/security.txt")
        try folder.write("secret", to: "styles/.well-known/x")
        try folder.write("secret", to: ".well-known/.x")
        #expect(text(respond("/.well-known/security.txt")) == "contact")
        #expect(respond("/styles/.well-known/x") == nil)
        #expect(respond("/.well-known/.x") == nil)
    }

    @Test(
        "no spelling leads out of the folder",
        arguments: [
            "..", "%2e%2e", "%2E%2e", ".%2e", "%252e%252e", "..%2f", "%2e%2e%2f", "..%5c", "..\\", "%5c..", "..%00",
            "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "..%c0%af", "%uff0e%uff0e", "....//", "..;", "..%ff", "./..",
            "styles/../..",
            "styles/%2e%2e/%2e%2e", "styles%2f..%2f..", "styles\\..\\..",
        ])
    func traversal(step: String) throws {
        try folder.write("outside", to: "../outside.txt")
        defer { try? folder.remove("../outside.txt") }
        for path in ["/\(step)/outside.txt", "/\(step)outside.txt", "\(step)/outside.txt", "//\(step)/outside.txt"] {
            #expect(respond(path) == nil, "\(path)")
        }
        #expect(respond("/\(step)/\(step)/\(step)/\(step)/etc/passwd") == nil)
        #expect(respond("/\(folder.path)/digits.txt") == nil)
    }

    @Test(
        "NUL and slashes in an escape end no name",
        arguments: ["/digits.txt%00", "/digits.txt%00.png", "/styles%2fsite.css", "/styles%5csite.css"])
    func escapedSeparators(path: String) {
        #expect(respond(path) == nil)
    }

    @Test("a link that stays inside is followed, to a file or through a folder")
    func linksInside() throws {
        try folder.link("relative.txt", to: "digits.txt")
        try folder.link("absolute.txt", to: "\(folder.path)/digits.txt")
        try folder.link("again.txt", to: "relative.txt")
        try folder.link("look", to: "styles")
        try folder.link("styles/up.txt", to: "../digits.txt")
        for path in ["/relative.txt", "/absolute.txt", "/again.txt", "/styles/up.txt", "/look/up.txt"] {
            #expect(text(respond(path)) == "0123456789", "\(path)")
        }
        #expect(text(respond("/look/site.css")) == "body {}")
    }

    @Test("a link that leads outside, to something hidden, in a circle or nowhere is no file")
    func linksOutside() throws {
        let outside = try TemporaryFolder()
        try outside.write("outside", to: "outside.txt")
        try folder.link("file.txt", to: "\(outside.path)/outside.txt")
        try folder.link("folder", to: outside.path)
        try folder.link("parent", to: "..")
        try folder.link("root", to: "/")
        try folder.link("env.txt", to: ".env")
        try folder.link("git", to: ".git")
        try folder.link("circle", to: "circle")
        try folder.link("nowhere", to: "nothing")
        try folder.link("self", to: ".")
        for path in [
            "/file.txt", "/folder/outside.txt", "/parent/\(URL(filePath: outside.path).lastPathComponent)/outside.txt",
            "/root/etc/passwd", "/env.txt", "/git/config", "/circle", "/nowhere", "/circle/x", "/self", "/folder",
            "/root",
        ] {
            #expect(respond(path) == nil, "\(path)")
        }
        #expect(text(respond("/self/digits.txt")) == "0123456789")
    }

    @Test("a folder beside the served one whose name begins alike is outside")
    func sibling() throws {
        try folder.write("outside", to: "../\(URL(filePath: folder.path).lastPathComponent)-2/x.txt")
        defer { try? FileManager.default.removeItem(atPath: folder.path + "-2") }
        try folder.link("x.txt", to: "\(folder.path)-2/x.txt")
        #expect(respond("/x.txt") == nil)
    }

    @Test("a link turned to the outside after it was served is served no more")
    func turnedLink() throws {
        let outside = try TemporaryFolder()
        try outside.write("outside", to: "digits.txt")
        let files = try StaticFiles(root: folder.path, configuration: .init(), now: Self.future)
        try folder.link("link.txt", to: "digits.txt")
        #expect(text(respond("/link.txt", from: files)) == "0123456789")
        try folder.remove("link.txt")
        try folder.link("link.txt", to: "\(outside.path)/digits.txt")
        #expect(respond("/link.txt", from: files) == nil)
    }

    @Test("pipes and devices are neither opened nor served")
    func specialFiles() throws {
        #expect(mkfifo("\(folder.path)/pipe.txt", 0o644) == 0)
        try folder.link("pipe-link.txt", to: "pipe.txt")
        try folder.link("null.txt", to: "/dev/null")
        for path in ["/pipe.txt", "/pipe-link.txt", "/null.txt"] {
            #expect(respond(path) == nil)
        }
    }

    @Test("a folder that does not exist cannot be served")
    func missingFolder() throws {
        #expect(throws: SystemError.self) { try StaticFiles(root: "\(folder.path)/missing") }
        #expect(throws: SystemError.self) { try StaticFiles(root: "\(folder.path)/digits.txt") }
    }

    // MARK: Methods, conditions and parts

    @Test("HEAD is answered like GET; the server leaves out the content")
    func head() throws {
        let get = try #require(respond("/digits.txt"))
        let head = try #require(respond("/digits.txt", [.range: "bytes=0-1"], method: .head))
        #expect(head.head == get.head)
        #expect(head.body.length == 10)
    }

    @Test(
        "other methods are refused with those that are not",
        arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .trace])
    func methods(method: HTTPRequest.Method) {
        let response = respond("/digits.txt", method: method)
        #expect(response?.head.status == .methodNotAllowed)
        #expect(response?.head.headerFields[.allow] == "GET, HEAD, OPTIONS")
    }

    @Test("OPTIONS says what can be done with a file")
    func options() {
        let response = respond("/digits.txt", method: .options)
        #expect(response?.head.status == .noContent)
        #expect(response?.head.headerFields[.allow] == "GET, HEAD, OPTIONS")
        #expect(respond("/missing.txt", method: .options) == nil)
    }

    @Test("a client that has the file is told so, with the fields that renew what it has")
    func notModified() throws {
        let whole = try #require(respond("/digits.txt"))
        let tag = try #require(whole.head.headerFields[.eTag])
        for fields: HTTPFields in [
            [.ifNoneMatch: tag], [.ifNoneMatch: "\"x\", W/\(tag)"], [.ifNoneMatch: "*"],
            [.ifModifiedSince: "Sun, 06 Nov 1994 08:49:37 GMT"], [.ifModifiedSince: "Sunday, 06-Nov-94 08:49:38 GMT"],
            [.ifNoneMatch: tag, .ifModifiedSince: "Sun, 06 Nov 1993 08:49:37 GMT"],
            [.ifNoneMatch: tag, .range: "bytes=0-1"],
        ] {
            for method in [HTTPRequest.Method.get, .head] {
                let response = respond("/digits.txt", fields, method: method)
                #expect(response?.head.status == .notModified, "\(fields)")
                #expect(response?.body.length == 0)
                #expect(response?.head.headerFields[.eTag] == tag)
                #expect(response?.head.headerFields[.lastModified] != nil)
                #expect(response?.head.headerFields[.cacheControl] == "no-cache")
                #expect(response?.head.headerFields[.contentType] == nil)
            }
        }
    }

    @Test("a client that has an older file, or asks what makes no sense, gets the file")
    func modified() {
        for fields: HTTPFields in [
            [.ifNoneMatch: "\"x\""], [.ifModifiedSince: "Sun, 06 Nov 1994 08:49:36 GMT"], [.ifModifiedSince: "soon"],
            [.ifNoneMatch: "\"x\"", .ifModifiedSince: "Sun, 06 Nov 2022 08:49:37 GMT"],
            [.ifUnmodifiedSince: "Sun, 06 Nov 1994 08:49:37 GMT"], [.ifUnmodifiedSince: "soon"], [.ifMatch: "*"],
        ] {
            #expect(respond("/digits.txt", fields)?.head.status == .ok, "\(fields)")
        }
    }

    @Test("a client that insists on another state is refused")
    func preconditions() throws {
        let tag = try #require(respond("/digits.txt")?.head.headerFields[.eTag])
        for fields: HTTPFields in [
            [.ifMatch: "\"x\""], [.ifMatch: "W/\(tag)"], [.ifUnmodifiedSince: "Sun, 06 Nov 1994 08:49:36 GMT"],
        ] {
            #expect(respond("/digits.txt", fields)?.head.status == .preconditionFailed, "\(fields)")
        }
        #expect(respond("/digits.txt", [.ifMatch: "\"x\", \(tag)"])?.head.status == .ok)
    }

    @Test(
        "a part is sent with its place",
        arguments: [
            ("bytes=2-4", "234", "2-4"), ("bytes=-3", "789", "7-9"), ("bytes=8-", "89", "8-9"),
            ("bytes=0-3,2-5", "012345", "0-5"),
        ])
    func parts(range: String, content: String, place: String) {
        let response = respond("/digits.txt", [.range: range])
        #expect(response?.head.status == .partialContent)
        #expect(text(response) == content)
        #expect(response?.head.headerFields[.contentRange] == "bytes \(place)/10")
        #expect(response?.head.headerFields[.contentType] == "text/plain; charset=utf-8")
    }

    @Test(
        "what is no range gives the whole file",
        arguments: ["bytes=x", "lines=1-2", "bytes=" + (0..<17).map { "\($0)-\($0)" }.joined(separator: ",")])
    func ignoredRanges(range: String) {
        let response = respond("/digits.txt", [.range: range])
        #expect(response?.head.status == .ok)
        #expect(text(response) == "0123456789")
    }

    @Test("a part that is not there is refused with the file's length")
    func unsatisfiable() {
        let response = respond("/digits.txt", [.range: "bytes=10-"])
        #expect(response?.head.status == .rangeNotSatisfiable)
        #expect(response?.head.headerFields[.contentRange] == "bytes */10")
    }

    @Test("the rest of a download is sent only if the file is still the same")
    func ifRange() throws {
        let tag = try #require(respond("/digits.txt")?.head.headerFields[.eTag])
        for (validator, status): (String, HTTPResponse.Status) in [
            (tag, .partialContent), ("Sun, 06 Nov 1994 08:49:37 GMT", .partialContent), ("W/\(tag)", .ok),
            ("\"x\"", .ok),
            ("Sun, 06 Nov 1994 08:49:38 GMT", .ok), ("Sun, 06 Nov 1994 08:49:36 GMT", .ok), ("x", .ok),
        ] {
            let response = respond("/digits.txt", [.range: "bytes=2-4", .ifRange: validator])
            #expect(response?.head.status == status, "\(validator)")
        }
    }

    // MARK: Memory

    /// A clock by which every file changed long ago, so that it may be kept at once.
    private static let future: @Sendable () -> HTTPDate = { HTTPDate(secondsSince1970: 1 << 40) }

    @Test("a file kept in memory is served as it is on the disk: changed, replaced, hidden or gone")
    func changes() throws {
        let files = try StaticFiles(root: folder.path, configuration: .init(), now: Self.future)
        try folder.write("1", to: "a.txt")
        let first = respond("/a.txt", from: files)
        #expect(text(first) == "1")
        #expect(text(respond("/a.txt", from: files)) == "1")

        try folder.write("22", to: "a.txt")
        let second = respond("/a.txt", [.ifNoneMatch: first?.head.headerFields[.eTag] ?? ""], from: files)
        #expect(second?.head.status == .ok)
        #expect(text(second) == "22")

        try folder.write("333", to: "b.txt")
        try folder.remove("a.txt")
        #expect(respond("/a.txt", from: files) == nil)
        try folder.link("a.txt", to: "b.txt")
        #expect(text(respond("/a.txt", from: files)) == "333")
        try folder.remove("a.txt")
        try FileManager.default.createDirectory(atPath: "\(folder.path)/a.txt", withIntermediateDirectories: false)
        #expect(respond("/a.txt", from: files) == nil)
    }

    @Test("files that do not fit into memory together are all served", arguments: [0, 1_500, 5_000])
    func capacity(bytes: Int) throws {
        var configuration = StaticFiles.Configuration()
        configuration.cacheCapacity = bytes
        configuration.greatestCachedLength = 50
        configuration.cacheControl = "public, max-age=60"
        let files = try StaticFiles(root: folder.path, configuration: configuration, now: Self.future)
        for round in 0..<3 {
            for index in 0..<10 {
                let content = String(repeating: "x", count: index * 10)
                if round == 0 { try folder.write(content, to: "\(index).txt") }
                let response = respond("/\(index).txt", from: files)
                #expect(text(response) == content)
                #expect(response?.head.headerFields[.cacheControl] == "public, max-age=60")
            }
        }
    }
}
