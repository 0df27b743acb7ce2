import HTTPTypes

/// The field names that browsers and proxies send, ready made, so that most fields are read without a new name.
///
/// A name found here has the usual spelling, whatever the case in which it was sent: names have no case (RFC 9110
/// section 5.1).
enum FieldNames {
    /// What a field means to the framing of a message.
    enum Role: Sendable {
        case ordinary, host, contentLength, transferEncoding, connection, expect
    }

    private struct Entry: Sendable {
        let name: HTTPField.Name
        let role: Role
    }

    /// A hash table: places of entries by hash of their name, with 0 for none.
    private static let places: [UInt8] = makePlaces()

    private static let entries: [Entry] = makeEntries()

    /// The name that bytes spell, and its role; `nil` when they are not a token.
    static func lookUp(_ bytes: borrowing Span<UInt8>) -> (name: HTTPField.Name, role: Role)? {
        var place = hash(bytes)
        while true {
            let number = Int(places[place])
            if number == 0 { break }
            let entry = entries[number - 1]
            if matches(bytes, entry.name.canonicalName) { return (entry.name, entry.role) }
            place = (place + 1) & 255
        }
        return HTTPField.Name(bytes.asciiString).map { ($0, .ordinary) }
    }

    /// A hash that ignores case: of the length and of three characters.
    private static func hash(_ bytes: borrowing Span<UInt8>) -> Int {
        guard !bytes.isEmpty else { return 0 }
        let first = Int(bytes[0] | 0x20)
        let middle = Int(bytes[bytes.count / 2] | 0x20)
        let last = Int(bytes[bytes.count - 1] | 0x20)
        return (bytes.count &* 37 &+ first &* 11 &+ middle &* 5 &+ last &* 3) & 255
    }

    private static func matches(_ bytes: borrowing Span<UInt8>, _ canonicalName: String) -> Bool {
        let letters = canonicalName.utf8.span
        guard bytes.count == letters.count else { return false }
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.lowercasedASCII != letters[index] { return false }
        }
        return true
    }

    private static func makePlaces() -> [UInt8] {
        var places = [UInt8](repeating: 0, count: 256)
        for (index, entry) in entries.enumerated() {
            var place = hash(entry.name.canonicalName.utf8.span)
            while places[place] != 0 { place = (place + 1) & 255 }
            places[place] = UInt8(index + 1)
        }
        return places
    }

    private static func makeEntries() -> [Entry] {
        let framing: [Entry] = [
            Entry(name: .connection, role: .connection),
            Entry(name: .contentLength, role: .contentLength),
            Entry(name: .transferEncoding, role: .transferEncoding),
            Entry(name: .expect, role: .expect),
        ]
        let host = HTTPField.Name("Host").map { [Entry(name: $0, role: .host)] } ?? []
        let standard: [HTTPField.Name] = [
            .accept, .acceptEncoding, .acceptLanguage, .authorization, .cacheControl, .contentType, .contentEncoding,
            .cookie, .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .origin, .range, .referer,
            .te, .trailer, .upgrade, .userAgent, .date,
        ]
        let others = [
            "Accept-Charset", "Cdn-Loop", "Device-Memory", "DNT", "Downlink", "ECT", "Forwarded", "Keep-Alive",
            "Last-Event-ID", "Pragma", "Priority", "Purpose", "RTT", "Save-Data", "Sec-CH-UA", "Sec-CH-UA-Mobile",
            "Sec-CH-UA-Platform", "Sec-Fetch-Dest", "Sec-Fetch-Mode", "Sec-Fetch-Site", "Sec-Fetch-User", "Sec-GPC",
            "Sec-Purpose", "Traceparent", "Tracestate", "Upgrade-Insecure-Requests", "Via", "X-Forwarded-For",
            "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "X-Request-ID", "X-Requested-With",
        ]
        return framing + host
            + (standard + others.compactMap { HTTPField.Name($0) }).map { Entry(name: $0, role: .ordinary) }
    }
}
