extension UIView {
    /// The interactions that a person has with the view now: those of its class, and what the app adds for assistive technology.
    package final var offeredEvents: [UserInteractionEvent] {
        var events = userInteractions()
        if accessibilityCustomActions?.isEmpty == false { events.append(.performAccessibilityAction) }
        let elements = shownElements
        if isActivated || elements.contains(where: { $0.element.isPressable }) {
            events.append(.activateAccessibilityElement)
        }
        if elements.contains(where: { $0.element.isAdjustable }) {
            events += [UserInteractionEvent.increment, .decrement].filter { !events.contains($0) }
        }
        return events
    }

    /// Whether the view is a button or a link for assistive technology alone, which `accessibilityActivate()` answers.
    package final var isActivated: Bool {
        guard AccessibilityOverrides.activate.isPresent(in: type(of: self)), isAccessibilityElement else {
            return false
        }
        let traits = accessibilityTraits
        guard !traits.isDisjoint(with: [.button, .link]), !traits.contains(.notEnabled) else { return false }
        return !(self is UIControl) && !(self is any ItemCell) && !followsTouches
    }

    /// The elements that pages write for assistive technology alone, with their places in `accessibilityElements`.
    package final var shownElements: [(place: Int, element: UIAccessibilityElement)] {
        guard let elements = accessibilityElements else { return [] }
        return elements.enumerated().compactMap { place, element in
            guard let element = element as? UIAccessibilityElement, element.isShown else { return nil }
            return (place: place, element: element)
        }
    }

    /// Performs one of ``offeredEvents``, after the scene checked that the view can be reached.
    ///
    /// - Parameter interaction: What the person did.
    /// - Throws: A refusal; nothing has happened then.
    final func performOffered(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        let place = interaction.value?.integer
        switch interaction.event {
        case .performAccessibilityAction:
            guard let place, let actions = accessibilityCustomActions, actions.indices.contains(place) else {
                throw .valueNotAllowed(reason: "There is no such action.")
            }
            actions[place].perform()
        case .activateAccessibilityElement where interaction.value == nil && isActivated:
            _ = accessibilityActivate()
        case .activateAccessibilityElement:
            guard let found = shownElements.first(where: { $0.place == place && $0.element.isPressable }) else {
                throw .valueNotAllowed(reason: "There is no such element.")
            }
            _ = found.element.accessibilityActivate()
        case .increment, .decrement:
            guard let found = shownElements.first(where: { $0.place == place && $0.element.isAdjustable }) else {
                return try perform(interaction)
            }
            interaction.event == .increment
                ? found.element.accessibilityIncrement() : found.element.accessibilityDecrement()
        default: try perform(interaction)
        }
    }
}
