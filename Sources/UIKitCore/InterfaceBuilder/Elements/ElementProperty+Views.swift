import Foundation

extension ElementProperty {
    /// The place of a view in its superview.
    ///
    /// A view with constraints of its own is placed by them; a fixed frame counts although it says so.
    static let frame = child("rect", key: "frame") { element, reading in
        guard let frame = ChildReader.rect.read(element, reading) else {
            reading.reportUnreadable(element)
            return nil
        }
        let view = reading.element
        let usesConstraints = view.isPlacedByConstraints
        // Tables and collections put their cells in place themselves.
        let isCell = view.name == "tableViewCell" || view.name == "collectionViewCell"
        let isPlaced = usesConstraints || view.key != nil || isCell
        return { object, _ in
            guard let view = object as? UIView else { return }
            if usesConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
            if isPlaced { view.place(in: frame) } else { view.frame = frame }
        }
    }

    /// Whether constraints place a view whose document states no frame.
    static let placementWithoutFrame = ElementProperty(
        place: .attribute("translatesAutoresizingMaskIntoConstraints"),
        readAttribute: { _, reading in
            guard reading.element.isPlacedByConstraints, reading.element.child("rect", key: "frame") == nil else {
                return nil
            }
            return { object, _ in (object as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
        }, readChild: { _, _ in nil })

    /// The size that a few documents state without a frame.
    static let bounds = child("rect", key: "bounds", .rect) { (view: UIView, bounds) in
        if view.bounds.size == .zero { view.place(in: CGRect(origin: view.frame.origin, size: bounds.size)) }
    }

    /// A priority of a view, which can be read back.
    static func priority(
        _ name: String, get: @escaping @MainActor (UIView) -> UILayoutPriority,
        set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
    ) -> ElementProperty {
        attribute(name, .priority, set: set).remembering(get, set: set)
    }

    /// A guide of the view that constraints refer to.
    static let layoutGuide = child("viewLayoutGuide") { element, reading in
        guard let identifier = element.identifier else { return nil }
        let slot = reading.scope.slot(of: identifier)
        let guide = reading.with(element).word(element.key, "key", guides) ?? { $0.safeAreaLayoutGuide }
        return { object, assembly in
            guard let view = object as? UIView, let guide = guide(view) else { return }
            assembly.set(guide, at: slot)
        }
    }

    private static let guides: [String: @MainActor (UIView) -> UILayoutGuide?] = [
        "safeArea": { $0.safeAreaLayoutGuide }, "safeAreaLayoutGuide": { $0.safeAreaLayoutGuide },
        "layoutMargins": { $0.layoutMarginsGuide }, "layoutMarginsGuide": { $0.layoutMarginsGuide },
        "readableContent": { $0.readableContentGuide }, "readableContentGuide": { $0.readableContentGuide },
        "readable": { $0.readableContentGuide },
        "keyboard": { $0.keyboardLayoutGuide }, "keyboardLayoutGuide": { $0.keyboardLayoutGuide },
        "contentLayoutGuide": { ($0 as? UIScrollView)?.contentLayoutGuide },
        "frameLayoutGuide": { ($0 as? UIScrollView)?.frameLayoutGuide },
    ]

    /// The views within a view, from back to front.
    ///
    /// Those that are not installed are made all the same, as on iOS: outlets lead to them, and the app may add them.
    static func subviews<View: UIView>(add: @escaping @MainActor (View, UIView) -> Void) -> ElementProperty {
        child("subviews") { element, reading in
            let mask = InstallationMask(of: reading.element, list: "subviews")
            let children = element.children.compactMap { child in
                reading.blueprint(of: child).map { (blueprint: $0, identifier: child.identifier) }
            }
            if !mask.leavesOut {
                let blueprints = children.map(\.blueprint)
                return { object, assembly in
                    guard let view = object as? View else { return }
                    for blueprint in blueprints {
                        if let subview = assembly.make(blueprint) as? UIView { add(view, subview) }
                    }
                }
            }
            return { object, assembly in
                guard let view = object as? View else { return }
                var members: [(identifier: String?, view: UIView)] = []
                for child in children {
                    guard let subview = assembly.make(child.blueprint) as? UIView else { continue }
                    members.append((child.identifier, subview))
                    if mask.isAlwaysInstalled(child.identifier) { add(view, subview) }
                }
                assembly.variations.add(VariedSubviews(in: view, members, mask))
            }
        }
    }

    /// The constraints that a view owns, made when all views exist.
    static let constraints = child("constraints") { element, reading in
        let mask = InstallationMask(of: reading.element, list: "constraints")
        let constraints = element.children.compactMap { child -> ConstraintBlueprint? in
            guard child.name == "constraint" else {
                reading.reportUnknownElement(child)
                return nil
            }
            guard !child.flag("placeholder"), isWanted(child, mask, reading) else {
                reading.scope.noteNotInstalled(child)
                return nil
            }
            return ConstraintBlueprint(of: child, owner: reading, mask)
        }
        return { object, assembly in
            guard let view = object as? UIView else { return }
            for constraint in constraints { assembly.add(constraint, owner: view) }
        }
    }

    /// Whether a constraint is made: one that is installed under some traits, or that an outlet gives to the app, which may
    /// activate it.
    private static func isWanted(
        _ constraint: InterfaceElement, _ mask: InstallationMask, _ reading: ElementReading
    ) -> Bool {
        guard let identifier = constraint.identifier, !mask.isEverInstalled(identifier) else { return true }
        return reading.scope.scene?.outletDestinations.contains(identifier) ?? false
    }

    /// What assistive technology is told.
    static let accessibility = child("accessibility", key: "accessibilityConfiguration") { element, reading in
        let label = element.text("label").map { reading.localized($0, "accessibilityLabel") }
        let hint = element.text("hint").map { reading.localized($0, "accessibilityHint") }
        let value = element.text("value").map { reading.localized($0, "accessibilityValue") }
        let identifier = element.text("identifier")
        let isElement = element.child("bool", key: "isElement").map { $0.flag("value") }
        let traits = element.child("accessibilityTraits", key: "traits").map(UIAccessibilityTraits.init)
        return { object, _ in
            if let item = object as? UIBarItem {
                if let label { item.accessibilityLabel = label }
                if let hint { item.accessibilityHint = hint }
                if let identifier { item.accessibilityIdentifier = identifier }
            }
            guard let view = object as? UIView else { return }
            if let label { view.accessibilityLabel = label }
            if let hint { view.accessibilityHint = hint }
            if let value { view.accessibilityValue = value }
            if let identifier { view.accessibilityIdentifier = identifier }
            if let isElement { view.isAccessibilityElement = isElement }
            if let traits { view.accessibilityTraits = traits }
        }
    }
}

extension UIAccessibilityTraits {
    /// The traits of an element that names each as an attribute.
    fileprivate init(_ element: InterfaceElement) {
        self = element.flags.reduce(into: .none) { traits, name in
            if let trait = Self.named[name] { traits.formUnion(trait) }
        }
    }

    private static let named: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
        "tabBar": .tabBar, "toggleButton": .toggleButton,
    ]
}

extension ChildReader where Value == UIView.AutoresizingMask {
    /// The flexible parts, each an attribute.
    static let autoresizingMask = ChildReader { element, _ in
        element.flags.reduce(into: []) { mask, flag in
            if let part = parts[flag] { mask.insert(part) }
        }
    }

    private static let parts: [String: UIView.AutoresizingMask] = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
}

extension ChildReader where Value == Bool {
    /// The truth of the attribute `value`.
    static let flag = ChildReader { element, _ in element.flag("value") }
}

extension ChildReader where Value == UIImage {
    /// An image by reference.
    static let image = ChildReader { element, reading in InterfaceImage.image(of: element, reading) }
}

extension ChildReader where Value == UIBlurEffect.Style {
    /// The style of a blur effect.
    static let blurStyle = ChildReader { element, reading in
        reading.with(element).value("style", .enumeration()) ?? .regular
    }
}

extension ChildReader where Value == UIVibrancyEffect {
    /// A vibrancy effect with the blur that it stands on.
    static let vibrancy = ChildReader { element, reading in
        let blur = element.child("blurEffect").flatMap { ChildReader<UIBlurEffect.Style>.blurStyle.read($0, reading) }
        let style: UIVibrancyEffectStyle? = reading.with(element).value("style", .enumeration())
        return UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur ?? .regular), style: style ?? .label)
    }
}

extension ChildReader where Value == UIImage.SymbolConfiguration {
    /// The size, weight, scale and colours of symbols.
    static let symbolConfiguration = ChildReader { element, reading in
        InterfaceImage.symbolConfiguration(of: element, reading)
    }
}

extension InterfaceElement {
    /// Whether the element is a view that constraints place.
    fileprivate var isPlacedByConstraints: Bool {
        self["translatesAutoresizingMaskIntoConstraints"] == "NO" && !flag("fixedFrame")
    }
}
