import Testing

@testable import LayoutSolver

@Suite("Random systems are solved as well as SciPy's HiGHS solves them")
struct ReferenceSystemTests {
    @Test(
        "At every priority the errors are the least, from the beginning and after changes and removals",
        arguments: [0, 1, 8])
    func errors(manyCount: Int) throws {
        let systems = try ReferenceSystem.all()
        #expect(systems.count == 240)
        for (number, system) in systems.enumerated() {
            var run = Run(system, manyCount: manyCount)
            run.expect(system.results[0], "system \(number) (\(system.kind))")
            run.change()
            run.expect(system.results[1], "system \(number) (\(system.kind)) after changes")
        }
    }

    @Test("One system that is changed back and forth ends where it began", arguments: [0, 1, 8])
    func changesBack(manyCount: Int) throws {
        for (number, system) in try ReferenceSystem.all().enumerated() where system.results[0] != nil {
            var run = Run(system, manyCount: manyCount)
            for _ in 0..<3 {
                run.change()
                run.solver.solve()
                run.changeBack()
            }
            run.expect(system.results[0], "system \(number) (\(system.kind)) after changes back")
        }
    }
}

/// A solver that holds a system.
private struct Run {
    let solver = ConstraintSolver()
    let system: ReferenceSystem
    private let variables: [SolverVariable]
    private var constraints: [(constraint: SolverConstraint, constant: Double)?] = []

    init(_ system: ReferenceSystem, manyCount: Int) {
        self.system = system
        solver.tableau.manyCount = manyCount
        variables = system.signs.map { [solver] in solver.makeVariable(isNonnegative: $0) }
        for constraint in system.constraints { constraints.append(add(constraint)) }
    }

    private func add(_ constraint: ReferenceSystem.Constraint) -> (SolverConstraint, Double) {
        let terms = constraint.terms.map { LinearTerm($0.coefficient, variables[$0.variable]) }
        let added = solver.add(terms, constraint.relation, constraint.constant, strength: constraint.strength)
        return (added.constraint, constraint.constant)
    }

    mutating func change() {
        for (index, constant) in system.changes {
            guard let present = constraints[index] else { continue }
            solver.setConstant(constant, of: present.constraint)
            constraints[index]?.constant = constant
        }
        for index in system.removals {
            if let present = constraints[index] { solver.remove(present.constraint) }
            constraints[index] = nil
        }
    }

    mutating func changeBack() {
        for (index, _) in system.changes {
            guard let present = constraints[index] else { continue }
            solver.setConstant(system.constraints[index].constant, of: present.constraint)
            constraints[index]?.constant = system.constraints[index].constant
        }
        for index in system.removals { constraints[index] = add(system.constraints[index]) }
    }

    func expect(_ result: [(priority: Float, error: Double)]?, _ name: String) {
        solver.solve()
        guard let result else {
            #expect(!solver.broken.isEmpty, "\(name): contradiction not found")
            return
        }
        #expect(solver.broken.isEmpty, "\(name): contradiction found where there is none")
        var errors: [Float: Double] = [:]
        for (index, constraint) in system.constraints.enumerated() {
            guard let present = constraints[index] else { continue }
            let sum = constraint.terms.reduce(0) {
                $0 + $1.coefficient * solver.value(of: variables[$1.variable])
            }
            let difference = sum - present.constant
            let error =
                switch constraint.relation {
                case .equal: abs(difference)
                case .lessThanOrEqual: max(0, difference)
                case .greaterThanOrEqual: max(0, -difference)
                }
            errors[constraint.strength.above, default: 0] += error
        }
        #expect(errors[1000, default: 0] < 1e-4, "\(name): required constraints are off")
        for (index, variable) in variables.enumerated() where system.signs[index] {
            #expect(solver.value(of: variable) > -1e-4, "\(name): a value is negative")
        }
        for (priority, error) in result {
            #expect(abs(errors[priority, default: 0] - error) < 1e-3, "\(name): errors of priority \(priority)")
        }
    }
}
