/// A file with texts in all their languages, as Xcode writes it: `.xcstrings`.
struct StringCatalog: Decodable {
    /// A text.
    struct Entry: Decodable {
        /// The text by language.
        let localizations: [String: Localization]?
    }

    /// A text in a language.
    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    /// The words.
    struct Unit: Decodable {
        let value: String
    }

    /// The forms that depend on a number, or on the device.
    struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    /// A part that depends on a number.
    struct Substitution: Decodable {
        let argNum: Int?
        let variations: Variations?
    }

    /// The language in which a key is the text itself.
    let sourceLanguage: String?
    /// The texts by key.
    let strings: [String: Entry]

    /// The languages that it has texts in.
    var languages: Set<String> { Set(strings.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] }) }

    /// The names under which texts for a person may be, the best first.
    func candidates(for languages: [String], development: String) -> [String] {
        InterfaceLanguages.candidates(for: languages, development: sourceLanguage ?? development)
    }
}
