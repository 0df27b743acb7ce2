/// A set of ASCII characters, as the grammars of HTTP name them.
struct ByteClass {
    private let low: UInt64
    private let high: UInt64

    /// Makes the set of a range of characters without some of them.
    private init(_ range: ClosedRange<UInt8>, except excluded: StaticString) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for byte in range where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
        excluded.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte < 64 { low &= ~(1 << UInt64(byte)) } else { high &= ~(1 << UInt64(byte - 64)) }
            }
        }
        self.low = low
        self.high = high
    }

    /// Whether a byte is one of the set.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return false }
        let half = byte < 64 ? low : high
        return half &>> UInt64(byte & 63) & 1 == 1
    }

    /// Whether all bytes are of the set.
    @inline(__always)
    func containsAll(_ bytes: borrowing Span<UInt8>) -> Bool {
        for index in bytes.indices where !contains(bytes[index]) { return false }
        return true
    }

    /// The characters of methods and field names: `tchar` (RFC 9110 section 5.6.2).
    static let token = ByteClass(0x21...0x7E, except: "\"(),/:;<=>?@[\\]{}")

    /// The characters accepted in a request target.
    ///
    /// More than RFC 3986 allows, because browsers leave `|`, `^`, `{` and `}` as they are; without those that end a
    /// target, start a fragment, or have carried markup into logs and pages.
    static let target = ByteClass(0x21...0x7E, except: "\"#<>\\`")

    /// The characters of a host and port, without those of user information (RFC 3986 section 3.2.2).
    static let authority = ByteClass(0x21...0x7E, except: "\"#/<>?@\\^`{|}")
}
