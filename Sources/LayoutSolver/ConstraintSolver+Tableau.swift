extension ConstraintSolver {
    /// Puts a constraint into the tableau.
    ///
    /// - Returns: The required constraints that contradict it, with itself, if it cannot be met; else nil.
    func install(_ index: Int32) -> [SolverConstraint]? {
        tableau.definitions.forgetValues()
        let record = records[Int(index)]
        records[Int(index)].installedConstant = record.constant
        records[Int(index)].isChanged = false
        tableau.beginSum(constant: -record.constant)
        for term in record.terms { tableau.sum(term.coefficient, times: term.variable.index) }
        return switch (record.relation, record.strength.isRequired) {
        case (.equal, true): installRequiredEquation(index)
        case (.equal, false): installEquation(index, record.strength)
        case (let relation, true): installRequiredInequality(index, sign: relation == .lessThanOrEqual ? 1 : -1)
        case (let relation, false): installInequality(index, record.strength, isUpper: relation == .lessThanOrEqual)
        }
    }

    private func installRequiredEquation(_ index: Int32) -> [SolverConstraint]? {
        let marker = makeMarker(.dummy, sign: 1, of: index)
        if tableau.addForUnrestricted(marker: marker) || tableau.add(forAny: .restricted) || tableau.add(forAny: .slack)
        {
            return nil
        }
        return eliminate(index, marker: marker)
    }

    private func installRequiredInequality(_ index: Int32, sign: Double) -> [SolverConstraint]? {
        let marker = makeMarker(.slack, sign: sign, of: index)
        if tableau.addForUnrestricted(marker: marker) || tableau.add(for: marker) || tableau.add(forAny: .restricted) {
            return nil
        }
        return eliminate(index, marker: marker)
    }

    /// Adds sum - above + below = 0, where both are errors.
    private func installEquation(_ index: Int32, _ strength: ConstraintStrength) -> [SolverConstraint]? {
        let above = makeMarker(.error, sign: -1, of: index)
        let below = makeOther(.error, sign: 1, of: index)
        addCost(of: above, priority: strength.above)
        addCost(of: below, priority: strength.below)
        if tableau.addForUnrestricted(marker: above) || tableau.add(forAny: .restricted) || tableau.add(for: above) {
            return nil
        }
        return tableau.add(for: below) ? nil : []
    }

    /// Adds sum + slack - error = 0, or with the opposite signs for a lower bound.
    private func installInequality(
        _ index: Int32, _ strength: ConstraintStrength, isUpper: Bool
    ) -> [SolverConstraint]? {
        let slack = makeMarker(.slack, sign: isUpper ? 1 : -1, of: index)
        let error = makeOther(.error, sign: isUpper ? -1 : 1, of: index)
        addCost(of: error, priority: isUpper ? strength.above : strength.below)
        if tableau.addForUnrestricted(marker: slack) || tableau.add(for: slack) { return nil }
        return tableau.add(for: error) ? nil : []
    }

    private func makeMarker(_ kind: Tableau.Kind, sign: Double, of index: Int32) -> Int32 {
        let marker = tableau.makeVariable(kind, constraint: index)
        records[Int(index)].marker = marker
        records[Int(index)].markerSign = sign
        tableau.sum(sign, times: marker)
        return marker
    }

    private func makeOther(_ kind: Tableau.Kind, sign: Double, of index: Int32) -> Int32 {
        let other = tableau.makeVariable(kind, constraint: index)
        records[Int(index)].other = other
        tableau.partners[other] = records[Int(index)].marker
        tableau.partners[records[Int(index)].marker] = other
        tableau.sum(sign, times: other)
        return other
    }

    private func addCost(of variable: Int32, priority: Float) {
        tableau.addCost(place: tableau.costs.place(of: priority), 1, of: variable)
    }

    /// Adds an equation for which no variable is at hand; one that cannot be met is taken back.
    private func eliminate(_ index: Int32, marker: Int32) -> [SolverConstraint]? {
        guard let contradicting = tableau.addByElimination(marker: marker) else { return nil }
        let others = contradicting.map { tableau.constraintOfVariable[$0] }
            .filter { $0 >= 0 && $0 != index && records[Int($0)].strength.isRequired }
        tableau.removeVariable(marker)
        records[Int(index)].marker = -1
        return (Set(others).sorted { records[Int($0)].number < records[Int($1)].number } + [index])
            .map { SolverConstraint(index: $0) }
    }

    /// Takes a constraint out of the tableau.
    func uninstall(_ index: Int32) {
        let record = records[Int(index)]
        guard record.marker >= 0 else { return }
        tableau.definitions.forgetValues()
        separate(record.marker)
        removeCosts(of: record)
        tableau.removeEquation(marker: record.marker, other: record.other)
        tableau.removeVariable(record.marker)
        if record.other >= 0 { tableau.removeVariable(record.other) }
        records[Int(index)].marker = -1
        records[Int(index)].other = -1
    }

    /// Takes a marker out of the sums of others; the costs of those remain what they are by themselves.
    private func separate(_ marker: Int32) {
        let records = records
        tableau.separate(marker) { constraint, costs in
            let record = records[Int(constraint)]
            guard record.relation == .equal, !record.strength.isRequired else { return nil }
            return costs.place(of: record.strength.above)
        }
    }

    private func removeCosts(of record: ConstraintRecord) {
        guard record.other >= 0 else { return }
        func remove(_ variable: Int32, _ priority: Float) {
            tableau.addCost(place: tableau.costs.place(of: priority), -1, of: variable)
        }
        switch record.relation {
        case .equal:
            remove(record.marker, record.strength.above)
            remove(record.other, record.strength.below)
        case .lessThanOrEqual: remove(record.other, record.strength.above)
        case .greaterThanOrEqual: remove(record.other, record.strength.below)
        }
    }
}

extension Tableau {
    /// Whether a variable of the caller's could have another value at the same cost.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        if rowOfVariable[variable] < 0 {
            return kinds[variable] == .unrestricted || costs.leading(of: variable) == nil
        }
        beginSum(constant: 0)
        sum(1, times: variable)
        workOutSum()
        for position in 0..<summed.count {
            let parameter = summed[position]
            guard abs(sums[parameter]) > Tolerance.coefficient else { continue }
            if kinds[parameter] == .unrestricted { return true }
            if canEnter(parameter), costs.leading(of: parameter) == nil, canGrow(parameter) { return true }
        }
        return false
    }

    /// Whether no bound keeps a parametric variable at zero.
    private func canGrow(_ variable: Int32) -> Bool {
        guard let row = tightestRow(for: variable, byNumber: false) else { return true }
        return constants[row] > Tolerance.feasibility
    }
}
