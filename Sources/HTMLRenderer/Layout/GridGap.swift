import Foundation
import UIKitCore

/// How far apart constraints keep two views at least of which one stands before the other.
struct GridGap {
    /// The numbers of the views.
    var before: Int
    var after: Int
    /// The distance, in points.
    var least: CGFloat

    /// Finds the distances that subviews keep from each other at the sides.
    @MainActor
    static func gaps(between views: [SampledView], in container: UIView) -> [GridGap] {
        guard let constraints = container.layoutAttributesIfPresent?.constraints else { return [] }
        var numbers: [ObjectIdentifier: Int] = [:]
        for (number, view) in views.enumerated() { numbers[ObjectIdentifier(view.view)] = number }
        return constraints.compactMap { constraint in
            guard constraint.multiplier == 1,
                let first = constraint.firstItem.flatMap({ numbers[ObjectIdentifier($0)] }),
                let second = constraint.secondItem.flatMap({ numbers[ObjectIdentifier($0)] })
            else { return nil }
            switch (constraint.firstAttribute, constraint.relation, constraint.secondAttribute) {
            case (.leading, .greaterThanOrEqual, .trailing):
                return GridGap(before: second, after: first, least: constraint.constant)
            case (.trailing, .lessThanOrEqual, .leading):
                return GridGap(before: first, after: second, least: -constraint.constant)
            default: return nil
            }
        }
    }
}
