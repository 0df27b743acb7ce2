import CLinux
import Glibc
import HTTP
import HTTPTypes
import Logging
import Synchronization

/// What all connections of a server share.
final class ServerContext: Sendable {
    let handler: any RequestHandler
    let limits: ServerConfiguration.Limits
    let parserLimits: RequestParser.Limits
    let encoder: ResponseEncoder
    let metrics: ServerMetrics
    let census: ConnectionCensus
    private let refusals: RefusalLog
    let accessLog: AccessLog?
    let proxies: ServerConfiguration.Proxies
    /// How often each address may ask, and how often it may connect; `nil` when that is not limited.
    private let requestAllowance: RequestAllowance?
    private let connectionAllowance: RequestAllowance?
    /// The requests that handlers work on now.
    let activeRequestCount = Atomic<Int>(0)
    /// The bytes of memory that clients' input takes which was not read yet, as far as connections count them.
    let heldInputLength = Atomic<Int>(0)
    /// The connections that are open only to be told that there is no room.
    let refusedConnectionCount = Atomic<Int>(0)
    let compression: ServerConfiguration.Compression?
    let logger: Logger

    /// The certificates that new connections begin with; `nil` where TLS is not spoken, and before the server starts.
    let tls = Mutex<TLSContext?>(nil)
    /// Whether connections speak TLS.
    let usesTLS: Bool
    /// The `Strict-Transport-Security` field of responses over TLS.
    let strictTransportField: HTTPField?

    let handshakeTimeout: Interval
    let headerTimeout: Interval
    let contentTimeout: Interval
    let minimumContentRate: Int
    let keepAliveTimeout: Interval
    let writeTimeout: Interval
    let minimumResponseRate: Int
    let lingerTimeout: Interval
    let lingerLimit: Interval

    /// Whether the server is stopping, so that each connection ends with the response it is at.
    let isDraining = Atomic<Bool>(false)
    /// Until when idle connections stay open while it is, in nanoseconds on the monotonic clock.
    let farewellEnd = Atomic<Int64>(0)
    private let farewell: Interval

    /// Lets each connection end with the response it is at, or soon when it is idle.
    func beginDraining() {
        farewellEnd.store((Moment.now() + farewell).nanoseconds, ordering: .relaxed)
        isDraining.store(true, ordering: .releasing)
    }

    init(configuration: ServerConfiguration, handler: any RequestHandler, logger: Logger, descriptorLimit: Int) {
        self.handler = handler
        self.logger = logger
        metrics = ServerMetrics(server: configuration.metricsName)
        limits = configuration.limits
        parserLimits = RequestParser.Limits(
            requestLineLength: limits.requestLineLength,
            fieldSectionLength: limits.headerSectionLength,
            fieldCount: limits.headerFieldCount,
            contentLength: limits.contentLength
        )
        encoder = ResponseEncoder(serverName: configuration.serverName)
        proxies = configuration.proxies
        census = ConnectionCensus(limits: limits, proxies: proxies, descriptorLimit: descriptorLimit)
        refusals = RefusalLog(logger: logger)
        requestAllowance = RequestAllowance(limits)
        connectionAllowance = RequestAllowance(limits)
        compression = configuration.compression
        accessLog = configuration.accessLog
        usesTLS = configuration.tls != nil
        strictTransportField = configuration.tls?.strictTransportSecurity.map {
            HTTPField(name: .strictTransportSecurity, value: $0.fieldValue)
        }
        let timeouts = configuration.timeouts
        handshakeTimeout = Interval(timeouts.handshake)
        headerTimeout = Interval(timeouts.header)
        contentTimeout = Interval(timeouts.content)
        minimumContentRate = max(1, timeouts.minimumContentRate)
        keepAliveTimeout = Interval(timeouts.keepAlive)
        writeTimeout = Interval(timeouts.write)
        minimumResponseRate = max(1, timeouts.minimumResponseRate)
        lingerTimeout = Interval(timeouts.linger)
        lingerLimit = Interval(timeouts.lingerLimit)
        farewell = Interval(timeouts.farewell)
    }

    /// Counts a refusal and tells the log.
    func note(_ refusal: ServerMetrics.Refusal, _ message: @autoclosure () -> String) {
        metrics.count(refusal)
        refusals.note(refusal.rawValue, level: refusal.level, message())
    }

    /// Counts a request from an address; `nil` when it is allowed, else after how many nanoseconds another would be.
    func countRequest(from address: SocketAddress, at now: Moment) -> Int64? {
        guard let requestAllowance, let number = census.countedNumber(of: address) else { return nil }
        return requestAllowance.count(number, at: now)
    }

    /// Counts a new connection from an address; `nil` when it is allowed, else after how many nanoseconds another would be.
    func countConnection(from address: SocketAddress, at now: Moment) -> Int64? {
        guard let connectionAllowance, let number = census.countedNumber(of: address),
            let wait = connectionAllowance.count(number, at: now)
        else { return nil }
        note(.connectionRate, "Refused a connection from \(address): too many in a second.")
        return wait
    }

    /// Takes a connection off the counts.
    func dismiss(_ address: SocketAddress, isRefused: Bool) {
        if isRefused {
            refusedConnectionCount.subtract(1, ordering: .relaxed)
        } else {
            metrics.openConnections.decrement()
            census.dismiss(address)
        }
    }

    /// The bytes of a response that is sent outside of an exchange, and after which the connection is closed.
    func lastBytes(_ response: Response, date: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        _ = try? encoder.appendHead(
            response.head,
            contentLength: response.body.length,
            answering: ResponseEncoder.Exchange(isHead: false, minorVersion: 1, keepsAlive: false),
            date: date,
            to: &output
        )
        if case .bytes(let bytes) = response.body { output += bytes }
        return output
    }

    /// Sends a short response in plain to a client of which nothing further is read, as far as its socket takes it at once.
    func sendLast(_ response: Response, on descriptor: Int32, of loop: EventLoop) {
        let output = lastBytes(response, date: loop.date)
        _ = output.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        shutdown(descriptor, Int32(SHUT_WR))
        // What the client has sent already is taken, lest closing reset the connection before it read the answer.
        _ = read(descriptor, loop.readBuffer.baseAddress, loop.readBuffer.count)
    }
}
