import Foundation
import LayoutSolver

/// A sum of multiples of an engine's variables, with a constant: one side of a constraint, or both.
struct LayoutSum {
    /// The multiples of variables.
    var terms: [LinearTerm] = []
    /// The constant.
    var constant = 0.0
    /// Whether the constant follows from places, as insets and base lines do.
    var isVolatile = false

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.append(LinearTerm(coefficient, variable))
        }
    }

    mutating func add(_ coefficient: Double, _ other: LayoutSum) {
        for term in other.terms { add(coefficient * term.coefficient, term.variable) }
        constant += coefficient * other.constant
        isVolatile = isVolatile || other.isVolatile
    }
}

/// A constraint of the app's as an engine has it.
struct ConstraintEntry {
    /// The constraint.
    weak var constraint: NSLayoutConstraint?
    /// The constraint in the solver.
    var solved: SolverConstraint
    /// What the solver's constant is apart from the constraint's own.
    var offset: Double
    /// Whether the offset follows from places.
    var isVolatile: Bool
    /// Whether horizontal places count from the right.
    var isMirrored: Bool
    /// The priority that the solver has.
    var priority: UILayoutPriority
    /// The round in which the constraint was last met.
    var generation: Int
}
