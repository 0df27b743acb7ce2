import Glibc
import HTTP
import HTTPTypes

/// One file in one state, as it is and compressed, ready to be sent.
final class StaticFile: Sendable {
    /// Where the file is.
    let location: ServedFolder.Location

    /// The state it was in when it was opened.
    let status: FileStatus

    /// The state that the compressed file beside it was in; nil when there was none.
    let companionStatus: FileStatus?

    private let plain: StaticRepresentation
    private let gzip: StaticRepresentation?

    /// Reads the file when it is small and otherwise keeps it open; nil when it cannot be read or is being shortened.
    ///
    /// - Parameters:
    ///   - location: Where the file is.
    ///   - opened: The file and its state.
    ///   - companion: The compressed file beside it and its state.
    ///   - configuration: What to tell browsers, what to keep in memory and what to compress.
    ///   - now: The present; no file changed later (RFC 9110, section 8.8.2.1).
    init?(
        location: ServedFolder.Location, opened: ServedFolder.OpenedFile, companion: ServedFolder.OpenedFile?,
        configuration: StaticFiles.Configuration, now: HTTPDate
    ) {
        guard let entityTag = opened.status.entityTag,
            let content = Self.content(of: opened, greatestLengthInMemory: configuration.greatestCachedLength)
        else { return nil }
        self.location = location
        status = opened.status
        companionStatus = companion?.status
        let lastModified = min(opened.status.lastModified, now)
        var fields = configuration.headerFields
        fields[.contentType] = FileContentType.contentType(ofFileAt: location.path)
        fields[.cacheControl] = configuration.cacheControl
        let shrinks =
            configuration.compressesFiles && CompressibleType.contains(fields[.contentType])
            && status.length >= configuration.minimumCompressedLength
        if shrinks { fields.addVariation(by: "Accept-Encoding") }
        gzip =
            shrinks
            ? Self.compressed(
                content, tag: entityTag, lastModified: lastModified, fields: fields,
                companion: companion.flatMap { $0.status.lastModified < opened.status.lastModified ? nil : $0 },
                greatestLengthInMemory: configuration.greatestCachedLength)
            : nil
        var compression = ResponseCompression.never
        if shrinks, case .disk = content, gzip == nil { compression = .always }
        plain = StaticRepresentation(
            content, entityTag: entityTag, lastModified: lastModified, fields: fields, compression: compression)
    }

    /// The form that a request gets of the file.
    func representation(for request: HTTPRequest) -> StaticRepresentation {
        guard let gzip, gzip.isPreferred(by: request) else { return plain }
        return gzip
    }

    /// Whether the content was read, and what stands for it in memory.
    var lengthInMemory: Int? {
        guard case .memory(let bytes) = plain.content else { return nil }
        guard case .memory(let compressed) = gzip?.content else { return bytes.count }
        return bytes.count + compressed.count
    }

    /// Whether a file at this location may have a compressed one beside it.
    static func mayHaveCompanion(_ location: ServedFolder.Location) -> Bool {
        CompressibleType.contains(FileContentType.contentType(ofFileAt: location.path))
    }

    /// The compressed form: the file beside the other, or else what compressing makes of it.
    private static func compressed(
        _ content: StaticRepresentation.Content, tag: EntityTag, lastModified: HTTPDate, fields: HTTPFields,
        companion: ServedFolder.OpenedFile?, greatestLengthInMemory: Int
    ) -> StaticRepresentation? {
        if let companion, let tag = companion.status.entityTag,
            let content = Self.content(of: companion, greatestLengthInMemory: greatestLengthInMemory)
        {
            return StaticRepresentation(
                content, entityTag: tag, lastModified: lastModified, fields: fields, coding: .gzip)
        }
        guard case .memory(let bytes) = content, let compressed = Deflater.compress(bytes),
            let tag = EntityTag(opaqueTag: tag.opaqueTag + "-gzip")
        else { return nil }
        return StaticRepresentation(
            .memory(compressed), entityTag: tag, lastModified: lastModified, fields: fields, coding: .gzip)
    }

    private static func content(
        of opened: ServedFolder.OpenedFile, greatestLengthInMemory: Int
    ) -> StaticRepresentation.Content? {
        guard opened.status.length <= greatestLengthInMemory else {
            return .disk(opened.file, length: opened.status.length)
        }
        var bytes: [UInt8] = []
        let region = FileRegion(file: opened.file, offset: 0, length: Int(opened.status.length))
        return bytes.append(region) ? .memory(bytes) : nil
    }
}
