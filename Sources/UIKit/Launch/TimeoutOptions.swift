import ArgumentParser
import HTTPServer

/// The part of an app's command line that says how long the server waits for clients.
struct TimeoutOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "For a TLS handshake (environment: HANDSHAKE_TIMEOUT; default: 10).", valueName: "seconds"))
    var handshakeTimeout: Int?

    @Option(
        help: ArgumentHelp(
            "For the header fields of a request (environment: HEADER_TIMEOUT; default: 15).", valueName: "seconds"))
    var headerTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            For the content of a request, and longer while it comes at a rate (environment: CONTENT_TIMEOUT; default: \
            20).
            """, valueName: "seconds"))
    var contentTimeout: Int?

    @Option(
        help: ArgumentHelp(
            "For the next request on a connection (environment: KEEP_ALIVE_TIMEOUT; default: 60).",
            valueName: "seconds"))
    var keepAliveTimeout: Int?

    @Option(
        help: ArgumentHelp(
            "For a client that takes nothing of its response (environment: WRITE_TIMEOUT; default: 30).",
            valueName: "seconds"))
    var writeTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            For more of what a client had on its way, once its connection is to be closed (environment: \
            LINGER_TIMEOUT; default: 2).
            """, valueName: "seconds"))
    var lingerTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            At which rate content must come to be waited for longer, in a second (environment: MIN_CONTENT_RATE; \
            default: 500).
            """, valueName: "bytes"))
    var minContentRate: Int?

    @Option(
        help: ArgumentHelp(
            """
            At which rate a response must be taken to be waited for longer, in a second (environment: \
            MIN_RESPONSE_RATE; default: 500).
            """, valueName: "bytes"))
    var minResponseRate: Int?

    /// The timeouts.
    ///
    /// - Throws: Which setting makes no sense.
    func timeouts(_ environment: EnvironmentSettings) throws -> ServerConfiguration.Timeouts {
        var timeouts = ServerConfiguration.Timeouts()
        try environment.readSeconds(handshakeTimeout, .handshakeTimeout, into: &timeouts.handshake)
        try environment.readSeconds(headerTimeout, .headerTimeout, into: &timeouts.header)
        try environment.readSeconds(contentTimeout, .contentTimeout, into: &timeouts.content)
        try environment.readSeconds(keepAliveTimeout, .keepAliveTimeout, into: &timeouts.keepAlive)
        try environment.readSeconds(writeTimeout, .writeTimeout, into: &timeouts.write)
        try environment.readSeconds(lingerTimeout, .lingerTimeout, into: &timeouts.linger)
        timeouts.lingerLimit = max(timeouts.lingerLimit, timeouts.linger)
        if let number = try environment.number(minContentRate, .minContentRate, atLeast: 1) {
            timeouts.minimumContentRate = number
        }
        if let number = try environment.number(minResponseRate, .minResponseRate, atLeast: 1) {
            timeouts.minimumResponseRate = number
        }
        return timeouts
    }
}
