/// The name by which a request refers to a view.
package enum InteractionTarget: Hashable, Sendable, CustomStringConvertible {
    /// The number of the view on the page.
    case viewIdentifier(Int32)
    /// The accessibility identifier the app gave the view.
    case accessibilityIdentifier(String)

    /// Reads a name: `v12` is the view with the number 12, anything else an accessibility identifier.
    ///
    /// - Parameter name: The name as it came with a request.
    package init?(_ name: Substring) {
        guard !name.isEmpty, name.utf8.count <= 256 else { return nil }
        if name.utf8.first == UInt8(ascii: "v"), let number = Self.number(name.utf8.dropFirst()) {
            self = .viewIdentifier(number)
        } else {
            self = .accessibilityIdentifier(String(name))
        }
    }

    /// The number that digits stand for, the first of which is not 0; nil when they are no such digits.
    private static func number(_ digits: Substring.UTF8View) -> Int32? {
        guard let first = digits.first, first != UInt8(ascii: "0"), digits.count <= 10 else { return nil }
        var number: Int64 = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int64(digit - UInt8(ascii: "0"))
        }
        return Int32(exactly: number)
    }

    /// The number of the view; nil where it is named otherwise.
    package var viewIdentifier: Int32? {
        guard case .viewIdentifier(let number) = self else { return nil }
        return number
    }

    /// The name as pages and programs write it.
    package var description: String {
        switch self {
        case .viewIdentifier(let number): "v\(number)"
        case .accessibilityIdentifier(let identifier): identifier
        }
    }
}

extension UIWindowScene {
    /// The view of a name, if a person could use it now.
    ///
    /// - Parameter target: The name.
    /// - Throws: Why the view cannot be used.
    package final func reachableView(_ target: InteractionTarget) throws(UserInteractionRefusal) -> UIView {
        let found: UIView? =
            switch target {
            case .viewIdentifier(let identifier):
                view(withIdentifier: identifier) ?? remadeRows?.view(withIdentifier: identifier, in: self)
            case .accessibilityIdentifier(let identifier): view(withAccessibilityIdentifier: identifier)
            }
        guard let found else { throw .notFound }
        try checkReachability(of: found)
        return found
    }

    /// Performs what a person did to a view.
    ///
    /// - Parameters:
    ///   - interaction: What was done.
    ///   - target: The view's name.
    /// - Throws: A refusal; nothing has happened then.
    package final func perform(
        _ interaction: UserInteraction, on target: InteractionTarget
    ) throws(UserInteractionRefusal) {
        let view = try reachableView(target)
        guard view.offeredEvents.contains(interaction.event) else {
            throw .eventNotAvailable(interaction.event)
        }
        isUntouchedSincePause = false
        if interaction.event != .declineActivation { takeBackOfferedAddresses() }
        usedPlace = FocusPlace(view, interaction.event, value: interaction.value?.text)
        if restoredFocus != nil { restoredFocus = nil }
        journal(interaction, on: view)
        view.editorOfAccessory?.becomeFirstResponder()
        let event = UIEvent(type: .touches, interaction: interaction, view: view)
        UIApplication.shared.sendEvent(event)
        if let refusal = event.refusal { throw refusal }
        view.noteChangeByPerson()
    }

    /// Whether a person could use a view now.
    final func isReachable(_ view: UIView) -> Bool {
        (try? checkReachability(of: view)) != nil
    }

    /// Gives a field the value it has on the page.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - target: The field's name.
    /// - Throws: A refusal; the field keeps its value then.
    package final func acceptFieldValue(
        _ value: UserInteractionValue, of target: InteractionTarget
    ) throws(UserInteractionRefusal) {
        let view = try reachableView(target)
        guard view.isValueField else { throw .readOnly }
        try accept(value, in: view)
    }

    /// Gives a field that can be reached the value it has on the page.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - view: The field.
    /// - Throws: A refusal; the field keeps its value then.
    package final func accept(
        _ value: UserInteractionValue, in view: UIView
    ) throws(UserInteractionRefusal) {
        let previous = view.interactionValue
        try view.acceptFieldValue(value)
        if view.interactionValue != previous { view.noteChangeByPerson() }
        journal(value, of: view)
    }

    private func checkReachability(of view: UIView) throws(UserInteractionRefusal) {
        if let control = view as? UIControl, !control.isEnabled { throw .disabled }
        var current = view
        while true {
            if current.isHidden || current.alpha < 0.01 { throw .hidden }
            if !current.isUserInteractionEnabled { throw .disabled }
            guard let parent = current.parentView else { break }
            if parent.hasModalSubview(after: current), !view.isPassedThrough { throw .covered }
            current = parent
        }
        guard let window = current as? UIWindow, window.windowScene === self else { throw .notInWindow }
    }
}

extension UIView {
    /// The view or the first one within it, depth first, that satisfies a condition.
    package final func firstView(where isIncluded: (UIView) -> Bool) -> UIView? {
        if isIncluded(self) { return self }
        for child in childViews {
            if let found = child.firstView(where: isIncluded) { return found }
        }
        return nil
    }

    /// Whether the view belongs to those that a popover leaves usable behind it.
    package final var isPassedThrough: Bool {
        guard let window else { return false }
        return window.childViews.contains { child in
            let popover = (child as? PresentationContainerView)?.presentationController
            return popover?.viewsPassedThrough.contains(where: isDescendant) ?? false
        }
    }

    /// Whether the view keeps those behind it in its superview out of reach: a presentation, or a column over another one.
    ///
    /// Views of the app never do: what an app makes modal for assistive technology, it covers itself.
    package final var coversSiblings: Bool {
        accessibilityViewIsModal && !isHidden && (self is PresentationContainerView || self is ContentView)
    }

    /// Whether something that keeps a subview out of reach lies in front of it.
    package final func hasModalSubview(after subview: UIView) -> Bool {
        var isAfter = false
        for child in childViews {
            if isAfter, child.coversSiblings { return true }
            if child === subview { isAfter = true }
        }
        return false
    }
}
