package import HTTPTypes
import Synchronization

/// Where a request body's pieces come from.
package protocol RequestBodySource: Sendable {
    /// The next piece of the body, which is not empty; `nil` at its end.
    func nextPiece() async throws(RequestBodyError) -> [UInt8]?

    /// The fields that came after the last piece; none before the end was read.
    func trailerFields() async -> HTTPFields
}

/// A body that is already in memory, handed out once.
final class BufferedRequestBodySource: RequestBodySource {
    private let bytes: Mutex<[UInt8]>

    init(_ bytes: [UInt8]) {
        self.bytes = Mutex(bytes)
    }

    func trailerFields() async -> HTTPFields { [:] }

    func nextPiece() async throws(RequestBodyError) -> [UInt8]? {
        let piece = bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
        return piece.isEmpty ? nil : piece
    }
}
