import Foundation
import Synchronization

/// Where texts are looked for, and for whom.
struct LocalizedSearch: Hashable {
    /// The languages, the best first, as BCP 47 spells them.
    let languages: [String]
    /// The language of the app's developers, which is looked for after them.
    let development: String

    /// A text, with the language that it is in; nil where no file has it.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - table: The name of the files without extension; nil for the usual one.
    ///   - bundle: Where they are, or nil for all that was built with the program.
    func text(_ key: String, table: String?, bundle: Bundle?) -> (format: LocalizedFormat, language: String)? {
        text(key, table: table, in: ResourceBundles.folders(of: bundle))
    }

    /// A text in folders of resources, with the language that it is in.
    func text(_ key: String, table: String?, in folders: [URL]) -> (format: LocalizedFormat, language: String)? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let tables = folders.map { LocalizedTable.table(table, in: $0) }
        // The language counts for more than the folder: a package in English alone has texts of the same keys.
        for name in names {
            for texts in tables {
                if let format = texts.text(key, in: name) { return (format, name == "base" ? development : name) }
            }
        }
        return nil
    }

    // MARK: Languages

    /// The names of the languages in lower case, the best first.
    private var names: [String] {
        Self.knownNames.withLock { known in
            if let names = known[self] { return names }
            // Browsers that make up languages without end are not to fill the memory.
            if known.count >= 256 { known.removeAll(keepingCapacity: true) }
            let wanted = InterfaceLanguages.candidates(for: languages, development: development)
            let base = InterfaceLanguages.candidates(for: [development], development: development)
            let names = (wanted + ["base"] + base).map { $0.lowercased() }
            known[self] = names
            return names
        }
    }

    private static let knownNames = Mutex<[LocalizedSearch: [String]]>([:])

    // MARK: For whom the caller works

    /// That for the person for whom the caller works, else for the process.
    static var current: LocalizedSearch {
        guard MainQueue.isCurrent else { return SceneOfTask.current.search }
        return MainActor.assumeIsolated {
            let task = SceneOfTask.current
            guard let scene = UIApplication.shared.sceneInWork else {
                return task.language == nil
                    ? LocalizedSearch(
                        languages: InterfaceLanguages.ofProcess, development: InterfaceLanguages.development)
                    : task.search
            }
            return LocalizedSearch(languages: [scene.language], development: scene.appLanguages.development)
        }
    }

    /// The conventions of the person for whom the caller works, else of the process.
    static var currentLocale: Locale {
        let ofTask = SceneOfTask.current.locale ?? .current
        guard MainQueue.isCurrent else { return ofTask }
        return MainActor.assumeIsolated { UIApplication.shared.sceneInWork?.locale ?? ofTask }
    }
}

extension SceneOfTask {
    /// Where texts for the scene are looked for off the main actor.
    fileprivate var search: LocalizedSearch {
        LocalizedSearch(
            languages: language.map { [$0] } ?? InterfaceLanguages.ofProcess,
            development: developmentLanguage ?? AppLanguages().development)
    }
}
