import Foundation

/// A language that the framework's own texts are in.
package enum FrameworkLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case arabic = "ar"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"

    /// The language that comes nearest to the first of some that can be served; nil where none can.
    ///
    /// - Parameter tags: Languages as BCP 47 spells them, the best first. A region is passed over, except that it tells which script
    ///   Chinese is written in.
    package init?(nearestTo tags: [String]) {
        for tag in tags {
            let language = Locale.Language(identifier: tag)
            guard let code = language.languageCode?.identifier else { continue }
            if code == "zh" {
                guard Locale.Language(identifier: language.maximalIdentifier).script == .hanSimplified else { continue }
                self = .simplifiedChinese
                return
            }
            if let match = Self(rawValue: code) {
                self = match
                return
            }
        }
        return nil
    }

    /// A text in this language.
    package func text(_ text: FrameworkText) -> StaticString {
        switch self {
        case .english: text.english
        case .german: text.german
        case .french: text.french
        case .spanish: text.spanish
        case .arabic: text.arabic
        case .japanese: text.japanese
        case .simplifiedChinese: text.simplifiedChinese
        }
    }

    /// A text in this language, with what is put in for `%1` and `%2`.
    package func text(_ text: FrameworkText, _ first: String, _ second: String = "") -> String {
        self.text(text).filled(first, second)
    }

    /// A text that speaks of a number, in the form that the number needs.
    package func text(_ text: FrameworkCount, _ number: Int) -> String {
        text.text(in: self, pluralRule(of: number)).filled(String(number), "")
    }

    /// The form that a whole number needs (CLDR, cardinal plural rules).
    package func pluralRule(of number: Int) -> PluralRule {
        let size = number.magnitude
        switch self {
        case .english, .german: return size == 1 ? .one : .other
        case .spanish: return size == 1 ? .one : size != 0 && size % 1_000_000 == 0 ? .many : .other
        case .french: return size < 2 ? .one : size % 1_000_000 == 0 ? .many : .other
        case .japanese, .simplifiedChinese: return .other
        case .arabic:
            switch size {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default:
                let rest = size % 100
                return (3...10).contains(rest) ? .few : (11...99).contains(rest) ? .many : .other
            }
        }
    }
}

/// The forms that languages have of words beside numbers (CLDR).
package enum PluralRule: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

extension FrameworkText {
    /// The text in the language of the scene whose turn it is, or whose task runs; in English elsewhere.
    package var localized: String { "\(FrameworkLanguage.ofSceneInTurn.text(self))" }

    /// The text in the language of the scene whose turn it is, with what is put in for `%1` and `%2`.
    package func localized(_ first: String, _ second: String = "") -> String {
        FrameworkLanguage.ofSceneInTurn.text(self, first, second)
    }
}

extension FrameworkLanguage {
    /// The language of the scene in whose turn this runs, or the running task was made; off the main actor English.
    fileprivate static var ofSceneInTurn: FrameworkLanguage {
        guard MainQueue.isCurrent else { return .english }
        return MainActor.assumeIsolated { UIApplication.shared.sceneInWork?.frameworkLanguage ?? .english }
    }
}

extension StaticString {
    /// The text with its places filled in one pass, so that what is put in is never taken for a place.
    fileprivate func filled(_ first: String, _ second: String) -> String {
        var result = ""
        var rest = Substring("\(self)")
        while let place = rest.firstIndex(of: "%") {
            result += rest[..<place]
            let next = rest.index(after: place)
            switch next < rest.endIndex ? rest[next] : " " {
            case "1":
                result += first
                rest = rest[rest.index(after: next)...]
            case "2":
                result += second
                rest = rest[rest.index(after: next)...]
            default:
                result += "%"
                rest = rest[next...]
            }
        }
        return result + rest
    }
}
