import COpenSSL

/// The certificates and settings that TLS connections begin with; another one takes its place when they change.
///
/// Sendable without the compiler's check: OpenSSL's contexts may be shared by threads once they are set up, which the
/// initializer does.
final class TLSContext: @unchecked Sendable {
    /// The settings with the certificates for one set of hosts.
    private struct Entry {
        let context: OpaquePointer
        /// A certificate, by which to find whether a host is meant; the context's own.
        let leaf: OpaquePointer
        var keyKinds: Set<Int32>
    }

    private let ticketKeys: SessionTicketKeys
    private var entries: [Entry] = []

    /// Reads the certificates.
    ///
    /// - Parameters:
    ///   - configuration: What to speak, and the names of the files.
    ///   - ticketKeys: What sessions are resumed with.
    /// - Throws: In one line what is wrong with which file.
    init(_ configuration: TLSConfiguration, ticketKeys: SessionTicketKeys) throws(ServerError) {
        self.ticketKeys = ticketKeys
        guard !configuration.certificates.isEmpty else { throw .certificate("TLS needs a certificate.") }
        for files in configuration.certificates {
            let certificate = try TLSCertificate(files)
            let index = entries.firstIndex {
                certificate.hasNames(of: $0.leaf) && !$0.keyKinds.contains(certificate.keyKind)
            }
            if let index {
                try Self.add(certificate, from: files, to: entries[index].context)
                entries[index].keyKinds.insert(certificate.keyKind)
            } else {
                let context = try makeContext(configuration)
                do throws(ServerError) {
                    try Self.add(certificate, from: files, to: context)
                } catch {
                    SSL_CTX_free(context)
                    throw error
                }
                guard let leaf = SSL_CTX_get0_certificate(context) else {
                    SSL_CTX_free(context)
                    throw .certificate("The certificate \(files.chain) cannot be used.")
                }
                entries.append(Entry(context: context, leaf: leaf, keyKinds: [certificate.keyKind]))
            }
        }
    }

    deinit {
        for entry in entries { SSL_CTX_free(entry.context) }
    }

    /// The settings with which a connection begins, before its client names a host.
    var fallback: OpaquePointer { entries[0].context }

    /// The settings for a host; `nil` when no certificate is for it.
    private func context(for host: UnsafePointer<CChar>) -> OpaquePointer? {
        entries.first { X509_check_host($0.leaf, host, 0, 0, nil) == 1 }?.context
    }

    private static func add(
        _ certificate: borrowing TLSCertificate, from files: TLSConfiguration.Certificate, to context: OpaquePointer
    ) throws(ServerError) {
        guard SSL_CTX_use_cert_and_key(context, certificate.leaf, certificate.key, certificate.chain, 1) == 1 else {
            let reason = OpenSSLError.takeReason() ?? "no reason given"
            throw .certificate("The certificate \(files.chain) cannot be used: \(reason).")
        }
    }

    // MARK: Settings

    private func makeContext(_ configuration: TLSConfiguration) throws(ServerError) -> OpaquePointer {
        guard let context = SSL_CTX_new(TLS_server_method()) else {
            throw .certificate("OpenSSL cannot be set up: \(OpenSSLError.takeReason() ?? "no reason given").")
        }
        let version = configuration.minimumVersion == .v1_3 ? TLS1_3_VERSION : TLS1_2_VERSION
        SSL_CTX_set_security_level(context, 2)
        SSL_CTX_set_options(context, segue_SSL_OP_HARDENED)
        segue_SSL_CTX_set_nonblocking_modes(context)
        segue_SSL_CTX_set_read_ahead(context)
        segue_SSL_CTX_disable_session_cache(context)
        SSL_CTX_set_timeout(context, SessionTicketKeys.lifetime)
        let isSetUp =
            segue_SSL_CTX_set_min_proto_version(context, version) == 1
            && SSL_CTX_set_cipher_list(context, Self.cipherSuites) == 1
            && segue_SSL_CTX_set_groups(context, "X25519:P-256:P-384") == 1
            && SSL_CTX_set_session_id_context(context, Self.sessionContext, UInt32(Self.sessionContext.count)) == 1
            // Callbacks find this object through a pointer; streams keep it alive.
            && SSL_CTX_set_ex_data(context, 0, Unmanaged.passUnretained(self).toOpaque()) == 1
            && SSL_CTX_set_tlsext_ticket_key_evp_cb(context, Self.processTicket) == 1
        do throws(ServerError) {
            guard isSetUp else {
                throw .certificate("OpenSSL cannot be set up: \(OpenSSLError.takeReason() ?? "no reason given").")
            }
            try Self.askClients(configuration.clientCertificates, in: context)
        } catch {
            SSL_CTX_free(context)
            throw error
        }
        segue_SSL_CTX_set_servername_callback(
            context, Self.chooseCertificate, Unmanaged.passUnretained(self).toOpaque())
        SSL_CTX_set_alpn_select_cb(context, Self.chooseProtocol, nil)
        return context
    }

    /// The suites of TLS 1.2; those of TLS 1.3 are all as good.
    private static let cipherSuites = "ECDHE+AESGCM:ECDHE+CHACHA20"

    private static let sessionContext = Array("segue".utf8)

    private static func askClients(
        _ policy: TLSConfiguration.ClientCertificates, in context: OpaquePointer
    ) throws(ServerError) {
        let mode: Int32
        let authorities: String
        switch policy {
        case .ignored: return
        case .requested(let path): (mode, authorities) = (SSL_VERIFY_PEER, path)
        case .required(let path): (mode, authorities) = (SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, path)
        }
        guard let names = SSL_load_client_CA_file(authorities),
            SSL_CTX_load_verify_locations(context, authorities, nil) == 1
        else {
            ERR_clear_error()
            throw .certificate("The file \(authorities) holds no certificates of authorities in PEM form.")
        }
        SSL_CTX_set_client_CA_list(context, names)
        SSL_CTX_set_verify(context, mode, nil)
        // A ticket vouches for a certificate that may have expired since, or whose authority is not trusted any more.
        guard segue_SSL_CTX_disable_tickets(context) == 1 else {
            throw .certificate("OpenSSL cannot be set up: \(OpenSSLError.takeReason() ?? "no reason given").")
        }
    }

    // MARK: Callbacks

    /// Chooses a certificate by the host that a client names.
    private static let chooseCertificate:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?) -> Int32 = {
            connection, _, argument in
            guard let argument, let name = SSL_get_servername(connection, TLSEXT_NAMETYPE_host_name) else {
                return SSL_TLSEXT_ERR_NOACK
            }
            let tls = Unmanaged<TLSContext>.fromOpaque(argument).takeUnretainedValue()
            if let context = tls.context(for: name) { SSL_set_SSL_CTX(connection, context) }
            return SSL_TLSEXT_ERR_OK
        }

    /// The protocols that a client may choose from, each after its length (RFC 7301).
    private static let protocols: [[UInt8]] = [Array("http/1.1".utf8), Array("http/1.0".utf8)]

    /// Chooses HTTP/1.1, and refuses clients that speak other protocols only: they would misread the answers.
    private static let chooseProtocol:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
            UnsafePointer<UInt8>?, UInt32, UnsafeMutableRawPointer?
        ) -> Int32 = { _, chosen, chosenLength, offered, length, _ in
            let offers = UnsafeBufferPointer(start: offered, count: Int(length))
            for name in protocols {
                var index = 0
                while index < offers.count {
                    let end = min(index + 1 + Int(offers[index]), offers.count)
                    if offers[(index + 1)..<end].elementsEqual(name) {
                        chosen?.pointee = offered.map { $0 + index + 1 }
                        chosenLength?.pointee = UInt8(name.count)
                        return SSL_TLSEXT_ERR_OK
                    }
                    index = end
                }
            }
            return SSL_TLSEXT_ERR_ALERT_FATAL
        }

    /// Prepares to seal or open a session ticket: 1 for success, 2 for one that is to be replaced, 0 for an unknown key.
    private static let processTicket:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?, OpaquePointer?, OpaquePointer?,
            Int32
        ) -> Int32 = { connection, name, vector, cipher, authenticator, seals in
            guard let name, let vector, let argument = SSL_CTX_get_ex_data(SSL_get_SSL_CTX(connection), 0) else {
                return -1
            }
            let keys = Unmanaged<TLSContext>.fromOpaque(argument).takeUnretainedValue().ticketKeys
            if seals == 1 {
                guard let key = keys.sealing(), RAND_bytes(vector, EVP_CIPHER_get_iv_length(EVP_aes_256_cbc())) == 1
                else { return -1 }
                for (index, byte) in key.name.enumerated() { name[index] = byte }
                return key.prepare(cipher, authenticator, initializationVector: vector, seals: true) ? 1 : -1
            }
            let given = UnsafeBufferPointer(start: UnsafePointer(name), count: SessionTicketKeys.nameLength)
            guard let (key, isCurrent) = keys.opening(given) else { return 0 }
            guard key.prepare(cipher, authenticator, initializationVector: vector, seals: false) else { return -1 }
            return isCurrent ? 1 : 2
        }
}
