import Glibc
import HTTP
import HTTPTypes

/// One file in one state, ready to be sent.
final class StaticFile: Sendable {
    private enum Content: Sendable {
        case memory([UInt8])
        case disk(OpenFile)
    }

    /// Where the file is.
    let location: ServedFolder.Location

    /// The state it was in when it was opened.
    let status: FileStatus

    /// The name of that state.
    let entityTag: EntityTag

    /// When the file came into that state, in whole seconds.
    let lastModified: HTTPDate

    /// The head of a response that sends all of it.
    let head: HTTPResponse

    private let content: Content

    /// Reads the file when it is small and otherwise keeps it open; nil when it cannot be read or is being shortened.
    init?(
        location: ServedFolder.Location, status: FileStatus, file: OpenFile, cacheControl: String,
        greatestLengthInMemory: Int
    ) {
        guard let entityTag = status.entityTag else { return nil }
        if status.length <= greatestLengthInMemory {
            guard let bytes = Self.read(file, length: Int(status.length)) else { return nil }
            content = .memory(bytes)
        } else {
            content = .disk(file)
        }
        self.location = location
        self.status = status
        self.entityTag = entityTag
        lastModified = HTTPDate(secondsSince1970: status.modified.seconds)
        head = HTTPResponse(
            status: .ok,
            headerFields: [
                .contentType: FileContentType.contentType(ofFileAt: location.path),
                .eTag: entityTag.description,
                .lastModified: lastModified.description,
                .cacheControl: cacheControl,
                .acceptRanges: "bytes",
                .xContentTypeOptions: "nosniff",
            ])
    }

    /// Whether the content was read.
    var isInMemory: Bool {
        if case .memory = content { true } else { false }
    }

    /// All of the content.
    var body: ResponseBody {
        switch content {
        case .memory(let bytes): .bytes(bytes)
        case .disk(let file): .file(FileRegion(file: file, offset: 0, length: Int(status.length)))
        }
    }

    /// Part of the content; the range lies inside the file.
    func body(in range: Range<Int64>) -> ResponseBody {
        switch content {
        case .memory(let bytes):
            .bytes(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]))
        case .disk(let file):
            .file(FileRegion(file: file, offset: Int(range.lowerBound), length: range.count))
        }
    }

    private static func read(_ file: OpenFile, length: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            while count < length {
                let result = pread(file.descriptor, buffer.baseAddress.map { $0 + count }, length - count, count)
                if result < 0 && errno == EINTR { continue }
                guard result > 0 else { break }
                count += result
            }
        }
        return bytes.count == length ? bytes : nil
    }
}
