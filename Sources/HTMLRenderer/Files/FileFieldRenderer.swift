import UIKitCore

/// Writes a field for files: the browser's own input, and the button that sends the files.
@MainActor
enum FileFieldRenderer {
    static func render(_ field: FileField, into page: inout RenderingPass) {
        page.openTag("div", for: field, class: "file-field")
        page.html.endTag()
        page.html.markup("<input type=\"file\"")
        page.fieldName(of: field)
        page.html.attribute(
            "aria-label",
            field.accessibilityLabel ?? "\(page.text(field.allowsMultipleSelection ? .files : .file))")
        if !field.acceptedTypes.isEmpty {
            page.html.attribute("accept", field.acceptedTypes.joined(separator: ","))
        }
        if let device = field.captureDevice { page.html.attribute("capture", device) }
        if field.allowsMultipleSelection { page.html.attribute("multiple") }
        if !field.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        // Only this button's form carries files, so that all other events stay small.
        page.html.markup(
            "<button type=\"submit\" class=\"button filled\" formenctype=\"multipart/form-data\"")
        page.eventAttributes(.primaryActionTriggered, of: field)
        if !field.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.html.markup("<span class=\"title\">")
        page.html.text(field.buttonTitle)
        page.html.markup("</span></button>")
        page.html.close("div")
    }
}
