extension BarCustomization {
    /// The arrangement in a preserved state: the order, what was put in, what was taken out.
    var restorationValue: RestorationValue {
        .array([order, shown.sorted(), hidden.sorted()].map { .array($0.map { .string($0) }) })
    }

    /// Reads an arrangement; nil from a value that is none.
    init?(_ value: RestorationValue) {
        guard case .array(let lists) = value, lists.count == 3 else { return nil }
        let names = lists.map { list -> [String] in
            guard case .array(let names) = list else { return [] }
            return names.compactMap(\.text)
        }
        self.init(order: names[0], shown: Set(names[1]), hidden: Set(names[2]))
    }

    /// Reads the arrangements of a scene, by the names that the app gave them.
    static func read(from value: RestorationValue?) -> [String: BarCustomization] {
        guard case .dictionary(let entries)? = value else { return [:] }
        return entries.reduce(into: [:]) { result, entry in
            if let name = entry.key.text { result[name] = BarCustomization(entry.value) }
        }
    }
}
