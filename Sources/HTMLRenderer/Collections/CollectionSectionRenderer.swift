import Foundation
import UIKitCore

/// Writes a section of a collection: its headers, its items in lines or groups, its footers.
@MainActor
enum CollectionSectionRenderer {
    static func render(
        _ section: ShownCollectionSection, of collection: UICollectionView, into page: inout RenderingPass
    ) {
        let name = CollectionClass(collection, section: section.section, in: &page)
        page.html.markup("<section class=\"collection-section\">")
        for view in section.backgrounds {
            page.html.markup("<div class=\"section-background\">")
            page.render(view)
            page.html.markup("</div>")
        }
        for view in section.supplementaries where view.standsBefore {
            BoundaryRenderer.render(view, of: section, in: collection, into: &page)
        }
        let cells = collection.shownCells(of: section)
        if !cells.isEmpty {
            page.html.markup("<div class=\"items-box\">")
            switch section.plan.content {
            case .flow(let flow): renderFlow(flow, section.plan, cells, name, into: &page)
            case .groups(let group): renderGroups(group, section, of: collection, cells, name, into: &page)
            case .list, .placed: break
            }
            page.html.markup("</div>")
        }
        for view in section.supplementaries where !view.standsBefore {
            BoundaryRenderer.render(view, of: section, in: collection, into: &page)
        }
        page.html.markup("</section>")
    }

    // MARK: Lines

    private static func renderFlow(
        _ flow: FlowPlan, _ plan: SectionPlan, _ cells: [UICollectionViewCell], _ name: CollectionClass,
        into page: inout RenderingPass
    ) {
        page.openTag(flow.isSideways ? "items flowing sideways" : "items flowing", name, role: "list")
        for cell in cells { renderSlot(cell, into: &page) }
        page.html.markup("</div>")
        page.writeRule(for: name) { rule in
            rule.declare("padding", plan.insets)
            rule.declare(flow.isSideways ? "column-gap" : "row-gap", points: flow.lineSpacing)
            rule.declare(flow.isSideways ? "row-gap" : "column-gap", points: flow.itemSpacing)
            rule.declare(flow)
        }
        if flow.filledColumns != nil, let size = flow.itemSize, size.width == size.height {
            page.writeRule(for: name, "", nil, ">.slot") { $0.declare("aspect-ratio:1") }
        }
    }

    private static func renderSlot(_ cell: UICollectionViewCell, into page: inout RenderingPass) {
        guard !cell.isHidden else { return }
        page.html.markup("<div class=\"slot\" role=\"listitem\">")
        page.render(cell)
        page.html.markup("</div>")
    }

    // MARK: Groups

    private static func renderGroups(
        _ group: GroupPlan, _ section: ShownCollectionSection, of collection: UICollectionView,
        _ cells: [UICollectionViewCell], _ name: CollectionClass, into page: inout RenderingPass
    ) {
        let isScrolling = section.plan.scrolling != .none
        let isSideways = collection.collectionViewLayout.scrollsSideways != isScrolling
        let insets = section.plan.insets.leading + section.plan.insets.trailing
        if !isSideways, let width = group.wrappingWidth {
            return renderWrapping(width, group, section, cells, name, into: &page)
        }
        page.html.markup("<div class=\"items groups")
        page.html.markup(scrollClass(of: section.plan.scrolling))
        if isSideways { page.html.markup(" sideways") }
        page.html.bytes.append(UInt8(ascii: " "))
        name.append(to: &page.html.bytes)
        page.html.markup(isScrolling ? "\" role=\"list\" tabindex=\"0\">" : "\" role=\"list\">")
        var filler = GroupFiller(name: name, cells: cells)
        if let first = cells.first?.shownIndexPath?.item { filler.skip(first % group.itemCount) }
        while !filler.isDone { filler.render(group, into: &page) }
        page.html.markup("</div>")
        page.writeRule(for: name) { rule in
            rule.declare("padding", section.plan.insets)
            if section.plan.groupSpacing != 0 { rule.declare("gap", points: section.plan.groupSpacing) }
            if isScrolling { rule.declare("scroll-padding-inline-start", points: section.plan.insets.leading) }
            guard section.plan.scrolling == .groupPagingCentered, let width = group.box.width else { return }
            rule.declare("padding-inline", FluidLength(width: 0.5 - width.width / 2), insets: insets)
        }
        var rules = GroupRules(name: name, insets: insets)
        rules.write(group, into: &page)
    }

    private static func scrollClass(of scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> StaticString
    {
        switch scrolling {
        case .none: ""
        case .continuous: " scrolling"
        case .continuousGroupLeadingBoundary: " scrolling resting"
        case .paging, .groupPaging: " scrolling stopping"
        case .groupPagingCentered: " scrolling stopping centered"
        }
    }

    /// Items of a width in points, as many in a line as fit.
    private static func renderWrapping(
        _ width: Double, _ group: GroupPlan, _ section: ShownCollectionSection, _ cells: [UICollectionViewCell],
        _ name: CollectionClass, into page: inout RenderingPass
    ) {
        page.openTag("items flowing", name, role: "list")
        for cell in cells { renderSlot(cell, into: &page) }
        page.html.markup("</div>")
        let insets = section.plan.insets
        page.writeRule(for: name) { rule in
            rule.declare("padding", insets)
            rule.declare("row-gap", points: section.plan.groupSpacing)
            rule.declare("column-gap", points: group.gap)
            rule.declareTracks(of: width)
            if group.hasFlexibleGap { rule.declare("justify-content:space-between") }
            guard let height = group.box.height else { return }
            rule.declare("grid-auto-rows", height, insets: insets.leading + insets.trailing)
        }
        guard let inner = group.part(ofItem: 0)?.box.insets, inner != .zero else { return }
        page.writeRule(for: name, "", nil, ">.slot") { $0.declare("padding", inner) }
    }
}

/// Puts the cells of a section into copies of a group.
@MainActor
private struct GroupFiller {
    let name: CollectionClass
    private let cells: [UICollectionViewCell]
    private var next = 0
    /// How many items of the first copy are not on the page.
    private var missing = 0

    init(name: CollectionClass, cells: [UICollectionViewCell]) {
        self.name = name
        self.cells = cells
    }

    var isDone: Bool { next >= cells.count }

    mutating func skip(_ count: Int) { missing = count }

    mutating func render(_ group: GroupPlan, into page: inout RenderingPass) {
        var part = 0
        render(group, &part, into: &page)
    }

    private mutating func render(_ group: GroupPlan, _ part: inout Int, into page: inout RenderingPass) {
        page.openTag(
            group.axis == .column ? "group column" : group.axis == .row ? "group" : "group free", name, "p", part)
        part += 1
        for child in group.parts {
            switch child {
            case .group(let inner):
                guard !isDone else { break }
                render(inner, &part, into: &page)
            case .item:
                renderItem(part, into: &page)
                part += 1
            }
        }
        if group.parts.isEmpty { renderItem(part, into: &page) }
        page.html.markup("</div>")
    }

    private mutating func renderItem(_ part: Int, into page: inout RenderingPass) {
        if missing > 0 {
            missing -= 1
            page.openTag("slot", name, "p", part)
            page.html.markup("</div>")
            return
        }
        guard !isDone else { return }
        let cell = cells[next]
        next += 1
        page.openTag("slot", name, "p", part, role: "listitem")
        page.render(cell)
        for attachment in cell.attachments { AttachmentRenderer.render(attachment, into: &page) }
        page.html.markup("</div>")
    }
}

/// Writes the rules for a group and its parts, once for all copies.
@MainActor
private struct GroupRules {
    let name: CollectionClass
    let insets: Double
    private var part = 0

    init(name: CollectionClass, insets: Double) {
        self.name = name
        self.insets = insets
    }

    mutating func write(_ group: GroupPlan, into page: inout RenderingPass) {
        page.writeRule(for: name, "p", part) { rule in
            let inner = group.box.insets
            if let width = group.box.width {
                rule.declare("inline-size", width, insets: insets, adding: inner.leading + inner.trailing)
            }
            if let height = group.box.height {
                rule.declare("block-size", height, insets: insets, adding: inner.top + inner.bottom)
            }
            rule.declare("padding", inner)
            if group.gap != 0 { rule.declare("gap", points: group.gap) }
            if group.hasFlexibleGap { rule.declare("justify-content:space-between") }
            rule.declare(group.box.spacing)
        }
        part += 1
        for child in group.parts {
            switch child {
            case .group(let inner): write(inner, into: &page)
            case .item(let box, _):
                write(box, in: group, into: &page)
                part += 1
            }
        }
    }

    private func write(_ box: GroupPlan.Box, in group: GroupPlan, into page: inout RenderingPass) {
        page.writeRule(for: name, "p", part) { rule in
            if let frame = box.frame {
                rule.declare("left", share: frame.minX)
                rule.declare("top", share: frame.minY)
                rule.declare("width", share: frame.width)
                rule.declare("height", share: frame.height)
                if box.zIndex != 0 { rule.declare("z-index", number: Double(box.zIndex)) }
                return
            }
            if let width = box.width { rule.declare("inline-size", width, insets: insets) }
            if let height = box.height { rule.declare("block-size", height, insets: insets) }
            rule.declare("margin", box.insets)
            rule.declare(box.spacing)
        }
    }
}

/// Writes a supplementary view that stands at an item.
@MainActor
private enum AttachmentRenderer {
    static func render(_ attachment: CellAttachment, into page: inout RenderingPass) {
        guard !attachment.view.isHidden else { return }
        page.html.markup("<div class=\"attachment\" id=\"")
        page.html.write(viewIdentifier: page.identifier(of: attachment.view))
        page.html.markup("a\">")
        page.render(attachment.view)
        page.html.markup("</div>")
        let size = attachment.item.layoutSize
        let anchor = attachment.item.containerAnchor
        page.writeRule(for: attachment.view, "a") { rule in
            if anchor.edges.contains(.trailing) {
                rule.declare("inset-inline-end:0")
            } else {
                rule.declare(
                    anchor.edges.contains(.leading) ? "inset-inline-start:0" : "inset-inline:0;margin-inline:auto")
            }
            if anchor.edges.contains(.bottom) {
                rule.declare("inset-block-end:0")
            } else {
                rule.declare(anchor.edges.contains(.top) ? "inset-block-start:0" : "inset-block:0;margin-block:auto")
            }
            rule.declareSize("inline-size", size.widthDimension)
            rule.declareSize("block-size", size.heightDimension)
            rule.begin("translate")
            for (offset, separator) in [(anchor.offset.x, UInt8(ascii: " ")), (anchor.offset.y, UInt8(ascii: ";"))] {
                rule.bytes.append(number: anchor.isAbsoluteOffset ? offset : offset * 100)
                rule.bytes.append(anchor.isAbsoluteOffset ? "px" as StaticString : "%")
                rule.bytes.append(separator)
            }
            rule.declare("z-index", number: Double(attachment.item.zIndex))
        }
    }
}

extension StyleWriter {
    /// Writes the tracks of a flow layout.
    fileprivate mutating func declare(_ flow: FlowPlan) {
        guard let size = flow.itemSize, !flow.isAutomatic else { return declare("display:flex;flex-wrap:wrap") }
        if flow.isSideways {
            begin("grid-template-rows")
            appendTracks(of: size.height)
            end()
            declare("grid-auto-columns", points: size.width)
        } else if let columns = flow.filledColumns {
            begin("grid-template-columns")
            bytes.append("repeat(" as StaticString)
            bytes.append(decimal: columns)
            bytes.append(",minmax(0,1fr));justify-content:stretch" as StaticString)
            end()
            if size.width != size.height { declareRows(of: size.height) }
        } else {
            declareTracks(of: size.width)
            declare("justify-content:space-between")
            declareRows(of: size.height)
        }
    }

    /// Writes as many columns of a width in points as fit.
    fileprivate mutating func declareTracks(of width: Double) {
        begin("grid-template-columns")
        appendTracks(of: width)
        end()
    }

    private mutating func appendTracks(of length: Double) {
        bytes.append("repeat(auto-fill,minmax(min(100%," as StaticString)
        bytes.append(points: max(length, 1))
        bytes.append(")," as StaticString)
        bytes.append(points: max(length, 1))
        bytes.append("))" as StaticString)
    }

    private mutating func declareRows(of height: Double) {
        begin("grid-auto-rows")
        bytes.append("minmax(" as StaticString)
        bytes.append(points: height)
        bytes.append(",auto)" as StaticString)
        end()
    }

    /// Writes the space around an item; flexible space takes what room there is.
    @MainActor
    fileprivate mutating func declare(_ spacing: NSCollectionLayoutEdgeSpacing?) {
        guard let spacing else { return }
        let edges: [(StaticString, NSCollectionLayoutSpacing?)] = [
            ("margin-inline-start", spacing.leading), ("margin-block-start", spacing.top),
            ("margin-inline-end", spacing.trailing), ("margin-block-end", spacing.bottom),
        ]
        for case (let property, let space?) in edges {
            if space.isFlexibleSpacing {
                begin(property)
                bytes.append("auto" as StaticString)
                end()
            } else if space.spacing != 0 {
                declare(property, points: space.spacing)
            }
        }
    }

    /// Writes the size of a view that stands at an item.
    @MainActor
    fileprivate mutating func declareSize(_ property: StaticString, _ dimension: NSCollectionLayoutDimension) {
        if dimension.isAbsolute {
            declare(property, points: dimension.dimension)
        } else if dimension.isFractionalWidth || dimension.isFractionalHeight {
            declare(property, share: dimension.dimension)
        }
    }
}
