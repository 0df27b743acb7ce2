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
        switch interaction.event {
        case .performAccessibilityAction:
            let actions = accessibilityCustomActions ?? []
            let marks = actions.enumerated().map { (place: $0.offset, mark: ElementMark($0.element.name)) }
            guard let place = try interaction.chosenPlace(from: interaction.value?.integer, among: marks),
                actions.indices.contains(place)
            else {
                throw .valueNotAllowed(reason: "There is no such action.")
            }
            actions[place].perform()
        case .activateAccessibilityElement where interaction.value == nil && isActivated:
            _ = accessibilityActivate()
        case .activateAccessibilityElement:
            guard let found = try chosenElement(interaction), found.isPressable else {
                throw .valueNotAllowed(reason: "There is no such element.")
            }
            _ = found.accessibilityActivate()
        case .increment, .decrement:
            guard let found = try chosenElement(interaction), found.isAdjustable else {
                return try perform(interaction)
            }
            interaction.event == .increment ? found.accessibilityIncrement() : found.accessibilityDecrement()
        default: try perform(interaction)
        }
    }

    private func chosenElement(
        _ interaction: UserInteraction
    ) throws(UserInteractionRefusal) -> UIAccessibilityElement? {
        let elements = shownElements
        let place = try interaction.chosenPlace(
            from: interaction.value?.integer, among: elements.map { (place: $0.place, mark: $0.element.mark) })
        return elements.first { $0.place == place }?.element
    }
}

extension UIAccessibilityElement {
    /// The mark by which a page tells the element from those that come to stand at its place.
    package final var mark: ElementMark { ElementMark(accessibilityLabel ?? "") }
}
