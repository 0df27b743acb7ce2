/// A range of addresses: a network such as `10.0.0.0/8` or `2001:db8::/32`, one address, or `unix` for the programs that
/// connect through a Unix-domain socket.
public struct AddressRange: Hashable, Sendable, CustomStringConvertible {
    /// The range as it was written.
    public let description: String

    private let number: AddressNumber?
    private let highMask: UInt64
    private let lowMask: UInt64

    /// Reads a range; nil when it is none, or when bits behind the network's part are set.
    public init?(_ text: String) {
        description = text
        guard text != "unix" else {
            (number, highMask, lowMask) = (nil, 0, 0)
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let host = parts.first, let number = AddressNumber(String(host)) else { return nil }
        let width = host.contains(":") ? 128 : 32
        var length = width
        if parts.count == 2 {
            guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let given = Int(parts[1]),
                given <= width
            else { return nil }
            length = given
        }
        length += 128 - width
        highMask = Self.mask(min(length, 64))
        lowMask = Self.mask(max(length - 64, 0))
        guard number.high & ~highMask == 0, number.low & ~lowMask == 0 else { return nil }
        self.number = number
    }

    /// Whether an address lies in the range.
    public func contains(_ address: SocketAddress) -> Bool {
        guard let number else { return address.family == .unix }
        guard address.family != .unix, let other = AddressNumber(address.host) else { return false }
        return other.high & highMask == number.high && other.low & lowMask == number.low
    }

    /// The topmost bits set, so many.
    private static func mask(_ length: Int) -> UInt64 {
        length == 0 ? 0 : ~0 << UInt64(64 - length)
    }
}
