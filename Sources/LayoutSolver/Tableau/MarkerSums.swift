/// Which markers stand for multiples of other ones besides themselves, and the room for walks through them.
///
/// The markers of required equations are always zero; they are in rows only so that equations can be found, changed and
/// removed again. An equation whose expression has many of them takes them into the sum of its own marker, so that rows
/// which follow from it need not hold them all.
struct MarkerSums: ~Copyable {
    /// What each marker stands for besides itself.
    private var parts = SparseLists(hasValues: true)
    /// The markers that stand for a marker directly.
    private var users = SparseLists(hasValues: false)
    /// How much of a marker is in those that were met, after a walk.
    private var factors = FlatBuffer<Double>(capacity: 64)

    /// The markers that were walked through, each after those that stand for it.
    private(set) var order = FlatBuffer<Int32>()
    private var path = FlatBuffer<Int32>()
    private var places = FlatBuffer<Int32>()
    /// The walk in which each marker was last met.
    private var walks = FlatBuffer<Int>(capacity: 64)
    private var walk = 0

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var capacity: Int {
        let kept = parts.capacity + users.capacity + factors.capacity
        return kept + order.capacity + path.capacity + places.capacity + walks.capacity
    }

    mutating func extend(to count: Int) {
        parts.extend(to: count)
        users.extend(to: count)
        factors.extend(to: count, with: 0)
        walks.extend(to: count, with: 0)
    }

    // MARK: Sums

    /// Has a marker stand for a multiple of another one.
    mutating func add(_ part: Int32, times factor: Double, to marker: Int32) {
        parts.append(part, value: factor, to: marker)
        users.append(marker, to: part)
    }

    /// How many markers a marker stands for, besides itself.
    func partCount(of marker: Int32) -> Int { parts.count(marker) }

    /// The marker at a position in the sum of another one.
    func part(at position: Int, of marker: Int32) -> (marker: Int32, factor: Double) {
        (parts.indices(marker)[position], parts.values(marker)[position])
    }

    /// Whether other markers stand for a marker.
    func isUsed(_ marker: Int32) -> Bool { users.count(marker) > 0 }

    /// Takes a marker out of the sums of others.
    mutating func removeUses(of marker: Int32) {
        let list = users.indices(marker)
        for position in 0..<users.count(marker) { parts.remove(marker, of: list[position]) }
        users.clear(marker)
    }

    /// Has a marker stand for itself alone.
    mutating func removeParts(of marker: Int32) {
        let list = parts.indices(marker)
        for position in 0..<parts.count(marker) { users.remove(marker, of: list[position]) }
        parts.clear(marker)
    }

    /// Forgets all sums.
    mutating func reset(count: Int) {
        for marker in 0..<Int32(count) {
            parts.clear(marker)
            users.clear(marker)
        }
    }

    // MARK: Walks

    /// Finds all markers that stand for one, directly or by way of others, and for how much of it.
    ///
    /// They are in ``order`` before the marker itself.
    ///
    /// - Returns: How many numbers were looked at.
    mutating func spread(_ marker: Int32) -> Int {
        walk += 1
        order.removeAll()
        enter(marker)
        while path.count > 0 {
            let (current, place) = (path[path.count - 1], places[places.count - 1])
            if place < users.count(current) {
                places[places.count - 1] = place + 1
                enter(users.indices(current)[Int(place)])
            } else {
                order.append(path.removeLast())
                _ = places.removeLast()
            }
        }
        factors[marker] = 1
        var work = 1
        // From behind, each comes after those that it stands for.
        for position in stride(from: order.count - 2, through: 0, by: -1) {
            let user = order[position]
            let (indices, values) = (parts.indices(user), parts.values(user))
            var factor = 0.0
            for place in 0..<parts.count(user) where walks[indices[place]] == walk {
                factor += values[place] * factors[indices[place]]
            }
            factors[user] = factor
            work += parts.count(user)
        }
        return work
    }

    /// How much of the marker of the last walk is in one that was met.
    func factor(of marker: Int32) -> Double { factors[marker] }

    private mutating func enter(_ marker: Int32) {
        guard walks[marker] != walk else { return }
        walks[marker] = walk
        path.append(marker)
        places.append(0)
    }
}
