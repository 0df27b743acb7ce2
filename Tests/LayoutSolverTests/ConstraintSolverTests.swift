import Testing

@testable import LayoutSolver

@Suite("A solver finds values that suit constraints")
struct ConstraintSolverTests {
    private let solver = ConstraintSolver()

    private func required(_ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double) -> SolverConstraint {
        solver.add(terms, relation, constant, strength: ConstraintStrength(1000)).constraint
    }

    @discardableResult
    private func wanted(
        _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, _ priority: Float
    ) -> SolverConstraint {
        solver.add(terms, relation, constant, strength: ConstraintStrength(priority)).constraint
    }

    @Test("Variables are zero as long as nothing says otherwise")
    func unconstrained() {
        let x = solver.makeVariable(isNonnegative: false)
        solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.isAmbiguous(x))
    }

    @Test("Two views share a row, and follow its changing width")
    func row() {
        let width = solver.makeVariable(isNonnegative: true)
        let first = solver.makeVariable(isNonnegative: true)
        let second = solver.makeVariable(isNonnegative: true)
        let edge = required([LinearTerm(width)], .equal, 320)
        _ = required([LinearTerm(first), LinearTerm(second), LinearTerm(-1, width)], .equal, -8)
        _ = required([LinearTerm(first), LinearTerm(-2, second)], .equal, 0)
        solver.solve()
        #expect(abs(solver.value(of: first) - 208) < 1e-6)
        #expect(abs(solver.value(of: second) - 104) < 1e-6)
        #expect(!solver.isAmbiguous(first))
        solver.setConstant(620, of: edge)
        solver.solve()
        #expect(abs(solver.value(of: first) - 408) < 1e-6)
        #expect(abs(solver.value(of: second) - 204) < 1e-6)
    }

    @Test("A higher priority outweighs any number of lower ones")
    func priorities() {
        let x = solver.makeVariable(isNonnegative: false)
        for _ in 0..<100 { wanted([LinearTerm(x)], .equal, 100, 250) }
        let high = wanted([LinearTerm(x)], .equal, 10, 250.5)
        solver.solve()
        #expect(abs(solver.value(of: x) - 10) < 1e-6)
        solver.remove(high)
        solver.solve()
        #expect(abs(solver.value(of: x) - 100) < 1e-6)
        let least = required([LinearTerm(x)], .greaterThanOrEqual, 150)
        solver.solve()
        #expect(abs(solver.value(of: x) - 150) < 1e-6)
        solver.setConstant(90, of: least)
        solver.solve()
        #expect(abs(solver.value(of: x) - 100) < 1e-6)
    }

    @Test("An equation can matter more in one direction than in the other")
    func hugging() {
        let width = solver.makeVariable(isNonnegative: true)
        solver.add([LinearTerm(width)], .equal, 50, strength: ConstraintStrength(above: 250, below: 750))
        let room = wanted([LinearTerm(width)], .equal, 80, 500)
        solver.solve()
        #expect(abs(solver.value(of: width) - 80) < 1e-6)
        solver.setConstant(20, of: room)
        solver.solve()
        #expect(abs(solver.value(of: width) - 50) < 1e-6)
    }

    @Test("A contradiction names those that contradict each other, and what is left keeps its values")
    func contradiction() {
        let x = solver.makeVariable(isNonnegative: false)
        let y = solver.makeVariable(isNonnegative: false)
        let other = required([LinearTerm(y)], .equal, 7)
        let low = required([LinearTerm(x)], .equal, 10)
        let (high, conflict) = solver.add([LinearTerm(x)], .greaterThanOrEqual, 20, strength: ConstraintStrength(1000))
        #expect(conflict == [low, high])
        #expect(solver.isBroken(high))
        solver.solve()
        #expect(abs(solver.value(of: x) - 10) < 1e-6)
        solver.remove(low)
        solver.solve()
        #expect(!solver.isBroken(high))
        #expect(abs(solver.value(of: x) - 20) < 1e-6)
        #expect(abs(solver.value(of: y) - 7) < 1e-6)
        _ = other
    }

    @Test("A changed constant that contradicts others is found out, and mended by a change back")
    func contradictingChange() {
        let x = solver.makeVariable(isNonnegative: true)
        let least = required([LinearTerm(x)], .greaterThanOrEqual, 10)
        let most = required([LinearTerm(x)], .lessThanOrEqual, 20)
        #expect(solver.solve().isEmpty)
        solver.setConstant(30, of: least)
        let conflicts = solver.solve()
        #expect(conflicts.count == 1)
        #expect(conflicts.first.map { Set($0.constraints) } == [least, most])
        #expect(conflicts.first?.broken == most)
        #expect(abs(solver.value(of: x) - 30) < 1e-6)
        solver.setConstant(15, of: least)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isBroken(most))
    }

    @Test("Redundant constraints come and go")
    func redundancy() {
        let x = solver.makeVariable(isNonnegative: false)
        let y = solver.makeVariable(isNonnegative: false)
        let constraints = (0..<3).map { _ in required([LinearTerm(x), LinearTerm(-1, y)], .equal, 5) }
        _ = required([LinearTerm(y)], .equal, 1)
        solver.solve()
        #expect(abs(solver.value(of: x) - 6) < 1e-6)
        solver.remove(constraints[0])
        solver.solve()
        #expect(abs(solver.value(of: x) - 6) < 1e-6)
        solver.remove(constraints[2])
        solver.solve()
        #expect(abs(solver.value(of: x) - 6) < 1e-6)
    }

    @Test("Equations that say the same together as another one hold without it", arguments: [0, 1, 2])
    func dependence(removed: Int) {
        let places = (0..<3).map { _ in solver.makeVariable(isNonnegative: true) }
        let distances = [(0, 1, 10.0), (1, 2, 10), (0, 2, 20)]
        let constraints = (0..<3).map { index in
            let (end, start, distance) = distances[(index + removed) % 3]
            return required([LinearTerm(places[end]), LinearTerm(-1, places[start])], .equal, distance)
        }
        solver.solve()
        solver.remove(constraints[0])
        solver.solve()
        for (end, start, distance) in [distances[(1 + removed) % 3], distances[(2 + removed) % 3]] {
            #expect(abs(solver.value(of: places[end]) - solver.value(of: places[start]) - distance) < 1e-6)
        }
    }

    @Test("Numbers that are not finite have no effect")
    func meaninglessNumbers() {
        let x = solver.makeVariable(isNonnegative: true)
        let constraint = required([LinearTerm(x)], .equal, .nan)
        _ = required([LinearTerm(.infinity, x)], .equal, 3)
        let width = required([LinearTerm(x)], .equal, 4)
        solver.setConstant(.infinity, of: width)
        solver.setConstant(.nan, of: constraint)
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test("A negative size is a contradiction with nothing but itself")
    func negativeSize() {
        let width = solver.makeVariable(isNonnegative: true)
        let (constraint, conflict) = solver.add(
            [LinearTerm(width)], .equal, -10, strength: ConstraintStrength(1000))
        #expect(conflict == [constraint])
        solver.solve()
        #expect(solver.value(of: width) == 0)
    }

    @Test("Once there is memory for the system, changes and their pivots allocate none")
    func memory() {
        let width = solver.makeVariable(isNonnegative: true)
        let edge = required([LinearTerm(width)], .equal, 300)
        var sum = [LinearTerm(-1, width)]
        var parts: [SolverVariable] = []
        for index in 0..<30 {
            let part = solver.makeVariable(isNonnegative: true)
            parts.append(part)
            sum.append(LinearTerm(part))
            wanted([LinearTerm(part)], .equal, Double(10 + index), 750 - Float(index))
            _ = required([LinearTerm(part)], .greaterThanOrEqual, 2)
            _ = required([LinearTerm(part)], .lessThanOrEqual, 40)
        }
        _ = required(sum, .equal, 0)
        func change(times: Int) {
            for round in 0..<times {
                solver.setConstant(100 + Double(round * 373 % 1_000), of: edge)
                let other = wanted([LinearTerm(parts[round % 30])], .equal, 20, 800)
                solver.solve()
                solver.remove(other)
                solver.solve()
            }
        }
        change(times: 300)
        let (pivots, capacity) = (solver.pivotCount, solver.tableau.capacity)
        change(times: 300)
        #expect(solver.pivotCount > pivots + 300)
        #expect(solver.tableau.capacity == capacity)
    }

    @Test("Priorities are told apart up to a limit, and what is no number matters least")
    func manyPriorities() {
        let x = solver.makeVariable(isNonnegative: false)
        for _ in 0..<1_000 { solver.remove(wanted([LinearTerm(x)], .equal, 5, .nan)) }
        let firstCount = solver.tableau.costs.levelCount
        #expect(firstCount == 1)
        for number in 1...1_000 { solver.remove(wanted([LinearTerm(x)], .equal, 5, Float(number) / 2)) }
        let lastCount = solver.tableau.costs.levelCount
        #expect(lastCount == Costs.levelLimit)
        wanted([LinearTerm(x)], .equal, 5, .nan)
        wanted([LinearTerm(x)], .equal, 10, 20)
        let high = wanted([LinearTerm(x)], .equal, 30, 900)
        solver.solve()
        #expect(abs(solver.value(of: x) - 30) < 1e-6)
        solver.remove(high)
        solver.solve()
        #expect(abs(solver.value(of: x) - 10) < 1e-6)
    }

    @Test("Hundreds of lengths that contradict each other around a circle come to an end")
    func largeContradiction() {
        let lengths = (0..<200).map { _ in solver.makeVariable(isNonnegative: true) }
        for (index, length) in lengths.enumerated() {
            let next = lengths[(index + 1) % lengths.count]
            let other = lengths[(index + 7) % lengths.count]
            _ = required([LinearTerm(length), LinearTerm(-1, next)], .greaterThanOrEqual, 5)
            _ = required([LinearTerm(length), LinearTerm(other)], .equal, 100 + Double(index % 3))
            wanted([LinearTerm(length)], .equal, 50, 700)
        }
        solver.solve()
        #expect(lengths.allSatisfy { solver.value(of: $0).isFinite })
        #expect(solver.pivotCount < 20_000)
    }

    @Test("Work that takes too long is left undone, and taken up with the next solution")
    func exhaustion() {
        let usual = solver.tableau.workLimit
        solver.tableau.workLimit = (base: 3_000, perVariable: 0)
        let lengths = (0..<40).map { _ in solver.makeVariable(isNonnegative: true) }
        for length in lengths { wanted([LinearTerm(length)], .equal, 1_000, 500) }
        let limits = lengths.indices.dropLast().map { index in
            required(
                [LinearTerm(lengths[index]), LinearTerm(lengths[index + 1])], .lessThanOrEqual, 10 + Double(index))
        }
        let isExhausted = solver.tableau.isExhausted
        #expect(isExhausted)
        let pivots = solver.pivotCount
        _ = required([LinearTerm(lengths[0]), LinearTerm(lengths[20])], .lessThanOrEqual, 4)
        #expect(solver.pivotCount == pivots)
        solver.solve()
        #expect(solver.pivotCount == pivots)
        #expect(lengths.allSatisfy { solver.value(of: $0).isFinite })
        #expect(limits.contains(where: solver.isBroken))
        solver.tableau.workLimit = usual
        solver.solve()
        #expect(!limits.contains(where: solver.isBroken))
        for index in limits.indices {
            #expect(solver.value(of: lengths[index]) + solver.value(of: lengths[index + 1]) < 10.001 + Double(index))
        }
    }
}
