import UIKitCore

/// Writes progress: a bar for how far, a wheel for how long.
@MainActor
enum ProgressRenderer {
    static func render(_ view: UIProgressView, into page: inout RenderingPass) {
        page.openTag("progress", for: view, class: "progress")
        if view.accessibilityAttributes?.label == nil { page.html.attribute("aria-label", page.text(.progress)) }
        page.html.attribute("max", 1)
        page.html.attribute("value", Double((view.displayedProgress * 1000).rounded()) / 1000)
        page.html.endTag()
        page.html.text("\(Int((view.displayedProgress * 100).rounded()))%")
        page.html.close("progress")
        page.writeRule(for: view) { rule in
            if let color = view.progressTintColor { rule.declare("--tint", color, as: .shape) }
            if let color = view.trackTintColor { rule.declare("--track", color, as: .shape) }
            declare("--done-picture", view.progressImage, in: &rule)
            declare("--track-picture", view.trackImage, in: &rule)
        }
    }

    /// Writes an image that stands in place of a colour.
    private static func declare(_ property: StaticString, _ image: UIImage?, in rule: inout StyleWriter) {
        guard let path = image?.urlPath else { return }
        rule.begin(property)
        rule.appendURL(path)
        rule.bytes.append(" 0 50%/auto 100% repeat-x" as StaticString)
        rule.end()
    }

    static func render(_ view: UIActivityIndicatorView, into page: inout RenderingPass) {
        guard view.isShown else { return }
        page.openTag(
            "span", for: view, classes: "activity-indicator", view.style == .large ? "large" : "",
            view.isAnimating ? "animating" : "")
        page.html.attribute("role", "img")
        if view.accessibilityAttributes?.label == nil {
            page.html.attribute("aria-label", view.accessibilityLabel ?? "")
        }
        page.html.endTag()
        page.html.close("span")
        if view.color != .secondaryLabel {
            page.writeRule(for: view) { $0.declare("--spokes", view.color, as: .shape) }
        }
    }
}
