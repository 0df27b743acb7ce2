public import Foundation

// MARK: - Places of rows

extension UITableView {
    /// The height of a row that states none, in points.
    static let usualRowHeight: CGFloat = 44

    /// The height of a header or footer that states none, in points.
    private static let usualSectionViewHeight: CGFloat = 28

    /// The margin beside rows in a table of a width, in points.
    static func sideMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// The row in reach at a point; nil when there is none.
    ///
    /// The browser lays out the rows; the table knows them with the heights that the delegate states or the constraints of
    /// their content give, or 44 points.
    ///
    /// - Parameter point: A point in the table's coordinates, in points.
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        refreshIfStale()
        return shown.cells.first { $0?.frame.contains(point) == true }??.shownIndexPath
    }

    /// The rows in reach that meet a rectangle.
    ///
    /// - Parameter rect: A rectangle in the table's coordinates, in points.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        refreshIfStale()
        return shown.cells.compactMap { $0?.frame.intersects(rect) == true ? $0?.shownIndexPath : nil }
    }

    /// The place of a row in reach, in points; zero for other rows.
    ///
    /// - Parameter indexPath: The row.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect { shownCell(at: indexPath)?.frame ?? .zero }

    /// The place of a section's header in reach, in points; zero for other sections.
    ///
    /// - Parameter section: The section.
    public final func rectForHeader(inSection section: Int) -> CGRect { shownSection(section)?.header?.frame ?? .zero }

    /// The place of a section's footer in reach, in points; zero for other sections.
    ///
    /// - Parameter section: The section.
    public final func rectForFooter(inSection section: Int) -> CGRect { shownSection(section)?.footer?.frame ?? .zero }

    /// The place of a section's rows in reach with its header and footer, in points; zero for other sections.
    ///
    /// - Parameter section: The section.
    public final func rect(forSection section: Int) -> CGRect {
        guard let shown = shownSection(section) else { return .zero }
        let views = [shown.header, shown.footer] + shownCells(of: shown)
        return views.compactMap { $0?.frame }.reduce(CGRect.null) { $0.union($1) }
    }

    /// Gives the rows in reach their places below each other.
    ///
    /// They are not written on the page, so a row that only moves keeps its rendering.
    final func placeRows() {
        var edge = CGFloat(shown.slots.lowerBound) * Self.usualRowHeight + (tableHeaderView?.bounds.height ?? 0)
        let margin = style == .insetGrouped ? Self.sideMargin(forWidth: bounds.width) : 0
        let width = max(0, bounds.width - 2 * margin)
        func place(_ view: UIView, height: CGFloat, at x: CGFloat = 0, width: CGFloat) {
            let place = CGRect(x: x, y: edge, width: width, height: height)
            edge += height
            if view.bounds.size != place.size { view.place(in: place) } else { view.moveUnseen(to: place) }
        }
        func placeSectionView(_ view: UIView?, stated: CGFloat) {
            let isStated = stated > 0 && stated.isFinite
            if let view {
                place(view, height: isStated ? stated : Self.usualSectionViewHeight, width: bounds.width)
            } else if style != .plain, isStated {
                edge += stated
            }
        }
        for section in shownSections {
            placeSectionView(section.header, stated: sectionHeaderHeight)
            for cell in shownCells(of: section) {
                let height = cell.statedHeight ?? cell.solvedHeight(forWidth: width) ?? Self.usualRowHeight
                place(cell, height: height, at: margin, width: width)
            }
            placeSectionView(section.footer, stated: sectionFooterHeight)
        }
    }
}

extension UIView {
    /// Moves the view without marking it as changed, where the page does not show its place.
    fileprivate final func moveUnseen(to place: CGRect) {
        guard center.x != place.midX || center.y != place.midY else { return }
        let cache = renderingCache
        let wasMarked = viewState.contains(.needsRendering)
        viewState.insert(.needsRendering)
        center = CGPoint(x: place.midX, y: place.midY)
        viewState.set(.needsRendering, to: wasMarked)
        renderingCache = cache
    }
}
