import Foundation
import UIKitCore

/// Writes a button: a submit button of the form, with a menu where it has one.
@MainActor
enum ButtonRenderer {
    static func render(_ button: UIButton, into page: inout RenderingPass) {
        guard let menu = button.menu else { return renderButton(button, into: &page) }
        if button.opensMenu, button.isEnabled {
            renderMenuButton(button, menu, into: &page)
        } else {
            page.html.markup("<span class=\"split\">")
            renderButton(button, into: &page)
            if button.isEnabled { page.writeMenu(menu, of: button) }
            page.html.markup("</span>")
        }
    }

    private static func renderButton(_ button: UIButton, into page: inout RenderingPass) {
        let shown = ShownButton(button)
        openTag("button", button, shown.configuration, into: &page)
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if let hold = button.holdTime { page.html.attribute("data-hold", hold) }
        if button.changesSelectionAsPrimaryAction {
            page.html.attribute("aria-pressed", button.isSelected ? "true" : "false")
        }
        writeName(of: button, shown, into: &page)
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.writeDrawings(of: button)
        writeContent(of: button, shown, into: &page)
        page.writeDrawingsInFront(of: button)
        page.html.close("button")
        ButtonLook.writeRule(of: button, shown, into: &page)
    }

    private static func renderMenuButton(_ button: UIButton, _ menu: UIMenu, into page: inout RenderingPass) {
        let shown = ShownButton(button)
        let isOpen = page.openMenu(menu, of: button)
        openTag("summary", button, shown.configuration, into: &page)
        if !isOpen { page.writeRestoredFocus(.selectMenuItem, of: button) }
        writeName(of: button, shown, into: &page)
        page.html.endTag()
        page.writeDrawings(of: button)
        writeContent(of: button, shown, into: &page)
        page.writeDrawingsInFront(of: button)
        if button.changesSelectionAsPrimaryAction {
            page.writeSymbol("chevron.up.chevron.down", class: "symbol indicator")
        }
        page.html.close("summary")
        page.writeMenuItems(of: menu, of: button)
        page.html.close("details")
        ButtonLook.writeRule(of: button, shown, into: &page)
    }

    private static func openTag(
        _ element: StaticString, _ button: UIButton, _ configuration: UIButton.Configuration?,
        into page: inout RenderingPass
    ) {
        page.openTag(
            element, for: button, classes: "button", ButtonLook.styleClass(of: button, configuration),
            ButtonLook.sizeClass(of: configuration), ButtonLook.cornerClass(of: configuration),
            ButtonLook.placementClass(of: configuration), button.role == .destructive ? "destructive" : "")
    }

    /// Writes the name of a button that shows nothing but an image.
    private static func writeName(of button: UIButton, _ shown: ShownButton, into page: inout RenderingPass) {
        guard shown.title.isEmpty, button.accessibilityAttributes?.label == nil, let label = button.accessibilityLabel
        else {
            return
        }
        page.html.attribute("aria-label", label)
    }

    private static func writeContent(of button: UIButton, _ shown: ShownButton, into page: inout RenderingPass) {
        let configuration = shown.configuration
        if configuration?.showsActivityIndicator == true {
            page.html.markup("<span class=\"activity-indicator animating\"></span>")
        } else if let image = shown.image {
            page.writeImage(image, asShape: configuration != nil || button.buttonType != .custom)
        }
        let subtitle = configuration?.subtitle ?? configuration?.attributedSubtitle.map { String($0.characters) }
        guard let subtitle else {
            guard !shown.title.isEmpty else { return }
            return writeTitle(of: button, shown, into: &page)
        }
        page.html.markup("<span class=\"titles\">")
        writeTitle(of: button, shown, into: &page)
        page.html.markup("<span class=\"subtitle\">")
        page.html.text(subtitle)
        page.html.markup("</span></span>")
    }

    private static func writeTitle(of button: UIButton, _ shown: ShownButton, into page: inout RenderingPass) {
        page.html.markup("<span class=\"title\">")
        if let attributed = shown.configuration?.displayedAttributedTitle, button.selectedMenuElement == nil {
            page.writeAttributedText(NSAttributedString(attributed), in: button, " .title")
        } else if let attributed = button.currentAttributedTitle, button.configuration?.title == nil,
            button.selectedMenuElement == nil
        {
            page.writeAttributedText(attributed, in: button, " .title")
        } else {
            page.html.text(shown.title)
        }
        page.html.markup("</span>")
    }
}

/// What a button shows in its present state, asked for once.
@MainActor
struct ShownButton {
    let configuration: UIButton.Configuration?
    let title: String
    let image: UIImage?

    init(_ button: UIButton) {
        configuration = button.displayedConfiguration
        title = button.displayedTitle ?? ""
        image = button.displayedImage
    }
}
