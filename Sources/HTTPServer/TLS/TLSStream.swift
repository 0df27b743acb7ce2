import COpenSSL

/// One connection's TLS: what stands between its socket and its bytes.
///
/// It uses the socket itself and never waits: what cannot be done now says for what it takes a wait. Used by the thread of
/// the connection's loop only.
final class TLSStream {
    /// What came of an attempt.
    enum Outcome: Equatable {
        /// So many bytes were read or written, or the handshake is over.
        case done(Int)
        /// It takes more bytes from the socket.
        case needsInput
        /// It takes room in the socket.
        case needsRoom
        /// The client ended its side.
        case ended
        /// The connection cannot be used any more.
        case failed
    }

    /// The most bytes of content in a record (RFC 8446 section 5.1).
    static let recordLength = 16384

    private let connection: OpaquePointer
    // Callbacks find the context through a pointer.
    private let context: TLSContext
    private var isBroken = false
    private var isEstablished = false

    /// Prepares for a client on a socket; `nil` when memory is short.
    init?(context: TLSContext, descriptor: Int32) {
        guard let connection = SSL_new(context.fallback) else { return nil }
        self.connection = connection
        self.context = context
        guard SSL_set_fd(connection, descriptor) == 1 else { return nil }
        SSL_set_accept_state(connection)
    }

    deinit {
        SSL_free(connection)
    }

    /// Goes on with the handshake.
    func handshake() -> Outcome {
        ERR_clear_error()
        let result = SSL_do_handshake(connection)
        guard result != 1 else {
            isEstablished = true
            return .done(0)
        }
        return outcome(of: result)
    }

    /// Reads and decrypts into a buffer.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        ERR_clear_error()
        var count = 0
        let result = SSL_read_ex(connection, buffer.baseAddress, buffer.count, &count)
        return result == 1 ? .done(count) : outcome(of: result)
    }

    /// Encrypts bytes and writes them, as far as the socket takes them.
    ///
    /// After `needsRoom` the next attempt must begin with the same bytes.
    func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        ERR_clear_error()
        var count = 0
        let result = SSL_write_ex(connection, bytes.baseAddress, bytes.count, &count)
        return result == 1 ? .done(count) : outcome(of: result)
    }

    /// Whether the client has sent content that was not read yet.
    var hasContent: Bool {
        ERR_clear_error()
        var byte: UInt8 = 0
        var count = 0
        let result = SSL_peek_ex(connection, &byte, 1, &count)
        guard result != 1 else { return true }
        _ = outcome(of: result)
        return false
    }

    /// Tells the client that nothing more will come, so that it can tell the end from a cut.
    func end() {
        guard isEstablished, !isBroken else { return }
        ERR_clear_error()
        _ = SSL_shutdown(connection)
    }

    /// Why the connection failed, in OpenSSL's words.
    private(set) var failure = "unknown"

    /// Whether the client speaks HTTP without TLS.
    private(set) var isPlainHTTP = false

    private func outcome(of result: Int32) -> Outcome {
        switch SSL_get_error(connection, result) {
        case SSL_ERROR_WANT_READ: return .needsInput
        case SSL_ERROR_WANT_WRITE: return .needsRoom
        case SSL_ERROR_ZERO_RETURN: return .ended
        default:
            isBroken = true
            let code = ERR_peek_error()
            isPlainHTTP = ERR_GET_REASON(code) == SSL_R_HTTP_REQUEST && ERR_GET_LIB(code) == ERR_LIB_SSL
            failure = OpenSSLError.takeReason() ?? "the connection was cut"
            return .failed
        }
    }

    /// What was agreed; to be asked for once the handshake is over.
    var session: TLSSession {
        TLSSession(
            version: String(cString: SSL_get_version(connection)),
            cipherSuite: SSL_get_current_cipher(connection).flatMap(SSL_CIPHER_standard_name).map(String.init(cString:))
                ?? "",
            serverName: SSL_get_servername(connection, TLSEXT_NAMETYPE_host_name).map(String.init(cString:)),
            isResumed: SSL_session_reused(connection) == 1,
            clientCertificate: clientCertificate
        )
    }

    private var clientCertificate: TLSSession.ClientCertificate? {
        guard let certificate = SSL_get0_peer_certificate(connection),
            SSL_get_verify_result(connection) == Int(X509_V_OK)
        else { return nil }
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        guard X509_digest(certificate, EVP_sha256(), &digest, &length) == 1 else { return nil }
        return TLSSession.ClientCertificate(
            subject: Self.text(of: X509_get_subject_name(certificate)),
            fingerprint: Array(digest[..<Int(length)])
        )
    }

    /// A distinguished name in the form of RFC 4514.
    private static func text(of name: OpaquePointer?) -> String {
        guard let memory = BIO_new(BIO_s_mem()) else { return "" }
        defer { BIO_free(memory) }
        guard X509_NAME_print_ex(memory, name, 0, segue_XN_FLAG_ONE_LINE) >= 0 else {
            return ""
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = BIO_read(memory, &bytes, Int32(bytes.count))
        return String(decoding: bytes.prefix(Int(max(0, count))), as: UTF8.self)
    }
}
