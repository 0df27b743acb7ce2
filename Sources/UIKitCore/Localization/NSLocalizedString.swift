public import Foundation

// Foundation's function of this name knows one language, that of the process. A call that states all five parameters is
// Foundation's also where UIKit is imported.

/// A text of the app in the language of the scene whose event is being handled, or in whose turn the running task was made.
///
/// Source: Foundation, `NSLocalizedString(_:tableName:bundle:value:comment:)`.
///
/// - Parameters:
///   - key: The key, which stands for a text that is missing.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, table: nil, bundle: nil)
}

/// A text of a bundle in the language of the scene.
///
/// - Parameters:
///   - key: The key, which stands for a text that is missing.
///   - bundle: Where the files of texts are.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, table: nil, bundle: bundle)
}

/// A text of files of another name than `Localizable` in the language of the scene.
///
/// - Parameters:
///   - key: The key, which stands for a text that is missing.
///   - tableName: The name of the files; nil for `Localizable`.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, table: tableName, bundle: nil)
}

/// A text of files of a bundle in the language of the scene.
///
/// - Parameters:
///   - key: The key, which stands for a text that is missing.
///   - tableName: The name of the files; nil for `Localizable`.
///   - bundle: Where the files of texts are.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, table: tableName, bundle: bundle)
}

/// A text of the app in the language of the scene, with one for where it is missing.
///
/// - Parameters:
///   - key: The key.
///   - value: The text in the language of the developers.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, value: value, table: nil, bundle: nil)
}

/// A text of a bundle in the language of the scene, with one for where it is missing.
///
/// - Parameters:
///   - key: The key.
///   - bundle: Where the files of texts are.
///   - value: The text in the language of the developers.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, value: value, table: nil, bundle: bundle)
}

/// A text of files of another name than `Localizable` in the language of the scene, with one for where it is missing.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the files; nil for `Localizable`.
///   - value: The text in the language of the developers.
///   - comment: What translators are told.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, value: value, table: tableName, bundle: nil)
}

private func localized(_ key: String, value: String = "", table: String?, bundle: Bundle?) -> String {
    LocalizedSearch.current.plainText(key, value: value, table: table, bundle: bundle)
}

extension Bundle {
    /// A text of the bundle in the first of some languages that it is in.
    ///
    /// Languages come from a scene, as in `[scene.language]`. Without numbers there is no plural: the text has that of `other`.
    ///
    /// Source: Foundation, `Bundle.localizedString(forKey:value:table:localizations:)`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The text for where it is missing; nil or empty for the key.
    ///   - tableName: The name of the files; nil for `Localizable`.
    ///   - localizations: The languages, the best first; after them that of the app's developers is looked for.
    public func localizedString(
        forKey key: String, value: String?, table tableName: String?, localizations: [String]
    ) -> String {
        LocalizedSearch(languages: localizations, development: LocalizedSearch.current.development)
            .plainText(key, value: value ?? "", table: tableName, bundle: self)
    }
}

extension LocalizedSearch {
    /// A text as files have it, which may be a format for other functions.
    fileprivate func plainText(_ key: String, value: String, table: String?, bundle: Bundle?) -> String {
        guard let format = text(key, table: table, bundle: bundle)?.format else { return value.isEmpty ? key : value }
        guard !format.plurals.isEmpty else { return format.text }
        return format.plurals.reduce(format.text) { text, plural in
            text.replacing("%#@\(plural.key)@", with: plural.value.forms[.other] ?? "")
        }
    }
}
