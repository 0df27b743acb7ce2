import Testing

@testable import WebHost

/// The language of what is answered.
@MainActor
@Suite struct LanguageExchangeTests {
    private let server = TestServer()

    private func page(for languages: String, at path: String = "/") async -> Answer {
        await TestClient(of: server).get(path, headers: ["Accept-Language": languages])
    }

    @Test(
        "the framework's own texts come in the language of the person",
        arguments: [
            ("de-CH,en;q=0.5", "de", "Zum Inhalt"), ("fr", "fr", "Aller au contenu"),
            ("es-MX", "es", "Ir al contenido"),
            ("ja", "ja", "コンテンツへ移動"), ("zh-CN", "zh-Hans", "跳到内容"), ("nl;q=0.1,pt", "en", "Skip to content"),
            ("", "en", "Skip to content"),
        ])
    func pages(_ accepted: String, _ language: String, _ text: String) async {
        let answer = await page(for: accepted)
        #expect(answer.text.contains("<html lang=\"\(language)\"><head>"))
        #expect(answer.text.contains(text))
    }

    @Test("a page in Arabic is written from right to left")
    func arabic() async {
        let answer = await page(for: "ar-EG,en;q=0.8")
        #expect(answer.text.contains("<html lang=\"ar\" dir=\"rtl\"><head>"))
        #expect(answer.text.contains("الانتقال إلى المحتوى"))
    }

    @Test("two people have their languages at the same time")
    func atOnce() async {
        let german = TestClient(of: server)
        let french = TestClient(of: server)
        _ = await german.get("/", headers: ["Accept-Language": "de"])
        _ = await french.get("/", headers: ["Accept-Language": "fr"])
        #expect((await german.get("/", headers: ["Accept-Language": "de"])).text.contains("Zum Inhalt"))
        #expect((await french.get("/", headers: ["Accept-Language": "fr"])).text.contains("Aller au contenu"))
    }

    @Test("a problem is explained to people in their language, to programs in English")
    func problems() async {
        let answer = await page(for: "de", at: "/nowhere/at/all")
        #expect(answer.status == 404)
        #expect(answer.text.contains("<html lang=\"de\"><head>"))
        #expect(answer.text.contains("Hier ist nichts"))
        let program = await TestClient(of: server, .program).get("/nowhere/at/all", headers: ["Accept-Language": "de"])
        #expect(program.text.contains("There is nothing here"))
    }
}
