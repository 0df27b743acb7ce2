import COpenSSL
import Glibc

/// A certificate with its chain and key, read and checked.
struct TLSCertificate: ~Copyable {
    /// The certificate itself.
    let leaf: OpaquePointer
    /// Its private key.
    let key: OpaquePointer
    /// The certificates that lead to an authority.
    let chain: OpaquePointer

    /// Reads the files.
    ///
    /// - Throws: In one line what is wrong with which file.
    init(_ files: TLSConfiguration.Certificate) throws(ServerError) {
        let (leaf, chain) = try Self.readChain(files.chain)
        do throws(ServerError) {
            try Self.checkTime(of: leaf, in: files.chain)
            let key = try Self.readKey(files.key)
            guard X509_check_private_key(leaf, key) == 1 else {
                EVP_PKEY_free(key)
                ERR_clear_error()
                throw .certificate("The key \(files.key) does not belong to the certificate \(files.chain).")
            }
            self.key = key
        } catch {
            X509_free(leaf)
            Self.free(chain)
            throw error
        }
        self.leaf = leaf
        self.chain = chain
    }

    deinit {
        EVP_PKEY_free(key)
        X509_free(leaf)
        Self.free(chain)
    }

    /// The kind of key, as OpenSSL numbers them.
    var keyKind: Int32 { EVP_PKEY_get_base_id(key) }

    /// Whether a certificate is for exactly the same hosts.
    func hasNames(of other: OpaquePointer) -> Bool {
        guard let own = Self.names(of: leaf), let others = Self.names(of: other) else { return false }
        return ASN1_STRING_cmp(own, others) == 0
    }

    private static func names(of certificate: OpaquePointer) -> UnsafeMutablePointer<ASN1_OCTET_STRING>? {
        let index = X509_get_ext_by_NID(certificate, NID_subject_alt_name, -1)
        return index < 0 ? nil : X509_EXTENSION_get_data(X509_get_ext(certificate, index))
    }

    private static func free(_ chain: OpaquePointer) {
        OPENSSL_sk_pop_free(chain) { X509_free(OpaquePointer($0)) }
    }

    private static func open(_ path: String, as kind: String) throws(ServerError) -> OpaquePointer {
        guard let file = BIO_new_file(path, "r") else {
            let cause = SystemError(call: "open")
            ERR_clear_error()
            throw .certificate("The \(kind) \(path) cannot be read.", cause: cause)
        }
        return file
    }

    private static func readChain(
        _ path: String
    ) throws(ServerError) -> (leaf: OpaquePointer, chain: OpaquePointer) {
        let file = try open(path, as: "certificate")
        defer {
            BIO_free(file)
            ERR_clear_error()
        }
        guard let leaf = PEM_read_bio_X509_AUX(file, nil, nil, nil) else {
            throw .certificate("The file \(path) does not begin with a certificate in PEM form.")
        }
        guard let chain = OPENSSL_sk_new_null() else {
            X509_free(leaf)
            throw .certificate("No memory is left to read the certificate \(path).")
        }
        while let next = PEM_read_bio_X509(file, nil, nil, nil) { OPENSSL_sk_push(chain, UnsafeRawPointer(next)) }
        // The end of the file is an error, too; another one means that a certificate in it is broken.
        let code = ERR_peek_last_error()
        guard ERR_GET_REASON(code) == PEM_R_NO_START_LINE else {
            X509_free(leaf)
            free(chain)
            throw .certificate("The file \(path) holds a certificate that cannot be read.")
        }
        return (leaf, chain)
    }

    private static func readKey(_ path: String) throws(ServerError) -> OpaquePointer {
        let file = try open(path, as: "key")
        defer {
            BIO_free(file)
            ERR_clear_error()
        }
        var isProtected = false
        let key = withUnsafeMutablePointer(to: &isProtected) { isProtected in
            PEM_read_bio_PrivateKey(
                file, nil,
                { _, _, _, argument in
                    // Without this, OpenSSL would ask at the terminal.
                    argument?.assumingMemoryBound(to: Bool.self).pointee = true
                    return -1
                }, isProtected)
        }
        guard let key else {
            throw .certificate(
                isProtected
                    ? "The key \(path) is protected by a passphrase. Store it without one, readable by this user alone."
                    : "The file \(path) holds no private key in PEM form."
            )
        }
        return key
    }

    private static func checkTime(of certificate: OpaquePointer, in path: String) throws(ServerError) {
        guard X509_cmp_current_time(X509_get0_notAfter(certificate)) > 0 else {
            throw .certificate(
                "The certificate \(path) expired on \(text(of: X509_get0_notAfter(certificate))). Renew it.")
        }
        guard X509_cmp_current_time(X509_get0_notBefore(certificate)) < 0 else {
            throw .certificate(
                "The certificate \(path) is not valid before \(text(of: X509_get0_notBefore(certificate))).")
        }
    }

    /// A time of a certificate as a date.
    private static func text(of time: UnsafePointer<ASN1_TIME>?) -> String {
        var parts = tm()
        guard ASN1_TIME_to_tm(time, &parts) == 1 else { return "an unreadable date" }
        let month = parts.tm_mon + 1
        return
            "\(parts.tm_year + 1900)-\(month < 10 ? "0" : "")\(month)-\(parts.tm_mday < 10 ? "0" : "")\(parts.tm_mday)"
    }
}

extension ServerError {
    /// A certificate or key that cannot be used.
    static func certificate(_ message: String, cause: SystemError? = nil) -> ServerError {
        ServerError(code: .certificate, message: message, cause: cause)
    }
}
