/// What the grammars of HTTP ask of a run of bytes.
extension Span<UInt8> {
    /// The position of the first LF at or after a position.
    @inline(__always)
    func firstLineFeed(from start: Int) -> Int? {
        var index = start
        while index < count {
            if self[index] == UInt8(ascii: "\n") { return index }
            index &+= 1
        }
        return nil
    }

    /// The bytes as text; they must be ASCII.
    @inline(__always)
    var asciiString: String {
        withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the bytes, in any case, spell a lowercase word.
    @inline(__always)
    func spells(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            for index in indices {
                let byte = self[index]
                if byte.lowercasedASCII != letters[index] { return false }
            }
            return true
        }
    }

    /// Whether the bytes are exactly these.
    @inline(__always)
    func isExactly(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            for index in indices where self[index] != letters[index] { return false }
            return true
        }
    }

    /// The place of the next element of a comma-separated list, without the blanks around it (RFC 9110 section 5.6.1).
    ///
    /// - Parameter start: Where to look; moved behind the element and its comma, and behind the end after the last.
    func nextListElement(from start: inout Int) -> Range<Int>? {
        guard start <= count else { return nil }
        var end = start
        while end < count, self[end] != UInt8(ascii: ",") { end += 1 }
        var element = start..<end
        start = end + 1
        while let first = element.first, isBlank(at: first) { element.removeFirst() }
        while let last = element.last, isBlank(at: last) { element.removeLast() }
        return element
    }

    private func isBlank(at index: Int) -> Bool {
        self[index] == UInt8(ascii: " ") || self[index] == 0x09
    }
}
