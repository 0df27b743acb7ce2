/// Why a value was refused: in English for developers and programs, and for the person in their own language.
///
/// Only what can happen to a person who uses the page has a text for them; the other reasons are those of programs that
/// send what no page would. Two reasons are equal if developers are told the same.
package struct ValueRefusalReason: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// What developers and programs are told.
    package let description: String
    private var told: FrameworkText?
    private var first = ""
    private var second = ""

    /// A reason for developers and programs only.
    package init(stringLiteral description: String) {
        self.description = description
    }

    /// A reason that a person is told too.
    ///
    /// - Parameters:
    ///   - description: What developers and programs are told.
    ///   - text: What the person is told.
    ///   - first: What is put in for `%1`.
    ///   - second: What is put in for `%2`.
    package init(_ description: String, told text: FrameworkText, _ first: String = "", _ second: String = "") {
        self.description = description
        told = text
        self.first = first
        self.second = second
    }

    /// What the person is told; nil if there is nothing in their language.
    package func text(in language: FrameworkLanguage) -> String? {
        if let told { return language.text(told, first, second) }
        return language == .english ? description : nil
    }
}

extension ValueRefusalReason: Hashable {
    /// Whether developers are told the same.
    package static func == (first: ValueRefusalReason, second: ValueRefusalReason) -> Bool {
        first.description == second.description
    }

    /// Feeds what developers are told to the hasher.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}
