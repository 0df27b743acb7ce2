extension Tableau {
    /// Makes a parametric variable basic in a row in place of the present one.
    mutating func pivot(_ entering: Int32, row: Int32) {
        work += variableCount
        exchange(entering, row: row)
    }

    /// Makes a parametric variable basic in a row in place of the present one, without counting more than that row.
    mutating func exchange(_ entering: Int32, row: Int32) {
        guard let position = rows.position(of: entering, in: row) else { return }
        pivotCount += 1
        work += rows.count(row)
        let leaving = basicOfRow[row]
        let indices = rows.indices(row)
        let values = rows.values(row)
        let divisor = -1 / values[position]
        for other in 0..<rows.count(row) { values[other] *= divisor }
        constants[row] *= divisor
        indices[position] = leaving
        values[position] = -divisor
        columns.remove(row, of: entering)
        columns.append(row, to: leaving)
        rowOfVariable[leaving] = -1
        rowOfVariable[entering] = row
        basicOfRow[row] = entering
        if abs(constants[row]) < Tolerance.coefficient { constants[row] = 0 }
        noteSuspect(row)
        substitute(entering, from: row)
    }

    /// Replaces a variable by its row wherever it occurs in the rows of restricted variables.
    mutating func substitute(_ variable: Int32, from source: Int32) {
        loadPositions(of: source)
        let isFresh = isOnlyRow(source)
        while columns.count(variable) > 0 {
            let row = columns.indices(variable)[columns.count(variable) - 1]
            columns.remove(at: columns.count(variable) - 1, of: variable)
            guard row != source, let position = rows.position(of: variable, in: row) else { continue }
            let factor = rows.values(row)[position]
            rows.remove(at: position, of: row)
            if isFresh { append(source, times: factor, to: row) } else { add(source, times: factor, to: row) }
        }
        columns.clear(variable)
        unloadPositions(of: source)
        substituteCost(of: variable, from: source)
    }

    /// Whether the parametric variables of a row are in no other row, as those of a constraint that was just added are.
    private func isOnlyRow(_ row: Int32) -> Bool {
        let indices = rows.indices(row)
        for position in 0..<rows.count(row) where columns.count(indices[position]) > 1 { return false }
        return true
    }

    /// Adds a multiple of a row to another one that has none of its variables.
    private mutating func append(_ source: Int32, times factor: Double, to row: Int32) {
        constants[row] += factor * constants[source]
        if abs(constants[row]) < Tolerance.coefficient { constants[row] = 0 }
        noteSuspect(row)
        let count = rows.count(source)
        work += count
        rows.reserve(rows.count(row) + count, in: row)
        let indices = rows.indices(source)
        let values = rows.values(source)
        for position in 0..<count {
            let product = factor * values[position]
            guard abs(product) >= Tolerance.coefficient else { continue }
            rows.append(indices[position], value: product, to: row)
            columns.append(row, to: indices[position])
        }
    }

    /// Adds a multiple of the row whose positions are loaded to another one.
    mutating func add(_ source: Int32, times factor: Double, to row: Int32) {
        let isDefinition = isDefinition(row)
        constants[row] += factor * constants[source]
        if abs(constants[row]) < Tolerance.coefficient { constants[row] = 0 }
        noteSuspect(row)
        let sourceCount = rows.count(source)
        work += sourceCount + rows.count(row)
        rows.reserve(rows.count(row) + sourceCount, in: row)
        stamp &+= 1
        let indices = rows.indices(row)
        let values = rows.values(row)
        let sourceIndices = rows.indices(source)
        let sourceValues = rows.values(source)
        var position = 0
        var count = rows.count(row)
        while position < count {
            let place = positions[indices[position]]
            if place >= 0 {
                stamps[place] = stamp
                let sum = values[position] + factor * sourceValues[Int(place)]
                if abs(sum) < Tolerance.coefficient {
                    if isDefinition {
                        references.remove(row, of: indices[position])
                    } else {
                        columns.remove(row, of: indices[position])
                    }
                    rows.remove(at: position, of: row)
                    count -= 1
                    continue
                }
                values[position] = sum
            }
            position += 1
        }
        for place in 0..<sourceCount where stamps[place] != stamp {
            let product = factor * sourceValues[place]
            guard abs(product) >= Tolerance.coefficient else { continue }
            let variable = sourceIndices[place]
            rows.append(variable, value: product, to: row)
            if isDefinition { references.append(row, to: variable) } else { columns.append(row, to: variable) }
        }
    }

    mutating func loadPositions(of row: Int32) {
        let count = rows.count(row)
        stamps.extend(to: count, with: 0)
        let indices = rows.indices(row)
        for position in 0..<count { positions[indices[position]] = Int32(position) }
    }

    func unloadPositions(of row: Int32) {
        let indices = rows.indices(row)
        for position in 0..<rows.count(row) { positions[indices[position]] = -1 }
    }

    private mutating func substituteCost(of variable: Int32, from source: Int32) {
        guard costs.leading(of: variable) != nil else { return }
        for place in 0..<costs.levelCount {
            addCost(place: place, costs.numbers(of: variable)[place], ofRow: source)
            costs.numbers(of: variable)[place] = 0
        }
    }

    /// Adds what a row's basic variable costs to the costs of the row's parametric variables.
    mutating func addCost(place: Int, _ cost: Double, ofRow row: Int32) {
        guard abs(cost) > Tolerance.coefficient else { return }
        let indices = rows.indices(row)
        let values = rows.values(row)
        for position in 0..<rows.count(row) {
            let variable = indices[position]
            let numbers = costs.numbers(of: variable)
            let sum = numbers[place] + cost * values[position]
            numbers[place] = abs(sum) < Tolerance.coefficient ? 0 : sum
            noteCandidate(variable)
        }
    }

    /// Adds to the cost of a variable at one priority.
    mutating func addCost(place: Int, _ cost: Double, of variable: Int32) {
        let row = rowOfVariable[variable]
        if row >= 0 { return addCost(place: place, cost, ofRow: row) }
        let numbers = costs.numbers(of: variable)
        let sum = numbers[place] + cost
        numbers[place] = abs(sum) < Tolerance.coefficient ? 0 : sum
        noteCandidate(variable)
    }

    @inline(__always)
    mutating func noteCandidate(_ variable: Int32) {
        guard !isCandidate[variable] else { return }
        isCandidate[variable] = true
        candidates.append(variable)
    }

    @inline(__always)
    mutating func noteSuspect(_ row: Int32) {
        guard constants[row] < 0, !isSuspect[row], isRestricted(basicOfRow[row]) else { return }
        isSuspect[row] = true
        suspects.append(row)
    }
}
