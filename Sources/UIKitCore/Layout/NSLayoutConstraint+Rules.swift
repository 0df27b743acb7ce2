import Foundation

extension NSLayoutConstraint {
    /// What UIKit would say against a constraint; nil if it is legal.
    static func problem(first: ConstraintTerm, second: ConstraintTerm?, multiplier: CGFloat) -> String? {
        guard multiplier.isFinite else {
            return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        }
        guard first.measure != .none else {
            return "Invalid layout attribute: a constraint needs an attribute of its first item."
        }
        guard let second, second.measure != .none else {
            return first.measure == .length ? nil : locationWithoutPair
        }
        if multiplier == 0, first.measure != .length { return locationWithoutPair }
        return problem(pairing: first.measure, with: second.measure)
    }

    private static func problem(pairing first: Attribute.Measure, with second: Attribute.Measure) -> String? {
        if first == second { return nil }
        guard first.isHorizontal, second.isHorizontal else { return "Invalid pairing of layout attributes" }
        if first == .centerX || second == .centerX { return nil }
        return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
            + "Use leading/trailing for both or neither."
    }

    private static let locationWithoutPair =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

    /// Reports what UIKit refuses of a constraint for an item with an invalid argument exception.
    static func refuse(_ reason: String, for item: (any LayoutItem)?) {
        refuse("NSLayoutConstraint for \(item.map { "<\(layoutName(of: $0))>" } ?? "(null)"): \(reason)")
    }

    /// Reports what UIKit refuses with an invalid argument exception.
    static func refuse(_ reason: String) {
        SceneFault.raise(.invalidArgument, reason)
    }

    /// What UIKit would say against a new priority; nil if it is legal.
    final func problem(priority new: UILayoutPriority) -> (name: SceneFault.Name, reason: String)? {
        guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
            return (.invalidArgument, new.refusal)
        }
        guard isActive, (new == .required) != (priority == .required) else { return nil }
        return (
            .internalInconsistency,
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(SceneFault.describe(Double(new.rawValue))) and the existing priority was "
                + "\(SceneFault.describe(Double(priority.rawValue)))."
        )
    }
}

extension UILayoutPriority {
    /// What UIKit says of a priority that there cannot be.
    var refusal: String {
        "It's illegal to set priority:\(SceneFault.describe(Double(rawValue))).  Priorities must be greater than 0 and less "
            + "or equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
}

extension NSLayoutConstraint.Attribute.Measure {
    fileprivate var isHorizontal: Bool {
        switch self {
        case .directionalX, .absoluteX, .centerX: true
        case .none, .length, .y: false
        }
    }
}
