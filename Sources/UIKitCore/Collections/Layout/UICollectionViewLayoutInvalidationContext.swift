public import Foundation

/// What of a layout is no longer true.
///
/// UIKit: `UICollectionViewLayoutInvalidationContext`.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context in which the whole layout is out of date.
    public nonisolated override init() {
        super.init()
    }

    /// Whether everything is to be worked out anew because the data were loaded again.
    public internal(set) final var invalidateEverything = false

    /// Whether the numbers of items and sections changed.
    public internal(set) final var invalidateDataSourceCounts = false

    /// The items that are out of date.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that are out of date, by kind.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that are out of date, by kind.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// By how much the offset of the content is to change, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the size of the content is to change, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Names items that are out of date.
    ///
    /// - Parameter indexPaths: The items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views that are out of date.
    ///
    /// - Parameters:
    ///   - elementKind: Their kind.
    ///   - indexPaths: Their places.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views that are out of date.
    ///
    /// - Parameters:
    ///   - elementKind: Their kind.
    ///   - indexPaths: Their places.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// What of a flow layout is no longer true.
///
/// UIKit: `UICollectionViewFlowLayoutInvalidationContext`.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes and spaces again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the places of the items are to be worked out again.
    open var invalidateFlowLayoutAttributes = true
}
