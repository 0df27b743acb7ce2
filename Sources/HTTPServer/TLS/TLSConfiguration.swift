/// How a server speaks TLS: its certificates, and what it asks of clients.
///
/// TLS 1.2 and 1.3 are spoken, with forward secrecy and authenticated encryption only. Files are in PEM form and are read
/// when the server starts and again by `Server.reloadCertificates()`.
public struct TLSConfiguration: Sendable {
    /// A certificate with the key that belongs to it.
    public struct Certificate: Hashable, Sendable {
        /// The path of a file with the certificate, followed by those that lead from it to an authority clients know.
        public var chain: String

        /// The path of a file with the certificate's private key, not protected by a passphrase.
        public var key: String

        /// Names the files of a certificate and its key.
        public init(chain: String, key: String) {
            self.chain = chain
            self.key = key
        }
    }

    /// The versions of the protocol.
    public enum Version: Hashable, Sendable {
        /// TLS 1.2 (RFC 5246).
        case v1_2
        /// TLS 1.3 (RFC 8446).
        case v1_3
    }

    /// Whether clients show certificates of their own.
    public enum ClientCertificates: Hashable, Sendable {
        /// They are not asked for any.
        case ignored
        /// They may show one, which must then come from an authority in the file at the path.
        case requested(authorities: String)
        /// They must show one that comes from an authority in the file at the path.
        case required(authorities: String)
    }

    /// The certificates.
    ///
    /// A client that names the host it wants (SNI, RFC 6066 section 3) gets the first certificate for that name, any other
    /// client the first of all. Two certificates for the same names with keys of different kinds, such as RSA and ECDSA,
    /// are offered together.
    public var certificates: [Certificate]

    /// The oldest version that is spoken; 1.2 by default.
    public var minimumVersion = Version.v1_2

    /// Whether clients show certificates; they are not asked by default.
    ///
    /// `Request.tls` tells what a client showed. Where clients are asked, no session is resumed: each connection shows the
    /// certificate anew, and it is checked against the authorities of now.
    public var clientCertificates = ClientCertificates.ignored

    /// What browsers are told about insecure connections; to avoid them for a year, by default.
    ///
    /// `nil` tells them nothing.
    public var strictTransportSecurity: StrictTransportSecurity? = StrictTransportSecurity()

    /// Makes a configuration of certificates, with every other setting at its default.
    public init(certificates: [Certificate]) {
        self.certificates = certificates
    }
}

/// What a `Strict-Transport-Security` field tells browsers (RFC 6797).
///
/// It is sent with every response over TLS, except to those who address `localhost`: what a browser learns there would
/// hold for every other program on the machine as well.
public struct StrictTransportSecurity: Hashable, Sendable {
    /// How long a browser shall use TLS only, in seconds; a year by default, and 0 makes it forget.
    public var maximumAge: Int

    /// Whether that holds for all subdomains, too; not by default.
    public var includesSubdomains: Bool

    /// Makes a rule.
    public init(maximumAge: Int = 31_536_000, includesSubdomains: Bool = false) {
        self.maximumAge = maximumAge
        self.includesSubdomains = includesSubdomains
    }

    /// The value of the field.
    var fieldValue: String {
        "max-age=\(max(0, maximumAge))\(includesSubdomains ? "; includeSubDomains" : "")"
    }
}
