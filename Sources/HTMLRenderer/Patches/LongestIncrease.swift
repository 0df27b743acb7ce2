/// The longest increasing subsequence, which is what can stay in its place when a list is put into another order.
enum LongestIncrease {
    /// Says which members of a list belong to it; those that are nil never do.
    static func members(of list: [Int?]) -> [Bool] {
        // The list places of the smallest ends of increases of each length, and what stands before each member.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: list.count)
        for (index, value) in list.enumerated() {
            guard let value else { continue }
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if let end = list[ends[middle]], end < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var members = [Bool](repeating: false, count: list.count)
        var index = ends.last ?? -1
        while index >= 0 {
            members[index] = true
            index = before[index]
        }
        return members
    }
}
