import Foundation

/// The languages that documents are looked for in.
enum InterfaceLanguages {
    /// The languages of the process, the best first, as `Locale` tells them.
    static var preferred: [String] { Locale.preferredLanguages }

    /// The names of folders to look in: each language with its region, then without.
    static func candidates(for languages: [String]) -> [String] {
        var names: [String] = []
        for language in languages.prefix(8) where !language.isEmpty && !language.contains("/") {
            let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            for count in stride(from: parts.count, to: 0, by: -1) {
                for separator in count > 1 ? ["-", "_"] : [""] {
                    let name = parts.prefix(count).joined(separator: separator)
                    if !names.contains(name) { names.append(name) }
                }
            }
        }
        return names
    }
}
