import Foundation

/// The texts of a document in one language, by object identifier and property.
struct InterfaceStrings: Sendable {
    private let texts: [String: String]

    /// No texts: those of the document stand.
    init() {
        texts = [:]
    }

    /// Reads a file of texts as Xcode exports it; what cannot be read counts as empty.
    ///
    /// - Parameters:
    ///   - url: A `.strings` or `.stringsdict` file, or a string catalog of all languages.
    ///   - languages: The languages that are looked for in a catalog, the best first.
    ///   - development: The language of a catalog that does not name its own.
    init(contentsOf url: URL, languages: [String], development: String = AppLanguages().development) {
        let data = (try? Data(contentsOf: url)) ?? Data()
        if url.pathExtension == "xcstrings" {
            texts = Self.texts(ofCatalog: data, languages: languages, development: development)
            return
        }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        texts = (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String ?? Self.widest($0) }
    }

    /// The text for the widest screens among those that a `.stringsdict` file has by width.
    private static func widest(_ entry: Any) -> String? {
        let texts = (entry as? [String: Any])?["NSStringVariableWidthRuleType"] as? [String: String] ?? [:]
        return texts.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }

    private static func texts(
        ofCatalog data: Data, languages: [String], development: String
    ) -> [String: String] {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return [:] }
        let candidates = catalog.candidates(for: languages, development: development)
        return catalog.strings.compactMapValues { entry in
            candidates.lazy.compactMap { entry.localizations?[$0]?.stringUnit?.value }.first
        }
    }

    /// The languages of a person for which a catalog has texts; nothing else about a person makes a difference to it.
    static func languages(
        inCatalog url: URL, for languages: [String], development: String = AppLanguages().development
    ) -> [String] {
        guard let data = try? Data(contentsOf: url),
            let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
        else { return [] }
        return catalog.candidates(for: languages, development: development).filter(catalog.languages.contains)
    }

    /// The languages that a catalog has texts in; none where it cannot be read.
    static func languages(ofCatalog url: URL) -> Set<String> {
        guard let data = try? Data(contentsOf: url),
            let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
        else { return [] }
        return catalog.languages
    }

    /// Whether there are no texts.
    var isEmpty: Bool { texts.isEmpty }

    /// The text of an object's property; nil if the document's own stands.
    func text(of identifier: String?, _ property: String) -> String? {
        guard !texts.isEmpty, let identifier else { return nil }
        return texts[identifier + "." + property]
    }
}
