import SwiftSyntax

/// The selector of a Swift method: the name under which iOS would know it.
struct SelectorName: Equatable, CustomStringConvertible {
    /// The method's name without arguments.
    let baseName: String
    /// The label of each argument; empty for `_`.
    let labels: [String]

    /// The name with a colon for each argument.
    ///
    /// The first label joins the base name, with *With* between them unless one of them has a preposition there
    /// already: `save(sender:)` is `saveWithSender:`, but `save(for:)` is `saveFor:`.
    var description: String {
        guard let first = labels.first else { return baseName }
        var pieces = labels
        pieces[0] = baseName + Self.joining(first, to: baseName)
        return pieces.map { $0 + ":" }.joined()
    }

    private static func joining(_ label: String, to baseName: String) -> String {
        guard !label.isEmpty else { return "" }
        let words = words(of: label)
        let hasPreposition =
            prepositions.contains(words.first ?? "") || prepositions.contains(self.words(of: baseName).last ?? "")
        return (hasPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }

    /// The words of a name in camel case, in small letters.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previousIsUppercase = true
        for character in name {
            if words.isEmpty || (character.isUppercase && !previousIsUppercase) || character == "_" {
                words.append("")
            }
            words[words.count - 1] += character.lowercased()
            previousIsUppercase = character.isUppercase
        }
        return words
    }

    /// The words that Swift takes for prepositions when it names a method for Objective-C.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}

extension SelectorName {
    /// The name of a declared method.
    init(_ function: FunctionDeclSyntax) {
        baseName = function.name.identifierText
        labels = function.signature.parameterClause.parameters.map { $0.firstName.labelText }
    }
}

extension TokenSyntax {
    /// The identifier without the backticks that protect a keyword.
    var identifierText: String {
        identifier?.name ?? text
    }

    /// The identifier as an argument's label: nothing for `_`.
    var labelText: String {
        tokenKind == .wildcard ? "" : identifierText
    }
}
