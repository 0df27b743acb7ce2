import Foundation
import Synchronization

/// The texts of one name in a folder of resources, in all their languages: `.strings` and `.stringsdict` files in the folders of
/// languages, and a string catalog.
struct LocalizedTable: Sendable {
    /// The texts by key, by the name of the language's folder in lower case, as builds change the case of some.
    private var texts: [String: [String: LocalizedFormat]] = [:]

    /// A text in a language, whose name is in lower case; nil where it has none.
    func text(_ key: String, in name: String) -> LocalizedFormat? { texts[name]?[key] }

    // MARK: Finding

    private struct Place: Hashable {
        let folder: URL
        let name: String
    }

    private static let known = Mutex<[Place: LocalizedTable]>([:])

    /// The texts of a name in a folder, read when they are first asked for.
    static func table(_ name: String, in folder: URL) -> LocalizedTable {
        let place = Place(folder: folder, name: name)
        if let table = known.withLock({ $0[place] }) { return table }
        let table = LocalizedTable(name, in: folder)
        known.withLock { $0[place] = table }
        return table
    }

    private init(_ name: String, in folder: URL) {
        guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return }
        let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let projects = items.filter { $0.pathExtension == "lproj" }
        for place in [folder] + projects {
            let catalog = place.appendingPathComponent(name + ".xcstrings")
            if let data = try? Data(contentsOf: catalog) { addCatalog(data) }
        }
        for project in projects {
            let language = project.deletingPathExtension().lastPathComponent.lowercased()
            for pathExtension in ["strings", "stringsdict"] {
                let file = project.appendingPathComponent(name + "." + pathExtension)
                guard let data = try? Data(contentsOf: file),
                    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                else { continue }
                let entries = (list as? [String: Any] ?? [:]).compactMapValues(Self.format)
                texts[language, default: [:]].merge(entries) { _, new in new }
            }
        }
    }

    // MARK: Files of one language

    private static func format(of entry: Any) -> LocalizedFormat? {
        if let text = entry as? String { return LocalizedFormat(text: text) }
        guard let entry = entry as? [String: Any], let text = entry["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        let plurals = entry.compactMapValues { part -> LocalizedFormat.Plural? in
            guard let part = part as? [String: String], part["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
            else { return nil }
            return LocalizedFormat.Plural(forms: forms(in: part))
        }
        return LocalizedFormat(text: text, plurals: plurals)
    }

    private static func forms(in texts: [String: String]) -> [PluralRule: String] {
        texts.reduce(into: [:]) { forms, text in
            if let rule = PluralRule(rawValue: text.key) { forms[rule] = text.value }
        }
    }

    // MARK: Catalogs

    private mutating func addCatalog(_ data: Data) {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
        for (key, entry) in catalog.strings {
            // In the language of the developers the key is the text.
            if let language = catalog.sourceLanguage {
                texts[language.lowercased(), default: [:]][key] = LocalizedFormat(text: key)
            }
            for (language, localization) in entry.localizations ?? [:] {
                guard let format = Self.format(of: localization) else { continue }
                texts[language.lowercased(), default: [:]][key] = format
            }
        }
    }

    private static func format(of localization: StringCatalog.Localization) -> LocalizedFormat? {
        if let devices = localization.variations?.device {
            let chosen = devices["other"] ?? devices.min { $0.key < $1.key }?.value
            return chosen.flatMap(format)
        }
        var format = LocalizedFormat(text: localization.stringUnit?.value ?? "")
        if let forms = localization.variations?.plural.map(forms) {
            // The number that decides is the first one.
            format = LocalizedFormat(text: "%#@number@", plurals: ["number": LocalizedFormat.Plural(forms: forms)])
        } else if localization.stringUnit == nil {
            return nil
        }
        for (name, part) in localization.substitutions ?? [:] {
            guard let forms = part.variations?.plural.map(forms) else { continue }
            format.plurals[name] = LocalizedFormat.Plural(place: part.argNum.map { $0 - 1 }, forms: forms)
        }
        return format
    }

    private static func forms(in plural: [String: StringCatalog.Localization]) -> [PluralRule: String] {
        forms(in: plural.compactMapValues { $0.stringUnit?.value })
    }
}
