import Foundation

@testable import LayoutSolver

/// A random system with the least errors that another solver found for it.
struct ReferenceSystem {
    struct Constraint {
        let strength: ConstraintStrength
        let relation: LinearRelation
        let constant: Double
        let terms: [(coefficient: Double, variable: Int)]
    }

    let kind: String
    let signs: [Bool]
    var constraints: [Constraint] = []
    var changes: [(index: Int, constant: Double)] = []
    var removals: [Int] = []
    /// The least errors by priority before and after the changes; nil where not all required constraints can hold.
    var results: [[(priority: Float, error: Double)]?] = []

    /// Reads the systems that lie beside this file.
    static func all() throws -> [ReferenceSystem] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reference/Systems.txt")
        var systems: [ReferenceSystem] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.map { Double($0) ?? .nan }
            switch words[0] {
            case "system": systems.append(ReferenceSystem(kind: words[1], signs: numbers[3...].map { $0 == 1 }))
            case "constraint": systems[systems.count - 1].constraints.append(constraint(words, numbers))
            case "change": systems[systems.count - 1].changes.append((Int(numbers[1]), numbers[2]))
            case "remove": systems[systems.count - 1].removals.append(Int(numbers[1]))
            default: systems[systems.count - 1].results.append(result(Array(numbers.dropFirst())))
            }
        }
        return systems
    }

    private static func constraint(_ words: [String], _ numbers: [Double]) -> Constraint {
        Constraint(
            strength: ConstraintStrength(Float(numbers[1])),
            relation: words[2] == "=" ? .equal : words[2] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
            constant: numbers[3],
            terms: stride(from: 4, to: words.count, by: 2).map { (numbers[$0], Int(numbers[$0 + 1])) })
    }

    private static func result(_ numbers: [Double]) -> [(priority: Float, error: Double)]? {
        guard !numbers.isEmpty else { return nil }
        return stride(from: 0, to: numbers.count, by: 2).map { (Float(numbers[$0]), numbers[$0 + 1]) }
    }
}
