package import Glibc

extension sockaddr_un {
    /// The address of a path; nil when it is too long.
    ///
    /// A path that begins with `@` is a name without a file.
    package init?(path: String) {
        self.init()
        sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        let room = MemoryLayout.size(ofValue: sun_path)
        guard !bytes.isEmpty, bytes.count < room else { return nil }
        withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: bytes) }
    }

    /// The bytes of the address that count.
    package func length(ofPath path: String) -> socklen_t {
        let isNamed = path.utf8.first == UInt8(ascii: "@")
        let start = MemoryLayout<sockaddr_un>.offset(of: \sockaddr_un.sun_path) ?? 2
        return socklen_t(start + path.utf8.count + (isNamed ? 0 : 1))
    }
}
