public import Foundation

/// The space between items of a group.
///
/// UIKit: `NSCollectionLayoutSpacing`.
@MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The space, in points; the least one if it is flexible.
    public final let spacing: CGFloat

    /// Whether the space grows where there is room.
    public final let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Whether the space stays as it is.
    public final var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// A space that grows where there is room.
    ///
    /// - Parameter flexibleSpacing: The least space, in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// A space that stays as it is.
    ///
    /// - Parameter fixedSpacing: The space, in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The space around an item of a group.
///
/// UIKit: `NSCollectionLayoutEdgeSpacing`.
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Creates the space around an item.
    ///
    /// - Parameters:
    ///   - leading: The space where reading begins, or nil for none.
    ///   - top: The space above, or nil for none.
    ///   - trailing: The space where reading ends, or nil for none.
    ///   - bottom: The space below, or nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The space where reading begins.
    public final let leading: NSCollectionLayoutSpacing?

    /// The space above.
    public final let top: NSCollectionLayoutSpacing?

    /// The space where reading ends.
    public final let trailing: NSCollectionLayoutSpacing?

    /// The space below.
    public final let bottom: NSCollectionLayoutSpacing?
}
