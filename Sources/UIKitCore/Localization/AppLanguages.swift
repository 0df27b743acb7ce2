import Foundation

/// The languages that an app is in, and which of them a person gets.
///
/// They are those that its `Info.plist` lists as `CFBundleLocalizations`, those of the `.lproj` folders and string catalogs among
/// its resources, and that of its developers.
///
/// Source: Information Property List, `CFBundleDevelopmentRegion`, `CFBundleLocalizations`, `CFBundleAllowMixedLocalizations`;
/// `Bundle`, `preferredLocalizations`.
package struct AppLanguages: Sendable, Equatable {
    /// The language of the developers, which `Base.lproj` is in and whoever reads none of the others gets.
    package let development: String
    /// The languages as BCP 47 spells them, that of the developers first.
    package let all: [String]
    /// Whether the framework's own texts may be in a language that the app is not in.
    package let allowsMixedLocalizations: Bool

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - development: The language of the developers, as a bundle spells it.
    ///   - others: Further languages, as bundles spell them; `Base` and `mul` name none.
    ///   - allowsMixedLocalizations: Whether the framework's own texts may be in a language that the app is not in.
    package init(development: String = "en", others: [String] = [], allowsMixedLocalizations: Bool = false) {
        let development = Self.tag(development) ?? "en"
        self.development = development
        self.allowsMixedLocalizations = allowsMixedLocalizations
        var all = [development]
        for language in others.compactMap(Self.tag) where !all.contains(language) { all.append(language) }
        self.all = all
    }

    /// The language of the app that a person likes best; that of the developers where they like none.
    ///
    /// - Parameter preferred: What the person likes, as BCP 47 spells it, the best first.
    package func language(for preferred: [String]) -> String {
        preferred.lazy.compactMap(nearest).first ?? development
    }

    /// The language of the framework's own texts: that of the app where they are in it, else English.
    ///
    /// Where the app allows mixed localizations, it is the one that the person likes best of those that the texts are in.
    ///
    /// - Parameter preferred: What the person likes, as BCP 47 spells it, the best first.
    package func frameworkLanguage(for preferred: [String]) -> FrameworkLanguage {
        let mixed = allowsMixedLocalizations ? FrameworkLanguage(nearestTo: preferred) : nil
        return mixed ?? FrameworkLanguage(nearestTo: [language(for: preferred)]) ?? .english
    }

    /// The one of the languages that is nearest to what somebody likes: without its region before with another.
    private func nearest(to liked: String) -> String? {
        let names = InterfaceLanguages.candidates(for: [liked], development: "")
        if let same = names.lazy.compactMap({ name in all.first { $0.caseInsensitiveCompare(name) == .orderedSame } })
            .first
        {
            return same
        }
        let language = Locale.Language(identifier: liked)
        return all.first {
            let other = Locale.Language(identifier: $0)
            return language.languageCode != nil && other.languageCode == language.languageCode
                && Self.script(of: other) == Self.script(of: language)
        }
    }

    private static func script(of language: Locale.Language) -> Locale.Script? {
        Locale.Language(identifier: language.maximalIdentifier).script
    }

    /// A language as BCP 47 spells it; nil for what names none.
    static func tag(_ name: String) -> String? {
        // Xcode fills this in when it builds an app; here the file is read as it is written.
        if name.hasPrefix("$(") || name.hasPrefix("${") { return nil }
        if let tag = formerNames[name] { return tag }
        let tag = name.replacing("_", with: "-")
        guard tag != "Base", tag != "mul", (2...35).contains(tag.utf8.count),
            tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return nil }
        return tag
    }

    /// What folders of languages were called before they had codes.
    private static let formerNames = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Dutch": "nl",
        "Japanese": "ja",
    ]
}

extension AppLanguages {
    /// The languages that the resources in some folders are in.
    ///
    /// - Parameter folders: The folders, each with `.lproj` folders and string catalogs.
    static func names(in folders: [URL]) -> [String] {
        let files = FileManager.default
        var names: Set<String> = []
        for folder in folders {
            let items = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            let projects = items.filter { $0.pathExtension == "lproj" }
            names.formUnion(projects.map { $0.deletingPathExtension().lastPathComponent })
            let further = projects.filter { ["Base", "mul"].contains($0.deletingPathExtension().lastPathComponent) }
                .flatMap { (try? files.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
            for catalog in items + further where catalog.pathExtension == "xcstrings" {
                names.formUnion(InterfaceStrings.languages(ofCatalog: catalog))
            }
        }
        return names.sorted()
    }
}
