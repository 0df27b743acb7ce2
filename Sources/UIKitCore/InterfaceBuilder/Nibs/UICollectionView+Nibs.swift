extension UICollectionView {
    /// Sets the nib of which cells with an identifier are made.
    ///
    /// - Parameters:
    ///   - nib: A nib with one object that is not within others, a cell; nil takes the registration back.
    ///   - identifier: The name under which cells are asked for.
    public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return cellQueue.register(identifier, make: nil) }
        registerCells(identifier) { [weak self] in
            self?.onlyView(of: nib, UICollectionViewCell.self, identifier)
        }
    }

    /// Sets the nib of which supplementary views of a kind and an identifier are made.
    ///
    /// - Parameters:
    ///   - nib: A nib with one object that is not within others, a reusable view; nil takes the registration back.
    ///   - kind: The kind.
    ///   - identifier: The name under which views are asked for.
    public final func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else { return supplementaryQueue.register(Self.queueKey(kind, identifier), make: nil) }
        registerSupplementaryViews(ofKind: kind, identifier) { [weak self] in
            self?.onlyView(of: nib, UICollectionReusableView.self, identifier)
        }
    }

    private func onlyView<View: UICollectionReusableView>(
        of nib: UINib, _ viewClass: View.Type, _ identifier: String
    ) -> View? {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects[0] as? View else {
            SceneFault.raise(
                .internalInconsistency,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UICollectionReusableView instance", in: owningScene)
            return nil
        }
        return view
    }
}
