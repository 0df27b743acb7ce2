import Testing

@testable import WebHost

@Suite("Secrets and hashes")
struct SecretTests {
    @Test("a key is the first half of the hash of FIPS 180-4")
    func hash() {
        #expect(SessionKey(hashing: "abc").description == "ungWv48Bz-pBQUDeXa4iIw")
        #expect(SessionKey(hashing: "").description == "47DEQpj8HBSa-_TImW-5JA")
    }

    @Test(
        "bytes are written as base64url",
        arguments: [([], ""), ([0], "AA"), ([0xFB, 0xFF], "-_8"), ([1, 2, 3], "AQID")] as [([UInt8], String)])
    func base64(_ bytes: [UInt8], _ expected: String) {
        #expect(RandomText.encode(bytes) == expected)
    }

    @Test("random texts have their length, only safe characters, and differ", arguments: [1, 10, 11, 22, 32])
    func randomText(_ length: Int) {
        let texts = (0..<50).map { _ in RandomText.make(length: length) }
        #expect(texts.allSatisfy { $0.utf8.count == length && $0.utf8.allSatisfy(RandomText.isCharacter) })
        if length > 9 { #expect(Set(texts).count == 50) }
    }

    @Test("a secret is read back from its cookie, and has one key")
    func secret() throws {
        let secret = SessionSecret.random()
        let read = try #require(SessionSecret(cookieValue: secret.text))
        #expect(read.key == secret.key)
        #expect(SessionSecret.random().key != secret.key)
        #expect(!secret.text.contains(secret.key.description))
    }

    @Test(
        "what is no secret of ours is none",
        arguments: ["", "short", String(repeating: "=", count: 32), String(repeating: "a", count: 33)])
    func noSecret(_ text: String) {
        #expect(SessionSecret(cookieValue: text) == nil)
    }
}
