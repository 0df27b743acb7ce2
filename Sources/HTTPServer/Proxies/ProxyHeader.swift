/// What a proxy says of a connection before its first byte: a header of the PROXY protocol, version 1 or 2.
///
/// Source: HAProxy, "The PROXY protocol", versions 1 and 2.
package struct ProxyHeader: Equatable {
    /// The bytes of the header.
    package let length: Int

    /// The client's address; nil when the proxy speaks for itself or for a client without an address.
    package let client: SocketAddress?

    /// Bytes that are no such header.
    package struct Malformed: Error {}

    /// The most bytes that a header may have here; those of version 1 have 107 at most, those of version 2 some
    /// hundred unless they carry certificates.
    package static let greatestLength = 4096

    private static let signature: [UInt8] = [
        0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
    ]
    private static let firstWord = Array("PROXY ".utf8)
    private static let greatestLineLength = 107

    /// Reads the header that bytes begin with; nil when more bytes are needed.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> ProxyHeader? {
        let bytes = Array(bytes)
        if bytes.starts(with: firstWord.prefix(bytes.count)) { return try readLine(bytes) }
        guard bytes.starts(with: signature.prefix(bytes.count)) else { throw Malformed() }
        return try readBinary(bytes)
    }

    // MARK: Version 1

    private static func readLine(_ bytes: [UInt8]) throws(Malformed) -> ProxyHeader? {
        guard let end = bytes.firstRange(of: [0x0D, 0x0A]) else {
            guard bytes.count < greatestLineLength else { throw Malformed() }
            return nil
        }
        guard end.upperBound <= greatestLineLength else { throw Malformed() }
        let words = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2 else { throw Malformed() }
        if words[1] == "UNKNOWN" { return ProxyHeader(length: end.upperBound, client: nil) }
        guard words.count == 6, words[1] == "TCP4" || words[1] == "TCP6",
            words[2...3].allSatisfy({ $0.contains(":") == (words[1] == "TCP6") }),
            let client = address(words[2], words[4]), address(words[3], words[5]) != nil
        else { throw Malformed() }
        return ProxyHeader(length: end.upperBound, client: client)
    }

    private static func address(_ host: Substring, _ port: Substring) -> SocketAddress? {
        guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let port = UInt16(port)
        else { return nil }
        return SocketAddress(host: String(host), port: port)
    }

    // MARK: Version 2

    private static func readBinary(_ bytes: [UInt8]) throws(Malformed) -> ProxyHeader? {
        guard bytes.count >= 16 else { return nil }
        let (version, command) = (bytes[12] >> 4, bytes[12] & 15)
        let length = 16 + (Int(bytes[14]) << 8 | Int(bytes[15]))
        guard version == 2, command <= 1, length <= greatestLength else { throw Malformed() }
        guard bytes.count >= length else { return nil }
        // A check by the proxy itself, which says nothing of a client.
        guard command == 1 else { return ProxyHeader(length: length, client: nil) }
        switch bytes[13] >> 4 {
        case 1:
            guard length >= 28 else { throw Malformed() }
            let host = bytes[16..<20].map { String($0) }.joined(separator: ".")
            return ProxyHeader(length: length, client: SocketAddress(host: host, port: port(bytes, 24)))
        case 2:
            guard length >= 52 else { throw Malformed() }
            let host = stride(from: 16, to: 32, by: 2)
                .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
            return ProxyHeader(length: length, client: SocketAddress(host: host, port: port(bytes, 48)))
        case 0, 3:
            return ProxyHeader(length: length, client: nil)
        default:
            throw Malformed()
        }
    }

    private static func port(_ bytes: [UInt8], _ index: Int) -> UInt16 {
        UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
}
