import HTTPServer

/// How an app is encrypted: the command line, else the environment.
struct TLSSettings {
    /// How connections are encrypted; nil when they are not.
    let configuration: TLSConfiguration?

    /// The port whose clients are sent to HTTPS; nil when there is none.
    let redirectPort: UInt16?

    /// The port at which browsers reach HTTPS, where it is another than the one listened on.
    let publicPort: UInt16?

    /// Takes each setting from where it is given.
    ///
    /// - Throws: Which setting makes no sense, or which do not fit together.
    init(_ options: TLSOptions, environment: EnvironmentSettings) throws {
        let certificates = options.certificates.isEmpty ? environment.list(.tlsCertificate) : options.certificates
        let keys = options.keys.isEmpty ? environment.list(.tlsKey) : options.keys
        redirectPort = try options.redirectPort ?? environment.value(.redirectPort) { UInt16($0) }
        publicPort = try options.publicPort ?? environment.value(.publicPort) { UInt16($0) }
        let authorities = options.clientAuthorities ?? environment.text(.tlsClientAuthorities)
        guard !certificates.isEmpty else {
            guard keys.isEmpty else { throw SettingsConflict(description: "A TLS key needs a certificate.") }
            guard redirectPort == nil else {
                throw SettingsConflict(description: "Redirecting to HTTPS needs a TLS certificate.")
            }
            guard authorities == nil else {
                throw SettingsConflict(description: "Asking clients for certificates needs a TLS certificate.")
            }
            configuration = nil
            return
        }
        guard keys.isEmpty || keys.count == certificates.count else {
            throw SettingsConflict(
                description: "There are \(certificates.count) TLS certificates but \(keys.count) keys; each needs one.")
        }
        var configuration = TLSConfiguration(
            certificates: zip(certificates, keys.isEmpty ? certificates : keys).map { .init(chain: $0, key: $1) })
        configuration.minimumVersion =
            try options.minimumVersion ?? environment.value(
                .tlsMinimumVersion, TLSConfiguration.Version.init(named:))
            ?? .v1_2
        let need =
            try options.clientCertificates
            ?? environment.value(.tlsClientCertificates, TLSOptions.Need.init(rawValue:))
        if let authorities {
            configuration.clientCertificates =
                need == .optional ? .requested(authorities: authorities) : .required(authorities: authorities)
        } else if need != nil {
            throw SettingsConflict(
                description: "To verify certificates of clients, name the file of their authorities.")
        }
        if let age = try options.hstsMaxAge ?? environment.value(.hstsMaxAge, { Int($0) }) {
            guard age >= 0 else { throw SettingsConflict(description: "A time of \(age) seconds makes no sense.") }
            configuration.strictTransportSecurity = StrictTransportSecurity(maximumAge: age)
        }
        self.configuration = configuration
    }
}
