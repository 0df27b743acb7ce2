import Foundation

/// A constraint of a document, ready to be made between new views.
@MainActor
final class ConstraintBlueprint {
    private let element: InterfaceElement
    private let slot: Int?
    private let first: BlueprintScope.Reference?
    private let second: BlueprintScope.Reference?
    private let firstAttribute: NSLayoutConstraint.Attribute
    private let secondAttribute: NSLayoutConstraint.Attribute
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    private let constant: CGFloat
    private let priority: UILayoutPriority
    private let source: InterfaceSource

    /// Reads a constraint.
    ///
    /// - Parameters:
    ///   - element: The constraint.
    ///   - owner: The view that owns it, which is meant where an item is not named.
    init?(of element: InterfaceElement, owner: ElementReading) {
        guard let first = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else {
            owner.reportUnreadable(element)
            return nil
        }
        self.element = element
        source = owner.source
        slot = element.identifier.map(owner.scope.slot)
        firstAttribute = first
        secondAttribute = element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute
        self.first = element["firstItem"].map(owner.scope.reference)
        second = element["secondItem"].map(owner.scope.reference)
        relation =
            switch element["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
        let isStandard = element.flag("symbolic") && element["constant"] == nil
        constant = element.number("constant") ?? (isStandard ? 8 : 0)
        priority = element["priority"].flatMap(Float.init).map { UILayoutPriority(min(max($0, 1), 1000)) } ?? .required
        for attribute in element.attributes where !Self.known.contains(attribute.name) {
            owner.with(element).reportUnknownAttribute(attribute.name)
        }
    }

    /// Makes the constraint and adds it to the view that owns it.
    func install(in owner: UIView, _ assembly: InterfaceAssembly) {
        guard let firstItem = item(first, firstAttribute, owner, assembly) else { return report() }
        let constraint: NSLayoutConstraint
        if second == nil, secondAttribute == .notAnAttribute {
            constraint = NSLayoutConstraint(
                item: firstItem.item, attribute: firstItem.attribute, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: constant)
        } else {
            guard let secondItem = item(second, secondAttribute, owner, assembly) else { return report() }
            constraint = NSLayoutConstraint(
                item: firstItem.item, attribute: firstItem.attribute, relatedBy: relation, toItem: secondItem.item,
                attribute: secondItem.attribute, multiplier: multiplier, constant: constant)
        }
        if priority != .required { constraint.priority = priority }
        if let identifier = element["identifier"] { constraint.identifier = identifier }
        owner.addConstraint(constraint)
        if let slot { assembly.set(constraint, at: slot) }
    }

    /// The item of a reference and its attribute; for a guide of a controller, the safe area that replaced it.
    private func item(
        _ reference: BlueprintScope.Reference?, _ attribute: NSLayoutConstraint.Attribute, _ owner: UIView,
        _ assembly: InterfaceAssembly
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let reference else { return (owner, attribute) }
        guard let object = assembly.object(at: reference) else { return nil }
        if let guide = object as? ControllerLayoutGuide { return guide.item(attribute, in: owner) }
        return object is any LayoutItem ? (object, attribute) : nil
    }

    private func report() {
        source.report(
            InterfaceFinding(
                .unresolvedConnection, "constraint", in: element,
                reason: "The constraint \(element.identifier ?? "") relates something that does not exist."))
    }

    /// A multiplier as a number or a ratio: `0.5`, `1:2`, `1/2`.
    private static func multiplier(_ text: String) -> CGFloat? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        let numbers = parts.compactMap { InterfaceNumber.read(String($0)) }
        if numbers.count == 1, parts.count == 1 { return CGFloat(numbers[0]) }
        guard numbers.count == 2, parts.count == 2, numbers[1] != 0 else { return nil }
        return CGFloat(numbers[0] / numbers[1])
    }

    private static let known: Set<String> = [
        "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant",
        "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel", "exportLabel",
        "shouldBeArchived", "colorLabel", "customClass", "customModule", "customModuleProvider",
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

/// The top or bottom guide of a controller, which documents had before there were safe areas.
@MainActor
final class ControllerLayoutGuide {
    private let isTop: Bool

    /// Creates the guide at the top or at the bottom.
    init(isTop: Bool) {
        self.isTop = isTop
    }

    /// The edge of the safe area that is where the guide ends, or the edge of the view that is where it begins.
    func item(
        _ attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        let inner: NSLayoutConstraint.Attribute = isTop ? .bottom : .top
        if attribute == inner { return (view.safeAreaLayoutGuide, isTop ? .top : .bottom) }
        return (view, attribute)
    }
}
