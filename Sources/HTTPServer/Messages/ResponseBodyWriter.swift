public import HTTPTypes

/// Takes the content of a streamed response, piece by piece.
public struct ResponseBodyWriter: Sendable {
    private let destination: any ResponseBodyDestination

    /// Makes a writer that hands its pieces to a destination.
    package init(destination: any ResponseBodyDestination) {
        self.destination = destination
    }

    /// Sends bytes, and returns when the socket took them all.
    ///
    /// A client that reads slowly therefore makes the writer wait. Empty bytes send nothing, except that the first
    /// write sends the head.
    public func write(_ bytes: [UInt8]) async throws(ResponseBodyError) {
        try await destination.write(bytes)
    }

    /// Sends text as UTF-8, and returns when the socket took it all.
    public func write(_ text: String) async throws(ResponseBodyError) {
        try await destination.write(Array(text.utf8))
    }

    /// Sets the trailer fields that end a chunked body (RFC 9110 section 6.5); elsewhere they are dropped.
    public func setTrailerFields(_ fields: HTTPFields) async {
        await destination.setTrailerFields(fields)
    }
}

/// Where a streamed response's pieces go.
package protocol ResponseBodyDestination: Sendable {
    /// Sends bytes, and returns when they are on their way.
    func write(_ bytes: [UInt8]) async throws(ResponseBodyError)

    /// Sets the fields to send after the last piece.
    func setTrailerFields(_ fields: HTTPFields) async
}
