import Foundation
import HTTPServer
import Testing

/// Exchanges with OpenSSL's client and with curl.
@Suite(.enabled(if: Program.exists("openssl") && Program.exists("curl"), "needs the programs openssl and curl"))
struct TLSExchangeTests {
    private let certificates: TestCertificates

    init() throws {
        certificates = try TestCertificates()
    }

    /// Serves with certificates that were made before.
    private func withTLS(
        _ names: [String] = ["own"], _ configure: (inout TLSConfiguration) -> Void = { _ in },
        handler: @escaping @Sendable (Request) async -> Response = Response.echo,
        test: (_ address: SocketAddress, _ server: Server) async throws -> Void
    ) async throws {
        var tls = TLSConfiguration(certificates: names.map(certificates.certificate))
        configure(&tls)
        try await withServer({ $0.tls = tls }, handler: handler, test: test)
    }

    @Test(arguments: [("-tls1_2", "TLSv1.2", "ECDHE-ECDSA-"), ("-tls1_3", "TLSv1.3", "TLS_")])
    func `speaks TLS 1.2 and 1.3`(option: String, version: String, suite: String) async throws {
        try await certificates.make("own")
        try await withTLS { address, _ in
            let result = try await TLSPeer.connect(to: address, [option, "-alpn", "h2,http/1.1"])
            #expect(result.output.contains("New, \(version), Cipher is \(suite)"))
            #expect(result.output.contains("ALPN protocol: http/1.1"))
            #expect(result.output.contains("\r\n\r\nGET / "))
            #expect(result.output.contains("Secure Renegotiation IS NOT supported") == (version == "TLSv1.3"))
        }
    }

    @Test(arguments: [
        ["-tls1"], ["-tls1_1"], ["-tls1_2", "-cipher", "AES128-GCM-SHA256:@SECLEVEL=0"],
        ["-tls1_2", "-cipher", "ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0"], ["-alpn", "h2"],
    ])
    func `refuses what is old, weak or another protocol`(arguments: [String]) async throws {
        try await certificates.make("own")
        try await withTLS { address, server in
            let result = try await TLSPeer.connect(to: address, arguments)
            #expect(result.status != 0)
            #expect(!result.output.contains("GET / "))
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `refuses TLS 1.2 where 1.3 is the least`() async throws {
        try await certificates.make("own")
        try await withTLS(["own"], { $0.minimumVersion = .v1_3 }) { address, _ in
            let older = try await TLSPeer.connect(to: address, ["-tls1_2"])
            #expect(older.status != 0)
            let newer = try await TLSPeer.connect(to: address, ["-tls1_3"])
            #expect(newer.status == 0)
        }
    }

    @Test func `carries large content, files and streams both ways`() async throws {
        try await certificates.make("own")
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        try Data(bytes).write(to: URL(filePath: certificates.path("large")))
        let file = try #require(OpenFile(path: certificates.path("large")))
        let handler: @Sendable (Request) async -> Response = { request in
            switch request.head.path {
            case "/file":
                return Response(status: .ok, body: .file(FileRegion(file: file, offset: 0, length: bytes.count)))
            case "/bytes":
                return Response(status: .ok, body: .bytes(bytes))
            case "/stream":
                return Response(
                    status: .ok,
                    body: .stream(length: nil) { writer in
                        for start in stride(from: 0, to: bytes.count, by: 30_000) {
                            try await writer.write(Array(bytes[start..<min(start + 30_000, bytes.count)]))
                        }
                    })
            default:
                guard let content = try? await request.body.collect(upTo: 4_000_000) else { return .text("failed") }
                return .text("\(content == bytes)")
            }
        }
        try await withTLS(handler: handler) { address, _ in
            let trust = ["--cacert", certificates.path("own.pem")]
            for path in ["file", "bytes", "stream"] {
                let result = try await TLSPeer.curl(
                    trust + ["--output", certificates.path("received"), "https://\(address)/\(path)"])
                #expect(result.status == 0, "\(result.errors)")
                #expect(try Data(contentsOf: URL(filePath: certificates.path("received"))) == Data(bytes))
            }
            let result = try await TLSPeer.curl(
                trust + ["--data-binary", "@\(certificates.path("large"))", "https://\(address)/upload"])
            #expect(result.output == "true")
        }
    }

    @Test func `gives each host its certificate, and others the first`() async throws {
        try await certificates.make("own", hosts: ["localhost"])
        try await certificates.make("one", hosts: ["one.example"])
        try await certificates.make("many", hosts: ["*.many.example", "many.example"])
        try await withTLS(["own", "one", "many"]) { address, _ in
            let expected = [
                "one.example": "one", "ONE.EXAMPLE": "one", "a.many.example": "many", "many.example": "many",
                "a.b.many.example": "own", "other.example": "own", "localhost": "own",
            ]
            for (host, name) in expected {
                let result = try await TLSPeer.connect(to: address, ["-servername", host])
                #expect(result.output.contains("subject=CN = \(name)\n"), "\(host)")
            }
            let nameless = try await TLSPeer.connect(to: address, ["-noservername"])
            #expect(nameless.output.contains("subject=CN = own\n"))
        }
    }

    @Test func `offers two kinds of key for the same hosts together`() async throws {
        try await certificates.make("own", key: .ecdsa)
        try await certificates.make("old", key: .rsa)
        try await withTLS(["own", "old"]) { address, _ in
            for (suite, name) in [("ECDHE-ECDSA-AES128-GCM-SHA256", "own"), ("ECDHE-RSA-AES128-GCM-SHA256", "old")] {
                let result = try await TLSPeer.connect(to: address, ["-tls1_2", "-cipher", suite])
                #expect(result.output.contains("subject=CN = \(name)\n"))
            }
        }
    }

    @Test(arguments: ["-tls1_2", "-tls1_3"])
    func `resumes sessions, also after the certificates were read again`(version: String) async throws {
        try await certificates.make("own")
        let handler: @Sendable (Request) async -> Response = { .text("resumed: \($0.tls?.isResumed == true)\n") }
        try await withTLS(handler: handler) { address, server in
            let session = certificates.path("session")
            let first = try await TLSPeer.connect(to: address, [version, "-sess_out", session])
            #expect(first.output.contains("resumed: false"))
            for _ in 0..<2 {
                let next = try await TLSPeer.connect(to: address, [version, "-sess_in", session])
                #expect(next.output.contains("resumed: true"))
                try server.reloadCertificates()
            }
        }
    }

    @Test func `uses new certificates for new connections only, and keeps the old ones when the new are bad`()
        async throws
    {
        try await certificates.make("own")
        try await certificates.make("new")
        try await certificates.make("other")
        try await withTLS { address, server in
            try certificates.replace("own", with: "new")
            #expect(try await TLSPeer.connect(to: address).output.contains("subject=CN = own\n"))
            try server.reloadCertificates()
            #expect(try await TLSPeer.connect(to: address).output.contains("subject=CN = new\n"))
            try certificates.folder.write("garbage", to: "own.pem")
            #expect(throws: ServerError.self) { try server.reloadCertificates() }
            #expect(try await TLSPeer.connect(to: address).output.contains("subject=CN = new\n"))
        }
    }

    @Test func `tells handlers who a client is`() async throws {
        try await certificates.make("own")
        try await certificates.make("ada")
        try await certificates.make("stranger")
        let handler: @Sendable (Request) async -> Response = { request in
            let certificate = request.tls?.clientCertificate
            return .text("\(request.head.scheme ?? "") \(certificate?.subject ?? "nobody")\n")
        }
        func arguments(_ name: String) -> [String] {
            ["-cert", certificates.path("\(name).pem"), "-key", certificates.path("\(name).key")]
        }
        let authorities = certificates.path("ada.pem")
        try await withTLS(["own"], { $0.clientCertificates = .requested(authorities: authorities) }, handler: handler) {
            address, _ in
            #expect(try await TLSPeer.connect(to: address).output.contains("https nobody\n"))
            #expect(try await TLSPeer.connect(to: address, arguments("ada")).output.contains("https CN=ada\n"))
            let stranger = try await TLSPeer.connect(to: address, arguments("stranger"))
            #expect(!stranger.output.contains("https "))
        }
        try await withTLS(["own"], { $0.clientCertificates = .required(authorities: authorities) }, handler: handler) {
            address, _ in
            let nobody = try await TLSPeer.connect(to: address)
            #expect(!nobody.output.contains("https "))
            #expect(try await TLSPeer.connect(to: address, arguments("ada")).output.contains("https CN=ada\n"))
        }
    }

    @Test(arguments: ["-tls1_2", "-tls1_3"])
    func `has each client show its certificate anew, so that one whose authority is gone is nobody`(version: String)
        async throws
    {
        for name in ["own", "ada", "other"] { try await certificates.make(name) }
        try certificates.replace("trusted", with: "ada")
        let handler: @Sendable (Request) async -> Response = { request in
            let subject = request.tls?.clientCertificate?.subject ?? "nobody"
            return .text("resumed: \(request.tls?.isResumed == true) \(subject)\n")
        }
        let authorities = certificates.path("trusted.pem")
        try await withTLS(["own"], { $0.clientCertificates = .requested(authorities: authorities) }, handler: handler) {
            address, server in
            let session = certificates.path("session")
            let own = [version, "-cert", certificates.path("ada.pem"), "-key", certificates.path("ada.key")]
            func resumption() -> [String] {
                FileManager.default.fileExists(atPath: session) ? ["-sess_in", session] : []
            }
            let first = try await TLSPeer.connect(to: address, own + ["-sess_out", session])
            #expect(first.output.contains("resumed: false CN=ada\n"))
            let second = try await TLSPeer.connect(to: address, own + resumption())
            #expect(second.output.contains("resumed: false CN=ada\n"))
            try certificates.replace("trusted", with: "other")
            try server.reloadCertificates()
            let third = try await TLSPeer.connect(to: address, own + resumption())
            #expect(!third.output.contains("resumed:"))
        }
    }

    @Test func `tells browsers to come with TLS only, except on their own machine`() async throws {
        try await certificates.make("own", hosts: ["app.example", "localhost"])
        try await withTLS { address, _ in
            for (host, isTold) in [("app.example", true), ("localhost", false), ("a.localhost", false)] {
                let result = try await TLSPeer.connect(
                    to: address, input: "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
                #expect(result.output.contains("Strict-Transport-Security: max-age=31536000\r\n") == isTold, "\(host)")
            }
        }
    }

    @Test func `says goodbye, so that the end differs from a cut`() async throws {
        try await certificates.make("own")
        struct Failure: Error {}
        let handler: @Sendable (Request) async -> Response = { request in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    try await writer.write("streamed")
                    if request.head.path == "/cut" { throw Failure() }
                })
        }
        try await withTLS(handler: handler) { address, _ in
            let trust = ["--cacert", certificates.path("own.pem"), "--http1.0"]
            let whole = try await TLSPeer.curl(trust + ["https://\(address)/whole"])
            #expect(whole.status == 0)
            #expect(whole.output == "streamed")
            let cut = try await TLSPeer.curl(trust + ["https://\(address)/cut"])
            #expect(cut.status == 56)
        }
    }

    @Test func `lets requests on open connections end when the server stops`() async throws {
        try await certificates.make("own")
        let started = Occasion()
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await mayEnd.wait()
            return .text("done")
        }
        try await withTLS(handler: handler) { address, server in
            async let result = TLSPeer.curl(["--cacert", certificates.path("own.pem"), "https://\(address)/"])
            await started.wait()
            async let stopping: Void = server.stop(within: .seconds(60))
            mayEnd.happen()
            let output = try await result.output
            #expect(output == "done")
            await stopping
            #expect(server.connectionCount == 0)
        }
    }

    @Test func `stops the stream of a client that leaves`() async throws {
        try await certificates.make("own")
        let started = Occasion()
        let cancelled = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    try await writer.write("begun")
                    started.happen()
                    await Occasion().wait()
                    cancelled.happen()
                })
        }
        try await withTLS(handler: handler) { address, _ in
            let client = try RawClient(address)
            try await client.sendEncrypted("GET / HTTP/1.1\r\nHost: a\r\n\r\n") {
                await started.wait()
            }
            client.endOutput()
            await cancelled.wait()
        }
    }
}
