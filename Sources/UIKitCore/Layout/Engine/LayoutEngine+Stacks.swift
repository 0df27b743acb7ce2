import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Arranges the shown views of a stack anew if something about them changed; says whether it did.
    @discardableResult
    func refreshArrangement(of record: LayoutRecord) -> Bool {
        guard let stack = record.view as? UIStackView else { return false }
        let shown = stack.arrangedSubviews.filter { !$0.isHidden && records[ObjectIdentifier($0)] != nil }
        let margins = stack.isLayoutMarginsRelativeArrangement ? margins(of: stack) : .zero
        let arrangement = StackArrangement(
            of: stack, shown, margins: margins, proportions: proportions(of: shown, in: stack),
            baselines: stack.arrangesBaselines ? shown.map { baselines(of: $0) } : [])
        guard arrangement != record.arranged else { return false }
        for constraint in record.arrangement { solver.remove(constraint) }
        record.arranged = arrangement
        var builder = StackConstraints(arrangement, of: stack, shown, in: self)
        builder.build()
        record.arrangement = builder.constraints
        for (conflict, broken) in builder.conflicts { report(conflict, broken: broken) }
        return true
    }

    private func proportions(of views: [UIView], in stack: UIStackView) -> [CGFloat] {
        guard stack.distribution == .fillProportionally else { return [] }
        return views.map { view in
            let own =
                view is UIStackView
                ? view.fittingSize(near: .zero, .fittingSizeLevel, .fittingSizeLevel)
                : view.contentSizeForLayout
            return max(0, stack.axis == .horizontal ? own.width : own.height)
        }
    }
}

extension UIStackView {
    /// Whether the stack arranges its views by the base lines of their texts.
    fileprivate var arrangesBaselines: Bool {
        axis == .vertical ? isBaselineRelativeArrangement : alignment == .firstBaseline || alignment == .lastBaseline
    }
}

/// Makes the constraints with which a stack places its views, as UIKit makes them.
///
/// Canvas connections and spacing are required; what keeps a stack no larger than its views across the axis yields to
/// everything else.
@MainActor
private struct StackConstraints {
    private let arrangement: StackArrangement
    private let stack: UIStackView
    private let views: [UIView]
    private let engine: LayoutEngine
    private(set) var constraints: [SolverConstraint] = []
    /// What contradicts others, and the constraint that gives way.
    private(set) var conflicts: [(constraints: [SolverConstraint], broken: SolverConstraint)] = []

    init(_ arrangement: StackArrangement, of stack: UIStackView, _ views: [UIView], in engine: LayoutEngine) {
        self.arrangement = arrangement
        self.stack = stack
        self.views = views
        self.engine = engine
    }

    private var isHorizontal: Bool { arrangement.axis == .horizontal }
    private var startAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var endAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var lengthAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var centerAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }

    mutating func build() {
        guard let first = views.first, let last = views.last else { return }
        let margins = arrangement.margins
        let (start, end) =
            isHorizontal
            ? arrangement.isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
            : (margins.top, margins.bottom)
        add(first, startAttribute, .equal, stack, startAttribute, constant: start)
        add(stack, endAttribute, .equal, last, endAttribute, constant: end)
        distribute()
        for view in views { align(view) }
        alignBaselines()
        if arrangement.alignment != .fill { fitAcross() }
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch arrangement.distribution {
        case .fill:
            addSpaces(.equal)
            preferFirst()
        case .fillEqually:
            addSpaces(.equal)
            for view in views.dropFirst() { add(view, lengthAttribute, .equal, views[0], lengthAttribute) }
        case .fillProportionally:
            addSpaces(.equal)
            addProportions()
        case .equalSpacing:
            addSpaces(.greaterThanOrEqual)
            addEqualGaps(from: endAttribute, to: startAttribute, priority: 1000)
        case .equalCentering:
            addSpaces(.greaterThanOrEqual)
            addEqualGaps(from: centerAttribute, to: centerAttribute, priority: 149)
        }
    }

    private mutating func addSpaces(_ relation: LinearRelation) {
        for (index, space) in arrangement.spaces.enumerated() {
            let isBaselineRelative = arrangement.isBaselineRelative
            add(
                views[index + 1], isBaselineRelative ? .firstBaseline : startAttribute, relation, views[index],
                isBaselineRelative ? .lastBaseline : endAttribute, constant: space)
        }
    }

    /// Has the first of the views that can be longer as well as others be it, and the last of those that can be shorter.
    ///
    /// Else what was laid out before would decide. Where stacks are in each other, the outer one decides first.
    private mutating func preferFirst() {
        for (index, view) in views.enumerated().dropFirst() {
            guard let length = place(lengthAttribute, of: view) else { continue }
            var preference = LayoutSum()
            preference.add(Double(index), length)
            add(preference, .equal, 0, priority: 0.9 - 0.1 * Float(arrangement.depth))
        }
    }

    private mutating func addProportions() {
        let total = arrangement.proportions.reduce(0, +) + arrangement.spaces.reduce(0, +)
        guard total > 0 else { return }
        for (index, view) in views.enumerated() where arrangement.proportions[index] > 0 {
            add(
                view, lengthAttribute, .equal, stack, lengthAttribute,
                multiplier: arrangement.proportions[index] / total,
                priority: 999 - Float(min(index, Self.levelLimit)) / 1_000)
        }
    }

    /// How many views of a stack give way one after the other; those behind them give way together.
    private static let levelLimit = 32

    /// Makes the distances between neighbours equal to the first of them, which is no longer than it has to be.
    private mutating func addEqualGaps(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        guard views.count > 1, let first = gap(0, from, to) else { return }
        for index in 1..<max(1, views.count - 1) {
            guard var gap = gap(index, from, to) else { continue }
            gap.add(-1, first)
            add(gap, .equal, 0, priority: priority)
        }
        if from == endAttribute { add(first, .equal, arrangement.spaces.max() ?? 0, priority: Self.fittingPriority) }
    }

    private func gap(
        _ index: Int, _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute
    ) -> LayoutSum? {
        guard var gap = place(to, of: views[index + 1]), let start = place(from, of: views[index]) else { return nil }
        gap.add(-1, start)
        return gap
    }

    // MARK: Across the axis

    private mutating func align(_ view: UIView) {
        let margins = arrangement.margins
        let (startAttribute, endAttribute, centerAttribute): Attributes =
            isHorizontal ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
        let (start, end) =
            isHorizontal
            ? (margins.top, margins.bottom)
            : arrangement.isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
        let alignment = arrangement.alignment
        let isCentered = alignment == .center
        let holdsStart = alignment == .fill || alignment == .leading
        let holdsEnd = alignment == .fill || alignment == .trailing
        add(view, startAttribute, holdsStart ? .equal : .greaterThanOrEqual, stack, startAttribute, constant: start)
        add(stack, endAttribute, holdsEnd ? .equal : .greaterThanOrEqual, view, endAttribute, constant: end)
        if isCentered {
            add(view, centerAttribute, .equal, stack, centerAttribute, constant: (start - end) / 2)
        }
    }

    private typealias Attributes = (
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute
    )

    private mutating func alignBaselines() {
        let attribute: NSLayoutConstraint.Attribute
        switch arrangement.alignment {
        case .firstBaseline where isHorizontal: attribute = .firstBaseline
        case .lastBaseline where isHorizontal: attribute = .lastBaseline
        default: return
        }
        for view in views.dropFirst() { add(view, attribute, .equal, views[0], attribute) }
    }

    /// Keeps the stack no larger across the axis than its views.
    private mutating func fitAcross() {
        guard let length = place(isHorizontal ? .height : .width, of: stack) else { return }
        add(length, .equal, 0, priority: Self.fittingPriority)
    }

    private static let fittingPriority: Float = 49

    // MARK: Adding

    private func place(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LayoutSum? {
        engine.place(
            attribute, of: view, in: stack, content: nil,
            isMirrored: attribute.isHorizontal && arrangement.isMirrored)
    }

    private mutating func add(
        _ first: UIView, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: LinearRelation, _ second: UIView,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = ConstraintStrength.required
    ) {
        guard var sum = place(firstAttribute, of: first), let other = place(secondAttribute, of: second) else { return }
        sum.add(-Double(multiplier), other)
        add(sum, relation, constant, priority: priority)
    }

    private mutating func add(_ sum: LayoutSum, _ relation: LinearRelation, _ constant: CGFloat, priority: Float) {
        let added = engine.solver.add(
            sum.terms, relation, LayoutLimits.distance(constant) - sum.constant, strength: ConstraintStrength(priority))
        constraints.append(added.constraint)
        if let conflict = added.conflict { conflicts.append((conflict, added.constraint)) }
    }
}
