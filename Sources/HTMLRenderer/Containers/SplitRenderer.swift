import Foundation
import UIKitCore

/// Writes a split view: its columns beside each other on a wide page, one of them on a narrow one.
@MainActor
enum SplitRenderer {
    static func render(_ split: UISplitViewController, _ view: ContainerView, into page: inout RenderingPass) {
        page.openTag(
            "div", for: view, classes: "split-view", split.isCollapsed ? "collapsed" : "",
            split.primaryEdge == .trailing ? "reversed" : "", split.isOverlaid ? "overlaid" : "",
            split.primaryBackgroundStyle == .sidebar ? "sidebar" : "")
        page.html.endTag()
        var columns = split.wantedColumns
        if !split.isCollapsed, !columns.contains(.secondary) { columns.append(.secondary) }
        let top = split.isCollapsed ? columns.first : split.narrowColumn
        var title = page.title
        for column in columns {
            render(column, of: split, isTop: column == top, into: &page)
            if column == top { title = page.title }
        }
        page.title = title
        if split.isOverlaid {
            page.html.markup("<button type=\"submit\" class=\"split-dimming\"")
            page.html.attribute("aria-label", page.text(.hideSidebar))
            page.eventAttributes(.dismiss, of: view)
            page.html.markup("></button>")
        }
        page.renderViewsInFront(of: view)
        page.html.close("div")
    }

    private static func render(
        _ column: UISplitViewController.Column, of split: UISplitViewController, isTop: Bool,
        into page: inout RenderingPass
    ) {
        guard let place = split.contentView(of: column) else {
            return page.html.markup("<div class=\"split-column secondary-column\"></div>")
        }
        let isOver = split.columnsOverSecondary.contains(column)
        // The header of a section is not that of the page, of which there is one.
        let element: StaticString = isTop ? "div" : "section"
        page.openTag(
            element, for: place, classes: "split-column", column.className, isTop ? "top" : "", isOver ? "over" : "")
        if !isTop { page.html.attribute("aria-label", split.title(of: column) ?? "\(page.text(.sidebar))") }
        page.html.endTag()
        let outer = (headingLevel: page.headingLevel, hasMainRegion: page.hasMainRegion)
        if !isTop {
            page.headingLevel += 1
            page.hasMainRegion = true
        }
        for button in split.freeButtons(of: column) {
            page.html.markup("<div class=\"split-back\">")
            page.render(button)
            page.html.markup("</div>")
        }
        page.cover(split.isOverlaid && !isOver) { ContainerRenderer.renderContent(place, into: &$0) }
        if !isTop {
            page.headingLevel = outer.headingLevel
            page.hasMainRegion = outer.hasMainRegion
        }
        page.html.close(element)
        guard !split.isCollapsed, column != .secondary else { return }
        let width = split.columnWidth(of: column)
        page.writeRule(for: place) { $0.declareColumnWidth(width, isOver: isOver) }
    }
}

extension UISplitViewController.Column {
    /// The class of a column's element.
    fileprivate var className: StaticString {
        switch self {
        case .primary: "primary-column"
        case .supplementary: "supplementary-column"
        case .secondary: "secondary-column"
        case .compact: "compact-column"
        case .inspector: "inspector-column"
        }
    }
}

extension StyleWriter {
    /// Writes how wide a column is, for the rules of wide pages.
    fileprivate mutating func declareColumnWidth(_ width: ColumnWidth, isOver: Bool) {
        begin("--column-width")
        bytes.append("clamp(" as StaticString)
        bytes.append(points: width.minimum)
        bytes.append(UInt8(ascii: ","))
        if width.preferred == UISplitViewController.automaticDimension {
            bytes.append(number: max(0, width.fraction) * 100)
            // A share of a grid cell that is as wide as its content would be none.
            bytes.append(isOver ? "vw" : "%" as StaticString)
        } else {
            bytes.append(points: width.preferred)
        }
        bytes.append(UInt8(ascii: ","))
        bytes.append(points: max(width.minimum, width.maximum))
        bytes.append(UInt8(ascii: ")"))
        end()
    }
}
