import Testing

@testable import WebHost

@Suite("Pages kept while nothing changes")
@MainActor
struct KeptPageTests {
    private let server = TestServer()

    @Test("a page asked for again is the same but for its nonce")
    func unchanged() async throws {
        let browser = TestClient(of: server)
        let address = await browser.get("/").formAction
        var texts: Set<String> = []
        var nonces: Set<String> = []
        for _ in 1...5 {
            let page = await browser.get(address)
            let nonce = try #require(page[.contentSecurityPolicy]?.between("'nonce-", "'"))
            #expect(page.text.contains("<style nonce=\"\(nonce)\">"))
            nonces.insert(nonce)
            texts.insert(page.text.replacing(nonce, with: ""))
        }
        #expect(texts.count == 1)
        #expect(nonces.count == 5)
    }

    @Test("a change is shown, whoever made it")
    func changed() async {
        let browser = TestClient(of: server)
        var page = await browser.get("/")
        for _ in 1...3 { page = await browser.get(page.formAction) }
        page = await browser.follow(await browser.press("increment", on: page))
        #expect(page.text.contains(">1<"))
        for _ in 1...3 { page = await browser.get(page.formAction) }
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        _ = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        page = await browser.get(page.formAction)
        #expect(page.text.contains(">2<"))
    }

    @Test("a page that tells of a refusal is not kept")
    func refusal() async {
        let browser = TestClient(of: server)
        var page = await browser.get("/")
        for _ in 1...3 { page = await browser.get(page.formAction) }
        #expect(await browser.submit([("volume", "7"), ("name", "typed")], from: page).notice != nil)
        for _ in 1...3 {
            page = await browser.get(page.formAction)
            #expect(page.notice == nil)
            #expect(!page.text.contains("value=\"typed\""))
        }
    }

    @Test("a page that is long, or shows no nonce, is not kept")
    func unfit() {
        let circumstances = KeptPage.Circumstances(revision: 1, sequence: 1, address: .root)
        let long = Array("nonce".utf8) + [UInt8](repeating: 32, count: KeptPage.greatestLength)
        #expect(KeptPage(long, nonce: "nonce", circumstances: circumstances) == nil)
        #expect(KeptPage(Array("page".utf8), nonce: "nonce", circumstances: circumstances) == nil)
    }
}
