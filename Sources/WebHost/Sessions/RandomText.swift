import Glibc
import Synchronization

/// Text of random bits from the operating system, safe in a URL, a cookie, a header field and an attribute.
enum RandomText {
    /// Returns characters of base64url (RFC 4648, section 5), each of which carries 6 random bits.
    ///
    /// - Parameter length: How many characters; 22 carry 132 bits.
    static func make(length: Int) -> String {
        reserve.withLock { reserve in
            String(unsafeUninitializedCapacity: length) { characters in
                for index in 0..<length { characters[index] = alphabet[Int(reserve.next() & 63)] }
                return length
            }
        }
    }

    /// Random bytes that were drawn ahead, because each call of the system costs as much as a short text.
    private struct Reserve {
        private var bytes = [UInt8](repeating: 0, count: 256)
        private var position = 256

        /// Takes a byte, of which nothing is kept.
        mutating func next() -> UInt8 {
            if position == bytes.count { refill() }
            defer {
                bytes[position] = 0
                position += 1
            }
            return bytes[position]
        }

        private mutating func refill() {
            position = 0
            guard getentropy(&bytes, bytes.count) != 0 else { return }
            var generator = SystemRandomNumberGenerator()
            for index in bytes.indices { bytes[index] = generator.next() }
        }
    }

    private static let reserve = Mutex(Reserve())

    /// Writes bytes as base64url without padding.
    static func encode(_ bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        var bits: UInt32 = 0
        var available: UInt32 = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            available += 8
            while available >= 6 {
                available -= 6
                text.append(alphabet[Int(bits >> available & 63)])
            }
        }
        if available > 0 { text.append(alphabet[Int(bits << (6 - available) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads base64url without padding; nil when a character is none of it.
    static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var available: UInt32 = 0
        for character in text.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            bits = bits << 6 | UInt32(value)
            available += 6
            if available >= 8 {
                available -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> available))
            }
        }
        return bytes
    }

    /// Whether a byte may stand in such text.
    static func isCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
