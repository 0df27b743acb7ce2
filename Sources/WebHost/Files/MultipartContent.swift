import HTTP
import HTTPServer
import UIKitCore

/// A multipart form with its files: the fields in memory, the files on disk.
struct MultipartContent {
    /// A file and the field it was chosen in.
    struct File {
        /// The field's name.
        let name: String
        /// The file.
        let file: ReceivedFile
    }

    /// The fields that are not files.
    private(set) var form = Form()

    /// The files, in the order in which they came; a field without a chosen file has none.
    private(set) var files: [File] = []

    private var part: MultipartPart?
    private var value: [UInt8] = []
    private var writer: ReceivedFileWriter?
    private var admission = Admission.unknown

    /// Whether files may be written.
    private enum Admission {
        case unknown
        case granted(FileSpace)
        case denied
    }

    /// Says where the files of a form are counted, of which the fields before the first file are known; nil when they are not to
    /// be written.
    typealias Admit = nonisolated(nonsending) (Form) async throws(Problem) -> FileSpace?

    private init() {}

    /// Reads a form while it arrives.
    ///
    /// - Parameters:
    ///   - body: The request's content.
    ///   - type: Its type, which states the boundary.
    ///   - limits: How much the form may hold.
    ///   - length: The greatest number of bytes in all.
    ///   - share: Where the bytes that stay in memory are counted.
    ///   - admit: Asked once, when the first file begins.
    /// - Returns: The form; one without token and files when they were not to be written.
    /// - Throws: 400 for a malformed form, 413 beyond a limit, 503 when there is no memory for its fields or no file can be opened, 507 when the disk does not take a file; no file is left
    ///   then.
    static nonisolated(nonsending) func receive(
        _ body: RequestBody, type: MediaType?, limits: FormLimits, upTo length: Int, countedIn share: ContentShare,
        admit: Admit
    ) async throws(Problem) -> MultipartContent {
        let tooLarge = Problem.contentTooLarge("A form with files has at most \(length) bytes.")
        if let expected = body.expectedLength, expected > length { throw tooLarge }
        var content = MultipartContent()
        var parser = try parsing { () throws(FormError) in
            try MultipartFormParser(boundary: type?.parameter("boundary") ?? "", limits: limits)
        }
        var received = 0
        var pieces = body.makeAsyncIterator()
        while let piece = try await nextPiece(of: &pieces) {
            received += piece.count
            guard received <= length else { throw tooLarge }
            let events = try parsing { () throws(FormError) in try parser.parse(piece) }
            for event in events { try await content.take(event, share, admit) }
        }
        try parsing { () throws(FormError) in try parser.finish() }
        if case .denied = content.admission { content.form.fields.removeAll { $0.name == Submission.FormField.token } }
        return content
    }

    private nonisolated(nonsending) mutating func take(
        _ event: MultipartFormParser.Event, _ share: ContentShare, _ admit: Admit
    ) async throws(Problem) {
        switch event {
        case .partBegan(let began):
            part = began
            value.removeAll()
            guard let name = began.fileName, !name.isEmpty, let space = try await space(admit) else { return }
            writer = try await ReceivedFileWriter.open(
                name: name, contentType: began.contentType?.essence, space: space)
        case .bytes(let bytes):
            if let writer {
                try await writer.append(bytes)
            } else if part?.fileName == nil {
                try share.add(bytes.count)
                value += bytes
            }
        case .partEnded:
            defer { writer = nil }
            guard let part else { return }
            if let writer {
                files.append(File(name: part.name, file: await writer.finish()))
            } else if part.fileName == nil {
                guard let text = String(validating: value, as: UTF8.self) else { throw .malformedForm }
                form.fields.append(Form.Field(name: part.name, value: text))
            }
        }
    }

    private nonisolated(nonsending) mutating func space(_ admit: Admit) async throws(Problem) -> FileSpace? {
        switch admission {
        case .granted(let space): return space
        case .denied: return nil
        case .unknown:
            let space = try await admit(form)
            admission = space.map(Admission.granted) ?? .denied
            return space
        }
    }

    /// Waits for the next bytes of a request's content; nil at its end.
    static nonisolated(nonsending) func nextPiece(of pieces: inout RequestBody.Iterator) async throws(Problem)
        -> [UInt8]?
    {
        do throws(RequestBodyError) {
            return try await pieces.next(isolation: #isolation)
        } catch {
            throw Problem(error)
        }
    }

    private static func parsing<Result>(_ work: () throws(FormError) -> Result) throws(Problem) -> Result {
        do throws(FormError) {
            return try work()
        } catch {
            throw Problem(error)
        }
    }
}
