extension MarkupDifference {
    /// Compares two pages of one scene.
    ///
    /// Most pages differ in one place. What stands before it and after it is the same, byte for byte, and need not be
    /// taken apart.
    mutating func compare(_ old: MarkupTree, _ new: MarkupTree) {
        let node = Self.narrowestNode(of: old, around: new)
        compare(Place(tree: old, node: node), Place(tree: new, node: node))
    }

    /// The innermost element outside which two pages are the same; it has the same place in the nodes of both.
    private static func narrowestNode(of old: MarkupTree, around new: MarkupTree) -> Int {
        let start = old.bytes.commonStart(with: new.bytes)
        let end = old.bytes.count - old.bytes.commonEnd(with: new.bytes, outside: start)
        let growth = new.bytes.count - old.bytes.count
        var narrowest = 0
        var node = 1
        // Elements before the difference begin in both pages alike, so they have the same places among the nodes.
        while node < old.nodes[narrowest].next, node < new.nodes.count, old.nodes[node].start <= start {
            let (candidate, other) = (old.nodes[node], new.nodes[node])
            guard candidate.end >= end, !candidate.isFragment else {
                node = candidate.next
                continue
            }
            guard !other.isFragment, other.identifier == candidate.identifier, other.start == candidate.start,
                other.end == candidate.end + growth,
                hasSameFragments(old, new, outside: candidate, growth: growth)
            else { break }
            narrowest = node
            node += 1
        }
        return narrowest
    }

    /// Whether what was kept of views stands in the same places in two pages, outside an element that has grown.
    private static func hasSameFragments(
        _ old: MarkupTree, _ new: MarkupTree, outside node: MarkupTree.Node, growth: Int
    ) -> Bool {
        guard old.fragments.count == new.fragments.count else { return false }
        return zip(old.fragments, new.fragments).allSatisfy { before, after in
            let isInside = before.position > node.start && before.position < node.end
            return isInside
                || before.fragment === after.fragment
                    && after.position == before.position + (before.position >= node.end ? growth : 0)
        }
    }
}

extension [UInt8] {
    /// How many bytes two arrays have in common at their beginnings.
    fileprivate func commonStart(with other: [UInt8]) -> Int {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                let count = Swift.min(bytes.count, others.count)
                var position = 0
                while position + 8 <= count,
                    bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                        == others.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                {
                    position += 8
                }
                while position < count, bytes[position] == others[position] { position += 1 }
                return position
            }
        }
    }

    /// How many bytes two arrays have in common at their ends, without those that they begin with.
    fileprivate func commonEnd(with other: [UInt8], outside start: Int) -> Int {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                let limit = Swift.min(bytes.count, others.count) - start
                var length = 0
                while length + 8 <= limit,
                    bytes.loadUnaligned(fromByteOffset: bytes.count - length - 8, as: UInt64.self)
                        == others.loadUnaligned(fromByteOffset: others.count - length - 8, as: UInt64.self)
                {
                    length += 8
                }
                while length < limit, bytes[bytes.count - length - 1] == others[others.count - length - 1] {
                    length += 1
                }
                return length
            }
        }
    }
}
