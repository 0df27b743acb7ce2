import Testing

@testable import WebHost

@Suite("Secrets and hashes")
struct SecretTests {
    @Test("what proves a secret is the first half of the hash of FIPS 180-4")
    func hash() {
        #expect(
            SessionProof(hashing: "abc") == SessionProof(high: 0xBA78_16BF_8F01_CFEA, low: 0x4141_40DE_5DAE_2223))
        #expect(SessionProof(hashing: "") == SessionProof(high: 0xE3B0_C442_98FC_1C14, low: 0x9AFB_F4C8_996F_B924))
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

    @Test("a key is read back from its text, and from no other")
    func key() throws {
        for _ in 0..<100 {
            let key = SessionKey.random()
            #expect(key.description.utf8.count == 22)
            #expect(SessionKey(description: key.description) == key)
        }
        #expect(Set((0..<100).map { _ in SessionKey.random() }).count == 100)
        for text in ["", "A", String(repeating: "A", count: 21) + "B", String(repeating: "é", count: 11)] {
            #expect(SessionKey(description: text) == nil)
        }
    }

    @Test("a cookie names its session and proves it, and the secret is not in what it proves")
    func cookie() throws {
        let key = SessionKey.random()
        let secret = SessionSecret.random()
        let read = try #require(SessionCredential(cookieValue: SessionCredential.cookieValue(of: key, with: secret)))
        #expect(read.key == key && read.proof == secret.proof)
        #expect(SessionSecret.random().proof != secret.proof)
    }

    @Test(
        "what is no cookie of ours is none",
        arguments: [
            "", ".", "short", String(repeating: "A", count: 22), String(repeating: "A", count: 32),
            "AAAAAAAAAAAAAAAAAAAAAA.", ".AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
            "AAAAAAAAAAAAAAAAAAAAAB.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.",
            "AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ])
    func noCookie(_ text: String) {
        #expect(SessionCredential(cookieValue: text) == nil)
    }
}
