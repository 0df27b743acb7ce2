/// What was agreed with a client when its TLS connection began.
public struct TLSSession: Hashable, Sendable {
    /// The certificate by which a client proved who it is.
    public struct ClientCertificate: Hashable, Sendable {
        /// The distinguished name of its subject (RFC 4514), such as `CN=Ada,O=Example`.
        public let subject: String

        /// The SHA-256 digest of the whole certificate.
        public let fingerprint: [UInt8]
    }

    /// The version of the protocol as OpenSSL names it: `TLSv1.2` or `TLSv1.3`.
    public let version: String

    /// The cipher suite as the standards name it, such as `TLS_AES_256_GCM_SHA384`.
    public let cipherSuite: String

    /// The host that the client named before it got a certificate, if it did (SNI, RFC 6066 section 3).
    public let serverName: String?

    /// Whether the client went on with an earlier session instead of beginning anew.
    public let isResumed: Bool

    /// The client's certificate, verified; `nil` when it showed none.
    public let clientCertificate: ClientCertificate?
}
