import Testing

@testable import WebHost

@Suite("Secrets and hashes")
struct SecretTests {
    @Test(
        "hashes are those of the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ])
    func hash(_ message: String, _ expected: String) {
        let digits = SHA256.hash(message.utf8).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        #expect(digits.joined() == expected)
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
