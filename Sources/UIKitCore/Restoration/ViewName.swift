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
        } else if let label, values[LostRecords.Key.fieldName] != .string(label) {
            values[Key.label] = .string(label)
        }
    }

    /// Whether a view is the one of the name: identifiers decide where both have one.
    @MainActor
    func isName(of view: UIView) -> Bool {
        if let identifier, let other = view.accessibilityIdentifier { return identifier == other }
        return label == Self.label(of: view) || label != nil && !(view is UIButton) && label == view.nameForPeople
    }

    /// What people call a view; nil for buttons, which many of them call by what was chosen.
    ///
    /// What stands before a control may say what is chosen in it, mostly a number: only the letters count.
    @MainActor
    static func label(of view: UIView) -> String? {
        if view is UIButton { return nil }
        let caption = view.isOnlyOneInRow ? nil : view.caption?.filter(\.isLetter)
        return view.accessibilityAttributes?.label ?? caption ?? view.accessibilityLabel
            ?? (view as? UITextField)?.placeholder
    }
}

extension UIView {
    /// What the label says that stands right before a field or another control, by which people know it.
    ///
    /// It is nil where the first such view beside it has none: what stands before others may then be a message on the one
    /// before that. It has letters.
    final var caption: String? {
        guard parentView != nil, canHaveCaption else { return nil }
        let siblings = captionSiblings
        guard let place = siblings.firstIndex(where: { $0 === self }), place > 0,
            let label = siblings[place - 1] as? UILabel, !label.isHidden, let text = label.text,
            text.contains(where: \.isLetter),
            let first = siblings.firstIndex(where: \.canHaveCaption), first > 0, siblings[first - 1] is UILabel
        else { return nil }
        return text
    }

    /// What the label says that a view begins with, where right behind that stands a field or another control, and little else.
    final var captionOfRow: String? {
        let views = (self as? UIStackView)?.arrangedSubviews ?? childViews
        guard 2...4 ~= views.count, let label = views[0] as? UILabel, views[1].canHaveCaption else { return nil }
        return label.text
    }

    /// Whether it is the only field or control right in the content of a row: the row is known by what it says.
    fileprivate final var isOnlyOneInRow: Bool {
        guard let parentView, parentView.parentView?.isItemCell ?? false else { return false }
        return parentView.childViews.count { $0.canHaveCaption } == 1
    }

    /// The field or control right behind a label.
    final var captionedSibling: UIView? {
        guard parentView != nil else { return nil }
        let siblings = captionSiblings
        guard let place = siblings.firstIndex(where: { $0 === self }), siblings.indices.contains(place + 1) else {
            return nil
        }
        return siblings[place + 1].canHaveCaption ? siblings[place + 1] : nil
    }

    private var captionSiblings: [UIView] {
        (parentView as? UIStackView)?.arrangedSubviews ?? parentView?.childViews ?? []
    }

    private var canHaveCaption: Bool {
        self is UITextField || self is UITextView || self is UIControl && !(self is UIButton)
    }
}
