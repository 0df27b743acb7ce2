import Glibc
import HTTP
package import HTTPTypes

/// One form of something static: as it is, or compressed; ready to be sent.
package struct StaticRepresentation: Sendable {
    /// Where the bytes are.
    enum Content: Sendable {
        /// In memory.
        case memory([UInt8])
        /// In a file of so many bytes.
        case disk(OpenFile, length: Int64)

        /// The number of bytes.
        var length: Int64 {
            switch self {
            case .memory(let bytes): Int64(bytes.count)
            case .disk(_, let length): length
            }
        }
    }

    /// The bytes.
    let content: Content

    /// The strong name of these bytes.
    let entityTag: EntityTag

    /// When they became what they are; nil when nobody knows.
    let lastModified: HTTPDate?

    /// The head of a response that sends all of them.
    let head: HTTPResponse

    /// Whether they may be compressed on their way.
    let compression: ResponseCompression

    /// Prepares a form.
    ///
    /// - Parameters:
    ///   - content: The bytes.
    ///   - entityTag: Their name.
    ///   - lastModified: When they became what they are.
    ///   - fields: The type and what browsers may do with it; what follows from the other parameters is added.
    ///   - coding: What the bytes were compressed with.
    ///   - compression: Whether they may be compressed on their way.
    init(
        _ content: Content, entityTag: EntityTag, lastModified: HTTPDate?, fields: HTTPFields,
        coding: ContentCoding? = nil, compression: ResponseCompression = .never
    ) {
        self.content = content
        self.entityTag = entityTag
        self.lastModified = lastModified
        self.compression = compression
        var fields = fields
        if let coding { fields[.contentEncoding] = coding.rawValue }
        fields[.eTag] = entityTag.description
        if let lastModified { fields[.lastModified] = lastModified.description }
        fields[.acceptRanges] = "bytes"
        fields[.xContentTypeOptions] = "nosniff"
        head = HTTPResponse(status: .ok, headerFields: fields)
    }

    /// Whether a request is for this compressed form rather than for the plain one.
    ///
    /// Parts are of the plain form, which every client can put together, unless it has parts of this one.
    func isPreferred(by request: HTTPRequest) -> Bool {
        guard request.acceptsGzip else { return false }
        guard request.method == .get, request.headerFields.contains(.range) else { return true }
        return request.headerFields.value(of: .ifRange).flatMap(EntityTag.init)?.matchesStrongly(entityTag) ?? false
    }

    /// Answers a request for it: with all of it, with parts, or that the client has it.
    ///
    /// Methods other than GET, HEAD and OPTIONS get status 405, those that HTTP does not know 501.
    func response(to request: HTTPRequest, now: @autoclosure () -> HTTPDate) -> Response {
        switch request.method {
        case .get, .head: break
        case .options: return Response(status: .noContent, headerFields: [.allow: Self.methods])
        default: return Response(status: request.method.refusal, headerFields: [.allow: Self.methods])
        }
        let length = content.length
        let outcome = RequestConditions(request).outcome(
            entityTag: entityTag, lastModified: lastModified, length: length, now: now())
        switch outcome {
        case .send(.whole):
            var response = Response(head: head, body: wholeBody)
            response.compression = compression
            return response
        case .send(.part(let range)):
            var head = head
            head.status = .partialContent
            head.headerFields[.contentRange] = ByteRange.contentRange(range, length: length)
            return Response(head: head, body: body(in: range))
        case .send(.parts(let ranges)):
            return multipartResponse(ranges)
        case .send(.unsatisfiable):
            let contentRange = ByteRange.unsatisfiedContentRange(length: length)
            return Response(status: .rangeNotSatisfiable, headerFields: [.contentRange: contentRange])
        case .notModified:
            var head = head
            head.status = .notModified
            head.headerFields[.contentType] = nil
            head.headerFields[.contentEncoding] = nil
            var response = Response(head: head)
            // What is compressed on its way has another tag, which the connection knows.
            response.compression = compression
            return response
        case .preconditionFailed:
            return Response(status: .preconditionFailed)
        }
    }

    private static let methods = "GET, HEAD, OPTIONS"

    private var wholeBody: ResponseBody {
        switch content {
        case .memory(let bytes): .bytes(bytes)
        case .disk(let file, let length): .file(FileRegion(file: file, offset: 0, length: Int(length)))
        }
    }

    private func body(in range: Range<Int64>) -> ResponseBody {
        switch content {
        case .memory(let bytes): .bytes(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]))
        case .disk(let file, _): .file(FileRegion(file: file, offset: Int(range.lowerBound), length: range.count))
        }
    }

    /// Sends several parts (RFC 9110, section 14.6).
    private func multipartResponse(_ ranges: [Range<Int64>]) -> Response {
        let boundary = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
        // They are of the parts, not of what holds them together.
        let fields = [HTTPField.Name.contentType, .contentEncoding].reduce("") { fields, name in
            self.head.headerFields[name].map { "\(fields)\(name.rawName): \($0)\r\n" } ?? fields
        }
        let starts = ranges.map { range in
            let contentRange = ByteRange.contentRange(range, length: content.length)
            return Array("\r\n--\(boundary)\r\n\(fields)Content-Range: \(contentRange)\r\n\r\n".utf8)
        }
        let end = Array("\r\n--\(boundary)--\r\n".utf8)
        var head = head
        head.status = .partialContent
        head.headerFields[.contentType] = "multipart/byteranges; boundary=\(boundary)"
        head.headerFields[.contentEncoding] = nil
        switch content {
        case .memory(let bytes):
            var body: [UInt8] = []
            for (start, range) in zip(starts, ranges) {
                body += start
                body += bytes[Int(range.lowerBound)..<Int(range.upperBound)]
            }
            return Response(head: head, body: .bytes(body + end))
        case .disk(let file, _):
            let length = zip(starts, ranges).reduce(end.count) { $0 + $1.0.count + $1.1.count }
            let body = ResponseBody.stream(length: length) { writer in
                for (start, range) in zip(starts, ranges) {
                    try await writer.write(start)
                    try await writer.write(
                        FileRegion(file: file, offset: Int(range.lowerBound), length: range.count))
                }
                try await writer.write(end)
            }
            return Response(head: head, body: body)
        }
    }
}

extension StaticRepresentation {
    /// Prepares bytes that are sent as they are.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - headerFields: Their type and what browsers may do with them; the fields that follow from the bytes are added.
    package init(_ bytes: [UInt8], headerFields: HTTPFields) {
        self.init(.memory(bytes), entityTag: EntityTag(naming: bytes), lastModified: nil, fields: headerFields)
    }

    /// Prepares a file that is sent from the disk as it is; nil when there is no ordinary file at the path.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - headerFields: Its type and what browsers may do with it; the fields that follow from the file are added.
    /// - Throws: `DescriptorShortage` when no further file can be opened, so that nobody knows whether there is one.
    package init?(fileAt path: String, headerFields: HTTPFields) throws(DescriptorShortage) {
        guard let file = OpenFile(path: path) else {
            if DescriptorShortage.isReason(of: errno) { throw DescriptorShortage() }
            return nil
        }
        guard let status = FileStatus(of: file.descriptor), status.isRegularFile, let tag = status.entityTag else {
            return nil
        }
        self.init(
            .disk(file, length: status.length), entityTag: tag, lastModified: min(status.lastModified, .now),
            fields: headerFields)
    }

    /// Answers a request for it at the present.
    package func response(to request: HTTPRequest) -> Response {
        response(to: request, now: .now)
    }
}

extension HTTPRequest {
    /// Whether whoever sent it takes content in gzip.
    var acceptsGzip: Bool {
        AcceptEncoding(headerFields.value(of: .acceptEncoding)).preferred(among: [.gzip]) != nil
    }
}
