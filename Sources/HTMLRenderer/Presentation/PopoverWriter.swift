import Foundation
import UIKitCore

/// Writes where a popover stands: beside its anchor, on a side that the arrow directions permit.
@MainActor
enum PopoverWriter {
    /// Writes an element that stands at the part of the source view that the popover points to, if that is only a part.
    static func writeAnchor(of container: PresentationContainerView, into page: inout RenderingPass) {
        guard let popover = container.presentationController as? UIPopoverPresentationController,
            let rect = popover.anchorRect
        else { return }
        page.html.markup("<i class=\"popover-anchor\"></i>")
        let identifier = page.identifier(of: container)
        page.writeRule(for: container, ">.popover-anchor") { rule in
            rule.declareName("position-anchor", identifier, "s")
            rule.declareName("anchor-name", identifier)
            rule.declare("left", offset: rect.minX, from: "anchor(left)")
            rule.declare("top", offset: rect.minY, from: "anchor(top)")
            rule.declare("width", points: max(rect.width, 0))
            rule.declare("height", points: max(rect.height, 0))
        }
    }

    static func writeRules(of container: PresentationContainerView, into page: inout RenderingPass) {
        guard let popover = container.presentationController as? UIPopoverPresentationController else { return }
        writeBubble(of: container, popover, into: &page)
        let identifier = page.identifier(of: container)
        guard let anchor = popover.anchorView else { return }
        let namesPart = popover.anchorRect != nil
        page.writeRule(for: anchor) { $0.declareName("anchor-name", identifier, namesPart ? "s" : "") }
        let sides = Side.permitted(by: popover.permittedArrowDirections)
        page.writeRule(for: container, ">dialog") { rule in
            rule.declareName("position-anchor", identifier)
            rule.begin("--area")
            rule.bytes.append(sides[0].area)
            rule.end()
            // Where no side has room for it, it stands in the middle of the window, whole.
            rule.begin("--fallbacks")
            for side in sides.dropFirst() {
                rule.bytes.append(side.area)
                rule.bytes.append("," as StaticString)
            }
            rule.bytes.append("--within-window" as StaticString)
            rule.end()
            if popover.popoverBackgroundViewClass?.arrowHeight() == 0 { rule.declare("--arrow:none") }
        }
        for view in popover.passthroughViews ?? [] where view.window != nil {
            page.writeRule(for: view) { $0.declare("pointer-events:auto") }
        }
    }

    /// Writes size and colour of the bubble.
    private static func writeBubble(
        of container: PresentationContainerView, _ popover: UIPopoverPresentationController,
        into page: inout RenderingPass
    ) {
        let size = popover.presentedViewController.preferredContentSize
        page.writeRule(for: container, ">dialog") { rule in
            if let color = popover.backgroundColor { rule.declare("--bubble", color, as: .shape) }
            let margins = popover.popoverLayoutMargins
            if margins != UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
                rule.declare("--across-margins", points: min(max(margins.left + margins.right, 0), 10_000))
                rule.declare("--down-margins", points: min(max(margins.top + margins.bottom, 0), 10_000))
            }
            if size.width > 0 {
                let room = popover.presentedViewController.viewIfLoaded?.roomForText(inWidth: size.width) ?? 0
                rule.declare("inline-size", points: size.width + room)
            }
            if size.height > 0 { rule.declare("--bubble-height", points: size.height) }
        }
    }

    /// A side of the anchor at which a popover can stand.
    private enum Side {
        case beneath, above, right, left

        var area: StaticString {
            switch self {
            case .beneath: "bottom"
            case .above: "top"
            case .right: "right"
            case .left: "left"
            }
        }

        /// The sides that belong to the directions of an arrow, the preferred one first; beneath and above, if none does.
        static func permitted(by directions: UIPopoverArrowDirection) -> [Side] {
            var sides: [Side] = []
            if directions.contains(.up) { sides.append(.beneath) }
            if directions.contains(.down) { sides.append(.above) }
            if directions.contains(.left) { sides.append(.right) }
            if directions.contains(.right) { sides.append(.left) }
            return sides.isEmpty ? [.beneath, .above] : sides
        }
    }
}

extension UIView {
    /// How much wider than a width the view has to be for its texts to be whole in fonts of browsers: nothing where the
    /// width is not the one that the texts need on the server.
    fileprivate func roomForText(inWidth width: CGFloat) -> CGFloat {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        return abs(fitting - width) < 1 ? (widestText / 10).rounded(.up) : 0
    }

    /// How wide the widest text in the view is, in points.
    private var widestText: CGFloat {
        if self is UILabel || self is UIButton { return bounds.width }
        return childViews.reduce(0) { max($0, $1.isHidden ? 0 : $1.widestText) }
    }
}

extension StyleWriter {
    /// Writes the name that a view has in rules, as an anchor or a timeline, as the value of a property.
    mutating func declareName(
        _ property: StaticString, _ identifier: Int32, _ suffix: StaticString = ""
    ) {
        begin(property)
        bytes.append("--v" as StaticString)
        bytes.append(decimal: Int(identifier))
        bytes.append(suffix)
        end()
    }

    /// Writes a distance from an edge of the anchor.
    fileprivate mutating func declare(_ property: StaticString, offset: CGFloat, from edge: StaticString) {
        begin(property)
        bytes.append("calc(" as StaticString)
        bytes.append(edge)
        bytes.append(" + " as StaticString)
        bytes.append(points: offset)
        bytes.append(")" as StaticString)
        end()
    }
}
