import HTTPServer
import HTTPTypes
import Testing

@Suite struct HTTPSRedirectTests {
    private func response(_ authority: String?, _ path: String, port: UInt16 = 443) async -> Response {
        let head = HTTPRequest(method: .get, scheme: "http", authority: authority, path: path)
        return await HTTPSRedirect(port: port).respond(to: Request(head: head))
    }

    @Test(arguments: [
        ("app.example", "/", UInt16(443), "https://app.example/"),
        ("app.example:80", "/a?b=c", 443, "https://app.example/a?b=c"),
        ("app.example:8080", "//evil.example/", 8443, "https://app.example:8443//evil.example/"),
        ("[::1]", "/", 443, "https://[::1]/"), ("[::1]:80", "/", 8443, "https://[::1]:8443/"),
    ])
    func `sends clients to the same place with TLS`(
        authority: String, path: String, port: UInt16, location: String
    ) async {
        let response = await response(authority, path, port: port)
        #expect(response.head.status == .permanentRedirect)
        #expect(response.head.headerFields[.location] == location)
    }

    @Test func `sends nobody to a host that is not the server's`() async {
        let redirect = HTTPSRedirect(port: 443, allowedHosts: ["app.example"])
        for (authority, status) in [
            ("App.example:80", 308), ("app.example.", 308), ("app.example.:80", 308), ("app.example..", 421),
            ("evil.example", 421),
        ] {
            let head = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
            #expect(await redirect.respond(to: Request(head: head)).head.status.code == status)
        }
    }

    @Test(arguments: [(nil, "/"), ("", "/"), ("app.example", "*"), ("a@b", "/"), (":80", "/"), ("a%0d", "/")])
    func `refuses requests that name no place`(authority: String?, path: String) async {
        #expect(await response(authority, path).head.status == .badRequest)
    }
}
