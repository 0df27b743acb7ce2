/// Finds values for variables that respect required linear constraints and come as near as possible to the others.
///
/// This is the incremental simplex method of Cassowary: Greg J. Badros, Alan Borning and Peter J. Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001.
/// Constraints are added, changed and removed in the solved system; ``solve()`` brings it to the best values again from
/// where it is. It differs from the paper in two ways. Priorities are compared exactly, as UIKit's are: a constraint
/// yields only to those of higher priorities, however many of lower priorities that hurts, because costs are lists of
/// numbers, one for each priority, and not one weighted sum. And a constant of any constraint can change, not only that
/// of an edit constraint: an edit variable is a variable with an equation whose constant changes.
///
/// Among constraints of one priority the sum of the distances by which they are missed is the least possible. Work is
/// bounded: a step that takes too many pivots ends with values that respect the required constraints, and so do all
/// further steps up to a solution once they took too much work together. What is left undone then is taken up again with
/// the next solution.
package final class ConstraintSolver {
    var tableau = Tableau()
    var records: [ConstraintRecord] = []
    private var freeRecords: [Int32] = []
    private var nextNumber = 0
    private var changed: [Int32] = []
    /// Required constraints that were left out because they contradict others.
    private(set) var broken: Set<Int32> = []
    private var mayMendBroken = false
    /// Whether all constraints were added anew since the last solution.
    private var hasRebuilt = false

    /// A number that is another one after every change of a constraint.
    package private(set) var revision = 0

    /// Creates a solver without variables.
    package init() {}

    /// How many pivots were made so far.
    package var pivotCount: Int { tableau.pivotCount }

    // MARK: Variables

    /// Makes a variable, which is zero as long as nothing says otherwise.
    ///
    /// - Parameter isNonnegative: Whether it must not be below zero.
    package func makeVariable(isNonnegative: Bool) -> SolverVariable {
        SolverVariable(index: tableau.makeVariable(isNonnegative ? .restricted : .unrestricted))
    }

    /// Forgets a variable that no constraint uses any more.
    package func removeVariable(_ variable: SolverVariable) {
        tableau.definitions.forgetValues()
        tableau.removeVariable(variable.index)
    }

    /// What a variable is since the system was last solved.
    package func value(of variable: SolverVariable) -> Double {
        tableau.value(of: variable.index)
    }

    /// Whether another value of a variable would suit the constraints as well.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        tableau.isAmbiguous(variable.index)
    }

    // MARK: Constraints

    /// Adds a constraint: a sum of multiples of variables compared with a constant.
    ///
    /// - Parameters:
    ///   - terms: The sum.
    ///   - relation: How it compares.
    ///   - constant: The constant.
    ///   - strength: How much it matters.
    /// - Returns: The constraint. One that numbers which are not finite make meaningless holds always.
    /// - Throws: The required constraints that contradict it. It is known then, but has no effect until what
    ///   contradicts it is gone.
    @discardableResult
    package func add(
        _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, strength: ConstraintStrength
    ) -> (constraint: SolverConstraint, conflict: [SolverConstraint]?) {
        revision &+= 1
        settle()
        let isMeaningful = constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
        let record = ConstraintRecord(
            terms: isMeaningful ? terms : [], relation: isMeaningful ? relation : .equal,
            constant: isMeaningful ? constant : 0, strength: strength, number: nextNumber)
        nextNumber += 1
        let index: Int32
        if let free = freeRecords.popLast() {
            index = free
            records[Int(index)] = record
        } else {
            index = Int32(records.count)
            records.append(record)
        }
        let conflict = install(index)
        if conflict != nil { broken.insert(index) }
        return (SolverConstraint(index: index), conflict)
    }

    /// Removes a constraint.
    package func remove(_ constraint: SolverConstraint) {
        let index = constraint.index
        guard records.indices.contains(Int(index)), records[Int(index)].isInUse else { return }
        revision &+= 1
        if records[Int(index)].strength.isRequired || records[Int(index)].relation != .equal { mayMendBroken = true }
        if broken.remove(index) == nil { uninstall(index) }
        records[Int(index)].isInUse = false
        freeRecords.append(index)
    }

    /// Changes the constant of a constraint; values follow when the system is solved.
    package func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let index = Int(constraint.index)
        guard constant.isFinite, records[index].isInUse, records[index].constant != constant else { return }
        revision &+= 1
        records[index].constant = constant
        mayMendBroken = true
        guard !broken.contains(constraint.index), !records[index].isChanged else { return }
        records[index].isChanged = true
        changed.append(constraint.index)
    }

    /// Changes how much a constraint matters.
    ///
    /// - Returns: What contradicts it, if it became required.
    @discardableResult
    package func setStrength(_ strength: ConstraintStrength, of constraint: SolverConstraint) -> [SolverConstraint]? {
        let index = constraint.index
        guard records[Int(index)].isInUse, records[Int(index)].strength != strength else { return nil }
        revision &+= 1
        settle()
        if broken.remove(index) == nil { uninstall(index) }
        records[Int(index)].strength = strength
        mayMendBroken = true
        let conflict = install(index)
        if conflict != nil { broken.insert(index) }
        return conflict
    }

    /// Whether a constraint is left out because it contradicts others.
    package func isBroken(_ constraint: SolverConstraint) -> Bool { broken.contains(constraint.index) }

    // MARK: Solving

    /// Required constraints that cannot all hold, and the one of them that was left out.
    package struct Conflict: Sendable {
        /// The constraints that contradict each other.
        package let constraints: [SolverConstraint]
        /// The one that has no effect now.
        package let broken: SolverConstraint
    }

    /// Finds the best values after changes.
    ///
    /// - Returns: The contradictions that changed constants brought about.
    @discardableResult
    package func solve() -> [Conflict] {
        let conflicts = settle()
        mendBroken()
        _ = tableau.minimizeCost()
        tableau.definitions.forgetValues()
        if tableau.isExhausted { mayMendBroken = true }
        tableau.beginWork()
        hasRebuilt = false
        return conflicts
    }

    /// Takes over changed constants.
    @discardableResult
    private func settle() -> [Conflict] {
        guard !changed.isEmpty else { return [] }
        let isOptimal = tableau.minimizeCost()
        tableau.definitions.forgetValues()
        for index in changed where records[Int(index)].isInUse {
            records[Int(index)].isChanged = false
            let difference = records[Int(index)].constant - records[Int(index)].installedConstant
            records[Int(index)].installedConstant = records[Int(index)].constant
            guard records[Int(index)].marker >= 0 else { continue }
            tableau.shift(records[Int(index)].marker, by: difference / records[Int(index)].markerSign)
        }
        changed.removeAll(keepingCapacity: true)
        if isOptimal, case .done = tableau.restoreBounds() { return [] }
        return rebuild()
    }

    /// Adds all constraints anew, in the order in which they first came.
    ///
    /// This is how a contradiction between changed constants is found, and what ends a run of too many pivots.
    private func rebuild() -> [Conflict] {
        // Adding everything has a time of its own, but only once.
        if !hasRebuilt { tableau.beginWork() }
        hasRebuilt = true
        tableau.reset()
        var conflicts: [Conflict] = []
        let wasBroken = broken
        broken.removeAll()
        let order = records.indices.filter { records[$0].isInUse }.sorted { records[$0].number < records[$1].number }
        for index in order {
            records[index].marker = -1
            records[index].other = -1
            guard let conflict = install(Int32(index)) else { continue }
            broken.insert(Int32(index))
            if !wasBroken.contains(Int32(index)) {
                conflicts.append(Conflict(constraints: conflict, broken: SolverConstraint(index: Int32(index))))
            }
        }
        return conflicts
    }

    /// Gives constraints that contradicted others another chance.
    private func mendBroken() {
        guard mayMendBroken else { return }
        mayMendBroken = false
        guard !broken.isEmpty else { return }
        for index in broken.sorted(by: { records[Int($0)].number < records[Int($1)].number })
        where install(index) == nil {
            broken.remove(index)
        }
    }
}

/// What a solver remembers of a constraint.
struct ConstraintRecord {
    var terms: [LinearTerm]
    var relation: LinearRelation
    var constant: Double
    var strength: ConstraintStrength
    /// Tells which constraint came first.
    var number: Int
    var isInUse = true
    var isChanged = false
    /// The constant that the tableau has.
    var installedConstant = 0.0
    /// The variable by which the equation is found again, or -1.
    var marker: Int32 = -1
    var markerSign = 1.0
    /// The other variable of its own that the equation has, or -1.
    var other: Int32 = -1
}
