public import Foundation

/// A layout between two others.
///
/// A page shows no state between them, so it is the new one from the beginning of the transition.
///
/// UIKit: `UICollectionViewTransitionLayout`.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two others.
    ///
    /// - Parameters:
    ///   - currentLayout: The layout before.
    ///   - newLayout: The layout afterwards.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Refuses to be read from an archive, as its layouts are in none.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The layout before.
    public final let currentLayout: UICollectionViewLayout

    /// The layout afterwards.
    public final let nextLayout: UICollectionViewLayout

    /// How far the transition is, from 0 to 1.
    open var transitionProgress: CGFloat = 0

    /// Keeps a number of the app's own.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - key: Its name.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        animatedValues[key] = value
    }

    /// A number of the app's own; 0 when there is none of the name.
    ///
    /// - Parameter key: Its name.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    private final var animatedValues: [String: CGFloat] = [:]

    package override var isTranslated: Bool { nextLayout.isTranslated }

    package override var scrollsSideways: Bool { nextLayout.scrollsSideways }

    package override var wholeBoundaries: [SectionPlan.Boundary] { nextLayout.wholeBoundaries }

    package override func plan(forSection section: Int) -> SectionPlan { nextLayout.plan(forSection: section) }

    override func estimatedAxes(ofItemAt indexPath: IndexPath) -> EstimatedAxes {
        nextLayout.estimatedAxes(ofItemAt: indexPath)
    }

    package override func size(ofItemAt indexPath: IndexPath) -> CGSize? { nextLayout.size(ofItemAt: indexPath) }

    /// Has both layouts prepared.
    open override func prepare() {
        nextLayout.collectionView = collectionView
        nextLayout.prepareIfNeeded()
    }

    /// The size of the content in the layout afterwards, in points.
    open override var collectionViewContentSize: CGSize { nextLayout.collectionViewContentSize }

    /// The elements in a rectangle in the layout afterwards.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nextLayout.layoutAttributesForElements(in: rect)
    }

    /// The place of an item in the layout afterwards.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nextLayout.layoutAttributesForItem(at: indexPath)
    }
}
