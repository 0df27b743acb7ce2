import Foundation
import UIKitCore

/// What the distances between the shown views of a stack are more, or less, than its spacing says.
///
/// A flexible box keeps distances between edges. Those between middles, or between lines of text, follow from the sizes
/// of the views.
@MainActor
struct StackDistances {
    /// The additions to the distance after each view but the last, in points; nil where the spacing says everything.
    let additions: [CGFloat]?

    /// Computes the distances.
    ///
    /// - Parameters:
    ///   - stack: The stack.
    ///   - shown: Its views that are shown, of which there may be none.
    init(of stack: UIStackView, _ shown: [UIView]) {
        let isCentering = stack.distribution == .equalCentering
        let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        guard shown.count > 1, isCentering || isByBaselines else {
            additions = nil
            return
        }
        let samples = stack.layoutSamples
        let sizes = shown.map { view in
            samples?.place(of: view, in: samples?.present.now ?? 0)?.frame.size ?? view.intrinsicContentSize
        }
        let neighbours = zip(shown, sizes).map { (view: $0, size: $1) }
        guard !isCentering else {
            additions = Self.centering(sizes, stack.axis)
            return
        }
        let baselines = neighbours.map { neighbour in
            neighbour.view.baselines { view in
                view === neighbour.view
                    ? CGRect(origin: .zero, size: neighbour.size)
                    : samples?.place(of: view, in: samples?.present.now ?? 0)?.frame ?? view.untransformedFrame
            }
        }
        additions = zip(baselines, baselines.dropFirst()).map { -($0.lastFromBottom + $1.firstFromTop) }
    }

    /// What is left of the largest distance between the middles of two neighbours that touch, where a pair is smaller:
    /// with as much between all edges, the middles are at equal distances.
    private static func centering(_ sizes: [CGSize], _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
        let lengths = sizes.map { max(0, axis == .horizontal ? $0.width : $0.height) }
        let distances = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
        let largest = distances.max() ?? 0
        return distances.map { largest - $0 }
    }
}
