import Foundation
import HTTPServer
import Testing

/// What is not TLS, and certificates that are none.
@Suite(.enabled(if: Program.exists("openssl"), "needs the program openssl"))
struct TLSRefusalTests {
    private let certificates: TestCertificates

    init() throws {
        certificates = try TestCertificates()
    }

    private func withTLS(
        _ configure: (inout ServerConfiguration) -> Void = { _ in },
        test: (_ address: SocketAddress, _ server: Server) async throws -> Void
    ) async throws {
        let tls = TLSConfiguration(certificates: [try await certificates.make("own")])
        try await withServer(
            {
                $0.tls = tls
                configure(&$0)
            }, handler: Response.echo, test: test)
    }

    @Test func `tells clients that forgot TLS`() async throws {
        try await withTLS { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await client.receiveAll() == problem(.badRequest, "This port speaks HTTPS."))
        }
    }

    @Test func `closes on garbage, on a cut handshake and on silence`() async throws {
        try await withTLS({ $0.timeouts.handshake = .milliseconds(50) }) { address, server in
            let garbage = try RawClient(address)
            await garbage.send([UInt8](repeating: 0x16, count: 300))
            #expect(["", "<reset>"].contains(String(await garbage.receiveAll().suffix(7).drop { $0 != "<" })))
            let cut = try RawClient(address)
            await cut.send([0x16, 3, 1, 0, 200, 1, 0])
            cut.endOutput()
            #expect(await cut.receiveAll().hasSuffix("<open>") == false)
            let silent = try RawClient(address)
            #expect(await silent.receiveAll() == "<reset>")
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `closes connections beyond its limits`() async throws {
        try await withTLS({ $0.limits.connectionCount = 1 }) { address, server in
            let first = try RawClient(address)
            while server.connectionCount < 1 { await Task.yield() }
            let second = try await TLSPeer.connect(to: address, ["-quiet"])
            #expect(second.output.contains("HTTP/1.1 503 Service Unavailable\r\n"))
            #expect(second.output.contains("Retry-After: 5\r\n"))
            #expect(second.output.contains("Strict-Transport-Security: max-age=31536000\r\n"))
            #expect(server.connectionCount == 1)
            let silent = try RawClient(address)
            silent.reset()
            first.reset()
        }
    }

    @Test func `tells browsers to come with TLS only, also where it refuses what they ask`() async throws {
        try await withTLS { address, _ in
            for (fields, isTold) in [("", true), ("Host: app.example\r\n", true), ("Host: localhost\r\n", false)] {
                let result = try await TLSPeer.connect(
                    to: address, input: "GET / HTTP/1.1\r\n\(fields)Transfer-Encoding: x\r\n\r\n")
                #expect(result.output.contains("HTTP/1.1 400 Bad Request\r\n"))
                #expect(result.output.contains("Strict-Transport-Security: max-age=31536000\r\n") == isTold)
            }
        }
    }

    @Test func `does not answer for http addresses`() async throws {
        try await withTLS { address, _ in
            for (target, status) in [("http://a/", "421 Misdirected Request"), ("https://a/", "200 OK")] {
                let result = try await TLSPeer.connect(
                    to: address, input: "GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                #expect(result.output.contains("HTTP/1.1 \(status)\r\n"))
            }
        }
    }

    @Test func `closes connections beyond an address's share without a handshake`() async throws {
        try await withTLS({
            $0.limits.countsLoopbackAddresses = true
            $0.limits.requestRatePerAddress = 0.001
            $0.limits.requestBurstPerAddress = 1
        }) { address, _ in
            let first = try await TLSPeer.connect(to: address)
            #expect(first.output.contains("HTTP/1.1 200 OK\r\n"))
            let second = try await TLSPeer.connect(to: address)
            #expect(!second.output.contains("BEGIN CERTIFICATE"))
        }
    }

    // MARK: Certificates

    private func error(_ tls: TLSConfiguration) async -> ServerError? {
        await #expect(throws: ServerError.self) {
            try await withServer({ $0.tls = tls }, handler: Response.echo) { _, _ in }
        }
    }

    private func message(_ certificate: TLSConfiguration.Certificate) async -> String? {
        let error = await error(TLSConfiguration(certificates: [certificate]))
        #expect(error?.code == .certificate)
        return error?.description.replacing(certificates.folder.path, with: "")
    }

    @Test func `says what is wrong with a file`() async throws {
        let own = try await certificates.make("own")
        let other = try await certificates.make("other")
        try certificates.folder.write("garbage", to: "garbage")
        try certificates.folder.write(
            try String(contentsOfFile: own.chain, encoding: .utf8)
                + "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", to: "broken")
        _ = try await Program.run(
            "openssl", ["pkey", "-in", own.key, "-aes128", "-passout", "pass:x", "-out", certificates.path("locked")])
        let cases: [(String, String, String)] = [
            ("missing", "own.key", "The certificate /missing cannot be read. (open: No such file or directory)"),
            ("own.pem", "missing", "The key /missing cannot be read. (open: No such file or directory)"),
            ("garbage", "own.key", "The file /garbage does not begin with a certificate in PEM form."),
            ("own.key", "own.key", "The file /own.key does not begin with a certificate in PEM form."),
            ("broken", "own.key", "The file /broken holds a certificate that cannot be read."),
            ("own.pem", "garbage", "The file /garbage holds no private key in PEM form."),
            ("own.pem", "other.key", "The key /other.key does not belong to the certificate /own.pem."),
            (
                "own.pem", "locked",
                "The key /locked is protected by a passphrase. Store it without one, readable by this user alone."
            ),
        ]
        _ = other
        for (chain, key, expected) in cases {
            let message = await message(.init(chain: certificates.path(chain), key: certificates.path(key)))
            #expect(message == expected)
        }
    }

    @Test func `says that a certificate has expired`() async throws {
        let expired = try await certificates.makeExpired("expired")
        #expect(await message(expired) == "The certificate /expired.pem expired on 2020-01-02. Renew it.")
    }

    @Test func `says that a file of authorities holds none`() async throws {
        var tls = TLSConfiguration(certificates: [try await certificates.make("own")])
        tls.clientCertificates = .required(authorities: certificates.path("own.key"))
        let error = await error(tls)
        #expect(error?.message.hasSuffix("/own.key holds no certificates of authorities in PEM form.") == true)
    }
}
