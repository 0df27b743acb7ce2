public import Foundation

extension UICollectionView {
    /// Makes and fills cells of one class for items of one type.
    ///
    /// A registration is made once, outside of what provides the cells, and used with
    /// ``dequeueConfiguredReusableCell(using:for:item:)``.
    ///
    /// UIKit: `UICollectionView.CellRegistration`.
    @MainActor
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = "UICollectionView.CellRegistration." + UUID().uuidString
        let handler: Handler

        /// Creates a registration of a class.
        ///
        /// - Parameter handler: Fills a cell for an item.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// Makes and fills supplementary views of one class.
    ///
    /// UIKit: `UICollectionView.SupplementaryRegistration`.
    @MainActor
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Fills a view of a kind at a place.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = "UICollectionView.SupplementaryRegistration." + UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// Creates a registration of a class.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views.
        ///   - handler: Fills a view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that left the reach of the page, or a new one, filled for an item.
    ///
    /// - Parameters:
    ///   - registration: Makes and fills the cell.
    ///   - indexPath: The item's place, as the data source was asked for it.
    ///   - item: The item; nil leaves the cell unfilled.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !cellQueue.isRegistered(registration.identifier) { registerCell(Cell.self, registration.identifier) }
        let made = requiredReusableCell(registration.identifier, for: indexPath)
        let cell = made as? Cell ?? Cell.instantiate(reuseIdentifier: nil)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that left the reach of the page, or a new one, filled for a place.
    ///
    /// - Parameters:
    ///   - registration: Makes and fills the view.
    ///   - indexPath: The place, as the data source was asked for it.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if !supplementaryQueue.isRegistered(Self.queueKey(kind, registration.identifier)) {
            registerSupplementaryView(Supplementary.self, kind, registration.identifier)
        }
        let made = requiredReusableSupplementaryView(kind, registration.identifier)
        let view = made as? Supplementary ?? Supplementary.instantiate(reuseIdentifier: nil)
        registration.handler(view, kind, indexPath)
        return view
    }
}
