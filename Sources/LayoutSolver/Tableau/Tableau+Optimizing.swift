extension Tableau {
    /// The most pivots that one step may take: far more than layouts need, so that nothing runs for ever.
    var pivotLimit: Int { pivotCount + 1_000 + 20 * (rowCount + variableCount) }

    /// Whether a step may go on: it has pivots left, and all steps since the work was last counted anew have time left.
    func mayPivot(upTo limit: Int) -> Bool { pivotCount < limit && !isExhausted }

    /// Whether all the work was done that there is time for.
    var isExhausted: Bool { work - workBefore >= workLimit.base + workLimit.perVariable * variableCount }

    /// Counts the work anew.
    mutating func beginWork() { workBefore = work }

    /// Lowers the cost as far as it goes, from values that respect all bounds.
    ///
    /// - Returns: Whether the lowest cost was reached before the limit of pivots.
    mutating func minimizeCost() -> Bool {
        let limit = pivotLimit
        var idlePivots = 0
        while let entering = cheapestCandidate(byNumber: idlePivots > 40 + rowCount) {
            guard mayPivot(upTo: limit) else { return false }
            guard let row = stoppingRow(for: entering, byNumber: idlePivots > 40 + rowCount) else {
                // Costs are never negative, so only a rounding error says that there is no bound.
                costs.clear(entering)
                continue
            }
            idlePivots = constants[row] > Tolerance.feasibility ? 0 : idlePivots + 1
            pivot(entering, row: row)
            forgetSuspects()
        }
        return true
    }

    /// A variable whose increase lowers the cost, at the highest priority; the first by number where pivots go round in
    /// circles otherwise (Bland's rule).
    private mutating func cheapestCandidate(byNumber: Bool) -> Int32? {
        var best: (variable: Int32, rank: Int, cost: Double)?
        var kept = 0
        for position in 0..<candidates.count {
            let variable = candidates[position]
            guard rowOfVariable[variable] < 0, canEnter(variable), let leading = costs.leading(of: variable),
                leading.cost < 0
            else {
                isCandidate[variable] = false
                continue
            }
            candidates[kept] = variable
            kept += 1
            guard let present = best else {
                best = (variable, leading.rank, leading.cost)
                continue
            }
            let isBetter =
                byNumber
                ? variable < present.variable
                : (leading.rank, leading.cost) < (present.rank, present.cost)
            if isBetter { best = (variable, leading.rank, leading.cost) }
        }
        while candidates.count > kept { _ = candidates.removeLast() }
        return best?.variable
    }

    /// Whether a variable may become basic: one that marks a required equation is always zero.
    @inline(__always)
    func canEnter(_ variable: Int32) -> Bool {
        switch kinds[variable] {
        case .restricted, .slack, .error: true
        case .none, .unrestricted, .dummy, .artificial: false
        }
    }

    /// The row that first stops a variable from increasing; nil if none does.
    func tightestRow(for variable: Int32, byNumber: Bool) -> Int32? {
        var best: (row: Int32, ratio: Double, size: Double)?
        let list = columns.indices(variable)
        for position in 0..<columns.count(variable) {
            let row = list[position]
            guard let place = rows.position(of: variable, in: row) else { continue }
            let coefficient = rows.values(row)[place]
            guard coefficient < -Tolerance.pivot else { continue }
            let ratio = max(0, constants[row]) / -coefficient
            guard let present = best else {
                best = (row, ratio, -coefficient)
                continue
            }
            let isTie = abs(ratio - present.ratio) <= Tolerance.coefficient * max(1, present.ratio)
            let isBetter =
                isTie
                ? (byNumber ? basicOfRow[row] < basicOfRow[present.row] : -coefficient > present.size)
                : ratio < present.ratio
            if isBetter { best = (row, ratio, -coefficient) }
        }
        return best?.row
    }

    /// What came of bringing values back within their bounds.
    enum Restoration {
        /// All bounds are respected.
        case done
        /// The row's variable cannot reach its bound: required constraints contradict each other.
        case contradiction(row: Int32)
        /// There were too many pivots.
        case stalled
    }

    /// Brings values that changed constants put below their bounds back, at the lowest cost (the dual simplex method).
    mutating func restoreBounds() -> Restoration {
        let limit = pivotLimit
        while suspects.count > 0 {
            let row = suspects.removeLast()
            isSuspect[row] = false
            let basic = basicOfRow[row]
            guard basic >= 0, isRestricted(basic) else { continue }
            if kinds[basic] == .dummy { continue }
            guard constants[row] < -Tolerance.feasibility else {
                constants[row] = max(constants[row], 0)
                continue
            }
            guard mayPivot(upTo: limit) else { return .stalled }
            guard let entering = cheapestReplacement(in: row) else { return .contradiction(row: row) }
            pivot(entering, row: row)
        }
        for row in 0..<Int32(basicOfRow.count) where basicOfRow[row] >= 0 && kinds[basicOfRow[row]] == .dummy {
            if abs(constants[row]) > Tolerance.feasibility { return .contradiction(row: row) }
        }
        return .done
    }

    /// The parametric variable whose increase raises a row's basic variable at the lowest cost.
    private func cheapestReplacement(in row: Int32) -> Int32? {
        let indices = rows.indices(row)
        let values = rows.values(row)
        var best: (variable: Int32, coefficient: Double)?
        for position in 0..<rows.count(row) {
            let variable = indices[position]
            let coefficient = values[position]
            guard coefficient > Tolerance.pivot, canEnter(variable) else { continue }
            if let present = best,
                !costs.isLess(variable, per: coefficient, than: present.variable, per: present.coefficient)
            {
                continue
            }
            best = (variable, coefficient)
        }
        return best?.variable
    }

    /// Takes rounding errors out of values at their bounds after pivots that respect all bounds.
    mutating func forgetSuspects() {
        while suspects.count > 0 {
            let row = suspects.removeLast()
            isSuspect[row] = false
            let basic = basicOfRow[row]
            guard basic >= 0, isRestricted(basic), kinds[basic] != .dummy else { continue }
            if constants[row] < 0 { constants[row] = 0 }
        }
    }
}
