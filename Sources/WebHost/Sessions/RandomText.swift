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

    /// Returns 64 random bits.
    static func makeWord() -> UInt64 {
        reserve.withLock { reserve in (0..<8).reduce(0) { word, _ in word << 8 | UInt64(reserve.next()) } }
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

    /// The 6 bits that a character of base64url stands for; nil when it is none.
    static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }

    /// Whether a byte may stand in such text.
    static func isCharacter(_ byte: UInt8) -> Bool { value(of: byte) != nil }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
