import Foundation
import UIKitCore

/// The part of a view that its element covers on the page, at the sizes of one width.
@MainActor
struct ContainerSpace {
    /// Where it ends.
    let end: (column: GridLine, row: GridLine)
    /// Where the part of it that is seen ends at the side, where its content goes on beyond that.
    let seenEnd: GridLine?
    private let origin: CGPoint
    private let isMirrored: Bool

    init?(of container: UIView, _ samples: LayoutSamples, _ width: LayoutSamples.Width) {
        guard let now = samples.place(of: container, in: width.now),
            let wider = samples.place(of: container, in: width.wider),
            let taller = samples.place(of: container, in: width.taller)
        else { return nil }
        // What is in a scroll view is counted from where its content begins, which is beside the bars.
        let bars = container.isScreenRoot && !container.movesContentFromBars ? container.barInsets : .zero
        func size(_ place: LayoutSamples.Place) -> CGSize {
            var size = place.frame.size
            if container is UIScrollView {
                // What is placed by the view's frame may lie beyond the content that constraints give it.
                size = CGSize(width: max(size.width, place.scrollContent.width), height: place.scrollContent.height)
            }
            return CGSize(width: size.width - bars.left - bars.right, height: size.height - bars.top - bars.bottom)
        }
        let sizes = (size(now), size(wider), size(taller))
        end = (
            GridLine(now: sizes.0.width, larger: sizes.1.width), GridLine(now: sizes.0.height, larger: sizes.2.height)
        )
        let seen = GridLine(now: now.frame.width, larger: wider.frame.width)
        seenEnd = container is UIScrollView && end.column.now > seen.now + GridLine.tolerance ? seen : nil
        origin = CGPoint(x: bars.left, y: bars.top)
        isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The columns that a view takes, counted in the direction of text.
    func column(_ now: CGRect, _ wider: CGRect) -> GridSpan {
        guard isMirrored else {
            return GridSpan(
                start: GridLine(now: now.minX - origin.x, larger: wider.minX - origin.x),
                end: GridLine(now: now.maxX - origin.x, larger: wider.maxX - origin.x))
        }
        let width = end.column
        return GridSpan(
            start: GridLine(
                now: width.now + origin.x - now.maxX, larger: width.larger + origin.x - wider.maxX),
            end: GridLine(now: width.now + origin.x - now.minX, larger: width.larger + origin.x - wider.minX))
    }

    /// The rows that a view takes.
    func row(_ now: CGRect, _ taller: CGRect) -> GridSpan {
        GridSpan(
            start: GridLine(now: now.minY - origin.y, larger: taller.minY - origin.y),
            end: GridLine(now: now.maxY - origin.y, larger: taller.maxY - origin.y))
    }
}
