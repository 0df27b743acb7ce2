/// What in the objects of a document depends on traits: views and constraints that are installed under some of them only,
/// and properties with other values under some of them.
///
/// The outermost object keeps it. As on iOS, variations are applied before the runtime attributes of a new object are set,
/// and before anybody is told of changed traits.
@MainActor
final class TraitVariations {
    private var subviews: [VariedSubviews] = []
    private var constraints: [VariedConstraint] = []
    private var properties: [VariedProperties] = []
    private var presentTraits: UITraitCollection?
    private let scope: BlueprintScope

    init(in scope: BlueprintScope) {
        self.scope = scope
    }

    /// Whether nothing depends on traits.
    var isEmpty: Bool { subviews.isEmpty && constraints.isEmpty && properties.isEmpty }

    /// Whether there are views that come and go.
    var hasSubviews: Bool { !subviews.isEmpty }

    /// Adds views that come and go.
    func add(_ varied: VariedSubviews) { subviews.append(varied) }

    /// Adds a constraint that comes and goes, or whose values change.
    func add(_ varied: VariedConstraint) { constraints.append(varied) }

    /// Adds properties whose values change.
    func add(_ varied: VariedProperties) { properties.append(varied) }

    /// Installs the views that belong to traits, before there are constraints between them.
    func installSubviews(for traits: UITraitCollection) {
        for varied in subviews { varied.update(for: traits) }
    }

    /// Brings everything in line with traits.
    func update(for traits: UITraitCollection) {
        guard traits != presentTraits else { return }
        presentTraits = traits
        var didMoveViews = false
        for varied in subviews where varied.update(for: traits) { didMoveViews = true }
        for varied in constraints { varied.update(for: traits, isAnew: didMoveViews) }
        guard !properties.isEmpty else { return }
        let assembly = InterfaceAssembly(scope, in: NoAssemblyContext())
        for varied in properties { varied.update(for: traits, assembly) }
    }

    /// Has an object keep the variations of what is in it.
    func attach(to holder: AnyObject) {
        switch holder {
        case let view as UIView: view.attributes.traitVariations = self
        case let controller as UIViewController:
            // The closure keeps the variations as long as the controller.
            controller.registerForTraitChanges(UITraitCollection.traitsOfVariations) {
                (controller: UIViewController, _) in
                self.update(for: controller.traitCollection)
            }
        default: break
        }
    }
}

extension UITraitCollection {
    /// The traits that the keys of variations name.
    fileprivate static let traitsOfVariations: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
        UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
}

/// A context without objects, for settings that are values alone.
@MainActor
private final class NoAssemblyContext: AssemblyContext {
    var scene: SceneObjects? { nil }

    func object(at slot: Int) -> AnyObject? { nil }
}
