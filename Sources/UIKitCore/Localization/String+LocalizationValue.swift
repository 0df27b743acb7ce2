public import Foundation

extension String {
    /// A key of the app's texts, with what is put into the text: `"\(count) files"` is the key `%lld files`.
    ///
    /// Source: Foundation, `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key as files of texts spell it.
        let key: String
        /// What is put in.
        let arguments: [LocalizedArgument]

        /// Creates a key without places.
        ///
        /// - Parameter value: The key.
        public init(_ value: String) {
            key = value.replacing("%", with: "%%")
            arguments = []
        }

        /// Creates a key without places from a literal.
        ///
        /// - Parameter value: The key.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a key with places.
        ///
        /// - Parameter stringInterpolation: The key with what is put in.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// What a key is made of.
        ///
        /// Source: Foundation, `String.LocalizationValue.StringInterpolation`.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [LocalizedArgument] = []

            /// Begins a key.
            ///
            /// - Parameters:
            ///   - literalCapacity: How long its words are together.
            ///   - interpolationCount: How much is put in.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
                arguments.reserveCapacity(interpolationCount)
            }

            /// Adds words.
            ///
            /// - Parameter literal: The words.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Puts in a text.
            ///
            /// - Parameter string: The text, which is not translated.
            public mutating func appendInterpolation(_ string: String) {
                append(.text(string), "%@")
            }

            /// Puts in a whole number, which decides about plural forms.
            ///
            /// - Parameters:
            ///   - value: The number; one that is too large for 64 bits is the greatest or the least that fits.
            ///   - specifier: How it is written; nil for the usual way.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String? = nil) {
                let width = MemoryLayout<Value>.size < 8 ? "" : "ll"
                append(.integer(Int(clamping: value)), specifier ?? "%" + width + (Value.isSigned ? "d" : "u"))
            }

            /// Puts in a number, which decides about plural forms.
            ///
            /// - Parameters:
            ///   - value: The number.
            ///   - specifier: How it is written, such as `%.1lf`; nil for the usual way.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
                _ value: Value, specifier: String? = nil
            ) {
                append(.number(Double(value)), specifier ?? (Value.self == Float.self ? "%f" : "%lf"))
            }

            /// Puts in something as a format writes it.
            ///
            /// - Parameters:
            ///   - value: The thing.
            ///   - format: The format, with conventions of its own.
            public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
            where Format.FormatOutput == String {
                append(.text(format.format(value)), "%@")
            }

            private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }

        /// The text of the key.
        ///
        /// - Parameters:
        ///   - ownKey: The key; nil for that of the value, which then stands for a text that is missing.
        ///   - locale: The person's language and conventions; nil for those of the person for whom the caller works.
        func text(key ownKey: String? = nil, table: String?, bundle: Bundle?, locale: Locale?) -> String {
            var search = LocalizedSearch.current
            if let locale {
                search = LocalizedSearch(languages: [locale.identifier(.bcp47)], development: search.development)
            }
            let found = search.text(ownKey ?? key, table: table, bundle: bundle)
            return (found?.format ?? LocalizedFormat(text: key)).filled(
                with: arguments, language: found?.language ?? search.development,
                locale: locale ?? LocalizedSearch.currentLocale)
        }
    }

    /// A text of the app in the language of a person, with the plural forms that its numbers need.
    ///
    /// It is that of the scene whose event is being handled, or in whose turn the running task was made. A timer, and work handed to
    /// a dispatch queue, give the scene's ``UIWindowScene/locale``.
    ///
    /// Source: Foundation, `String.init(localized:table:bundle:locale:comment:)`.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text in the language of the developers.
    ///   - table: The name of the `.strings`, `.stringsdict` or `.xcstrings` files; nil for `Localizable`.
    ///   - bundle: Where they are; nil for all that was built with the program.
    ///   - locale: The language and the conventions; nil for those of the scene.
    ///   - comment: What translators are told.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale)
    }

    /// A text of the app in the language of a person, which has a key of its own.
    ///
    /// Source: Foundation, `String.init(localized:defaultValue:table:bundle:locale:comment:)`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the language of the developers, for where no file has one.
    ///   - table: The name of the files; nil for `Localizable`.
    ///   - bundle: Where they are; nil for all that was built with the program.
    ///   - locale: The language and the conventions; nil for those of the scene.
    ///   - comment: What translators are told.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }
}
