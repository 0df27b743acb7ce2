import UIKitCore

/// Writes a picker: beside each other the browser's own lists, one for each component.
@MainActor
enum PickerRenderer {
    static func render(_ picker: UIPickerView, into page: inout RenderingPass) {
        page.openTag("div", for: picker, class: "picker")
        page.html.attribute("role", "group")
        page.writeLabelReference(for: picker)
        page.html.endTag()
        page.writeUsability(of: picker) { page in
            for component in picker.components { page.render(component) }
            writeButton(of: picker, into: &page)
        }
        page.html.close("div")
    }

    /// Writes the button that sends the choices where no script does.
    private static func writeButton(of picker: UIPickerView, into page: inout RenderingPass) {
        guard picker.components.contains(where: { $0.rowCount > 0 }) else { return }
        page.html.markup("<noscript><button type=\"submit\" class=\"button gray\"")
        page.eventAttributes(.primaryActionTriggered, of: picker)
        page.html.endTag()
        page.html.markup("<span class=\"title\">")
        page.html.text(page.text(.choose))
        page.html.markup("</span></button></noscript>")
    }

    static func render(_ component: PickerComponent, into page: inout RenderingPass) {
        guard component.rowCount > 0 else { return }
        page.openTag("select", for: component, class: "wheel")
        page.fieldName(of: component)
        // More than one row at a time, so that it is a list to look through and not a menu to open.
        page.html.attribute("size", 5)
        page.html.attribute(
            "aria-label", component.accessibilityLabel ?? page.text(.columnNumber, String(component.index + 1)))
        page.html.endTag()
        let chosen = page.typedText(of: component).flatMap(component.row) ?? component.selectedRow
        for row in component.rows {
            page.html.markup("<option")
            page.html.attribute("value", "\(row.index)~\(row.mark.text)")
            if row.index == chosen { page.html.attribute("selected") }
            page.html.endTag()
            page.html.text(row.title)
            page.html.close("option")
        }
        page.html.close("select")
        page.writeRule(for: component) { rule in
            if let width = component.wishedWidth { rule.declare("flex-basis", points: width) }
            if let height = component.wishedRowHeight { rule.declare("--row-height", points: height) }
        }
    }
}
