extension Tableau {
    /// The row in which a variable that lowers the cost is to become basic; nil if none stops it from increasing.
    ///
    /// Where many rows stop it one after the other, as the sizes of the contents of many equal views do, it is not the first
    /// one: a constraint that is not required may be missed in the other direction for as long as that is worth it. Each
    /// row that is passed changes by itself alone, and one pivot is enough for all of them.
    mutating func stoppingRow(for variable: Int32, byNumber: Bool) -> Int32? {
        work += columns.count(variable)
        guard let tightest = tightestRow(for: variable, byNumber: byNumber) else { return nil }
        guard !byNumber, columns.count(variable) > manyCount, passage(of: variable, in: tightest) != nil else {
            return tightest
        }
        collectStops(for: variable)
        var row = stops.removeFirst()
        while stops.count > 0, let partner = passage(of: variable, in: row) {
            exchange(partner, row: row)
            row = stops.removeFirst()
        }
        return row
    }

    private mutating func collectStops(for variable: Int32) {
        stops.removeAll()
        for position in 0..<columns.count(variable) {
            let row = columns.indices(variable)[position]
            guard let place = rows.position(of: variable, in: row) else { continue }
            let coefficient = rows.values(row)[place]
            guard coefficient < -Tolerance.pivot else { continue }
            stops.insert(row, at: max(0, constants[row]) / -coefficient)
        }
    }

    /// What takes the place of a row's basic variable if a variable increases beyond where that is zero, which still lowers
    /// the cost; nil where it does not.
    private func passage(of variable: Int32, in row: Int32) -> Int32? {
        let partner = partners[basicOfRow[row]]
        guard partner >= 0, partner != variable, columns.count(partner) == 1,
            let place = rows.position(of: partner, in: row), rows.values(row)[place] > Tolerance.pivot,
            let own = rows.position(of: variable, in: row)
        else { return nil }
        let factor = -rows.values(row)[own] / rows.values(row)[place]
        return costs.isNegative(variable, with: factor, times: partner) ? partner : nil
    }
}
