import Foundation

/// A constraint that comes and goes with the traits, or whose constant or priority does.
@MainActor
final class VariedConstraint {
    /// What a constraint has under some traits.
    struct Values {
        /// The constant in points; nil for the one of other variations.
        var constant: CGFloat?
        /// The priority; nil for the one of other variations.
        var priority: UILayoutPriority?
    }

    private let constraint: NSLayoutConstraint
    private weak var owner: UIView?
    private let identifier: String?
    private let mask: InstallationMask
    /// The values of the variations, those with fewer traits first; the first ones hold everywhere.
    private let layers: [(condition: VariationCondition, values: Values)]
    private var wasInstalled: Bool?

    /// Remembers a constraint that is not active yet.
    init(
        _ constraint: NSLayoutConstraint, owner: UIView, identifier: String?, _ mask: InstallationMask,
        _ layers: [(condition: VariationCondition, values: Values)]
    ) {
        self.constraint = constraint
        self.owner = owner
        self.identifier = identifier
        self.mask = mask
        self.layers = layers
    }

    /// Sets the values that hold under traits, and activates or deactivates the constraint.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - isAnew: Whether views came back, which the constraints to them did not.
    func update(for traits: UITraitCollection, isAnew: Bool) {
        var values = Values()
        for layer in layers where layer.condition.holds(for: traits) {
            values.constant = layer.values.constant ?? values.constant
            values.priority = layer.values.priority ?? values.priority
        }
        if let constant = values.constant { constraint.constant = constant }
        if let priority = values.priority, priority != constraint.priority { set(priority) }
        let isInstalled = mask.isInstalled(identifier, for: traits)
        guard isInstalled != wasInstalled || isAnew else { return }
        wasInstalled = isInstalled
        if isInstalled { activate() } else { constraint.isActive = false }
    }

    private func activate() {
        // Views that are not installed under these traits have no place to be constrained in.
        guard let owner, !constraint.isActive, let ancestor = constraint.nearestCommonAncestor,
            ancestor.isDescendant(of: owner)
        else { return }
        owner.addConstraint(constraint)
    }

    /// Sets a priority; one that is required, or was, changes only while the constraint is not active.
    private func set(_ priority: UILayoutPriority) {
        let isActive = constraint.isActive
        if isActive { constraint.isActive = false }
        constraint.priority = priority
        if isActive { activate() }
    }
}
