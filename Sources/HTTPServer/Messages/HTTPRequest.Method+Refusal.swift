package import HTTPTypes

extension HTTPRequest.Method {
    /// The status that refuses the method where it cannot be used: 405 for one that HTTP knows, 501 for one that nobody
    /// here has heard of (RFC 9110 section 9.1).
    package var refusal: HTTPResponse.Status {
        switch self {
        case .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch: .methodNotAllowed
        default: .notImplemented
        }
    }
}
