import COpenSSL

/// What proves that a browser has a user session: 192 random bits.
///
/// Whoever knows the secret and the session's key is the person. It goes to the browser and is kept nowhere else; the
/// server knows only its ``proof``. A session gets another secret when the app asks for it, as when somebody signs in.
struct SessionSecret: Sendable {
    /// The characters of the secret.
    let text: String

    /// Draws a new secret.
    static func random() -> SessionSecret {
        SessionSecret(text: RandomText.make(length: length))
    }

    /// What the server knows the secret by.
    var proof: SessionProof { SessionProof(hashing: text) }

    /// How many characters a secret has.
    static let length = 32
}

/// The hash of a session's secret, compared with that of the secret in a request.
///
/// It may be stored, and opens nothing.
struct SessionProof: Hashable, Sendable {
    /// The first half of the bits that are kept.
    let high: UInt64
    /// The second half.
    let low: UInt64

    /// Creates the proof that was stored.
    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Takes the first 128 bits of a text's SHA-256 hash (FIPS 180-4).
    ///
    /// The secrets hashed here are random and longer than any that could be guessed, so a plain hash is enough.
    init(hashing text: String) {
        var text = text
        self = text.withUTF8 { SessionProof(hashing: UnsafeRawBufferPointer($0)) }
    }

    /// Takes the first 128 bits of the SHA-256 hash of a secret's characters.
    init(hashing message: UnsafeRawBufferPointer) {
        (high, low) = withUnsafeTemporaryAllocation(byteCount: Int(SHA256_DIGEST_LENGTH), alignment: 8) { hash in
            let bytes = hash.assumingMemoryBound(to: UInt8.self).baseAddress
            if EVP_Digest(message.baseAddress, message.count, bytes, nil, Self.algorithm, nil) != 1 {
                SHA256(message.baseAddress, message.count, bytes)
            }
            return (hash.load(as: UInt64.self).bigEndian, hash.load(fromByteOffset: 8, as: UInt64.self).bigEndian)
        }
    }

    /// SHA-256 as OpenSSL keeps it, found once: looking for it takes longer than hashing a secret.
    ///
    /// OpenSSL lets all threads use it, and nobody changes it.
    private nonisolated(unsafe) static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)
}
