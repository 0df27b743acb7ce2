import HTTP
import Testing

@Suite struct ForwardedElementTests {
    private func read(_ value: String) -> [String]? {
        ForwardedElement.elements(value)?.map { "\($0.client ?? "-") \($0.scheme ?? "-") \($0.host ?? "-")" }
    }

    @Test(arguments: [
        ("for=192.0.2.60;proto=http;by=203.0.113.43", ["192.0.2.60 http -"]),
        ("For=\"[2001:db8:cafe::17]:4711\"", ["[2001:db8:cafe::17]:4711 - -"]),
        ("for=192.0.2.43, for=198.51.100.17;host=a.example", ["192.0.2.43 - -", "198.51.100.17 - a.example"]),
        ("for=192.0.2.43:80", ["192.0.2.43:80 - -"]), ("PROTO=HTTPS", ["- https -"]), ("", []), (" , ,", []),
        ("for=\"_a\\\"b\"", ["_a\"b - -"]), ("for=unknown;;proto=http", ["unknown http -"]),
        ("for=_hidden ; proto=https , for=b", ["_hidden https -", "b - -"]),
    ])
    func `reads what each proxy said`(value: String, elements: [String]) {
        #expect(read(value) == elements)
    }

    @Test(arguments: [
        "for", "for=", "=a", "for=a b", "for=\"a", "for=a;for=b", "for=a,=", "for=a;proto", "for=a\"b\"", "for==a",
    ])
    func `trusts nothing that is malformed`(value: String) {
        #expect(read(value) == nil)
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("192.0.2.1:80", "192.0.2.1"), ("[::1]:80", "::1"), ("[::1]", "::1"),
        ("::1", "::1"), ("[::1", "::1"), ("", ""),
    ])
    func `finds the address in a node`(node: String, address: String) {
        #expect(ForwardedElement.address(ofNode: node) == address)
    }
}
