/// An action that could not be sent, told in words for the developer.
package struct UnresolvedAction: Error, CustomStringConvertible {
    /// The report: the class, the selector, and what to do about it.
    package let description: String

    /// Describes a selector that no method of the target's class has.
    ///
    /// - Parameters:
    ///   - selector: The name asked for.
    ///   - target: The target's class.
    ///   - candidates: The names that the class has; a similar one is suggested.
    package init(_ selector: Selector, target: AnyClass, candidates: [Selector]) {
        var text = Self.message(selector, target) + "unrecognized selector sent to instance. "
        if let similar = Self.mostSimilar(to: selector.name, in: candidates.map(\.name)) {
            text += "Did you mean '\(similar)'?"
        } else {
            text += "Mark the method @Action and its class @IBClass, or name it with #action."
        }
        description = text
    }

    /// Describes a method that refused its target or sender.
    package init(_ selector: Selector, target: AnyClass, sender: Any?, refusal: ActionImplementation.Refusal) {
        let reason =
            switch refusal {
            case .targetNotAccepted(let expected):
                "the method belongs to \(expected)"
            case .senderNotAccepted(let expected):
                "the method takes \(expected), not \(sender.map { String(reflecting: type(of: $0)) } ?? "nil")"
            }
        description = Self.message(selector, target) + reason + "."
    }

    private static func message(_ selector: Selector, _ target: AnyClass) -> String {
        "-[\(String(reflecting: target)) \(selector)]: "
    }

    /// The candidate that a person most likely meant: the same word with other colons or capitals, or up to two typing
    /// mistakes away.
    private static func mostSimilar(to name: String, in candidates: [String]) -> String? {
        let sought = Array(name.lowercased().filter { $0 != ":" })
        let tolerance = min(2, sought.count / 2)
        return
            candidates
            .map { (name: $0, distance: editDistance(sought, Array($0.lowercased().filter { $0 != ":" }))) }
            .filter { $0.distance <= tolerance }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
            .name
    }

    /// The number of characters to insert, remove or replace to turn one word into the other (Levenshtein).
    private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        var previous = Array(0...second.count)
        for (row, character) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                let replacing = previous[column] + (character == other ? 0 : 1)
                current.append(min(replacing, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[second.count]
    }
}
