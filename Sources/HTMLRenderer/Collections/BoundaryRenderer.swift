import Foundation
import UIKitCore

/// Writes a supplementary view at an edge of a section or of the whole content.
@MainActor
enum BoundaryRenderer {
    static func render(
        _ shown: ShownSupplementaryView, of section: ShownCollectionSection?, in collection: UICollectionView,
        into page: inout RenderingPass
    ) {
        guard !shown.view.isHidden, let boundary = shown.boundary else { return }
        let isHeader = shown.kind == UICollectionView.elementKindSectionHeader
        let isTitle = isHeader && shown.view.showsOnlyLabels
        page.html.markup("<div class=\"boundary")
        page.html.markup(placement(of: boundary.alignment))
        if boundary.isPinned { page.html.markup(" pinned") }
        if !boundary.extendsBoundary { page.html.markup(" overlay") }
        page.html.bytes.append(UInt8(ascii: " "))
        let name = CollectionClass(collection, section: section?.section, in: &page)
        let number = index(of: shown, in: section?.supplementaries ?? collection.shownWholeViews)
        name.append(to: &page.html.bytes, "b", number)
        page.html.markup("\"")
        if isTitle {
            page.html.attribute("role", "heading")
            page.html.attribute("aria-level", page.headingLevel + 1)
        }
        page.html.endTag()
        renderContent(of: shown, isHeader: isHeader, into: &page)
        page.html.markup("</div>")
        writeRules(name, number, boundary, section, into: &page)
    }

    private static func renderContent(
        of shown: ShownSupplementaryView, isHeader: Bool, into page: inout RenderingPass
    ) {
        if let cell = shown.view as? UICollectionViewCell, cell.presentContentView is UIListContentView {
            SectionTitleRenderer.render(cell, isHeader: isHeader, into: &page)
        } else {
            page.render(shown.view)
        }
    }

    private static func index(of shown: ShownSupplementaryView, in views: [ShownSupplementaryView]) -> Int {
        views.firstIndex { $0.view === shown.view } ?? 0
    }

    private static func placement(of alignment: NSRectAlignment) -> StaticString {
        switch alignment {
        case .topLeading, .bottomLeading: " start"
        case .topTrailing, .bottomTrailing: " end"
        case .leading, .trailing: " beside"
        case .none, .top, .bottom: ""
        }
    }

    private static func writeRules(
        _ name: CollectionClass, _ number: Int, _ boundary: SectionPlan.Boundary, _ section: ShownCollectionSection?,
        into page: inout RenderingPass
    ) {
        page.writeRule(for: name, "b", number) { rule in
            let insets = section?.plan.boundariesFollowInsets == true ? section?.plan.insets ?? .zero : .zero
            if insets.leading != 0 { rule.declare("margin-inline-start", points: insets.leading) }
            if insets.trailing != 0 { rule.declare("margin-inline-end", points: insets.trailing) }
            if let width = boundary.width, width != FluidLength(width: 1) {
                rule.declare("inline-size", width, insets: insets.leading + insets.trailing)
            }
            if let height = boundary.height {
                rule.declare("min-block-size", height, insets: insets.leading + insets.trailing)
            }
            if boundary.offset != .zero {
                rule.begin("translate")
                rule.bytes.append(points: boundary.offset.x)
                rule.bytes.append(UInt8(ascii: " "))
                rule.bytes.append(points: boundary.offset.y)
                rule.end()
            }
        }
    }
}

extension UIView {
    /// Whether the view, or the only view in it, shows labels and nothing else.
    fileprivate var showsOnlyLabels: Bool {
        let shown = childViews.filter { !$0.isHidden }
        guard !shown.isEmpty, hasTapArea == false else { return false }
        return shown.allSatisfy { $0 is UILabel || $0 is UIStackView && $0.showsOnlyLabels }
    }
}
