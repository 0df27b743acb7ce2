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
        writeDistances(of: view, configuration, into: &page)
        writeRule(for: view, ">.title", configuration.textProperties, usual: .title2, into: &page)
        writeRule(for: view, ">.detail", configuration.secondaryTextProperties, usual: .subheadline, into: &page)
        if let color = configuration.imageProperties.tintColor {
            page.writeRule(for: view, ">.symbol") { $0.declare("color", color, as: .ink) }
        }
    }

    /// Writes the distances that are other than those of every description.
    private static func writeDistances(
        of view: UIView, _ configuration: UIContentUnavailableConfiguration, into page: inout RenderingPass
    ) {
        let usual = UIContentUnavailableConfiguration.empty()
        if configuration.directionalLayoutMargins != usual.directionalLayoutMargins {
            let margins = configuration.directionalLayoutMargins
            page.writeRule(for: view) { rule in
                rule.declare("padding-block-start", points: max(margins.top, 0))
                rule.declare("padding-inline-end", points: max(margins.trailing, 0))
                rule.declare("padding-block-end", points: max(margins.bottom, 0))
                rule.declare("padding-inline-start", points: max(margins.leading, 0))
            }
        }
        guard configuration.distances != usual.distances else { return }
        func write(_ selector: StaticString, _ distance: CGFloat) {
            page.writeRule(for: view, selector) { $0.declare("margin-block-start", points: distance) }
        }
        write(">*+:is(.title,.detail)", configuration.imageToTextPadding)
        write(">.title+.detail", configuration.textToSecondaryTextPadding)
        write(">*+:is(.button,.menu)", configuration.textToButtonPadding)
        write(">:is(.button,.menu)+:is(.button,.menu)", configuration.buttonToSecondaryButtonPadding)
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

extension UIContentUnavailableConfiguration {
    fileprivate var distances: [CGFloat] {
        [imageToTextPadding, textToSecondaryTextPadding, textToButtonPadding, buttonToSecondaryButtonPadding]
    }
}
