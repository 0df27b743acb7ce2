import HTTP
import Testing

@Suite("Multipart form parser")
struct MultipartFormParserTests {
    /// What one part was, put together from its events.
    private struct Part: Equatable {
        var name: String
        var fileName: String?
        var contentType: String?
        var value: String
    }

    /// Parses the body in pieces of the given size and checks that events come in their order.
    private func parse(
        _ body: String, boundary: String = "xyz", pieces: Int = .max, limits: FormLimits = FormLimits()
    ) throws -> [Part] {
        var parser = try MultipartFormParser(boundary: boundary, limits: limits)
        var parts: [Part] = []
        var isInPart = false
        let bytes = Array(body.utf8)
        var start = 0
        while start < bytes.count {
            let end = bytes.count - start > pieces ? start + pieces : bytes.count
            for event in try parser.parse(Array(bytes[start..<end])) {
                switch event {
                case .partBegan(let part):
                    #expect(!isInPart)
                    isInPart = true
                    parts.append(
                        Part(
                            name: part.name, fileName: part.fileName, contentType: part.contentType?.description,
                            value: ""))
                case .bytes(let bytes):
                    #expect(isInPart && !bytes.isEmpty)
                    parts[parts.count - 1].value += String(decoding: bytes, as: UTF8.self)
                case .partEnded:
                    #expect(isInPart)
                    isInPart = false
                }
            }
            start = end
        }
        try parser.finish()
        #expect(!isInPart)
        return parts
    }

    private func field(_ disposition: String, _ value: String = "1") -> String {
        "--xyz\r\nContent-Disposition: \(disposition)\r\n\r\n\(value)\r\n--xyz--\r\n"
    }

    private static let curlBody =
        "--xyz\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nBread\r\n"
        + "--xyz\r\nContent-Disposition: form-data; name=\"empty\"\r\n\r\n\r\n"
        + "--xyz\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a b.png\"\r\n"
        + "Content-Type: image/png\r\n\r\n\r\n--xy\r\n--xyzz\r\rx\r\n--xyz--\r\n"

    @Test("fields and files come out whole, whatever pieces the body arrives in", arguments: Array(1...40) + [1_000])
    func pieces(size: Int) throws {
        let body = Self.curlBody.replacing("--xyzz", with: "--xyy")
        #expect(
            try parse(body, pieces: size) == [
                Part(name: "title", value: "Bread"), Part(name: "empty", value: ""),
                Part(name: "photo", fileName: "a b.png", contentType: "image/png", value: "\r\n--xy\r\n--xyy\r\rx"),
            ])
    }

    @Test("text before the first boundary and after the last is passed over")
    func surroundings() throws {
        let body = "preamble\r\n--xy\r\n" + field("form-data; name=\"a\"") + "epilogue\r\n--xyz\r\n"
        #expect(try parse(body, pieces: 3) == [Part(name: "a", value: "1")])
        #expect(try parse("--xyz--").isEmpty)
    }

    @Test("white space may follow a boundary")
    func padding() throws {
        let body = "--xyz \t\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--xyz--"
        #expect(try parse(body, pieces: 1) == [Part(name: "a", value: "1")])
    }

    @Test(
        "names and file names are read as browsers and curl write them",
        arguments: [
            (#"form-data; name="a""#, "a", nil),
            (#"FORM-DATA; NAME=a"#, "a", nil),
            (#"form-data;name="a;b";"#.dropLast().description, "a;b", nil),
            (#"form-data; name="q%22%0D%0A%41""#, "q\"\r\n%41", nil),
            (#"form-data; name="q\"\\\n""#, #"q"\\#\n"#, nil),
            (#"form-data; name="é"; filename="ü.txt""#, "é", "ü.txt"),
            (#"form-data; name="a"; filename="""#, "a", ""),
            (#"form-data; name="a"; filename="x"; filename*=UTF-8''y"#, "a", "x"),
        ] as [(String, String, String?)]
    )
    func names(disposition: String, name: String, fileName: String?) throws {
        #expect(try parse(field(disposition)) == [Part(name: name, fileName: fileName, value: "1")])
    }

    @Test(
        "a file name is safe as the last part of a path",
        arguments: [
            ("../../etc/passwd", "passwd"), (#"C:\\Users\\a\\x.png"#, "x.png"), (#"C:\Users\x.png"#, "x.png"),
            ("..", "file"), (".", "file"), ("a/..", "file"), (".htaccess", "htaccess"), ("a/", "file"), ("/", "file"),
            ("\u{200B}..", "file"), ("\u{85}.\u{FEFF}.", "file"), ("  ", "file"), ("", ""),
            ("\u{200B}.\u{A0}.ssh", "ssh"), ("a\u{2028}b", "ab"),
            ("x\u{202E}gnp.exe", "xgnp.exe"), ("a%0D%0Ab", "ab"),
            (String(repeating: "é", count: 200), String(repeating: "é", count: 127)),
        ]
    )
    func fileNames(sent: String, kept: String) throws {
        let parts = try parse(field("form-data; name=\"a\"; filename=\"\(sent)\""))
        #expect(parts.map(\.fileName) == [kept])
    }

    @Test(
        "a body that breaks the format is refused with the rule it breaks",
        arguments: [
            ("", .incomplete),
            ("--xy", .incomplete),
            ("--xyz", .incomplete),
            ("--xyz\r\n", .incomplete),
            ("--xyz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--xyz", .incomplete),
            ("--xyz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1", .incomplete),
            ("--xyzz\r\n", .invalidBoundaryLine),
            ("--xyz -- ", .invalidBoundaryLine),
            ("--xyz\n\n", .invalidBoundaryLine),
            ("--xyz" + String(repeating: " ", count: 65), .invalidBoundaryLine),
            ("--xyz\r\n\r\n1\r\n--xyz--", .missingName),
            ("--xyz\r\nContent-Type: text/plain\r\n\r\n1\r\n--xyz--", .missingName),
            ("--xyz\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\n", .missingName),
            ("--xyz\r\nContent-Disposition: form-data\r\n\r\n", .missingName),
            ("--xyz\r\nContent-Disposition: form-data; name=\"a\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\nContent-Disposition: form-data; name=\"a\" x\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\nContent-Disposition form-data\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\n: form-data\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\nX: a\nContent-Disposition: form-data; name=\"a\"\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\nX: a\r\n folded\r\n\r\n", .invalidPartHeaders),
            ("--xyz\r\n" + String(repeating: "X: y\r\n", count: 2_000), .invalidPartHeaders),
            (
                "--xyz\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\n",
                .transferEncoding
            ),
        ] as [(String, FormError.MultipartFault)]
    )
    func malformed(body: String, fault: FormError.MultipartFault) {
        for pieces in [1, 7, .max] {
            #expect(throws: FormError.malformed(fault)) { try parse(body, pieces: pieces) }
        }
    }

    @Test(
        "a boundary that the format does not allow is refused",
        arguments: ["", "a ", "a\r\nb", "a\"b", "é", String(repeating: "x", count: 71)]
    )
    func boundaries(boundary: String) {
        #expect(throws: FormError.malformed(.invalidBoundary)) { try MultipartFormParser(boundary: boundary) }
    }

    @Test("each limit is kept while the body arrives, before the part is complete")
    func limits() throws {
        var limits = FormLimits()
        limits.fieldCount = 2
        limits.nameLength = 3
        limits.valueLength = 4
        limits.fileLength = 5
        let three = String(repeating: "--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n", count: 3)
        #expect(throws: FormError.tooManyFields(limit: 2)) { try parse(three, pieces: 5, limits: limits) }
        #expect(throws: FormError.nameTooLong(limit: 3)) { try parse(field("form-data; name=abcd"), limits: limits) }
        #expect(try parse(field("form-data; name=abc", "1234"), pieces: 1, limits: limits).first?.value == "1234")
        #expect(throws: FormError.valueTooLong(name: "a", limit: 4)) {
            try parse("--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\n12345", pieces: 2, limits: limits)
        }
        let file = "form-data; name=a; filename=f"
        #expect(try parse(field(file, "12345"), limits: limits).first?.value == "12345")
        #expect(throws: FormError.valueTooLong(name: "a", limit: 5)) {
            try parse(field(file, "123456"), limits: limits)
        }
    }

    @Test("a name that is not UTF-8 is refused")
    func invalidText() throws {
        let name =
            Array("--xyz\r\nContent-Disposition: form-data; name=\"".utf8) + [0xC0, 0x80] + Array("\"\r\n\r\n".utf8)
        var parser = try MultipartFormParser(boundary: "xyz")
        #expect(throws: FormError.invalidText) { try parser.parse(name) }
    }
}
