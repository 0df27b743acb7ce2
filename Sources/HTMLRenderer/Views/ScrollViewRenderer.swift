import UIKitCore

/// Writes a scroll view: a scrolling region where its size is bounded, else a part of the page, which scrolls itself.
@MainActor
enum ScrollViewRenderer {
    static func render(_ view: UIScrollView, into page: inout RenderingPass) {
        let isHorizontal = scrollsHorizontally(view)
        let isBounded = isHorizontal ? view.standsByFrame : view.isHeldInHeight
        let isFlow = view.childViews.contains { !$0.isHidden && !$0.standsByFrame }
        let layout = ConstraintLayout.layout(of: view)
        page.openTag(
            "div", for: view, classes: "scroll", isBounded ? "bounded" : "", isHorizontal ? "sideways" : "",
            layout != nil ? "constrained" : isFlow ? "flow" : "", view.isPagingEnabled ? "paging" : "")
        if isBounded || isHorizontal { page.html.attribute("tabindex", 0) }
        page.writeGroupRole(of: view)
        page.html.endTag()
        page.writeDrawings(of: view)
        page.writeReach(of: view)
        page.write(layout, of: view)
        if isHorizontal { writeInsets(view.contentInset, of: view, into: &page) }
        page.writeUsability(of: view) { page in
            page.writeTapArea(of: view)
            page.renderSequence(layout?.views ?? view.childViews)
        }
        page.html.close("div")
    }

    /// Writes the distance that content which goes on at the side keeps from both ends.
    private static func writeInsets(_ insets: UIEdgeInsets, of view: UIScrollView, into page: inout RenderingPass) {
        page.writeRule(for: view) { rule in
            if insets.left > 0 { rule.declare("padding-left", points: insets.left) }
            if insets.right > 0 { rule.declare("padding-right", points: insets.right) }
        }
    }

    /// Whether the content of a scroll view goes on at the side, not below.
    static func scrollsHorizontally(_ view: UIScrollView) -> Bool {
        // What rounding to pixels adds is not to be scrolled to.
        let overflow = view.contentSize.width - view.bounds.width
        if overflow > GridLine.tolerance, view.bounds.width > 0 { return true }
        if view.alwaysBounceHorizontal, !view.alwaysBounceVertical { return true }
        let content = view.childViews.filter { !$0.isHidden }
        guard content.count == 1, let stack = content[0] as? UIStackView else { return false }
        return stack.axis == .horizontal
    }
}

/// Writes a refresh control: a button that loads the content again, and a sign while that lasts.
@MainActor
enum RefreshControlRenderer {
    static func render(_ control: UIRefreshControl, into page: inout RenderingPass) {
        page.openTag("div", for: control, class: "refresh")
        page.html.endTag()
        if control.isRefreshing {
            page.html.markup("<span class=\"activity-indicator animating\" role=\"img\"")
            page.html.attribute("aria-label", page.text(.inProgress))
            page.html.markup("></span>")
        } else {
            page.html.markup("<button type=\"submit\" class=\"button small\"")
            page.eventAttributes(.refresh, of: control)
            page.html.endTag()
            page.writeSymbol("arrow.clockwise")
            page.html.markup("<span class=\"title\">")
            page.html.text(control.attributedTitle?.string ?? "\(page.text(.refresh))")
            page.html.markup("</span></button>")
        }
        page.html.close("div")
    }
}
