import Foundation

/// The short texts that have been written, by which those that come again are found among the bytes written.
///
/// A table of hashes that looks at the bytes takes a fraction of the time of one of strings; what looks is compiled into what
/// writes, where the arrays need not be retained for each text.
struct SharedTexts: Sendable {
    /// What became of the search for a text.
    enum Finding {
        /// It was written before, as the text of a number.
        case known(Int)
        /// It was not; it belongs into a slot, under its hash.
        case new(slot: Int, hash: UInt64)
    }

    private struct Place {
        let start: Int
        let count: Int
        let hash: UInt64
    }

    /// A number that nobody outside knows, so that no texts can be chosen that all have one hash.
    private static let seed = UInt64.random(in: 0 ... .max)

    /// How many bytes come before the first value.
    var offset = 0
    /// Where the texts are, by their numbers, from the first value on.
    private var places: [Place] = []
    /// The numbers of the texts, each at its hash or after it; -1 where there is none, as in at least half of the slots.
    private var slots = [Int32](repeating: -1, count: 64)

    /// Begins with room for the texts of a small scene.
    init() {
        places.reserveCapacity(slots.count / 2)
    }

    /// Looks for a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - bytes: What has been written.
    @inline(__always)
    func find(_ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Finding {
        let hash = Self.hash(UnsafeRawBufferPointer(text))
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            let place = places[number]
            if place.hash == hash, place.count == text.count, isEqual(text, to: place, in: bytes) {
                return .known(number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return .new(slot: slot, hash: hash)
    }

    /// Takes note of a text that is being written.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - count: How many bytes it has.
    ///   - hash: Its hash.
    ///   - slot: Where it belongs.
    mutating func note(start: Int, count: Int, hash: UInt64, at slot: Int) {
        slots[slot] = Int32(places.count)
        places.append(Place(start: start - offset, count: count, hash: hash))
        guard places.count * 2 > slots.count else { return }
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, place) in places.enumerated() {
            var slot = Int(truncatingIfNeeded: place.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }

    @inline(__always)
    private func isEqual(_ text: UnsafeBufferPointer<UInt8>, to place: Place, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, let start = text.baseAddress else { return text.isEmpty }
            return memcmp(base + offset + place.start, start, place.count) == 0
        }
    }

    @inline(__always)
    private static func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed ^ UInt64(text.count)
        var offset = 0
        while offset + 8 <= text.count {
            hash = (hash ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            offset += 8
        }
        while offset < text.count {
            hash = (hash ^ UInt64(text[offset])) &* 0x0000_0100_0000_01B3
            offset += 1
        }
        return hash ^ hash >> 32
    }
}
