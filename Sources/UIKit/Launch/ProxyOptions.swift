import ArgumentParser
import HTTPServer

/// The part of an app's command line that concerns who reaches it and how.
struct ProxyOptions: ParsableArguments {
    @Option(
        name: .customLong("allowed-host"),
        help: ArgumentHelp(
            """
            Answer requests that address this host only; may be repeated (environment: ALLOWED_HOSTS, separated by \
            commas; default: any host).
            """, valueName: "name"))
    var allowedHosts: [String] = []

    @Option(
        name: .customLong("trusted-proxy"),
        help: ArgumentHelp(
            """
            Believe what a proxy at this address says of its clients: a network such as 10.0.0.0/8, an address, or \
            unix for a Unix-domain socket; may be repeated (environment: TRUSTED_PROXIES, separated by commas).
            """, valueName: "network"))
    var trustedProxies: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            In which fields it says so: x-forwarded, forwarded or none (environment: PROXY_FIELDS; default: \
            x-forwarded, or none with --proxy-protocol).
            """, valueName: "fields"))
    var proxyFields: String?

    @Flag(help: "Each connection begins with a header of the PROXY protocol (environment: PROXY_PROTOCOL=1).")
    var proxyProtocol = false

    /// The hosts that requests may address; nil for any.
    func allowedHosts(_ environment: EnvironmentSettings) -> Set<String>? {
        let names = allowedHosts.isEmpty ? environment.list(.allowedHosts) : allowedHosts
        return names.isEmpty ? nil : Set(names.map { $0.lowercased() })
    }

    /// The proxies in front of the app.
    ///
    /// - Throws: Which setting makes no sense, or which do not fit together.
    func proxies(_ environment: EnvironmentSettings) throws -> ServerConfiguration.Proxies {
        var proxies = ServerConfiguration.Proxies()
        proxies.speakProxyProtocol = try proxyProtocol || environment.isOn(.proxyProtocol)
        if proxies.speakProxyProtocol { proxies.fields = .none }
        let texts = trustedProxies.isEmpty ? environment.list(.trustedProxies) : trustedProxies
        for text in texts {
            guard let range = AddressRange(text) else {
                throw SettingsConflict(
                    description: "\"\(text)\" is no network to trust; write 10.0.0.0/8, 192.0.2.7, ::1 or unix.")
            }
            proxies.trusted.append(range)
        }
        if let text = proxyFields ?? environment.text(.proxyFields) {
            guard let fields = ServerConfiguration.Proxies.Fields(rawValue: text) else {
                throw SettingsConflict(
                    description: "\"\(text)\" are no fields of proxies; there are x-forwarded, "
                        + "forwarded and none.")
            }
            proxies.fields = fields
        }
        guard !proxies.speakProxyProtocol || !proxies.trusted.isEmpty else {
            throw SettingsConflict(description: "The PROXY protocol needs a trusted proxy that speaks it.")
        }
        return proxies
    }
}
