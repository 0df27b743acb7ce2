import Foundation
import Testing

@testable import UIKitCore

@Suite("Texts of the app in the language of each person")
@MainActor
struct LocalizedTextTests {
    private let files: TestBundle

    init() throws {
        files = try TestBundle([
            "en.lproj/Localizable.strings":
                #""greeting" = "Hello"; "Welcome, %@" = "Welcome, %@"; "english" = "Only here";"#,
            "de.lproj/Localizable.strings": #""greeting" = "Hallo"; "Welcome, %@" = "Willkommen, %@";"#,
            "de.lproj/Other.strings": #""greeting" = "Moin";"#,
            "en.lproj/Localizable.stringsdict": Self.dictionary("%#@files@", ["one": "%d file", "other": "%d files"]),
            "pl.lproj/Localizable.stringsdict": Self.dictionary(
                "%#@files@", ["zero": "brak plików", "one": "%d plik", "few": "%d pliki", "many": "%d plików"]),
            "Catalog.xcstrings": Self.catalog,
        ])
    }

    private static func dictionary(_ format: String, _ forms: [String: String]) -> String {
        let forms = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
            """
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%lld birds": {"localizations": {
                "en": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld bird"}}, "other": {"stringUnit": {"value": "%lld birds"}}}}},
                "ru": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld птица"}}, "few": {"stringUnit": {"value": "%lld птицы"}},
                    "many": {"stringUnit": {"value": "%lld птиц"}}, "other": {"stringUnit": {"value": "%lld птицы"}}}}}}},
            "%lld photos in %lld albums": {"localizations": {"de": {
                "stringUnit": {"value": "%#@photos@ in %#@albums@"},
                "substitutions": {
                    "photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "ein Foto"}}, "other": {"stringUnit": {"value": "%arg Fotos"}}}}},
                    "albums": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "einem Album"}}, "other": {"stringUnit": {"value": "%arg Alben"}}}}}}}}},
            "%@ from %@": {"localizations": {"de": {"stringUnit": {"value": "Von %2$@: %1$@"}}}},
            "Plain": {}}}
        """

    private func scene(in languages: [String]) -> UIWindowScene {
        let scene = TestScene().scene
        scene.appLanguages = AppLanguages(others: ["de", "pl", "ru"])
        scene.preferredLanguages = languages
        return scene
    }

    private var bundle: Bundle { files.bundle }

    @Test("The person's language in one folder goes before another language in an earlier one")
    func languageBeforeFolder() throws {
        let package = try TestBundle(["en.lproj/Localizable.strings": #""greeting" = "Hi"; "package" = "Box";"#])
        let folders = [package, files].map(\.bundle.bundleURL)
        let search = LocalizedSearch(languages: ["de"], development: "en")
        #expect(search.text("greeting", table: nil, in: folders)?.language == "de")
        #expect(search.text("package", table: nil, in: folders)?.language == "en")
    }

    @Test("Two people in one process get their own languages, in events and in tasks that these made")
    func people() async {
        func greeting() -> String { NSLocalizedString("greeting", bundle: bundle, comment: "") }
        let (german, english) = (scene(in: ["de-AT"]), scene(in: ["en"]))
        let tasks = [german, english].map { scene in
            scene.inTurn {
                Task {
                    await Task.yield()
                    return greeting()
                }
            }
        }
        #expect(german.inTurn { greeting() } == "Hallo")
        #expect(english.inTurn { greeting() } == "Hello")
        #expect(await tasks[0].value == "Hallo")
        #expect(await tasks[1].value == "Hello")
        let resources = bundle
        let elsewhere = german.inTurn {
            Task { await Self.offMainActor { String(localized: "greeting", bundle: resources) } }
        }
        #expect(await elsewhere.value == "Hallo")
        withExtendedLifetime((german, english)) {}
    }

    private nonisolated static func offMainActor(_ work: @Sendable () -> String) async -> String {
        await Task.yield()
        return work()
    }

    @Test("What a language lacks is in that of the developers, and what no file has is the key or the text of the call")
    func missing() {
        scene(in: ["de"]).inTurn {
            #expect(NSLocalizedString("english", bundle: bundle, comment: "") == "Only here")
            #expect(NSLocalizedString("nothing", bundle: bundle, comment: "") == "nothing")
            #expect(NSLocalizedString("nothing", bundle: bundle, value: "Something", comment: "") == "Something")
            #expect(NSLocalizedString("greeting", tableName: "Other", bundle: bundle, comment: "") == "Moin")
            #expect(NSLocalizedString("nothing", tableName: "Other", value: "Something", comment: "") == "Something")
            #expect(
                NSLocalizedString("greeting", tableName: "../de.lproj/Other", bundle: bundle, comment: "") == "greeting"
            )
            #expect(String(localized: "100 % of \("it")", bundle: bundle) == "100 % of it")
        }
    }

    @Test("Languages and locales can be stated, as in a timer")
    func stated() {
        #expect(
            bundle.localizedString(forKey: "greeting", value: nil, table: nil, localizations: ["fr", "de"]) == "Hallo")
        #expect(
            bundle.localizedString(forKey: "%lld files", value: "", table: nil, localizations: ["en"]) == "%d files")
        #expect(bundle.localizedString(forKey: "no", value: "No", table: nil, localizations: ["de"]) == "No")
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "Welcome, \("Eva")", bundle: bundle, locale: german) == "Willkommen, Eva")
        #expect(
            String(localized: "greeting", defaultValue: "Hi", table: "Other", bundle: bundle, locale: german) == "Moin")
        #expect(String(localized: "none", defaultValue: "Hi \(2)", bundle: bundle, locale: german) == "Hi 2")
    }

    @Test(
        "Plural forms of dictionaries follow the rules of the language",
        arguments: [
            ("en", 0, "0 files"), ("en", 1, "1 file"), ("en", 2, "2 files"), ("en", 1234, "1,234 files"),
            ("pl", 0, "brak plików"), ("pl", 1, "1 plik"), ("pl", 3, "3 pliki"), ("pl", 12, "12 plików"),
            ("pl", 22, "22 pliki"), ("de", 2, "2 files"),
        ])
    func plurals(language: String, count: Int, expected: String) {
        scene(in: [language]).inTurn {
            #expect(String(localized: "\(count) files", bundle: bundle) == expected)
        }
    }

    @Test("Catalogs have plural forms, parts with forms of their own, and places in another order")
    func catalogs() {
        func text(_ value: String.LocalizationValue, _ language: String) -> String {
            String(localized: value, table: "Catalog", bundle: bundle, locale: Locale(identifier: language))
        }
        #expect([1, 3, 11, 21].map { text("\($0) birds", "ru") } == ["1 птица", "3 птицы", "11 птиц", "21 птица"])
        #expect(text("\(1) birds", "en") == "1 bird")
        #expect(text("\(1) photos in \(3) albums", "de") == "ein Foto in 3 Alben")
        #expect(text("\(2500) photos in \(1) albums", "de") == "2.500 Fotos in einem Album")
        #expect(text("\("Brief") from \("Eva")", "de") == "Von Eva: Brief")
        #expect(text("Plain", "de") == "Plain")
    }

    @Test("Numbers and texts are written in the conventions of the person")
    func numbers() {
        let german = Locale(identifier: "de_DE")
        func text(_ value: String.LocalizationValue) -> String { String(localized: value, locale: german) }
        #expect(text("\(1.5)") == "1,500000")
        #expect(text("\(1.5, specifier: "%.1lf") km") == "1,5 km")
        #expect(text("\(7, specifier: "%03lld")") == "007")
        #expect(text("\(UInt8(5)) %\("lld")") == "5 %lld")
        #expect(text("\(0.25, format: FloatingPointFormatStyle<Double>.Percent(locale: german))").hasPrefix("25"))
    }

    @Test(
        "Rules of numbers",
        arguments: [
            ("fr", [0, 1, 2, 1_000_000], "one one other many"), ("pt-BR", [0, 1, 2], "one one other"),
            ("pt-PT", [0, 1, 2], "other one other"), ("cs", [1, 2, 5], "one few other"),
            ("uk", [1, 2, 5, 11], "one few many many"),
            ("sl", [101, 102, 103, 105], "one two few other"), ("lt", [1, 2, 10, 11], "one few other other"),
            ("lv", [0, 1, 11, 2], "zero one zero other"), ("ro", [0, 1, 19, 20], "few one few other"),
            ("cy", [0, 1, 2, 3, 6, 4], "zero one two few many other"),
            ("ga", [1, 2, 6, 7, 11], "one two few many other"),
            ("gd", [1, 12, 3, 20], "one two few other"), ("he", [1, 2, 3], "one two other"),
            ("mt", [1, 0, 11, 20], "one few many other"),
            ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"), ("ko", [1], "other"),
            ("hi", [0, 1, 2], "one one other"),
            ("fil", [1, 4, 5], "one other one"), ("is", [21, 11], "one other"), ("tr", [0, 1], "other one"),
            ("xx", [1, 2], "one other"),
        ])
    func rules(language: String, numbers: [Int], expected: String) {
        #expect(numbers.map { PluralRule(of: $0, in: language).rawValue }.joined(separator: " ") == expected)
    }

    @Test("Numbers with fractions have the forms that languages have for them")
    func fractions() {
        let rules = ["en", "fr", "hi", "cs", "ro", "ru"].map { PluralRule(of: 0.5, in: $0) }
        #expect(rules == [.other, .one, .one, .many, .few, .other])
        #expect(PluralRule(of: 2.0, in: "en") == .other)
    }

    @Test(
        "Numbers with fractions have the forms of CLDR's samples",
        arguments: [
            ("pt", [0.5: .one, 1.5: .one, 2.5: .other]), ("pt_PT", [0.5: .other, 1.5: .other]),
            ("ff", [1.6: .one, 2.1: .other]), ("da", [0.1: .one, 1.6: .one, 2.5: .other]),
            ("he", [0.5: .one, 1.5: .other]), ("pa", [0.5: .other]), ("ln", [0.1: .other]),
            ("si", [0.01: .one, 0.1: .one, 0.2: .other, 1.1: .other]), ("sl", [0.5: .few]),
            ("is", [0.1: .one, 0.21: .one, 0.11: .other, 1.2: .other]), ("mk", [10.1: .one, 0.11: .other]),
            ("hr", [0.1: .one, 0.2: .few, 1.12: .other, 0.5: .other]), ("fil", [0.1: .one, 0.4: .other, 1.9: .other]),
            ("lv", [0.1: .one, 0.12: .zero, 0.21: .one, 0.2: .other]), ("pl", [0.5: .other]), ("fr-CA", [1.5: .one]),
        ] as [(String, [Double: PluralRule])])
    func fractionsByLanguage(language: String, forms: [Double: PluralRule]) {
        for (number, form) in forms { #expect(PluralRule(of: number, in: language) == form, "\(number)") }
    }

    @Test("Portugal counts nothing as many, however its name is spelt", arguments: ["pt-PT", "pt_PT", "pt_pt"])
    func portugal(language: String) {
        #expect(PluralRule(of: 0, in: language) == .other && PluralRule(of: 1, in: language) == .one)
        #expect(PluralRule(of: 0, in: "pt_BR") == .one)
    }

    @Test("Off the main actor and after the scene is gone, a task has the person's region and the developers' language")
    func regionOfTasks() async throws {
        let files = try TestBundle(["de.lproj/Localizable.strings": #""%lf km" = "%lf km"; "only" = "nur";"#])
        let bundle = files.bundle
        func text() -> String { String(localized: "\(1234.5) km", bundle: bundle) }
        let task: Task<[String], Never>
        do {
            let scene = TestScene().scene
            scene.appLanguages = AppLanguages(development: "de", others: ["en"])
            scene.preferredLanguages = ["de-CH", "en"]
            task = scene.inTurn {
                Task {
                    let there = await Self.offMainActor { String(localized: "\(1234.5) km", bundle: bundle) }
                    return [there, text(), NSLocalizedString("only", bundle: bundle, comment: "")]
                }
            }
        }
        #expect(await task.value == ["1’234.500000 km", "1’234.500000 km", "nur"])
    }
}
