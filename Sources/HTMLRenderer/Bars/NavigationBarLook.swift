import Foundation
import UIKitCore

/// Writes the rules for the look of a navigation bar.
@MainActor
enum NavigationBarLook {
    static func writeRules(of bar: UINavigationBar, into page: inout RenderingPass) {
        let appearance = bar.displayedAppearance
        writeBackground(of: bar, appearance, into: &page)
        writePictures(of: bar, appearance, into: &page)
        let titles = appearance.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { own, _ in own }
        let largeTitles = appearance.largeTitleTextAttributes
            .merging(bar.largeTitleTextAttributes ?? [:]) { own, _ in own }
        writeRule(for: bar, ">.bar-row>.bar-title", titles, appearance.titlePositionAdjustment, into: &page)
        writeRule(for: bar, ">.bar-row>.bar-title>small", appearance.subtitleTextAttributes, into: &page)
        writeRule(for: bar, ">.bar-large-title", largeTitles, into: &page)
        writeRule(for: bar, ">.bar-large-title>small", appearance.largeSubtitleTextAttributes, into: &page)
        let buttons = appearance.buttonAppearance
        writeRule(for: bar, ">.bar-row .bar-button", of: buttons.normal, into: &page)
        writeRule(for: bar, ">.bar-row .bar-button[disabled]", of: buttons.disabled, into: &page)
        writeRule(
            for: bar, ">.bar-row .bar-button.prominent", of: appearance.prominentButtonAppearance.normal, into: &page)
        writeRule(for: bar, ">.bar-row .bar-button.back", of: appearance.backButtonAppearance.normal, into: &page)
    }

    private static func writeRule(
        for bar: UINavigationBar, _ selector: StaticString, of state: UIBarButtonItemStateAppearance,
        into page: inout RenderingPass
    ) {
        writeRule(for: bar, selector, state.titleTextAttributes, state.titlePositionAdjustment, into: &page)
    }

    /// Writes the background while something is scrolled beneath the bar, to which the stylesheet blends, and the one at
    /// the edge, which is none unless the app set one.
    private static func writeBackground(
        of bar: UINavigationBar, _ appearance: UINavigationBarAppearance, into page: inout RenderingPass
    ) {
        let edge = bar.displayedScrollEdgeAppearance
        page.writeRule(for: bar, ">*") { rule in
            if let color = appearance.backgroundColor ?? bar.barTintColor {
                rule.declare("--bar-material", color, as: .shape)
            } else if appearance.background == .transparent {
                rule.declare("--bar-material:transparent")
            } else if !bar.isTranslucent {
                rule.declare("--bar-material:var(--system-background)")
            }
            if appearance.backgroundEffect == nil || !bar.isTranslucent { rule.declare("--material-filter:none") }
            rule.declareEdge(of: appearance)
            if let edge, edge.background != .transparent || edge.backgroundColor != nil {
                if let color = edge.backgroundColor {
                    rule.declare("background", color, as: .shape)
                } else {
                    rule.declare("background:var(--bar-material)")
                }
            } else if edge == nil, let color = bar.barTintColor {
                rule.declare("background", color, as: .shape)
            }
        }
        guard let edge, edge.background != .transparent, let shadow = edge.shadowColor else { return }
        page.writeRule(for: bar, ">.bar-row") { $0.declare("border-color", shadow, as: .shape) }
    }

    /// Writes the images of the background and of the line at the edge.
    ///
    /// Those that were set for the bar itself are also seen with nothing scrolled beneath it.
    private static func writePictures(
        of bar: UINavigationBar, _ appearance: UINavigationBarAppearance, into page: inout RenderingPass
    ) {
        let edge = bar.displayedScrollEdgeAppearance
        let own = BarPicture(setForBar: bar.displayedBackgroundImage)
        let color = appearance.backgroundColor ?? bar.barTintColor
        page.writeRule(for: bar, ">.bar-row") { rule in
            if let picture = BarPicture(of: appearance) ?? own {
                picture.declare("--bar-material", over: color, in: &rule)
                if picture.path == nil { rule.declare("--material-filter:none") }
            }
            if let edge {
                BarPicture(of: edge)?.declare("background", over: edge.backgroundColor, in: &rule)
            } else {
                own?.declare("background", over: color, in: &rule)
            }
        }
        guard let image = appearance.shadowImage ?? bar.shadowImage, image.symbolName == nil else { return }
        page.writeRule(for: bar, ">.bar-row") { $0.declare("--bar-edge:transparent;border-color:transparent") }
        guard let path = image.urlPath else { return }
        let isSeenAtEdge = appearance.shadowImage == nil ? edge == nil : edge?.shadowImage != nil
        page.writeRule(for: bar, ">.bar-row::after") { rule in
            rule.declareShadow(image, path: path)
            rule.declare("inset:100% 0 auto")
            guard !isSeenAtEdge else { return }
            rule.declare("animation:bar-reveal linear both")
            rule.declare("animation-timeline:var(--top-timeline,scroll(nearest block))")
            rule.declare("animation-range:0 .75rem")
        }
    }

    private static func writeRule(
        for bar: UINavigationBar, _ selector: StaticString, _ attributes: [NSAttributedString.Key: Any],
        _ offset: UIOffset = .zero, into page: inout RenderingPass
    ) {
        guard !attributes.isEmpty || offset != .zero else { return }
        page.writeRule(for: bar, selector) { rule in
            rule.declare(attributes)
            if offset != .zero { rule.declareMovement(by: offset) }
        }
    }
}

extension StyleWriter {
    /// Writes the font and the colour of a text's attributes.
    mutating func declare(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { declare(font) }
        if let color = attributes[.foregroundColor] as? UIColor { declare("color", color, as: .ink) }
    }
}
