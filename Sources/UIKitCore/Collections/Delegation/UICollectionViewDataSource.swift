public import Foundation

/// Supplies the items of a collection and takes moves of them.
///
/// An app implements the methods it needs; all but two have a default. With ``collectionView(_:moveItemAt:to:)`` items
/// can be moved: that it is there the compiler writes down in ``MoveItemResult``, which no app ever names.
///
/// - Note: unlike Apple's, the protocol has an associated type, so the type of a variable is spelled
///   `any UICollectionViewDataSource`.
///
/// UIKit: `UICollectionViewDataSource`.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// `Void` if the class implements ``collectionView(_:moveItemAt:to:)``; inferred by the compiler.
    associatedtype MoveItemResult

    // MARK: Providing items

    /// Asks for the number of items in a section.
    ///
    /// Called once for each section after the data was loaded or changed.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Asks for the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Asks for the cell of an item.
    ///
    /// Called before a response is written, for items that came into reach of the page.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Asks for a supplementary view that the layout provides for, such as a header.
    ///
    /// By default there is none, which is a fault where the layout provides for one.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    // MARK: Reordering items

    /// Asks whether an item may be moved; true by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Asks the data source to move an item in its data; the collection moves the cell by itself afterwards.
    ///
    /// By default there is no such method, and the collection does not offer to move items.
    @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> MoveItemResult

    // MARK: Configuring an index

    /// Asks for the entries of an index beside the items; nil by default.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Asks which item an entry of the index stands for; the first one of the section with its number by default.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

/// What a method of a data source returns that an app did not implement.
public struct UICollectionViewMethodNotImplemented: Sendable {}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Says that there is none.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingSupplementaryView(ofKind: kind, at: indexPath)
        return UICollectionReusableView(frame: .zero)
    }

    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Says by its type that items cannot be moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UICollectionViewMethodNotImplemented {
        UICollectionViewMethodNotImplemented()
    }

    /// No index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item of the section with the entry's number.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}

extension UICollectionViewDataSource {
    /// Whether items can be moved: the class implements ``collectionView(_:moveItemAt:to:)``.
    var implementsMove: Bool {
        if let controller = self as? UICollectionViewController { return controller.overridesMove }
        return MoveItemResult.self != UICollectionViewMethodNotImplemented.self
    }
}

/// Is told which items may be needed soon, so that it can load their data.
///
/// UIKit: `UICollectionViewDataSourcePrefetching`.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with the items that come into reach when the user next asks for more.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called with items announced before that are not needed after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// A data source that knows its items as an outline.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Where an item stands in its outline; nil when its section is none.
    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace?

    /// Shows or hides what is below an item.
    func toggleExpansion(ofItemAt indexPath: IndexPath)

    /// The places of the unfolded items: that of the section, then those from the root items down; nil without outlines.
    var expandedPlaces: [IndexPath]? { get }

    /// Unfolds the items at places, as far as there are such, and folds all others.
    func restoreExpansion(of places: [IndexPath])
}
