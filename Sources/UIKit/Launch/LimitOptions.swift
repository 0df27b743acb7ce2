import ArgumentParser
import HTTPServer

/// The part of an app's command line that limits connections and requests.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The connections open at once (environment: MAX_CONNECTIONS; default: 10000).", valueName: "number"))
    var maxConnections: Int?

    @Option(
        help: ArgumentHelp(
            "The same from one address (environment: MAX_CONNECTIONS_PER_ADDRESS; default: 512).",
            valueName: "number"))
    var maxConnectionsPerAddress: Int?

    @Option(
        help: ArgumentHelp(
            """
            The requests that one address may make in a second, and twice as many at once; 0 for any number \
            (environment: MAX_REQUESTS_PER_SECOND; default: 500).
            """, valueName: "number"))
    var maxRequestsPerSecond: Int?

    @Option(
        help: ArgumentHelp(
            """
            The requests that one address may make at once after a pause (environment: MAX_REQUEST_BURST; default: \
            twice those of a second).
            """, valueName: "number"))
    var maxRequestBurst: Int?

    @Flag(
        help: """
            Count the clients of this machine by address like others, as no proxy on it speaks for them (environment: \
            COUNT_LOOPBACK_ADDRESSES=1).
            """)
    var countLoopbackAddresses = false

    @Option(
        help: ArgumentHelp(
            """
            The requests answered on one connection before it is closed (environment: MAX_REQUESTS_PER_CONNECTION; \
            default: 10000).
            """, valueName: "number"))
    var maxRequestsPerConnection: Int?

    @Option(
        help: ArgumentHelp(
            "The requests worked on at once (environment: MAX_CONCURRENT_REQUESTS; default: 2000).",
            valueName: "number"))
    var maxConcurrentRequests: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of one form with the files in it (environment: MAX_CONTENT_LENGTH; default: 16777216, 16 MiB).
            """, valueName: "bytes"))
    var maxContentLength: Int?

    @Option(
        help: ArgumentHelp(
            "The bytes of a request line (environment: MAX_REQUEST_LINE; default: 8192).", valueName: "bytes"))
    var maxRequestLine: Int?

    @Option(
        help: ArgumentHelp(
            "The bytes of the header fields of a request (environment: MAX_HEADER_LENGTH; default: 32768).",
            valueName: "bytes"))
    var maxHeaderLength: Int?

    @Option(
        help: ArgumentHelp(
            "The header fields of a request (environment: MAX_HEADER_FIELDS; default: 100).", valueName: "number"))
    var maxHeaderFields: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of all unfinished heads and of requests that wait behind others in memory at once (environment: \
            MAX_BUFFERED_INPUT; default: 67108864, 64 MiB, but at most a sixteenth of the memory limit).
            """, valueName: "bytes"))
    var maxBufferedInput: Int?

    /// The limits.
    ///
    /// - Parameters:
    ///   - memory: The bytes of memory that the app may use; nil for any number.
    ///   - environment: The other settings.
    /// - Throws: Which setting makes no sense.
    func limits(memory: Int?, _ environment: EnvironmentSettings) throws -> ServerConfiguration.Limits {
        var limits = ServerConfiguration.Limits()
        if let memory { limits.bufferedInputLength = min(limits.bufferedInputLength, memory / 16) }
        if let number = try environment.number(maxBufferedInput, .maxBufferedInput, atLeast: 1_024) {
            limits.bufferedInputLength = number
        }
        if let number = try environment.number(maxConnections, .maxConnections, atLeast: 1) {
            limits.connectionCount = number
        }
        if let number = try environment.number(maxConnectionsPerAddress, .maxConnectionsPerAddress, atLeast: 1) {
            limits.connectionCountPerAddress = number
        }
        if let number = try environment.number(maxRequestsPerSecond, .maxRequestsPerSecond, atLeast: 0) {
            limits.requestRatePerAddress = Double(number)
            limits.requestBurstPerAddress = max(1, min(number, 1_000_000) * 2)
        }
        if let number = try environment.number(maxRequestBurst, .maxRequestBurst, atLeast: 1) {
            limits.requestBurstPerAddress = number
        }
        limits.countsLoopbackAddresses = try environment.isOn(.countLoopbackAddresses) || countLoopbackAddresses
        if let number = try environment.number(maxRequestsPerConnection, .maxRequestsPerConnection, atLeast: 1) {
            limits.requestCountPerConnection = number
        }
        if let number = try environment.number(maxConcurrentRequests, .maxConcurrentRequests, atLeast: 1) {
            limits.concurrentRequestCount = number
        }
        if let number = try environment.number(maxContentLength, .maxContentLength, atLeast: 1_024) {
            limits.contentLength = number
        }
        if let number = try environment.number(maxRequestLine, .maxRequestLine, atLeast: 64) {
            limits.requestLineLength = number
        }
        if let number = try environment.number(maxHeaderLength, .maxHeaderLength, atLeast: 512) {
            limits.headerSectionLength = number
        }
        if let number = try environment.number(maxHeaderFields, .maxHeaderFields, atLeast: 10) {
            limits.headerFieldCount = number
        }
        return limits
    }
}
