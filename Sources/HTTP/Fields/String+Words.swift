extension String {
    /// Whether the text begins with the bytes of another one.
    package func begins(with start: String) -> Bool {
        let bytes = utf8.span
        let start = start.utf8.span
        guard start.count <= bytes.count else { return false }
        for index in start.indices where bytes[index] != start[index] { return false }
        return true
    }

    /// The name of a host without the dot that may stand at its end for the root of all names; one only.
    package var withoutFinalDot: String {
        utf8.last == UInt8(ascii: ".") ? String(dropLast()) : self
    }

    /// Whether the bytes of a word stand somewhere in a header field's value.
    ///
    /// The standard library's `contains` finds the same, but takes longer than all else that is read from a request.
    package func mentions(_ word: String) -> Bool {
        let bytes = utf8.span
        let word = word.utf8.span
        guard !word.isEmpty, word.count <= bytes.count else { return word.isEmpty }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
            if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
        }
        return false
    }
}
