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
            .memory(bytes), entityTag: EntityTag(naming: bytes), lastModified: nil, fields: fields)
    }

    /// The answer to a request for it; methods other than GET, HEAD and OPTIONS get status 405 or 501.
    public func response(to request: Request) -> Response {
        guard request.head.acceptsGzip, let gzip = compressed, gzip.isPreferred(by: request.head) else {
            return plain.response(to: request.head, now: .now)
        }
        return gzip.response(to: request.head, now: .now)
    }

    private var compressed: StaticRepresentation? {
        guard fields[.vary] != nil else { return nil }
        return gzip.withLock { gzip in
            if let gzip { return gzip }
            let made = Deflater.compress(bytes).map { compressed in
                StaticRepresentation(
                    .memory(compressed), entityTag: EntityTag(hashText: plain.entityTag.opaqueTag + "-gzip"),
                    lastModified: nil, fields: fields, coding: .gzip)
            }
            gzip = .some(made)
            return made
        }
    }
}
