import UIKitCore

/// Writes the field and the buttons with which a person renames what a navigation bar names.
@MainActor
enum NavigationTitleFieldRenderer {
    static func render(_ view: NavigationTitleField, into page: inout RenderingPass) {
        page.openTag("div", for: view, class: "title-field")
        page.html.endTag()
        for control in view.controls { page.render(control) }
        page.html.close("div")
    }
}
