import CLinux

/// The page of a scene as it was last written, to be sent again as long as nothing changes.
struct KeptPage {
    /// What decides how a page is written.
    struct Circumstances: Hashable {
        /// The revision that the page shows.
        let revision: Int
        /// The number of its next event.
        let sequence: Int
        /// Where the scene is.
        let address: SceneAddress
        /// Whether the person has seen what has the focus on it.
        var isShownAgain = false
    }

    /// The longest page that is kept, in bytes: longer ones would take more memory than the time they save is worth.
    static let greatestLength = 32 << 10

    private let circumstances: Circumstances
    private let bytes: [UInt8]
    private let noncePositions: [Int]

    /// Keeps a page; nil when it is too long or its nonce is not found.
    init?(_ bytes: [UInt8], nonce: String, circumstances: Circumstances) {
        guard bytes.count <= Self.greatestLength else { return nil }
        let positions = Self.positions(of: nonce, in: bytes)
        guard !positions.isEmpty else { return nil }
        self.bytes = bytes
        self.circumstances = circumstances
        noncePositions = positions
    }

    /// Where a text stands in bytes; the standard library's search takes longer than rendering most pages.
    private static func positions(of text: String, in bytes: [UInt8]) -> [Int] {
        let sought = Array(text.utf8)
        return bytes.withUnsafeBytes { bytes in
            var positions: [Int] = []
            var start = 0
            while let base = bytes.baseAddress,
                let found = memmem(base + start, bytes.count - start, sought, sought.count)
            {
                positions.append(UnsafeRawPointer(found) - base)
                start = positions[positions.count - 1] + sought.count
            }
            return positions
        }
    }

    /// The page with another nonce; nil when the circumstances have changed.
    func bytes(with nonce: String, under present: Circumstances) -> [UInt8]? {
        guard present == circumstances else { return nil }
        var page = bytes
        for position in noncePositions {
            page.replaceSubrange(position..<position + nonce.utf8.count, with: nonce.utf8)
        }
        return page
    }
}
