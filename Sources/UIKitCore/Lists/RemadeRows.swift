import Foundation

/// Where the views are now that one request tells of, in rows and items that were made anew since it began.
///
/// A form without scripts has the values of all fields, and what was pressed after them. As one of the values is taken, an app
/// may reload the list in which the others are: the same rows have other cells then, whose views have no numbers yet.
@MainActor
package final class RemadeRows {
    private let awaited: Set<Int32>
    private var places: [Int32: Place] = [:]

    /// Where a view is in the row of a list.
    private struct Place {
        weak var list: UIScrollView?
        let row: UnnamedRow
        /// The cell of static content, which stays the same.
        weak var staticCell: UITableViewCell?
        /// The places among the subviews, from the cell to the view.
        let path: [Int]
        let type: UIView.Type
        /// Nil for the cell itself.
        let mark: UInt32?
    }

    /// Prepares for a request.
    ///
    /// - Parameter identifiers: The numbers of the views of which it tells.
    package init(awaiting identifiers: some Sequence<Int32>) {
        awaited = Set(identifiers)
    }

    // MARK: Before

    /// Takes note of the awaited views in the rows of a list that is going to make some or all of them anew.
    final func note(rowsOf list: some CellList & RestorableList) {
        guard let counts = list.counts else { return }
        var texts: RowTexts?
        for case let cell? in list.shown.cells {
            guard let place = cell.shownIndexPath else { continue }
            var path: [Int] = []
            note(cell, at: &path) { path, view in
                let known = texts ?? RowTexts(in: list)
                texts = known
                let table = list as? UITableView
                let ownCell = cell as? UITableViewCell
                return Place(
                    list: list,
                    row: UnnamedRow(
                        at: place, showing: cell, among: known, sectionCount: counts.count(ofSection: place.section)),
                    staticCell: ownCell.flatMap { table?.staticName(of: $0) == nil ? nil : $0 }, path: path,
                    type: Swift.type(of: view), mark: path.isEmpty ? nil : ViewMark(of: view).value)
            }
        }
    }

    private func note(_ view: UIView, at path: inout [Int], _ place: ([Int], UIView) -> Place) {
        if let number = view.viewIdentifier, awaited.contains(number) { places[number] = place(path, view) }
        for (index, child) in view.childViews.enumerated() {
            path.append(index)
            note(child, at: &path, place)
            path.removeLast()
        }
    }

    /// Ends editing in a list before the value of another of its fields is taken, if editing will begin there, and has the list
    /// make its rows anew if the app asked for that: the field is looked for in its row afterwards.
    package final func leaveField(before identifier: Int32, in scene: UIWindowScene) {
        let next = scene.view(withIdentifier: identifier) ?? view(withIdentifier: identifier, in: scene)
        guard let next, next.canBecomeFirstResponder, let list = next.list,
            let field = next.window?.firstResponder as? UIView, field !== next,
            field.list === list
        else { return }
        field.resignFirstResponder()
        (list as? any CellList)?.refreshIfStale()
    }

    // MARK: Afterwards

    /// The view that stands where the one with a number stood, in the same row; it gets that number.
    ///
    /// - Returns: Nil where there is no such row or view, or it was not in a row.
    final func view(withIdentifier identifier: Int32, in scene: UIWindowScene) -> UIView? {
        guard let place = places[identifier], let list = place.list as? any RestorableList,
            var found = place.staticCell ?? cell(of: place.row, in: list)
        else { return nil }
        for index in place.path {
            guard found.childViews.indices.contains(index) else { return nil }
            found = found.childViews[index]
        }
        guard found.window != nil, type(of: found) == place.type,
            place.mark.map({ ViewMark(of: found).value == $0 }) ?? true
        else {
            return nil
        }
        scene.setIdentifier(identifier, for: found)
        return found
    }

    private func cell(of row: UnnamedRow, in list: some RestorableList) -> UIView? {
        guard let place = row.place(in: list, allowsOtherText: true), !row.mayBeAnother(in: list) else { return nil }
        return list.cell(showing: place)
    }
}

extension UIView {
    /// The list in a row or an item of which the view is.
    fileprivate var list: UIView? {
        sequence(first: self, next: \.parentView).first { $0.isRestorableList }
    }
}

extension CellList {
    /// Has the views found again of which the request that is being performed tells, before rows or items are made anew.
    func noteRowsToBeRemade() {
        guard let rows = window?.windowScene?.remadeRows, !needsReload,
            let list = self as? any CellList & RestorableList
        else { return }
        rows.note(rowsOf: list)
    }
}
