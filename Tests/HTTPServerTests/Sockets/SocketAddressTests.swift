import HTTPServer
import Testing

@Suite struct SocketAddressTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1:80"), ("::1", "[::1]:80"), ("2001:DB8:0:0::1", "[2001:db8::1]:80"),
        ("::ffff:10.0.0.1", "10.0.0.1:80"),
    ])
    func `prints as it stands in a URL`(_ host: String, _ expected: String) throws {
        #expect(try #require(SocketAddress(host: host, port: 80)).description == expected)
    }

    @Test(arguments: ["", "localhost", "1.2.3", "1.2.3.256", "[::1]", ":::", "::1 "])
    func `is no address`(_ host: String) {
        #expect(SocketAddress(host: host, port: 80) == nil)
    }
}
