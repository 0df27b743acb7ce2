import Foundation

/// A text of an app, with places for what is put in and forms that depend on numbers.
struct LocalizedFormat: Sendable, Equatable {
    /// The forms of a part that depends on a number.
    struct Plural: Sendable, Equatable {
        /// Which argument decides; nil for the next one.
        var place: Int?
        /// The texts by the form that the number needs.
        var forms: [PluralRule: String]

        /// The text for a number; that for 0 stands for it in every language that has one.
        func text(for argument: LocalizedArgument?, in language: String) -> String {
            let rule = argument?.pluralRule(in: language) ?? .other
            let exact = argument?.isZero == true ? forms[.zero] : nil
            return exact ?? forms[rule] ?? forms[.other] ?? ""
        }
    }

    /// The text; `%#@name@` stands for a part, as in a `.stringsdict` file.
    var text: String
    /// The parts by name.
    var plurals: [String: Plural] = [:]

    /// The text with its arguments.
    ///
    /// - Parameters:
    ///   - arguments: What is put in.
    ///   - language: The language of the text.
    ///   - locale: The conventions by which numbers are written.
    func filled(with arguments: [LocalizedArgument], language: String, locale: Locale) -> String {
        var filling = Filling(plurals: plurals, arguments: arguments, language: language, locale: locale)
        filling.append(text, fixedPlace: nil, depth: 0)
        return filling.result
    }
}

/// What is put into a text.
enum LocalizedArgument: Sendable, Equatable {
    case integer(Int)
    case number(Double)
    case text(String)

    fileprivate var isZero: Bool { self == .integer(0) || self == .number(0) }

    fileprivate func pluralRule(in language: String) -> PluralRule {
        switch self {
        case .integer(let number): PluralRule(of: number, in: language)
        case .number(let number): PluralRule(of: number, in: language)
        case .text: .other
        }
    }

    /// The argument as a text.
    ///
    /// - Parameters:
    ///   - specifier: How a format asks for it, without the percent sign, such as `.2lf`.
    ///   - locale: The conventions by which numbers are written.
    fileprivate func written(as specifier: Substring, locale: Locale) -> String {
        switch self {
        case .text(let text): return text
        case .integer(let number):
            let style = IntegerFormatStyle<Int>(locale: locale)
            let digits = specifier.hasPrefix("0") ? Int(specifier.dropFirst().prefix(while: \.isNumber)) ?? 0 : 0
            guard digits > 0 else { return style.format(number) }
            return style.precision(.integerLength(min(digits, 40)...)).grouping(.never).format(number)
        case .number(let number):
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            guard !specifier.hasSuffix("@") else { return style.format(number) }
            let parts = specifier.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            let digits = parts.count > 1 ? Int(parts[1].prefix(while: \.isNumber)) ?? 0 : 6
            return style.precision(.fractionLength(min(digits, 40))).format(number)
        }
    }
}

/// A text that is being filled.
private struct Filling {
    let plurals: [String: LocalizedFormat.Plural]
    let arguments: [LocalizedArgument]
    let language: String
    let locale: Locale
    var result = ""
    private var nextPlace = 0

    init(
        plurals: [String: LocalizedFormat.Plural], arguments: [LocalizedArgument], language: String, locale: Locale
    ) {
        self.plurals = plurals
        self.arguments = arguments
        self.language = language
        self.locale = locale
    }

    /// Appends a text or a part of one.
    ///
    /// - Parameters:
    ///   - text: The text with its places.
    ///   - fixedPlace: The argument that places without a number stand for in a part; nil where each is the next one.
    ///   - depth: How many parts are around it; a part may be in another, but not go on for ever.
    mutating func append(_ text: String, fixedPlace: Int?, depth: Int) {
        var rest = Substring(text)
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.hasPrefix("%") {
                result += "%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg"), let fixedPlace {
                appendArgument(fixedPlace, "lld")
                rest = rest.dropFirst(3)
            } else {
                appendPlace(&rest, fixedPlace: fixedPlace, depth: depth)
            }
        }
        result += rest
    }

    private mutating func appendPlace(_ rest: inout Substring, fixedPlace: Int?, depth: Int) {
        let start = rest
        var stated: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            stated = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest.dropFirst(2)[..<end])
            rest = rest[rest.index(after: end)...]
            return appendPart(name, stated: stated, fixedPlace: fixedPlace, depth: depth)
        }
        guard let end = rest.firstIndex(where: { "@diouxXeEfFgGaAcCsSp".contains($0) }),
            rest[..<end].allSatisfy({ "0123456789.+- #'lhqztLj".contains($0) })
        else {
            // What is no place is text.
            rest = start
            result += "%"
            return
        }
        let specifier = rest[...end]
        rest = rest[rest.index(after: end)...]
        appendArgument(stated ?? fixedPlace ?? takeNext(), specifier)
    }

    private mutating func appendPart(_ name: String, stated: Int?, fixedPlace: Int?, depth: Int) {
        guard let part = plurals[name], depth < 8 else { return }
        let place = stated ?? part.place ?? fixedPlace ?? takeNext()
        let argument = arguments.indices.contains(place) ? arguments[place] : nil
        append(part.text(for: argument, in: language), fixedPlace: place, depth: depth + 1)
    }

    private mutating func appendArgument(_ place: Int, _ specifier: Substring) {
        guard arguments.indices.contains(place) else {
            // Nothing is put in here, so that it is text.
            result += "%" + specifier
            return
        }
        result += arguments[place].written(as: specifier, locale: locale)
    }

    private mutating func takeNext() -> Int {
        defer { nextPlace += 1 }
        return nextPlace
    }
}
