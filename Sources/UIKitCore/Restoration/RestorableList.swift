import Foundation

/// A table or collection view, as far as its state is preserved.
@MainActor
protocol RestorableList: UIScrollView {
    /// The places of the selected rows or items, sorted.
    var selectedPlaces: [IndexPath] { get }

    /// Whether the list is in its editing mode.
    var isInEditing: Bool { get }

    /// Which rows or items stand on the page.
    var reach: ListReach { get set }

    /// What names the rows or items by what they show; nil where the data source does not.
    var modelAssociation: (any UIDataSourceModelAssociation)? { get }

    /// The places of the rows or items that stand on the page.
    var shownPlaces: [IndexPath] { get }

    /// What names the rows or items where nothing else does: a source that knows them by identifiers.
    var itemNames: (any ItemNamingDataSource)? { get }

    /// The cell that shows a row or an item; nil where none does.
    func cell(showing place: IndexPath) -> UIView?

    /// How many rows or items the sections have.
    func loadedCounts() -> ItemCounts

    /// Selects a row or an item that exists.
    func restoreSelection(of place: IndexPath)

    /// Takes the selection from a row or an item.
    func removeSelection(of place: IndexPath)

    /// Forgets how many rows or items there are where none has been shown: until then the app may change them without
    /// saying so.
    func forgetCountsUntilShown()

    /// Turns the editing mode on.
    func restoreEditing()

    /// Shows other rows or items after the reach has changed.
    func showItemsInNewReach()

    /// The source of the items where these are outlines.
    var outlineSource: (any OutlineDataSource)? { get }
}

extension UIView {
    /// Whether it is a list of which more is preserved than of other views.
    ///
    /// The runtime takes many times longer to tell whether a class conforms to a protocol than to compare classes.
    final var isRestorableList: Bool { self is UITableView || self is UICollectionView }

    /// Whether it shows a row or an item.
    final var isItemCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// Whether it is a list whose selection has come back in the restoration that goes on.
    final var hasRestoredSelection: Bool {
        UIApplication.shared.sceneInTurn?.restoration?.hasSelection(in: self) ?? false
    }
}

extension UITableView: RestorableList {
    final var selectedPlaces: [IndexPath] { indexPathsForSelectedRows ?? [] }
    final var isInEditing: Bool { isEditing }
    final var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    final var itemNames: (any ItemNamingDataSource)? { dataSource as? any ItemNamingDataSource }
    final var shownPlaces: [IndexPath] { indexPathsForVisibleRows ?? [] }

    final var outlineSource: (any OutlineDataSource)? { nil }

    final func cell(showing place: IndexPath) -> UIView? { cellForRow(at: place) }

    final func restoreSelection(of place: IndexPath) {
        selectRow(at: place, animated: false, scrollPosition: .none)
    }

    final func removeSelection(of place: IndexPath) {
        deselectRow(at: place, animated: false)
    }

    final func forgetCountsUntilShown() {
        if needsReload { counts = nil }
    }

    final func restoreEditing() {
        setEditing(true, animated: false)
    }

    final func showItemsInNewReach() {
        showCellsInReachSoon()
    }
}

extension UICollectionView: RestorableList {
    final var selectedPlaces: [IndexPath] { indexPathsForSelectedItems ?? [] }
    final var isInEditing: Bool { isEditing }
    final var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    final var itemNames: (any ItemNamingDataSource)? { dataSource as? any ItemNamingDataSource }
    final var shownPlaces: [IndexPath] { indexPathsForVisibleItems }

    final func cell(showing place: IndexPath) -> UIView? { cellForItem(at: place) }

    final func restoreSelection(of place: IndexPath) {
        selectItem(at: place, animated: false, scrollPosition: [])
    }

    final func removeSelection(of place: IndexPath) {
        deselectItem(at: place, animated: false)
    }

    final func forgetCountsUntilShown() {
        if needsReload { counts = nil }
    }

    final func restoreEditing() {
        isEditing = true
    }

    final func showItemsInNewReach() {
        showCellsInReachSoon()
    }
}

/// What is preserved of a table or collection view: editing mode, what is unfolded, the part of it that stands on the page,
/// selection.
///
/// Rows and items are named by what they show if the data source knows, else by their places and what they say first.
@MainActor
final class RestorableListState {
    private enum Key {
        static let selection = "UIKit.selectedRows"
        static let selectionTexts = "UIKit.selectedRowTexts"
        static let isEditing = "UIKit.isEditing"
        static let ownerIsEditing = "UIKit.controllerIsEditing"
        static let first = "UIKit.firstRowInReach"
        static let length = "UIKit.rowsInReach"
        static let unfolded = "UIKit.expandedItems"
    }

    private let selection: [Any]
    /// The descriptions of what is selected and has no name, in the same order, empty for what has one.
    private let selectionTexts: [String]
    private let isEditing: Bool
    private let ownerIsEditing: Bool
    private let first: Any?
    private let length: Int
    private let unfolded: [IndexPath]?
    private var placesSelectedBefore: [IndexPath] = []

    /// Takes the state of a list from a coder.
    init(coder: NSCoder) {
        selection = coder.decodeObject(forKey: Key.selection) as? [Any] ?? []
        selectionTexts = coder.decodeObject(forKey: Key.selectionTexts) as? [String] ?? []
        isEditing = coder.decodeBool(forKey: Key.isEditing)
        ownerIsEditing = coder.decodeBool(forKey: Key.ownerIsEditing)
        first = coder.decodeObject(forKey: Key.first)
        length = coder.decodeInteger(forKey: Key.length)
        unfolded = coder.decodeObject(forKey: Key.unfolded) as? [IndexPath]
    }

    /// Encodes the state of a list; nothing for one as it is in the beginning.
    static func encode(_ list: some RestorableList, with coder: NSCoder) {
        if list.isInEditing {
            coder.encode(true, forKey: Key.isEditing)
            if controller(of: list)?.isEditing ?? false { coder.encode(true, forKey: Key.ownerIsEditing) }
        }
        if let unfolded = list.outlineSource?.expandedPlaces { coder.encode(unfolded, forKey: Key.unfolded) }
        let selected = list.selectedPlaces
        if !selected.isEmpty {
            let names = selected.map { name(of: $0, in: list) }
            coder.encode(names, forKey: Key.selection)
            if names.contains(where: { $0 is IndexPath }) {
                let rows = RowTexts(in: list)
                let texts = names.map { name in
                    (name as? IndexPath).map { UnnamedRow(at: $0, in: list, rows).text } ?? ""
                }
                coder.encode(texts, forKey: Key.selectionTexts)
            }
        }
        guard list.reach != ListReach() else { return }
        let counts = list.loadedCounts()
        guard let slot = list.reach.slots(of: counts.slotCount).first(where: { counts.indexPath(ofSlot: $0) != nil }),
            let first = counts.indexPath(ofSlot: slot)
        else { return }
        coder.encode(name(of: first, in: list), forKey: Key.first)
        coder.encode(list.reach.length, forKey: Key.length)
    }

    /// Gives a list that has not been laid out its editing mode and its selection, as far as its rows or items are known
    /// by then, so that the app finds them.
    ///
    /// - Returns: Whether something is selected.
    func select(in list: some RestorableList) -> Bool {
        restoreEditing(of: list)
        guard !selection.isEmpty else { return false }
        restoreExpansion(of: list)
        return selectRows(in: list)
    }

    /// Selects what was selected, as far as the rows or items are known.
    ///
    /// - Returns: Whether something is selected.
    func selectRows(in list: some RestorableList) -> Bool {
        guard !selection.isEmpty else { return false }
        placesSelectedBefore = selection.compactMap { Self.place(named: $0, in: list) }
        for place in placesSelectedBefore { list.restoreSelection(of: place) }
        list.forgetCountsUntilShown()
        return !placesSelectedBefore.isEmpty
    }

    /// Gives a list the state, as far as the rows or items still exist.
    func apply(to list: some RestorableList) {
        restoreEditing(of: list)
        restoreExpansion(of: list)
        if let first, let place = Self.place(named: first, in: list) {
            let counts = list.loadedCounts()
            let previous = list.reach
            if let slot = counts.slot(of: place) {
                list.reach = ListReach(from: slot, length: length, of: counts.slotCount)
            }
            if list.reach != previous { list.showItemsInNewReach() }
        }
        let places = selection.indices.compactMap { placeOfSelection($0, in: list) }
        for place in placesSelectedBefore where !places.contains(place) { list.removeSelection(of: place) }
        for place in places { list.restoreSelection(of: place) }
    }

    /// Where something is now that was selected; nil where it is not there any more, or something else stands there.
    private func placeOfSelection(_ index: Int, in list: some RestorableList) -> IndexPath? {
        guard selectionTexts.indices.contains(index), let row = UnnamedRow(text: selectionTexts[index]) else {
            return Self.place(named: selection[index], in: list)
        }
        return row.place(in: list).flatMap { Self.place(named: $0, in: list) }
    }

    private func restoreEditing(of list: some RestorableList) {
        guard isEditing, !list.isInEditing else { return }
        // The controller's own mode is what its edit button shows.
        if ownerIsEditing { Self.controller(of: list)?.setEditing(true, animated: false) }
        if !list.isInEditing { list.restoreEditing() }
    }

    private func restoreExpansion(of list: some RestorableList) {
        if let unfolded { list.outlineSource?.restoreExpansion(of: unfolded) }
    }

    /// The controller on whose screen a list is.
    private static func controller(of list: some RestorableList) -> UIViewController? {
        sequence(first: list as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// What a row or an item is called: what it shows, or its place.
    static func name(of place: IndexPath, in list: some RestorableList) -> Any {
        list.modelAssociation?.modelIdentifierForElement(at: place, in: list)
            ?? list.itemNames?.nameOfItem(at: place) ?? place
    }

    /// Where the row or item of a name is now; nil where it is not there any more.
    static func place(named name: Any, in list: some RestorableList) -> IndexPath? {
        let place =
            (name as? String).flatMap {
                list.modelAssociation?.indexPathForElement(withModelIdentifier: $0, in: list)
                    ?? list.itemNames?.placeOfItem(named: $0)
            } ?? name as? IndexPath
        return place.flatMap { list.loadedCounts().contains($0) ? $0 : nil }
    }

    /// Where the row or item of a name is now, if the list shows it: it is asked for again and again while something waits.
    static func place(shownAs name: String, in list: some RestorableList) -> IndexPath? {
        guard list.modelAssociation == nil, let names = list.itemNames else { return place(named: name, in: list) }
        return list.shownPlaces.first { names.nameOfItem(at: $0) == name }
    }
}
