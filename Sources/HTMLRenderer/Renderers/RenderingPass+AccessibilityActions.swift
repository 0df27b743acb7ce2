import UIKitCore

extension RenderingPass {
    /// Writes the button of a view that is one for assistive technology alone; nothing for others.
    mutating func writeActivation(of view: UIView) {
        guard view.isActivated, view.isUserInteractionEnabled else { return }
        html.markup("<span class=\"custom-actions\"><button type=\"submit\"")
        eventAttributes(.activateAccessibilityElement, of: view)
        if view.accessibilityTraits.contains(.selected) { html.attribute("aria-pressed", "true") }
        if let hint = view.accessibilityHint, !hint.isEmpty { html.attribute("aria-description", hint) }
        html.endTag()
        html.text([view.spokenText, view.accessibilityValue ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
        html.markup("</button></span>")
    }

    /// Writes the actions that the app gave a view for assistive technology, as buttons; nothing where there are none.
    ///
    /// Keyboards and assistive technology find them; they are seen where they have the focus.
    mutating func writeCustomActions(of view: UIView) {
        guard let actions = view.accessibilityCustomActions, !actions.isEmpty, view.canBeUsed else { return }
        html.markup("<span class=\"custom-actions\"")
        endGroupTag(for: view)
        for (place, action) in actions.enumerated() {
            html.markup("<button type=\"submit\"")
            eventAttributes(
                .performAccessibilityAction, of: view, indices: [place], mark: ElementMark(action.name))
            html.endTag()
            if let image = action.image { writeImage(image, asShape: true) }
            html.text(action.name)
            html.markup("</button>")
        }
        html.markup("</span>")
    }

    /// Writes the end of the start tag of what has the actions of a view.
    mutating func endGroupTag(for view: UIView) {
        html.attribute("role", "group")
        let name = view.spokenText
        html.attribute("aria-label", name.isEmpty ? "\(text(.actions))" : text(.actionsNamed, name))
        html.endTag()
    }
}

extension RenderingPass {
    /// Writes what a view that draws its content has for assistive technology, in its order; nothing where there is nothing.
    mutating func writeElements(of view: UIView) {
        for (place, element) in view.shownElements {
            let traits = element.accessibilityTraits
            if element.isAdjustable, view.isUserInteractionEnabled {
                writeSteps(of: element, at: place, in: view)
                continue
            }
            if !traits.isDisjoint(with: [.button, .link]) {
                html.markup("<span class=\"custom-actions\"><button type=\"submit\"")
                eventAttributes(.activateAccessibilityElement, of: view, indices: [place], mark: element.mark)
                if traits.contains(.selected) { html.attribute("aria-pressed", "true") }
                if !element.isPressable || !view.isUserInteractionEnabled { html.attribute("disabled") }
            } else {
                html.markup("<span class=\"visually-hidden\"")
                if traits.contains(.header) {
                    html.attribute("role", "heading")
                    html.attribute("aria-level", headingLevel + 1)
                } else if traits.contains(.image) {
                    html.attribute("role", "img")
                    html.attribute("aria-label", element.spokenText)
                }
                if traits.contains(.updatesFrequently) { html.attribute("aria-live", "polite") }
            }
            if let hint = element.accessibilityHint, !hint.isEmpty { html.attribute("aria-description", hint) }
            html.endTag()
            html.text(element.spokenText)
            html.markup(traits.isDisjoint(with: [.button, .link]) ? "</span>" : "</button></span>")
        }
    }
}

extension RenderingPass {
    /// Writes the steps of an element whose value goes up and down.
    private mutating func writeSteps(of element: UIAccessibilityElement, at place: Int, in view: UIView) {
        html.markup("<span class=\"custom-actions\" role=\"group\"")
        html.attribute("aria-label", element.spokenText)
        if let hint = element.accessibilityHint, !hint.isEmpty { html.attribute("aria-description", hint) }
        html.endTag()
        for (event, name) in [(UserInteractionEvent.decrement, FrameworkText.decrement), (.increment, .increment)] {
            html.markup("<button type=\"submit\"")
            eventAttributes(event, of: view, indices: [place], mark: element.mark)
            html.endTag()
            html.text("\(text(name))")
            html.markup("</button>")
        }
        html.markup("</span>")
    }
}

extension UIAccessibilityElement {
    /// What is read of the element: its name, and its value behind that.
    fileprivate final var spokenText: String {
        [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension UIView {
    /// Whether people can do something with the view.
    final var canBeUsed: Bool { isUserInteractionEnabled && (self as? UIControl)?.isEnabled ?? true }

    /// Whether the element of the view takes the focus only where the page says that it can be given to it.
    final var isFocusedByScriptAlone: Bool {
        if self is UISegmentedControl || self is UIStepper || self is UIPageControl { return true }
        return !(self is UIControl) && (!(self is UIScrollView) || self is UITableView)
    }
}
