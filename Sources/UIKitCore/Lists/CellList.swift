import Foundation

/// A cell whose place its list sets.
@MainActor
protocol PlacedCell: ItemCell {
    var shownIndexPath: IndexPath? { get set }
}

/// A table or a collection: a list whose rows or items have cells while they are in reach.
@MainActor
protocol CellList: UIScrollView {
    associatedtype Cell: PlacedCell

    /// The numbers as the data source last reported them; nil when they are to be asked for.
    var counts: ItemCounts? { get set }
    /// Which slots are in reach.
    var reach: ListReach { get set }
    /// The cells of the slots in reach.
    var shown: ShownCells<Cell> { get set }
    /// Whether all cells are to be made anew.
    var needsReload: Bool { get }
    /// What the list is doing.
    var activity: ListActivity { get set }

    /// The number of sections that the data source reports; nil without data source.
    func reportedNumberOfSections() -> Int?
    /// The number of rows or items of a section that the data source reports.
    func reportedNumberOfItems(inSection section: Int) -> Int

    /// The places of the selected rows or items.
    var selectedIndexPaths: Set<IndexPath> { get set }

    /// Has everything asked for again; the rows or items that are selected stay so.
    func askForEverything()
    /// Gives every row or item in reach its cell, and puts aside all others.
    func showCellsInReach()
    /// Asks the data source for a cell that is not shown yet; nil without data source.
    func makeCell(at indexPath: IndexPath) -> Cell?
    /// The sections in reach and where their views stand.
    var placesInReach: [SectionPlaces] { get }
    /// Puts a cell on the page.
    func show(_ cell: Cell, at indexPath: IndexPath)
    /// Takes a cell from the page, where it stood for what was at a place, and keeps it for another row or item.
    func putAside(_ cell: Cell, from indexPath: IndexPath)

    /// Gives cells, the views of sections and the selection the places that they have after a change.
    func follow(_ places: PlaceChanges, to after: ItemCounts)
    /// The same for changes that the app asked for.
    func follow(_ changes: ListChanges, _ places: PlaceChanges, to after: ItemCounts)
}

extension CellList {
    // MARK: Numbers

    /// The numbers of rows or items, asked for if they are not known.
    func loadedCounts() -> ItemCounts {
        if let counts { return counts }
        let asked = askForCounts()
        counts = asked
        return asked
    }

    /// Asks the data source for the numbers of rows or items.
    func askForCounts() -> ItemCounts {
        guard !activity.isAskingForCounts else { return ItemCounts([]) }
        activity.isAskingForCounts = true
        defer { activity.isAskingForCounts = false }
        guard let reported = reportedNumberOfSections() else { return ItemCounts([]) }
        let sectionCount = checkedCount(reported, of: "sections")
        var itemCounts: [Int] = []
        itemCounts.reserveCapacity(sectionCount)
        for section in 0..<sectionCount {
            let count = reportedNumberOfItems(inSection: section)
            itemCounts.append(checkedCount(count, of: "\(activity.terms.item)s in section \(section)"))
        }
        return ItemCounts(itemCounts)
    }

    private func checkedCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        guard count < 0 else { return count }
        SceneFault.raise(
            .internalInconsistency, "The data source reported a negative number (\(count)) of \(what()).",
            in: owningScene)
        return 0
    }

    // MARK: Cells

    /// Shows the cells at once if the list is on a page, else when it comes to one.
    func showCellsInReachSoon() {
        if window == nil { setNeedsLayout() } else { showCellsInReach() }
    }

    /// Shows what a reload asked for, if the app wants to know it before the response is written.
    func refreshIfStale() {
        if needsReload, window != nil { showCellsInReach() }
    }

    /// The cell of a row or item in reach.
    func shownCell(at indexPath: IndexPath) -> Cell? {
        refreshIfStale()
        guard !needsReload, let slot = counts?.slot(of: indexPath) else { return nil }
        return shown[slot]
    }

    /// Makes the cells that are missing in a range of slots.
    ///
    /// - Returns: Whether all were made; false when the data source asked for a reload meanwhile.
    func showCells(in slots: Range<Int>, of counts: ItemCounts) -> Bool {
        for section in counts.sections(inSlots: slots) {
            let own = counts.slots(ofSection: section)
            for slot in own.clamped(to: slots) where slot - own.lowerBound < counts.itemCounts[section] {
                guard shown[slot] == nil else { continue }
                let indexPath = IndexPath(item: slot - own.lowerBound, section: section)
                guard let cell = makeCell(at: indexPath), !needsReload else { return false }
                shown[slot] = cell
                show(cell, at: indexPath)
                if needsReload { return false }
            }
        }
        return true
    }

    /// Takes a cell from the page and keeps it for another row or item.
    func putAside(_ cell: Cell) {
        if let indexPath = cell.shownIndexPath { putAside(cell, from: indexPath) }
    }

    /// Makes another range of slots the shown one, keeping the cells in both.
    func putAsideCells(outside slots: Range<Int>) {
        guard slots != shown.slots else { return }
        let leaving = shown.show(slots)
        for cell in leaving { putAside(cell) }
        setNeedsRendering()
    }

    /// Has rows or items asked again what they offer, before the next response is written.
    func updateOffers() {
        activity.offersAreStale = true
        setNeedsLayout()
    }
}
