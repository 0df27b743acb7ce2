import Foundation
import UIKitCore

/// Writes a collection: its sections with those items that are in reach.
@MainActor
enum CollectionRenderer {
    static func render(_ collection: UICollectionView, into page: inout RenderingPass) {
        let layout = collection.collectionViewLayout
        let isBounded = layout.scrollsSideways ? collection.standsByFrame : collection.isHeldInHeight
        page.openTag(
            "div", for: collection, classes: "scroll collection", layout.scrollsSideways ? "sideways" : "",
            isBounded ? "bounded" : "", collection.isEditing ? "editing" : "")
        if isBounded || layout.scrollsSideways { page.html.attribute("tabindex", 0) }
        page.writeGroupRole(of: collection)
        page.html.endTag()
        if !collection.itemIndex.isEmpty { SectionIndexRenderer.render(collection, into: &page) }
        if let control = collection.refreshControl { page.render(control) }
        page.writeReachButton(.showEarlierItems, .showEarlier, of: collection, if: collection.hasEarlierItems)
        if let background = collection.backgroundView, !hasItems(collection) { page.renderBackground(background) }
        renderContent(of: collection, into: &page)
        page.renderOwnSubviews(of: collection, background: collection.backgroundView)
        page.writeReachButton(.showMoreItems, .showMore, of: collection, if: collection.hasMoreItems)
        page.html.close("div")
    }

    private static func hasItems(_ collection: UICollectionView) -> Bool {
        collection.shownSections.contains { !collection.shownCells(of: $0).isEmpty }
    }

    private static func renderContent(of collection: UICollectionView, into page: inout RenderingPass) {
        guard collection.collectionViewLayout.isTranslated else {
            return PlacedCollectionRenderer.render(collection, into: &page)
        }
        let whole = collection.shownWholeViews
        for view in whole where view.standsBefore {
            BoundaryRenderer.render(view, of: nil, in: collection, into: &page)
        }
        for section in collection.shownSections {
            if section.plan.listConfiguration != nil {
                ListSectionRenderer.render(section, of: collection, into: &page)
            } else {
                CollectionSectionRenderer.render(section, of: collection, into: &page)
            }
        }
        for view in whole where !view.standsBefore {
            BoundaryRenderer.render(view, of: nil, in: collection, into: &page)
        }
    }
}

/// Writes a collection whose layout states where everything stands.
@MainActor
enum PlacedCollectionRenderer {
    static func render(_ collection: UICollectionView, into page: inout RenderingPass) {
        let size = collection.collectionViewLayout.collectionViewContentSize
        page.html.markup("<div class=\"placed-items\" role=\"list\">")
        for view in collection.shownWholeViews {
            page.html.markup("<div class=\"slot\" role=\"presentation\">")
            page.render(view.view)
            page.html.markup("</div>")
            writePlace(of: view.view, into: &page)
        }
        for section in collection.shownSections {
            for cell in collection.shownCells(of: section) where !cell.isHidden {
                page.html.markup("<div class=\"slot\" role=\"listitem\">")
                page.render(cell)
                page.html.markup("</div>")
                writePlace(of: cell, into: &page)
            }
        }
        page.html.markup("</div>")
        guard size.width.isFinite, size.height.isFinite else { return }
        page.writeRule(for: collection, ">.placed-items") { rule in
            rule.declare("min-width", points: min(size.width, collection.bounds.width))
            if size.width > collection.bounds.width { rule.declare("width", points: size.width) }
            rule.declare("height", points: size.height)
        }
    }

    private static func writePlace(of view: UICollectionReusableView, into page: inout RenderingPass) {
        guard let attributes = view.appliedAttributes else { return }
        page.writeRule(for: view) { rule in
            rule.declare("position:absolute")
            rule.declare("left", points: attributes.frame.minX)
            rule.declare("top", points: attributes.frame.minY)
            rule.declare("width", points: attributes.size.width)
            rule.declare("height", points: attributes.size.height)
            if attributes.zIndex != 0 { rule.declare("z-index", number: Double(attributes.zIndex)) }
        }
    }
}

extension RenderingPass {
    /// Writes the button that asks for the items before or after those on the page.
    mutating func writeReachButton(
        _ event: UserInteractionEvent, _ title: FrameworkText, of view: UIView, if isOffered: Bool = true
    ) {
        guard isOffered else { return }
        html.markup("<div class=\"show-more\"><button type=\"submit\" class=\"button\"")
        eventAttributes(event, of: view)
        html.endTag()
        html.text(text(title))
        html.markup("</button></div>")
    }
}
