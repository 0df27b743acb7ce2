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

    private init() {}

    /// Reads a form while it arrives.
    ///
    /// - Parameters:
    ///   - body: The request's content.
    ///   - type: Its type, which states the boundary.
    ///   - limits: How much the form may hold.
    ///   - length: The greatest number of bytes in all.
    /// - Throws: 400 for a malformed form, 413 beyond a limit, 507 when the disk does not take a file; no file is left
    ///   then.
    static nonisolated(nonsending) func receive(
        _ body: RequestBody, type: MediaType?, limits: FormLimits, upTo length: Int
    ) async throws(Problem) -> MultipartContent {
        if let expected = body.expectedLength, expected > length { throw .contentTooLarge }
        var content = MultipartContent()
        var parser = try parsing { () throws(FormError) in
            try MultipartFormParser(boundary: type?.parameter("boundary") ?? "", limits: limits)
        }
        var received = 0
        var pieces = body.makeAsyncIterator()
        while let piece = try await nextPiece(of: &pieces) {
            received += piece.count
            guard received <= length else { throw .contentTooLarge }
            let events = try parsing { () throws(FormError) in try parser.parse(piece) }
            for event in events { try content.take(event) }
        }
        try parsing { () throws(FormError) in try parser.finish() }
        return content
    }

    private mutating func take(_ event: MultipartFormParser.Event) throws(Problem) {
        switch event {
        case .partBegan(let began):
            part = began
            value.removeAll()
            guard let name = began.fileName, !name.isEmpty else { return }
            writer = try ReceivedFileWriter(name: name, contentType: began.contentType?.essence)
        case .bytes(let bytes):
            if let writer { try writer.append(bytes) } else { value += bytes }
        case .partEnded:
            defer { writer = nil }
            guard let part else { return }
            if let writer {
                files.append(File(name: part.name, file: writer.finish()))
            } else if part.fileName == nil {
                guard let text = String(validating: value, as: UTF8.self) else { throw .malformedForm }
                form.fields.append(Form.Field(name: part.name, value: text))
            }
        }
    }

    private static nonisolated(nonsending) func nextPiece(of pieces: inout RequestBody.Iterator) async throws(Problem)
        -> [UInt8]?
    {
        do throws(RequestBodyError) {
            return try await pieces.next(isolation: #isolation)
        } catch {
            throw error.code == .tooLarge ? .contentTooLarge : .malformedContent(error.message)
        }
    }

    private static func parsing<Result>(_ work: () throws(FormError) -> Result) throws(Problem) -> Result {
        do throws(FormError) {
            return try work()
        } catch {
            throw error.status == .contentTooLarge ? .contentTooLarge : .malformedForm
        }
    }
}
