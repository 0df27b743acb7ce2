import Glibc

/// An IP address as a number, for comparing; an IPv4 address is the IPv6 address that stands for it (`::ffff:a.b.c.d`).
struct AddressNumber: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads an address in its usual form; nil when it is none.
    init?(_ host: String) {
        var v4 = in_addr()
        if inet_pton(AF_INET, host, &v4) == 1 {
            self.init(high: 0, low: 0xFFFF << 32 | UInt64(UInt32(bigEndian: v4.s_addr)))
            return
        }
        var v6 = in6_addr()
        let withoutZone = host.prefix { $0 != "%" }
        guard inet_pton(AF_INET6, String(withoutZone), &v6) == 1 else { return nil }
        self = withUnsafeBytes(of: v6) { bytes in
            AddressNumber(
                high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// Whether it stands for an IPv4 address.
    var isV4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// The number by which a client is counted: its address, or the network of an IPv6 client, which commonly has all
    /// of a /64 to itself.
    var counted: AddressNumber { isV4 ? self : AddressNumber(high: high, low: 0) }
}
