public import Foundation

/// Says where the elements of a collection stand.
///
/// Flow and compositional layouts are translated into the page's own layout. Any other subclass is asked for the
/// attributes of its elements, which are placed at their frames.
///
/// UIKit: `UICollectionViewLayout`.
@MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The collection that the layout is of.
    public internal(set) final weak var collectionView: UICollectionView?

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout makes.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Loading from a nib

    /// Called when this object and all others of its scene or nib were made and connected.
    ///
    /// Source: UIKit, `NSObject.awakeFromNib()`.
    open func awakeFromNib() {}

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Providing the layout

    /// Called before the layout is asked for anything after it was out of date; a place to work out the frames.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Asks for the elements in a rectangle.
    ///
    /// - Parameter rect: The rectangle in the content, in points; the whole content, as the browser scrolls by itself.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Asks for the place of an item.
    ///
    /// - Parameter indexPath: The item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Asks for the place of an item that is being moved; that of the item by default.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - position: Where it was let go, in points.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath) ?? Self.attributes(forCellAt: indexPath)
        attributes.center = position
        return attributes
    }

    /// Asks for the place of a supplementary view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of view.
    ///   - indexPath: Its place among its kind.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Asks for the place of a decoration view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of view.
    ///   - indexPath: Its place among its kind.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Asks where scrolling is to rest; where it would by default.
    ///
    /// - Parameter proposedContentOffset: Where it would, in points.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Asks where scrolling is to rest after a person let go; not called, as the browser scrolls.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would, in points.
    ///   - velocity: How fast it scrolls.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Responding to changes

    /// Called before the collection follows changes of its items, with the changes.
    ///
    /// - Parameter updateItems: The changes.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after the collection followed changes of its items.
    open func finalizeCollectionViewUpdates() {}

    /// Asks where an item comes from that appears; without effect, as items fade in on the page.
    ///
    /// - Parameter itemIndexPath: The item.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Asks where an item goes that disappears; without effect, as items vanish from the page at once.
    ///
    /// - Parameter itemIndexPath: The item.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Called before another layout takes the place of this one.
    ///
    /// - Parameter newLayout: The other layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout takes the place of another one.
    ///
    /// - Parameter oldLayout: The other layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after one layout took the place of another.
    open func finalizeLayoutTransition() {}

    // MARK: Invalidating the layout

    /// Has everything worked out anew before the next response.
    open func invalidateLayout() {
        let context = (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.instantiate()
        invalidateLayout(
            with: context as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext())
    }

    /// Has what a context names worked out anew before the next response.
    ///
    /// - Parameter context: What is out of date.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutDidBecomeStale()
    }

    /// Asks whether the layout depends on the size of the collection; by default it does where its width changes.
    ///
    /// - Parameter newBounds: The collection's new bounds, in points.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != (collectionView?.laidOutSize ?? collectionView?.bounds.size)?.width
    }

    /// Asks what is out of date after the size of the collection changed.
    ///
    /// - Parameter newBounds: The collection's new bounds, in points.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Registering decoration views

    /// Sets the class of the decoration views of a kind.
    ///
    /// - Parameters:
    ///   - viewClass: `UICollectionReusableView` or a subclass; nil takes the registration back.
    ///   - elementKind: The kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Direction

    /// The direction the layout was made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored where text runs the other way; the page mirrors translated layouts by itself.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: For the page

    /// Whether the page translates the layout; otherwise elements stand at the frames of their attributes.
    package var isTranslated: Bool { false }

    /// Whether sections follow each other sideways.
    package var scrollsSideways: Bool { false }

    /// The supplementary views at the edges of the whole content.
    package var wholeBoundaries: [SectionPlan.Boundary] { [] }

    /// How the page arranges a section.
    package func plan(forSection section: Int) -> SectionPlan { SectionPlan(content: .placed) }

    /// The size of an item of a translated layout, in points, as far as the server knows it; nil where the content
    /// decides.
    package func size(ofItemAt indexPath: IndexPath) -> CGSize? { nil }

    /// The directions in which the content of an item decides how large it is.
    func estimatedAxes(ofItemAt indexPath: IndexPath) -> EstimatedAxes { [] }

    /// Takes note that items in reach were found to be larger or smaller than was thought.
    func fittedSizesDidChange() {}

    final var isPrepared = false
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
}

extension UICollectionViewLayout {
    /// Has the layout work out its frames if they are out of date.
    final func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// The room for the content, in points: that of the collection, or of what is around it where it has no size.
    final var roomSize: CGSize { collectionView?.roomSize ?? .zero }

    /// New attributes of a cell, of the class the layout states.
    static func attributes(forCellAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let made = (layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.instantiate()
        let attributes = made as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
        attributes.indexPath = indexPath
        return attributes
    }
}

/// A change of an item or a section, as a layout is told of it.
///
/// UIKit: `UICollectionViewUpdateItem`.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    ///
    /// UIKit: `UICollectionViewUpdateItem.Action`.
    public enum Action: Int, Sendable {
        /// It comes.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It is made anew.
        case reload = 2
        /// It changes its place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    init(_ updateAction: Action, before: IndexPath?, after: IndexPath?) {
        self.updateAction = updateAction
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// Where it was; nil when it comes.
    ///
    /// A section has the item `NSNotFound`.
    public final let indexPathBeforeUpdate: IndexPath?

    /// Where it is; nil when it goes.
    ///
    /// A section has the item `NSNotFound`.
    public final let indexPathAfterUpdate: IndexPath?

    /// What happens.
    public final let updateAction: Action
}
