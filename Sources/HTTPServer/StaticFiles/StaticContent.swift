import HTTP
public import HTTPTypes
import Synchronization

/// Bytes that are part of the program and served like a file: with a strong tag, in parts, and compressed.
public final class StaticContent: Sendable {
    private let bytes: [UInt8]
    private let plain: StaticRepresentation
    private let fields: HTTPFields
    /// The compressed form, once it was asked for; nil inside when compressing makes the bytes no shorter.
    private let gzip = Mutex<StaticRepresentation??>(nil)

    /// Prepares bytes; they are compressed when a client first asks for that.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - headerFields: Its type and what browsers may do with it; the fields that follow from the content are added.
    public init(_ bytes: [UInt8], headerFields: HTTPFields) {
        var fields = headerFields
        if CompressibleType.contains(headerFields[.contentType]) { fields.addVariation(by: "Accept-Encoding") }
        self.fields = fields
        self.bytes = bytes
        plain = StaticRepresentation(
            .memory(bytes), entityTag: EntityTag(hashText: Self.hash(of: bytes)), lastModified: nil, fields: fields)
    }

    /// The answer to a request for it; methods other than GET, HEAD and OPTIONS get status 405 or 501.
    public func response(to request: Request) -> Response {
        let accepted = AcceptEncoding(request.head.headerFields.value(of: .acceptEncoding))
        let gzip = accepted.preferred(among: [.gzip]) == nil ? nil : compressed
        return (gzip ?? plain).response(to: request.head, now: .now)
    }

    private var compressed: StaticRepresentation? {
        guard fields[.vary] != nil else { return nil }
        return gzip.withLock { gzip in
            if let gzip { return gzip }
            let made = Deflater.compress(bytes).map { compressed in
                StaticRepresentation(
                    .memory(compressed), entityTag: EntityTag(hashText: Self.hash(of: bytes) + "-gzip"),
                    lastModified: nil, fields: fields, coding: .gzip)
            }
            gzip = .some(made)
            return made
        }
    }

    /// A name of bytes, made of their length and a hash (FNV-1a).
    private static func hash(of bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(String(bytes.count, radix: 36))-\(String(hash, radix: 36))"
    }
}
