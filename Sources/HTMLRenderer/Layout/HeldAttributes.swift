import UIKitCore

/// Which attributes of subviews the constraints of a view hold at one place.
@MainActor
struct HeldAttributes {
    private var attributes: [ObjectIdentifier: UInt64] = [:]

    /// Looks through the constraints of a view.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - atEdges: Whether only those count that hold a subview at the view itself or one of its guides.
    init(of container: UIView, atEdges: Bool = false) {
        guard let constraints = container.layoutAttributesIfPresent?.constraints else { return }
        func isEdge(_ item: AnyObject?) -> Bool {
            item === container || (item as? UILayoutGuide)?.owningView === container
                || (item as? BarLayoutSupport)?.layoutView === container
        }
        for constraint in constraints where constraint.relation == .equal {
            let items = (constraint.firstItem, constraint.secondItem)
            if let first = items.0, !atEdges || isEdge(items.1) { hold(constraint.firstAttribute, of: first) }
            if let second = items.1, !atEdges || isEdge(items.0) { hold(constraint.secondAttribute, of: second) }
        }
    }

    private mutating func hold(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) {
        attributes[ObjectIdentifier(item), default: 0] |= Self.bit(of: attribute)
    }

    /// Whether a subview is held by one of some attributes.
    func contains(_ wanted: [NSLayoutConstraint.Attribute], of view: UIView) -> Bool {
        guard let held = attributes[ObjectIdentifier(view)] else { return false }
        return wanted.contains { held & Self.bit(of: $0) != 0 }
    }

    private static func bit(of attribute: NSLayoutConstraint.Attribute) -> UInt64 {
        (0..<64).contains(attribute.rawValue) ? 1 << UInt64(attribute.rawValue) : 0
    }
}
