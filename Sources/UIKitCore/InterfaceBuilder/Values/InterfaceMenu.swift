import Foundation

/// Reads the menus and commands of documents.
@MainActor
enum InterfaceMenu {
    /// The menu of a `menu` element with its commands, actions, key commands and menus.
    static func menu(of element: InterfaceElement, _ reading: ElementReading) -> UIMenu {
        let children = (element.child("children")?.children ?? []).filter { $0.name != "connections" }
        let elements = children.compactMap { child -> UIMenuElement? in
            switch child.name {
            case "menu": return menu(of: child, reading)
            case "command", "action": return command(of: child, reading)
            case "keyCommand": return keyCommand(of: child, reading)
            default:
                reading.reportUnknownElement(child)
                return nil
            }
        }
        let own = reading.with(element)
        let identifier = element["identifier"].map { UIMenu.Identifier(rawValue: $0) }
        let size: UIMenu.ElementSize? = own.value("preferredElementSize", .enumeration())
        return UIMenu(
            title: title(own), subtitle: element["subtitle"], image: InterfaceImage.image(of: element, own),
            identifier: identifier, options: options(of: element), preferredElementSize: size ?? .automatic,
            children: elements)
    }

    /// The command of a `keyCommand` element.
    static func keyCommand(of element: InterfaceElement, _ reading: ElementReading) -> UIKeyCommand? {
        let own = reading.with(element)
        guard let input = element["input"] ?? element["keyEquivalent"] else {
            reading.reportUnreadable(element)
            return nil
        }
        let flags: Int = own.value("modifierFlags", .integer) ?? 0
        return UIKeyCommand(
            title: title(own), image: InterfaceImage.image(of: element, own), action: action(of: element),
            input: keys[input] ?? input, modifierFlags: UIKeyModifierFlags(rawValue: flags),
            discoverabilityTitle: element["discoverabilityTitle"].map { own.localized($0, "discoverabilityTitle") },
            attributes: attributes(of: element), state: own.value("state", .enumeration()) ?? .off)
    }

    private static func command(of element: InterfaceElement, _ reading: ElementReading) -> UICommand {
        let own = reading.with(element)
        return UICommand(
            title: title(own), subtitle: element["subtitle"], image: InterfaceImage.image(of: element, own),
            action: action(of: element),
            discoverabilityTitle: element["discoverabilityTitle"].map { own.localized($0, "discoverabilityTitle") },
            attributes: attributes(of: element), state: own.value("state", .enumeration()) ?? .off)
    }

    private static func title(_ reading: ElementReading) -> String {
        reading.element.text("title").map { reading.localized($0, "title") } ?? ""
    }

    /// The method that is looked for among the responders: that of the command's connection, or the one it names itself.
    private static func action(of element: InterfaceElement) -> Selector {
        let connected = element.child("connections")?.child("action")?["selector"]
        return Selector(connected ?? element["selector"] ?? element["actionName"] ?? "")
    }

    private static func attributes(of element: InterfaceElement) -> UIMenuElement.Attributes {
        let flags = element.flags.union(element.child("attributes")?.flags ?? [])
        var attributes: UIMenuElement.Attributes = []
        if flags.contains("disabled") || element["enabled"] == "NO" { attributes.insert(.disabled) }
        if flags.contains("destructive") { attributes.insert(.destructive) }
        if flags.contains("hidden") { attributes.insert(.hidden) }
        return attributes
    }

    private static func options(of element: InterfaceElement) -> UIMenu.Options {
        let flags = element.flags.union(element.child("options")?.flags ?? [])
        var options: UIMenu.Options = []
        if flags.contains("displayInline") { options.insert(.displayInline) }
        if flags.contains("destructive") { options.insert(.destructive) }
        if flags.contains("singleSelection") { options.insert(.singleSelection) }
        if flags.contains("displayAsPalette") { options.insert(.displayAsPalette) }
        return options
    }

    private static let keys: [String: String] = [
        "upArrow": UIKeyCommand.inputUpArrow, "downArrow": UIKeyCommand.inputDownArrow,
        "leftArrow": UIKeyCommand.inputLeftArrow, "rightArrow": UIKeyCommand.inputRightArrow,
        "escape": UIKeyCommand.inputEscape,
    ]
}

extension ChildReader where Value == UIMenu {
    /// A menu of commands; what an app adds to it is not in the document.
    static let menu = ChildReader { element, reading in InterfaceMenu.menu(of: element, reading) }
}
