extension Tableau {
    // MARK: Expressions

    /// Begins an expression.
    mutating func beginSum(constant: Double) {
        for position in 0..<summed.count {
            sums[summed[position]] = 0
            isInSum[summed[position]] = false
        }
        summed.removeAll()
        sumConstant = constant
    }

    /// Adds a multiple of a variable to the expression.
    @inline(__always)
    mutating func sum(_ coefficient: Double, times variable: Int32) {
        if !isInSum[variable] {
            isInSum[variable] = true
            summed.append(variable)
        }
        sums[variable] += coefficient
    }

    // MARK: Adding the equation "expression = 0"

    /// Solves the equation for a variable that any value suits; says whether there is one.
    ///
    /// Where there is none, the expression is worked out afterwards, with few markers but that of the equation.
    mutating func addForUnrestricted(marker: Int32) -> Bool {
        if let variable = definableVariable() {
            define(variable)
            return true
        }
        workOutSum()
        gatherMarkers(into: marker)
        var best: (variable: Int32, size: Double)?
        for position in 0..<summed.count {
            let variable = summed[position]
            guard kinds[variable] == .unrestricted else { continue }
            let size = abs(sums[variable])
            if size > max(Tolerance.pivot, best?.size ?? 0) { best = (variable, size) }
        }
        guard let best else { return false }
        define(best.variable)
        return true
    }

    /// Solves the equation for a restricted variable if no bound is violated then; says whether it was.
    mutating func add(for variable: Int32) -> Bool {
        let coefficient = sums[variable]
        guard abs(coefficient) > Tolerance.pivot, canTake(variable, value: -sumConstant / coefficient) else {
            return false
        }
        solve(for: variable)
        return true
    }

    /// Solves the equation for one of the variables of a kind, if no bound is violated then; says whether it was.
    ///
    /// Usually it is the first. Where there are many, it is the last, as what comes next is mostly about the first: the
    /// long row stays where it is. And where one of many equal variables is said to equal another one, it is the one that
    /// fewer rows have.
    mutating func add(forAny kind: Kind) -> Bool {
        var (count, rarest) = (0, Int32(-1))
        for position in 0..<summed.count {
            let variable = summed[position]
            guard kinds[variable] == kind, abs(sums[variable]) > Tolerance.pivot else { continue }
            count += 1
            if rarest < 0 || columns.count(variable) < columns.count(rarest) { rarest = variable }
        }
        if count > manyCount {
            for position in stride(from: summed.count - 1, through: 0, by: -1) {
                let variable = summed[position]
                if kinds[variable] == kind, add(for: variable) { return true }
            }
            return false
        }
        if count == 2, abs(sumConstant) <= Tolerance.coefficient, add(for: rarest) { return true }
        for position in 0..<summed.count {
            let variable = summed[position]
            if kinds[variable] == kind, add(for: variable) { return true }
        }
        return false
    }

    /// Whether a parametric variable can take a value without violating a bound.
    private func canTake(_ variable: Int32, value: Double) -> Bool {
        guard value > -Tolerance.coefficient else { return false }
        if value <= Tolerance.coefficient { return true }
        let list = columns.indices(variable)
        for position in 0..<columns.count(variable) {
            let row = list[position]
            guard let place = rows.position(of: variable, in: row) else { continue }
            if constants[row] + rows.values(row)[place] * value < 0 { return false }
        }
        return true
    }

    private mutating func solve(for variable: Int32) {
        let row = define(variable)
        substitute(variable, from: row)
        forgetSuspects()
    }

    /// Makes the row that says what a variable is, without substituting it elsewhere.
    @discardableResult
    private mutating func define(_ variable: Int32) -> Int32 {
        let divisor = -1 / sums[variable]
        for position in 0..<summed.count { sums[summed[position]] *= divisor }
        sumConstant *= divisor
        return makeRow(basic: variable)
    }

    /// Adds the equation with a variable that stands for what is missing, and looks for values with which nothing is.
    ///
    /// - Returns: Nil if there are such values; else the variables of what contradicts the equation, which is not added.
    mutating func addByElimination(marker: Int32) -> [Int32]? {
        if sumConstant < 0 {
            for position in 0..<summed.count { sums[summed[position]] *= -1 }
            sumConstant *= -1
        }
        let missing = makeVariable(.artificial)
        let row = makeRow(basic: missing)
        let limit = pivotLimit
        var idlePivots = 0
        while rowOfVariable[missing] == row, constants[row] > Tolerance.feasibility {
            guard mayPivot(upTo: limit), let entering = reducer(in: row, byNumber: idlePivots > 40 + rowCount),
                let tightest = tightestRow(for: entering, byNumber: idlePivots > 40 + rowCount)
            else {
                let contradicting = parameters(of: row)
                removeVariable(missing)
                return contradicting
            }
            idlePivots = constants[tightest] > Tolerance.feasibility ? 0 : idlePivots + 1
            pivot(entering, row: tightest)
            forgetSuspects()
        }
        if rowOfVariable[missing] == row {
            constants[row] = 0
            if let entering = anyReplacement(in: row) ?? (rows.position(of: marker, in: row) == nil ? nil : marker) {
                pivot(entering, row: row)
            }
        }
        removeVariable(missing)
        return nil
    }

    /// A variable whose increase lowers a row's basic variable.
    private func reducer(in row: Int32, byNumber: Bool) -> Int32? {
        let indices = rows.indices(row)
        let values = rows.values(row)
        var best: (variable: Int32, coefficient: Double)?
        for position in 0..<rows.count(row) where values[position] < -Tolerance.pivot && canEnter(indices[position]) {
            let isBetter =
                best.map { byNumber ? indices[position] < $0.variable : values[position] < $0.coefficient } ?? true
            if isBetter { best = (indices[position], values[position]) }
        }
        return best?.variable
    }

    /// The variable with the largest coefficient that may become basic.
    private func anyReplacement(in row: Int32) -> Int32? {
        let indices = rows.indices(row)
        let values = rows.values(row)
        var best: (variable: Int32, size: Double)?
        for position in 0..<rows.count(row) where canEnter(indices[position]) {
            let size = abs(values[position])
            if size > max(Tolerance.pivot, best?.size ?? 0) { best = (indices[position], size) }
        }
        return best?.variable
    }

    // MARK: Removing

    /// Takes the equation of a marker out; what is left respects all bounds.
    mutating func removeEquation(marker: Int32, other: Int32) {
        for variable in [marker, other] where variable >= 0 && rowOfVariable[variable] >= 0 {
            return dropRow(ofMarker: variable)
        }
        guard let row = exitRow(for: marker) else { return removeDefinition(of: marker) }
        pivot(marker, row: row)
        dropRow(ofMarker: marker)
        forgetSuspects()
    }

    private mutating func dropRow(ofMarker variable: Int32) {
        let row = rowOfVariable[variable]
        replaceInDefinitions(variable, by: row)
        dropRow(row)
    }

    /// The row of a restricted variable that can be solved for a marker and dropped: that of an equation that says the same,
    /// if there is one, as its marker has to stay zero.
    private func exitRow(for marker: Int32) -> Int32? {
        var falling: (row: Int32, ratio: Double)?
        var rising: (row: Int32, ratio: Double)?
        let list = columns.indices(marker)
        for position in 0..<columns.count(marker) {
            let row = list[position]
            guard let place = rows.position(of: marker, in: row) else { continue }
            let coefficient = rows.values(row)[place]
            if kinds[basicOfRow[row]] == .dummy, abs(coefficient) > Tolerance.pivot { return row }
            let ratio = abs(constants[row] / coefficient)
            if coefficient < 0 {
                if ratio < falling?.ratio ?? .infinity { falling = (row, ratio) }
            } else if ratio < rising?.ratio ?? .infinity {
                rising = (row, ratio)
            }
        }
        return falling?.row ?? rising?.row
    }
}
