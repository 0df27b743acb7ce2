import HTTPTypes

/// The content of one request, read from its connection.
///
/// Sendable without the compiler's check: `connection` is used on the loop's thread only, to which every call moves
/// first.
final class ConnectionBodySource: RequestBodySource, @unchecked Sendable {
    private let loop: EventLoop
    private var connection: Connection?

    init(_ connection: Connection) {
        loop = connection.loop
        self.connection = connection
    }

    /// Cuts the content off its connection, which goes on to other requests.
    func end() {
        loop.preconditionIsCurrent()
        connection = nil
    }

    func nextPiece() async throws(RequestBodyError) -> [UInt8]? {
        if loop.isCurrent { return try await nextPieceOnLoop() }
        return try await withTaskExecutorPreference(loop) { () async throws(RequestBodyError) in
            try await self.nextPieceOnLoop()
        }
    }

    func trailerFields() async -> HTTPFields {
        if loop.isCurrent { return trailerFieldsOnLoop }
        return await withTaskExecutorPreference(loop) { self.trailerFieldsOnLoop }
    }

    private var trailerFieldsOnLoop: HTTPFields {
        loop.preconditionIsCurrent()
        return connection?.content.trailerFields ?? HTTPFields()
    }

    private func nextPieceOnLoop() async throws(RequestBodyError) -> [UInt8]? {
        loop.preconditionIsCurrent()
        guard let connection else {
            throw RequestBodyError(code: .disconnected, message: "The request has already been answered.")
        }
        return try await connection.nextContent()
    }
}
