/// The values of traits, keyed by the trait's type.
package struct TraitValues: UIMutableTraits, Sendable {
    private struct Entry: Sendable {
        let trait: UITrait
        let value: any Sendable
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Creates values that specify no trait.
    package init() {}

    /// The value of a trait, the trait's default where it is not specified.
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
        set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
    }

    /// Whether a value is set for the trait.
    package func specifies(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    /// Forgets the value of the trait.
    package mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// How many traits have values.
    package var specifiedCount: Int { entries.count }

    /// Whether no trait has a value.
    package var isEmpty: Bool { entries.isEmpty }

    /// Takes over every value that the other ones specify.
    package mutating func merge(_ other: TraitValues) {
        entries.merge(other.entries) { _, new in new }
    }

    /// Whether these values include all of the other ones.
    package func contains(_ other: TraitValues) -> Bool {
        other.entries.allSatisfy { key, entry in
            entries[key].map { Self.areEqual($0.value, entry.value) } ?? false
        }
    }

    /// The traits whose values differ, defaults counted for those that are not set.
    package func differences(from other: TraitValues) -> Set<ObjectIdentifier> {
        var different: Set<ObjectIdentifier> = []
        for key in Set(entries.keys).union(other.entries.keys) where !isSame(key, as: other) {
            different.insert(key)
        }
        return different
    }

    /// Whether a trait that colours depend on differs.
    package func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
        differences(from: other).contains { key in
            (entries[key] ?? other.entries[key])?.trait.affectsColorAppearance ?? false
        }
    }

    /// The set traits and their values, sorted by name.
    package var description: String {
        entries.values.map { "\($0.trait.name) = \($0.value)" }.sorted().joined(separator: "; ")
    }

    private func isSame(_ key: ObjectIdentifier, as other: TraitValues) -> Bool {
        switch (entries[key], other.entries[key]) {
        case (let left?, let right?): Self.areEqual(left.value, right.value)
        case (let entry?, nil), (nil, let entry?): Self.areEqual(entry.value, Self.defaultValue(of: entry.trait))
        case (nil, nil): true
        }
    }

    private static func defaultValue<Trait: UITraitDefinition>(of trait: Trait.Type) -> any Sendable {
        trait.defaultValue
    }

    private static func areEqual(_ left: any Sendable, _ right: any Sendable) -> Bool {
        func compare<Value: Equatable>(_ value: Value) -> Bool { value == right as? Value }
        guard let left = left as? any Equatable else { return false }
        return compare(left)
    }
}

extension TraitValues: Equatable {
    /// Whether both specify the same traits with equal values.
    package static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.entries.count == right.entries.count && left.contains(right)
    }
}
