import UIKitCore

/// Writes a view without a look of its own: a group whose subviews follow each other, or stand where their frames are.
@MainActor
enum PlainViewRenderer {
    static func render(_ view: UIView, into page: inout RenderingPass) {
        let layout = ConstraintLayout.layout(of: view)
        page.openTag(
            "div", for: view, classes: "view", layout == nil ? arrangement(of: view) : "constrained",
            layout?.dock == nil ? "" : "docking")
        page.writeGroupRole(of: view)
        page.html.endTag()
        page.writeReach(of: view)
        page.writeIntrinsicSize(of: view)
        page.write(layout, of: view)
        page.writeDrawings(of: view)
        page.writeUsability(of: view) { page in
            page.writeTapArea(of: view)
            page.writeSteps(of: view)
            page.writeElements(of: view)
            let views = view.inReadingOrder(layout?.views ?? view.childViews, isConstrained: layout != nil)
            page.renderSequence(views, of: view, in: layout)
            for child in views where !child.isHidden && child.standsInFront { page.writePlaceInFront(of: child) }
        }
        page.writeDrawingsInFront(of: view)
        page.html.close("div")
    }

    /// Whether subviews stand in document flow, at their frames, or are missing.
    private static func arrangement(of view: UIView) -> StaticString {
        var isEmpty = true
        for child in view.childViews where !child.isHidden && !child.standsInFront {
            guard child.standsByFrame else { return child.fillsSuperview ? "flow embedding" : "flow" }
            isEmpty = false
        }
        return isEmpty ? "" : "placed"
    }
}

extension RenderingPass {
    /// Writes the rule that gives a view the size that the app's class says it has by nature.
    fileprivate mutating func writeIntrinsicSize(of view: UIView) {
        let size = view.intrinsicContentSize
        guard size.width > 0 || size.height > 0, !view.standsByFrame else { return }
        writeRule(for: view) { rule in
            if size.width > 0 {
                rule.begin("min-inline-size")
                rule.bytes.append("min(" as StaticString)
                rule.bytes.append(points: size.width)
                rule.bytes.append(",100%)" as StaticString)
                rule.end()
                // What hugs its content leaves the room to others, as layout found.
                if abs(view.bounds.width - size.width) < 1 { rule.declare("flex:none") }
            }
            if size.height > 0 { rule.declare("min-block-size", points: size.height) }
        }
    }

    /// Writes the role of a group that has a name, or that its traits tell something of.
    mutating func writeGroupRole(of view: UIView) {
        guard let accessibility = view.accessibilityAttributes else { return }
        let traits = accessibility.traits ?? []
        let hasName = accessibility.label?.isEmpty == false
        let kind = accessibility.containerType ?? UIAccessibilityContainerType.none
        if accessibility.viewIsModal == true, hasName {
            html.attribute("role", "dialog")
            html.attribute("aria-modal", "true")
        } else if traits.contains(.image) {
            html.attribute("role", "img")
        } else if traits.contains(.header) {
            html.attribute("role", "heading")
            html.attribute("aria-level", headingLevel + 1)
        } else if traits.contains(.searchField) {
            html.attribute("role", "search")
        } else if traits.contains(.tabBar) {
            html.attribute("role", "navigation")
        } else if traits.contains(.summaryElement) {
            html.attribute("role", "status")
        } else if kind == .landmark, hasName {
            html.attribute("role", "region")
        } else if accessibility.label != nil || accessibility.groupsChildren == true || kind != .none {
            let isDrawing =
                view.attributesIfPresent?.display != nil && view.childViews.isEmpty && view.shownElements.isEmpty
                && !view.isAdjustable
                && !view.hasTapArea
            // A picture without a name would tell nothing.
            let isPicture = isDrawing && hasName
            html.attribute("role", isPicture ? "img" : "group")
            if traits.contains(.notEnabled), !isPicture { html.attribute("aria-disabled", "true") }
        }
    }

    /// Writes the value of a view that is adjustable, and the buttons by which it goes up and down.
    fileprivate mutating func writeSteps(of view: UIView) {
        guard view.isAdjustable, view.isUserInteractionEnabled else { return }
        if let value = view.accessibilityValue {
            html.markup("<span class=\"visually-hidden\" role=\"status\">")
            html.text(value)
            html.markup("</span>")
        }
        html.markup("<span class=\"steps\">")
        writeStep(.decrement, of: view, symbol: "minus", text(.decrement))
        writeStep(.increment, of: view, symbol: "plus", text(.increment))
        html.markup("</span>")
    }

    private mutating func writeStep(
        _ event: UserInteractionEvent, of view: UIView, symbol: StaticString, _ name: StaticString
    ) {
        html.markup("<button type=\"submit\"")
        eventAttributes(event, of: view)
        html.attribute("aria-label", name)
        html.endTag()
        writeSymbol(symbol)
        html.markup("</button>")
    }

    /// Writes content; where the view takes no interaction, nothing in it can be pressed or submitted.
    mutating func writeUsability(of view: UIView, _ write: (inout RenderingPass) -> Void) {
        guard !view.isUserInteractionEnabled, !view.childViews.isEmpty else { return write(&self) }
        html.markup("<fieldset class=\"inactive\" disabled>")
        write(&self)
        html.markup("</fieldset>")
    }
}
