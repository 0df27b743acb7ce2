/// What the cookie of a request says: which user session is meant, and the proof that the browser has it.
struct SessionCredential: Hashable, Sendable {
    /// The session.
    let key: SessionKey

    /// The hash of the secret in the cookie.
    let proof: SessionProof

    /// Reads the value of a cookie; nil when no session of ours has one like it.
    init?(cookieValue: String) {
        let parts = cookieValue.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let key = SessionKey(description: parts[0]),
            parts[1].utf8.count == SessionSecret.length, parts[1].utf8.allSatisfy(RandomText.isCharacter)
        else { return nil }
        self.key = key
        proof = SessionProof(hashing: String(parts[1]))
    }

    /// The value of the cookie that proves a session with a secret.
    static func cookieValue(of key: SessionKey, with secret: SessionSecret) -> String {
        "\(key)\(separator)\(secret.text)"
    }

    private static let separator: Character = "."
}
