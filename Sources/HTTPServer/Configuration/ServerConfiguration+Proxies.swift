extension ServerConfiguration {
    /// Which proxies stand in front of the server, and how they tell it of the clients they speak for.
    ///
    /// What anybody else says of where a request comes from is passed over: a client could say anything. A proxy in turn
    /// must replace or drop the fields of the other kind, which a client may send through it.
    public struct Proxies: Sendable {
        /// How a proxy tells of a client in each request.
        public enum Fields: String, Hashable, Sendable, CaseIterable {
            /// `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
            case xForwarded = "x-forwarded"
            /// `Forwarded` (RFC 7239).
            case forwarded
            /// Not at all.
            case none
        }

        /// The addresses of proxies; none by default.
        public var trusted: [AddressRange] = []

        /// The fields that the proxies set; `X-Forwarded-*` by default.
        public var fields = Fields.xForwarded

        /// Whether each connection begins with a header of the PROXY protocol, version 1 or 2; false by default.
        ///
        /// Connections from elsewhere than `trusted` are closed then, as are those that begin otherwise. What `fields` say
        /// counts then only if the address that the header names is one of `trusted` as well.
        public var speakProxyProtocol = false

        /// Makes settings with every default.
        public init() {}

        /// Whether an address is one of the proxies'.
        func includes(_ address: SocketAddress) -> Bool {
            trusted.contains { $0.contains(address) }
        }
    }
}
