import UIKitCore

/// Writes the buttons of navigation bars and toolbars.
@MainActor
enum BarButtonRenderer {
    static func render(_ button: BarButton, into page: inout RenderingPass) {
        guard let item = button.item else { return }
        if item.isSpace { return renderSpace(item, button, into: &page) }
        let events = button.userInteractions()
        if let menu = item.displayedMenu, button.isEnabled, !events.contains(.touchUpInside) {
            let isOpen = page.openMenu(menu, of: button)
            openTag("summary", button, item, into: &page)
            if !isOpen { page.writeRestoredFocus(.selectMenuItem, of: button) }
            page.html.endTag()
            writeContent(of: item, button, into: &page)
            if button.image == nil { page.writeSymbol("chevron.down", class: "symbol indicator") }
            page.html.close("summary")
            page.writeMenuItems(of: menu, of: button)
            page.html.close("details")
            return
        }
        openTag("button", button, item, into: &page)
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if item.changesSelectionAsPrimaryAction {
            page.html.attribute("aria-pressed", button.isSelected ? "true" : "false")
        }
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        writeContent(of: item, button, into: &page)
        page.html.close("button")
        if let menu = item.displayedMenu, button.isEnabled { page.writeMenu(menu, of: button) }
    }

    static func render(_ button: NavigationBackButton, into page: inout RenderingPass) {
        page.openTag("button", for: button, class: "bar-button back")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if button.isMinimal { page.html.attribute("aria-label", button.title) }
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        if let image = button.indicatorImage {
            page.writeImage(image, asShape: true)
        } else {
            page.writeSymbol("chevron.backward", class: "symbol directional")
        }
        if !button.isMinimal {
            page.html.markup("<span>")
            page.html.text(button.title)
            page.html.markup("</span>")
        }
        page.html.close("button")
    }

    static func render(_ button: SplitBarButton, into page: inout RenderingPass) {
        let isBack = button.purpose == .back
        page.openTag("button", for: button, classes: "bar-button", isBack ? "back narrow-only" : "wide-only")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if !isBack { page.html.attribute("aria-label", button.title) }
        page.html.endTag()
        page.writeSymbol(isBack ? "chevron.backward" : "sidebar.left", class: "symbol directional")
        if isBack {
            page.html.markup("<span>")
            page.html.text(button.title)
            page.html.markup("</span>")
        }
        page.html.close("button")
    }

    private static func openTag(
        _ element: StaticString, _ button: BarButton, _ item: UIBarButtonItem, into page: inout RenderingPass
    ) {
        page.openTag(
            element, for: button, classes: "bar-button", item.style == .done ? "prominent" : "",
            item is DisplayModeButtonItem ? "wide-only" : "")
        let state: UIControl.State = button.isEnabled ? .normal : .disabled
        if let attributes = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) {
            page.writeRule(for: button) { $0.declare(attributes) }
        }
        writeMovement(of: item, button, into: &page)
        guard button.accessibilityAttributes?.label == nil, let image = button.image else { return }
        page.html.attribute("aria-label", image.spokenName)
    }

    /// Moves the image or the text from its place.
    private static func writeMovement(of item: UIBarButtonItem, _ button: BarButton, into page: inout RenderingPass) {
        if button.image == nil {
            let offset = item.displayedTitleAdjustment
            if offset != .zero { page.writeRule(for: button) { $0.declareMovement(by: offset) } }
        } else {
            let offset = item.displayedImageMovement(with: button.traitCollection)
            if offset != .zero {
                page.writeRule(for: button, ">:is(svg,img,picture)") { $0.declareMovement(by: offset) }
            }
        }
    }

    private static func writeContent(of item: UIBarButtonItem, _ button: BarButton, into page: inout RenderingPass) {
        if let image = button.image {
            page.writeImage(image, asShape: true)
        } else {
            page.html.text(item.title ?? "")
        }
    }

    private static func renderSpace(_ item: UIBarButtonItem, _ button: BarButton, into page: inout RenderingPass) {
        if item.systemItem == .flexibleSpace { return page.html.markup("<span class=\"flexible-space\"></span>") }
        page.openTag("span", for: button, class: "fixed-space")
        page.html.endTag()
        page.html.close("span")
        page.writeRule(for: button) { $0.declare("inline-size", points: item.width) }
    }
}

extension BarButton {
    /// The image of the item, as the bar shows it.
    fileprivate var image: UIImage? { item?.displayedImage(with: traitCollection) }
}

extension UIImage {
    /// What assistive technology says for the image where nobody said anything better.
    var spokenName: String {
        symbolName?.split(separator: ".").joined(separator: " ") ?? ""
    }
}
