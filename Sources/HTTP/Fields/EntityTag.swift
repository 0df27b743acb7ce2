/// A name for one state of a resource, such as `"5f3a"` or `W/"5f3a"` (RFC 9110, section 8.8.3).
package struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    /// What stands between the quotes.
    package let opaqueTag: String

    /// Whether the tag only promises the same meaning and not the same bytes.
    package let isWeak: Bool

    /// Creates a tag, or nil when the text holds a character that a tag may not have.
    package init?(opaqueTag: String, isWeak: Bool = false) {
        guard opaqueTag.utf8.allSatisfy(Self.isTagCharacter) else { return nil }
        self.opaqueTag = opaqueTag
        self.isWeak = isWeak
    }

    /// Creates a strong tag of letters, digits and hyphens; other characters are left out.
    package init(hashText: String) {
        opaqueTag = hashText.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        isWeak = false
    }

    /// Reads a field that holds exactly one tag, as `ETag` and `If-Range` do; nil when it is none.
    package init?(_ text: String) {
        var scanner = FieldScanner(text)
        scanner.skipSpace()
        guard let tag = scanner.entityTag() else { return nil }
        scanner.skipSpace()
        guard scanner.isAtEnd else { return nil }
        self = tag
    }

    /// Whether both tags are strong and the same: the comparison for ranges and `If-Match`.
    package func matchesStrongly(_ other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaqueTag == other.opaqueTag
    }

    /// Whether the tags are the same, weak or not: the comparison for `If-None-Match`.
    package func matchesWeakly(_ other: EntityTag) -> Bool {
        opaqueTag == other.opaqueTag
    }

    /// The tag as it stands in a field.
    package var description: String { isWeak ? "W/\"\(opaqueTag)\"" : "\"\(opaqueTag)\"" }

    fileprivate static func isTagCharacter(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "\"") && byte != 0x7F
    }
}

/// The tags of an `If-None-Match` or `If-Match` field (RFC 9110, sections 13.1.1 and 13.1.2).
package enum EntityTagCondition: Sendable, Hashable {
    /// The field is `*`: any state of the resource that exists.
    case any
    /// The field lists states.
    case tags([EntityTag])

    /// Reads the value of the field; what is not a tag in it matches nothing.
    package init(_ value: String) {
        var scanner = FieldScanner(value)
        scanner.skipSpace()
        if scanner.skip("*") {
            scanner.skipSpace()
            self = scanner.isAtEnd ? .any : .tags([])
            return
        }
        var tags: [EntityTag] = []
        repeat {
            scanner.skipSpace()
            // Empty elements of a list mean nothing (section 5.6.1.2).
            guard !scanner.isAtEnd, scanner.next != UInt8(ascii: ",") else { continue }
            guard let tag = scanner.entityTag() else { break }
            tags.append(tag)
            scanner.skipSpace()
        } while scanner.skip(",")
        self = .tags(tags)
    }

    /// Whether the tag is one of those named, by the weak comparison that `If-None-Match` asks for.
    package func matchesWeakly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.matchesWeakly(tag) }
        }
    }

    /// Whether the tag is one of those named, by the strong comparison that `If-Match` asks for.
    package func matchesStrongly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.matchesStrongly(tag) }
        }
    }
}

extension FieldScanner {
    fileprivate mutating func entityTag() -> EntityTag? {
        let isWeak = skip("W")
        if isWeak, !skip("/") { return nil }
        guard skip("\"") else { return nil }
        let tag = run(while: EntityTag.isTagCharacter)
        guard skip("\"") else { return nil }
        return EntityTag(opaqueTag: tag, isWeak: isWeak)
    }
}
