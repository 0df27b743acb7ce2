/// What a request asks for: the path and query of a request line (RFC 9112, section 3.2), checked and normalised.
///
/// Dot segments are removed (RFC 3986, section 5.2.4), and runs of slashes become one slash, so that `path` can be given
/// to a browser without ever being read as the address of another host. A path that means one thing to one reader and
/// another to the next is refused rather than repaired: dot segments that are escaped, that lead above the root or follow
/// a run of slashes, escapes that are not UTF-8, and control characters.
package struct RequestTarget: Sendable, Hashable {
    /// The scheme and host, when the request line named them (the absolute form proxies use).
    package let origin: String?

    /// The normalised path: it begins with one slash, holds no dot segments, and is still percent-encoded.
    package let path: String

    /// The query without its question mark and still encoded; nil when there is none.
    package let query: String?

    /// Reads the target of a request line, in origin form (`/notes?id=3`) or absolute form (`http://host/notes`).
    ///
    /// The other two forms, `*` and `host:port`, belong to OPTIONS and CONNECT and are refused.
    package init(_ text: String) throws(RequestTargetError) {
        let bytes = text.utf8.span
        let pathStart = try Self.pathStart(in: bytes)
        origin = pathStart == 0 ? nil : Self.text(of: bytes, in: 0..<pathStart)

        var pathEnd = pathStart
        var isPlain = true
        var previous: UInt8 = 0
        while pathEnd < bytes.count, bytes[pathEnd] != UInt8(ascii: "?") {
            let byte = bytes[pathEnd]
            if !Self.plainPathCharacters.contains(byte) || (byte == UInt8(ascii: "/") && previous == byte)
                || (byte == UInt8(ascii: ".") && previous == UInt8(ascii: "/"))
            {
                isPlain = false
            }
            previous = byte
            pathEnd += 1
        }
        if pathEnd == pathStart {
            path = "/"
        } else if isPlain {
            path = pathEnd == bytes.count && pathStart == 0 ? text : Self.text(of: bytes, in: pathStart..<pathEnd)
        } else {
            path = try Self.normalizedPath(bytes.extracting(pathStart..<pathEnd))
        }
        query = try pathEnd == bytes.count ? nil : Self.checkedQuery(bytes, in: (pathEnd + 1)..<bytes.count)
    }

    /// The path's segments, each decoded once; the root path has none.
    ///
    /// A decoded segment may hold a slash that was escaped; whoever joins segments again must mind that.
    package var segments: [String] {
        let bytes = path.utf8.span
        var segments: [String] = []
        var decoded: [UInt8] = []
        var index = 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/") {
                segments.append(String(decoding: decoded, as: UTF8.self))
                decoded.removeAll(keepingCapacity: true)
            } else if bytes[index] == UInt8(ascii: "%"), let byte = PercentEncoding.escapedByte(in: bytes, at: index) {
                decoded.append(byte)
                index += 2
            } else {
                decoded.append(bytes[index])
            }
            index += 1
        }
        if !decoded.isEmpty {
            segments.append(String(decoding: decoded, as: UTF8.self))
        }
        return segments
    }

    /// The path and the query, which lead to a place on the same host wherever they stand.
    package var address: String { query.map { "\(path)?\($0)" } ?? path }

    /// Whether the path ends in a slash, as the root path does.
    package var hasTrailingSlash: Bool { path.utf8.last == UInt8(ascii: "/") }

    /// The names and values of the query; empty when there is none.
    package func queryForm(limits: FormLimits = FormLimits()) throws(FormError) -> Form {
        guard let query else { return Form() }
        return try URLEncodedForm.decode(query, limits: limits)
    }
}

extension RequestTarget {
    /// The characters of a path that need neither decoding nor encoding.
    private static let plainPathCharacters = ByteSet.unreserved.union(ByteSet("!$&'()*+,;=:@/"))

    private static func text(of bytes: Span<UInt8>, in range: Range<Int>) -> String {
        bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    /// Where the path begins: at 0 in origin form, after the host in absolute form.
    private static func pathStart(in bytes: Span<UInt8>) throws(RequestTargetError) -> Int {
        guard !bytes.isEmpty else { throw .malformed }
        if bytes[0] == UInt8(ascii: "/") { return 0 }
        var index = 0
        for scheme: StaticString in ["https://", "http://"] where hasPrefix(scheme, bytes) {
            index = scheme.utf8CodeUnitCount
        }
        guard index > 0 else { throw .malformed }
        let hostStart = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "?") {
            guard hostCharacters.contains(bytes[index]) else { throw .malformed }
            index += 1
        }
        guard index > hostStart else { throw .malformed }
        return index
    }

    private static let hostCharacters = ByteSet.unreserved.union(ByteSet("[]:%!$&'()*+,;="))

    private static func hasPrefix(_ prefix: StaticString, _ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= prefix.utf8CodeUnitCount else { return false }
        return prefix.withUTF8Buffer { prefix in
            prefix.indices.allSatisfy { bytes[$0].lowercasedASCII == prefix[$0] }
        }
    }

    /// Decodes each segment, checks it, and writes it again in its one canonical spelling, without dot segments.
    private static func normalizedPath(_ bytes: Span<UInt8>) throws(RequestTargetError) -> String {
        var path: [UInt8] = []
        path.reserveCapacity(bytes.count + 8)
        var segment: [UInt8] = []
        var isEscaped = false
        var hasRun = false
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            if byte == UInt8(ascii: "/") {
                if index > 0, segment.isEmpty { hasRun = true }
                try append(segment, isAmbiguous: isEscaped || hasRun, to: &path)
                segment.removeAll(keepingCapacity: true)
                isEscaped = false
                if path.last != UInt8(ascii: "/") { path.append(byte) }
                index += 1
                continue
            }
            if byte == UInt8(ascii: "#") { throw .malformed }
            if byte == UInt8(ascii: "%") {
                guard let escaped = PercentEncoding.escapedByte(in: bytes, at: index) else { throw .invalidEscape }
                byte = escaped
                isEscaped = true
                index += 2
            }
            if byte.isControl { throw .controlCharacter }
            segment.append(byte)
            index += 1
        }
        try append(segment, isAmbiguous: isEscaped || hasRun, to: &path)
        return String(decoding: path, as: UTF8.self)
    }

    /// Appends a segment to a path that ends in a slash, or does what a dot segment says.
    ///
    /// - Parameter isAmbiguous: Whether a dot segment here could mean several things.
    private static func append(
        _ segment: [UInt8], isAmbiguous: Bool, to path: inout [UInt8]
    ) throws(RequestTargetError) {
        if (1...2).contains(segment.count), segment.allSatisfy({ $0 == UInt8(ascii: ".") }) {
            guard !isAmbiguous else { throw .dotSegment }
            guard segment.count == 2 else { return }
            path.removeLast()
            guard !path.isEmpty else { throw .dotSegment }
            while path.last != UInt8(ascii: "/") { path.removeLast() }
            return
        }
        guard String(validating: segment, as: UTF8.self) != nil else { throw .invalidText }
        for byte in segment {
            PercentEncoding.pathSegment.append(byte, to: &path)
        }
    }

    private static func checkedQuery(
        _ bytes: Span<UInt8>, in range: Range<Int>
    ) throws(RequestTargetError) -> String {
        for index in range where bytes[index].isControl || bytes[index] == UInt8(ascii: " ") {
            throw .controlCharacter
        }
        return text(of: bytes, in: range)
    }
}
