extension UITableView {
    /// Sets the nib of which cells with an identifier are made.
    ///
    /// - Parameters:
    ///   - nib: A nib with one object that is not within others, a cell; nil takes the registration back.
    ///   - identifier: The name under which cells are asked for.
    public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard accepts(identifier, in: "registerNib:forCellReuseIdentifier:") else { return }
        guard let nib else { return cellQueue.register(identifier, make: nil) }
        cellQueue.register(identifier) { [weak self] in
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
                self?.refuse(identifier, "UITableViewCell")
                return nil
            }
            if let own = cell.reuseIdentifier, own != identifier {
                SceneFault.raise(
                    .internalInconsistency,
                    // The slip of the pen is UIKit's.
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))", in: self?.owningScene)
            }
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Sets the nib of which headers and footers with an identifier are made.
    ///
    /// - Parameters:
    ///   - nib: A nib with one object that is not within others, a header or footer; nil takes the registration back.
    ///   - identifier: The name under which views are asked for.
    public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard accepts(identifier, in: "registerNib:forHeaderFooterViewReuseIdentifier:") else { return }
        guard let nib else { return sectionViewQueue.register(identifier, make: nil) }
        sectionViewQueue.register(identifier) { [weak self] in
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
                self?.refuse(identifier, "UITableViewHeaderFooterView")
                return nil
            }
            view.reuseIdentifier = identifier
            return view
        }
    }

    private func refuse(_ identifier: String, _ expected: String) {
        SceneFault.raise(
            .internalInconsistency,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                + "which must be a \(expected) instance", in: owningScene)
    }
}
