/// What tells a view from others of its class in the views of one controller, by which it is known when it is made anew: its
/// identifier or, without one, what people call it.
struct ViewName: Equatable {
    private enum Key {
        static let identifier = "UIKit.identifier"
        static let label = "UIKit.label"
    }

    /// The identifier for accessibility; nil for none.
    let identifier: String?
    /// What people call it; nil for a view without name.
    let label: String?

    /// The name of a view; nil where it has none, and for lists, of which a controller rarely has two.
    @MainActor
    init?(of view: UIView) {
        guard !view.isRestorableList else { return nil }
        identifier = view.accessibilityIdentifier
        label = Self.label(of: view)
        if identifier == nil, label == nil { return nil }
    }

    /// Takes the name from what was kept of a view; nil where there is none.
    init?(takingFrom values: inout KeyedValues) {
        identifier = values[Key.identifier]?.text
        // The texts of fields have been kept with their names for longer.
        label = values[Key.label]?.text ?? values[LostRecords.Key.fieldName]?.text
        values[Key.identifier] = nil
        values[Key.label] = nil
        if identifier == nil, label == nil { return nil }
    }

    /// Keeps the name with what a view encoded.
    func add(to values: inout KeyedValues) {
        if let identifier {
            values[Key.identifier] = .string(identifier)
        } else if let label, values[LostRecords.Key.fieldName] == nil {
            values[Key.label] = .string(label)
        }
    }

    /// Whether a view is the one of the name: identifiers decide where both have one.
    @MainActor
    func isName(of view: UIView) -> Bool {
        if let identifier, let other = view.accessibilityIdentifier { return identifier == other }
        return label == Self.label(of: view)
    }

    /// What people call a view; nil for buttons, which many of them call by what was chosen.
    @MainActor
    private static func label(of view: UIView) -> String? { view is UIButton ? nil : view.nameForPeople }
}
