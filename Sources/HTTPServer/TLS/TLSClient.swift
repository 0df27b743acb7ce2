import COpenSSL

/// A client's side of TLS on a blocking socket, for a process that asks another on its own machine how it is.
///
/// It does not ask who the server is: there, that is known.
///
/// Sendable without the compiler's check: it does not change after its initialization, and OpenSSL's connection is used by
/// one thread after another.
package final class TLSClient: @unchecked Sendable {
    private let context: OpaquePointer
    private let connection: OpaquePointer

    /// Agrees on TLS with the server at the other end of a socket; `nil` when that fails.
    package init?(descriptor: Int32) {
        guard let context = SSL_CTX_new(TLS_client_method()) else { return nil }
        guard let connection = SSL_new(context) else {
            SSL_CTX_free(context)
            return nil
        }
        self.context = context
        self.connection = connection
        SSL_CTX_set_verify(context, SSL_VERIFY_NONE, nil)
        guard SSL_set_fd(connection, descriptor) == 1, SSL_connect(connection) == 1 else { return nil }
    }

    deinit {
        SSL_shutdown(connection)
        SSL_free(connection)
        SSL_CTX_free(context)
    }

    /// Sends bytes; whether the server took them all.
    package func send(_ bytes: [UInt8]) -> Bool {
        var count = 0
        return SSL_write_ex(connection, bytes, bytes.count, &count) == 1 && count == bytes.count
    }

    /// Receives the next bytes, at most so many; none when there are none any more.
    package func receive(atMost limit: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        guard SSL_read_ex(connection, &bytes, limit, &count) == 1 else { return [] }
        return Array(bytes[..<count])
    }
}
