/// A file that is part of the program and served under an address that changes with its content.
package struct EmbeddedResource: Sendable {
    /// The address on the app's site, for instance `/_segue/style-1f0c.css`; what it delivers never changes.
    package let path: String

    /// The media type.
    package let contentType: String

    /// The content.
    package let bytes: [UInt8]

    init(name: String, pathExtension: String, contentType: String, bytes: [UInt8]) {
        path = "/_segue/\(name)-\(Self.fingerprint(of: bytes)).\(pathExtension)"
        self.contentType = contentType
        self.bytes = bytes
    }

    /// Every file of the framework that a page may refer to.
    package static var all: [EmbeddedResource] {
        [
            .stylesheet, .script, .editing, .gestures, .locks, .regions, .restoration, .rows, .scrolling, .shortcuts,
            .symbols, .uploads,
        ]
    }

    /// The 64-bit FNV-1a hash of some bytes in hexadecimal digits: not a secret, only different for different content.
    private static func fingerprint(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }
}
