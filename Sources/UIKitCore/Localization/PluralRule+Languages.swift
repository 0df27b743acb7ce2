extension PluralRule {
    /// The form that a whole number needs in a language (CLDR, cardinal plural rules).
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - language: The language as BCP 47 spells it; of a region only that of Portugal makes a difference.
    init(of number: Int, in language: String) {
        let size = number.magnitude
        let code = Self.code(of: language)
        if ["fr", "es", "ar", "ja", "zh", "en", "de"].contains(code), let known = FrameworkLanguage(code: code) {
            self = known.pluralRule(of: number)
        } else if Self.invariable.contains(code) {
            self = .other
        } else if code == "pt" {
            let isOne = size == 1 || size == 0 && !Self.isOfPortugal(language)
            self = isOne ? .one : Self.isMillions(size) ? .many : .other
        } else if ["it", "ca"].contains(code) {
            self = size == 1 ? .one : Self.isMillions(size) ? .many : .other
        } else if Self.zeroLikeOne.contains(code) {
            self = size < 2 ? .one : .other
        } else {
            self = Self.slavicOrBaltic(size, code) ?? Self.celticOrSemitic(size, code) ?? (size == 1 ? .one : .other)
        }
    }

    /// The form that a number with a fraction needs, as it is written with as few digits as tell it.
    init(of number: Double, in language: String) {
        if let whole = Int(exactly: number) {
            self.init(of: whole, in: language)
            return
        }
        let code = Self.code(of: language)
        let size = abs(number)
        let isOne =
            size < 1 && Self.oneBelowOne.contains(code)
            || size < 2 && Self.oneBelowTwo.contains(code) && !Self.isOfPortugal(language)
        self = isOne ? .one : Self.form(ofFraction: String("\(size)".drop { $0 != "." }.dropFirst()), code, size)
    }

    /// The form by the digits behind the point.
    private static func form(ofFraction digits: String, _ code: String, _ size: Double) -> PluralRule {
        let number = Int(digits) ?? 0
        let (unit, rest) = (number % 10, number % 100)
        let endsInOne = unit == 1 && rest != 11
        switch code {
        case "cs", "sk", "lt": return .many
        case "ro", "mo", "sl": return .few
        case "is", "mk": return endsInOne ? .one : .other
        case "sr", "hr", "bs", "sh":
            return endsInOne ? .one : (2...4).contains(unit) && !(12...14).contains(rest) ? .few : .other
        case "lv":
            guard digits.count == 2 else { return unit == 1 ? .one : .other }
            return (11...19).contains(rest) ? .zero : endsInOne ? .one : .other
        case "fil", "tl": return [4, 6, 9].contains(unit) ? .other : .one
        case "si": return size < 1 && number == 1 ? .one : .other
        default: return .other
        }
    }

    private static func code(of language: String) -> String {
        String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    private static func isOfPortugal(_ language: String) -> Bool {
        let name = language.lowercased()
        return name.hasSuffix("-pt") || name.hasSuffix("_pt")
    }

    private static func isMillions(_ size: UInt) -> Bool { size != 0 && size % 1_000_000 == 0 }

    /// Languages whose words do not change beside numbers.
    private static let invariable: Set<String> = [
        "bm", "bo", "dz", "id", "ig", "ii", "in", "jbo", "jv", "jw", "kde", "kea", "km", "ko", "lkt", "lo", "ms", "my",
        "nqo",
        "sah", "ses", "sg", "su", "th", "to", "vi", "wo", "yo", "yue",
    ]

    /// Languages in which nothing is counted as one thing is.
    private static let zeroLikeOne: Set<String> = [
        "ak", "am", "as", "bho", "bn", "fa", "ff", "gu", "guw", "hi", "hy", "kab", "kn", "ln", "mg", "nso", "pa", "pcm",
        "si",
        "ti", "wa", "zu",
    ]

    /// Languages in which a part of one thing is counted as one is.
    private static let oneBelowOne: Set<String> = ["am", "as", "bn", "fa", "gu", "he", "hi", "iw", "kn", "pcm", "zu"]

    /// Languages in which less than two is counted as one is.
    private static let oneBelowTwo: Set<String> = ["da", "ff", "fr", "hy", "kab", "pt"]

    private static func slavicOrBaltic(_ size: UInt, _ code: String) -> PluralRule? {
        let (unit, rest) = (size % 10, size % 100)
        let isTeen = (11...19).contains(rest)
        let isFew = (2...4).contains(unit) && !(12...14).contains(rest)
        switch code {
        case "ru", "uk", "be": return unit == 1 && rest != 11 ? .one : isFew ? .few : .many
        case "sr", "hr", "bs", "sh": return unit == 1 && rest != 11 ? .one : isFew ? .few : .other
        case "pl": return size == 1 ? .one : isFew ? .few : .many
        case "cs", "sk": return size == 1 ? .one : (2...4).contains(size) ? .few : .other
        case "sl": return rest == 1 ? .one : rest == 2 ? .two : rest == 3 || rest == 4 ? .few : .other
        case "lt": return isTeen || unit == 0 ? .other : unit == 1 ? .one : .few
        case "lv": return isTeen || unit == 0 ? .zero : unit == 1 ? .one : .other
        case "is", "mk": return unit == 1 && rest != 11 ? .one : .other
        case "ro", "mo": return size == 1 ? .one : size == 0 || (1...19).contains(rest) ? .few : .other
        default: return nil
        }
    }

    private static func celticOrSemitic(_ size: UInt, _ code: String) -> PluralRule? {
        let rest = size % 100
        switch (code, size) {
        case ("ga", 1), ("gd", 1), ("gd", 11), ("cy", 1), ("he", 1), ("iw", 1), ("mt", 1): return .one
        case ("ga", 2), ("gd", 2), ("gd", 12), ("cy", 2), ("he", 2), ("iw", 2), ("mt", 2): return .two
        case ("ga", 3...6), ("gd", 3...19), ("cy", 3): return .few
        case ("ga", 7...10), ("cy", 6): return .many
        case ("cy", 0): return .zero
        case ("mt", _): return size == 0 || (3...10).contains(rest) ? .few : (11...19).contains(rest) ? .many : .other
        case ("fil", _), ("tl", _): return (1...3).contains(size) || ![4, 6, 9].contains(size % 10) ? .one : .other
        case ("ga", _), ("gd", _), ("cy", _), ("he", _), ("iw", _): return .other
        default: return nil
        }
    }
}

extension FrameworkLanguage {
    /// The language of a code; of Chinese the script makes no difference to numbers.
    fileprivate init?(code: String) {
        self.init(rawValue: code == "zh" ? "zh-Hans" : code)
    }
}
