import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Takes a constraint of the app's into the system.
    func add(_ constraint: NSLayoutConstraint, heldBy owner: UIView) {
        guard let sum = sum(of: constraint, heldBy: owner) else { return }
        let strength = ConstraintStrength(constraint.priority.rawValue)
        let added = solver.add(
            sum.terms, constraint.relation.linear, LayoutLimits.distance(constraint.plainConstant) - sum.constant,
            strength: strength)
        entries[ObjectIdentifier(constraint)] = ConstraintEntry(
            constraint: constraint, solved: added.constraint, offset: -sum.constant, isVolatile: sum.isVolatile,
            isMirrored: constraint.isMirrored(in: owner), priority: constraint.priority, generation: generation)
        if let conflict = added.conflict { report(conflict, broken: added.constraint) }
    }

    /// The left side of a constraint less its right side without its constant.
    private func sum(of constraint: NSLayoutConstraint, heldBy owner: UIView) -> LayoutSum? {
        guard let first = constraint.first else { return nil }
        let isMirrored = constraint.isMirrored(in: owner)
        let content = constraint.scrollViewAroundContent
        let space = content ?? (owner === surroundings ? host ?? owner : owner)
        guard var sum = sum(of: first, in: space, content: content, isMirrored: isMirrored) else { return nil }
        if let second = constraint.second, second.measure != .none {
            guard let other = self.sum(of: second, in: space, content: content, isMirrored: isMirrored) else {
                return nil
            }
            sum.add(-LayoutLimits.factor(constraint.multiplier), other)
        }
        sum.constant -= LayoutLimits.distance(constraint.spacingOfText)
        return sum
    }

    /// Brings a changed constant or priority into the system.
    func refreshConstraint(_ identity: ObjectIdentifier) {
        guard var entry = entries[identity], let constraint = entry.constraint else { return }
        solver.setConstant(LayoutLimits.distance(constraint.plainConstant) + entry.offset, of: entry.solved)
        guard constraint.priority != entry.priority else { return }
        entry.priority = constraint.priority
        entries[identity] = entry
        let conflict = solver.setStrength(ConstraintStrength(constraint.priority.rawValue), of: entry.solved)
        if let conflict { report(conflict, broken: entry.solved) }
    }

    /// Brings insets and base lines that follow from the solved places into the system; says whether one changed.
    func refreshVolatileConstants() -> Bool {
        var changed = false
        for (identity, entry) in entries where entry.isVolatile {
            guard let constraint = entry.constraint, let owner = constraint.owner,
                let sum = sum(of: constraint, heldBy: owner), abs(sum.constant + entry.offset) > 1e-4
            else { continue }
            entries[identity]?.offset = -sum.constant
            solver.setConstant(LayoutLimits.distance(constraint.plainConstant) - sum.constant, of: entry.solved)
            changed = true
        }
        for record in records.values where record.arranged?.isVolatile == true {
            if refreshArrangement(of: record) { changed = true }
        }
        return changed
    }
}

extension NSLayoutConstraint {
    /// Whether the horizontal places of the constraint count from the right, as lines in the view that holds it do.
    func isMirrored(in owner: UIView) -> Bool { followsTextDirection && owner.laysOutFromRight }

    /// Whether the constraint is about where lines begin or end.
    var followsTextDirection: Bool {
        first?.followsTextDirection ?? false || second?.followsTextDirection ?? false
    }

    /// The scroll view on one side whose content the other side is in: its edges mean those of the content.
    var scrollViewAroundContent: UIScrollView? {
        func around(_ outer: AnyObject?, _ inner: AnyObject?) -> UIScrollView? {
            guard let scrollView = outer as? UIScrollView, let item = inner as? any LayoutItem, item !== scrollView,
                !(item is ViewLayoutGuide && item.layoutView === scrollView),
                item.layoutView?.isDescendant(of: scrollView) == true
            else { return nil }
            return scrollView
        }
        guard first?.measure != .length else { return nil }
        return around(firstItem, secondItem) ?? around(secondItem, firstItem)
    }
}

extension NSLayoutConstraint.Relation {
    var linear: LinearRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
