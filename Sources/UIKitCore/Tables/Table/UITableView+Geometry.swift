public import Foundation

// MARK: - Places of rows

extension UITableView {
    /// The height of a row that states none, in points.
    static let usualRowHeight: CGFloat = 44

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

    /// Gives the rows in reach their places below each other, between the header and the footer of the table, which are
    /// as wide as it.
    ///
    /// They are not written on the page, so a row that only moves keeps its rendering.
    final func placeRows() {
        let usualHeight = traitCollection[SystemMeasuresTrait.self].rowHeight
        var edge: CGFloat = 0
        let margin = style == .insetGrouped ? Self.sideMargin(forWidth: bounds.width) : 0
        let width = max(0, bounds.width - 2 * margin)
        func place(_ view: UIView, height: CGFloat, at x: CGFloat = 0, width: CGFloat) {
            let place = CGRect(x: x, y: edge, width: width, height: height)
            edge += height
            if view.bounds.size != place.size { view.place(in: place) } else { view.moveUnseen(to: place) }
        }
        func placeAtItsHeight(_ view: UIView) {
            // In a table that has no width yet, what is in the view keeps its distances.
            let width = bounds.width > 0 ? bounds.width : view.bounds.width
            place(view, height: view.bounds.height, width: width)
        }
        if let tableHeaderView { placeAtItsHeight(tableHeaderView) }
        edge += CGFloat(shown.slots.lowerBound) * usualHeight
        for section in shownSections {
            if style == .plain, section.header != nil { edge += topPadding }
            let header = headerHeight(of: section)
            if let view = section.header { place(view, height: header, width: bounds.width) } else { edge += header }
            for cell in shownCells(of: section) {
                let height = cell.statedHeight ?? cell.solvedHeight(forWidth: width) ?? usualHeight
                place(cell, height: height, at: margin, width: width)
            }
            let footer = footerHeight(of: section)
            if let view = section.footer { place(view, height: footer, width: bounds.width) } else { edge += footer }
        }
        if let tableFooterView { placeAtItsHeight(tableFooterView) }
    }

    /// The places of the rows in reach and of the headers and footers, seen from where the first slot in reach begins.
    final var placesInReach: [SectionPlaces] {
        let start = CGFloat(shown.slots.lowerBound) * traitCollection[SystemMeasuresTrait.self].rowHeight
        return shownSections.map { section in
            var places = SectionPlaces(section: section.section, isOneElement: true)
            for case let view? in [section.header] + shownCells(of: section) + [section.footer] {
                places.append(view, at: CGPoint(x: view.frame.minX, y: view.frame.minY - start))
            }
            return places
        }
    }

    /// The space above the header of a section in a plain table.
    private var topPadding: CGFloat {
        sectionHeaderTopPadding >= 0 && sectionHeaderTopPadding.isFinite
            ? sectionHeaderTopPadding : traitCollection[SystemMeasuresTrait.self].sectionTopPadding
    }

    /// The height of a section's header, or of the space that is in its place.
    private func headerHeight(of section: ShownTableSection) -> CGFloat {
        if let height = section.headerHeight { return height }
        if sectionHeaderHeight > 0, sectionHeaderHeight.isFinite { return sectionHeaderHeight }
        guard style != .plain else { return section.header == nil ? 0 : 28 }
        guard section.header != nil else { return 18 }
        return section.section == 0 ? 55.5 : 38
    }

    /// The height of a section's footer, or of the space that is in its place.
    private func footerHeight(of section: ShownTableSection) -> CGFloat {
        if let height = section.footerHeight { return height }
        if sectionFooterHeight > 0, sectionFooterHeight.isFinite { return sectionFooterHeight }
        guard style != .plain else { return section.footer == nil ? 0 : 28 }
        guard let text = (section.footer as? UITableViewHeaderFooterView)?.textLabel?.text else { return 18 }
        let margin = Self.sideMargin(forWidth: bounds.width) * (style == .insetGrouped ? 2 : 1)
        let limits = TextLimits(width: bounds.width - 2 * margin)
        let font = UIFont.systemFont(ofSize: 13).attributes
        return CGFloat(TextMeasurement.extent(of: text, font: font, in: limits).height).rounded(.up) + 15
    }
}

extension UIView {
    /// Moves the view without marking it as changed, where the page does not show its place.
    final func moveUnseen(to place: CGRect) {
        guard center.x != place.midX || center.y != place.midY else { return }
        let cache = renderingCache
        let wasMarked = viewState.contains(.needsRendering)
        viewState.insert(.needsRendering)
        center = CGPoint(x: place.midX, y: place.midY)
        viewState.set(.needsRendering, to: wasMarked)
        renderingCache = cache
    }
}
