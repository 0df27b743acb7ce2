import UIKitCore

extension Submission {
    /// What tells one submission from another: the same for the same content, also in the next process.
    var fingerprint: UInt64 {
        var hash = FingerprintHash()
        hash.add(revision ?? -1)
        hash.add(sequence ?? -1)
        hash.add(isReturnKey ? 1 : 0)
        // Two tabs of a scene may do the same at the same time, each for itself.
        if let page { hash.add(page) }
        // The same may be done several times before the page hears of its next number.
        if let number { hash.add(number) }
        hash.add(fields.count)
        for field in fields {
            hash.add(field.target.description)
            hash.add(field.value)
        }
        for event in events {
            hash.add(event.target.description)
            hash.add(event.interaction.event.rawValue)
            if let value = event.interaction.value { hash.add(value) }
        }
        return hash.value
    }
}

/// The hash of Fowler, Noll and Vo with 64 bits, in its variant 1a.
///
/// Nobody gains from two submissions of their own session that hash alike, so it need not withstand attacks.
struct FingerprintHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        for _ in 0..<8 {
            add(byte: UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes { add(byte: byte) }
        }
        guard isAdded == nil else { return }
        for byte in text.utf8 { add(byte: byte) }
    }

    mutating func add(_ value: UserInteractionValue) {
        switch value {
        case .text(let text): add(text)
        case .number(let number): add(Int(truncatingIfNeeded: number.bitPattern))
        case .boolean(let boolean): add(boolean ? 1 : 0)
        case .files(let files):
            for file in files {
                add(file.url.lastPathComponent)
                add(file.length)
            }
        }
    }

    private mutating func add(byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
