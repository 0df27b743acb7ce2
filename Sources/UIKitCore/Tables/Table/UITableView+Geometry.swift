public import Foundation

// MARK: - Places of rows

extension UITableView {
    /// The height of a row that states none, in points.
    static let usualRowHeight: CGFloat = 44

    /// The height of a header or footer, in points.
    private static let usualSectionViewHeight: CGFloat = 28

    /// The row in reach at a point; nil when there is none.
    ///
    /// The browser lays out the rows; the table knows them with the heights the delegate states, or 44 points.
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
        func place(_ view: UIView, height: CGFloat) {
            let place = CGRect(x: 0, y: edge, width: bounds.width, height: height)
            edge += height
            if view.bounds.size != place.size { view.place(in: place) } else { view.moveUnseen(to: place) }
        }
        for section in shownSections {
            if let header = section.header { place(header, height: Self.usualSectionViewHeight) }
            for cell in shownCells(of: section) { place(cell, height: cell.statedHeight ?? Self.usualRowHeight) }
            if let footer = section.footer { place(footer, height: Self.usualSectionViewHeight) }
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
