public import Foundation

/// The environment of a view or controller: appearance, size classes, text size, direction and traits of the app's own.
///
/// Collections never change; ``modifyingTraits(_:)`` makes new ones. On the server the scene's traits are what the
/// browser reported. UIKit: `UITraitCollection`.
///
/// Unchecked `Sendable`: the only stored property is a constant that holds `Sendable` values.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// The specified traits; what is missing has its default value.
    package let traits: TraitValues

    /// Creates a collection that specifies the traits.
    package init(_ traits: TraitValues) {
        self.traits = traits
        super.init()
    }

    // MARK: Creating a collection

    /// A collection in which nothing is specified.
    public override init() {
        traits = TraitValues()
        super.init()
    }

    /// A collection of the traits that the closure sets.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        var values: any UIMutableTraits = TraitValues()
        mutations(&values)
        traits = values as? TraitValues ?? TraitValues()
        super.init()
    }

    /// A collection of everything the given ones specify; where several do, the last one counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(into: TraitValues()) { $0.merge($1.traits) })
    }

    /// A collection with one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// A collection that differs from this one by what the closure sets.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var values: any UIMutableTraits = traits
        mutations(&values)
        return UITraitCollection(values as? TraitValues ?? traits)
    }

    /// A collection that differs from this one in a single trait.
    open func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    // MARK: Reading

    /// The value of a trait, the trait's default where none is specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        traits[trait]
    }

    /// Whether this collection has the same value for everything that the other one specifies.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return traits.contains(other.traits)
    }

    /// The traits whose values differ between this collection and the other one.
    open func changedTraits(from other: UITraitCollection?) -> Set<ObjectIdentifier> {
        traits.differences(from: other?.traits ?? TraitValues())
    }

    /// Whether a dynamic colour may look different here than in the other collection.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        traits.hasDifferentColorAppearance(from: other?.traits ?? TraitValues())
    }

    // MARK: The current collection

    /// The traits that dynamic colours are resolved with when nobody names any; each thread has its own.
    ///
    /// On the main actor these are the traits of the scene whose event is being handled, and around callbacks about
    /// traits and layout those of the view or controller concerned.
    open class var current: UITraitCollection {
        get { chosen ?? ofSceneInTurn ?? unspecified }
        set { chosen = newValue }
    }

    /// What was made current on this thread; nil where nothing was.
    private static var chosen: UITraitCollection? {
        get {
            guard MainQueue.isCurrent else {
                return Thread.current.threadDictionary[currentKey] as? UITraitCollection
            }
            return MainActor.assumeIsolated { chosenOnMainActor }
        }
        set {
            guard MainQueue.isCurrent else {
                Thread.current.threadDictionary[currentKey] = newValue
                return
            }
            MainActor.assumeIsolated { chosenOnMainActor = newValue }
        }
    }

    @MainActor private static var chosenOnMainActor: UITraitCollection?

    /// The traits of the scene whose event is being handled, or in whose turn the running task was made; nil off the main actor.
    private static var ofSceneInTurn: UITraitCollection? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated { UIApplication.shared.sceneInWork?.traitCollection }
    }

    private static let currentKey = "UITraitCollection.current"
    private static let unspecified = UITraitCollection()

    /// Does the work with this collection as the current one.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.chosen
        Self.chosen = self
        defer { Self.chosen = previous }
        actions()
    }

    // MARK: Comparing

    /// Whether the other object is a collection that specifies the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || traits == other.traits
    }

    /// A number that is the same for equal collections.
    open override var hash: Int { traits.specifiedCount }

    /// The specified traits by name, for logs.
    open override var description: String { "<UITraitCollection: \(traits.description)>" }

    /// The collection itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
