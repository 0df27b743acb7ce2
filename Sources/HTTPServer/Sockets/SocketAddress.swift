import Glibc

/// The address of one end of a connection: an IP address and a port, or a Unix-domain socket.
public struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of address.
    public enum Family: Hashable, Sendable {
        /// IPv4, written as `127.0.0.1`.
        case v4
        /// IPv6, written as `::1`.
        case v6
        /// A Unix-domain socket, written as `unix:/run/app.sock`.
        case unix
    }

    /// The kind of address.
    public let family: Family

    /// The IP address in its usual form, without brackets: `127.0.0.1`, `::1`, `fe80::1%2`; of a Unix-domain socket its
    /// path, which is empty for a client.
    public let host: String

    /// The port; 0 for a Unix-domain socket.
    public let port: UInt16

    /// The IPv4 address and port that stand for no address at all: `0.0.0.0:0`.
    public static let unspecified = SocketAddress(family: .v4, host: "0.0.0.0", port: 0)

    init(family: Family, host: String, port: UInt16) {
        self.family = family
        self.host = host
        self.port = port
    }

    /// The address as it stands in a URL: `127.0.0.1:8080`, `[::1]:8080`.
    public var description: String {
        switch family {
        case .v4: "\(host):\(port)"
        case .v6: "[\(host)]:\(port)"
        case .unix: "unix:\(host)"
        }
    }
}
