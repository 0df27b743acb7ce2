/// The framework's texts that speak of a number, in the forms that each language has.
package enum FrameworkCount: CaseIterable, Sendable {
    /// How many seconds to wait before another try.
    case secondsToWait

    /// The text in a form; `%1` stands for the number.
    func text(in language: FrameworkLanguage, _ rule: PluralRule) -> StaticString {
        switch self {
        case .secondsToWait: secondsToWait(language, rule)
        }
    }

    private func secondsToWait(_ language: FrameworkLanguage, _ rule: PluralRule) -> StaticString {
        switch (language, rule) {
        case (.english, .one): "Wait 1 second, then try again."
        case (.english, _): "Wait %1 seconds, then try again."
        case (.german, .one): "Warte 1 Sekunde und versuche es dann noch einmal."
        case (.german, _): "Warte %1 Sekunden und versuche es dann noch einmal."
        case (.french, .one): "Attendez %1 seconde, puis réessayez."
        case (.french, _): "Attendez %1 secondes, puis réessayez."
        case (.spanish, .one): "Espera 1 segundo e inténtalo de nuevo."
        case (.spanish, _): "Espera %1 segundos e inténtalo de nuevo."
        case (.arabic, .zero): "حاول مرة أخرى الآن."
        case (.arabic, .one): "انتظر ثانية واحدة ثم حاول مرة أخرى."
        case (.arabic, .two): "انتظر ثانيتين ثم حاول مرة أخرى."
        case (.arabic, .few): "انتظر %1 ثوانٍ ثم حاول مرة أخرى."
        case (.arabic, .many): "انتظر %1 ثانية ثم حاول مرة أخرى."
        case (.arabic, _): "انتظر %1 ثانية ثم حاول مرة أخرى."
        case (.japanese, _): "%1秒待ってからもう一度お試しください。"
        case (.simplifiedChinese, _): "请等待%1秒后重试。"
        }
    }
}
