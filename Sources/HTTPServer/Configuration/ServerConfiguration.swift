/// What a server listens on, and what it allows.
///
/// Every setting has a default that is fit for the open internet; change what an app needs to differ.
public struct ServerConfiguration: Sendable {
    /// The IP address or host name to listen on.
    ///
    /// The default, `127.0.0.1`, serves this machine only; `0.0.0.0` serves every IPv4 address, `::` every address of
    /// both families.
    public var host = "127.0.0.1"

    /// The port to listen on, 8080 by default.
    ///
    /// With 0 the system picks a free one, which `Server.start()` returns.
    public var port: UInt16 = 8080

    /// How connections are encrypted; `nil`, the default, serves plain HTTP.
    public var tls: TLSConfiguration?

    /// How many event-loop threads share the connections.
    ///
    /// `nil`, the default, is one for each processor this process may run on.
    public var eventLoopCount: Int?

    /// How many connections the kernel keeps waiting to be accepted; 1,024 by default.
    ///
    /// The system's own bound (`net.core.somaxconn`) applies as well.
    public var acceptBacklog = 1024

    /// What a client may send and hold.
    public var limits = Limits()

    /// How long the server waits.
    public var timeouts = Timeouts()

    /// How responses are compressed; `nil` compresses none.
    public var compression: Compression? = Compression()

    /// The value of the `Server` field of every response; `nil`, the default, sends none.
    public var serverName: String?

    /// Makes a configuration with every default.
    public init() {}
}
