import Foundation
import HTTPServer
import Testing

@Suite struct ProxyProtocolTests {
    private static let signature: [UInt8] = [
        0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
    ]

    /// A header of version 2.
    private static func binary(_ command: UInt8, _ family: UInt8, _ rest: [UInt8], length: Int? = nil) -> [UInt8] {
        let length = length ?? rest.count
        return signature + [command, family, UInt8(length >> 8), UInt8(length & 255)] + rest
    }

    private static let v4 = binary(0x21, 0x11, [192, 0, 2, 1, 127, 0, 0, 1, 0x30, 0x39, 0, 80])
    private static let v6 = binary(
        0x21, 0x21,
        [0x20, 1, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [7] + [UInt8](repeating: 1, count: 16)
            + [0, 9, 0, 80] + [3, 0, 4, 1, 2, 3, 4])
    private static let request = Array("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)

    private func withProxy(
        trusted: [String] = ["127.0.0.1"], _ configure: (inout ServerConfiguration) -> Void = { _ in },
        test: (_ address: SocketAddress, _ server: Server) async throws -> Void
    ) async throws {
        try await withServer(
            {
                $0.proxies.trusted = trusted.compactMap(AddressRange.init)
                $0.proxies.speakProxyProtocol = true
                // As long as a busy machine needs.
                $0.timeouts.handshake = .seconds(600)
                configure(&$0)
            }, handler: { .text("\($0.remoteAddress)") }, test: test)
    }

    @Test(arguments: [
        (Array("PROXY TCP4 192.0.2.1 127.0.0.1 12345 80\r\n".utf8), "192.0.2.1:12345"),
        (Array("PROXY TCP6 2001:db8::7 ::1 9 80\r\n".utf8), "[2001:db8::7]:9"), (v4, "192.0.2.1:12345"),
        (v6, "[2001:db8::7]:9"),
    ])
    func `learns the client's address from either version, however it arrives`(
        header: [UInt8], client: String
    ) async throws {
        try await withProxy { address, _ in
            for split in 0...header.count {
                let peer = try RawClient(address)
                await peer.send(Array(header[..<split]))
                await peer.send(Array(header[split...]) + Self.request)
                #expect(Answer(await peer.receiveBytes().0)?.text == client)
            }
        }
    }

    @Test(arguments: [
        Array("PROXY UNKNOWN\r\n".utf8), Array("PROXY UNKNOWN a b c d\r\n".utf8), binary(0x20, 0, []),
        binary(0x21, 0, []), binary(0x21, 0x31, [UInt8](repeating: 0, count: 216)),
    ])
    func `keeps the proxy's address where it speaks for nobody`(header: [UInt8]) async throws {
        try await withProxy { address, _ in
            let peer = try RawClient(address)
            await peer.send(header + Self.request)
            #expect(Answer(await peer.receiveBytes().0)?.text.hasPrefix("127.0.0.1:") == true)
        }
    }

    @Test(arguments: [
        request, Array("PROXY TCP4 192.0.2.1 127.0.0.1 12345\r\n".utf8),
        Array("PROXY TCP4 ::1 ::1 1 2\r\n".utf8), Array("PROXY TCP6 127.0.0.1 127.0.0.1 1 2\r\n".utf8),
        Array("PROXY TCP4 192.0.2.1 127.0.0.1 65536 80\r\n".utf8), Array("PROXY  TCP4 1.2.3.4 1.2.3.4 1 2\r\n".utf8),
        Array("PROXY TCP4 192.0.2.1 127.0.0.1 -1 80\r\n".utf8),
        Array(("PROXY " + String(repeating: "x", count: 120)).utf8),
        Array("PROXY \r\n".utf8), binary(0x11, 0x11, [UInt8](repeating: 0, count: 12)), binary(0x22, 0x11, []),
        binary(0x21, 0x11, [1, 2, 3, 4]), binary(0x21, 0x21, [UInt8](repeating: 0, count: 12)),
        binary(0x21, 0x41, []), binary(0x21, 0x11, [], length: 65_535),
    ])
    func `closes connections that begin otherwise, unanswered`(bytes: [UInt8]) async throws {
        try await withProxy { address, server in
            let peer = try RawClient(address)
            await peer.send(bytes + Self.request)
            #expect(await peer.receiveBytes().0.isEmpty)
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `closes connections that others make, that end too early and that say nothing`() async throws {
        try await withProxy(trusted: ["192.0.2.0/24"]) { address, _ in
            let peer = try RawClient(address)
            await peer.send(Self.v4 + Self.request)
            #expect(await peer.receiveBytes().0.isEmpty)
        }
        try await withProxy({ $0.timeouts.handshake = .milliseconds(50) }) { address, server in
            let early = try RawClient(address)
            await early.send(Array(Self.v4.prefix(20)))
            early.endOutput()
            #expect(await early.receiveBytes().0.isEmpty)
            let silent = try RawClient(address)
            await silent.send("PROXY ")
            #expect(await silent.receiveBytes().0.isEmpty)
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test(arguments: [(["127.0.0.1"], "192.0.2.1:12345"), (["127.0.0.1", "192.0.2.1"], "6.6.6.6:0")])
    func `believes fields only if the client that the header names is a proxy, too`(
        trusted: [String], client: String
    ) async throws {
        try await withProxy(trusted: trusted) { address, _ in
            let peer = try RawClient(address)
            let fields = "X-Forwarded-For: 6.6.6.6\r\nConnection: close\r\n\r\n"
            await peer.send(Self.v4 + Array("GET / HTTP/1.1\r\nHost: a\r\n\(fields)".utf8))
            #expect(Answer(await peer.receiveBytes().0)?.text == client)
        }
    }

    @Test func `counts connections for the clients, not for the proxy`() async throws {
        try await withProxy({ $0.limits.connectionCountPerAddress = 1 }) { address, _ in
            func connect(_ last: UInt8) async throws -> RawClient {
                let peer = try RawClient(address)
                var header = Self.v4
                header[19] = last
                await peer.send(header + Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
                return peer
            }
            let first = try await connect(1)
            #expect(await first.receive(until: "12345").hasSuffix("192.0.2.1:12345"))
            let second = try await connect(2)
            #expect(await second.receive(until: "12345").hasSuffix("192.0.2.2:12345"))
            let third = try await connect(1)
            #expect(
                await third.receiveAll()
                    == problem(
                        .serviceUnavailable, "Too many connections are open.", fields: "Retry-After: 5\r\n"))
        }
    }

    @Test(.enabled(if: Program.exists("openssl"), "needs the program openssl"))
    func `comes before TLS`() async throws {
        let certificates = try TestCertificates()
        let tls = TLSConfiguration(certificates: [try await certificates.make("own")])
        let asked = Occasion()
        try await withServer(
            {
                $0.tls = tls
                $0.proxies.trusted = [AddressRange("127.0.0.1")].compactMap(\.self)
                $0.proxies.speakProxyProtocol = true
            },
            handler: { request in
                if request.remoteAddress.description == "192.0.2.1:12345", request.tls != nil { asked.happen() }
                return .text("")
            }
        ) { address, _ in
            let peer = try RawClient(address)
            await peer.send(Self.v4)
            try await peer.sendEncrypted("GET / HTTP/1.1\r\nHost: a\r\n\r\n") { await asked.wait() }
        }
    }

    @Test func `counts the connections of the clients that a proxy names`() async throws {
        try await withProxy({
            $0.limits.requestRatePerAddress = 0.001
            $0.limits.requestBurstPerAddress = 1
        }) { address, _ in
            var statuses: [Int?] = []
            for client in ["192.0.2.1", "192.0.2.2", "192.0.2.1"] {
                let peer = try RawClient(address)
                await peer.send(Array("PROXY TCP4 \(client) 127.0.0.1 12345 80\r\n".utf8) + Self.request)
                statuses.append(Answer(await peer.receiveBytes().0)?.status)
            }
            #expect(statuses == [200, 200, 429])
        }
    }
}
