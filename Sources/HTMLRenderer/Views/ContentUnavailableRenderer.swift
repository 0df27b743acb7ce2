import Foundation
import UIKitCore

/// Writes what is shown where content is missing.
@MainActor
enum ContentUnavailableRenderer {
    static func render(_ view: UIContentUnavailableView, into page: inout RenderingPass) {
        let configuration = view.shownConfiguration
        page.openTag(
            "div", for: view, classes: "empty-state", configuration.alignment == .natural ? "natural" : "")
        page.html.endTag()
        if let image = configuration.image { page.writeImage(image) }
        for child in view.childViews where child is UIActivityIndicatorView { page.render(child) }
        let title = configuration.attributedText?.string ?? configuration.text
        if let title {
            page.html.markup(page.headingLevel == 1 ? "<h2 class=\"title\">" : "<h3 class=\"title\">")
            page.html.text(title)
            page.html.markup(page.headingLevel == 1 ? "</h2>" : "</h3>")
        }
        if let text = configuration.secondaryAttributedText?.string ?? configuration.secondaryText {
            page.html.markup("<p class=\"detail\">")
            page.html.text(text)
            page.html.markup("</p>")
        }
        for child in view.childViews where !(child is UIActivityIndicatorView) { page.render(child) }
        page.html.close("div")
        writeRule(for: view, ">.title", configuration.textProperties, usual: .title2, into: &page)
        writeRule(for: view, ">.detail", configuration.secondaryTextProperties, usual: .subheadline, into: &page)
        if let color = configuration.imageProperties.tintColor {
            page.writeRule(for: view, ">.symbol") { $0.declare("color", color, as: .ink) }
        }
    }

    private static func writeRule(
        for view: UIView, _ selector: StaticString, _ properties: UIContentUnavailableConfiguration.TextProperties,
        usual style: UIFont.TextStyle, into page: inout RenderingPass
    ) {
        page.writeRule(for: view, selector) { rule in
            if properties.font != .preferredFont(forTextStyle: style) { rule.declare(properties.font) }
            rule.declare(TextLook(font: nil, color: properties.resolvedColor()))
        }
    }
}
