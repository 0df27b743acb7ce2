import UIKitCore

/// Writes the content of an alert or an action sheet.
@MainActor
enum AlertRenderer {
    static func render(_ view: AlertView, into page: inout RenderingPass) {
        page.openTag("div", for: view, class: "alert-content")
        page.html.endTag()
        switch view.style {
        case .alert: renderAlert(view, into: &page)
        case .actionSheet: renderActionSheet(view, into: &page)
        }
        page.html.close("div")
    }

    private static func renderAlert(_ view: AlertView, into page: inout RenderingPass) {
        page.html.markup("<div class=\"alert-text\">")
        writeTexts(of: view, into: &page)
        if !view.textFields.isEmpty {
            page.html.markup("<div class=\"alert-fields\">")
            for field in view.textFields { page.render(field) }
            page.html.markup("</div>")
        }
        page.html.markup("</div>")
        page.html.markup(
            view.showsActionsSideBySide ? "<div class=\"alert-actions pair\">" : "<div class=\"alert-actions\">")
        for button in view.actionButtons { page.render(button) }
        page.html.markup("</div>")
    }

    private static func renderActionSheet(_ view: AlertView, into page: inout RenderingPass) {
        page.html.markup("<div class=\"action-group\">")
        if !view.titleLabel.isHidden || !view.messageLabel.isHidden {
            page.html.markup("<div class=\"alert-text\">")
            writeTexts(of: view, into: &page)
            page.html.markup("</div>")
        }
        for button in view.actionButtons where button.action.style != .cancel { page.render(button) }
        page.html.markup("</div>")
        guard let cancel = view.actionButtons.first(where: { $0.action.style == .cancel }) else { return }
        page.html.markup("<div class=\"action-group cancel-group\">")
        page.render(cancel)
        page.html.markup("</div>")
    }

    private static func writeTexts(of view: AlertView, into page: inout RenderingPass) {
        if !view.titleLabel.isHidden {
            page.html.markup("<h2 class=\"alert-title\">")
            page.html.text(view.titleLabel.text ?? "")
            page.html.markup("</h2>")
        }
        if !view.messageLabel.isHidden {
            page.html.markup("<p class=\"alert-message\"")
            page.html.beginAttribute("id")
            page.html.write(viewIdentifier: page.identifier(of: view))
            page.html.markup("m")
            page.html.endAttribute()
            page.html.endTag()
            page.html.text(view.messageLabel.text ?? "")
            page.html.markup("</p>")
        }
    }

    static func render(_ button: AlertActionButton, into page: inout RenderingPass) {
        page.openTag(
            "button", for: button, classes: "alert-action", styleClass(of: button.action),
            button.isPreferred ? "preferred" : "")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.html.text(button.action.title ?? "")
        page.html.close("button")
    }

    private static func styleClass(of action: UIAlertAction) -> StaticString {
        switch action.style {
        case .default: ""
        case .cancel: "cancel"
        case .destructive: "destructive"
        }
    }
}
