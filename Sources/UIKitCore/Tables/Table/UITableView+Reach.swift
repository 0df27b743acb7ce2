import Foundation

extension UITableView {
    /// Gives every row in reach a cell and every section in reach its header and footer, and puts aside all others.
    ///
    /// What the data source or the delegate does to the table meanwhile counts as a reload after it.
    final func showCellsInReach() {
        guard !activity.isShowingCells else { return }
        activity.isShowingCells = true
        defer { activity.isShowingCells = false }
        let isReload = needsReload
        if isReload { putAsideEverything() }
        needsReload = false
        let counts = loadedCounts()
        if isReload { selectedIndexPaths = selectedIndexPaths.filter(counts.contains) }
        let slots = reach.slots(of: counts.slotCount)
        putAsideCells(outside: slots)
        showSections(in: slots, of: counts)
        guard showCells(in: slots, of: counts) else { return }
        orderSubviews()
        placeRows()
        if activity.offersAreStale {
            activity.offersAreStale = false
            for cell in shown.cells { cell.map(refreshOffer) }
        }
        loadSectionIndex()
        announceNextRows()
    }

    /// Puts the subviews into the order in which they are read.
    private func orderSubviews() {
        var rows: [UIView] = []
        for section in shownSections {
            if let header = section.header { rows.append(header) }
            rows += shownCells(of: section) as [UIView]
            if let footer = section.footer { rows.append(footer) }
        }
        if let tableFooterView { rows.append(tableFooterView) }
        rows.removeAll { $0.parentView !== self }
        let placed = Set(rows.map(ObjectIdentifier.init))
        let ordered = childViews.filter { !placed.contains(ObjectIdentifier($0)) } + rows
        if !ordered.elementsEqual(childViews, by: ===) { childViews = ordered }
    }

    /// Whether a view is the header or the footer of the table or of a section in reach.
    package final func showsAsHeaderOrFooter(_ view: UIView) -> Bool {
        if view === tableHeaderView || view === tableFooterView { return true }
        return shownSections.contains { $0.header === view || $0.footer === view }
    }

    final func shownSection(_ section: Int) -> ShownTableSection? {
        guard !needsReload, let first = shownSections.first?.section, section >= first,
            shownSections.indices.contains(section - first)
        else { return nil }
        return shownSections[section - first]
    }

    // MARK: Cells

    /// Asks the data source for a cell that is not shown yet.
    final func makeCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        guard cell.shownIndexPath != nil else { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "The data source returned a cell for row \(indexPath.row) in section \(indexPath.section) that is already "
                + "shown for another row.", in: owningScene)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Puts a cell on the page.
    final func show(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cell.shownIndexPath = indexPath
        askForHeight(of: cell)
        let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? -1
        if level >= 0 { cell.indentationLevel = level }
        let isSelected = selectedIndexPaths.contains(indexPath)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        addSubview(cell)
        refreshOffer(of: cell)
        cell.cellState.insert(.needsUpdateConfiguration)
        cell.updateConfigurationIfNeeded()
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }

    /// Asks the delegate for the height of a row in reach.
    final func askForHeight(of cell: UITableViewCell) {
        guard let indexPath = cell.shownIndexPath else { return }
        let asked = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        let stated = asked >= 0 && asked.isFinite ? asked : nil
        if stated != cell.statedHeight {
            cell.statedHeight = stated
            cell.setNeedsRendering()
        }
        let size = CGSize(width: bounds.width, height: stated ?? traitCollection[SystemMeasuresTrait.self].rowHeight)
        if cell.bounds.size != size { cell.place(in: CGRect(origin: cell.frame.origin, size: size)) }
    }

    /// Takes a cell from the page and keeps it for another row.
    final func putAside(_ cell: UITableViewCell, from indexPath: IndexPath) {
        if cell.parentView === self { cell.removeFromSuperview() }
        cell.endStandingForRow()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        if let identifier = cell.reuseIdentifier { cellQueue.enqueue(cell, identifier: identifier) }
    }

    /// Takes all cells, headers and footers from the page.
    private func putAsideEverything() {
        let cells = shown.show(0..<0)
        let sections = shownSections
        shownSections = []
        for cell in cells { putAside(cell) }
        for section in sections { putAside(section) }
    }
}
