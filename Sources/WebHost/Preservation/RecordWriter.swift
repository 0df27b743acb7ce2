import UIKitCore

/// Writes the records of sessions and scenes for the store: numbers in groups of seven bits, texts after their lengths.
struct RecordWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []

    /// Creates a writer.
    ///
    /// - Parameter capacity: How many bytes will be written, about.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes a number, the lowest bits first.
    mutating func write(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a number that is not negative.
    mutating func write(_ number: Int) {
        write(UInt64(max(number, 0)))
    }

    /// Writes a text.
    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a state to the end of the record.
    mutating func writeRest(_ state: PreservedState) {
        state.append(to: &bytes)
    }
}

/// Reads what ``RecordWriter`` wrote.
struct RecordReader {
    /// That the bytes are no record of the kind that is read.
    struct Malformed: Error {
        /// Whether a later version of the framework wrote it, which can read it: it is not to be replaced.
        var isOfLaterVersion = false
    }

    private let bytes: [UInt8]
    private var position = 0

    /// Whether everything was read.
    var isAtEnd: Bool { position == bytes.count }

    /// Begins to read a record.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a number.
    mutating func number() throws(Malformed) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            result |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return result }
            shift += 7
        }
        throw Malformed()
    }

    /// Reads a number that fits.
    mutating func integer() throws(Malformed) -> Int {
        guard let number = Int(exactly: try number()) else { throw Malformed() }
        return number
    }

    /// Reads a text.
    mutating func text() throws(Malformed) -> String {
        let count = try integer()
        guard count <= bytes.count - position,
            let text = String(validating: bytes[position..<(position + count)], as: UTF8.self)
        else { throw Malformed() }
        position += count
        return text
    }

    /// Reads what is left.
    mutating func rest() -> ArraySlice<UInt8> {
        defer { position = bytes.count }
        return bytes[position...]
    }
}
