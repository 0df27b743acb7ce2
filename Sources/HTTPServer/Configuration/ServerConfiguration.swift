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

    /// The path of a Unix-domain socket to listen on instead of `host` and `port`; `nil`, the default, is none.
    ///
    /// A socket that is there already is replaced when nobody listens on it. A name that begins with `@` has no file.
    public var socketPath: String?

    /// The permissions of that socket; 0660 by default: who may write to it may connect.
    public var socketMode: UInt32 = 0o660

    /// The descriptor of a socket that listens already, to be used instead of making one; `nil` by default.
    public var inheritedSocket: Int32?

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

    /// The proxies in front of the server.
    public var proxies = Proxies()

    /// How long the server waits.
    public var timeouts = Timeouts()

    /// How responses are compressed; `nil` compresses none.
    public var compression: Compression? = Compression()

    /// Where each request is logged; `nil`, the default, is nowhere.
    public var accessLog: AccessLog?

    /// What tells this server's metrics apart from those of others in the process, as their dimension `server`; `app` by
    /// default.
    public var metricsName = "app"

    /// The value of the `Server` field of every response; `nil`, the default, sends none.
    public var serverName: String?

    /// Makes a configuration with every default.
    public init() {}
}
