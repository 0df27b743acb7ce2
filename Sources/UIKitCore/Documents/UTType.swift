/// A type of data: its identifier, and the file name extensions and media types that stand for it.
///
/// The types that people exchange in browsers are known; any other identifier, extension or media type makes a type that
/// conforms to `data` alone.
///
/// Source: Uniform Type Identifiers, `UTType`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, for instance `public.png`.
    public let identifier: String

    /// Creates a type of an identifier.
    ///
    /// - Parameter identifier: The identifier; nil is returned for one with characters that identifiers do not have.
    public init?(_ identifier: String) {
        let isValid = identifier.utf8.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
        }
        guard isValid, !identifier.isEmpty else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// Creates the type of a file name extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without dot.
    ///   - supertype: What the type must conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty else { return nil }
        let known = Self.declarations.first {
            $0.value.extensions.contains(name) && Self(declared: $0.key).conforms(to: supertype)
        }
        self.init(known?.key ?? "dyn.extension.\(name.filter { $0.isLetter || $0.isNumber })")
    }

    /// Creates the type of a media type.
    ///
    /// - Parameters:
    ///   - mimeType: The media type, for instance `image/png`.
    ///   - supertype: What the type must conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard name.contains("/") else { return nil }
        let known = Self.declarations.first {
            $0.value.mediaTypes.contains(name) && Self(declared: $0.key).conforms(to: supertype)
        }
        self.init(known?.key ?? "dyn.type.\(name.filter { $0.isLetter || $0.isNumber })")
    }

    /// Creates a type of the app's own.
    ///
    /// - Parameters:
    ///   - exportedAs: The identifier.
    ///   - parentType: What it conforms to, which is not kept: it is asked of the identifier.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }

    /// Creates a type that another app declares.
    ///
    /// - Parameters:
    ///   - importedAs: The identifier.
    ///   - parentType: What it conforms to, which is not kept: it is asked of the identifier.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }

    /// Creates the type of an identifier that is known to be one.
    init(declared identifier: String) {
        self.identifier = identifier
    }

    /// The extension that files of the type usually have, without dot; nil when none is known.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// The media type; nil when none is known.
    public var preferredMIMEType: String? { declaration?.mediaTypes.first }

    /// The extensions and media types that stand for the type.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else { return [:] }
        return [.filenameExtension: declaration.extensions, .mimeType: declaration.mediaTypes].filter {
            !$0.value.isEmpty
        }
    }

    /// A name for people.
    public var localizedDescription: String? {
        preferredFilenameExtension.map { "\($0.uppercased()) file" }
    }

    /// The types that the type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var remaining = declaration?.parents ?? (identifier == "public.item" ? [] : ["public.data"])
        while let next = remaining.popLast() {
            guard found.insert(UTType(declared: next)).inserted else { continue }
            remaining += Self.declarations[next]?.parents ?? []
        }
        return found
    }

    /// Whether the type is another one or conforms to it.
    ///
    /// - Parameter type: The other type.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Whether the type conforms to another one and is not it.
    ///
    /// - Parameter type: The other type.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// Whether another type conforms to this one and is not it.
    ///
    /// - Parameter type: The other type.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// Whether it stands for something that was not declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// The identifier.
    public var description: String { identifier }

    private var declaration: Declaration? { Self.declarations[identifier] }
}

extension UTType {
    /// What is known of a type.
    struct Declaration: Sendable {
        /// What it conforms to directly.
        var parents: [String]
        /// The extensions that stand for it, the usual one first.
        var extensions: [String] = []
        /// The media types that stand for it, the usual one first.
        var mediaTypes: [String] = []
    }

    /// What a file input takes in the `accept` attribute to offer files of the type; empty for files of any type.
    var acceptedTypes: [String] {
        switch self {
        case .item, .data, .content: return []
        case .image: return ["image/*"]
        case .audio: return ["audio/*"]
        case .movie, .video, .audiovisualContent: return ["video/*"]
        default: break
        }
        let subtypes = Self.declarations.keys.map { UTType(declared: $0) }.filter { $0.conforms(to: self) }
        return subtypes.flatMap {
            ($0.declaration?.mediaTypes ?? []) + ($0.declaration?.extensions ?? []).map { ".\($0)" }
        }
        .sorted()
    }
}

/// The kinds of tag that stand for a type.
///
/// Source: Uniform Type Identifiers, `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates the kind of an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File name extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Media types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
