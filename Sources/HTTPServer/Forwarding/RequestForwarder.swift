import HTTP
import HTTPTypes

/// Passes requests on to another process of the app, which listens at a Unix-domain socket.
///
/// That process believes what is said there of the client (`X-Forwarded-For`, `X-Forwarded-Proto`), and leaves
/// compression and limits to this one. Connections are used again; everything happens on the event loop that serves the
/// client, so that a request changes no thread on its way.
package struct RequestForwarder: Sendable {
    /// Responses up to this length are read before their head is sent on, so that one that breaks off can be replaced.
    private static let bufferedLength = 64 << 10

    private let path: String

    /// Creates a forwarder.
    ///
    /// - Parameter path: The path of the socket.
    package init(path: String) {
        self.path = path
    }

    /// Passes a request on, and returns what the other process answers.
    ///
    /// - Parameter request: A request that a server of this process received.
    /// - Throws: Why there is no response. After ``ForwardingError/unreachable`` the request can be passed on elsewhere.
    package nonisolated(nonsending) func respond(to request: Request) async throws(ForwardingError) -> Response {
        guard let loop = request.loop else { throw .unreachable }
        let connection = try ForwardedConnection.connected(to: path, on: loop)
        do throws(ForwardingError) {
            return try await connection.interruptible { () async throws(ForwardingError) in
                try await exchange(request, through: connection)
            }
        } catch {
            connection.close()
            throw error
        }
    }

    private nonisolated(nonsending) func exchange(
        _ request: Request, through connection: ForwardedConnection
    ) async throws(ForwardingError) -> Response {
        var isSent = true
        do throws(ForwardingError) {
            try await send(request, through: connection)
        } catch .interrupted {
            // A process that refuses content answers before all of it was sent.
            isSent = false
        }
        let head = try await connection.receiveHead(isHead: request.head.method == .head)
        return Response(head: head.response, body: try await body(after: head, from: connection, isReusable: isSent))
    }

    private nonisolated(nonsending) func send(
        _ request: Request, through connection: ForwardedConnection
    ) async throws(ForwardingError) {
        try await connection.send(ForwardedHead.encode(request))
        guard ForwardedHead.announcesContent(request) else { return }
        let isChunked = request.body.expectedLength == nil
        var pieces = request.body.makeAsyncIterator()
        while true {
            let piece: [UInt8]?
            do throws(RequestBodyError) {
                piece = try await pieces.next()
            } catch {
                throw .content(error)
            }
            guard let piece else { break }
            guard isChunked else {
                try await connection.send(piece)
                continue
            }
            try await connection.send(Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Self.lineEnd)
        }
        if isChunked { try await connection.send(Array("0\r\n\r\n".utf8)) }
    }

    private static let lineEnd: [UInt8] = [13, 10]

    private nonisolated(nonsending) func body(
        after head: ForwardedHead, from connection: ForwardedConnection, isReusable: Bool
    ) async throws(ForwardingError) -> ResponseBody {
        let content = ForwardedContent(
            of: connection, framing: head.framing, isReusable: isReusable && head.keepsAlive)
        switch head.framing {
        case .none(let length):
            content.finish()
            // The head alone is sent on, with the length of what is not.
            return .stream(length: length) { _ in }
        case .length(let length) where length <= Self.bufferedLength:
            var bytes: [UInt8] = []
            bytes.reserveCapacity(length)
            while let piece = try await content.nextPiece() { bytes += piece }
            return .bytes(bytes)
        case .length(let length):
            return .stream(length: length) { try await content.copy(to: $0) }
        case .chunked, .untilClose:
            return .stream(length: nil) { try await content.copy(to: $0) }
        }
    }
}
