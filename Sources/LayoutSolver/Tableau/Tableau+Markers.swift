extension Tableau {
    /// Takes the markers of required equations that are in the expression into the sum of its own marker, if they are
    /// many.
    ///
    /// They are always zero, so that this says the same; but what is made of the equation later has one of them only.
    mutating func gatherMarkers(into marker: Int32) {
        var count = 0
        for position in 0..<summed.count where isGathered(summed[position], into: marker) { count += 1 }
        guard count > manyCount else { return }
        work += summed.count
        let factor = 1 / sums[marker]
        for position in 0..<summed.count where isGathered(summed[position], into: marker) {
            markerSums.add(summed[position], times: sums[summed[position]] * factor, to: marker)
            sums[summed[position]] = 0
        }
    }

    private func isGathered(_ variable: Int32, into marker: Int32) -> Bool {
        kinds[variable] == .dummy && variable != marker && abs(sums[variable]) > Tolerance.coefficient
    }

    /// Takes a marker out of the sums of others, so that it is itself in all rows that follow from its equation.
    ///
    /// - Parameters:
    ///   - marker: The marker.
    ///   - costPlace: The place of the priority at which the marker of a constraint costs something by itself; else nil.
    mutating func separate(_ marker: Int32, costPlace: (_ constraint: Int32, inout Costs) -> Int?) {
        guard markerSums.isUsed(marker) else { return }
        work += markerSums.spread(marker)
        for position in 0..<markerSums.order.count - 1 {
            let user = markerSums.order[position]
            let factor = markerSums.factor(of: user)
            guard abs(factor) > Tolerance.coefficient else { continue }
            bring(marker, times: factor, besides: user)
            guard let place = costPlace(constraintOfVariable[user], &costs) else { continue }
            costs.numbers(of: marker)[place] -= factor
        }
        markerSums.removeUses(of: marker)
    }

    /// Writes "user + factor · marker" wherever "user" stands.
    private mutating func bring(_ marker: Int32, times factor: Double, besides user: Int32) {
        if rowOfVariable[user] >= 0 { add(-factor, times: marker, toRow: rowOfVariable[user]) }
        for position in 0..<columns.count(user) {
            let row = columns.indices(user)[position]
            guard let place = rows.position(of: user, in: row) else { continue }
            add(factor * rows.values(row)[place], times: marker, toRow: row)
        }
        for position in 0..<references.count(user) {
            let row = references.indices(user)[position]
            guard let place = rows.position(of: user, in: row) else { continue }
            add(factor * rows.values(row)[place], times: marker, toRow: row)
        }
        for place in 0..<costs.levelCount {
            costs.numbers(of: marker)[place] += factor * costs.numbers(of: user)[place]
        }
    }

    private mutating func add(_ coefficient: Double, times variable: Int32, toRow row: Int32) {
        work += 1
        let isDefinition = isDefinition(row)
        guard let place = rows.position(of: variable, in: row) else {
            rows.append(variable, value: coefficient, to: row)
            if isDefinition { references.append(row, to: variable) } else { columns.append(row, to: variable) }
            return
        }
        let sum = rows.values(row)[place] + coefficient
        rows.values(row)[place] = sum
        guard abs(sum) < Tolerance.coefficient else { return }
        rows.remove(at: place, of: row)
        if isDefinition { references.remove(row, of: variable) } else { columns.remove(row, of: variable) }
    }

    /// Moves an equation's marker and all that stand for it, as a change of the equation's constant does.
    mutating func shift(_ marker: Int32, by distance: Double) {
        shiftAlone(marker, by: distance)
        guard markerSums.isUsed(marker) else { return }
        work += markerSums.spread(marker)
        for position in 0..<markerSums.order.count - 1 {
            let user = markerSums.order[position]
            shiftAlone(user, by: distance * markerSums.factor(of: user))
        }
    }

    private mutating func shiftAlone(_ marker: Int32, by distance: Double) {
        let row = rowOfVariable[marker]
        if row >= 0 {
            constants[row] += distance
            noteSuspect(row)
        }
        let list = columns.indices(marker)
        work += columns.count(marker)
        for position in 0..<columns.count(marker) {
            let row = list[position]
            guard let place = rows.position(of: marker, in: row) else { continue }
            constants[row] -= distance * rows.values(row)[place]
            noteSuspect(row)
        }
        // A definition has the marker itself, also where that is basic.
        let users = references.indices(marker)
        for position in 0..<references.count(marker) {
            guard let place = rows.position(of: marker, in: users[position]) else { continue }
            constants[users[position]] -= distance * rows.values(users[position])[place]
        }
    }

    /// The parametric variables of a row, and the markers that they stand for.
    func parameters(of row: Int32) -> [Int32] {
        var coefficients: [Int32: Double] = [:]
        for position in 0..<rows.count(row) { coefficients[rows.indices(row)[position]] = rows.values(row)[position] }
        for marker in markersBelow(coefficients.keys.sorted()) {
            guard let coefficient = coefficients[marker] else { continue }
            for position in 0..<markerSums.partCount(of: marker) {
                let part = markerSums.part(at: position, of: marker)
                coefficients[part.marker, default: 0] += coefficient * part.factor
            }
        }
        return coefficients.filter { abs($0.value) > Tolerance.coefficient }.keys.sorted()
    }

    /// Markers and all that they stand for, each before those that it stands for.
    private func markersBelow(_ markers: [Int32]) -> [Int32] {
        var order: [Int32] = []
        var met: Set<Int32> = []
        var path: [(marker: Int32, place: Int)] = []
        for first in markers where met.insert(first).inserted {
            path.append((first, 0))
            while let (marker, place) = path.last {
                guard place < markerSums.partCount(of: marker) else {
                    order.append(marker)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].place += 1
                let next = markerSums.part(at: place, of: marker).marker
                if met.insert(next).inserted { path.append((next, 0)) }
            }
        }
        return order.reversed()
    }
}
