import Foundation

extension UITableView {
    /// Whether cells or section views can be registered under a name, which an empty one is not.
    final func accepts(_ identifier: String, in method: StaticString) -> Bool {
        if !identifier.isEmpty { return true }
        SceneFault.raise(
            .invalidArgument, "must pass a valid reuse identifier to -[UITableView \(method)]", in: owningScene)
        return false
    }

    final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard accepts(identifier, in: "registerClass:forCellReuseIdentifier:") else { return }
        guard let cellClass else { return cellQueue.register(identifier, make: nil) }
        guard let cellType = cellClass as? UITableViewCell.Type else {
            SceneFault.raise(
                .invalidArgument, "must pass a class of kind UITableViewCell", in: owningScene)
            return
        }
        cellQueue.register(identifier) { cellType.instantiate(style: .default, reuseIdentifier: identifier) }
    }

    final func registerSectionView(_ viewClass: AnyClass?, _ identifier: String) {
        guard accepts(identifier, in: "registerClass:forHeaderFooterViewReuseIdentifier:") else { return }
        guard let viewClass else { return sectionViewQueue.register(identifier, make: nil) }
        guard let viewType = viewClass as? UITableViewHeaderFooterView.Type else {
            SceneFault.raise(
                .invalidArgument, "must pass a class of kind UITableViewHeaderFooterView", in: owningScene)
            return
        }
        sectionViewQueue.register(identifier) { viewType.instantiate(reuseIdentifier: identifier) }
    }

    /// Sets how cells of an identifier are made, as for the prototypes of a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The name under which cells are asked for.
    ///   - make: Makes a new cell, whose reuse identifier is to be the same.
    package final func registerCells(_ identifier: String, make: @escaping @MainActor () -> UITableViewCell?) {
        cellQueue.register(identifier, make: make)
    }

    final func reusableCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let reconfiguredCell, reconfiguredCell.shownIndexPath == indexPath,
            reconfiguredCell.reuseIdentifier == identifier
        {
            return reconfiguredCell
        }
        if let cell = cellQueue.dequeue(identifier) {
            cell.prepareForAnotherRow()
            return cell
        }
        return cellQueue.makeView(identifier)
    }

    final func requiredReusableCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reusableCell(identifier, for: indexPath) { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard", in: owningScene)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    final func reusableSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = sectionViewQueue.dequeue(identifier) {
            view.forgetChangesByPerson()
            view.prepareForReuse()
            return view
        }
        return sectionViewQueue.makeView(identifier)
    }
}
