public import Foundation

extension UISplitViewController {
    // MARK: The primary column

    /// The width of the primary column that the app would like, in points.
    ///
    /// The default leaves it to the split view.
    public final var preferredPrimaryColumnWidth: CGFloat {
        get { width(of: .primary).preferred }
        set { changeWidth(of: .primary) { $0.preferred = newValue } }
    }

    /// The width of the primary column that the app would like, as a share of the split view's width from 0 to 1.
    ///
    /// The default leaves it to the split view.
    public final var preferredPrimaryColumnWidthFraction: CGFloat {
        get { width(of: .primary).fraction }
        set { changeWidth(of: .primary) { $0.fraction = newValue } }
    }

    /// The least width of the primary column, in points.
    public final var minimumPrimaryColumnWidth: CGFloat {
        get { width(of: .primary).minimum }
        set { changeWidth(of: .primary) { $0.minimum = newValue } }
    }

    /// The greatest width of the primary column, in points.
    public final var maximumPrimaryColumnWidth: CGFloat {
        get { width(of: .primary).maximum }
        set { changeWidth(of: .primary) { $0.maximum = newValue } }
    }

    /// The width of the primary column, in points, whether it is seen or not.
    public final var primaryColumnWidth: CGFloat { resolvedWidth(of: .primary) }

    // MARK: The supplementary column

    /// The width of the supplementary column that the app would like, in points.
    ///
    /// The default leaves it to the split view.
    public final var preferredSupplementaryColumnWidth: CGFloat {
        get { width(of: .supplementary).preferred }
        set { changeWidth(of: .supplementary) { $0.preferred = newValue } }
    }

    /// The width of the supplementary column that the app would like, as a share of the split view's width from 0 to 1.
    ///
    /// The default leaves it to the split view.
    public final var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { width(of: .supplementary).fraction }
        set { changeWidth(of: .supplementary) { $0.fraction = newValue } }
    }

    /// The least width of the supplementary column, in points.
    public final var minimumSupplementaryColumnWidth: CGFloat {
        get { width(of: .supplementary).minimum }
        set { changeWidth(of: .supplementary) { $0.minimum = newValue } }
    }

    /// The greatest width of the supplementary column, in points.
    public final var maximumSupplementaryColumnWidth: CGFloat {
        get { width(of: .supplementary).maximum }
        set { changeWidth(of: .supplementary) { $0.maximum = newValue } }
    }

    /// The width of the supplementary column, in points, whether it is seen or not.
    public final var supplementaryColumnWidth: CGFloat { resolvedWidth(of: .supplementary) }

    // MARK: The secondary column

    /// The width of the secondary column that the app would like, in points.
    ///
    /// Kept for the app; the secondary column takes the room that the others leave.
    public final var preferredSecondaryColumnWidth: CGFloat {
        get { width(of: .secondary).preferred }
        set { changeWidth(of: .secondary) { $0.preferred = newValue } }
    }

    /// The least width of the secondary column, in points.
    ///
    /// Kept for the app.
    public final var minimumSecondaryColumnWidth: CGFloat {
        get { width(of: .secondary).minimum }
        set { changeWidth(of: .secondary) { $0.minimum = newValue } }
    }

    // MARK: The inspector

    /// The width of the inspector that the app would like, in points.
    ///
    /// The default leaves it to the split view.
    public final var preferredInspectorColumnWidth: CGFloat {
        get { width(of: .inspector).preferred }
        set { changeWidth(of: .inspector) { $0.preferred = newValue } }
    }

    /// The width of the inspector that the app would like, as a share of the split view's width from 0 to 1.
    ///
    /// The default leaves it to the split view.
    public final var preferredInspectorColumnWidthFraction: CGFloat {
        get { width(of: .inspector).fraction }
        set { changeWidth(of: .inspector) { $0.fraction = newValue } }
    }

    /// The least width of the inspector, in points.
    public final var minimumInspectorColumnWidth: CGFloat {
        get { width(of: .inspector).minimum }
        set { changeWidth(of: .inspector) { $0.minimum = newValue } }
    }

    /// The greatest width of the inspector, in points.
    public final var maximumInspectorColumnWidth: CGFloat {
        get { width(of: .inspector).maximum }
        set { changeWidth(of: .inspector) { $0.maximum = newValue } }
    }

    /// The width of the inspector, in points, whether it is seen or not.
    public final var inspectorColumnWidth: CGFloat { resolvedWidth(of: .inspector) }

    // MARK: Resolving

    /// How wide a column is to be, for the page.
    package final func columnWidth(of column: Column) -> ColumnWidth {
        width(of: column).resolved(for: column, in: style)
    }

    /// The width of a column at the present size of the split view, in points.
    final func resolvedWidth(of column: Column) -> CGFloat {
        columnWidth(of: column).points(in: viewIfLoaded?.bounds.width ?? 0)
    }

    private func width(of column: Column) -> ColumnWidth { columnWidths[column] ?? ColumnWidth() }

    private func changeWidth(of column: Column, _ change: (inout ColumnWidth) -> Void) {
        var width = width(of: column)
        change(&width)
        columnWidths[column] = width
        columnsDidChange()
    }
}

/// How wide a column of a split view is to be.
package struct ColumnWidth: Hashable, Sendable {
    /// The wanted width in points.
    package var preferred = UISplitViewController.automaticDimension
    /// The wanted share of the split view's width.
    package var fraction = UISplitViewController.automaticDimension
    /// The least width in points.
    package var minimum = UISplitViewController.automaticDimension
    /// The greatest width in points.
    package var maximum = UISplitViewController.automaticDimension

    /// The width with every automatic member replaced by what suits the column.
    func resolved(for column: UISplitViewController.Column, in style: UISplitViewController.Style) -> ColumnWidth {
        let isSupplementary = column == .supplementary
        var width = self
        if preferred == UISplitViewController.automaticDimension, fraction == UISplitViewController.automaticDimension {
            width.fraction = style == .tripleColumn ? (isSupplementary ? 0.3 : 0.22) : 0.35
        }
        if minimum == UISplitViewController.automaticDimension { width.minimum = isSupplementary ? 260 : 240 }
        if maximum == UISplitViewController.automaticDimension {
            width.maximum = max(width.minimum, isSupplementary ? 375 : 320)
            if preferred != UISplitViewController.automaticDimension { width.maximum = max(width.maximum, preferred) }
        }
        return width
    }

    /// The width in points where the split view has a width.
    func points(in total: CGFloat) -> CGFloat {
        let wanted = preferred == UISplitViewController.automaticDimension ? total * fraction : preferred
        return min(max(wanted, minimum), max(minimum, maximum), max(total, 0))
    }
}
