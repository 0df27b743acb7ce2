extension ServerConfiguration {
    /// How responses are compressed for clients that take them so.
    public struct Compression: Sendable {
        /// The least bytes of content that are compressed; 512 by default.
        ///
        /// Shorter ones fit into one packet either way.
        public var minimumLength = 512

        /// How much work is spent: from 1, the least, to 9; 4 by default.
        public var level = 4

        /// The streamed responses that are compressed at once on one event loop; 256 by default.
        ///
        /// Each takes 40 KB for as long as it lasts. Further ones are sent as they are.
        public var streamCountPerLoop = 256

        /// Makes settings with every default.
        public init() {}
    }
}
