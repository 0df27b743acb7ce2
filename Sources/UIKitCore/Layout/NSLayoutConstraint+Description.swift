import Foundation

extension NSLayoutConstraint {
    /// The address of an object, which tells it from others of its class.
    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// The constraint as a picture where its sides are neighbours, or a view and its superview, else as an equation.
    final var pictureOrEquation: String {
        var text = "<\(type(of: self)):\(Self.address(of: self))"
        if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
        let drawn = picture
        text += " \(drawn?.text ?? equation)"
        if priority != .required { text += " priority:\(SceneFault.describe(Double(priority.rawValue)))" }
        text += isActive ? "   (active" : "   (inactive"
        if let container = drawn?.container { text += ", names: '|':\(Self.addressedName(of: container)) " }
        return text + ")>"
    }

    /// The class and the address of a view or guide, with the identifier that the app gave it.
    ///
    /// Unlike in UIKit, texts of labels are left out: logs are to have nothing that a person wrote.
    private static func addressedName(of item: AnyObject) -> String {
        let name = item is ViewLayoutGuide ? "UILayoutGuide" : "\(type(of: item))"
        let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? ""
        return "\(name):\(address(of: item))" + (identifier.isEmpty ? "" : "'\(identifier)'")
    }

    private var equation: String {
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map { Self.addressedName(of: $0) } ?? "(nil)").\(attribute)"
        }
        func number(_ value: CGFloat) -> String { SceneFault.describe(Double(value)) }
        var text = side(firstItem, firstAttribute) + " " + relation.sign(forEqual: "==") + " "
        guard secondItem != nil || secondAttribute != .notAnAttribute else { return text + number(constant) }
        if multiplier != 1 { text += number(multiplier) + "*" }
        text += side(secondItem, secondAttribute)
        if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        return text
    }

    /// The distance between the edges of two items in the visual format, and the view that its bar stands for.
    private var picture: (text: String, container: UIView?)? {
        guard let first, let second, first.start == nil, second.start == nil, multiplier == 1,
            let later = first.item, let earlier = second.item, later !== earlier, let edges = Edges(self)
        else { return nil }
        let distance = "-(\(relation.sign(forEqual: ""))\(SceneFault.describe(Double(constant))))-"
        let direction = edges.isHorizontal ? "H:" : "V:"
        let names = (later: "[\(Self.addressedName(of: later))]", earlier: "[\(Self.addressedName(of: earlier))]")
        switch edges.kind {
        case .starts where earlier === later.viewAround:
            return ("\(direction)|\(distance)\(names.later)\(edges.note)", earlier as? UIView)
        case .ends where later === earlier.viewAround:
            return ("\(direction)\(names.earlier)\(distance)|\(edges.note)", later as? UIView)
        case .neighbours where later !== earlier.viewAround && earlier !== later.viewAround:
            return ("\(direction)\(names.earlier)\(distance)\(names.later)\(edges.note)", nil)
        case .starts, .ends, .neighbours: return nil
        }
    }

    /// Which edges a constraint that can be drawn is about.
    private struct Edges {
        enum Kind { case starts, ends, neighbours }

        let kind: Kind
        let isHorizontal: Bool
        /// What is said of edges that do not follow the direction of text.
        let note: String

        @MainActor
        init?(_ constraint: NSLayoutConstraint) {
            switch (constraint.firstAttribute, constraint.secondAttribute) {
            case (.top, .top), (.leading, .leading), (.left, .left): kind = .starts
            case (.bottom, .bottom), (.trailing, .trailing), (.right, .right): kind = .ends
            case (.top, .bottom), (.leading, .trailing), (.left, .right): kind = .neighbours
            default: return nil
            }
            isHorizontal = constraint.firstAttribute.isHorizontal
            note = constraint.firstAttribute.measure == .absoluteX ? "(LTR)" : ""
        }
    }
}

extension LayoutItem {
    /// The superview of a view, or the view that a guide belongs to.
    fileprivate var viewAround: UIView? { self is UIView ? layoutView?.superview : layoutView }
}

extension NSLayoutConstraint.Relation {
    fileprivate func sign(forEqual equal: String) -> String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: equal
        case .greaterThanOrEqual: ">="
        }
    }
}
