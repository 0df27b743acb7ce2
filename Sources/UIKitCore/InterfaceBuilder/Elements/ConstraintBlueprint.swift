import Foundation

/// A constraint of a document, ready to be made between new views.
@MainActor
final class ConstraintBlueprint: MemberBlueprint {
    /// The element that describes the constraint.
    let element: InterfaceElement
    /// The constraint's place among the objects of its scope; nil without identifier.
    let slot: Int?
    /// The class to make, the app's own or UIKit's.
    let objectClass: NSLayoutConstraint.Type
    /// The connections that leave the constraint.
    let connections: [Connection]
    /// The values that the document sets by name.
    let runtimeAttributes: [RuntimeAttribute]
    private let first: BlueprintScope.Reference?
    private let second: BlueprintScope.Reference?
    private let firstAttribute: NSLayoutConstraint.Attribute
    private let secondAttribute: NSLayoutConstraint.Attribute
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    /// The constant in points; nil for the standard distance.
    private let constant: CGFloat?
    private let priority: UILayoutPriority
    private let scope: BlueprintScope
    private let mask: InstallationMask
    /// Whether the constraint depends on traits.
    let isVaried: Bool
    private let identifier: String?
    private let layers: [(condition: VariationCondition, values: VariedConstraint.Values)]

    /// Reads a constraint.
    ///
    /// - Parameters:
    ///   - element: The constraint.
    ///   - owner: The view that owns it, which is meant where an item is not named.
    ///   - mask: Which of the owner's constraints are installed when.
    init?(of element: InterfaceElement, owner: ElementReading, _ mask: InstallationMask) {
        let reading = owner.with(element)
        guard let name = element["firstAttribute"] else {
            owner.reportUnreadable(element)
            return nil
        }
        let secondName = element["secondAttribute"]
        guard let first = reading.word(name, "firstAttribute", Self.attributes),
            let second = secondName == nil
                ? .notAnAttribute : reading.word(secondName, "secondAttribute", Self.attributes)
        else { return nil }
        self.element = element
        scope = owner.scope
        slot = element.identifier.map(owner.scope.slot)
        firstAttribute = first
        secondAttribute = second
        self.first = element["firstItem"].map(owner.scope.reference)
        self.second = element["secondItem"].map(owner.scope.reference)
        relation = reading.word(element["relation"], "relation", Self.relations) ?? .equal
        multiplier = reading.value("multiplier", .multiplier) ?? 1
        let isStandard = element.flag("symbolic") && element["constant"] == nil
        constant = isStandard ? nil : reading.number("constant") ?? 0
        priority = reading.value("priority", .priority) ?? .required
        self.mask = mask
        layers = Self.layers(of: element, constant ?? 0, priority, owner)
        isVaried = mask.isConditional(element.identifier) || !layers.isEmpty
        identifier = element["identifier"]
        objectClass = Self.objectClass(of: element, owner.scope)
        connections = Connection.readAll(element.child("connections")?.children ?? [], reading)
        runtimeAttributes = (element.child("userDefinedRuntimeAttributes")?.children ?? [])
            .compactMap { RuntimeAttribute(of: $0, reading) }
        for child in element.children where !Self.knownChildren.contains(child.name) {
            reading.reportUnknownElement(child)
        }
        for attribute in element.attributes where !Self.known.contains(attribute.name) {
            reading.reportUnknownAttribute(attribute.name)
        }
    }

    /// The class that the document names; UIKit's, and a report, if the program does not have it.
    private static func objectClass(
        of element: InterfaceElement, _ scope: BlueprintScope
    ) -> NSLayoutConstraint.Type {
        guard let custom = CustomClass(of: element) else { return NSLayoutConstraint.self }
        let found = custom.resolve(basedOn: .constraint, in: scope.source, element) as? NSLayoutConstraint.Type
        if found == nil, let identifier = element.identifier {
            scope.noteMissingClass(custom.name, of: identifier)
        }
        return found ?? NSLayoutConstraint.self
    }

    /// Whether the document names a class that the program does not have.
    var isClassMissing: Bool { element["customClass"] != nil && objectClass == NSLayoutConstraint.self }

    private static func layers(
        of element: InterfaceElement, _ constant: CGFloat, _ priority: UILayoutPriority, _ owner: ElementReading
    ) -> [(condition: VariationCondition, values: VariedConstraint.Values)] {
        var layers: [(condition: VariationCondition, values: VariedConstraint.Values)] = []
        for child in element.children where child.name == "variation" {
            let reading = owner.with(child)
            for attribute in child.attributes where !Self.varying.contains(attribute.name) {
                reading.reportUnknownAttribute(attribute.name)
            }
            guard let condition = child.key.flatMap(VariationCondition.init) else {
                reading.reportUnreadable(child.key ?? "", of: "key")
                continue
            }
            let values = VariedConstraint.Values(
                constant: reading.number("constant"), priority: reading.value("priority", .priority))
            layers.append((condition, values))
        }
        guard !layers.isEmpty, let everywhere = VariationCondition(key: "default") else { return [] }
        layers.insert((everywhere, VariedConstraint.Values(constant: constant, priority: priority)), at: 0)
        layers.sort { $0.condition.specificity < $1.condition.specificity }
        return layers
    }

    // MARK: Making

    /// Makes the constraint and adds it to the view that owns it, unless it is installed under no traits: then it is there
    /// for the outlets that lead to it, and not active.
    ///
    /// - Parameters:
    ///   - owner: The view that owns it.
    ///   - variations: What depends on traits in the outermost object around the view; nil if nothing does.
    ///   - assembly: Where the items are.
    func install(in owner: UIView, _ variations: TraitVariations?, _ assembly: InterfaceAssembly) {
        guard let constraint = make(in: owner, assembly) else { return report() }
        if priority != .required { constraint.priority = priority }
        if let identifier { constraint.identifier = identifier }
        assembly.register(constraint, as: self)
        guard mask.isEverInstalled(element.identifier) else { return }
        if let variations, isVaried || variations.hasSubviews {
            variations.add(
                VariedConstraint(constraint, owner: owner, identifier: element.identifier, mask, layers))
        } else {
            owner.addConstraint(constraint)
        }
    }

    private func make(in owner: UIView, _ assembly: InterfaceAssembly) -> NSLayoutConstraint? {
        guard let firstItem = item(first, firstAttribute, owner, assembly) else { return nil }
        guard second != nil || secondAttribute != .notAnAttribute else {
            return constraint(ConstraintTerm(firstItem.item, firstItem.attribute), nil, 1, constant ?? 0)
        }
        guard let secondItem = item(second, secondAttribute, owner, assembly) else { return nil }
        return constraint(
            ConstraintTerm(firstItem.item, firstItem.attribute),
            ConstraintTerm(secondItem.item, secondItem.attribute), multiplier,
            constant ?? standardDistance(firstItem, secondItem, owner))
    }

    private func constraint(
        _ first: ConstraintTerm, _ second: ConstraintTerm?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint? {
        guard objectClass != NSLayoutConstraint.self else {
            return NSLayoutConstraint(
                first: first, relation: relation, second: second, multiplier: multiplier, constant: constant)
        }
        let constraint = objectClass.instantiate() as? NSLayoutConstraint
        constraint?.relate(first, relation, second, multiplier: multiplier, constant: constant)
        return constraint
    }

    private typealias Item = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

    /// The item of a reference and its attribute; for a guide of a controller, the safe area that replaced it.
    private func item(
        _ reference: BlueprintScope.Reference?, _ attribute: NSLayoutConstraint.Attribute, _ owner: UIView,
        _ assembly: InterfaceAssembly
    ) -> Item? {
        guard let reference else { return (owner, attribute) }
        guard let object = assembly.object(at: reference) else { return nil }
        if let guide = object as? ControllerLayoutGuide { return guide.item(attribute, in: owner) }
        if let view = object as? UIView { return (view, attribute) }
        return (object as? any LayoutItem).map { ($0, attribute) }
    }

    /// The distance that Interface Builder calls standard, for the rare constraint that does not state it as well: 20
    /// points to an edge of the view that owns the constraint and to the sides of the safe area, 8 points to its top and
    /// bottom and between views.
    private func standardDistance(_ first: Item, _ second: Item, _ owner: UIView) -> CGFloat {
        let isAtOwner = first.item === owner || second.item === owner
        let isAtGuide = first.item is UILayoutGuide || second.item is UILayoutGuide
        let isHorizontal = [.leading, .trailing, .left, .right].contains(first.attribute)
        return isAtOwner || (isAtGuide && isHorizontal) ? 20 : 8
    }

    /// Reports that an item is missing, unless it is one that is installed under no traits.
    private func report() {
        if scope.isNotInstalled(element["firstItem"]) || scope.isNotInstalled(element["secondItem"]) { return }
        scope.source.report(
            InterfaceFinding(
                .unresolvedConnection, "constraint", in: element,
                reason: "The constraint \(element.identifier ?? "") relates something that does not exist."))
    }
}

// MARK: - Words

extension ConstraintBlueprint {
    private static let known: Set<String> = [
        "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant",
        "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel", "exportLabel",
        "shouldBeArchived", "colorLabel", "customClass", "customModule", "customModuleProvider",
    ]

    /// The children that are read.
    private static let knownChildren: Set<String> = [
        "variation", "connections", "userDefinedRuntimeAttributes", "nil", "mutableString", "string",
    ]

    /// What a variation may change.
    private static let varying: Set<String> = ["key", "constant", "priority"]

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
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

extension ElementKind {
    /// `constraint`, as far as classes of the app's own are concerned.
    fileprivate static let constraint = ElementKind(NSLayoutConstraint.self, [])
}

extension AttributeReader where Value == CGFloat {
    /// A multiplier as a number or a ratio: `0.5`, `1:2`, `1/2`.
    fileprivate static let multiplier = AttributeReader { text, _, _ in
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap { InterfaceNumber.read(String($0)) }
        guard numbers.count == parts.count, let first = numbers.first else { return nil }
        if numbers.count == 1 { return CGFloat(first) }
        guard numbers.count == 2, numbers[1] != 0 else { return nil }
        return CGFloat(first / numbers[1])
    }
}
