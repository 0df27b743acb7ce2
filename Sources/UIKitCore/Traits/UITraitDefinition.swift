/// A trait: the type is its identity, its values describe an aspect of the environment of views and controllers.
///
/// An app defines its own by a type with a default value. UIKit: `UITraitDefinition`.
public protocol UITraitDefinition: Sendable {
    /// What the trait's values are. Changes are noticed between values that are `Equatable`.
    associatedtype Value: Sendable

    /// The value where nobody set one.
    static var defaultValue: Value { get }

    /// The name shown when a trait collection is printed; the name of the type unless the trait says otherwise.
    static var name: String { get }

    /// A name that stays the same in archives; empty unless the trait says otherwise.
    static var identifier: String { get }

    /// Whether dynamic colours may look different when the trait changes; false unless the trait says otherwise.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }

    /// No name for archives.
    public static var identifier: String { "" }

    /// Colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of any trait.
///
/// UIKit: `UITrait`.
public typealias UITrait = any UITraitDefinition.Type
