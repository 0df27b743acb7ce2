import HTTPServer

/// An address and a port to listen on, as one text.
struct ListenAddress: Equatable {
    /// The address or host name.
    let host: String

    /// The port.
    let port: UInt16

    /// Reads `127.0.0.1:9090`, `[::1]:9090`, `localhost:9090`, or `9090` for this machine only; nil when it is none.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else {
            guard let port = UInt16(text) else { return nil }
            (host, self.port) = ("127.0.0.1", port)
            return
        }
        guard let port = UInt16(text[text.index(after: colon)...]) else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty else { return nil }
        (self.host, self.port) = (String(host), port)
    }
}
