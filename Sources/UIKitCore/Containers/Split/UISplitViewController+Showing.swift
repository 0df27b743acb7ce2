import Foundation

extension UISplitViewController {
    /// The columns that are to be seen, in the order in which they are read.
    package final var wantedColumns: [Column] {
        let columns: [Column] =
            if isMerged {
                content[.compact] == nil ? [baseColumn] : [.compact]
            } else {
                leadingColumns + (showsInspector ? [.secondary, .inspector] : [.secondary])
            }
        return columns.filter { content[$0] != nil }
    }

    /// The columns that lie over the secondary one.
    package final var columnsOverSecondary: [Column] {
        guard !isMerged, currentMode == .oneOverSecondary || currentMode == .twoOverSecondary else { return [] }
        return leadingColumns.filter { content[$0] != nil }
    }

    /// The column that a narrow page shows where the columns are not merged.
    package final var narrowColumn: Column {
        let wanted = wantedColumns
        if let over = columnsOverSecondary.last { return over }
        if let chosenNarrowColumn, wanted.contains(chosenNarrowColumn) { return chosenNarrowColumn }
        let isUndecided = chosenNarrowColumn == nil && traitCollection.horizontalSizeClass != .regular
        return isUndecided || !wanted.contains(.secondary) ? wanted.first ?? .secondary : .secondary
    }

    /// The place of a column in the view; nil for one that was never shown.
    package final func contentView(of column: Column) -> UIView? { contentViews[column] }

    /// The column whose stack the others are put on.
    final var baseColumn: Column {
        [Column.primary, .supplementary, .secondary].first { content[$0] != nil } ?? .primary
    }

    private var leadingColumns: [Column] {
        switch currentMode {
        case .automatic, .secondaryOnly: []
        case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.supplementary] : [.primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
        }
    }

    // MARK: View

    /// Makes the view; the places of the columns are made when they are first shown.
    final func loadContainerView() {
        view = ContainerView(for: self)
    }

    /// Something changed that the page shows of the columns.
    final func columnsDidChange(by cause: StaticString = #function) {
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.setNeedsRendering(cause)
        updateColumnButtons()
    }

    /// Puts the views of the wanted columns in place.
    final func installColumns() {
        if announcedMode == nil { announcedMode = currentMode }
        let wanted = wantedColumns
        for (column, controller) in shownControllers
        where !wanted.contains(column) || content[column]?.shown !== controller {
            contentViews[column]?.remove(controller)
            shownControllers[column] = nil
        }
        for column in wanted { install(column) }
        updateVisibility()
    }

    private func install(_ column: Column) {
        guard let controller = content[column]?.shown, let place = place(for: column) else { return }
        shownControllers[column] = controller
        setSizeClass(of: place, for: column)
        place.show(controller)
    }

    /// The place of a column, made and put in front of those that it may lie over.
    private func place(for column: Column) -> ContentView? {
        guard let container = viewIfLoaded else { return nil }
        if let place = contentViews[column] { return place }
        let place = ContentView()
        contentViews[column] = place
        let order: [Column] = [.secondary, .inspector, .compact, .primary, .supplementary]
        let inFront = order.drop { $0 != column }.dropFirst().compactMap { contentViews[$0] }
        if let next = container.subviews.firstIndex(where: { view in inFront.contains { $0 === view } }) {
            container.insertSubview(place, at: next)
        } else {
            container.addSubview(place)
        }
        return place
    }

    /// Shows the places of the wanted columns and hides the others; what lies over the secondary column covers it.
    private func updateVisibility() {
        let wanted = wantedColumns
        let covering = columnsOverSecondary.first
        for (column, place) in contentViews {
            place.isHidden = !wanted.contains(column)
            place.accessibilityViewIsModal = column == covering
        }
        columnsDidChange()
    }

    /// Makes the columns beside the secondary one compact in width, as on iOS, whatever the split view is.
    private func setSizeClass(of place: ContentView, for column: Column) {
        let isNarrow = !isMerged && column != .secondary && column != .compact
        if isNarrow != place.traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            if isNarrow {
                place.traitOverrides.horizontalSizeClass = .compact
            } else {
                place.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            }
        }
    }

    /// Divides the view among the columns.
    final func layOutColumns() {
        guard let bounds = viewIfLoaded?.bounds else { return }
        var content = bounds
        var leading: CGFloat = 0
        let over = columnsOverSecondary
        for column in wantedColumns {
            guard let place = contentViews[column] else { continue }
            switch column {
            case .primary where !isMerged, .supplementary where !isMerged:
                let width = resolvedWidth(of: column)
                place.place(in: rectangle(at: leading, width: width, in: bounds))
                leading += width
                if !over.contains(column) { content.size.width = max(0, bounds.width - leading) }
            case .inspector:
                let width = resolvedWidth(of: column)
                content.size.width = max(0, content.width - width)
                place.place(in: rectangle(at: bounds.width - width, width: width, in: bounds))
            case .primary, .supplementary, .secondary, .compact: break
            }
        }
        let main: Column = isMerged ? wantedColumns.first ?? baseColumn : .secondary
        let start = over.isEmpty && !isMerged ? leading : 0
        if bounds.width > 0 { content.size.width = max(content.width, Self.leastSecondaryWidth) }
        contentViews[main]?.place(in: rectangle(at: start, width: content.width, in: bounds))
    }

    /// The least width of the secondary column, in points.
    ///
    /// Where the others leave less, as in a narrow window while something else covers the split view, it reaches beyond
    /// the edge: no screen is laid out for a width of nothing.
    private static let leastSecondaryWidth: CGFloat = 100

    private func rectangle(at leading: CGFloat, width: CGFloat, in bounds: CGRect) -> CGRect {
        let isMirrored = (primaryEdge == .trailing) != (traitCollection.layoutDirection == .rightToLeft)
        return CGRect(
            x: isMirrored ? bounds.width - leading - width : leading, y: 0, width: width, height: bounds.height)
    }

    // MARK: Transitions

    /// Brings what is shown in line with what is wanted, unless a transition runs; then this is called again at its end.
    final func showColumns(animated: Bool = false) {
        guard runningTransition == nil, !isAppearanceChanging else { return }
        guard appearance.phase == .appeared, let window = viewIfLoaded?.window else { return settleOffScreen() }
        announceMode()
        let wanted = wantedColumns
        let going = shownControllers.filter { column, controller in
            !wanted.contains(column) || content[column]?.shown !== controller
        }
        let coming = wanted.filter { shownControllers[$0] == nil || going[$0] != nil }
        for column in going.keys.sorted(by: { $0.rawValue < $1.rawValue }) where !wanted.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in coming where going[column] == nil { delegate?.splitViewController(self, willShow: column) }
        guard !going.isEmpty || !coming.isEmpty else { return updateVisibility() }
        let old = going.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        let transition = ChildrenTransition(
            .crossDissolve, from: old, to: coming.compactMap { content[$0]?.shown }, in: self,
            leaving: old.filter { controller in !content.values.contains { $0.shown === controller } },
            animated: animated,
            work: ChildrenTransition.Work(
                install: { [weak self] in self?.installNew(instead: going) },
                remove: { [weak self] controller in self?.remove(controller, from: going) },
                finish: { [weak self] _ in
                    self?.runningTransition = nil
                    self?.showColumns()
                }))
        runningTransition = transition
        window.transitionEngine.run(transition)
    }

    /// Brings what is shown in line with a width that allows more or fewer columns, while views are laid out.
    final func showColumnsForNewWidth() {
        let wanted = wantedColumns
        guard appearance.phase == .appeared, runningTransition == nil, !isAdapting,
            wanted.count != shownControllers.count || !wanted.allSatisfy({ shownControllers[$0] != nil })
        else { return }
        showColumns()
        showRunningTransitions()
    }

    /// Shows the new views of the transitions that began while views are laid out.
    final func showRunningTransitions() {
        guard let engine = viewIfLoaded?.window?.transitionEngine else { return }
        let transitions: [AppearanceTransition?] = [runningTransition, mergedStack?.runningTransition]
        for transition in transitions.compactMap(\.self) { engine.showImmediately(transition) }
    }

    private func installNew(instead old: [Column: UIViewController]) {
        for column in old.keys { shownControllers[column] = nil }
        for column in wantedColumns { install(column) }
        updateVisibility()
    }

    private func remove(_ controller: UIViewController, from old: [Column: UIViewController]) {
        guard let column = old.first(where: { $0.value === controller })?.key else { return }
        contentViews[column]?.remove(controller)
    }

    /// Takes away what is shown no longer while the split view is off screen.
    private func settleOffScreen() {
        let wanted = wantedColumns
        for (column, controller) in shownControllers
        where !wanted.contains(column) || content[column]?.shown !== controller {
            contentViews[column]?.remove(controller)
            shownControllers[column] = nil
            if !content.values.contains(where: { $0.shown === controller }) { leave(controller) }
        }
        announcedMode = currentMode
        columnsDidChange()
    }

    /// Lets a controller go that is in no column any more.
    final func leave(_ controller: UIViewController) {
        guard controller.parentController === self else { return }
        controller.sendWillMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
