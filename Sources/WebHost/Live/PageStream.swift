import HTTPServer

/// One open event stream of a page (HTML, section 9.2, Server-sent events).
///
/// Messages wait here until the client took those before. A client that takes nothing for long is cut off, so that it
/// costs no memory; it comes again and says what it saw last.
final class PageStream: Sendable {
    /// The most messages that wait.
    private static let greatestBacklog = 32

    /// The name that the page gave itself.
    let page: String

    private let messages: AsyncStream<[UInt8]>
    private let input: AsyncStream<[UInt8]>.Continuation

    /// Creates the stream of a page.
    init(page: String) {
        self.page = page
        (messages, input) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.greatestBacklog))
    }

    /// Has bytes sent; false, and the stream ends, when too many wait already.
    func send(_ bytes: [UInt8]) -> Bool {
        if case .enqueued = input.yield(bytes) { return true }
        input.finish()
        return false
    }

    /// Ends the stream after what waits.
    func end() {
        input.finish()
    }

    /// Sends everything until the stream ends or the client is gone.
    func run(_ writer: ResponseBodyWriter) async throws {
        for await bytes in messages { try await writer.write(bytes) }
    }

    /// What keeps a connection open that has nothing to say: an event by which the page knows that it still stands, with the
    /// seconds until the next one.
    static func heartbeat(every interval: Duration) -> [UInt8] {
        Array("event: beat\ndata: \(interval / .seconds(1))\n\n".utf8)
    }

    /// A message with a name by which the client says what it saw last.
    static func message(_ data: [UInt8], revision: Int) -> [UInt8] {
        var message = Array("id: \(revision)\ndata: ".utf8)
        message += data
        message += "\n\n".utf8
        return message
    }
}
