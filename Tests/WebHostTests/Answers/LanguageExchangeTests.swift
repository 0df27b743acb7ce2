import Testing
import UIKitCore

@testable import WebHost

/// The language of what is answered.
@MainActor
@Suite struct LanguageExchangeTests {
    private let server = TestServer {
        $0.languages = AppLanguages(others: ["ar", "de", "es", "fr", "ja", "zh-Hans"])
    }

    private func page(for languages: String, at path: String = "/", of server: TestServer? = nil) async -> Answer {
        await TestClient(of: server ?? self.server).get(path, headers: ["Accept-Language": languages])
    }

    @Test(
        "pages of an app in many languages come in that of the person",
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

    @Test("an app in English and French speaks no German")
    func otherLanguages() async {
        let server = TestServer { $0.languages = AppLanguages(others: ["fr"]) }
        for (accepted, language, text) in [
            ("de,fr;q=0.8,en;q=0.5", "fr", "Aller au contenu"), ("de", "en", "Skip to content"),
            ("ar", "en", "Skip to content"),
        ] {
            let answer = await page(for: accepted, of: server)
            #expect(answer.text.contains("<html lang=\"\(language)\"><head>"), "\(accepted)")
            #expect(answer.text.contains(text), "\(accepted)")
            #expect(!answer.text.contains("dir=\"rtl\""))
        }
        #expect(await page(for: "de", at: "/nowhere/at/all", of: server).text.contains("There is nothing here"))
    }

    @Test("an app that allows it is in its own language with the framework's texts in that of the person")
    func mixed() async {
        let server = TestServer { $0.languages = AppLanguages(allowsMixedLocalizations: true) }
        let answer = await page(for: "ar-EG", of: server)
        #expect(answer.text.contains("<html lang=\"en\"><head>"))
        #expect(answer.text.contains("الانتقال إلى المحتوى"))
        #expect(await page(for: "de", at: "/nowhere/at/all", of: server).text.contains("Hier ist nichts"))
    }

    @Test("an open page keeps its language when the person's changes; the next one has the new one")
    func openPage() async {
        let client = TestClient(of: server)
        let first = await client.get("/", headers: ["Accept-Language": "de"])
        #expect(first.text.contains("Zum Inhalt"))

        let again = await client.get("/?scene=\(first.scene)", headers: ["Accept-Language": "fr"])
        #expect(again.text.contains("Zum Inhalt"))
        #expect((await page(for: "fr")).text.contains("Aller au contenu"))
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
