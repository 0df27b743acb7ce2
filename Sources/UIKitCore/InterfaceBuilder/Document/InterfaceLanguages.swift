import Foundation

/// The languages that documents are looked for in.
enum InterfaceLanguages {
    /// The languages of the person whose event is being handled, the best first; those of the process where nobody's is
    /// or the browser does not tell.
    @MainActor
    static var preferred: [String] {
        let languages = UIApplication.shared.sceneInWork?.preferredLanguages ?? []
        return languages.isEmpty ? ofProcess : languages
    }

    /// The languages of the process: those of its environment as POSIX names it, else those of the system.
    static let ofProcess: [String] = {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let named = Self.named(by: environment["LANGUAGE"] ?? "", locale: locale)
        return named.isEmpty ? Locale.preferredLanguages : named
    }()

    /// The languages that the environment names: a list such as `de_CH:de`, which counts where a locale is chosen, and
    /// that locale, such as `de_CH.UTF-8`.
    static func named(by list: String, locale: String) -> [String] {
        func language(_ name: Substring) -> String? {
            let plain = name.prefix { $0 != "." && $0 != "@" }
            return plain.isEmpty || plain == "C" || plain == "POSIX" ? nil : String(plain).replacing("_", with: "-")
        }
        guard let chosen = language(locale[...]) else { return [] }
        let listed = list.split(separator: ":").compactMap(language)
        return listed.isEmpty ? [chosen] : listed
    }

    /// The language that the base of documents and texts is written in: that of the app's developers.
    @MainActor
    static var development: String {
        let application = UIApplication.shared
        return (application.sceneInWork?.appLanguages ?? application.propertyList.languages).development
    }

    /// The names of folders to look in: each language with its region, with its script, then without, up to the language
    /// that the base is written in.
    ///
    /// - Parameters:
    ///   - languages: The languages, the best first.
    ///   - development: The language of the base, after which nothing better comes.
    static func candidates(for languages: [String], development: String) -> [String] {
        let base = development.prefix { $0 != "-" }
        var names: [String] = []
        func add(_ name: String) { if !names.contains(name) { names.append(name) } }
        for language in languages.prefix(8) where isUsable(language) {
            let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            guard let plain = parts.first else { continue }
            for count in stride(from: parts.count, to: 1, by: -1) {
                for separator in ["-", "_"] { add(parts.prefix(count).joined(separator: separator)) }
            }
            // Browsers name regions where bundles name scripts, as in `zh-TW` and `zh-Hant`.
            if parts.count < 3, let script = Locale.Language(identifier: language).script?.identifier {
                add(plain + "-" + script)
            }
            add(plain)
            if plain == base { break }
        }
        return names
    }

    private static func isUsable(_ language: String) -> Bool {
        (2...35).contains(language.utf8.count) && !language.contains("/") && !language.contains(".")
    }
}
