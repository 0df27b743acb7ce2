package import HTTPTypes

/// Why a form was refused.
package enum FormError: Error, Hashable {
    /// It has more fields and files than the limit allows.
    case tooManyFields(limit: Int)
    /// A name is longer than the limit, in bytes.
    case nameTooLong(limit: Int)
    /// The value of the named field, or the file sent in it, is longer than the limit, in bytes.
    case valueTooLong(name: String, limit: Int)
    /// A name or value is not UTF-8 once it is decoded.
    case invalidText
    /// A multipart form breaks a rule of its format.
    case malformed(MultipartFault)

    /// A rule of the multipart format (RFC 7578 and RFC 2046, section 5.1) that a body broke.
    package enum MultipartFault: Sendable, Hashable {
        /// The content type states no boundary, or one that the format does not allow.
        case invalidBoundary
        /// A boundary line has something else after the boundary.
        case invalidBoundaryLine
        /// The headers of a part are longer than the limit or not headers.
        case invalidPartHeaders
        /// A part has no `Content-Disposition: form-data` with a name.
        case missingName
        /// A part asks for a transfer encoding, which forms no longer have (RFC 7578, section 4.7).
        case transferEncoding
        /// The body ends before its last boundary.
        case incomplete
    }

    /// The status that answers a request with such a form: 400 or 413.
    package var status: HTTPResponse.Status {
        switch self {
        case .tooManyFields, .nameTooLong, .valueTooLong: .contentTooLarge
        case .invalidText, .malformed: .badRequest
        }
    }
}
