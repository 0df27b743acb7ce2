import Foundation

/// Reads the looks of buttons and tabs within the look of a bar.
@MainActor
enum InterfaceItemAppearance {
    /// The look of buttons in their states.
    static func buttons(of element: InterfaceElement, _ reading: ElementReading) -> UIBarButtonItemAppearance {
        let appearance = UIBarButtonItemAppearance()
        for state in element.children where state.name == "barButtonItemStateAppearance" {
            switch state.key {
            case "normal": read(state, reading, into: appearance.normal)
            case "highlighted": read(state, reading, into: appearance.highlighted)
            case "disabled": read(state, reading, into: appearance.disabled)
            case "focused": read(state, reading, into: appearance.focused)
            default: reading.reportUnknownElement(state)
            }
        }
        return appearance
    }

    private static func read(
        _ element: InterfaceElement, _ reading: ElementReading, into state: UIBarButtonItemStateAppearance
    ) {
        for child in element.children {
            switch child.key {
            case "titleTextAttributes":
                state.titleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case "titlePositionAdjustment": state.titlePositionAdjustment = offset(child, reading)
            case "backgroundImage": state.backgroundImage = InterfaceImage.image(of: child, reading)
            case "backgroundImagePositionAdjustment":
                state.backgroundImagePositionAdjustment = offset(child, reading)
            default: break
            }
        }
    }

    /// The look of tabs in their states.
    static func tabs(of element: InterfaceElement, _ reading: ElementReading) -> UITabBarItemAppearance {
        let appearance = UITabBarItemAppearance()
        for state in element.children where state.name == "tabBarItemStateAppearance" {
            switch state.key {
            case "normal": read(state, reading, into: appearance.normal)
            case "selected": read(state, reading, into: appearance.selected)
            case "disabled": read(state, reading, into: appearance.disabled)
            case "focused": read(state, reading, into: appearance.focused)
            default: reading.reportUnknownElement(state)
            }
        }
        return appearance
    }

    private static func read(
        _ element: InterfaceElement, _ reading: ElementReading, into state: UITabBarItemStateAppearance
    ) {
        for child in element.children {
            switch child.key {
            case "titleTextAttributes":
                state.titleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case "titlePositionAdjustment": state.titlePositionAdjustment = offset(child, reading)
            case "iconColor": state.iconColor = InterfaceColor.color(of: child, reading)
            case "badgeBackgroundColor": state.badgeBackgroundColor = InterfaceColor.color(of: child, reading)
            case "badgeTextAttributes":
                state.badgeTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case "badgePositionAdjustment": state.badgePositionAdjustment = offset(child, reading)
            case "badgeTitlePositionAdjustment": state.badgeTitlePositionAdjustment = offset(child, reading)
            default: break
            }
        }
    }

    private static func offset(_ element: InterfaceElement, _ reading: ElementReading) -> UIOffset {
        ChildReader<UIOffset>.offset.read(element, reading) ?? .zero
    }
}
