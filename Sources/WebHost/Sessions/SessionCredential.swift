/// What the cookie of a request says: which user session is meant, and the proof that the browser has it.
struct SessionCredential: Hashable, Sendable {
    /// The session.
    let key: SessionKey

    /// The hash of the secret in the cookie.
    let proof: SessionProof

    /// Reads the value of a cookie; nil when no session of ours has one like it.
    init?(cookieValue: String) {
        // Every request with a cookie comes by here, so the characters are not looked at as text.
        let bytes = cookieValue.utf8.span
        guard bytes.count == SessionKey.length + 1 + SessionSecret.length,
            bytes[SessionKey.length] == Self.separator,
            let key = SessionKey(characters: bytes.extracting(first: SessionKey.length))
        else { return nil }
        let secret = bytes.extracting(last: SessionSecret.length)
        for index in secret.indices where !RandomText.isCharacter(secret[index]) { return nil }
        self.key = key
        proof = secret.withUnsafeBytes { SessionProof(hashing: $0) }
    }

    /// The value of the cookie that proves a session with a secret.
    static func cookieValue(of key: SessionKey, with secret: SessionSecret) -> String {
        "\(key).\(secret.text)"
    }

    private static let separator = UInt8(ascii: ".")
}
