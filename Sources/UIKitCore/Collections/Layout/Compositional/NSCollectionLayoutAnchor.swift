public import Foundation

/// Where a supplementary view stands at an item or group.
///
/// UIKit: `NSCollectionLayoutAnchor`.
@MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges the view stands at; the middle where none of a pair is named.
    public final let edges: NSDirectionalRectEdge

    /// How far the view is moved from there: in points, or as a share of its own size.
    public final let offset: CGPoint

    /// Whether the offset is in points.
    public final let isAbsoluteOffset: Bool

    /// Whether the offset is a share of the view's own size.
    public final var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// Creates an anchor at edges.
    ///
    /// - Parameter edges: The edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Creates an anchor at a distance from edges.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - absoluteOffset: The distance, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor at a distance from edges.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - fractionalOffset: The distance, as a share of the size of the view that is anchored.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }
}
