import HTTP
import HTTPTypes

extension Connection {
    /// The longest content in memory that is compressed at once; longer content is compressed while it is sent, so
    /// that it does not keep the loop from its other sockets.
    private static let wholeLength = 128 << 10
    /// The bytes that are compressed before others get their turn.
    private static let pieceLength = 64 << 10

    /// Compresses the content of a response where the client takes it so and it does no harm.
    ///
    /// - Returns: What is to compress the content while it is sent, to be given back to the loop afterwards; nil when
    ///   the content is sent as it is in `response` now.
    func compress(_ response: inout Response, answering request: Request) -> Deflater? {
        guard let configuration = context.compression else { return nil }
        if response.head.status == .notModified {
            if response.isCompressedWhole(for: request) { response.head.weakenTag() }
            return nil
        }
        guard response.isWorthCompressing(from: configuration.minimumLength) else { return nil }
        response.head.headerFields.addVariation(by: "Accept-Encoding")
        guard let coding = AcceptEncoding(request.head.headerFields.value(of: .acceptEncoding)).preferred(),
            response.compression == .always || request.isHarmlessToCompress
        else { return nil }
        if request.head.method == .head {
            // How long the content would be takes compressing it.
            response.body = .stream(length: nil) { _ in }
            response.head.noteCoding(coding)
            return nil
        }
        if case .bytes(let bytes) = response.body, bytes.count <= Self.wholeLength {
            let compressed = loop.deflaters.compress(bytes, with: coding, level: configuration.level)
            guard let compressed, compressed.count < bytes.count else { return nil }
            response.body = .bytes(compressed)
            response.head.noteCoding(coding)
            context.metrics.compressedResponses.increment()
            return nil
        }
        let limit = configuration.streamCountPerLoop
        guard let deflater = loop.deflaters.lend(coding, level: configuration.level, atMost: limit) else { return nil }
        response.body = response.body.inPieces(of: Self.pieceLength)
        response.head.noteCoding(coding)
        context.metrics.compressedResponses.increment()
        return deflater
    }
}

extension Response {
    /// Whether the content that the client has was compressed on its way, so that its tag was weak (RFC 9110, section
    /// 15.4.5).
    fileprivate func isCompressedWhole(for request: Request) -> Bool {
        compression == .always && head.headerFields.value(of: .cacheControl)?.mentions("no-transform") != true
            && AcceptEncoding(request.head.headerFields.value(of: .acceptEncoding)).preferred() != nil
    }

    /// Whether the content may be compressed and is likely to become shorter.
    fileprivate func isWorthCompressing(from minimumLength: Int) -> Bool {
        guard compression != .never, body.length ?? .max >= minimumLength else { return false }
        switch head.status.code {
        case 204, 206, 304: return false
        default: break
        }
        let fields = head.headerFields
        return CompressibleType.contains(fields.value(of: .contentType)) && fields.value(of: .contentEncoding) == nil
            && fields.value(of: .contentRange) == nil
            && fields.value(of: .cacheControl)?.mentions("no-transform") != true
    }
}

extension HTTPResponse {
    /// Tells in which coding the content comes, and that its bytes are not those that a strong tag names.
    fileprivate mutating func noteCoding(_ coding: ContentCoding) {
        headerFields[.contentEncoding] = coding.rawValue
        headerFields[.acceptRanges] = nil
        weakenTag()
    }

    /// Tells that a tag names what bytes say, not the bytes.
    fileprivate mutating func weakenTag() {
        if let tag = headerFields[.eTag].flatMap(EntityTag.init), !tag.isWeak {
            headerFields[.eTag] = EntityTag(opaqueTag: tag.opaqueTag, isWeak: true)?.description
        }
    }
}

extension HTTPFields {
    /// Tells caches that the response depends on a field of the request (RFC 9110 section 12.5.5).
    mutating func addVariation(by name: String) {
        guard let present = self[.vary] else {
            append(HTTPField(name: .vary, value: name))
            return
        }
        let names = present.split(separator: ",").map { $0.trimmingBlanks.lowercased() }
        guard !names.contains("*"), !names.contains(name.lowercased()) else { return }
        self[.vary] = "\(present), \(name)"
    }
}

extension Request {
    /// Whether compressing a personal answer tells nobody else about it, as `ResponseCompression` explains.
    fileprivate var isHarmlessToCompress: Bool {
        guard let name = Self.secFetchSite else { return false }
        switch head.headerFields.value(of: name) {
        case "same-origin", "none": return true
        default: return false
        }
    }

    /// Says which site caused a request (Fetch Metadata, section 2.4).
    private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")
}

extension ResponseBody {
    /// The content as a stream of pieces, unless it is a stream already.
    fileprivate func inPieces(of length: Int) -> ResponseBody {
        switch self {
        case .none, .stream:
            return self
        case .bytes(let bytes):
            return .stream(length: bytes.count) { writer in
                var start = 0
                while start < bytes.count {
                    let end = min(start + length, bytes.count)
                    try await writer.write(Array(bytes[start..<end]))
                    await Task.yield()
                    start = end
                }
            }
        case .file(let region):
            return .stream(length: region.length) { try await $0.write(region, inPiecesOf: length) }
        }
    }
}

extension ResponseBodyWriter {
    /// Sends part of a file that cannot leave as it is on the disk.
    func write(_ region: FileRegion, inPiecesOf length: Int = 64 << 10) async throws(ResponseBodyError) {
        var sent = 0
        while sent < region.length {
            let count = min(length, region.length - sent)
            var piece: [UInt8] = []
            piece.reserveCapacity(count)
            let isRead = piece.append(FileRegion(file: region.file, offset: region.offset + sent, length: count))
            guard isRead else { throw Connection.fileTooShort }
            try await write(piece)
            sent += count
            await Task.yield()
        }
    }
}
