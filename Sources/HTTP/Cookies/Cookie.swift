/// A name and value that a browser sends back (RFC 6265bis, section 5.8).
package struct Cookie: Sendable, Hashable {
    /// The name, in which capitals count.
    package let name: String
    /// The value exactly as sent, quotes included.
    package let value: String

    /// Reads the value of a `Cookie` field; pieces without a name are passed over.
    ///
    /// A browser that has several cookies of one name sends the one with the longest path first.
    package static func cookies(in field: String) -> [Cookie] {
        var cookies: [Cookie] = []
        forEachPair(in: field.utf8.span) { bytes, name, value in
            cookies.append(Cookie(name: text(of: bytes, in: name), value: text(of: bytes, in: value)))
            return true
        }
        return cookies
    }

    /// The value of the first cookie of that name in a `Cookie` field, without reading the rest.
    package static func value(of name: String, in field: String) -> String? {
        let wanted = name.utf8.span
        var found: String?
        forEachPair(in: field.utf8.span) { bytes, name, value in
            guard isEqual(wanted, bytes.extracting(name)) else { return true }
            found = text(of: bytes, in: value)
            return false
        }
        return found
    }

    /// Calls `body` with where each name and value stand until it returns false.
    private static func forEachPair(
        in bytes: Span<UInt8>, _ body: (Span<UInt8>, _ name: Range<Int>, _ value: Range<Int>) -> Bool
    ) {
        var start = 0
        while start < bytes.count {
            var end = start
            var equals: Int?
            while end < bytes.count, bytes[end] != UInt8(ascii: ";") {
                if equals == nil, bytes[end] == UInt8(ascii: "=") { equals = end }
                end += 1
            }
            if let equals {
                let name = withoutSpace(bytes, in: start..<equals)
                if !name.isEmpty, !body(bytes, name, withoutSpace(bytes, in: (equals + 1)..<end)) { return }
            }
            start = end + 1
        }
    }

    private static func withoutSpace(_ bytes: Span<UInt8>, in range: Range<Int>) -> Range<Int> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isSpace(bytes[start]) { start += 1 }
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return left.indices.allSatisfy { left[$0] == right[$0] }
    }

    private static func text(of bytes: Span<UInt8>, in range: Range<Int>) -> String {
        bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}
