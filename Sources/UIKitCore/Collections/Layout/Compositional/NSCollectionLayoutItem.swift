public import Foundation

/// The size of one item, and the space around it.
///
/// UIKit: `NSCollectionLayoutItem`.
@MainActor
open class NSCollectionLayoutItem: NSObject {
    /// Creates the size of an item.
    ///
    /// - Parameter layoutSize: The size in the group around it.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates the size of an item with supplementary views, such as badges.
    ///
    /// - Parameters:
    ///   - layoutSize: The size in the group around it.
    ///   - supplementaryItems: The supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// The space that is taken from the item's size at its edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The size.
    public final let layoutSize: NSCollectionLayoutSize

    /// The supplementary views that stand at the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
}

/// A supplementary view that stands at an item or group.
///
/// UIKit: `NSCollectionLayoutSupplementaryItem`.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Creates a supplementary view at the edges of its item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the view.
    ///   - elementKind: The kind the data source is asked for.
    ///   - containerAnchor: Where it stands.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a supplementary view of which a point of its own stands at the edges of its item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the view.
    ///   - elementKind: The kind the data source is asked for.
    ///   - containerAnchor: Where it stands.
    ///   - itemAnchor: Which point of the view stands there.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The kind the data source is asked for.
    public final let elementKind: String

    /// Where the view stands.
    public final let containerAnchor: NSCollectionLayoutAnchor

    /// Which point of the view stands there; nil for the point nearest to the edges.
    public final let itemAnchor: NSCollectionLayoutAnchor?

    /// Which of views at one place lies in front: the one with the greatest number.
    open var zIndex = 1
}

/// A supplementary view at an edge of a section or of the whole content, such as a header.
///
/// UIKit: `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Creates a supplementary view at an edge.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the view.
    ///   - elementKind: The kind the data source is asked for.
    ///   - alignment: The edge, and the place along it.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a supplementary view at a distance from an edge.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the view.
    ///   - elementKind: The kind the data source is asked for.
    ///   - alignment: The edge, and the place along it.
    ///   - absoluteOffset: The distance, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize, elementKind, NSCollectionLayoutAnchor(edges: [], absoluteOffset: absoluteOffset), nil)
    }

    /// The edge, and the place along it.
    public final let alignment: NSRectAlignment

    /// The distance from the edge, in points.
    public final let offset: CGPoint

    /// Whether the section grows by the size of the view; otherwise the view lies over the items.
    open var extendsBoundary = true

    /// Whether the view stays in sight while its section is.
    open var pinToVisibleBounds = false
}

/// A view behind the items of a section.
///
/// UIKit: `NSCollectionLayoutDecorationItem`.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A background of a whole section.
    ///
    /// - Parameter elementKind: The kind under which the view's class is registered with the layout.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// The kind under which the view's class is registered with the layout.
    public final let elementKind: String

    /// Which of views at one place lies in front: the one with the greatest number.
    open var zIndex = 0
}
