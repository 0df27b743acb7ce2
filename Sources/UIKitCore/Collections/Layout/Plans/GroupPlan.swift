package import Foundation

/// A group of a compositional layout with everything worked out that does not depend on the window's size.
///
/// The items of a section fill copies of it one after another.
@MainActor
package struct GroupPlan {
    /// How the parts stand to each other.
    package enum Axis {
        /// Beside each other.
        case row
        /// Below each other.
        case column
        /// Each at its own frame.
        case placed
    }

    /// The size and the surroundings of an item or group.
    @MainActor
    package struct Box {
        /// The width without the insets; nil where the content decides.
        package var width: FluidLength?
        /// The height without the insets; nil where the content decides.
        package var height: FluidLength?
        /// The space around it that belongs to it, in points.
        package var insets = NSDirectionalEdgeInsets.zero
        /// The space that keeps others away.
        package var spacing: NSCollectionLayoutEdgeSpacing?
        /// The frame in a custom group, as shares of the group's size.
        package var frame: CGRect?
        /// Which of overlapping items lies in front.
        package var zIndex = 0
        /// The numbers to use where the content decides, in points.
        var estimate = CGSize.zero
    }

    /// A part of a group.
    package enum Part {
        /// An item, with the supplementary views that stand at it.
        case item(Box, [NSCollectionLayoutSupplementaryItem])
        /// A group.
        case group(GroupPlan)
    }

    /// How many items a group has at the most.
    static let limit = 200

    /// The size and the surroundings.
    package var box: Box

    /// How the parts stand to each other.
    package var axis: Axis

    /// The space between the parts, in points.
    package var gap: Double

    /// Whether the space between the parts grows.
    package var hasFlexibleGap: Bool

    /// The parts, as often as they are repeated.
    package var parts: [Part]

    /// How many items a copy of the group takes.
    package var itemCount: Int

    /// The width of each item, in points, where as many stand in a line as fit, however wide the page is.
    package var wrappingWidth: Double?
}

extension GroupPlan {
    /// The directions in which the content of an item decides how large it is.
    func estimatedAxes(ofItem item: Int) -> EstimatedAxes {
        var rest = item % max(itemCount, 1)
        for part in parts {
            guard rest >= part.itemCount else {
                guard case .group(let group) = part else { return part.box.estimatedAxes }
                return group.estimatedAxes(ofItem: rest)
            }
            rest -= part.itemCount
        }
        return []
    }
}

extension GroupPlan.Box {
    fileprivate var estimatedAxes: EstimatedAxes {
        guard frame == nil else { return [] }
        var axes: EstimatedAxes = []
        if width == nil { axes.insert(.width) }
        if height == nil { axes.insert(.height) }
        return axes
    }
}

extension GroupPlan.Part {
    @MainActor
    var box: GroupPlan.Box {
        switch self {
        case .item(let box, _): box
        case .group(let group): group.box
        }
    }

    @MainActor
    var itemCount: Int {
        switch self {
        case .item: 1
        case .group(let group): group.itemCount
        }
    }
}
