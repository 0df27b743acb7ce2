/// The content of a response that another process of the app sends.
///
/// Sendable without the compiler's check: it is used by the task that answers the request, on the loop's thread. When it
/// is not read to its end, its connection is closed.
final class ForwardedContent: @unchecked Sendable {
    private let loop: EventLoop
    private var connection: ForwardedConnection?
    private let framing: ForwardedHead.Framing
    private let isReusable: Bool
    /// What is left of the content, or of the present chunk.
    private var remaining: Int

    /// Creates the content that follows a head.
    init(of connection: ForwardedConnection, framing: ForwardedHead.Framing, isReusable: Bool) {
        loop = connection.loop
        self.connection = connection
        self.framing = framing
        self.isReusable = isReusable
        remaining = if case .length(let length) = framing { length } else { 0 }
    }

    deinit {
        guard let connection else { return }
        loop.perform { connection.close() }
    }

    /// Notes that everything was read.
    func finish() {
        guard let connection else { return }
        self.connection = nil
        if isReusable, framing != .untilClose { connection.putBack() } else { connection.close() }
    }

    /// Receives the next bytes; nil at the end.
    ///
    /// - Throws: That the content broke off.
    nonisolated(nonsending) func nextPiece() async throws(ForwardingError) -> [UInt8]? {
        guard let connection else { return nil }
        switch framing {
        case .none: return nil
        case .untilClose:
            if let piece = await connection.receivePiece(atMost: .max >> 1) { return piece }
            finish()
            return nil
        case .length: break
        case .chunked:
            if remaining == 0 {
                let line = try await connection.receiveLine()
                guard
                    let length = Int(
                        String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self), radix: 16),
                    length >= 0
                else { throw .malformed }
                remaining = length
                if length == 0 {
                    while try await !connection.receiveLine().isEmpty {}
                }
            }
        }
        guard remaining > 0 else {
            finish()
            return nil
        }
        guard let piece = await connection.receivePiece(atMost: remaining) else { throw .interrupted }
        remaining -= piece.count
        if remaining == 0, framing == .chunked { _ = try await connection.receiveLine() }
        return piece
    }

    /// Sends the content on until its end.
    nonisolated(nonsending) func copy(to writer: ResponseBodyWriter) async throws {
        guard let connection else { return }
        try await connection.interruptible { () async throws(ForwardingError) in
            while let piece = try await self.nextPiece() {
                do throws(ResponseBodyError) {
                    try await writer.write(piece)
                } catch {
                    throw .interrupted
                }
            }
        }
    }
}
