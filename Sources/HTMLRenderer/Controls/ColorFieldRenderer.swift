import UIKitCore

/// Writes what colours are chosen with: the browser's own input, and the button that opens a picker.
@MainActor
enum ColorFieldRenderer {
    static func render(_ field: ColorField, into page: inout RenderingPass) {
        page.openTag("input", for: field, class: "color-field")
        page.html.attribute("type", "color")
        page.fieldName(of: field)
        page.html.attribute("value", field.pageText)
        page.writeLabelReference(for: field)
        if !field.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
    }

    static func render(_ well: UIColorWell, into page: inout RenderingPass) {
        page.openTag("button", for: well, class: "color-well")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: well)
        if well.accessibilityAttributes?.label == nil, let label = well.accessibilityLabel {
            page.html.attribute("aria-label", label)
        }
        if !well.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.html.close("button")
        page.writeRule(for: well) { rule in
            if let color = well.selectedColor { rule.declare("--color", color, as: .shape) }
        }
    }
}
