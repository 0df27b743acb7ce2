/// What a user session is found by as long as it lasts: 128 random bits, which may be stored and logged, and open nothing.
struct SessionKey: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    /// The lower half, whose bits are as random as all others.
    let low: UInt64

    /// Draws a new key.
    static func random() -> SessionKey {
        SessionKey(high: RandomText.makeWord(), low: RandomText.makeWord())
    }

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads a key from its text; nil when it is none.
    init?(description: String) {
        self.init(characters: description.utf8.span)
    }

    /// Reads a key from the UTF-8 of its text; nil when it is none.
    init?(characters: Span<UInt8>) {
        guard characters.count == Self.length else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        // The last character has four bits more than are left, which are always zero.
        for index in characters.indices {
            guard let value = RandomText.value(of: characters[index]) else { return nil }
            let bits: UInt64 = index == Self.length - 1 ? 2 : 6
            if index == Self.length - 1, value & 0xF != 0 { return nil }
            high = high << bits | low >> (64 - bits)
            low = low << bits | UInt64(value) >> (6 - bits)
        }
        self.init(high: high, low: low)
    }

    /// The key as text: the `userSessionIdentifier` of the person's scenes.
    var description: String {
        RandomText.encode(
            [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } })
    }

    /// How many characters the text of a key has.
    static let length = 22
}
