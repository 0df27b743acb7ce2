import ArgumentParser
import HTTPServer

/// The part of an app's command line that concerns TLS.
struct TLSOptions: ParsableArguments {
    @Option(
        name: .customLong("tls-certificate"),
        help: ArgumentHelp(
            """
            Serve HTTPS with the certificate in this PEM file, followed by its chain; give one for each host \
            (environment: TLS_CERTIFICATE, several separated by commas).
            """, valueName: "file"))
    var certificates: [String] = []

    @Option(
        name: .customLong("tls-key"),
        help: ArgumentHelp(
            """
            The private key of each certificate, in the same order (environment: TLS_KEY; default: in the file of the \
            certificate).
            """, valueName: "file"))
    var keys: [String] = []

    @Option(
        name: .customLong("tls-minimum-version"),
        help: ArgumentHelp(
            "The oldest TLS version to speak: 1.2 or 1.3 (environment: TLS_MINIMUM_VERSION; default: 1.2).",
            valueName: "version"),
        transform: value(TLSConfiguration.Version.init(named:), orRefuse: "version"))
    var minimumVersion: TLSConfiguration.Version?

    @Option(
        name: .customLong("tls-client-authorities"),
        help: ArgumentHelp(
            "Ask clients for certificates of the authorities in this PEM file (environment: TLS_CLIENT_AUTHORITIES).",
            valueName: "file"))
    var clientAuthorities: String?

    @Option(
        name: .customLong("tls-client-certificates"),
        help: ArgumentHelp(
            """
            Whether such a certificate is required or optional (environment: TLS_CLIENT_CERTIFICATES; default: \
            required).
            """, valueName: "need"),
        transform: value(Need.init(rawValue:), orRefuse: "need"))
    var clientCertificates: Need?

    @Option(
        help: ArgumentHelp(
            """
            How long browsers shall use HTTPS only once they came through it; 0 makes them forget (environment: \
            HSTS_MAX_AGE; default: 31536000, a year).
            """, valueName: "seconds"))
    var hstsMaxAge: Int?

    @Option(
        help: ArgumentHelp(
            "Listen on this port, too, and send those who come there to HTTPS (environment: REDIRECT_PORT).",
            valueName: "port"))
    var redirectPort: UInt16?

    @Option(
        help: ArgumentHelp(
            """
            The port at which browsers reach HTTPS, where it is another than the one listened on (environment: \
            PUBLIC_PORT).
            """, valueName: "port"))
    var publicPort: UInt16?

    /// Whether clients need a certificate.
    enum Need: String {
        case required, optional
    }

    private static func value<Value>(
        _ read: @escaping @Sendable (String) -> Value?, orRefuse kind: String
    ) -> @Sendable (String) throws -> Value {
        { text in
            guard let value = read(text) else { throw ValidationError("\"\(text)\" is no such \(kind).") }
            return value
        }
    }
}

extension TLSConfiguration.Version {
    /// Reads the number of a version.
    init?(named name: String) {
        switch name {
        case "1.2": self = .v1_2
        case "1.3": self = .v1_3
        default: return nil
        }
    }
}
