import Foundation
import UIKitCore

/// Writes the rules for the look of a tab bar.
@MainActor
enum TabBarLook {
    /// Whether the image behind the selected tab is a shape in a colour of its own.
    static func tintsIndicator(of bar: UITabBar) -> Bool {
        bar.displayedAppearance?.selectionIndicatorTintColor != nil && indicator(of: bar)?.urlPath != nil
    }

    static func writeRules(of bar: UITabBar, into page: inout RenderingPass) {
        let appearance = bar.displayedAppearance
        let shadow = appearance?.shadowImage ?? bar.shadowImage
        page.writeRule(for: bar) { rule in
            let color = bar.barTintColor ?? appearance?.backgroundColor
            if let picture = appearance.flatMap({ BarPicture(of: $0) }) ?? BarPicture(setForBar: bar.backgroundImage) {
                picture.declare("--bar-picture", over: color, in: &rule)
                if picture.path == nil { rule.declare("--material-filter:none") }
            } else if let color {
                rule.declare("--bar-color", color, as: .shape)
            } else if appearance?.background == .transparent {
                rule.declare("--bar-color:transparent;--material-filter:none")
            } else if !bar.isTranslucent {
                rule.declare("--bar-material:var(--system-background);--material-filter:none")
            }
            if let appearance { rule.declareEdge(of: appearance) }
            if let shadow, shadow.symbolName == nil { rule.declare("--bar-edge:transparent") }
            if let edge = bar.displayedScrollEdgeAppearance { rule.declareBackgroundAtRest(edge) }
            declareIndicator(of: bar, in: &rule)
            guard bar.displayedItemPositioning == .centered else { return }
            let width = bar.itemWidth > 0 ? bar.itemWidth : appearance?.stackedItemWidth ?? 0
            let spacing = bar.itemSpacing > 0 ? bar.itemSpacing : appearance?.stackedItemSpacing ?? 0
            if width > 0 { rule.declare("--tab-width", points: width) }
            if spacing > 0 { rule.declare("--tab-spacing", points: spacing) }
        }
        if let shadow, let path = shadow.urlPath {
            page.writeRule(for: bar, "::before") { $0.declareShadow(shadow, path: path) }
        }
        if let color = bar.unselectedItemTintColor {
            page.writeRule(for: bar, " .tab:not([aria-current])") { $0.declare("color", color, as: .ink) }
        }
        guard let appearance else { return }
        let isWide = bar.tabBarController != nil && bar.traitCollection.horizontalSizeClass == .regular
        let items = isWide ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        writeRules(of: items, for: bar, into: &page)
    }

    private static func indicator(of bar: UITabBar) -> UIImage? {
        bar.displayedAppearance?.selectionIndicatorImage ?? bar.selectionIndicatorImage
    }

    /// Writes what lies behind the selected tab: an image, a shape in a colour, or the colour alone.
    private static func declareIndicator(of bar: UITabBar, in rule: inout StyleWriter) {
        let color = bar.displayedAppearance?.selectionIndicatorTintColor
        if let path = indicator(of: bar)?.urlPath {
            rule.begin("--selection-indicator")
            rule.appendURL(path)
            rule.bytes.append(" center no-repeat" as StaticString)
            rule.end()
            if let color { rule.declare("--indicator-color", color, as: .shape) }
        } else if let color {
            rule.declare("--selection-indicator", color, as: .shape)
        }
    }

    private static func writeRules(
        of items: UITabBarItemAppearance, for bar: UITabBar, into page: inout RenderingPass
    ) {
        writeRules(
            of: items.normal, for: bar, title: " .tab>span:first-of-type", image: " .tab>.symbol",
            badge: " .tab>.badge", into: &page)
        writeRules(
            of: items.selected, for: bar, title: " .tab[aria-current]>span:first-of-type",
            image: " .tab[aria-current]>.symbol", badge: " .tab[aria-current]>.badge", into: &page)
        writeRules(
            of: items.disabled, for: bar, title: " .tab[disabled]>span:first-of-type",
            image: " .tab[disabled]>.symbol", badge: " .tab[disabled]>.badge", into: &page)
    }

    private static func writeRules(
        of state: UITabBarItemStateAppearance, for bar: UITabBar, title: StaticString, image: StaticString,
        badge: StaticString, into page: inout RenderingPass
    ) {
        let (titleOffset, badgeOffset) = (state.titlePositionAdjustment, state.badgePositionAdjustment)
        if !state.titleTextAttributes.isEmpty || titleOffset != .zero {
            page.writeRule(for: bar, title) { rule in
                rule.declare(state.titleTextAttributes)
                if titleOffset != .zero { rule.declareMovement(by: titleOffset) }
            }
        }
        if let color = state.iconColor { page.writeRule(for: bar, image) { $0.declare("color", color, as: .ink) } }
        if state.badgeBackgroundColor == nil, state.badgeTextAttributes.isEmpty, badgeOffset == .zero { return }
        page.writeRule(for: bar, badge) { rule in
            if badgeOffset != .zero { rule.declareMovement(by: badgeOffset) }
            if let color = state.badgeBackgroundColor { rule.declare("background", color, as: .fill) }
            rule.declare(state.badgeTextAttributes)
        }
    }
}
