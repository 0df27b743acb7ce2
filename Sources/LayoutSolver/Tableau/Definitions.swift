/// What is remembered of definitions, by their rows, and the room for walks through them.
struct Definitions: ~Copyable {
    /// The free variables that a definition comes down to when all that it refers to is worked out.
    enum Root: UInt8, BitwiseCopyable {
        /// There is none.
        case none
        /// It is a multiple of one variable.
        case single
        /// There are several, or one whose multiples cancel each other.
        case several
    }

    private var roots = FlatBuffer<Root>()
    private var rootVariables = FlatBuffer<Int32>()
    private var rootFactors = FlatBuffer<Double>()
    /// The state of the system in which the root was found.
    private var rootStates = FlatBuffer<Int>()
    private var rootState = 0
    private var values = FlatBuffer<Double>()
    /// The state of the system in which the value was found.
    private var valueStates = FlatBuffer<Int>()
    private var valueState = 0

    /// The rows that were walked through, each after those it refers to.
    var order = FlatBuffer<Int32>()
    private var path = FlatBuffer<Int32>()
    private var places = FlatBuffer<Int>()
    /// The walk in which each row was last met.
    private var walks = FlatBuffer<Int>()
    private var walk = 0

    /// Free variables and their coefficients in an expression, and whether definitions bring them in.
    var freeVariables = FlatBuffer<Int32>()
    var freeSums = FlatBuffer<Double>()
    var isIndirect = FlatBuffer<Bool>()

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var capacity: Int {
        let kept = roots.capacity + rootVariables.capacity + rootFactors.capacity + rootStates.capacity
        let known = values.capacity + valueStates.capacity
        let walked = order.capacity + path.capacity + places.capacity + walks.capacity
        return kept + known + walked + freeVariables.capacity + freeSums.capacity + isIndirect.capacity
    }

    mutating func extend(to count: Int) {
        roots.extend(to: count, with: .none)
        rootVariables.extend(to: count, with: -1)
        rootFactors.extend(to: count, with: 0)
        rootStates.extend(to: count, with: -1)
        values.extend(to: count, with: 0)
        valueStates.extend(to: count, with: -1)
        walks.extend(to: count, with: 0)
    }

    /// Forgets what is known of a row that is another one now.
    func forget(_ row: Int32) {
        rootStates[row] = -1
        valueStates[row] = -1
    }

    // MARK: Roots

    /// Forgets all roots, as a definition is gone.
    mutating func forgetRoots() {
        rootState += 1
    }

    /// The root of a row, if it is known.
    func root(of row: Int32) -> (kind: Root, variable: Int32, factor: Double)? {
        guard rootStates[row] == rootState else { return nil }
        return (roots[row], rootVariables[row], rootFactors[row])
    }

    func setRoot(_ kind: Root, _ variable: Int32, _ factor: Double, of row: Int32) {
        roots[row] = kind
        rootVariables[row] = variable
        rootFactors[row] = factor
        rootStates[row] = rootState
    }

    // MARK: Values

    /// Forgets all values, as something in the system is another.
    mutating func forgetValues() {
        valueState += 1
    }

    /// The value of a row's basic variable, if it is known.
    func value(of row: Int32) -> Double? { valueStates[row] == valueState ? values[row] : nil }

    func setValue(_ value: Double, of row: Int32) {
        values[row] = value
        valueStates[row] = valueState
    }

    // MARK: Walks

    /// Begins a walk, on which no row was met.
    mutating func beginWalk() {
        walk += 1
        order.removeAll()
    }

    /// Sets out for a row, if it was not met yet.
    mutating func enter(_ row: Int32) {
        guard walks[row] != walk else { return }
        walks[row] = walk
        path.append(row)
        places.append(0)
    }

    /// The next place to look at in the row that the walk is in; nil where the walk is over.
    mutating func nextPlace() -> (row: Int32, place: Int)? {
        guard path.count > 0 else { return nil }
        let place = places[places.count - 1]
        places[places.count - 1] = place + 1
        return (path[path.count - 1], place)
    }

    /// Takes note that all of the row that the walk is in was looked at.
    mutating func leave() {
        order.append(path.removeLast())
        _ = places.removeLast()
    }
}
