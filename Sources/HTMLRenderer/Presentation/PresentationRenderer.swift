import Foundation
import UIKitCore

/// Writes a presentation: a dialog over the page, with what dismisses it around it.
@MainActor
enum PresentationRenderer {
    static func render(_ container: PresentationContainerView, into page: inout RenderingPass) {
        if let search = container.search {
            return SearchControllerRenderer.render(search, in: container, into: &page)
        }
        guard let presentedView = container.presentedView, let controller = container.presentationController else {
            return
        }
        switch container.style {
        case .fullScreen, .currentContext: renderPage(container, presentedView, into: &page)
        default: renderDialog(container, presentedView, controller, into: &page)
        }
    }

    /// Writes a presentation that replaces the page.
    private static func renderPage(
        _ container: PresentationContainerView, _ presentedView: UIView, into page: inout RenderingPass
    ) {
        page.openTag("div", for: container, class: "full-screen-page")
        page.html.endTag()
        page.renderScreen(presentedView)
        page.html.close("div")
    }

    private static func renderDialog(
        _ container: PresentationContainerView, _ presentedView: UIView, _ controller: UIPresentationController,
        into page: inout RenderingPass
    ) {
        let form = container.form
        page.openTag("div", for: container, classes: "presentation modal", form.layerClass)
        page.html.endTag()
        page.html.markup("<dialog open")
        page.html.attribute("class", form.dialogClass)
        page.html.attribute("aria-modal", "true")
        if form == .alert { page.html.attribute("role", "alertdialog") }
        if let name = presentedView.owningViewController?.dialogName { page.html.attribute("aria-label", name) }
        if !page.hasFocusedField(in: container) { page.html.markup(" tabindex=\"-1\" autofocus") }
        page.html.endTag()
        if (controller as? UISheetPresentationController)?.prefersGrabberVisible == true {
            page.html.markup("<div class=\"grabber\"></div>")
        }
        let headingLevel = page.headingLevel
        page.headingLevel = 2
        page.renderScreen(presentedView)
        page.headingLevel = headingLevel
        page.html.markup("</dialog>")
        writeDimming(of: container, into: &page)
        page.html.close("div")
        writeRules(of: container, controller, form, into: &page)
    }

    /// Writes the shade over the page: a button where a tap on it dismisses the presentation.
    static func writeDimming(of container: PresentationContainerView, into page: inout RenderingPass) {
        guard container.userInteractions().contains(.dismiss) else {
            return page.html.markup("<div class=\"dimming\"></div>")
        }
        page.html.markup("<button type=\"submit\" class=\"dimming\"")
        page.eventAttributes(.dismiss, of: container)
        page.html.attribute("aria-label", "Dismiss")
        page.html.markup("></button>")
    }

    private static func writeRules(
        of container: PresentationContainerView, _ controller: UIPresentationController, _ form: PresentationForm,
        into page: inout RenderingPass
    ) {
        let size = controller.presentedViewController.preferredContentSize
        let identifier = page.identifier(of: container)
        page.writeRule(for: container, ">dialog") { rule in
            if let sheet = controller as? UISheetPresentationController {
                if let radius = sheet.preferredCornerRadius {
                    rule.declare("border-start-start-radius", points: radius)
                    rule.declare("border-start-end-radius", points: radius)
                }
                let height = sheet.heightFraction
                if height < 0.99, form != .mediumSheet { rule.declare("block-size", share: height) }
            }
            guard let popover = controller as? UIPopoverPresentationController, container.style == .popover else {
                return
            }
            if let color = popover.backgroundColor { rule.declare("background", color, as: .shape) }
            if size.width > 0 { rule.declare("inline-size", points: size.width) }
            if size.height > 0 { rule.declare("block-size", points: size.height) }
            rule.begin("position-anchor")
            rule.append(anchorOf: identifier)
            rule.end()
        }
        guard container.style == .popover, let anchor = (controller as? UIPopoverPresentationController)?.anchorView
        else { return }
        page.writeRule(for: anchor) { rule in
            rule.begin("anchor-name")
            rule.append(anchorOf: identifier)
            rule.end()
        }
    }
}

extension StyleWriter {
    /// Writes the name of the anchor of a popover.
    fileprivate mutating func append(anchorOf identifier: Int32) {
        bytes.append("--v" as StaticString)
        bytes.append(decimal: Int(identifier))
    }
}

extension UIViewController {
    /// What assistive technology calls a dialog that shows the controller.
    fileprivate var dialogName: String? {
        if let alert = self as? UIAlertController { return alert.title ?? alert.message }
        let shown = (self as? UINavigationController)?.topViewController ?? self
        return shown.navigationItem.title ?? shown.title ?? title
    }
}

extension RenderingPass {
    /// Whether the field that has the focus lies in a view.
    func hasFocusedField(in container: UIView) -> Bool {
        guard let field = container.window?.firstResponder as? UIView else { return false }
        return field.isValueField && field.isDescendant(of: container)
    }
}
