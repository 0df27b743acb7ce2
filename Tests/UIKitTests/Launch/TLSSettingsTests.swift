import HTTPServer
import Testing

@testable import UIKit

@Suite("Settings of TLS")
struct TLSSettingsTests {
    private func settings(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ServerSettings {
        try ServerSettings(try ServerCommand.parse(arguments), environment: environment)
    }

    @Test("without a certificate nothing is encrypted")
    func none() throws {
        let settings = try settings([])
        #expect(settings.tls.configuration == nil)
        #expect(settings.tls.redirectPort == nil)
    }

    @Test("certificates and keys belong together in their order, and make cookies secure")
    func certificates() throws {
        let settings = try settings([
            "--tls-certificate", "a.pem", "--tls-key", "a.key", "--tls-certificate", "b.pem", "--tls-key", "b.key",
            "--redirect-port", "8080", "--public-port", "443", "--hsts-max-age", "60", "--tls-minimum-version", "1.3",
        ])
        let tls = try #require(settings.tls.configuration)
        #expect(tls.certificates == [.init(chain: "a.pem", key: "a.key"), .init(chain: "b.pem", key: "b.key")])
        #expect(tls.minimumVersion == .v1_3)
        #expect(tls.strictTransportSecurity == StrictTransportSecurity(maximumAge: 60))
        #expect(settings.tls.redirectPort == 8080)
        #expect(settings.tls.publicPort == 443)
        #expect(settings.usesHTTPS)
    }

    @Test("the environment says what the command line does not; a key may stand beside its certificate")
    func environment() throws {
        let settings = try settings(
            [],
            [
                "TLS_CERTIFICATE": "a.pem,b.pem", "TLS_MINIMUM_VERSION": "1.2", "TLS_CLIENT_AUTHORITIES": "ca.pem",
                "TLS_CLIENT_CERTIFICATES": "optional", "REDIRECT_PORT": "80", "HSTS_MAX_AGE": "0",
            ])
        let tls = try #require(settings.tls.configuration)
        #expect(tls.certificates == [.init(chain: "a.pem", key: "a.pem"), .init(chain: "b.pem", key: "b.pem")])
        #expect(tls.clientCertificates == .requested(authorities: "ca.pem"))
        #expect(tls.strictTransportSecurity?.maximumAge == 0)
        #expect(settings.tls.redirectPort == 80)
    }

    @Test("authorities alone make certificates of clients required")
    func clientAuthorities() throws {
        let settings = try settings(["--tls-certificate", "a.pem", "--tls-client-authorities", "ca.pem"])
        #expect(settings.tls.configuration?.clientCertificates == .required(authorities: "ca.pem"))
    }

    @Test(
        "settings that do not fit together are refused",
        arguments: [
            ["--tls-key", "a.key"], ["--redirect-port", "80"], ["--tls-client-authorities", "ca.pem"],
            ["--tls-certificate", "a.pem", "--tls-certificate", "b.pem", "--tls-key", "a.key"],
            ["--tls-certificate", "a.pem", "--tls-client-certificates", "optional"],
            ["--tls-certificate", "a.pem", "--hsts-max-age=-1"],
        ])
    func conflicts(_ arguments: [String]) {
        #expect(throws: SettingsConflict.self) { try settings(arguments) }
    }

    @Test(
        "values that make no sense are refused",
        arguments: [["--tls-minimum-version", "1.1"], ["--tls-client-certificates", "no"], ["--redirect-port", "x"]])
    func senselessArguments(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try settings(["--tls-certificate", "a.pem"] + arguments) }
    }
}
