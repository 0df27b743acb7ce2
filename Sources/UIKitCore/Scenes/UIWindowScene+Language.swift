public import Foundation

extension UIWindowScene {
    /// The language of the page, as BCP 47 spells it, such as `de` or `zh-Hans`.
    ///
    /// It is the person's best liked one of those that the app lists as `CFBundleLocalizations` in its `Info.plist`, else
    /// the first of the list. Where the app lists none, it is the best liked one that the framework's own texts are in, else English.
    /// A scene keeps it for its lifetime, as an app on iOS is started anew for another language.
    public final var language: String {
        let localizations = UIApplication.shared.propertyList.localizations
        guard !localizations.isEmpty else { return frameworkLanguage.rawValue }
        return Bundle.preferredLocalizations(from: localizations, forPreferences: preferredLanguages).first ?? "en"
    }

    /// The conventions of the person for dates and numbers, in the language of the page.
    ///
    /// An app gives it to its formatters; `Locale.current` is that of the server.
    public final var locale: Locale {
        let code = Locale.Language(identifier: language).languageCode
        let regional = preferredLanguages.first { Locale.Language(identifier: $0).languageCode == code }
        return Locale(identifier: regional ?? language)
    }

    /// The language of the framework's own texts: that of the page where they are in it.
    package final var frameworkLanguage: FrameworkLanguage {
        let localizations = UIApplication.shared.propertyList.localizations
        guard !localizations.isEmpty else { return FrameworkLanguage(nearestTo: preferredLanguages) ?? .english }
        let shown = Bundle.preferredLocalizations(from: localizations, forPreferences: preferredLanguages)
        return FrameworkLanguage(nearestTo: shown) ?? .english
    }
}
