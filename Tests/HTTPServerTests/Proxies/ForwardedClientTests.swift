import HTTPServer
import Testing

/// Who the server takes for the client of a request that a proxy passed on.
@Suite struct ForwardedClientTests {
    private func ask(
        _ fields: String, trusted: [String] = ["127.0.0.0/8", "10.0.0.0/8", "2001:db8:1::/48"],
        kind: ServerConfiguration.Proxies.Fields
    ) async throws -> String {
        var text = ""
        try await withServer(
            {
                $0.proxies.trusted = trusted.compactMap(AddressRange.init)
                $0.proxies.fields = kind
            },
            handler: { request in
                .text("\(request.remoteAddress.host) \(request.head.scheme ?? "") \(request.head.authority ?? "")")
            }
        ) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: own\r\nConnection: close\r\n\(fields)\r\n")
            text = try #require(Answer(await client.receiveBytes().0)).text
        }
        return text
    }

    @Test(arguments: [
        ("X-Forwarded-For: 192.0.2.1\r\n", "192.0.2.1 http own"),
        ("X-Forwarded-For: 6.6.6.6, 192.0.2.1\r\n", "192.0.2.1 http own"),
        ("X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 192.0.2.1, 10.1.1.1\r\n", "192.0.2.1 http own"),
        ("X-Forwarded-For: 10.9.9.9, 10.1.1.1\r\n", "10.9.9.9 http own"),
        ("X-Forwarded-For: 192.0.2.1, nonsense\r\n", "127.0.0.1 http own"),
        ("X-Forwarded-For: nonsense, 10.1.1.1\r\n", "10.1.1.1 http own"),
        ("X-Forwarded-For: [2001:db8::5]:99\r\n", "2001:db8::5 http own"),
        (
            "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: site.example:8443\r\n",
            "192.0.2.1 https site.example:8443"
        ),
        ("X-Forwarded-Proto: http, https\r\n", "127.0.0.1 https own"),
        ("X-Forwarded-Proto: gopher\r\nX-Forwarded-Host: a/b\r\n", "127.0.0.1 http own"),
        ("Forwarded: for=192.0.2.1;proto=https\r\n", "127.0.0.1 http own"), ("", "127.0.0.1 http own"),
    ])
    func `believes the X-Forwarded fields of trusted proxies`(fields: String, client: String) async throws {
        #expect(try await ask(fields, kind: .xForwarded) == client)
    }

    @Test(arguments: [
        ("Forwarded: for=192.0.2.1;proto=https;host=a.example\r\n", "192.0.2.1 https a.example"),
        ("Forwarded: for=6.6.6.6;host=evil, for=192.0.2.1;proto=https\r\n", "192.0.2.1 https own"),
        ("Forwarded: for=6.6.6.6, for=\"[2001:db8::9]\", for=\"[2001:db8:1::1]:5\"\r\n", "2001:db8::9 http own"),
        ("Forwarded: for=192.0.2.1, for=unknown\r\n", "127.0.0.1 http own"),
        ("Forwarded: for=unknown;proto=https;host=a.example\r\n", "127.0.0.1 https a.example"),
        ("Forwarded: for=_hidden;proto=https;host=a.example\r\n", "127.0.0.1 https a.example"),
        ("Forwarded: proto=https;host=a.example\r\n", "127.0.0.1 https a.example"),
        ("Forwarded: host=evil, for=_hidden;proto=https\r\n", "127.0.0.1 https own"),
        ("Forwarded: for=192.0.2.1;host=a.example, for=10.1.1.1;proto=https\r\n", "192.0.2.1 https a.example"),
        ("Forwarded: for=192.0.2.1, for=\r\n", "127.0.0.1 http own"),
        ("X-Forwarded-For: 192.0.2.1\r\n", "127.0.0.1 http own"),
    ])
    func `believes the Forwarded field of trusted proxies`(fields: String, client: String) async throws {
        #expect(try await ask(fields, kind: .forwarded) == client)
    }

    @Test func `believes nobody else`() async throws {
        let fields = "X-Forwarded-For: 192.0.2.1\r\nForwarded: for=192.0.2.1\r\nX-Forwarded-Proto: https\r\n"
        for trusted in [[], ["10.0.0.0/8"], ["unix"]] {
            for kind in ServerConfiguration.Proxies.Fields.allCases {
                #expect(try await ask(fields, trusted: trusted, kind: kind) == "127.0.0.1 http own")
            }
        }
        #expect(try await ask(fields, kind: .none) == "127.0.0.1 http own")
    }
}
