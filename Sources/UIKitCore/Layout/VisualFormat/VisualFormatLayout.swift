import Foundation

/// Turns a visual format into constraints between the views that it names.
@MainActor
struct VisualFormatLayout {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// The constraints along the line, then those that align its views.
    func constraints() throws(VisualFormatFailure) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            if case .view(let name, let sizes) = element {
                for size in sizes { constraints.append(try constraint(size: size, of: try item(name))) }
            }
            if index < format.connections.count {
                constraints += try spacing(
                    from: element, to: format.elements[index + 1], format.connections[index])
            }
        }
        return try constraints + alignments()
    }

    // MARK: Sizes

    private func constraint(
        size: VisualFormat.Predicate, of item: any LayoutItem
    ) throws(VisualFormatFailure) -> NSLayoutConstraint {
        let attribute = format.axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
        let first = ConstraintTerm(item, attribute)
        let constraint: NSLayoutConstraint
        if case .name(let name) = size.operand, let other = views[name] as? any LayoutItem {
            let second = ConstraintTerm(other, attribute)
            constraint = NSLayoutConstraint(first: first, relation: size.relation, second: second)
        } else {
            let constant = try number(size.operand)
            constraint = NSLayoutConstraint(first: first, relation: size.relation, second: nil, constant: constant)
        }
        return try prioritized(constraint, by: size)
    }

    // MARK: Distances

    private func spacing(
        from first: VisualFormat.Element, to second: VisualFormat.Element, _ connection: VisualFormat.Connection
    ) throws(VisualFormatFailure) -> [NSLayoutConstraint] {
        let isAtSuperview = first == .superview || second == .superview
        let usesMargin = isAtSuperview && connection == .standard
        let before = try term(first, beside: second, edge: first == .superview ? .begin : .end, atMargin: usesMargin)
        let after = try term(second, beside: first, edge: second == .superview ? .end : .begin, atMargin: usesMargin)
        switch connection {
        case .none:
            return [distance(.equal, from: before, to: after, 0)]
        case .standard:
            let spacings: CGFloat = isAtSuperview ? 0 : 1
            return [distance(.equal, from: before, to: after, 8 * spacings, systemSpacings: isAtSuperview ? nil : 1)]
        case .distances(let predicates):
            var constraints: [NSLayoutConstraint] = []
            for predicate in predicates {
                let constraint = distance(
                    predicate.relation, from: before, to: after, try number(predicate.operand))
                constraints.append(try prioritized(constraint, by: predicate))
            }
            return constraints
        }
    }

    private func distance(
        _ relation: NSLayoutConstraint.Relation, from before: ConstraintTerm, to after: ConstraintTerm,
        _ constant: CGFloat, systemSpacings: CGFloat? = nil
    ) -> NSLayoutConstraint {
        let (first, second) = isReversed ? (before, after) : (after, before)
        return NSLayoutConstraint(
            first: first, relation: relation, second: second, constant: constant, systemSpacings: systemSpacings)
    }

    /// Whether the line runs against the direction in which places are measured.
    private var isReversed: Bool {
        format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    /// Whether the distances between views are those between lines of text.
    private var measuresBaselines: Bool {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    }

    private enum Edge {
        case begin
        case end
    }

    private func term(
        _ element: VisualFormat.Element, beside neighbour: VisualFormat.Element, edge: Edge, atMargin: Bool
    ) throws(VisualFormatFailure) -> ConstraintTerm {
        switch (element, neighbour) {
        case (.view(let name, _), .view(let other, _)):
            let (own, next) = (try item(name), try item(other))
            let isByBaselines = measuresBaselines && own is UIView && next is UIView
            return ConstraintTerm(
                own, isByBaselines ? edge == .begin ? .firstBaseline : .lastBaseline : attribute(edge))
        case (.view(let name, _), .superview):
            return ConstraintTerm(try item(name), attribute(edge))
        case (.superview, .view(let name, _)):
            guard let superview = try item(name).enclosingView else {
                throw VisualFormatFailure(
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                    at: edge == .begin ? format.endsOfNames[name].map { $0 + 1 } : nil)
            }
            return ConstraintTerm(superview, atMargin ? attribute(edge).atMargin : attribute(edge))
        case (.superview, .superview):
            throw VisualFormatFailure("Expected a view between the edges of the superview")
        }
    }

    private func attribute(_ edge: Edge) -> NSLayoutConstraint.Attribute {
        guard format.axis == .horizontal else { return edge == .begin ? .top : .bottom }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return edge == .begin ? .left : .right
        case .directionRightToLeft: return edge == .begin ? .right : .left
        default: return edge == .begin ? .leading : .trailing
        }
    }

    // MARK: Alignment

    private func alignments() throws(VisualFormatFailure) -> [NSLayoutConstraint] {
        var items: [any LayoutItem] = []
        for case .view(let name, _) in format.elements { items.append(try item(name)) }
        guard items.count > 1 else { return [] }
        if options.alignments.contains(where: { $0.isHorizontal == (format.axis == .horizontal) }) {
            let direction = format.axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatFailure(
                "Options mask required views to be aligned on a \(direction) edge, which is not allowed for layout that is "
                    + "also \(direction).")
        }
        return options.alignments.flatMap { attribute in
            zip(items, items.dropFirst()).map { first, second in
                NSLayoutConstraint(
                    first: ConstraintTerm(first, attribute), relation: .equal,
                    second: ConstraintTerm(second, attribute))
            }
        }
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormatFailure) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw VisualFormatFailure(
                "\(name) is not a key in the views dictionary.", at: format.endsOfNames[name])
        }
        return item
    }

    private func number(_ operand: VisualFormat.Operand) throws(VisualFormatFailure) -> CGFloat {
        switch operand {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as any BinaryInteger: return CGFloat(Double(number))
            case let number as any BinaryFloatingPoint: return CGFloat(Double(number))
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default:
                throw VisualFormatFailure(
                    "\(name) is not a key in the metrics or views dictionaries.", at: format.endsOfNames[name])
            }
        }
    }

    private func prioritized(
        _ constraint: NSLayoutConstraint, by predicate: VisualFormat.Predicate
    ) throws(VisualFormatFailure) -> NSLayoutConstraint {
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(Float(try number(priority)))
        }
        return constraint
    }
}

extension LayoutItem {
    /// The view in whose coordinates the item's place is: a view's superview, a guide's view.
    fileprivate var enclosingView: UIView? {
        layoutView === self ? layoutView?.superview : layoutView
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin at an edge.
    fileprivate var atMargin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
