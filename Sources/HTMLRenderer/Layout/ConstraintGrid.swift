import Foundation
import UIKitCore

/// The places of subviews as a grid whose lines are their edges.
///
/// A column or row that is as long at two sizes of the container is a fixed track, one that grows takes a share of what
/// the others leave, and one that holds text is as long as the text on the page is.
@MainActor
struct ConstraintGrid {
    /// The tracks.
    private(set) var columns: [GridTrack]
    private(set) var rows: [GridTrack]
    /// The rows of the dock at the lower edge, which has a grid of its own; none without a dock.
    private(set) var dockRows: [GridTrack] = []
    /// The places, in the order of the subviews.
    private(set) var items: [GridItem]
    /// How long the columns are at the width, in points.
    private var columnLengths: [CGFloat]
    /// How wide the container is then.
    private let containerWidth: CGFloat
    /// The width of the outermost view at which this is the layout, in points.
    let width: CGFloat
    /// The horizontal edges at that width and a step beyond, from which follows how far this layout reaches.
    let edges: [GridLine]
    /// What could stay at the lower edge of the window.
    let dock: BottomDock?

    /// Whether a view is as high as its rows, whatever its content is.
    var hasHeightOfRows: Bool { items.contains(where: \.hasHeightOfRows) }

    /// Whether the layout is written alike.
    func looks(like other: ConstraintGrid) -> Bool {
        columns == other.columns && rows == other.rows && dockRows == other.dockRows && items == other.items
    }

    /// Gives the dock the rows in which its members stand.
    mutating func separateDock() {
        guard let dock else { return }
        dockRows = Array(rows[dock.rows])
        rows.removeSubrange(dock.rows.lowerBound...)
        for index in dock.members { items[index].moveRows(by: -dock.rows.lowerBound) }
    }

    /// The layout with the columns of one for a narrower page, if these come to the same.
    func keepingColumns(of narrower: ConstraintGrid) -> ConstraintGrid {
        let starts = narrower.columnStarts(in: containerWidth)
        for (index, item) in narrower.items.enumerated() {
            let edges = [edges[index * 2], edges[index * 2 + 1]].map { min(max(0, $0.now), containerWidth) }
            guard abs(starts[item.columns.lowerBound] - edges[0]) < 1.5,
                abs(starts[item.columns.upperBound] - edges[1]) < 1.5,
                item.reachesOut(like: items[index])
            else { return self }
        }
        var grid = self
        grid.columns = narrower.columns
        grid.columnLengths = zip(starts, starts.dropFirst()).map { $1 - $0 }
        for index in items.indices { grid.items[index].keepColumns(of: narrower.items[index]) }
        return grid
    }

    /// Where the columns begin, and the last one ends, in a container of another width.
    private func columnStarts(in width: CGFloat) -> [CGFloat] {
        var shares = 0.0
        var rest = width
        for (track, length) in zip(columns, columnLengths) {
            if case .share(let share, _, _) = track { shares += CGFloat(share) } else { rest -= length }
        }
        var starts: [CGFloat] = [0]
        for (track, length) in zip(columns, columnLengths) {
            var length = length
            if case .share(let share, _, _) = track { length = max(0, rest) * CGFloat(share) / max(shares, 1000) }
            starts.append(starts[starts.count - 1] + length)
        }
        return starts
    }

    /// The width from which this layout holds rather than that of a narrower page: where both come to the same.
    func beginning(after narrower: ConstraintGrid) -> CGFloat {
        let step = LayoutSamples.step
        var meetings: [CGFloat] = []
        for (left, right) in zip(narrower.edges, edges) {
            let slopes = (left.growth / step, right.growth / step)
            guard abs(slopes.0 - slopes.1) > 0.01 else { continue }
            let meeting =
                (right.now - slopes.1 * width - left.now + slopes.0 * narrower.width) / (slopes.0 - slopes.1)
            if meeting > narrower.width, meeting < width { meetings.append(meeting) }
        }
        return meetings.min() ?? (narrower.width + width) / 2
    }
}

extension ConstraintGrid {
    /// Translates a layout that was solved at one width.
    ///
    /// - Parameters:
    ///   - views: The subviews.
    ///   - container: The view that they are in.
    ///   - links: The numbers of the subviews beside which each stands on one line, with how.
    ///   - gaps: How far apart subviews stay at the sides.
    ///   - samples: The solved places.
    ///   - width: The width of the outermost view.
    /// - Returns: Nil if the subviews have no places, or one has no room for its text.
    init?(
        of views: [SampledView], in container: UIView, links: [GridLink], gaps: [GridGap], samples: LayoutSamples,
        at width: LayoutSamples.Width
    ) {
        guard let space = ContainerSpace(of: container, samples, width) else { return nil }
        var places: [LayoutSamples.Place] = []
        var spans: (columns: [GridSpan], rows: [GridSpan]) = ([], [])
        for view in views {
            guard let now = samples.place(of: view.view, in: width.now),
                let wider = samples.place(of: view.view, in: width.wider),
                let taller = samples.place(of: view.view, in: width.taller), !view.isSqueezed(now)
            else { return nil }
            places.append(now)
            var column = space.column(now.frame, wider.frame)
            if !column.grows, view.followsContentAcross(now, samples) {
                column.content = column.length
                column.isHeldOnce = !view.isHeldAcross
            }
            var row = space.row(now.frame, taller.frame)
            if !row.grows { row.content = view.followsShape ? row.length : view.followedHeight(now) }
            spans.columns.append(column)
            spans.rows.append(row)
        }
        let isSelfSizing = container.isContentOfSelfSizingItem
        let leaders = GridLink.leaders(of: links, heights: spans.rows.map(\.length))
        let columns = GridAxis(
            spans.columns.map { $0.clamped(to: space.end.column) }, container: space.end.column, isBounded: true,
            links: Array(views.indices), gaps: gaps, seenEnd: space.seenEnd)
        let rows = GridAxis(
            spans.rows.map { $0.clamped(to: nil) }, container: space.end.row, isBounded: false,
            keepsGaps: isSelfSizing, links: leaders)
        self.columns = columns.tracks
        self.rows = rows.tracks
        self.width = width.value
        columnLengths = columns.lengths
        containerWidth = space.end.column.now
        edges = spans.columns.flatMap { [$0.start, $0.end] }
        let items = views.indices.map { index in
            var item = GridItem(columns: columns.places[index], rows: rows.places[index])
            item.lieAcross(views[index], places[index], spans.columns[index], container: space.end.column)
            item.hasWidthOfColumns = space.seenEnd != nil && spans.columns[index].grows
            item.stand(
                views[index], places[index], spans.rows[index], container: space.end.row,
                link: GridLink.alignment(of: index, links, leaders), isSelfSizing: isSelfSizing)
            return item
        }
        self.items = FloatingViews.places(
            of: views, items, spans.rows, container: container, end: space.end.row)
        dock = BottomDock(of: views, items, spans.rows, rows: rows.tracks, container: container, end: space.end.row)
    }
}

extension GridSpan {
    /// The span as far as it is within the view around it.
    fileprivate func clamped(to end: GridLine?) -> GridSpan {
        var span = self
        span.start = start.clamped(to: end)
        span.end = self.end.clamped(to: end)
        return span
    }
}

extension GridItem {
    /// Says what the columns do not.
    @MainActor
    fileprivate mutating func lieAcross(
        _ view: SampledView, _ place: LayoutSamples.Place, _ span: GridSpan, container: GridLine
    ) {
        let isOutside = span.end.now < GridLine.tolerance || span.start.now > container.now - GridLine.tolerance
        if isOutside, span.length > 0 {
            columns = 0..<1
            width = GridTrack.quarters(span.length)
            startMargin = GridTrack.quarters(span.start.now)
            justification = .start
            return
        }
        if span.start.now < -GridLine.tolerance { startMargin = GridTrack.quarters(span.start.now) }
        if span.end.now > container.now + GridLine.tolerance {
            endMargin = GridTrack.quarters(container.now - span.end.now)
        }
        guard !span.grows else { return }
        if view.statedWidth != nil || view.content == .picture {
            width = GridTrack.quarters(span.length)
            justification = span.alignment(in: container)
        } else if span.content != nil, view.content == .own {
            justification = span.alignment(in: container)
        }
    }

    /// Says what the rows do not.
    @MainActor
    fileprivate mutating func stand(
        _ view: SampledView, _ place: LayoutSamples.Place, _ span: GridSpan, container: GridLine,
        link: GridAlignment?, isSelfSizing: Bool
    ) {
        if span.start.now < -GridLine.tolerance, !view.view.movesContentFromBars {
            topMargin = GridTrack.quarters(span.start.now)
        }
        guard !span.grows else {
            hasHeightOfRows = view.content == .picture && !isSelfSizing
            return
        }
        if view.followsShape {
            aspectRatio = view.aspectRatio
            alignment = link ?? .start
            return
        }
        leastHeight = view.leastHeight(place).map(GridTrack.quarters)
        scrolls = view.content == .scrolling && place.scrollContent.height > place.frame.height + 1
        if view.content == .picture || view.content == .scrolling || (view.content == .none && view.statedHeight != nil)
            || (view.content == .none && link != nil)
        {
            height = GridTrack.quarters(span.length)
            alignment = .start
        }
        let grown = span.alignment(in: container)
        if let link {
            alignment = link
        } else if grown == .center || grown == .end, container.growth > GridLine.growthTolerance {
            alignment = grown
        } else if view.hangsFromBottom {
            alignment = .end
        } else if view.view.keepsItsSize || view.keepsStatedHeight {
            alignment = .start
        }
    }
}

extension UIView {
    /// Whether the element has a size that it should not be stretched from.
    fileprivate var keepsItsSize: Bool {
        self is UISwitch || self is UIStepper || self is UIActivityIndicatorView || self is UIPageControl
    }
}
