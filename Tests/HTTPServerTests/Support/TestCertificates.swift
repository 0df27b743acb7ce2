import Foundation
import HTTPServer
import Testing

/// Certificates of one test, signed by themselves, in a folder that goes when the test is over.
struct TestCertificates {
    /// The kinds of key.
    enum Key: String {
        case ecdsa = "ec"
        case rsa
    }

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// Makes a certificate for some hosts, in the files NAME.pem and NAME.key.
    @discardableResult
    func make(
        _ name: String, hosts: [String] = ["localhost"], key: Key = .ecdsa
    ) async throws -> TLSConfiguration.Certificate {
        let kind = key == .rsa ? "rsa_keygen_bits:2048" : "ec_paramgen_curve:P-256"
        try await openssl([
            "req", "-x509", "-newkey", key.rawValue, "-pkeyopt", kind, "-nodes", "-days", "2", "-subj", "/CN=\(name)",
            "-addext", "subjectAltName=" + (hosts.map { "DNS:\($0)" } + ["IP:127.0.0.1"]).joined(separator: ","),
            "-keyout", path("\(name).key"), "-out", path("\(name).pem"),
        ])
        return certificate(name)
    }

    /// Makes a certificate that has expired, in the files NAME.pem and NAME.key.
    func makeExpired(_ name: String) async throws -> TLSConfiguration.Certificate {
        try folder.write("", to: "index")
        try folder.write(
            """
            [ca]
            default_ca = own
            [own]
            database = \(path("index"))
            new_certs_dir = \(folder.path)
            default_md = sha256
            policy = any
            rand_serial = yes
            [any]

            """, to: "configuration")
        try await openssl([
            "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=\(name)", "-keyout",
            path("\(name).key"), "-out", path("request"),
        ])
        try await openssl([
            "ca", "-batch", "-selfsign", "-config", path("configuration"), "-keyfile", path("\(name).key"), "-in",
            path("request"), "-out", path("\(name).pem"), "-startdate", "20200101000000Z", "-enddate",
            "20200102000000Z", "-notext",
        ])
        return certificate(name)
    }

    /// The files of a certificate.
    func certificate(_ name: String) -> TLSConfiguration.Certificate {
        TLSConfiguration.Certificate(chain: path("\(name).pem"), key: path("\(name).key"))
    }

    /// Puts another certificate in the place of one.
    func replace(_ name: String, with other: String) throws {
        for kind in ["pem", "key"] {
            try Data(contentsOf: URL(filePath: path("\(other).\(kind)"))).write(
                to: URL(filePath: path("\(name).\(kind)")))
        }
    }

    private func openssl(_ arguments: [String]) async throws {
        let result = try await Program.run("openssl", arguments)
        try #require(result.status == 0, "openssl \(arguments): \(result.errors)")
    }
}
