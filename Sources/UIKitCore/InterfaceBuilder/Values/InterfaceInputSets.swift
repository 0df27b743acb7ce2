import Foundation

/// Reads which touches, buttons and ways of scrolling a gesture recognizer listens to, each an attribute that is `YES`.
@MainActor
enum InterfaceInputSets {
    /// The kinds of touches.
    static func touchTypes(of element: InterfaceElement) -> [NSNumber] {
        let kinds: [(name: String, type: UITouch.TouchType)] = [
            ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("indirectPointer", .indirectPointer),
        ]
        let flags = element.flags
        return kinds.filter { flags.contains($0.name) }.map { NSNumber(value: $0.type.rawValue) }
    }

    /// The ways of scrolling.
    static func scrollTypes(of element: InterfaceElement) -> UIScrollTypeMask {
        element.flags.reduce(into: []) { mask, name in
            if let type = scrollTypes[name] { mask.formUnion(type) }
        }
    }

    /// The buttons of a pointer.
    static func buttons(of element: InterfaceElement) -> UIEvent.ButtonMask {
        element.flags.reduce(into: []) { mask, name in
            if let button = buttons[name] { mask.formUnion(button) }
        }
    }

    fileprivate static let scrollTypes: [String: UIScrollTypeMask] = [
        "discrete": .discrete, "continuous": .continuous, "all": .all,
    ]

    fileprivate static let buttons: [String: UIEvent.ButtonMask] = ["primary": .primary, "secondary": .secondary]
}

extension AttributeReader where Value == UIScrollTypeMask {
    /// Ways of scrolling by name, or by the number of their bits.
    static let scrollTypes = AttributeReader { text, _, _ in
        InterfaceInputSets.scrollTypes[text] ?? Int(text).map(UIScrollTypeMask.init)
    }
}

extension AttributeReader where Value == UIEvent.ButtonMask {
    /// Buttons by name, or by the number of their bits.
    static let buttons = AttributeReader { text, _, _ in
        InterfaceInputSets.buttons[text] ?? Int(text).map(UIEvent.ButtonMask.init)
    }
}
