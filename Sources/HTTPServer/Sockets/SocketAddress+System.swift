import Glibc

extension SocketAddress {
    /// Reads an address that the kernel filled in; `nil` when it is of another family.
    ///
    /// An IPv4 client of a socket that listens on every address of both families is an IPv4 address here.
    init?(_ storage: sockaddr_storage) {
        switch Int32(storage.ss_family) {
        case AF_INET:
            self = Self.reading(storage, as: sockaddr_in.self) { address in
                SocketAddress(family: .v4, address.sin_addr, port: address.sin_port)
            }
        case AF_INET6:
            self = Self.reading(storage, as: sockaddr_in6.self, Self.reading)
        case AF_UNIX:
            self.init(family: .unix, host: Self.path(in: storage), port: 0)
        default:
            return nil
        }
    }

    /// Reads an IP address in its usual form, without brackets; `nil` when it is none.
    public init?(host: String, port: UInt16) {
        var v4 = in_addr()
        if inet_pton(AF_INET, host, &v4) == 1 {
            self.init(family: .v4, v4, port: port.bigEndian)
            return
        }
        var v6 = sockaddr_in6()
        guard inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 else { return nil }
        v6.sin6_port = port.bigEndian
        self = Self.reading(v6)
    }

    /// The address that a socket is bound to.
    init?(localAddressOf descriptor: Int32) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
        }
        guard result == 0 else { return nil }
        self.init(storage)
    }

    /// Whether the address belongs to this machine alone, as one of a Unix-domain socket does.
    public var isLoopback: Bool {
        switch family {
        case .unix: true
        case .v4: host.hasPrefix("127.")
        case .v6: host == "::1"
        }
    }

    /// The name under which a client is counted: its address, or the network (/64) of an IPv6 client; `nil` for a
    /// Unix-domain socket.
    package var countedName: String? {
        guard family != .unix, let number = AddressNumber(host)?.counted else { return nil }
        guard !number.isV4 else { return host }
        let groups = [48, 32, 16, 0].map { String(number.high >> UInt64($0) & 0xFFFF, radix: 16) }
        return groups.joined(separator: ":") + "::/64"
    }

    /// The path of a Unix-domain socket; empty when it has none.
    private static func path(in storage: sockaddr_storage) -> String {
        let start = MemoryLayout<sockaddr_un>.offset(of: \sockaddr_un.sun_path) ?? 2
        return withUnsafeBytes(of: storage) { bytes in
            String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private init(family: Family, _ address: some Any, zone: String = "", port: in_port_t) {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let code = family == .v4 ? AF_INET : AF_INET6
        withUnsafeBytes(of: address) { bytes in
            _ = inet_ntop(code, bytes.baseAddress, &text, socklen_t(text.count))
        }
        let characters = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self.init(
            family: family,
            host: String(decoding: characters, as: UTF8.self) + zone,
            port: UInt16(bigEndian: port)
        )
    }

    private static func reading(_ address: sockaddr_in6) -> SocketAddress {
        let words = address.sin6_addr.__in6_u.__u6_addr32
        if words.0 == 0, words.1 == 0, words.2 == UInt32(0xFFFF).bigEndian {
            return SocketAddress(family: .v4, in_addr(s_addr: words.3), port: address.sin6_port)
        }
        let zone = address.sin6_scope_id == 0 ? "" : "%\(address.sin6_scope_id)"
        return SocketAddress(family: .v6, address.sin6_addr, zone: zone, port: address.sin6_port)
    }

    private static func reading<Address>(
        _ storage: sockaddr_storage,
        as type: Address.Type,
        _ body: (Address) -> SocketAddress
    ) -> SocketAddress {
        withUnsafeBytes(of: storage) { body($0.loadUnaligned(as: type)) }
    }
}
