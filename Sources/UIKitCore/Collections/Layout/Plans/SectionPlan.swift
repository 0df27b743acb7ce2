package import Foundation

/// How the page arranges a section of a collection.
@MainActor
package struct SectionPlan {
    /// How the items stand.
    package enum Content {
        /// In lines that wrap.
        case flow(FlowPlan)
        /// In copies of a group.
        case groups(GroupPlan)
        /// As rows of a list.
        case list(UICollectionLayoutListConfiguration)
        /// At the frames of the layout's attributes.
        case placed
    }

    /// A supplementary view at an edge of the section.
    @MainActor
    package struct Boundary {
        /// The kind the data source is asked for.
        package let kind: String
        /// The edge, and the place along it.
        package let alignment: NSRectAlignment
        /// The width; nil where the content decides.
        package var width: FluidLength?
        /// The height; nil where the content decides.
        package var height: FluidLength?
        /// Whether the view stays in sight while the section is.
        package var isPinned = false
        /// Whether the section grows by the view; otherwise it lies over the items.
        package var extendsBoundary = true
        /// The distance from the edge, in points.
        package var offset = CGPoint.zero
        /// The numbers to use where the content decides and was not measured, in points.
        var estimate = CGSize(width: 50, height: UITableView.usualRowHeight)
    }

    /// How the items stand.
    package var content: Content

    /// The space around the items, in points.
    package var insets = NSDirectionalEdgeInsets.zero

    /// The space between copies of the group, in points.
    package var groupSpacing: Double = 0

    /// How the groups scroll across the direction of the layout.
    package var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The supplementary views at the edges.
    package var boundaries: [Boundary] = []

    /// Whether these keep the insets free.
    package var boundariesFollowInsets = true

    /// The kinds of the views behind the items.
    package var backgrounds: [String] = []

    /// How the list looks, if the section is one.
    package var listConfiguration: UICollectionLayoutListConfiguration? {
        if case .list(let configuration) = content { configuration } else { nil }
    }
}

/// How the items of a flow layout stand: in lines, each beginning a new one where it does not fit.
package struct FlowPlan: Equatable {
    /// Whether lines are columns, for a layout that scrolls sideways.
    package var isSideways = false

    /// The size that all items have, in points; nil when each has its own.
    package var itemSize: CGSize?

    /// Whether the content decides how large items are.
    package var isAutomatic = false

    /// How many items fill a line exactly, if they do; then they keep doing so on pages of any width.
    package var filledColumns: Int?

    /// The least space between lines, in points.
    package var lineSpacing: Double = 10

    /// The least space between the items of a line, in points.
    package var itemSpacing: Double = 10
}
