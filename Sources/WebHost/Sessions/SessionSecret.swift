import COpenSSL

/// What a browser's cookie proves its user session with: 192 random bits.
///
/// Whoever knows the secret is the person. It goes to the browser and is kept nowhere else; the server knows only its
/// ``key``.
struct SessionSecret: Hashable, Sendable {
    /// The characters of the cookie's value.
    let text: String

    /// Draws a new secret.
    static func random() -> SessionSecret {
        SessionSecret(text: RandomText.make(length: length))
    }

    /// Reads the value of a cookie; nil when no secret of ours looks like it.
    init?(cookieValue: String) {
        let characters = cookieValue.utf8.span
        guard characters.count == Self.length else { return nil }
        for index in characters.indices where !RandomText.isCharacter(characters[index]) { return nil }
        text = cookieValue
    }

    private init(text: String) {
        self.text = text
    }

    /// What the server knows the session by.
    var key: SessionKey { SessionKey(hashing: text) }

    private static let length = 32
}

/// The hash of a session's secret: finds the session, may be stored and logged, and opens nothing.
struct SessionKey: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    /// The lower half, whose bits are as random as all others.
    let low: UInt64

    /// Takes the first 128 bits of a text's SHA-256 hash (FIPS 180-4).
    ///
    /// The secrets hashed here are random and longer than any that could be guessed, so a plain hash is enough.
    init(hashing text: String) {
        var text = text
        (high, low) = text.withUTF8 { message in
            withUnsafeTemporaryAllocation(byteCount: Int(SHA256_DIGEST_LENGTH), alignment: 8) { hash in
                let bytes = hash.assumingMemoryBound(to: UInt8.self).baseAddress
                if EVP_Digest(message.baseAddress, message.count, bytes, nil, Self.algorithm, nil) != 1 {
                    SHA256(message.baseAddress, message.count, bytes)
                }
                return (hash.load(as: UInt64.self).bigEndian, hash.load(fromByteOffset: 8, as: UInt64.self).bigEndian)
            }
        }
    }

    /// SHA-256 as OpenSSL keeps it, found once: looking for it takes longer than hashing a secret.
    ///
    /// OpenSSL lets all threads use it, and nobody changes it.
    private nonisolated(unsafe) static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

    /// Reads a key from its text; nil when it is none.
    init?(description: String) {
        guard let bytes = RandomText.decode(description), bytes.count == 16 else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The key as text: the `userSessionIdentifier` of the person's scenes.
    var description: String {
        RandomText.encode(
            [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } })
    }
}
