public import Foundation

/// A section of a compositional layout: a group that repeats, and what stands around its items.
///
/// UIKit: `NSCollectionLayoutSection`.
@MainActor
open class NSCollectionLayoutSection: NSObject {
    /// Creates a section.
    ///
    /// - Parameter group: The pattern, repeated until all items of the section have a place.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        listConfiguration = nil
        super.init()
    }

    private init(list configuration: UICollectionLayoutListConfiguration) {
        group = nil
        listConfiguration = configuration
        super.init()
    }

    /// A section that looks like one of a table.
    ///
    /// - Parameters:
    ///   - configuration: How the list looks.
    ///   - layoutEnvironment: The room the section is in, as the section provider was given it.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(list: configuration)
    }

    /// The space around the section's items, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the insets of supplementary views are measured from.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether supplementary views keep the section's insets free.
    open var supplementariesFollowContentInsets = true

    /// How the groups scroll in the other direction; with `none` they follow each other in the direction of the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The views at the edges of the section, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The views behind the items.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Kept for the app; the browser scrolls by itself, so it is not called.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    final let group: NSCollectionLayoutGroup?
    final let listConfiguration: UICollectionLayoutListConfiguration?
}

/// How the groups of a section scroll across the direction of the layout.
///
/// On the page such a section is a region that the browser scrolls sideways, with stops where they are asked for.
///
/// UIKit: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// They do not.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, but resting where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By the width of the collection.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    /// Group by group, each in the middle.
    case groupPagingCentered = 5
}

/// What insets are measured from.
///
/// UIKit: `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout has it.
    case automatic = 0
    /// The edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The margins of readable text.
    case readableContent = 4
}

/// Is told which items are in sight while a section scrolls.
///
/// UIKit: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item in sight.
///
/// UIKit: `NSCollectionLayoutVisibleItem`.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque the item is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// Which of overlapping items lies in front.
    var zIndex: Int { get set }
    /// Whether the item is hidden.
    var isHidden: Bool { get set }
    /// The middle of the item, in points.
    var center: CGPoint { get set }
    /// How the item is transformed.
    var transform: CGAffineTransform { get set }
    /// The frame of the item, in points.
    var frame: CGRect { get }
    /// The place of the item.
    var indexPath: IndexPath { get }
}
