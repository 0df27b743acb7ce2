import Foundation

extension UICollectionView {
    final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return cellQueue.register(identifier, make: nil) }
        guard let cellType = cellClass as? UICollectionViewCell.Type else {
            SceneFault.raise(
                .invalidArgument, "must pass a class of kind UICollectionViewCell", in: owningScene)
            return
        }
        cellQueue.register(identifier) { cellType.instantiate(reuseIdentifier: identifier) }
    }

    final func registerSupplementaryView(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        let key = Self.queueKey(kind, identifier)
        guard let viewClass else { return supplementaryQueue.register(key, make: nil) }
        guard let viewType = viewClass as? UICollectionReusableView.Type else {
            SceneFault.raise(
                .invalidArgument, "must pass a class of kind UICollectionReusableView", in: owningScene)
            return
        }
        supplementaryQueue.register(key) { viewType.instantiate(reuseIdentifier: identifier) }
    }

    /// Sets how cells of an identifier are made, as for the prototypes of a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The name under which cells are asked for.
    ///   - make: Makes a new cell.
    package final func registerCells(_ identifier: String, make: @escaping @MainActor () -> UICollectionViewCell?) {
        cellQueue.register(identifier) {
            let cell = make()
            cell?.reuseIdentifier = identifier
            return cell
        }
    }

    /// Sets how supplementary views of a kind and an identifier are made, as for the prototypes of a storyboard.
    ///
    /// - Parameters:
    ///   - kind: The kind of the views.
    ///   - identifier: The name under which views are asked for.
    ///   - make: Makes a new view.
    package final func registerSupplementaryViews(
        ofKind kind: String, _ identifier: String, make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        supplementaryQueue.register(Self.queueKey(kind, identifier)) {
            let view = make()
            view?.reuseIdentifier = identifier
            return view
        }
    }

    /// The name under which supplementary views wait.
    static func queueKey(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

    final func requiredReusableCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfiguredCell, reconfiguredCell.shownIndexPath == indexPath,
            reconfiguredCell.reuseIdentifier == identifier
        {
            return reconfiguredCell
        }
        if identifier.isEmpty {
            SceneFault.raise(
                .internalInconsistency,
                "must pass a valid reuse identifier to "
                    + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]", in: owningScene)
            return .standIn
        }
        if let cell = cellQueue.dequeue(identifier) {
            cell.prepareForAnotherItem()
            return cell
        }
        if let cell = cellQueue.makeView(identifier) { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
            in: owningScene)
        return .standIn
    }

    final func requiredReusableSupplementaryView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        let key = Self.queueKey(kind, identifier)
        if let view = supplementaryQueue.dequeue(key) {
            view.forgetChangesByPerson()
            (view as? UICollectionViewCell)?.prepareForAnotherItem() ?? view.prepareForReuse()
            if supplementaryBeingMade != nil { addSubview(view) }
            return view
        }
        if let view = supplementaryQueue.makeView(key) {
            if supplementaryBeingMade != nil { addSubview(view) }
            return view
        }
        SceneFault.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard", in: owningScene)
        return UICollectionReusableView(frame: .zero)
    }

    /// Keeps a supplementary view that left the page until it is asked for.
    final func keepForReuse(_ view: UICollectionReusableView, _ kind: String) {
        view.appliedAttributes = nil
        view.giveUpIdentifiers()
        guard let identifier = view.reuseIdentifier else { return }
        supplementaryQueue.enqueue(view, identifier: Self.queueKey(kind, identifier))
    }

    /// Says that the layout provides for a supplementary view and the data source has none.
    final func reportMissingSupplementaryView(ofKind kind: String, at indexPath: IndexPath) {
        SceneFault.raise(
            .internalInconsistency,
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
                + "\(SceneFault.describe(indexPath))) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
            in: owningScene)
    }
}

extension UICollectionViewCell {
    /// An empty cell for an item that the app has none for, which was reported.
    static var standIn: UICollectionViewCell { instantiate(reuseIdentifier: "") }
}
