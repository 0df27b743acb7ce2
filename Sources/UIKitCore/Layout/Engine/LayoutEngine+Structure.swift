import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Brings the system in line with the views and constraints there are.
    func lookForChanges(in host: UIView) {
        generation &+= 1
        meet(host)
        meetContents(of: host)
        forgetConstraints()
        meetConstraints(of: host)
        meetConstraintsOfSurroundings()
        for (identity, record) in records where record.generation != generation {
            forget(record)
            loggedConflicts.remove(identity)
        }
        records = records.filter { $0.value.generation == generation }
    }

    /// Takes all views and constraints out, to be met anew.
    func forgetEverything() {
        for (identity, entry) in entries { forget(entry, identity) }
        // Constraints go first, as those of a view refer to the variables of another one.
        for record in records.values {
            for constraint in record.ownConstraints { solver.remove(constraint) }
        }
        for record in records.values {
            for variable in record.variables { solver.removeVariable(variable) }
        }
        records = [:]
    }

    /// Makes sure that the outermost view is known.
    func meetHost(_ host: UIView) {
        if records[ObjectIdentifier(host)] == nil { meet(host) }
    }

    /// Makes sure that a view or guide is known.
    @discardableResult
    private func meet(_ item: any LayoutItem) -> LayoutRecord {
        let identity = ObjectIdentifier(item)
        if let record = records[identity], record.item === item {
            record.generation = generation
            return record
        }
        // A number that another object had before.
        if let stale = records[identity] { forget(stale) }
        let record = LayoutRecord(item, in: solver)
        record.generation = generation
        records[identity] = record
        if let view = item as? UIView { record.alignmentInsets = view.insetsOfAlignmentRect }
        return record
    }

    private func meetContents(of view: UIView) {
        for guide in view.layoutAttributesIfPresent?.layoutGuides ?? [] { meet(guide) }
        for child in view.childViews where child.isPlacedByConstraints {
            meet(child)
            meetContents(of: child)
        }
    }

    /// Takes in what the view around holds about views in here, such as a cell about the views in its content.
    private func meetConstraintsOfSurroundings() {
        guard let surroundings else { return }
        for constraint in surroundings.layoutAttributesIfPresent?.constraints ?? []
        where constraint.itemsAre(in: self) {
            meet(constraint, heldBy: surroundings, isMirrored: surroundings.laysOutFromRight)
        }
    }

    private func meet(_ constraint: NSLayoutConstraint, heldBy owner: UIView, isMirrored: Bool) {
        let identity = ObjectIdentifier(constraint)
        if let entry = entries[identity], entry.constraint === constraint {
            if entry.isMirrored == (isMirrored && constraint.followsTextDirection) {
                entries[identity]?.generation = generation
                return
            }
            forget(entry, identity)
        }
        add(constraint, heldBy: owner)
    }

    private func meetConstraints(of view: UIView) {
        guard let record = records[ObjectIdentifier(view)] else { return }
        refreshContent(record)
        if view !== host, view.translatesAutoresizingMaskIntoConstraints { refreshAutoresizing(of: record, view) }
        if let constraints = view.layoutAttributesIfPresent?.constraints {
            let isMirrored = view.laysOutFromRight
            for constraint in constraints { meet(constraint, heldBy: view, isMirrored: isMirrored) }
        }
        if view is UIStackView { refreshArrangement(of: record) }
        for child in view.childViews where child.isPlacedByConstraints { meetConstraints(of: child) }
    }

    /// Takes out the constraints that are not active any more, or whose items are gone from here.
    private func forgetConstraints() {
        for (identity, entry) in entries {
            let constraint = entry.constraint
            let owner = constraint?.owner
            let isHeld =
                owner.map { $0 === surroundings || records[ObjectIdentifier($0)]?.generation == generation } ?? false
            guard !isHeld || constraint?.itemsAre(in: self) != true else { continue }
            forget(entry, identity)
        }
    }

    private func forget(_ entry: ConstraintEntry, _ identity: ObjectIdentifier) {
        solver.remove(entry.solved)
        entries[identity] = nil
        loggedConflicts.remove(identity)
    }

    private func forget(_ record: LayoutRecord) {
        for constraint in record.ownConstraints { solver.remove(constraint) }
        for variable in record.variables { solver.removeVariable(variable) }
    }

    // MARK: Autoresizing

    /// Has a view that is not placed by constraints itself follow its superview by its mask.
    private func refreshAutoresizing(of record: LayoutRecord, _ view: UIView) {
        guard let superview = view.superview, let outer = records[ObjectIdentifier(superview)] else { return }
        let places = AutoresizedPlaces(
            frame: view.untransformedFrame, container: superview.bounds.size, mask: view.autoresizingMask)
        guard record.autoresizedFrom == nil else { return }
        record.autoresizedFrom = places
        for constraint in record.autoresizing { solver.remove(constraint) }
        let (frame, mask, insets) = (places.frame, places.mask, record.alignmentInsets)
        let added =
            autoresizing(
                AutoresizedSpan(start: frame.minX, length: frame.width, container: places.container.width),
                (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ),
                (record.x, record.width, outer.width), insets: (insets.left, insets.right))
            + autoresizing(
                AutoresizedSpan(start: frame.minY, length: frame.height, container: places.container.height),
                (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ),
                (record.y, record.height, outer.height), insets: (insets.top, insets.bottom))
        record.autoresizing = added.map { $0.constraint }
        for (constraint, conflict) in added {
            if let conflict { report(conflict, broken: constraint) }
        }
    }

    private func autoresizing(
        _ span: AutoresizedSpan, _ flexible: (start: Bool, length: Bool, end: Bool),
        _ variables: (start: SolverVariable, length: SolverVariable, outer: SolverVariable),
        insets: (start: CGFloat, end: CGFloat)
    ) -> [(constraint: SolverConstraint, conflict: [SolverConstraint]?)] {
        func resized(_ container: CGFloat) -> AutoresizedSpan {
            span.resized(
                to: container, startIsFlexible: flexible.start, lengthIsFlexible: flexible.length,
                endIsFlexible: flexible.end)
        }
        // Both follow the superview's length evenly: how much, a larger superview shows.
        let larger = resized(span.container + 1_000)
        func equation(
            _ variable: SolverVariable, _ present: CGFloat, _ then: CGFloat
        ) -> (constraint: SolverConstraint, conflict: [SolverConstraint]?) {
            let share = Double((then - present) / 1_000)
            var terms = [LinearTerm(variable)]
            if share != 0 { terms.append(LinearTerm(-share, variables.outer)) }
            let constant = LayoutLimits.distance(present) - share * LayoutLimits.distance(span.container)
            return solver.add(terms, .equal, constant, strength: ConstraintStrength(ConstraintStrength.required))
        }
        return [
            equation(variables.start, span.start + insets.start, larger.start + insets.start),
            equation(
                variables.length, span.length - insets.start - insets.end, larger.length - insets.start - insets.end),
        ]
    }
}

extension NSLayoutConstraint {
    /// Whether an engine lays out all items of the constraint.
    fileprivate func itemsAre(in engine: LayoutEngine) -> Bool {
        [first, second].allSatisfy { term in
            guard let term, term.measure != .none else { return true }
            return term.isLaidOut(by: engine)
        }
    }
}

extension ConstraintTerm {
    fileprivate func isLaidOut(by engine: LayoutEngine) -> Bool {
        guard let item, let view = item.layoutView else { return false }
        let isPartOfView = item is ViewLayoutGuide || item is UIKeyboardLayoutGuide || item is BarLayoutSupport
        let known: any LayoutItem = isPartOfView ? view : item
        guard known === engine.surroundings || engine.records[ObjectIdentifier(known)]?.generation == engine.generation
        else { return false }
        return start?.isLaidOut(by: engine) ?? true
    }
}
