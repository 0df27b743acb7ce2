/// A place on the page that can have the focus: the element with which a person did something, or a field.
@MainActor
package final class FocusPlace {
    /// The view that the element belongs to.
    package private(set) weak var view: UIView?
    /// What the element does; nil for the field of the view, or for the view itself.
    package let event: UserInteractionEvent?
    /// The value that the element does it with, by which elements of one view are told apart; nil for any.
    package let value: String?

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - event: What the element does, or nil for the field of the view.
    ///   - value: The value that the element does it with, or nil for any.
    init(_ view: UIView, _ event: UserInteractionEvent?, value: String? = nil) {
        self.view = view
        self.event = event
        self.value = value
    }
}

/// What has the focus on the page of a scene, to find out whether something else has it than before.
package struct PageFocus: Hashable {
    /// The numbers of the fields that are first responders in their windows.
    package var fields: [Int32] = []
    /// Where the focus is that a transition or the app moved; nil where it is where the person did something last.
    private var place: Place?

    private struct Place: Hashable {
        let view: Int32?
        let event: UserInteractionEvent?
        let value: String?
    }

    /// Looks where the focus is.
    @MainActor
    package init(of scene: UIWindowScene) {
        for case let field as UIView in scene.windows.compactMap(\.firstResponder) where field.isValueField {
            field.viewIdentifier.map { fields.append($0) }
        }
        guard let moved = scene.restoredFocus, moved !== scene.usedPlace else { return }
        place = Place(view: moved.view?.viewIdentifier, event: moved.event, value: moved.value)
    }
}

extension UIWindowScene {
    /// Gives the focus on the page to what a person used last, as a page that is loaded anew has it nowhere.
    ///
    /// Nothing happens where that cannot be used any more, or where a field has the focus. A presentation takes it over.
    package final func keepFocusOnUsedPlace() {
        guard restoredFocus == nil, let place = usedPlace, let view = place.view, view.owningScene === self,
            isReachable(view), view.window?.firstResponder == nil
        else { return }
        restoredFocus = place
    }
}

extension UIWindowScene {
    /// Gives a view itself the focus on the page, until a person uses something.
    ///
    /// Nothing happens where the view cannot be seen.
    final func moveFocus(to view: UIView) {
        guard view.window?.windowScene === self, !view.isHiddenOrCovered else { return }
        // Pages look for the focus only where a view has properties of this kind.
        _ = view.attributes
        restoredFocus = FocusPlace(view, nil)
        setNeedsCommit()
    }

    /// Gives the button of an element in a view the focus on the page; the view itself where the element has none.
    final func moveFocus(to element: UIAccessibilityElement, in view: UIView) {
        moveFocus(to: view)
        guard restoredFocus?.view === view, let found = view.shownElements.first(where: { $0.element === element }),
            element.isPressable
        else { return }
        restoredFocus = FocusPlace(view, .activateAccessibilityElement, value: String(found.place))
    }
}

extension UIView {
    /// Whether the view or one around it is hidden, or a modal one lies in front of it.
    fileprivate var isHiddenOrCovered: Bool {
        var current: UIView = self
        while !current.isHidden {
            guard let parent = current.parentView else { return false }
            if parent.hasModalSubview(after: current) { return true }
            current = parent
        }
        return true
    }
}

extension UIViewController {
    /// Takes note of where the focus is before another controller comes over this one.
    final func rememberFocus(in window: UIWindow) {
        if let field = window.firstResponder as? UIView, field.isValueField {
            leftFocus = FocusPlace(field, nil)
        } else {
            leftFocus = window.windowScene?.usedPlace
        }
        // What comes over this controller has the focus now.
        if window.windowScene?.restoredFocus != nil { window.windowScene?.restoredFocus = nil }
    }

    /// Gives the focus back to what had it before another controller came over this one.
    ///
    /// A field becomes first responder again. The focus that the app moved in the meantime stays where it is.
    final func restoreFocus(in window: UIWindow) {
        guard let place = leftFocus else { return }
        leftFocus = nil
        guard let view = place.view, view.window === window, window.firstResponder == nil,
            restoresFocus(of: view)
        else { return }
        if place.event == nil {
            // A search that has ended in the meantime would begin anew.
            let search = (view as? UISearchTextField)?.searchBar?.searchController
            if let search, !search.isActive, !search.isEmbedded { return }
            view.becomeFirstResponder()
        } else {
            window.windowScene?.restoredFocus = place
        }
    }

    /// Whether the controllers around a view, up to this one, all give the focus back.
    private func restoresFocus(of view: UIView) -> Bool {
        for case let controller as UIViewController in view.chain {
            // A bar belongs to the container, its buttons to what the container shows.
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            guard controller.restoresFocusAfterTransition, shown.restoresFocusAfterTransition else { return false }
            if controller === self { return true }
        }
        return restoresFocusAfterTransition
    }
}
