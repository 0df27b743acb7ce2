/// The content of a response.
public enum ResponseBody: Sendable {
    /// No content.
    case none

    /// Content in memory, sent together with the head and without being copied when it is large.
    case bytes([UInt8])

    /// Part of a file, sent by the kernel without passing through this process.
    case file(FileRegion)

    /// Content that is produced while it is sent.
    ///
    /// - Parameters:
    ///   - length: The number of bytes that will be written, if it is known. Without it the content is sent in chunks,
    ///     or to an HTTP/1.0 client until the connection closes.
    ///   - produce: Writes the content. It runs after the head was decided, in the task that ran the handler; each
    ///     write waits until the socket took the bytes. When it throws, or writes another number of bytes than
    ///     announced, the connection is aborted, so that the client knows the content to be incomplete; when it throws
    ///     before its first write, the client gets 500 instead.
    case stream(length: Int?, produce: @Sendable (_ writer: ResponseBodyWriter) async throws -> Void)

    /// The number of bytes of content, when it is known before it is sent.
    public var length: Int? {
        switch self {
        case .none: 0
        case .bytes(let bytes): bytes.count
        case .file(let region): region.length
        case .stream(let length, _): length
        }
    }
}
