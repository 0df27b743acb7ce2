import Foundation
import UIKitCore

/// How the content of a cell is written.
@MainActor
struct CellPresentation {
    /// A press on the cell.
    struct Press {
        var event: UserInteractionEvent
        var indices: [Int] = []
        /// Whether what the press unfolds is unfolded; nil when it unfolds nothing.
        var isExpanded: Bool?
        /// Whether the cell is among the selected ones; nil where one at most is.
        var isPressed: Bool?

        init(_ event: UserInteractionEvent) {
            self.event = event
        }
    }

    /// What the mark at the end of a row says.
    enum Mark {
        case none
        case disclosure
        case checkmark
        case outline
    }

    /// A tick that stands before another mark.
    struct Tick {
        /// The colour; nil for the usual one.
        var color: UIColor?
    }

    /// A text between the content and the mark.
    struct Label {
        var text: String
        /// The colour; nil for the usual one.
        var color: UIColor?
    }

    /// The image and the texts; nil when the cell shows views of the app's own.
    var text: CellText?

    /// What a press on the cell does; nil when it cannot be pressed.
    var press: Press?

    var mark = Mark.none

    /// The colour of the mark; nil for the usual one.
    var markColor: UIColor?

    /// The tick before another mark.
    var tick: Tick?

    /// Texts between the content and the mark.
    var labels: [Label] = []

    /// Whether other elements refer to the text.
    var isNamed = false

    /// Whether the row has a tick.
    var isTicked: Bool { mark == .checkmark || tick != nil }
}

/// Writes what a cell shows, as the button that selects it where it can be selected.
@MainActor
enum CellContentRenderer {
    static func render(_ cell: any ItemCell, _ presentation: CellPresentation, into page: inout RenderingPass) {
        guard let text = presentation.text else { return renderViews(of: cell, presentation, into: &page) }
        let element: StaticString = presentation.press == nil ? "div" : "button"
        openCell(element, presentation, isBare: false, into: &page)
        if let press = presentation.press {
            page.html.attribute("type", "submit")
            write(press, of: cell, into: &page)
        }
        let hold = cell.hold
        if let hold { write(hold, into: &page) }
        page.html.endTag()
        write(text, of: cell, presentation, into: &page)
        page.html.close(element)
        if let hold { page.writeGesture(of: hold, of: cell) }
    }

    /// Whether a row is there for its controls, so that keys need not stop at the row itself.
    private static func isForm(_ cell: any ItemCell) -> Bool {
        guard let row = cell as? UITableViewCell, row.selectionStyle == .none else { return false }
        return row.presentContentView?.firstView { $0 is UIControl || $0.isValueField } != nil
    }

    /// Writes the views an app put into a cell; the button that selects it lies beneath them.
    private static func renderViews(
        of cell: any ItemCell, _ presentation: CellPresentation, into page: inout RenderingPass
    ) {
        let content = cell.presentContentView
        let hold = cell.hold
        if let press = presentation.press {
            page.html.markup("<button type=\"submit\" class=\"row-select\"")
            if isForm(cell) { page.html.attribute("tabindex", -1) }
            write(press, of: cell, into: &page)
            if let label = cell.accessibilityAttributes?.label, !label.isEmpty {
                page.html.attribute("aria-label", label)
            } else {
                page.html.beginAttribute("aria-labelledby")
                page.html.write(viewIdentifier: page.identifier(of: cell))
                page.html.markup("t")
                page.html.endAttribute()
            }
            if let hold { write(hold, into: &page) }
            page.html.markup("></button>")
        }
        let placesItself =
            content?.layoutAttributesIfPresent?.constraints.isEmpty == false
            || content?.childViews.contains { !$0.isHidden && $0.standsByFrame } == true
        openCell("div", presentation, isBare: placesItself, into: &page)
        if presentation.press == nil, let hold { write(hold, into: &page) }
        page.html.markup("><div class=\"cell-content\"")
        CellTextRenderer.writeIdentifier(of: cell, into: &page)
        page.html.endTag()
        if let content { page.render(content) }
        page.html.markup("</div>")
        writeAccessories(of: cell, presentation, into: &page)
        page.html.markup("</div>")
        // A content view that is held has a button of its own.
        if let hold, hold.view === cell { page.writeGesture(of: hold, of: cell) }
    }

    /// Writes how long a press lasts that is no selection, and what is told of it.
    private static func write(_ hold: CellHold, into page: inout RenderingPass) {
        page.html.attribute("data-hold", hold.time)
        page.html.beginAttribute("data-event")
        page.html.write(viewIdentifier: page.identifier(of: hold.view))
        page.html.markup(".touchUpInside")
        page.html.endAttribute()
    }

    private static func write(
        _ press: CellPresentation.Press, of cell: any ItemCell, into page: inout RenderingPass
    ) {
        page.eventAttributes(press.event, of: cell, indices: press.indices)
        if cell.offer.beginsMultipleSelection, press.event == cell.offer.names.select {
            page.html.attribute("data-multiple")
        }
        if let isPressed = press.isPressed { page.html.attribute("aria-pressed", isPressed ? "true" : "false") }
        if let isExpanded = press.isExpanded { page.html.attribute("aria-expanded", isExpanded ? "true" : "false") }
    }

    private static func openCell(
        _ element: StaticString, _ presentation: CellPresentation, isBare: Bool, into page: inout RenderingPass
    ) {
        page.html.openTag(element)
        page.html.markup(" class=\"cell")
        if isBare { page.html.markup(" bare") }
        switch presentation.mark {
        case .disclosure: page.html.markup(" disclosure")
        case .checkmark: page.html.markup(" checkmark")
        case .outline: page.html.markup(" outline")
        case .none: break
        }
        page.html.endAttribute()
    }

    /// Writes the texts before the mark, the tick before another one, and the colours of all of them.
    private static func writeAccessories(
        of cell: any ItemCell, _ presentation: CellPresentation, into page: inout RenderingPass
    ) {
        for (index, label) in presentation.labels.enumerated() {
            page.html.markup("<span class=\"cell-label\">")
            page.html.text(label.text)
            page.html.markup("</span>")
            guard index < labelSelectors.count, presentation.labels[...index].contains(where: { $0.color != nil })
            else { continue }
            let color = label.color ?? .secondaryLabel
            page.writeRule(for: cell, labelSelectors[index]) { $0.declare("color", color, as: .ink) }
        }
        if let tick = presentation.tick {
            page.html.markup("<span class=\"cell-tick\"></span>")
            if let color = tick.color {
                page.writeRule(for: cell, " .cell-tick") { $0.declare("background", color, as: .shape) }
            }
        }
        guard let color = presentation.markColor else { return }
        page.writeRule(for: cell, " .cell::after") { $0.declare("background", color, as: .shape) }
    }

    /// Which text each rule holds for: a later one is stronger.
    private static let labelSelectors: [StaticString] = [
        " .cell-label", " .cell-label~.cell-label", " .cell-label~.cell-label~.cell-label",
    ]

    // MARK: Image and texts

    private static func write(
        _ content: CellText, of cell: any ItemCell, _ presentation: CellPresentation, into page: inout RenderingPass
    ) {
        CellTextRenderer.render(
            content, of: cell, isNamed: presentation.isNamed, isTicked: presentation.isTicked, into: &page)
        writeAccessories(of: cell, presentation, into: &page)
        CellTextRenderer.writeRules(of: content, in: cell, cell.isRow ? .row : .item, into: &page)
    }
}
