extension ServerConfiguration {
    /// How long the server waits for clients.
    ///
    /// Time during which a handler works is never counted.
    public struct Timeouts: Sendable {
        /// From the opening of a connection to the end of its TLS handshake; 10 seconds by default.
        ///
        /// Later: the connection is closed.
        public var handshake: Duration = .seconds(10)

        /// From the first byte of a request, or from the opening of the connection, to the end of its header fields; 15
        /// seconds by default.
        ///
        /// Later: 408, and the connection is closed.
        public var header: Duration = .seconds(15)

        /// The time spent waiting for a request's content while a handler reads it; 20 seconds by default, and longer
        /// by what `minimumContentRate` grants.
        ///
        /// Later: 408, and the connection is closed.
        public var content: Duration = .seconds(20)

        /// The bytes of content that extend the `content` timeout by one second; 500 by default.
        ///
        /// A client that is slow but keeps this rate is never cut off.
        public var minimumContentRate = 500

        /// How long a connection may be idle between two requests; 60 seconds by default.
        ///
        /// Later: it is closed.
        public var keepAlive: Duration = .seconds(60)

        /// How long a client may take nothing of a response that waits for it, and how long it may be waited for in all, but
        /// for what `minimumResponseRate` grants; 30 seconds by default.
        ///
        /// Later: the connection is aborted.
        public var write: Duration = .seconds(30)

        /// The bytes of a response that extend the `write` timeout by one second; 500 by default.
        ///
        /// A client that is slow but keeps this rate is never cut off. Time during which a response waits for the handler
        /// does not count.
        public var minimumResponseRate = 500

        /// How long a connection that is being closed waits for more of what the client had on its way, so that the client
        /// gets to read the last response; 2 seconds by default.
        public var linger: Duration = .seconds(2)

        /// How long it does so in all while more comes; 30 seconds by default.
        public var lingerLimit: Duration = .seconds(30)

        /// How long idle connections stay open once the server is stopping; 1 second by default.
        ///
        /// A request that comes within it is answered, and tells its client that the connection ends. Closing at once would
        /// fail the requests that are on their way.
        public var farewell: Duration = .seconds(1)

        /// Makes timeouts with every default.
        public init() {}
    }
}
