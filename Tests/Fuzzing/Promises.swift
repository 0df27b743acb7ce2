import HTTP
import HTTPServer
import HTTPTypes

/// What the readers of HTTP promise, whatever they are given.
enum Promises {
    /// Requests are the same wherever their bytes are split, and keep the limits.
    static func readRequests(_ bytes: [UInt8]) {
        let whole = outcome(of: [bytes])
        precondition(outcome(of: bytes.map { [$0] }) == whole, "The outcome depends on how bytes arrive.")
        let middle = bytes.count / 2
        precondition(outcome(of: [Array(bytes[..<middle]), Array(bytes[middle...])]) == whole)
    }

    private static func outcome(of pieces: [[UInt8]]) -> [String] {
        var limits = RequestParser.Limits()
        limits.requestLineLength = 200
        limits.fieldSectionLength = 400
        limits.fieldCount = 8
        limits.contentLength = 300
        var parser = RequestParser(limits: limits)
        var lines: [String] = []
        var content: [UInt8] = []
        do throws(RequestParserError) {
            for piece in pieces {
                var position = 0
                while let event = try parser.next(in: piece.span, at: &position) {
                    precondition(position <= piece.count)
                    guard case .content(let range) = event else {
                        lines.append("\(content) \(event)")
                        content = []
                        continue
                    }
                    precondition(!range.isEmpty)
                    content += piece[range]
                    precondition(content.count <= 300)
                }
            }
        } catch {
            lines.append("\(error)")
        }
        return lines + ["\(content)"]
    }

    /// A form that was read and written again reads the same.
    static func readForm(_ bytes: [UInt8]) {
        guard let form = try? URLEncodedForm.decode(bytes) else { return }
        let written = URLEncodedForm.encode(form)
        guard let again = try? URLEncodedForm.decode(Array(written.utf8)) else {
            preconditionFailure("A form cannot be read again.")
        }
        precondition(URLEncodedForm.encode(again) == written)
    }

    /// A multipart form is the same wherever its bytes are split.
    static func readMultipart(_ bytes: [UInt8]) {
        precondition(parts(in: bytes.map { [$0] }) == parts(in: [bytes]), "The outcome depends on how bytes arrive.")
    }

    private static func parts(in pieces: [[UInt8]]) -> [String] {
        guard var parser = try? MultipartFormParser(boundary: "b") else { return [] }
        var lines: [String] = []
        var content: [UInt8] = []
        do {
            for piece in pieces {
                for event in try parser.parse(piece) {
                    guard case .bytes(let bytes) = event else {
                        lines.append("\(content) \(event)")
                        content = []
                        continue
                    }
                    content += bytes
                }
            }
            try parser.finish()
        } catch {
            // What came before the mistake in the same piece is not told.
            return ["\(error)"]
        }
        return lines
    }

    /// A path has one spelling, and no segment that leads elsewhere.
    static func readTarget(_ text: String) {
        guard let target = try? RequestTarget(text) else { return }
        precondition(target.path.utf8.first == UInt8(ascii: "/"))
        guard let again = try? RequestTarget(target.path) else { preconditionFailure("A path cannot be read again.") }
        precondition(again.path == target.path, "A path has two spellings.")
        for segment in target.segments { precondition(segment != "." && segment != ".." && !segment.contains("\0")) }
        _ = try? target.queryForm()
    }

    /// Parts lie inside the file, do not overlap and are not empty.
    static func readRanges(_ text: String) {
        for length: Int64 in [0, 1, 1_000, .max] {
            switch ByteRange(text, length: length) {
            case .whole, .unsatisfiable: break
            case .part(let range): precondition(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= length)
            case .parts(let ranges):
                precondition(ranges.count > 1 && ranges.count <= 16)
                var end: Int64 = 0
                for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                    precondition(!range.isEmpty && range.lowerBound >= end && range.upperBound <= length)
                    end = range.upperBound
                }
            }
        }
    }

    /// A cookie is found by its name.
    static func readCookies(_ text: String) {
        for cookie in Cookie.cookies(in: text) {
            precondition(Cookie.value(of: cookie.name, in: text) != nil, "A cookie is not found.")
        }
    }

    /// Fields can be read, whatever they hold.
    static func readFields(_ text: String) {
        if let type = MediaType(text) {
            precondition(MediaType(type.description) == type, "A media type cannot be read again.")
            precondition(Accept(text).weight(of: type) <= 1_000)
        }
        _ = AcceptEncoding(text).preferred()
        _ = Accept(text).preferred(among: [.html, .json])
        for element in ForwardedElement.elements(text) ?? [] {
            if let client = element.client { _ = ForwardedElement.address(ofNode: client) }
        }
        if let date = HTTPDate(text, now: HTTPDate(secondsSince1970: 0)) {
            precondition(HTTPDate(date.description, now: date) == date, "A date cannot be read again.")
        }
    }

    /// Conditions can be evaluated, and a tag that is read is one.
    static func readConditions(_ text: String) {
        if let tag = EntityTag(text) { precondition(EntityTag(tag.description) == tag) }
        guard let tag = EntityTag(opaqueTag: "a") else { return }
        var fields = HTTPFields()
        for name: HTTPField.Name in [.ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince, .ifRange, .range] {
            fields[name] = text
            let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/", headerFields: fields)
            _ = RequestConditions(head).outcome(
                entityTag: tag, lastModified: HTTPDate(secondsSince1970: 0), length: 10,
                now: HTTPDate(secondsSince1970: 0))
            fields[name] = nil
        }
    }

    /// What a proxy says is the same whatever follows it, and is not understood before it is complete.
    static func readProxyHeader(_ bytes: [UInt8]) {
        let whole = proxyHeader(in: bytes[...])
        if case .header(let header) = whole {
            precondition(header.length > 0 && header.length <= min(bytes.count, ProxyHeader.greatestLength))
        }
        for count in bytes.indices {
            switch (proxyHeader(in: bytes[..<count]), whole) {
            case (.incomplete, .header(let header)): precondition(count < header.length, "A header is overlooked.")
            case (.incomplete, _): break
            case (let part, _): precondition(part == whole, "What follows changes a header.")
            }
        }
    }

    private enum ProxyOutcome: Equatable {
        case incomplete, malformed
        case header(ProxyHeader)
    }

    private static func proxyHeader(in bytes: ArraySlice<UInt8>) -> ProxyOutcome {
        do {
            return try ProxyHeader.read(bytes).map(ProxyOutcome.header) ?? .incomplete
        } catch {
            return .malformed
        }
    }
}
