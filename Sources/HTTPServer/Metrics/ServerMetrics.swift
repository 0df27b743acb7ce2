import Logging
import Metrics

/// What the server counts, for whatever metrics backend the process has set up.
struct ServerMetrics: Sendable {
    /// Connections accepted.
    let connections: Counter
    /// Connections open now.
    let openConnections: Meter
    /// TLS handshakes completed.
    let handshakes: Counter
    /// Requests whose head was complete.
    let requests: Counter
    /// Bytes read from sockets.
    let bytesReceived: Counter
    /// Bytes written to sockets.
    let bytesSent: Counter
    /// Responses that were compressed on their way.
    let compressedResponses: Counter
    /// How long requests took, from the end of the head to the end of the response.
    let duration: Timer

    /// Responses by the first digit of their status.
    private let responses: [Counter]
    private let refusals: [Refusal: Counter]

    /// Why the server itself refused something.
    enum Refusal: String, CaseIterable {
        case malformed, notImplemented, expectation, version
        case requestLine, headerFields, content, length, inputMemory
        case headerTimeout, contentTimeout, writeTimeout
        case handshake, handshakeTimeout
        case connections, connectionsPerAddress, connectionRate, requestRate, overload, proxyHeader
        case misdirected
        case descriptors
        case response

        /// What a status of the parser's means.
        init(ofStatus status: Int) {
            self =
                switch status {
                case 408: .headerTimeout
                case 413: .content
                case 414: .requestLine
                case 417: .expectation
                case 431: .headerFields
                case 501: .notImplemented
                case 503: .inputMemory
                case 505: .version
                default: .malformed
                }
        }

        /// How much it concerns the operator: limits may be too low, what programs send wrongly is for their authors to
        /// mend.
        var level: Logger.Level {
            switch self {
            case .response: .error
            case .malformed, .notImplemented, .expectation, .version, .length, .handshake, .misdirected: .notice
            default: .warning
            }
        }
    }

    /// Prepares to count.
    ///
    /// - Parameter server: What tells this server apart from others in the process.
    init(server: String) {
        let server = ("server", server)
        connections = Counter(label: "http_server_connections_total", dimensions: [server])
        openConnections = Meter(label: "http_server_open_connections", dimensions: [server])
        handshakes = Counter(label: "http_server_tls_handshakes_total", dimensions: [server])
        requests = Counter(label: "http_server_requests_total", dimensions: [server])
        bytesReceived = Counter(label: "http_server_received_bytes_total", dimensions: [server])
        bytesSent = Counter(label: "http_server_sent_bytes_total", dimensions: [server])
        compressedResponses = Counter(label: "http_server_compressed_responses_total", dimensions: [server])
        duration = Timer(label: "http_server_request_duration_seconds", dimensions: [server])
        responses = (2...5).map { digit in
            Counter(label: "http_server_responses_total", dimensions: [server, ("status", "\(digit)xx")])
        }
        refusals = Refusal.allCases.reduce(into: [:]) { refusals, refusal in
            refusals[refusal] = Counter(
                label: "http_server_refusals_total", dimensions: [server, ("reason", refusal.rawValue)])
        }
    }

    /// Counts a response that was sent.
    func count(responseWith status: Int) {
        let index = status / 100 - 2
        if responses.indices.contains(index) { responses[index].increment() }
    }

    /// Counts a refusal.
    func count(_ refusal: Refusal) {
        refusals[refusal]?.increment()
    }
}
