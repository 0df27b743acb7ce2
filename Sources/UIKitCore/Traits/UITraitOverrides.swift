/// The traits that a view, a controller or a scene replaces for itself and everything inside it.
///
/// UIKit: `UITraitOverrides`.
public struct UITraitOverrides: UIMutableTraits, Equatable, Sendable {
    /// The traits that are replaced.
    package var values = TraitValues()

    /// Creates overrides that replace nothing.
    package init() {}

    /// The overriding value of a trait, the trait's default where it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool {
        values.specifies(trait)
    }

    /// Ends the override of the trait.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}
