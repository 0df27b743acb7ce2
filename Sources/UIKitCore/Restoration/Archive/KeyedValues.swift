/// Values under keys, as an object encodes them, in the order of the keys.
///
/// There are few, so that a list is made and looked through in less time than a table, and it is written as it stands.
package struct KeyedValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private struct Entry: Hashable, Sendable {
        let key: String
        var value: RestorationValue
    }

    private var entries: [Entry] = []

    /// How many values most objects encode at most.
    private static let usualCount = 4

    /// Creates an empty list.
    package init() {}

    /// Takes values; the last one of each key counts.
    package init(dictionaryLiteral values: (String, RestorationValue)...) {
        entries.reserveCapacity(values.count)
        for (key, value) in values { self[key] = value }
    }

    /// The value under a key; nil where there is none.
    package subscript(key: String) -> RestorationValue? {
        get {
            let index = place(of: key)
            return index < entries.count && entries[index].key == key ? entries[index].value : nil
        }
        set {
            let index = place(of: key)
            let isThere = index < entries.count && entries[index].key == key
            switch (newValue, isThere) {
            case (let value?, true): entries[index].value = value
            case (let value?, false) where index == entries.count:
                if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
                entries.append(Entry(key: key, value: value))
            case (let value?, false): entries.insert(Entry(key: key, value: value), at: index)
            case (nil, true): entries.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// Where a key is, or would be.
    private func place(of key: String) -> Int {
        // Mostly the keys come in their order.
        guard let last = entries.last, key <= last.key else { return entries.count }
        var (low, high) = (0, entries.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension KeyedValues: RandomAccessCollection {
    /// The place of the first value.
    package var startIndex: Int { 0 }

    /// The place after the last value.
    package var endIndex: Int { entries.count }

    /// A key and its value, in the order of the keys.
    package subscript(index: Int) -> (key: String, value: RestorationValue) {
        (entries[index].key, entries[index].value)
    }
}
