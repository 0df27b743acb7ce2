import Foundation
import UIKitCore

/// How a view is laid out by a grid: the layouts at several widths, and the order of the subviews in the markup.
@MainActor
struct ConstraintLayout {
    /// The subviews, in the order in which they are written.
    let views: [UIView]
    /// The subviews that stay at the lower edge of the window; nil where there are none.
    let dock: [UIView]?
    /// The subviews that the grid places.
    private let placed: [SampledView]
    /// The height without which nothing in the view would be high; nil where something else says how high it is.
    private let leastHeight: CGFloat?
    /// The layouts, from the narrowest page to the widest, each at the narrowest and the widest solved width of its own.
    private let grids: [(first: ConstraintGrid, last: ConstraintGrid)]

    /// Translates the constraints of a view's subviews.
    ///
    /// - Returns: Nil for a view whose subviews are not placed by constraints, or not by them alone, or that has no size.
    private init?(of container: UIView, _ samples: LayoutSamples) {
        let shown = container.childViews.filter { !$0.isHidden && !$0.standsByFrame && !$0.standsInFront }
        guard !shown.isEmpty, shown.allSatisfy({ $0.isPlacedByConstraints || $0.scrollsScreen }) else { return nil }
        let held = HeldAttributes(of: container)
        let placed = shown.map { SampledView($0, held) }
        self.placed = placed
        let links = GridLink.links(of: placed, in: container)
        let gaps = GridGap.gaps(between: placed, in: container)
        let widths = samples.host?.isScreenRoot == true ? samples.widths : [samples.present]
        var solved: [ConstraintGrid] = []
        for width in widths {
            if let grid = ConstraintGrid(
                of: placed, in: container, links: links, gaps: gaps, samples: samples, at: width)
            {
                solved.append(grid)
            } else if width.value == samples.present.value {
                return nil
            }
        }
        let members = solved.first?.dock?.members
        let hasDock = members != nil && solved.allSatisfy { $0.dock?.members == members }
        dock = hasDock ? members?.map { placed[$0].view } : nil
        var grids: [(first: ConstraintGrid, last: ConstraintGrid)] = []
        for var grid in solved {
            if hasDock { grid.separateDock() }
            if let narrower = grids.last?.last { grid = grid.keepingColumns(of: narrower) }
            if grids.last?.last.looks(like: grid) == true {
                grids[grids.count - 1].last = grid
            } else {
                grids.append((grid, grid))
            }
        }
        guard !grids.isEmpty else { return nil }
        self.grids = grids
        let isHeld = container === samples.host && !container.isScreenRoot && !container.isContentOfItem
        leastHeight = isHeld && grids.contains { $0.first.hasHeightOfRows } ? container.bounds.height : nil
        views = Self.inReadingOrder(shown, of: container, samples)
    }

    /// The translation of the constraints of a view's subviews, which is kept with the view until either changes.
    static func layout(of container: UIView) -> ConstraintLayout? {
        guard container.childViews.contains(where: { $0.isGridItem }), let samples = container.layoutSamples else {
            return nil
        }
        if let kept = container.renderingCache as? KeptConstraintLayout, kept.revision == samples.revision {
            return kept.layout
        }
        let layout = ConstraintLayout(of: container, samples)
        if container.viewState.isDisjoint(with: [.needsRendering, .subtreeNeedsRendering]) {
            container.renderingCache = KeptConstraintLayout(layout, revision: samples.revision)
        }
        return layout
    }

    // MARK: Order

    /// The subviews from top to bottom and, beside each other, in the direction of text, unless one covers another.
    private static func inReadingOrder(_ shown: [UIView], of container: UIView, _ samples: LayoutSamples) -> [UIView] {
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = shown.map { samples.place(of: $0, in: samples.present.now)?.frame ?? .zero }
        guard shown.count == container.childViews.count(where: { !$0.isHidden }), shown.count < 100 else {
            return container.childViews
        }
        for (index, frame) in frames.enumerated() {
            let inner = frame.insetBy(dx: 1, dy: 1)
            if frames[(index + 1)...].contains(where: { $0.intersects(inner) }) { return container.childViews }
        }
        let fromTop = shown.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var ordered: [UIView] = []
        var band: [Int] = []
        var bottom = -CGFloat.greatestFiniteMagnitude
        func closeBand() {
            let sorted = band.sorted {
                let starts = isMirrored ? (-frames[$0].maxX, -frames[$1].maxX) : (frames[$0].minX, frames[$1].minX)
                return (starts.0, frames[$0].minY, $0) < (starts.1, frames[$1].minY, $1)
            }
            ordered += sorted.map { shown[$0] }
            band.removeAll()
        }
        for index in fromTop {
            if frames[index].minY > bottom - 1 { closeBand() }
            band.append(index)
            bottom = max(bottom, frames[index].maxY)
        }
        closeBand()
        return ordered
    }

    // MARK: Writing

    /// Writes the rules of the container and of its subviews.
    func write(of container: UIView, into page: inout RenderingPass) {
        if let leastHeight { page.writeRule(for: container) { $0.declare("min-block-size", points: leastHeight) } }
        write(grids[0].first, of: container, insteadOf: nil, from: nil, into: &page)
        for (narrower, grid) in zip(grids, grids.dropFirst()) {
            let width = grid.first.beginning(after: narrower.last).rounded(.up)
            write(grid.first, of: container, insteadOf: narrower.last, from: width, into: &page)
        }
    }

    /// Writes what a layout says otherwise than the one for narrower pages.
    ///
    /// - Parameter width: The width of the page from which it holds; nil for any.
    private func write(
        _ grid: ConstraintGrid, of container: UIView, insteadOf base: ConstraintGrid?, from width: CGFloat?,
        into page: inout RenderingPass
    ) {
        let hasOtherColumns = grid.columns != base?.columns
        if hasOtherColumns || grid.rows != base?.rows {
            writeTemplate(grid.rows, grid.columns, of: container, dock == nil ? "" : "c", from: width, into: &page)
        }
        if dock != nil, hasOtherColumns || grid.dockRows != base?.dockRows {
            writeTemplate(grid.dockRows, grid.columns, of: container, "d", from: width, into: &page)
        }
        for (index, view) in placed.enumerated() where grid.items[index] != base?.items[index] {
            let identifier = page.identifier(of: view.view)
            page.styles.beginCondition(leastWidth: width)
            if view.view.mayBeWrapped { page.styles.beginSelectors(forWrapped: identifier) }
            page.styles.beginRule(for: identifier)
            grid.items[index].write(into: &page.styles, insteadOf: base?.items[index])
            page.styles.endRule()
            page.styles.endCondition(leastWidth: width)
            guard view.view.hasGestureButtons else { continue }
            page.styles.beginCondition(leastWidth: width)
            page.styles.beginRule(for: identifier, "g")
            grid.items[index].writeArea(into: &page.styles)
            page.styles.endRule()
            page.styles.endCondition(leastWidth: width)
        }
    }

    private func writeTemplate(
        _ rows: [GridTrack], _ columns: [GridTrack], of container: UIView, _ suffix: StaticString, from width: CGFloat?,
        into page: inout RenderingPass
    ) {
        page.styles.beginCondition(leastWidth: width)
        page.styles.beginRule(for: page.identifier(of: container), suffix)
        page.styles.begin("grid-template")
        page.styles.bytes.append(rows)
        page.styles.bytes.append(UInt8(ascii: "/"))
        page.styles.bytes.append(columns)
        page.styles.end()
        page.styles.endRule()
        page.styles.endCondition(leastWidth: width)
    }
}

/// What the constraints of a view's subviews were translated to, and for which state of the solver.
@MainActor
private final class KeptConstraintLayout {
    let layout: ConstraintLayout?
    let revision: Int

    init(_ layout: ConstraintLayout?, revision: Int) {
        self.layout = layout
        self.revision = revision
    }
}

extension RenderingPass {
    /// Writes the rules for the places that constraints give the subviews of a view: those of a grid, or, without one,
    /// distances in document flow.
    mutating func write(_ layout: ConstraintLayout?, of container: UIView) {
        if let layout { layout.write(of: container, into: &self) } else { writeConstraintRules(of: container) }
    }
}

extension UIView {
    /// Whether the view asked to be placed by constraints.
    fileprivate var isGridItem: Bool { viewState.contains(.usesConstraints) && !isHidden && isPlacedByConstraints }

    /// Whether the view holds the content of a row or an item, which has the size that its list gives it.
    fileprivate var isContentOfItem: Bool { superview is UITableViewCell || superview is UICollectionReusableView }
}

extension StyleWriter {
    /// Writes the beginning of a condition about the width of the page.
    ///
    /// Each rule has a condition of its own, because patches take the rules of views apart and put them together again.
    fileprivate mutating func beginCondition(leastWidth width: CGFloat?) {
        guard let width else { return }
        bytes.append("@container (min-width:" as StaticString)
        bytes.append(points: width)
        bytes.append("){" as StaticString)
    }

    fileprivate mutating func endCondition(leastWidth width: CGFloat?) {
        if width != nil { bytes.append(UInt8(ascii: "}")) }
    }
}
