import Foundation

extension UISplitViewController {
    /// Merges or separates the columns if the width asks for it.
    ///
    /// The width is compact, regular or not known. A change waits while the split view itself comes or goes.
    final func adaptToWidth() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isMerged, !isAdapting, !isAppearanceChanging || shownControllers.isEmpty else { return }
        isAdapting = true
        isCompact ? collapse() : expand()
        showRunningTransitions()
        isAdapting = false
        chosenMode = isMerged ? nil : chosenMode
        storedDisplayModeButtonItem?.itemDidChange()
        // Observers by name hear of notifications, observers by type of messages.
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        NotificationCenter.default.post(UIViewController.ShowDetailTargetDidChangeMessage(), subject: self)
        columnsDidChange()
    }

    private func collapse() {
        let top = proposedTopColumn
        let chosen =
            style == .unspecified
            ? top
            : delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: top) ?? top
        // What a person saw last comes before what the app would begin with.
        let restored = restoredTopColumn
        restoredTopColumn = nil
        isMerged = true
        if style == .unspecified {
            collapseClassic(restoring: restored)
        } else {
            showColumnsNow()
            if content[.compact] == nil { putOnStack(upTo: restored ?? chosen) }
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        let mode = delegate?.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: preferredDisplayMode)
        chosenNarrowColumn = topMergedColumn == .compact ? chosenNarrowColumn : topMergedColumn
        if style == .unspecified {
            separateClassic()
        } else {
            takeBackStacks()
        }
        takeBackInspector()
        isMerged = false
        if let mode, mode != preferredDisplayMode { chosenMode = mode }
        showColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// The column that the merged stack shows unless the delegate says otherwise.
    private var proposedTopColumn: Column {
        if content[.compact] != nil { return .compact }
        if let chosenNarrowColumn, content[chosenNarrowColumn] != nil { return chosenNarrowColumn }
        return content[.secondary] == nil ? baseColumn : .secondary
    }

    /// Decides which column a narrow page shows until somebody knows how narrow it is.
    final func chooseNarrowColumn() {
        guard chosenNarrowColumn == nil, !isMerged else { return }
        guard style != .unspecified, traitCollection.horizontalSizeClass == .unspecified else { return }
        let proposed: Column = content[.secondary] == nil ? baseColumn : .secondary
        let chosen =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if chosen != .compact { chosenNarrowColumn = chosen }
    }

    // MARK: Columns

    /// The column whose controllers stand at the top of the merged stack.
    final var topMergedColumn: Column {
        if content[.compact] != nil { return .compact }
        if style == .unspecified { return isSecondaryOnStack ? .secondary : .primary }
        return [Column.secondary, .supplementary].first { isLent($0) } ?? baseColumn
    }

    /// Whether controllers that came from the secondary one of the classic style stand on the primary stack.
    private var isSecondaryOnStack: Bool {
        guard let stack = mergedStack, let root = stack.collapsedSecondary?.root else { return false }
        return stack.stack.contains { $0 === root }
    }

    /// Whether the stack of a column stands on that of the first one.
    final func isLent(_ column: Column) -> Bool { lentIndex(of: column) != nil }

    private func lentIndex(of column: Column) -> Int? {
        guard let root = lentRoots[column] else { return nil }
        return mergedStack?.stack.firstIndex { $0 === root }
    }

    private func putOnStack(upTo top: Column) {
        for column in [Column.supplementary, .secondary] where column != baseColumn && column.rawValue <= top.rawValue {
            lend(column, animated: false)
        }
    }

    /// Moves the controllers of a column's navigation controller onto the first column's stack.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - stack: What is to stand beneath; nil for what is there now.
    ///   - animated: Whether the page moves.
    final func lend(_ column: Column, onto stack: [UIViewController]? = nil, animated: Bool) {
        guard let base = mergedStack, let source = content[column]?.shown as? UINavigationController, source !== base
        else { return }
        var moved = source.stack
        if moved.isEmpty, let root = lentRoots[column] { moved = [root] }
        guard let root = moved.first else { return }
        source.setViewControllers([], animated: false)
        lentRoots[column] = root
        base.setViewControllers((stack ?? base.stack) + moved, animated: animated)
    }

    /// What stands beneath a column's controllers on the merged stack; nil where they are not there.
    final func stackBeneath(_ column: Column) -> [UIViewController]? {
        guard let index = lentIndex(of: column), index > 0, let base = mergedStack else { return nil }
        return Array(base.stack[..<index])
    }

    /// Takes a column's controllers, and what stands on them, off the merged stack.
    private func dropStack(of column: Column) {
        guard let stack = stackBeneath(column) else { return }
        mergedStack?.setViewControllers(stack, animated: true)
    }

    /// Gives every column its controllers back.
    private func takeBackStacks() {
        guard let base = mergedStack else { return }
        for column in [Column.secondary, .supplementary] {
            guard let target = content[column]?.shown as? UINavigationController, target !== base else { continue }
            var stack: [UIViewController] = []
            if let index = lentIndex(of: column), index > 0 {
                stack = Array(base.stack[index...])
                base.setViewControllers(Array(base.stack[..<index]), animated: false)
                base.endRunningTransitionNow()
            } else if target.stack.isEmpty, let root = lentRoots[column] {
                stack = [root]
            }
            lentRoots[column] = nil
            if target.stack.isEmpty, !stack.isEmpty { target.setViewControllers(stack, animated: false) }
        }
    }

    /// Shows a column of the merged stack.
    final func showMerged(_ column: Column) {
        guard content[.compact] == nil, column != .compact else { return }
        if column == baseColumn {
            dropFirstLent()
        } else if isLent(column) {
            let source = content[column]?.shown as? UINavigationController
            if column == .supplementary { dropStack(of: .secondary) }
            guard source?.stack.isEmpty == false else { return }
            // The app gave the column's navigation controller a new stack in the meantime.
            lend(column, onto: stackBeneath(column), animated: true)
        } else {
            delegate?.splitViewController(self, willShow: column)
            if column == .secondary, content[.supplementary] != nil, !isLent(.supplementary),
                baseColumn != .supplementary
            {
                lend(.supplementary, animated: false)
            }
            lend(column, animated: true)
        }
    }

    /// Hides a column of the merged stack.
    final func hideMerged(_ column: Column) {
        guard isLent(column) else { return }
        delegate?.splitViewController(self, willHide: column)
        dropStack(of: column)
    }

    private func dropFirstLent() {
        let lent = [Column.supplementary, .secondary].first { isLent($0) }
        if let lent { dropStack(of: lent) }
    }

    // MARK: The classic style

    /// Merges the columns of the classic style.
    ///
    /// - Parameter restored: The column that the person saw before the scene was put away; nil where that is not known. What
    ///   was seen comes back, also where the delegate would leave it out of what the app begins with.
    private func collapseClassic(restoring restored: Column?) {
        let primary = delegate?.primaryViewController(forCollapsing: self)
        let secondary = content[.secondary]?.shown
        content[.secondary] = nil
        if let primary, primary !== content[.primary]?.shown { replace(.primary, with: (primary, primary)) }
        showColumnsNow()
        guard let secondary, let primary = content[.primary]?.shown else { return }
        leave(secondary)
        discardedSecondary = nil
        let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
        let isTaken = secondary.parentController != nil || secondary.isEmptyContainer
        if restored == .primary || isDone && (restored != .secondary || isTaken) {
            discardedSecondary = secondary
        } else {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
    }

    private func separateClassic() {
        guard let shown = content[.primary]?.shown else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: shown)
            ?? shown.separateSecondaryViewController(for: self) ?? discardedSecondary
        discardedSecondary = nil
        isMerged = false
        if let primary = delegate?.primaryViewController(forExpanding: self), primary !== shown {
            replace(.primary, with: (primary, primary))
        }
        if let secondary { replace(.secondary, with: (secondary, secondary)) }
    }

    // MARK: Transitions

    /// Shows the wanted columns and ends that transition, so that stacks can be moved.
    private func showColumnsNow() {
        showColumns()
        guard let runningTransition, let engine = viewIfLoaded?.window?.transitionEngine else { return }
        engine.endImmediately(runningTransition)
    }
}

extension UINavigationController {
    /// Ends the running change of the stack in the call, so that the controllers that left can go elsewhere.
    final func endRunningTransitionNow() {
        guard let runningTransition, let engine = viewIfLoaded?.window?.transitionEngine else { return }
        engine.endImmediately(runningTransition)
    }

    /// Puts the secondary controller of a split view that collapses on the stack.
    final func takeIn(_ secondary: UIViewController) {
        guard let navigation = secondary as? UINavigationController else {
            collapsedSecondary = (secondary, secondary)
            return pushViewController(secondary, animated: false)
        }
        let moved = navigation.stack
        guard let root = moved.first else { return }
        navigation.setViewControllers([], animated: false)
        collapsedSecondary = (navigation, root)
        navigation.mergedSplit = parentController as? UISplitViewController
        replaceStack(with: stack + moved, animated: false)
    }

    /// Takes the secondary controller of a split view that expands off the stack.
    final func giveBack() -> UIViewController? {
        let collapsed = collapsedSecondary
        collapsedSecondary = nil
        (collapsed?.secondary as? UINavigationController)?.mergedSplit = nil
        let index = stack.firstIndex { $0 === collapsed?.root } ?? max(1, stack.count - 1)
        guard index > 0, index < stack.count else { return collapsed?.secondary.refilled(with: collapsed?.root) }
        let moved = Array(stack[index...])
        replaceStack(with: Array(stack[..<index]), animated: false)
        endRunningTransitionNow()
        guard let navigation = collapsed?.secondary as? UINavigationController else { return moved.first }
        navigation.setViewControllers(moved, animated: false)
        return navigation
    }
}

extension UIViewController {
    /// The controller; a navigation controller gets a root if it has lost its own.
    fileprivate func refilled(with root: UIViewController?) -> UIViewController {
        if let navigation = self as? UINavigationController, navigation.stack.isEmpty, let root {
            navigation.setViewControllers([root], animated: false)
        }
        return self
    }
}
