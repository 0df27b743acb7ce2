/// A set of ASCII bytes held in two machine words, for scanning text byte by byte.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of the ASCII characters in `characters`; others are ignored.
    init(_ characters: String) {
        for byte in characters.utf8 {
            insert(byte)
        }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 {
            low |= 1 << UInt64(byte)
        } else if byte < 128 {
            high |= 1 << UInt64(byte - 64)
        }
    }

    /// A set with the members of both sets.
    func union(_ other: ByteSet) -> ByteSet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }

    /// Whether the byte is a member; bytes beyond ASCII never are.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
        return byte < 128 && high & (1 << UInt64(byte &- 64)) != 0
    }

    static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    static let digits = ByteSet("0123456789")
    static let lettersAndDigits = letters.union(digits)

    /// The characters of a token (RFC 9110, section 5.6.2).
    static let token = lettersAndDigits.union(ByteSet("!#$%&'*+-.^_`|~"))

    /// The unreserved characters of a URL (RFC 3986, section 2.3).
    static let unreserved = lettersAndDigits.union(ByteSet("-._~"))
}

extension UInt8 {
    /// The value of a hexadecimal digit, or nil for any other byte.
    @inline(__always)
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self &- UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self &- UInt8(ascii: "a") &+ 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self &- UInt8(ascii: "A") &+ 10
        default: nil
        }
    }

    /// The value of a decimal digit, or nil for any other byte.
    @inline(__always)
    var decimalValue: Int? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self &- UInt8(ascii: "0"))
        default: nil
        }
    }

    /// The byte with an ASCII capital letter turned small.
    @inline(__always)
    var lowercasedASCII: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }

    /// Whether the byte is a control character of ASCII, DEL included.
    @inline(__always)
    var isControl: Bool { self < 0x20 || self == 0x7F }
}
