import UIKitCore

/// Writes the pages of a page view controller and the buttons that turn them.
@MainActor
enum PagesRenderer {
    static func render(_ pages: UIPageViewController, _ view: ContainerView, into page: inout RenderingPass) {
        let isVertical = pages.navigationOrientation == .vertical
        let places = pages.visiblePageViews
        page.openTag(
            "div", for: view, classes: "pages", isVertical ? "downward" : "",
            pages.transitionStyle == .pageCurl ? "curl" : "", places.count > 1 ? "facing" : "",
            pages.spineLocation == .max ? "spine-at-end" : "")
        page.html.endTag()
        let isMain = !page.hasMainRegion && page.headingLevel == 1
        page.hasMainRegion = page.hasMainRegion || isMain
        page.html.markup(
            isMain ? "<main class=\"page-spread\" id=\"content\">" : "<div class=\"page-spread\">")
        for place in places {
            page.html.markup("<div class=\"page\">")
            ContainerRenderer.renderContent(place, into: &page)
            page.html.markup("</div>")
        }
        page.html.close(isMain ? "main" : "div")
        if pages.offersTurning { writeControls(of: pages, view, isVertical: isVertical, into: &page) }
        page.renderViewsInFront(of: view)
        page.html.close("div")
    }

    private static func writeControls(
        of pages: UIPageViewController, _ view: ContainerView, isVertical: Bool, into page: inout RenderingPass
    ) {
        page.html.markup("<nav class=\"page-turning\"")
        page.html.attribute("aria-label", page.text(.pages))
        page.html.endTag()
        writeButton(
            .decrement, of: view, isVertical ? "chevron.up" : "chevron.backward", page.text(.previousPage),
            isPossible: pages.hasPageBefore, into: &page)
        for child in view.childViews where child is UIPageControl { page.render(child) }
        writeButton(
            .increment, of: view, isVertical ? "chevron.down" : "chevron.forward", page.text(.nextPage),
            isPossible: pages.hasPageAfter, into: &page)
        page.html.markup("</nav>")
    }

    private static func writeButton(
        _ event: UserInteractionEvent, of view: UIView, _ symbol: StaticString, _ name: StaticString, isPossible: Bool,
        into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\" class=\"bar-button\"")
        page.eventAttributes(event, of: view)
        page.html.attribute("aria-label", name)
        if !isPossible { page.html.attribute("disabled") }
        page.html.endTag()
        page.writeSymbol(symbol, class: "symbol directional")
        page.html.close("button")
    }
}
