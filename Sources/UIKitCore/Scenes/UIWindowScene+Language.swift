public import Foundation

extension UIWindowScene {
    /// The language of the page, as BCP 47 spells it, such as `de` or `zh-Hans`.
    ///
    /// It is the person's best liked one of those that the app is in, else that of its developers: `CFBundleDevelopmentRegion` of
    /// its `Info.plist`, or English. An app is in what it lists as `CFBundleLocalizations` and in the languages of the `.lproj`
    /// folders and string catalogs among its resources. A scene keeps its language for its lifetime, as an app on iOS is
    /// started anew for another one.
    public final var language: String { chosenLanguage }

    /// The conventions of the person for dates and numbers, in the language of the page.
    ///
    /// An app gives it to its formatters; `Locale.current` is that of the server.
    public final var locale: Locale { chosenLocale }

    /// Finds the languages that suit the person and the app.
    final func chooseLanguage() {
        chosenLanguage = appLanguages.language(for: preferredLanguages)
        let code = Locale.Language(identifier: chosenLanguage).languageCode
        let regional = preferredLanguages.first { Locale.Language(identifier: $0).languageCode == code }
        chosenLocale = Locale(identifier: regional ?? chosenLanguage)
        frameworkLanguage = appLanguages.frameworkLanguage(for: preferredLanguages)
    }
}
