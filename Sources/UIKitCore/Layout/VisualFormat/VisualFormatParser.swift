import Foundation

/// Reads the visual format language.
///
/// Source: Apple's *Auto Layout Guide*, "Visual Format Language".
struct VisualFormatParser {
    /// Where and why a text is not in the visual format language.
    struct Failure: Error, Equatable {
        /// What was expected, in UIKit's words where they are known.
        let reason: String
        /// How many characters had been read.
        let position: Int
    }

    private let characters: [Character]
    private var position = 0
    private var endsOfNames: [String: Int] = [:]

    /// Reads a text.
    static func parse(_ text: String) throws(Failure) -> VisualFormat {
        var parser = VisualFormatParser(characters: Array(text))
        return try parser.format()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private mutating func format() throws(Failure) -> VisualFormat {
        var format = VisualFormat()
        if skip("V:") {
            format.axis = .vertical
        } else {
            _ = skip("H:")
        }
        if skip("|") {
            format.elements.append(.superview)
            format.connections.append(try connection())
        }
        format.elements.append(try view())
        while position < characters.count {
            format.connections.append(try connection())
            if skip("|") {
                format.elements.append(.superview)
                break
            }
            format.elements.append(try view(orSuperview: true))
        }
        guard position == characters.count else { throw failure("the end") }
        format.endsOfNames = endsOfNames
        return format
    }

    private mutating func connection() throws(Failure) -> VisualFormat.Connection {
        guard skip("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let distances = next == "(" ? try predicates() : [try predicate(isParenthesized: false)]
        guard skip("-") else { throw failure("'-' after a distance") }
        return .distances(distances)
    }

    private mutating func view(orSuperview: Bool = false) throws(Failure) -> VisualFormat.Element {
        guard skip("[") else { throw failure(orSuperview ? "a view or '|'" : "a view") }
        let name = try identifier(or: "the name of a view")
        let sizes = next == "(" ? try predicates() : []
        guard skip("]") else { throw failure("']'") }
        return .view(name: name, sizes: sizes)
    }

    private mutating func predicates() throws(Failure) -> [VisualFormat.Predicate] {
        guard skip("(") else { throw failure("'('") }
        var predicates = [try predicate(isParenthesized: true)]
        while skip(",") {
            predicates.append(try predicate(isParenthesized: true))
        }
        guard skip(")") else { throw failure("')'") }
        return predicates
    }

    private mutating func predicate(isParenthesized: Bool) throws(Failure) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if isParenthesized {
            if skip("<=") {
                relation = .lessThanOrEqual
            } else if skip(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = skip("==")
            }
        }
        var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
        if skip("@") { predicate.priority = try operand() }
        return predicate
    }

    private mutating func operand() throws(Failure) -> VisualFormat.Operand {
        guard let next, next.isNumber || next == "." || next == "-" || next == "+" else {
            return .name(
                try identifier(or: "a number or key from the metrics dictionary, but encountered something else"))
        }
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let next = self.next, next.isNumber || next == "." { position += 1 }
        guard let number = Double(String(characters[start..<position])) else { throw failure("a number") }
        return .number(CGFloat(number))
    }

    private mutating func identifier(or expectation: String) throws(Failure) -> String {
        let start = position
        while let next, next.isLetter || next == "_" || (position > start && next.isNumber) { position += 1 }
        guard position > start else { throw failure(expectation) }
        let name = String(characters[start..<position])
        if endsOfNames[name] == nil { endsOfNames[name] = position }
        return name
    }

    private var next: Character? {
        position < characters.count ? characters[position] : nil
    }

    /// Reads past a text if it comes next.
    private mutating func skip(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private func failure(_ expectation: String) -> Failure {
        Failure(reason: "Expected \(expectation)", position: position)
    }
}
