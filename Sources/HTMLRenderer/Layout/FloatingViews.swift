import Foundation
import UIKitCore

/// The views of a screen that stand over one that scrolls, such as a round button or a banner, and keep their distance from
/// the lower edge of the window as on iOS.
///
/// On the page a list is as high as its content, so that they would be at the end of a long page.
@MainActor
enum FloatingViews {
    /// Has the places of such views begin where what they stand over does, as that is how far they move over it.
    ///
    /// - Parameters:
    ///   - views: The subviews of the screen's view.
    ///   - items: Their places.
    ///   - spans: The parts of the height that they take.
    ///   - container: The screen's view.
    ///   - end: Where it ends.
    static func places(
        of views: [SampledView], _ items: [GridItem], _ spans: [GridSpan], container: UIView, end: GridLine
    ) -> [GridItem] {
        guard container.isScreenRoot, !(container is UIScrollView) else { return items }
        var places = items
        for index in views.indices {
            let span = spans[index]
            guard !span.grows, abs(span.end.growth - end.growth) < GridLine.growthTolerance,
                end.growth > GridLine.growthTolerance, span.length < end.now / 2,
                let below = views[..<index].indices.last(where: { lower in
                    views[lower].view.scrollsContent && spans[lower].grows
                        && spans[lower].start.now < span.start.now - GridLine.tolerance
                        && spans[lower].end.now > span.end.now - GridLine.tolerance
                })
            else { continue }
            let distance = end.now - span.end.now - container.safeAreaInsets.bottom
            places[index].float(
                from: items[below].rows.lowerBound, above: max(0, distance),
                height: span.content == nil ? span.length : nil)
        }
        return places
    }
}

extension UIView {
    /// Whether the view is one whose content is longer than what is seen of it.
    var scrollsContent: Bool { self is UIScrollView && !(self is UITextView) }
}

extension GridItem {
    /// Has the view stay above the lower edge of the window.
    ///
    /// - Parameters:
    ///   - row: The first row over which it moves.
    ///   - distance: How far above the edge, or the bars there, it stays, in points.
    ///   - height: How high it is, in points; nil where its content says so.
    fileprivate mutating func float(from row: Int, above distance: CGFloat, height: CGFloat?) {
        rows = min(row, rows.lowerBound)..<rows.upperBound
        alignment = .end
        topMargin = 0
        hasHeightOfRows = false
        self.height = self.height ?? height.map(GridTrack.quarters)
        distanceFromEdge = GridTrack.quarters(distance)
    }
}
