/// A variable of a solver.
package struct SolverVariable: Hashable, Sendable {
    let index: Int32
}

/// A multiple of a variable.
package struct LinearTerm: Sendable {
    /// What the variable is multiplied with.
    package var coefficient: Double
    /// The variable.
    package var variable: SolverVariable

    /// Describes a variable as it is.
    package init(_ variable: SolverVariable) {
        self.init(1, variable)
    }

    /// Describes a multiple of a variable.
    package init(_ coefficient: Double, _ variable: SolverVariable) {
        self.coefficient = coefficient
        self.variable = variable
    }
}

/// A constraint that a solver knows.
package struct SolverConstraint: Hashable, Sendable {
    let index: Int32
}

/// How the two sides of a constraint compare.
package enum LinearRelation: Sendable {
    /// The sum is at most the constant.
    case lessThanOrEqual
    /// The sum is the constant.
    case equal
    /// The sum is at least the constant.
    case greaterThanOrEqual
}

/// How much a constraint matters.
package struct ConstraintStrength: Sendable, Equatable {
    /// The priority that a sum above the constant offends, up to ``required``.
    package var above: Float
    /// The priority that a sum below the constant offends, up to ``required``.
    package var below: Float

    /// The priority of what must hold.
    package static let required: Float = 1000

    /// Describes a constraint that matters as much in both directions.
    package init(_ priority: Float) {
        above = priority
        below = priority
    }

    /// Describes an equation that matters more in one direction than in the other; neither is required.
    package init(above: Float, below: Float) {
        self.above = above
        self.below = below
    }

    var isRequired: Bool { above >= Self.required && below >= Self.required }
}
