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
        let usesConstraints =
            view["translatesAutoresizingMaskIntoConstraints"] == "NO" && !view.flag("fixedFrame")
        let isPlaced = usesConstraints || view.key != nil
        return { object, _ in
            guard let view = object as? UIView else { return }
            if usesConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
            if isPlaced { view.place(in: frame) } else { view.frame = frame }
        }
    }

    /// A guide of the view that constraints refer to.
    static let layoutGuide = child("viewLayoutGuide") { element, reading in
        guard let identifier = element.identifier else { return nil }
        let slot = reading.scope.slot(of: identifier)
        let key = element.key
        return { object, assembly in
            guard let view = object as? UIView, let guide = guide(key, of: view) else { return }
            assembly.set(guide, at: slot)
        }
    }

    private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }

    /// The views within a view, from back to front, without those that are not installed.
    static func subviews<View: UIView>(add: @escaping @MainActor (View, UIView) -> Void) -> ElementProperty {
        child("subviews") { element, reading in
            let excluded = reading.element.excludedReferences("subviews")
            let blueprints = element.children.compactMap { child -> ObjectBlueprint? in
                excluded.contains(child.identifier ?? "") ? nil : reading.blueprint(of: child)
            }
            return { object, assembly in
                guard let view = object as? View else { return }
                for blueprint in blueprints {
                    if let subview = assembly.make(blueprint) as? UIView { add(view, subview) }
                }
            }
        }
    }

    /// The constraints that a view owns, made when all views exist.
    static let constraints = child("constraints") { element, reading in
        let excluded = reading.element.excludedReferences("constraints")
        let constraints = element.children.compactMap { child -> ConstraintBlueprint? in
            guard child.name == "constraint" else { return nil }
            guard !child.flag("placeholder"), !excluded.contains(child.identifier ?? "") else { return nil }
            return ConstraintBlueprint(of: child, owner: reading)
        }
        return { object, assembly in
            guard let view = object as? UIView else { return }
            for constraint in constraints { assembly.add(constraint, owner: view) }
        }
    }

    /// What assistive technology is told.
    static let accessibility = child("accessibility", key: "accessibilityConfiguration") { element, reading in
        let label = element["label"].map { reading.localized($0, "accessibilityLabel") }
        let hint = element["hint"].map { reading.localized($0, "accessibilityHint") }
        let identifier = element["identifier"]
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
    ]
}

extension InterfaceElement {
    /// The identifiers that the default variation takes away from a list, as views that are not installed.
    func excludedReferences(_ list: String) -> Set<String> {
        guard
            let mask = children.first(where: { $0.name == "variation" && $0.key == "default" })?.child(
                "mask", key: list)
        else { return [] }
        return Set(mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    }
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
        AttributeReader.enumeration(["systemUltraThinMaterialLight": .light, "systemMaterialDark": .dark])
            .read(element["style"] ?? "regular", reading, "style") ?? .regular
    }
}

extension ChildReader where Value == UIImage.SymbolConfiguration {
    /// The size, weight and scale of symbols.
    static let symbolConfiguration = ChildReader { element, _ in
        var configuration = UIImage.SymbolConfiguration(pointSize: UIFont.systemFontSize)
        if let font = element.child("fontDescription").flatMap(InterfaceFont.font) {
            configuration = UIImage.SymbolConfiguration(font: font)
        } else if let size = element.number("pointSize") {
            configuration = UIImage.SymbolConfiguration(pointSize: size)
        }
        return configuration
    }
}
