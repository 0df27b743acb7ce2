import UIKitCore

/// Writes a segmented control as a group of submit buttons, one of them pressed.
@MainActor
enum SegmentedControlRenderer {
    static func render(_ control: UISegmentedControl, into page: inout RenderingPass) {
        page.openTag(
            "div", for: control, classes: "segmented", control.apportionsSegmentWidthsByContent ? "own-widths" : "")
        page.html.attribute("role", "group")
        page.writeLabelReference(for: control)
        page.html.endTag()
        for (index, segment) in control.segments.enumerated() {
            page.html.markup("<button type=\"submit\"")
            page.eventAttributes(.valueChanged, of: control, indices: [index], mark: segment.mark)
            if !control.isMomentary {
                page.html.attribute("aria-pressed", index == control.selectedSegmentIndex ? "true" : "false")
            }
            if !control.isEnabled || !segment.isEnabled { page.html.attribute("disabled") }
            page.html.endTag()
            writeContent(of: segment, into: &page)
            page.html.close("button")
        }
        page.html.close("div")
        if let color = control.selectedSegmentTintColor {
            page.writeRule(for: control) { $0.declare("--selected-segment", color, as: .shape) }
        }
        if let attributes = control.titleTextAttributes(for: .normal) {
            page.writeRule(for: control, ">button") { $0.declare(attributes) }
        }
        if let attributes = control.titleTextAttributes(for: .selected) {
            page.writeRule(for: control, ">button[aria-pressed=\"true\"]") { $0.declare(attributes) }
        }
        if let attributes = control.titleTextAttributes(for: .disabled) {
            page.writeRule(for: control, ">button[disabled]") { $0.declare(attributes) }
        }
    }

    private static func writeContent(of segment: UISegmentedControl.Segment, into page: inout RenderingPass) {
        if let title = segment.title ?? (segment.image == nil ? segment.action?.title : nil) {
            page.html.text(title)
        } else if let image = segment.image {
            let name = segment.action?.title ?? image.spokenName
            page.writeImage(image, saying: name, asShape: true)
        }
    }
}
