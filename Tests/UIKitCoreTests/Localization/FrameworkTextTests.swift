import Testing

@testable import UIKitCore

/// The framework's own texts, in all languages.
@MainActor
@Suite struct FrameworkTextTests {
    /// The places of a text that something is put into, in the order of their numbers.
    private func places(in text: StaticString) -> [String] {
        ["%1", "%2"].filter("\(text)".contains)
    }

    @Test("each text takes the same arguments in every language", arguments: FrameworkLanguage.allCases)
    func arguments(_ language: FrameworkLanguage) {
        for text in FrameworkText.allCases {
            let translated = language.text(text)
            #expect(translated.utf8CodeUnitCount > 0)
            #expect(places(in: translated) == places(in: text.english), "\(text) in \(language)")
        }
    }

    @Test("texts are written into pages as they are, so none holds what would have to be escaped in an attribute")
    func texts() {
        for language in FrameworkLanguage.allCases where language != .arabic && language != .english {
            for text in FrameworkText.allCases where places(in: text.english).isEmpty {
                #expect(!"\(language.text(text))".contains { "<>&\"".contains($0) }, "\(text) in \(language)")
            }
        }
        for text in FrameworkText.allCases where places(in: text.english).isEmpty {
            #expect(!"\(text.english)\(text.arabic)".contains { "<>&\"".contains($0) }, "\(text)")
        }
    }

    @Test("what is put in is never taken for a place")
    func filling() {
        #expect(FrameworkLanguage.english.text(.pageOf, "%2", "7 %1") == "Page %2 of 7 %1")
        #expect(FrameworkLanguage.english.text(.sending, "50") == "Sending: 50 %")
        #expect(FrameworkLanguage.german.text(.deleteNamed, "100 %") == "100 % löschen")
    }

    @Test(
        "the best liked language counts that there are texts in",
        arguments: [
            (["de-CH", "fr"], .german), (["pt", "es-MX"], .spanish), (["zh-CN"], .simplifiedChinese),
            (["zh"], .simplifiedChinese),
            (["zh-TW", "ja"], .japanese), (["zh-Hant", "nl"], nil), (["zh-Hans-HK"], .simplifiedChinese),
            (["ar-EG"], .arabic),
            (["tlh"], nil), ([], nil), (["-", "fr-CA"], .french), (["EN-gb"], .english),
        ] as [([String], FrameworkLanguage?)])
    func choice(_ tags: [String], _ expected: FrameworkLanguage?) {
        #expect(FrameworkLanguage(nearestTo: tags) == expected)
    }

    @Test(
        "numbers need the forms that CLDR states",
        arguments: [
            (.english, 1, .one), (.english, 0, .other), (.german, 2, .other), (.french, 0, .one), (.french, 2, .other),
            (.french, 1_000_000, .many), (.spanish, 1, .one), (.spanish, 2_000_000, .many), (.japanese, 1, .other),
            (.simplifiedChinese, 0, .other), (.arabic, 0, .zero), (.arabic, 1, .one), (.arabic, 2, .two),
            (.arabic, 3, .few),
            (.arabic, 110, .few), (.arabic, 11, .many), (.arabic, 199, .many), (.arabic, 100, .other),
            (.arabic, 102, .other),
        ] as [(FrameworkLanguage, Int, PluralRule)])
    func plurals(_ language: FrameworkLanguage, _ number: Int, _ rule: PluralRule) {
        #expect(language.pluralRule(of: number) == rule)
    }

    @Test("a number is spoken in its form")
    func counts() {
        #expect(FrameworkLanguage.english.text(.secondsToWait, 1) == "Wait 1 second, then try again.")
        #expect(FrameworkLanguage.german.text(.secondsToWait, 60).hasPrefix("Warte 60 Sekunden"))
        #expect(FrameworkLanguage.arabic.text(.secondsToWait, 2).contains("ثانيتين"))
        for language in FrameworkLanguage.allCases {
            for count in FrameworkCount.allCases {
                #expect(language.text(count, 57).contains("57"), "\(count) in \(language)")
            }
        }
    }

    @Test("what a scene makes speaks its language")
    func scenes() {
        let test = TestScene(showing: UIViewController())
        #expect(test.scene.language == "en")
        test.scene.preferredLanguages = ["de-AT", "en"]
        #expect(test.scene.language == "en")
        test.scene.appLanguages = AppLanguages(others: ["de"])
        #expect(test.scene.language == "de")
        #expect(test.scene.locale.identifier.hasPrefix("de"))
        #expect(test.scene.locale.region?.identifier == "AT")
        test.turn {
            #expect(UIBarButtonItem.SystemItem.done.title == "Fertig")
            #expect(UIContentUnavailableConfiguration.search().text == "Keine Ergebnisse")
            #expect(UndoManager().undoMenuTitle(forUndoActionName: "Tippen") == "Tippen widerrufen")
        }
        let other = TestScene(showing: UIViewController())
        other.turn { #expect(UIBarButtonItem.SystemItem.done.title == "Done") }
    }
}
