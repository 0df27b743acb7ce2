import HTTP
import HTTPTypes

/// The content of a response on its way to the socket, piece by piece.
///
/// Sendable without the compiler's check: its state is used on the loop's thread only, to which every call moves
/// first.
final class StreamedContent: ResponseBodyDestination, @unchecked Sendable {
    private let loop: EventLoop
    private var connection: Connection?
    /// What is to be sent before the next piece: the head, at first.
    private var pending: [UInt8]
    private let framing: ResponseEncoder.Framing
    /// The bytes that were announced to be written; they leave as others when they are compressed.
    private let length: Int?
    private let deflater: Deflater?
    private var written = 0
    private var trailerFields = HTTPFields()
    private var isWriting = false
    /// Whether the head was handed to the socket.
    private(set) var isBegun = false

    init(
        connection: Connection, head: consuming [UInt8], framing: ResponseEncoder.Framing, length: Int?,
        deflater: Deflater?
    ) {
        loop = connection.loop
        self.connection = connection
        pending = head
        self.framing = framing
        self.length = length
        self.deflater = deflater
    }

    func write(_ bytes: [UInt8]) async throws(ResponseBodyError) {
        if loop.isCurrent { return try await writeOnLoop(bytes) }
        try await withTaskExecutorPreference(loop) { () async throws(ResponseBodyError) in
            try await self.writeOnLoop(bytes)
        }
    }

    func setTrailerFields(_ fields: HTTPFields) async {
        if loop.isCurrent { return keepTrailerFields(fields) }
        await withTaskExecutorPreference(loop) { self.keepTrailerFields(fields) }
    }

    /// Sends what ends the content.
    func finish() async throws(ResponseBodyError) {
        loop.preconditionIsCurrent()
        guard let connection else { return }
        self.connection = nil
        if let length, written != length {
            throw ResponseBodyError(code: .notWritable, message: "\(written) of \(length) bytes were written.")
        }
        appendCompressedEnd()
        if framing == .chunked {
            do throws(ResponseEncoderError) {
                try ResponseEncoder.appendLastChunk(trailerFields: trailerFields, to: &pending)
            } catch {
                throw ResponseBodyError(code: .notWritable, message: error.description)
            }
        }
        guard !pending.isEmpty else { return }
        try await connection.transmit(pending)
    }

    /// Gives the content up; nothing can be written any more.
    func abandon() {
        loop.preconditionIsCurrent()
        connection = nil
    }

    private func keepTrailerFields(_ fields: HTTPFields) {
        loop.preconditionIsCurrent()
        trailerFields = fields
    }

    /// Compresses a piece so that the client can read all of it at once.
    private func compressed(_ bytes: [UInt8]) -> [UInt8] {
        guard let deflater, !bytes.isEmpty else { return bytes }
        var output: [UInt8] = []
        bytes.withUnsafeBytes { deflater.append($0, flush: .sync, to: &output) }
        return output
    }

    /// Appends what ends compressed content.
    private func appendCompressedEnd() {
        guard let deflater else { return }
        var output: [UInt8] = []
        [].withUnsafeBytes { deflater.append($0, flush: .finish, to: &output) }
        guard framing == .chunked else {
            pending += output
            return
        }
        ResponseEncoder.appendChunkStart(length: output.count, to: &pending)
        pending += output
        pending += ResponseEncoder.chunkEnd
    }

    private func writeOnLoop(_ bytes: [UInt8]) async throws(ResponseBodyError) {
        loop.preconditionIsCurrent()
        guard let connection, !isWriting else {
            throw ResponseBodyError(code: .notWritable, message: "The response is complete, or is being written to.")
        }
        if let length, bytes.count > length - written {
            throw ResponseBodyError(code: .tooLong, message: "More than the announced \(length) bytes were written.")
        }
        isWriting = true
        defer { isWriting = false }
        isBegun = true
        written += bytes.count
        let bytes = compressed(bytes)
        var start: [UInt8] = []
        swap(&start, &pending)
        if framing == .chunked, !bytes.isEmpty {
            ResponseEncoder.appendChunkStart(length: bytes.count, to: &start)
            try await connection.transmit(start, bytes, ResponseEncoder.chunkEnd)
        } else if !start.isEmpty || !bytes.isEmpty {
            try await connection.transmit(start, bytes)
        }
    }
}
