import HTTPServer
import Testing

@Suite struct AddressRangeTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("192.0.2.7", "192.0.2.7", true),
        ("192.0.2.7", "192.0.2.8", false), ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "::1", false),
        ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::1", false),
        ("::1", "::1", true), ("::/0", "192.0.2.1", true), ("::ffff:10.0.0.0/104", "10.1.2.3", true),
        ("2001:db8::/65", "2001:db8::7fff:0:0:1", true), ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
        ("192.0.2.128/25", "192.0.2.129", true), ("192.0.2.128/25", "192.0.2.127", false),
        ("fe80::/10", "fe80::1%2", true), ("unix", "127.0.0.1", false),
    ])
    func `holds what lies in it`(range: String, host: String, isInside: Bool) throws {
        let range = try #require(AddressRange(range))
        let address = try #require(SocketAddress(host: host.split(separator: "%")[0] + "", port: 1))
        #expect(range.contains(address) == isInside)
    }

    @Test(arguments: [
        "", "10.0.0.0/33", "10.0.0.1/8", "10.0.0", "a", "::/129", "2001:db8::1/64", "10.0.0.0/", "10.0.0.0/+8",
        "10.0.0.0/8/8", "/8", "[::1]", "10.0.0.0:80", "localhost",
    ])
    func `is not read from anything else`(text: String) {
        #expect(AddressRange(text) == nil)
    }
}
