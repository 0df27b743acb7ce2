/// Rows that stop a variable from increasing, of which the first is found at once.
struct Stops: ~Copyable {
    private var rows = FlatBuffer<Int32>()
    private var ratios = FlatBuffer<Double>()

    var count: Int { rows.count }

    /// How many numbers of any kind there is memory for; it grows when memory is allocated, and else never changes.
    var capacity: Int { rows.capacity + ratios.capacity }

    mutating func removeAll() {
        rows.removeAll()
        ratios.removeAll()
    }

    /// Adds a row that stops the variable at a value.
    mutating func insert(_ row: Int32, at ratio: Double) {
        rows.append(row)
        ratios.append(ratio)
        var position = rows.count - 1
        while position > 0, isBefore(position, (position - 1) / 2) {
            exchange(position, (position - 1) / 2)
            position = (position - 1) / 2
        }
    }

    /// Takes out the row that stops the variable first.
    mutating func removeFirst() -> Int32 {
        exchange(0, rows.count - 1)
        let first = rows.removeLast()
        _ = ratios.removeLast()
        var position = 0
        while true {
            var next = position
            for child in 2 * position + 1...2 * position + 2 where child < rows.count && isBefore(child, next) {
                next = child
            }
            if next == position { return first }
            exchange(position, next)
            position = next
        }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (ratios[left], rows[left]) < (ratios[right], rows[right])
    }

    private func exchange(_ left: Int, _ right: Int) {
        (rows[left], rows[right]) = (rows[right], rows[left])
        (ratios[left], ratios[right]) = (ratios[right], ratios[left])
    }
}
