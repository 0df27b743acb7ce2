import HTTP
import Logging
import Synchronization

/// What all connections of a server share.
final class ServerContext: Sendable {
    let handler: any RequestHandler
    let limits: ServerConfiguration.Limits
    let parserLimits: RequestParser.Limits
    let encoder: ResponseEncoder
    let metrics = ServerMetrics()
    let census: ConnectionCensus
    let logger: Logger

    let headerTimeout: Interval
    let contentTimeout: Interval
    let minimumContentRate: Int
    let keepAliveTimeout: Interval
    let writeTimeout: Interval
    let lingerTimeout: Interval

    /// Whether the server is stopping, so that each connection ends with the response it is at.
    let isDraining = Atomic<Bool>(false)

    init(configuration: ServerConfiguration, handler: any RequestHandler, logger: Logger, descriptorLimit: Int) {
        self.handler = handler
        self.logger = logger
        limits = configuration.limits
        parserLimits = RequestParser.Limits(
            requestLineLength: limits.requestLineLength,
            fieldSectionLength: limits.headerSectionLength,
            fieldCount: limits.headerFieldCount,
            contentLength: limits.contentLength
        )
        encoder = ResponseEncoder(serverName: configuration.serverName)
        census = ConnectionCensus(limits: limits, descriptorLimit: descriptorLimit)
        let timeouts = configuration.timeouts
        headerTimeout = Interval(timeouts.header)
        contentTimeout = Interval(timeouts.content)
        minimumContentRate = max(1, timeouts.minimumContentRate)
        keepAliveTimeout = Interval(timeouts.keepAlive)
        writeTimeout = Interval(timeouts.write)
        lingerTimeout = Interval(timeouts.linger)
    }
}
