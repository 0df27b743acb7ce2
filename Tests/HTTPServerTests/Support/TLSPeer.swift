import HTTPServer

/// OpenSSL's own client, as a peer that shows what was agreed.
enum TLSPeer {
    /// Connects, sends text and receives until the server closes.
    ///
    /// - Parameters:
    ///   - address: The server's address.
    ///   - arguments: More arguments of `openssl s_client`.
    ///   - input: What to send.
    static func connect(
        to address: SocketAddress, _ arguments: [String] = [],
        input: String = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    ) async throws -> Program.Result {
        try await Program.run(
            "openssl", ["s_client", "-connect", "\(address)", "-ign_eof"] + arguments, input: input)
    }

    /// Asks with curl, which verifies the server's certificate with the one in a file.
    static func curl(_ arguments: [String]) async throws -> Program.Result {
        try await Program.run("curl", ["--silent", "--show-error", "--max-time", "120"] + arguments)
    }
}
