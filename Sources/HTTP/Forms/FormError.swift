package import HTTPTypes

/// Why a form was refused.
package enum FormError: Error, Hashable {
    /// It has more fields and files than the limit allows.
    case tooManyFields(limit: Int)
    /// A name is longer than the limit, in bytes.
    case nameTooLong(limit: Int)
    /// The value of the named field, or the file sent in it, is longer than the limit, in bytes.
    case valueTooLong(name: String, limit: Int)
    /// The names and values are longer in all than the limit, in bytes.
    case fieldsTooLong(limit: Int)
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

    /// What a developer or operator is told.
    package var message: String {
        switch self {
        case .tooManyFields(let limit): "The form has more than \(limit) fields."
        case .nameTooLong(let limit): "A name of the form is longer than \(limit) bytes."
        case .valueTooLong(let name, let limit): "The field or file \"\(name)\" is longer than \(limit) bytes."
        case .fieldsTooLong(let limit): "The fields of the form are longer than \(limit) bytes in all."
        case .invalidText, .malformed: "The form is not encoded as its type says."
        }
    }

    /// The status that answers a request with such a form: 400 or 413.
    package var status: HTTPResponse.Status {
        switch self {
        case .tooManyFields, .nameTooLong, .valueTooLong, .fieldsTooLong: .contentTooLarge
        case .invalidText, .malformed: .badRequest
        }
    }
}
