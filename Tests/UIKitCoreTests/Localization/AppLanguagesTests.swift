import Testing

@testable import UIKitCore

@Suite("Which of its languages an app speaks to a person")
struct AppLanguagesTests {
    @Test(
        "the best liked language that the app is in",
        arguments: [
            (["en", "de"], ["fr", "de"], "de"), (["en", "de"], ["de-AT"], "de"), (["en", "de"], ["fr"], "en"),
            (["de", "en"], ["fr"], "de"), (["en", "de"], [], "en"), (["en", "zh-Hans"], ["zh-CN"], "zh-Hans"),
            (["en", "zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["en", "zh_CN"], ["zh-CN"], "zh-CN"),
            (["en", "zh-Hans"], ["zh-TW", "en"], "en"), (["en", "pt-BR"], ["pt-PT"], "pt-BR"),
            (["en", "pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"), (["en", "es-419", "es"], ["es-MX"], "es"),
            (["de", "en-GB"], ["en-US"], "en-GB"), (["English", "German"], ["de"], "de"),
            (["en", "de"], ["../de", "x", ""], "en"), (["$(DEVELOPMENT_LANGUAGE)", "fr"], ["fr"], "fr"),
        ])
    func language(names: [String], preferred: [String], expected: String) {
        let languages = AppLanguages(development: names[0], others: Array(names.dropFirst()))
        #expect(languages.language(for: preferred) == expected)
    }

    @Test("the framework's texts keep to the language of the app unless that may be mixed")
    func frameworkTexts() {
        let english = AppLanguages()
        #expect(english.frameworkLanguage(for: ["de"]) == .english)
        #expect(AppLanguages(others: ["fr"]).frameworkLanguage(for: ["de", "fr"]) == .french)
        #expect(AppLanguages(development: "sv").frameworkLanguage(for: ["de"]) == .english)
        let mixed = AppLanguages(others: ["fr"], allowsMixedLocalizations: true)
        #expect(mixed.language(for: ["de", "fr"]) == "fr")
        #expect(mixed.frameworkLanguage(for: ["de", "fr"]) == .german)
        #expect(mixed.frameworkLanguage(for: ["nl"]) == .english)
    }
}
