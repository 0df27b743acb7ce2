/// The equations of the constraints, solved for as many variables as there are equations.
///
/// Each row says what its basic variable is: a constant and a linear combination of the other, parametric, variables,
/// which are zero. Restricted variables are never negative. The cost of each parametric variable is a list of numbers,
/// one for each priority; lists are compared by the highest priority in which they differ, which is how a constraint of
/// a higher priority outweighs any number of others.
///
/// As in the paper by Badros, Borning and Stuckey, rows of restricted basic variables hold restricted parametric
/// variables only. Those of unrestricted ones are definitions: they hold whatever variables the constraint had, basic
/// ones too, no pivot touches them, and they are worked out when somebody asks. A view below a view below a view is
/// therefore written down in as many numbers as its constraint has, however long the chain is.
struct Tableau: ~Copyable {
    /// What a variable stands for.
    enum Kind: UInt8, BitwiseCopyable {
        /// The number is free.
        case none
        /// The caller's, any number.
        case unrestricted
        /// The caller's, not negative.
        case restricted
        /// How far an inequality is from its bound; not negative.
        case slack
        /// How far a constraint that is not required is from being met; not negative.
        case error
        /// Marks a required equation; always zero, never basic unless its row holds nothing but such variables.
        case dummy
        /// Stands for what is missing to meet a required constraint, while that is being added.
        case artificial
    }

    // Variables.
    var kinds = FlatBuffer<Kind>(capacity: 64)
    /// The row that a variable is basic in, or -1.
    var rowOfVariable = FlatBuffer<Int32>(capacity: 64)
    /// The constraint that a slack, error or dummy variable belongs to, or -1.
    var constraintOfVariable = FlatBuffer<Int32>(capacity: 64)
    /// The other error or slack of the same constraint, or -1.
    var partners = FlatBuffer<Int32>(capacity: 64)
    private var freeVariables = FlatBuffer<Int32>()
    /// The rows of restricted variables in which a parametric variable occurs.
    var columns = SparseLists(hasValues: false)
    /// The definitions in which a variable occurs.
    var references = SparseLists(hasValues: false)

    // Rows.
    var rows = SparseLists(hasValues: true)
    var basicOfRow = FlatBuffer<Int32>(capacity: 64)
    var constants = FlatBuffer<Double>(capacity: 64)
    private var freeRows = FlatBuffer<Int32>()
    private(set) var rowCount = 0

    var definitions = Definitions()
    /// What markers stand for besides themselves.
    var markerSums = MarkerSums()

    // Costs.
    var costs = Costs()

    // Room for computing.
    /// Where each variable stands in the row that is being substituted, or -1.
    var positions = FlatBuffer<Int32>(capacity: 64)
    /// The last substitution that used each position of that row.
    var stamps = FlatBuffer<Int32>(capacity: 64)
    var stamp: Int32 = 0
    /// The coefficients of the expression that is being made, by variable.
    var sums = FlatBuffer<Double>(capacity: 64)
    var isInSum = FlatBuffer<Bool>(capacity: 64)
    var summed = FlatBuffer<Int32>(capacity: 64)
    var sumConstant = 0.0
    /// The variables of the expression as it was before it was worked out.
    var terms = FlatBuffer<Int32>()
    /// Variables that may lower the cost.
    var candidates = FlatBuffer<Int32>(capacity: 64)
    var isCandidate = FlatBuffer<Bool>(capacity: 64)
    /// Rows whose basic variable may be below its bound.
    var suspects = FlatBuffer<Int32>(capacity: 64)
    var isSuspect = FlatBuffer<Bool>(capacity: 64)
    /// The rows that stop the variable that is becoming basic, the first at the front of a heap.
    var stops = Stops()
    /// How many pivots were made.
    var pivotCount = 0
    /// How many numbers were looked at or added up, more or less.
    var work = 0
    /// What that was when it was last counted anew.
    var workBefore = 0
    /// More variables than this are many: what is made short for many is left as it is for few.
    var manyCount = 8
    /// How much work there is time for: far more than layouts need.
    var workLimit = (base: 50_000_000, perVariable: 20_000)

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var capacity: Int {
        let variables =
            kinds.capacity + rowOfVariable.capacity + constraintOfVariable.capacity + partners.capacity
            + freeVariables.capacity + columns.capacity + references.capacity
        let lines =
            rows.capacity + basicOfRow.capacity + constants.capacity + freeRows.capacity + definitions.capacity
        let computing =
            positions.capacity + stamps.capacity + sums.capacity + isInSum.capacity + summed.capacity
            + terms.capacity + candidates.capacity + isCandidate.capacity + suspects.capacity + isSuspect.capacity
        return variables + lines + computing + costs.room + markerSums.capacity + stops.capacity
    }

    // MARK: Variables

    var variableCount: Int { kinds.count }

    mutating func makeVariable(_ kind: Kind, constraint: Int32 = -1) -> Int32 {
        if freeVariables.count > 0 {
            let variable = freeVariables.removeLast()
            kinds[variable] = kind
            constraintOfVariable[variable] = constraint
            partners[variable] = -1
            return variable
        }
        let count = kinds.count + 1
        kinds.append(kind)
        rowOfVariable.append(-1)
        constraintOfVariable.append(constraint)
        partners.append(-1)
        positions.append(-1)
        sums.append(0)
        isInSum.append(false)
        isCandidate.append(false)
        columns.extend(to: count)
        references.extend(to: count)
        markerSums.extend(to: count)
        costs.extendVariables(to: count)
        return Int32(count - 1)
    }

    /// Takes a variable out of all rows and frees its number.
    mutating func removeVariable(_ variable: Int32) {
        guard kinds[variable] != .none else { return }
        let row = rowOfVariable[variable]
        if row >= 0 {
            if isRestricted(variable) { replaceInDefinitions(variable, by: row) }
            dropRow(row)
        }
        clearColumn(variable)
        markerSums.removeUses(of: variable)
        markerSums.removeParts(of: variable)
        costs.clear(variable)
        kinds[variable] = .none
        freeVariables.append(variable)
    }

    @inline(__always)
    func isRestricted(_ variable: Int32) -> Bool { kinds[variable] != .unrestricted }

    @inline(__always)
    func isDefinition(_ row: Int32) -> Bool { !isRestricted(basicOfRow[row]) }

    // MARK: Rows

    /// Makes a row of the expression that was summed up, without substituting its basic variable elsewhere.
    ///
    /// The row of an unrestricted variable is a definition, for which the expression need not be worked out.
    mutating func makeRow(basic: Int32) -> Int32 {
        let row: Int32
        if freeRows.count > 0 {
            row = freeRows.removeLast()
        } else {
            row = Int32(basicOfRow.count)
            basicOfRow.append(-1)
            constants.append(0)
            isSuspect.append(false)
            rows.extend(to: Int(row) + 1)
            definitions.extend(to: Int(row) + 1)
        }
        rowCount += 1
        work += summed.count
        let isDefinition = !isRestricted(basic)
        definitions.forget(row)
        basicOfRow[row] = basic
        rowOfVariable[basic] = row
        constants[row] = sumConstant
        rows.reserve(summed.count, in: row)
        for position in 0..<summed.count {
            let variable = summed[position]
            let coefficient = sums[variable]
            guard variable != basic, abs(coefficient) > Tolerance.coefficient else { continue }
            rows.append(variable, value: coefficient, to: row)
            if isDefinition { references.append(row, to: variable) } else { columns.append(row, to: variable) }
        }
        return row
    }

    /// Forgets a row; its basic variable is parametric then, and in no row but in definitions.
    mutating func dropRow(_ row: Int32) {
        let isDefinition = isDefinition(row)
        if isDefinition { definitions.forgetRoots() }
        let indices = rows.indices(row)
        for position in 0..<rows.count(row) {
            if isDefinition {
                references.remove(row, of: indices[position])
            } else {
                columns.remove(row, of: indices[position])
            }
        }
        releaseRow(row)
    }

    private mutating func releaseRow(_ row: Int32) {
        rows.clear(row)
        rowOfVariable[basicOfRow[row]] = -1
        basicOfRow[row] = -1
        constants[row] = 0
        rowCount -= 1
        freeRows.append(row)
    }

    /// Takes a parametric variable, which is zero, out of all rows.
    mutating func clearColumn(_ variable: Int32) {
        let list = columns.indices(variable)
        for position in 0..<columns.count(variable) { rows.remove(variable, of: list[position]) }
        columns.clear(variable)
        let users = references.indices(variable)
        for position in 0..<references.count(variable) { rows.remove(variable, of: users[position]) }
        references.clear(variable)
    }

    /// Forgets all rows and all variables but the caller's.
    mutating func reset() {
        for row in 0..<Int32(basicOfRow.count) where basicOfRow[row] >= 0 { releaseRow(row) }
        definitions.forgetRoots()
        markerSums.reset(count: kinds.count)
        for variable in 0..<Int32(kinds.count) {
            columns.clear(variable)
            references.clear(variable)
            switch kinds[variable] {
            case .none: break
            case .unrestricted, .restricted: costs.clear(variable)
            case .slack, .error, .dummy, .artificial: removeVariable(variable)
            }
        }
    }
}
