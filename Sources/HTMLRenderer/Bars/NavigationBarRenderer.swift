import UIKitCore

/// Writes a navigation bar: a header with the title as its heading.
@MainActor
enum NavigationBarRenderer {
    static func render(_ bar: UINavigationBar, into page: inout RenderingPass) {
        let item = bar.topItem
        let isLarge = bar.showsLargeTitle && bar.titleReplacement == nil
        if bar.isInContainer, let title = item?.title { page.title = title }
        let headingLevel = page.headingLevel
        if !bar.isInContainer { page.headingLevel = max(headingLevel, 2) }
        page.openTag(
            "header", for: bar, classes: "navigation-bar", isLarge ? "large-titles" : "inline-title",
            bar.isInContainer ? "" : "alone", item?.style == .navigator ? "" : "leading-title",
            bar.barStyle == .default ? "" : "dark", bar.isReplacedBySearch ? "searching" : "")
        page.html.endTag()
        if bar.isReplacedBySearch {
            writeHeading("visually-hidden", item?.title ?? "", into: &page)
        } else {
            writeRow(of: bar, item, isLarge: isLarge, into: &page)
        }
        writeStackedSearchBar(of: bar, item, into: &page)
        page.html.close("header")
        page.headingLevel = headingLevel
        NavigationBarLook.writeRules(of: bar, into: &page)
    }

    private static func writeRow(
        of bar: UINavigationBar, _ item: UINavigationItem?, isLarge: Bool, into page: inout RenderingPass
    ) {
        page.html.markup("<div class=\"bar-row\">")
        if let prompt = item?.prompt {
            page.html.markup("<p class=\"bar-prompt\">")
            page.html.text(prompt)
            page.html.markup("</p>")
        }
        page.html.markup("<div class=\"bar-leading\">")
        if let back = bar.backButton { page.render(back) }
        for view in bar.leadingViews { page.render(view) }
        page.html.markup("</div>")
        writeTitle(of: bar, item, isLarge: isLarge, into: &page)
        if !bar.centerViews.isEmpty {
            page.html.markup("<div class=\"bar-center\">")
            for view in bar.centerViews { page.render(view) }
            page.html.markup("</div>")
        }
        page.html.markup("<div class=\"bar-trailing\">")
        if let searchBar = bar.searchBar, item?.searchBarPlacement != .stacked {
            page.html.markup("<div class=\"bar-search inline\">")
            page.render(searchBar)
            page.html.markup("</div>")
        }
        for view in bar.trailingViews { page.render(view) }
        page.html.markup("</div></div>")
        guard isLarge else { return }
        writeHeading(
            "bar-large-title", item?.largeTitle ?? item?.title ?? "",
            subtitle: item?.largeSubtitle ?? item?.subtitle, into: &page)
    }

    private static func writeStackedSearchBar(
        of bar: UINavigationBar, _ item: UINavigationItem?, into page: inout RenderingPass
    ) {
        guard let searchBar = bar.searchBar, let item, item.searchBarPlacement == .stacked else { return }
        let isPinned = !item.hidesSearchBarWhenScrolling || item.searchController?.isActive == true
        page.html.markup(isPinned ? "<div class=\"bar-search pinned\">" : "<div class=\"bar-search\">")
        page.render(searchBar)
        page.html.markup("</div>")
    }

    private static func writeTitle(
        of bar: UINavigationBar, _ item: UINavigationItem?, isLarge: Bool, into page: inout RenderingPass
    ) {
        let title = item?.title ?? ""
        if let view = bar.titleReplacement {
            page.html.markup("<div class=\"bar-title\">")
            page.render(view)
            page.html.markup("</div>")
            if !title.isEmpty { writeHeading("visually-hidden", title, into: &page) }
        } else if isLarge || title.isEmpty {
            // The large heading says the same; this one shows while that one is scrolled away.
            page.html.markup("<span class=\"bar-title\" aria-hidden=\"true\">")
            page.html.text(title)
            page.html.markup("</span>")
        } else {
            writeHeading("bar-title", title, subtitle: item?.subtitle, into: &page)
        }
    }

    private static func writeHeading(
        _ className: StaticString, _ title: String, subtitle: String? = nil, into page: inout RenderingPass
    ) {
        let element: StaticString = page.headingLevel == 1 ? "h1" : "h2"
        page.html.openTag(element)
        page.html.attribute("class", className)
        page.html.endTag()
        page.html.text(title)
        if let subtitle {
            page.html.markup(" <small>")
            page.html.text(subtitle)
            page.html.markup("</small>")
        }
        page.html.close(element)
    }
}
