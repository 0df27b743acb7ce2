import Foundation

extension UISplitViewController {
    private static let modeKey = "UIKit.displayMode"
    private static let columnKey = "UIKit.topColumn"
    private static let expandedKey = "UIKit.isExpanded"
    private static let inspectorKey = "UIKit.showsInspector"

    private static func key(for column: Column) -> String { "UIKit.column\(column.rawValue)" }

    // MARK: Encoding

    /// Encodes the controllers of the columns and how they are arranged.
    final func encodeColumns(with coder: NSCoder) {
        for column in Column.allCases {
            let shown = content[column]?.shown ?? (column == .secondary ? mergedSecondary : nil)
            if let shown { coder.encode(shown, forKey: Self.key(for: column)) }
        }
        if let chosenMode { coder.encode(chosenMode.rawValue, forKey: Self.modeKey) }
        if let topColumn { coder.encode(topColumn.rawValue, forKey: Self.columnKey) }
        if !isMerged, restoredTopColumn == nil { coder.encode(true, forKey: Self.expandedKey) }
        coder.encode(isMerged ? isSeen(.inspector) : showsInspector, forKey: Self.inspectorKey)
    }

    /// The secondary controller of the classic style while it is no child.
    private var mergedSecondary: UIViewController? {
        guard isMerged, style == .unspecified else { return nil }
        return mergedStack?.collapsedSecondary?.secondary ?? discardedSecondary
    }

    /// The column that a narrow page shows; nil where nobody has decided that yet.
    private var topColumn: Column? { isMerged ? topMergedColumn : chosenNarrowColumn }

    /// What a column's own stack is, with the controllers that stand on another column's while the columns are merged.
    ///
    /// - Parameter navigation: The navigation controller of the column.
    final func ownStack(of navigation: UINavigationController) -> [UIViewController] {
        guard isMerged, let base = mergedStack else { return navigation.viewControllers }
        let own = base.stack.filter { (lender(of: $0, on: base) ?? base) === navigation }
        guard own.isEmpty else { return own }
        // What was popped from the merged stack: the column keeps its first controller.
        let lent =
            base.collapsedSecondary.flatMap { $0.secondary === navigation ? $0.root : nil }
            ?? Column.allCases.first { content[$0]?.shown === navigation }.flatMap { lentRoots[$0] }
        return navigation.viewControllers.isEmpty ? lent.map { [$0] } ?? [] : navigation.viewControllers
    }

    /// The container to which a controller on the merged stack goes back when the columns separate; nil when it stays.
    final func lender(of controller: UIViewController, on base: UINavigationController) -> UIViewController? {
        guard isMerged, base === mergedStack, let place = base.stack.firstIndex(where: { $0 === controller }) else {
            return nil
        }
        if style == .unspecified {
            guard let collapsed = base.collapsedSecondary,
                let root = base.stack.firstIndex(where: { $0 === collapsed.root }), place >= root
            else { return nil }
            return collapsed.secondary === controller ? self : collapsed.secondary
        }
        for column in [Column.secondary, .supplementary] {
            guard let root = lentRoots[column], let shown = content[column]?.shown, shown !== base,
                let first = base.stack.firstIndex(where: { $0 === root })
            else { continue }
            if place >= first { return shown }
        }
        return nil
    }

    /// The controllers with which the columns begin, also those that stand on the stack of another column now.
    final var rootsOfColumns: [Column: UIViewController] {
        var roots: [Column: UIViewController] = [:]
        for column in Column.allCases {
            let shown = content[column]?.shown ?? (column == .secondary ? mergedSecondary : nil)
            roots[column] = (shown as? UINavigationController).map { ownStack(of: $0).first } ?? shown
        }
        return roots
    }

    // MARK: Decoding

    /// Arranges the columns as they were, with the controllers that they had, also where the app gave them others by itself.
    ///
    /// A scene that is restored has not been on the screen, so nothing is merged yet.
    final func decodeColumns(with coder: NSCoder) {
        takeControllers(from: coder)
        if coder.containsValue(forKey: Self.modeKey) {
            chosenMode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey))
        }
        if coder.decodeBool(forKey: Self.inspectorKey) {
            UIApplication.shared.sceneInTurn?.restoration?.addPresentation { [weak self] in
                if self?.isShowing(.inspector) == false { self?.show(.inspector) }
            }
        }
        if coder.containsValue(forKey: Self.columnKey),
            let column = Column(rawValue: coder.decodeInteger(forKey: Self.columnKey)), column != .compact
        {
            chosenNarrowColumn = column
            // Columns that stood beside each other merge as they would have: the delegate says which one is on top.
            if !coder.decodeBool(forKey: Self.expandedKey) { restoredTopColumn = column }
        }
        showColumns()
    }

    private func takeControllers(from coder: NSCoder) {
        let restoration = UIApplication.shared.sceneInTurn?.restoration
        for column in Column.allCases {
            guard let restored = coder.decodeObject(forKey: Self.key(for: column)) as? UIViewController,
                restored.parentController == nil, restored.presenter == nil, content[column]?.shown !== restored
            else { continue }
            if content[column] != nil, restoration?.willHaveContent(restored) == false { continue }
            if style != .unspecified {
                if column != .supplementary || style == .tripleColumn { assign(restored, to: column) }
            } else if !isMerged, column == .primary || column == .secondary {
                replace(column, with: (restored, restored))
            }
            if content[column]?.shown !== restored, restored.parentController == nil {
                restoration?.noteUnplaced(restored)
            }
        }
    }

    /// Has a column whose navigation controller the app does not know contain what has come back in that.
    final func takeUpRoot(of navigation: UINavigationController) {
        guard let root = navigation.viewControllers.first else { return }
        for column in content.keys where content[column]?.shown === navigation {
            if navigation.restorationIdentifier == Self.identifierOfMadeStack(in: column) {
                content[column]?.assigned = root
            }
        }
    }
}
