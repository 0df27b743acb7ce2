extension ServerConfiguration {
    /// The most a client may send or hold.
    ///
    /// What exceeds a limit is refused with the status named there.
    public struct Limits: Sendable {
        /// The longest request line in bytes, its line end included; 8,192 by default.
        ///
        /// Longer: 414.
        public var requestLineLength = 8192

        /// The bytes of all header fields of a request together, line ends included; 32,768 by default.
        ///
        /// More: 431. The trailer fields after a chunked body are held to the same limit.
        public var headerSectionLength = 32768

        /// The number of header fields of a request; 100 by default.
        ///
        /// More: 431. Trailer fields are held to the same.
        public var headerFieldCount = 100

        /// The bytes of a request's content; 16 MiB by default.
        ///
        /// More: 413, before anything is read when the client announced the length.
        public var contentLength = 16 << 20

        /// The bytes of content that are read and discarded when a handler did not read them, so that the connection
        /// can serve another request; 256 KiB by default.
        ///
        /// More: the connection is closed.
        public var unreadContentLength = 256 << 10

        /// The bytes of all clients' input together that is in memory but was not read yet, as of unfinished heads and requests
        /// that follow each other at once; 64 MiB by default.
        ///
        /// More: 503 with `Retry-After`, and the connection is closed. 4 KiB of each connection are not counted.
        public var bufferedInputLength = 64 << 20

        /// The connections open at once; 10,000 by default, or fewer if the process may not open that many descriptors.
        ///
        /// More: 503 with `Retry-After`, and the connection is closed.
        public var connectionCount = 10_000

        /// The connections open at once from one IP address; 512 by default.
        ///
        /// More: 503 with `Retry-After`, and the connection is closed. Of IPv6 clients a network (/64) counts as one
        /// address. Trusted proxies are not counted, nor are those that connect through a Unix-domain socket. A client whom the
        /// header of the PROXY protocol names is not told where TLS would have to be agreed on first.
        public var connectionCountPerAddress = 512

        /// The requests in a second that one IP address may make on average; 500 by default, and 0 allows any number.
        ///
        /// More: 429 with `Retry-After`. Whom that concerns is decided as for `connectionCountPerAddress`, but behind a
        /// trusted proxy it is the client that the proxy names. Requests that cannot be understood count as well. As often,
        /// and counted apart, an address may connect; more: 429 and the connection is closed, where TLS would have to be agreed
        /// on first without a word.
        public var requestRatePerAddress = 500.0

        /// The requests that one IP address may make at once after a pause; 1,000 by default.
        public var requestBurstPerAddress = 1_000

        /// The requests that handlers work on at once; 2,000 by default.
        ///
        /// More: 503 with `Retry-After`, before anything is read or remembered of them. A handler that waits for its
        /// client's content does not count, nor does a response that is being sent.
        public var concurrentRequestCount = 2_000

        /// Whether `connectionCountPerAddress` and `requestRatePerAddress` hold for loopback addresses too.
        ///
        /// Not by default: what connects from there is usually a reverse proxy that speaks for many clients.
        public var countsLoopbackAddresses = false

        /// The requests answered on one connection before it is closed; 10,000 by default.
        public var requestCountPerConnection = 10_000

        /// Makes limits with every default.
        public init() {}
    }
}
