import Foundation
import UIKitCore

/// What the constraints of a view say about the distances of its subviews in document flow.
///
/// Subviews that constraints place follow each other on the page. Constant distances to the edges of their superview
/// and to the subview before become margins, so that nothing touches what it should keep away from.
@MainActor
struct ConstraintMargins {
    /// The distances of one subview.
    struct Distances {
        var top: CGFloat?
        var bottom: CGFloat?
        var leading: CGFloat?
        var trailing: CGFloat?
        var isCenteredHorizontally = false
        var isCenteredVertically = false
    }

    /// The distances by subview.
    private(set) var distances: [ObjectIdentifier: Distances] = [:]

    /// How many subviews state their distance to the one before.
    private(set) var chainedCount = 0

    /// The subview that each subview stands beside, in reading direction.
    private var predecessors: [ObjectIdentifier: ObjectIdentifier] = [:]

    private let container: UIView

    init?(of container: UIView) {
        guard let constraints = container.layoutAttributesIfPresent?.constraints, !constraints.isEmpty else {
            return nil
        }
        self.container = container
        for constraint in constraints where constraint.relation == .equal { read(constraint) }
        if distances.isEmpty { return nil }
    }

    private mutating func read(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { return }
        if let child = subview(first) {
            read(child, constraint.firstAttribute, second, constraint.secondAttribute, constraint.constant)
        } else if let child = subview(second) {
            read(child, constraint.secondAttribute, first, constraint.firstAttribute, -constraint.constant)
        }
    }

    private func subview(_ item: AnyObject) -> UIView? {
        guard let view = item as? UIView, view.superview === container else { return nil }
        return view
    }

    private mutating func read(
        _ child: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
        if let sibling = subview(other) {
            switch (attribute, otherAttribute) {
            case (.top, .bottom): chain(child, constant)
            case (.bottom, .top): chain(sibling, -constant)
            case (.leading, .trailing), (.left, .right): place(child, after: sibling, constant)
            case (.trailing, .leading), (.right, .left): place(sibling, after: child, -constant)
            default: break
            }
            return
        }
        let inset = inset(of: other)
        guard let inset else { return }
        var own = distances[ObjectIdentifier(child)] ?? Distances()
        switch (attribute, otherAttribute) {
        case (.top, .top), (.top, .topMargin): own.top = constant + inset.top
        case (.bottom, .bottom), (.bottom, .bottomMargin): own.bottom = inset.bottom - constant
        case (.leading, .leading), (.left, .left), (.leading, .leadingMargin): own.leading = constant + inset.left
        case (.trailing, .trailing), (.right, .right), (.trailing, .trailingMargin):
            own.trailing = inset.right - constant
        case (.centerX, .centerX): own.isCenteredHorizontally = true
        case (.centerY, .centerY): own.isCenteredVertically = true
        default: return
        }
        distances[ObjectIdentifier(child)] = own
    }

    private mutating func chain(_ child: UIView, _ constant: CGFloat) {
        distances[ObjectIdentifier(child), default: Distances()].top = constant
        chainedCount += 1
    }

    private mutating func place(_ child: UIView, after sibling: UIView, _ constant: CGFloat) {
        distances[ObjectIdentifier(child), default: Distances()].leading = constant
        predecessors[ObjectIdentifier(child)] = ObjectIdentifier(sibling)
    }

    /// The subviews in reading direction, when constraints place all of them in one row; nil otherwise.
    var row: [UIView]? {
        let shown = container.childViews.filter { !$0.isHidden }
        guard shown.count > 1, chainedCount == 0, predecessors.count == shown.count - 1,
            let first = shown.first(where: { predecessors[ObjectIdentifier($0)] == nil })
        else { return nil }
        var row = [first]
        while let next = shown.first(where: {
            predecessors[ObjectIdentifier($0)] == row.last.map(ObjectIdentifier.init)
        }) {
            guard row.count < shown.count else { return nil }
            row.append(next)
        }
        return row.count == shown.count ? row : nil
    }

    /// How far an item's edges lie inside the container; nil when it is no item of the container.
    private func inset(of item: AnyObject) -> UIEdgeInsets? {
        if item === container || (item as? BarLayoutSupport)?.layoutView === container { return .zero }
        guard let guide = item as? UILayoutGuide, guide.owningView === container else { return nil }
        switch (guide as? ViewLayoutGuide)?.kind {
        case .layoutMargins, .readableContent: return container.ownLayoutMargins
        case .safeArea, .scrollContent, .scrollFrame, nil: return .zero
        }
    }
}

extension RenderingPass {
    /// Writes the rules for the distances and sizes that constraints give the subviews of a view.
    mutating func writeConstraintRules(of container: UIView) {
        for child in container.childViews where child.viewState.contains(.usesConstraints) { writeSizeRule(of: child) }
        guard let margins = ConstraintMargins(of: container) else { return }
        // The page's own margins keep the content of a screen away from its edges.
        let isScreen = container.owningViewController != nil
        if margins.chainedCount > 0 || !isScreen { writeRule(for: container) { $0.declare("gap:0") } }
        if let row = margins.row { writeRowRules(of: row, in: container) }
        for child in container.childViews {
            guard let distances = margins.distances[ObjectIdentifier(child)] else { continue }
            writeRule(for: child) { rule in
                if let top = distances.top, top != 0, !isScreen || margins.chainedCount > 0 {
                    rule.declare("margin-block-start", points: top)
                }
                if distances.isCenteredHorizontally { rule.declare("align-self:center") }
                if distances.isCenteredVertically { rule.declare("margin-block:auto") }
                guard !isScreen else { return }
                if let bottom = distances.bottom, bottom != 0 { rule.declare("margin-block-end", points: bottom) }
                if let leading = distances.leading, leading != 0 {
                    rule.declare("margin-inline-start", points: leading)
                }
                if let trailing = distances.trailing, trailing != 0 {
                    rule.declare("margin-inline-end", points: trailing)
                }
            }
        }
    }

    /// Writes the rules that put subviews beside each other; one that holds text takes the room that is left.
    private mutating func writeRowRules(of row: [UIView], in container: UIView) {
        writeRule(for: container) { $0.declare("flex-direction:row;align-items:center") }
        for (index, view) in row.enumerated() {
            let isInOrder = container.childViews.filter { !$0.isHidden }[index] === view
            guard view is UILabel || !isInOrder else { continue }
            writeRule(for: view) { rule in
                if view is UILabel { rule.declare("flex:1 1 0;min-inline-size:0") }
                if !isInOrder { rule.declare("order", number: Double(index)) }
            }
        }
    }

    /// Writes the rule for the constant sizes and the proportions that a view's constraints give it.
    mutating func writeSizeRule(of view: UIView) {
        guard let constraints = view.layoutAttributesIfPresent?.constraints, !constraints.isEmpty else { return }
        let keepsHeight = view.clipsContent || view is UIScrollView
        writeRule(for: identifier(of: view), withWrapper: view.mayBeWrapped) { pass in
            // Without constraints a text view has room for a few lines.
            if view is UITextView, view.isHeldInHeight { pass.styles.declare("min-block-size:0") }
            for constraint in constraints where constraint.firstItem === view {
                let constant = constraint.constant
                switch (constraint.firstAttribute, constraint.relation, constraint.secondItem) {
                case (.width, .equal, nil):
                    pass.styles.declare("inline-size", points: constant)
                    pass.styles.declare("max-inline-size:100%;flex:none")
                case (.width, .greaterThanOrEqual, nil): pass.styles.declare("min-inline-size", points: constant)
                case (.width, .lessThanOrEqual, nil): pass.styles.declare("max-inline-size", points: constant)
                case (.height, .equal, nil):
                    pass.styles.declare(keepsHeight ? "block-size" : "min-block-size", points: constant)
                    pass.styles.declare("flex-shrink:0")
                case (.height, .greaterThanOrEqual, nil): pass.styles.declare("min-block-size", points: constant)
                case (.height, .lessThanOrEqual, nil) where keepsHeight:
                    pass.styles.declare("max-block-size", points: constant)
                case (.width, .equal, let second?) where second === view && constraint.secondAttribute == .height:
                    pass.styles.declare("aspect-ratio", number: constraint.multiplier)
                case (.height, .equal, let second?) where second === view && constraint.secondAttribute == .width:
                    let multiplier = constraint.multiplier == 0 ? 1 : constraint.multiplier
                    pass.styles.declare("aspect-ratio", number: 1 / multiplier)
                default: break
                }
            }
        }
    }
}
