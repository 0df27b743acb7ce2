import COpenSSL

/// What OpenSSL says about the failure of its last call on this thread.
enum OpenSSLError {
    /// Takes the reason, which is forgotten; `nil` when it says nothing.
    static func takeReason() -> String? {
        defer { ERR_clear_error() }
        return ERR_reason_error_string(ERR_peek_error()).map(String.init(cString:))
    }
}
