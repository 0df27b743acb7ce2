/// What an increase of each parametric variable costs, for each priority.
struct Costs: ~Copyable {
    /// The numbers of a variable stand together; the order in which priorities came up gives their places.
    private var numbers = FlatBuffer<Double>(capacity: 256)
    private var variableCount = 0
    private var capacity = 4
    private var priorities = FlatBuffer<Float>(capacity: 8)
    /// The places from the highest priority to the lowest.
    private var order = FlatBuffer<Int32>(capacity: 8)

    /// How many priorities there are.
    var levelCount: Int { order.count }

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var room: Int { numbers.capacity + priorities.capacity + order.capacity }

    mutating func extendVariables(to count: Int) {
        variableCount = count
        numbers.extend(to: count * capacity, with: 0)
    }

    /// The most priorities that are told apart: memory and time grow with them.
    static let levelLimit = 256

    /// The place of a priority, made when it first comes up; where there are too many, that of the nearest.
    ///
    /// A priority keeps its place, as there are no new ones from then on. What is no number matters least.
    mutating func place(of priority: Float) -> Int {
        let priority = priority.isNaN ? 0 : priority
        for place in 0..<priorities.count where priorities[place] == priority { return place }
        let place = priorities.count
        if place == Self.levelLimit { return nearestPlace(to: priority) }
        if place == capacity { widen() }
        priorities.append(priority)
        order.append(Int32(place))
        var position = place
        while position > 0, priorities[order[position - 1]] < priority {
            order[position] = order[position - 1]
            position -= 1
        }
        order[position] = Int32(place)
        return place
    }

    private func nearestPlace(to priority: Float) -> Int {
        var nearest = 0
        for place in 1..<priorities.count
        where abs(priorities[place] - priority) < abs(priorities[nearest] - priority) {
            nearest = place
        }
        return nearest
    }

    /// The numbers of a variable, by place.
    @inline(__always)
    func numbers(of variable: Int32) -> UnsafeMutablePointer<Double> { numbers.base + Int(variable) * capacity }

    func clear(_ variable: Int32) {
        numbers(of: variable).update(repeating: 0, count: capacity)
    }

    /// The highest priority at which a variable has a cost, as its rank from 0, and the cost; nil if it has none.
    @inline(__always)
    func leading(of variable: Int32) -> (rank: Int, cost: Double)? {
        let own = numbers(of: variable)
        for rank in 0..<order.count {
            let cost = own[Int(order[rank])]
            if abs(cost) > Tolerance.coefficient { return (rank, cost) }
        }
        return nil
    }

    /// Whether one variable's cost per unit is below another's.
    func isLess(_ left: Int32, per leftUnit: Double, than right: Int32, per rightUnit: Double) -> Bool {
        let leftNumbers = numbers(of: left)
        let rightNumbers = numbers(of: right)
        for rank in 0..<order.count {
            let place = Int(order[rank])
            let difference = leftNumbers[place] / leftUnit - rightNumbers[place] / rightUnit
            if abs(difference) > Tolerance.coefficient { return difference < 0 }
        }
        return false
    }

    /// Whether one variable's cost with a multiple of another's is below zero.
    func isNegative(_ variable: Int32, with factor: Double, times other: Int32) -> Bool {
        let own = numbers(of: variable)
        let added = numbers(of: other)
        for rank in 0..<order.count {
            let place = Int(order[rank])
            let sum = own[place] + factor * added[place]
            if abs(sum) > Tolerance.coefficient { return sum < 0 }
        }
        return false
    }

    private mutating func widen() {
        let oldCapacity = capacity
        capacity *= 2
        numbers.extend(to: variableCount * capacity, with: 0)
        for variable in stride(from: variableCount - 1, through: 0, by: -1) {
            let old = numbers.base + variable * oldCapacity
            let new = numbers.base + variable * capacity
            for place in stride(from: oldCapacity - 1, through: 0, by: -1) { new[place] = old[place] }
            (new + oldCapacity).update(repeating: 0, count: oldCapacity)
        }
    }
}
