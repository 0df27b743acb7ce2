/// The page of a scene as it was last written, to be sent again as long as nothing changes.
struct KeptPage {
    /// What decides how a page is written.
    struct Circumstances: Hashable {
        /// The revision that the page shows.
        let revision: Int
        /// The number of its next event.
        let sequence: Int
        /// Where its form goes.
        let path: String
    }

    /// The longest page that is kept, in bytes: longer ones would take more memory than the time they save is worth.
    static let greatestLength = 32 << 10

    private let circumstances: Circumstances
    private let bytes: [UInt8]
    private let noncePositions: [Int]

    /// Keeps a page; nil when it is too long or its nonce is not found.
    init?(_ bytes: [UInt8], nonce: String, circumstances: Circumstances) {
        guard bytes.count <= Self.greatestLength else { return nil }
        let positions = bytes.ranges(of: nonce.utf8).map(\.lowerBound)
        guard !positions.isEmpty else { return nil }
        self.bytes = bytes
        self.circumstances = circumstances
        noncePositions = positions
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
