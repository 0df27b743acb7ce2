import Foundation
import UIKitCore

/// The views of a screen that stand below one that scrolls, which stay at the lower edge of the window as on iOS.
///
/// On the page a list is as high as its content, so that what follows it would be at the end of a long page.
struct BottomDock {
    /// The numbers of the views in it.
    let members: [Int]
    /// The rows that are its own.
    let rows: Range<Int>

    /// Finds the views that keep their distance from the lower edge of a screen, with a view that scrolls right above them.
    ///
    /// - Parameters:
    ///   - views: The subviews of the screen's view.
    ///   - items: Their places.
    ///   - spans: The parts of the height that they take.
    ///   - rows: The rows.
    ///   - container: The screen's view.
    ///   - end: Where it ends.
    /// - Returns: Nil where there are none, another view reaches into their rows, or they take more than half of the height.
    @MainActor
    init?(
        of views: [SampledView], _ items: [GridItem], _ spans: [GridSpan], rows: [GridTrack], container: UIView,
        end: GridLine
    ) {
        guard container.isScreenRoot, !(container is UIScrollView) else { return nil }
        let scrolling = views.indices.filter { views[$0].view.scrollsContent && spans[$0].grows }
        guard let last = scrolling.max(by: { spans[$0].end.now < spans[$1].end.now }) else { return nil }
        let first = items[last].rows.upperBound
        let members = views.indices.filter { items[$0].rows.lowerBound >= first }
        guard let lastRow = members.map({ items[$0].rows.upperBound }).max(),
            views.indices.allSatisfy({ items[$0].rows.upperBound <= first || items[$0].rows.lowerBound >= first }),
            !rows[first...].contains(where: \.isShare), end.now - spans[last].end.now < end.now / 2
        else { return nil }
        self.members = members
        let distance = end.now - (members.map { spans[$0].end.now }.max() ?? end.now)
        // What the edge of the screen takes is for the page to keep free.
        let indicator = container.safeAreaInsets.bottom - container.barInsets.bottom
        self.rows = first..<(distance < indicator + GridLine.tolerance ? lastRow : rows.count)
    }
}

extension RenderingPass {
    /// Writes the subviews of a view, those in its dock apart.
    mutating func renderSequence(_ views: [UIView], of container: UIView, in layout: ConstraintLayout?) {
        guard let dock = layout?.dock else { return renderSequence(views) }
        renderPart("c", class: "constrained above-dock", of: container, views.filter { !dock.contains($0) })
        let hasColor = container.backgroundColor != nil
        renderPart(
            "d", class: hasColor ? "constrained dock colored" : "constrained dock", of: container,
            views.filter { dock.contains($0) })
    }

    private mutating func renderPart(
        _ suffix: StaticString, class name: StaticString, of container: UIView, _ views: [UIView]
    ) {
        html.markup("<div")
        html.beginAttribute("id")
        html.write(viewIdentifier: identifier(of: container))
        html.markup(suffix)
        html.endAttribute()
        html.attribute("class", name)
        html.endTag()
        renderSequence(views)
        html.close("div")
    }
}
