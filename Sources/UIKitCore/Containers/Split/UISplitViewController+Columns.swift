import Foundation

extension UISplitViewController {
    /// The controllers of the columns as the app sees them.
    final var columnControllers: [UIViewController] {
        let columns: [Column] = isMerged ? wantedColumns : [.primary, .supplementary, .secondary]
        return columns.compactMap { content[$0]?.shown }
    }

    // MARK: Giving columns their controllers

    /// Gives a column its controller.
    final func assign(_ controller: UIViewController?, to column: Column) {
        guard style != .unspecified else {
            return raise("setViewController:forColumn: needs a split view controller with a column style.")
        }
        guard column != .supplementary || style == .tripleColumn else {
            return raise("Column supplementary needs a split view controller with three columns.")
        }
        guard content[column]?.assigned !== controller else { return }
        if let controller, controller.parentController !== self, !mayContain(controller) { return }
        let wrapped = controller.map { column == .compact ? $0 : wrap($0, for: column) }
        if let made = wrapped as? UINavigationController, made !== controller, made.stack.isEmpty { return }
        let beneath = isMerged ? stackBeneath(column) : nil
        lentRoots[column] = nil
        replace(column, with: zip(controller, wrapped))
        guard let beneath else { return }
        if controller == nil {
            mergedStack?.setViewControllers(beneath, animated: false)
        } else {
            lend(column, onto: beneath, animated: false)
        }
    }

    /// Sets the two controllers of the classic style.
    final func setClassicControllers(_ controllers: [UIViewController]) {
        guard style == .unspecified else {
            return raise("viewControllers cannot be set on a split view controller with a column style.")
        }
        guard controllers.count <= 2 else {
            return raise("A split view controller has a primary and a secondary view controller.")
        }
        guard controllers.allSatisfy({ $0.parentController === self || mayContain($0) }) else { return }
        discardedSecondary = nil
        let columns: [Column] = [.primary, .secondary]
        for (index, column) in columns.enumerated() {
            let controller = controllers.indices.contains(index) ? controllers[index] : nil
            if controller !== content[column]?.shown { replace(column, with: controller.map { ($0, $0) }) }
        }
    }

    /// Exchanges the controller of a column.
    final func replace(_ column: Column, with new: (assigned: UIViewController, shown: UIViewController)?) {
        if let shown = new?.shown, shown.parentController !== self, !mayContain(shown) { return }
        let old = content[column]?.shown
        content[column] = new.map { ColumnContent(assigned: $0.assigned, shown: $0.shown) }
        if let shown = new?.shown, shown.parentController !== self {
            adopt(shown)
        }
        if let old, old !== new?.shown, !shownControllers.values.contains(where: { $0 === old }) { leave(old) }
        showColumns()
        new?.shown.sendDidMove(toParent: self)
        columnsDidChange()
    }

    private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
        if controller is UINavigationController { return controller }
        let navigation = UINavigationController(rootViewController: controller)
        // The app does not know this one, so its stack is preserved without being named.
        navigation.restorationIdentifier = Self.identifierOfMadeStack(in: column)
        return navigation
    }

    /// The restoration identifier of the navigation controller that the split view makes for a column.
    static func identifierOfMadeStack(in column: Column) -> String { "UIKit.\(column)" }

    private func zip(
        _ assigned: UIViewController?, _ shown: UIViewController?
    ) -> (assigned: UIViewController, shown: UIViewController)? {
        if let assigned, let shown { (assigned, shown) } else { nil }
    }

    final func raise(_ reason: String) {
        SceneFault.raise(.invalidArgument, "-[UISplitViewController] \(reason)", in: windowScene)
    }

    // MARK: Showing and hiding

    /// Shows a column.
    final func showColumn(_ column: Column) {
        guard content[column] != nil else { return }
        if column == .inspector { return showInspector() }
        guard !isMerged else { return showMerged(column) }
        if column != .compact { chosenNarrowColumn = column }
        switch column {
        case .primary where style == .tripleColumn:
            if !wantedColumns.contains(.supplementary) { chosenMode = modeWithMore }
            if !wantedColumns.contains(.primary) { chosenMode = modeWithMore }
            showColumns(animated: true)
        case .primary, .supplementary:
            if !wantedColumns.contains(column) { choose(modeWithMore) }
        case .secondary: removeOverlay()
        case .compact, .inspector: break
        }
        columnsDidChange()
    }

    /// Hides a column.
    final func hideColumn(_ column: Column) {
        guard content[column] != nil else { return }
        if column == .inspector { return hideInspector() }
        guard !isMerged else { return hideMerged(column) }
        if chosenNarrowColumn == column {
            chosenNarrowColumn = column == .secondary ? columnBefore(.secondary) : .secondary
        }
        switch column {
        case .primary: if wantedColumns.contains(.primary) { choose(modeWithLess) }
        case .supplementary: choose(.secondaryOnly)
        case .secondary, .compact, .inspector: break
        }
        columnsDidChange()
    }

    /// Whether a column is seen.
    final func isSeen(_ column: Column) -> Bool {
        if column == .inspector, isMerged { return content[.inspector]?.shown.presenter != nil }
        return isMerged ? topMergedColumn == column : wantedColumns.contains(column)
    }

    /// The column that is read before another one, among those that are seen.
    package final func columnBefore(_ column: Column) -> Column? {
        let columns = wantedColumns.filter { $0 != .inspector }
        guard let index = columns.firstIndex(of: column), index > 0 else { return nil }
        return columns[index - 1]
    }

    // MARK: The inspector

    private func showInspector() {
        guard isMerged, let inspector = content[.inspector]?.shown else {
            showsInspector = true
            return showColumns(animated: true)
        }
        guard inspector.presenter == nil else { return }
        leave(inspector)
        inspector.modalPresentationStyle = .pageSheet
        present(inspector, animated: true)
    }

    private func hideInspector() {
        showsInspector = false
        guard isMerged, let inspector = content[.inspector]?.shown else { return showColumns(animated: true) }
        if inspector.presenter != nil { inspector.dismiss(animated: true) }
    }

    /// Makes the inspector a child again that was presented while the columns were merged.
    final func takeBackInspector() {
        guard let inspector = content[.inspector]?.shown, inspector.presenter == nil else { return }
        adopt(inspector)
        inspector.sendDidMove(toParent: self)
    }

    // MARK: Show and show detail

    /// Shows a controller in the primary column, or on top of the stack while the columns are merged.
    final func showInPrimary(_ controller: UIViewController, sender: Any?) {
        if let stack = (isMerged ? mergedStack : content[.primary]?.shown as? UINavigationController) {
            if style != .unspecified || isMerged { return stack.show(controller, sender: sender) }
        }
        guard !isMerged else { return present(controller, animated: true) }
        if style == .unspecified {
            replace(.primary, with: (controller, controller))
        } else {
            assign(controller, to: .primary)
        }
    }

    /// Shows a controller in the secondary column, or on top of the stack while the columns are merged.
    final func showInSecondary(_ controller: UIViewController, sender: Any?) {
        if style != .unspecified {
            assign(controller, to: .secondary)
            return showColumn(.secondary)
        }
        guard isMerged else {
            replace(.secondary, with: (controller, controller))
            chosenNarrowColumn = .secondary
            return columnsDidChange()
        }
        guard let primary = content[.primary]?.shown else { return }
        if primary is UINavigationController {
            primary.collapseSecondaryViewController(controller, for: self)
        } else {
            primary.present(controller, animated: true)
        }
    }

    /// The navigation controller that holds the stacks of all columns while they are merged.
    final var mergedStack: UINavigationController? {
        guard isMerged else { return nil }
        return content[.compact]?.shown as? UINavigationController ?? content[baseColumn]?.shown
            as? UINavigationController
    }
}
