extension Tableau {
    // MARK: Values

    /// What a variable is now.
    mutating func value(of variable: Int32) -> Double {
        let row = rowOfVariable[variable]
        guard row >= 0 else { return 0 }
        guard isDefinition(row) else { return constants[row] }
        if let value = definitions.value(of: row) { return value }
        definitions.beginWalk()
        definitions.enter(row)
        walk { tableau, row in tableau.isDefinition(row) && tableau.definitions.value(of: row) == nil }
        for position in 0..<definitions.order.count {
            let row = definitions.order[position]
            let indices = rows.indices(row)
            let values = rows.values(row)
            var value = constants[row]
            for place in 0..<rows.count(row) { value += values[place] * valueBelow(indices[place]) }
            definitions.setValue(value, of: row)
        }
        return definitions.value(of: row) ?? 0
    }

    /// The value of a variable all of whose definition was worked out.
    private func valueBelow(_ variable: Int32) -> Double {
        let row = rowOfVariable[variable]
        guard row >= 0 else { return 0 }
        return isDefinition(row) ? definitions.value(of: row) ?? 0 : constants[row]
    }

    /// Walks on through all rows that the entered ones refer to and that a condition holds for.
    private mutating func walk(where isWanted: (borrowing Tableau, Int32) -> Bool) {
        while let (row, place) = definitions.nextPlace() {
            guard place < rows.count(row) else {
                work += place
                definitions.leave()
                continue
            }
            let next = rowOfVariable[rows.indices(row)[place]]
            if next >= 0, isWanted(self, next) { definitions.enter(next) }
        }
    }

    // MARK: Working out

    /// Replaces the basic variables of the expression by what their rows say, until it has parametric ones only.
    mutating func workOutSum() {
        terms.removeAll()
        for position in 0..<summed.count {
            terms.append(summed[position])
            isInSum[summed[position]] = false
        }
        summed.removeAll()
        definitions.beginWalk()
        for position in 0..<terms.count {
            let row = rowOfVariable[terms[position]]
            if row < 0 {
                sum(0, times: terms[position])
            } else {
                definitions.enter(row)
                walkToParameters()
            }
        }
        // Rows come after those they refer to, so that from behind each coefficient is complete when its turn comes.
        for position in stride(from: definitions.order.count - 1, through: 0, by: -1) {
            let row = definitions.order[position]
            let factor = sums[basicOfRow[row]]
            sums[basicOfRow[row]] = 0
            sumConstant += factor * constants[row]
            let indices = rows.indices(row)
            let values = rows.values(row)
            for place in 0..<rows.count(row) { sums[indices[place]] += factor * values[place] }
        }
    }

    /// Walks on through all rows and takes their parametric variables into the expression in the order of the terms.
    private mutating func walkToParameters() {
        while let (row, place) = definitions.nextPlace() {
            guard place < rows.count(row) else {
                work += place
                definitions.leave()
                continue
            }
            let variable = rows.indices(row)[place]
            if rowOfVariable[variable] >= 0 {
                definitions.enter(rowOfVariable[variable])
            } else {
                sum(0, times: variable)
            }
        }
    }

    // MARK: Choosing

    /// The variable among those that any value suits which the equation is best solved for as it stands.
    ///
    /// It is the one that the expression would be solved for once it is worked out: the first of the largest coefficient.
    /// There is none if definitions that the expression refers to come down to it, or if it is not known what they come
    /// down to; then the expression has to be worked out.
    mutating func definableVariable() -> Int32? {
        definitions.freeVariables.removeAll()
        definitions.freeSums.removeAll()
        definitions.isIndirect.removeAll()
        for position in 0..<summed.count {
            let variable = summed[position]
            guard !isRestricted(variable) else { continue }
            let row = rowOfVariable[variable]
            guard row >= 0 else {
                noteFree(variable, sums[variable], isIndirect: false)
                continue
            }
            let root = root(of: row)
            switch root.kind {
            case .none: break
            case .single: noteFree(root.variable, sums[variable] * root.factor, isIndirect: true)
            case .several: return nil
            }
        }
        var best: (variable: Int32, size: Double, isIndirect: Bool)?
        for position in 0..<definitions.freeVariables.count {
            let size = abs(definitions.freeSums[position])
            if size > max(Tolerance.pivot, best?.size ?? 0) {
                best = (definitions.freeVariables[position], size, definitions.isIndirect[position])
            }
        }
        return best.flatMap { $0.isIndirect ? nil : $0.variable }
    }

    private mutating func noteFree(_ variable: Int32, _ coefficient: Double, isIndirect: Bool) {
        for position in 0..<definitions.freeVariables.count where definitions.freeVariables[position] == variable {
            definitions.freeSums[position] += coefficient
            definitions.isIndirect[position] = definitions.isIndirect[position] || isIndirect
            return
        }
        definitions.freeVariables.append(variable)
        definitions.freeSums.append(coefficient)
        definitions.isIndirect.append(isIndirect)
    }

    /// The free variable that a definition comes down to.
    private mutating func root(of row: Int32) -> (kind: Definitions.Root, variable: Int32, factor: Double) {
        if let root = knownRoot(of: row) { return root }
        definitions.beginWalk()
        definitions.enter(row)
        walk { tableau, row in tableau.isDefinition(row) && tableau.knownRoot(of: row) == nil }
        for position in 0..<definitions.order.count { findRoot(of: definitions.order[position]) }
        return knownRoot(of: row) ?? (.several, -1, 0)
    }

    /// The root of a definition, if it is known and still free.
    private func knownRoot(of row: Int32) -> (kind: Definitions.Root, variable: Int32, factor: Double)? {
        guard let root = definitions.root(of: row) else { return nil }
        if root.kind == .single, rowOfVariable[root.variable] >= 0 { return nil }
        return root
    }

    /// Finds the root of a definition from those of the definitions it refers to.
    private func findRoot(of row: Int32) {
        let indices = rows.indices(row)
        let values = rows.values(row)
        var found: (variable: Int32, factor: Double)?
        for place in 0..<rows.count(row) where !isRestricted(indices[place]) {
            var root = (variable: indices[place], factor: values[place])
            let below = rowOfVariable[root.variable]
            if below >= 0 {
                guard let known = knownRoot(of: below), known.kind != .several else {
                    return definitions.setRoot(.several, -1, 0, of: row)
                }
                if known.kind == .none { continue }
                root = (known.variable, known.factor * root.factor)
            }
            guard let present = found else {
                found = root
                continue
            }
            let sum = present.factor + root.factor
            guard present.variable == root.variable, abs(sum) > Tolerance.pivot else {
                return definitions.setRoot(.several, -1, 0, of: row)
            }
            found = (root.variable, sum)
        }
        guard let found else { return definitions.setRoot(.none, -1, 0, of: row) }
        definitions.setRoot(.single, found.variable, found.factor, of: row)
    }

    // MARK: Replacing

    /// Replaces a basic variable by its row in the definitions that it stands in.
    mutating func replaceInDefinitions(_ variable: Int32, by source: Int32) {
        guard references.count(variable) > 0 else { return }
        loadPositions(of: source)
        while references.count(variable) > 0 {
            let row = references.indices(variable)[references.count(variable) - 1]
            references.remove(at: references.count(variable) - 1, of: variable)
            guard row != source, let position = rows.position(of: variable, in: row) else { continue }
            let factor = rows.values(row)[position]
            rows.remove(at: position, of: row)
            add(source, times: factor, to: row)
        }
        references.clear(variable)
        unloadPositions(of: source)
    }

    /// Takes out the equation of a parametric marker that stands in definitions only: the variable of one is free then.
    mutating func removeDefinition(of marker: Int32) {
        guard let row = lowestDefinition(with: marker), let place = rows.position(of: marker, in: row) else { return }
        guard references.count(marker) > 1 else { return dropRow(row) }
        // The others have the marker as this definition, solved for it, says what it is.
        let defined = basicOfRow[row]
        let indices = rows.indices(row)
        let values = rows.values(row)
        let divisor = -1 / values[place]
        for other in 0..<rows.count(row) { values[other] *= divisor }
        constants[row] *= divisor
        indices[place] = defined
        values[place] = -divisor
        references.remove(row, of: marker)
        references.append(row, to: defined)
        replaceInDefinitions(marker, by: row)
        dropRow(row)
    }

    /// The definition with a variable that refers to no other definition with it.
    private mutating func lowestDefinition(with variable: Int32) -> Int32? {
        guard references.count(variable) > 0 else { return nil }
        let first = references.indices(variable)[0]
        guard references.count(variable) > 1 else { return first }
        definitions.beginWalk()
        definitions.enter(first)
        walk { tableau, row in tableau.isDefinition(row) }
        for position in 0..<definitions.order.count
        where rows.position(of: variable, in: definitions.order[position]) != nil {
            return definitions.order[position]
        }
        return first
    }
}
