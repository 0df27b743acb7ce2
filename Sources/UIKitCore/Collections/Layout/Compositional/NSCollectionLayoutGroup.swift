public import Foundation

/// Items that are laid out together, in a row, in a column or as the app wants it; the pattern of a section.
///
/// On the page a group is a flexible box whose parts are shares of the section's width, so that it follows the window
/// without a request.
///
/// UIKit: `NSCollectionLayoutGroup`.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the parts of a group are laid out.
    enum Arrangement {
        /// Beside each other, as many as fit, the parts repeated in turn.
        case row
        /// Below each other, as many as fit, the parts repeated in turn.
        case column
        /// At frames of the app's choice.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    /// How many equal parts share the room; nil for as many as fit.
    let count: Int?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count.map { min(max($0, 1), GroupPlan.limit) }
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A group of equal parts beside each other.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitem: The part.
    ///   - count: How many there are; their widths share the room evenly.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count)
    }

    /// A group of equal parts beside each other, under its older name.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitem: The part.
    ///   - count: How many there are; their widths share the room evenly.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// A group of parts beside each other, repeated in turn as long as they fit.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitems: The parts.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row, subitems)
    }

    /// A group of equal parts below each other.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitem: The part.
    ///   - count: How many there are; their heights share the room evenly.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count)
    }

    /// A group of equal parts below each other, under its older name.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitem: The part.
    ///   - count: How many there are; their heights share the room evenly.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// A group of parts below each other, repeated in turn as long as they fit.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - subitems: The parts.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .column, subitems)
    }

    /// A group of items at frames of the app's choice.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - itemProvider: Gives the frames for a size of the group. On the page they follow the group's width.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
    }

    /// The parts.
    public final let subitems: [NSCollectionLayoutItem]

    /// The space between the parts; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The group and its parts in words, for debugging.
    open func visualDescription() -> String { description(indentation: 0) }

    private final func description(indentation: Int) -> String {
        let name =
            switch arrangement {
            case .row: "horizontal"
            case .column: "vertical"
            case .custom: "custom"
            }
        let line = String(repeating: "  ", count: indentation) + name + (count.map { " \($0)" } ?? "")
        let parts = subitems.map { part in
            (part as? NSCollectionLayoutGroup)?.description(indentation: indentation + 1)
                ?? String(repeating: "  ", count: indentation + 1) + "item"
        }
        return ([line] + parts).joined(separator: "\n")
    }
}

/// Gives the items of a custom group for the size that its environment states.
///
/// UIKit: `NSCollectionLayoutGroupCustomItemProvider`.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
///
/// UIKit: `NSCollectionLayoutGroupCustomItem`.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// Creates an item.
    ///
    /// - Parameter frame: The frame in the group, in points.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - frame: The frame in the group, in points.
    ///   - zIndex: Which of overlapping items lies in front: the one with the greatest number.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// The frame in the group, in points.
    public final let frame: CGRect

    /// Which of overlapping items lies in front: the one with the greatest number.
    public final let zIndex: Int
}
