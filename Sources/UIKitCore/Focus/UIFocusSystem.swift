public import Foundation

/// Knows which view of a scene the app gave the focus, and moves it for the app.
///
/// The focus that an app moves is that of the first responder. Where a person moves it with the Tab key, only the browser
/// knows; a field becomes first responder when it is typed into. A view that cannot become first responder, such as a button
/// or a text, is given the focus of its page with `UIAccessibility.post(notification:argument:)`.
///
/// Source: UIKit, `UIFocusSystem`.
@MainActor
public final class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Creates an object for the focus of the scene that an environment is in, which does what the one of
    /// ``focusSystem(for:)`` does.
    ///
    /// - Parameter environment: A view, a controller, or what lies in one.
    /// - Returns: Nil where the environment is in no scene.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let scene = environment.focusScene else { return nil }
        self.init(of: scene)
    }

    /// The focus system of the scene that an environment is in.
    ///
    /// - Parameter environment: A view, a controller, or what lies in one.
    /// - Returns: The system; nil where the environment is in no scene.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusScene?.focusSystem
    }

    /// The view that has the focus: the first responder of the key window; nil where there is none and where it is no view.
    public var focusedItem: (any UIFocusItem)? {
        guard let view = scene?.keyWindow?.firstResponder as? UIView, view.isFocused else { return nil }
        return view
    }

    /// Has the focus moved to an environment, or to what it prefers, in the next commit.
    ///
    /// Of several requests the last one counts, but one of what contains the environment goes before. Nothing happens for an
    /// environment of another scene, and where nothing in the environment can become first responder.
    ///
    /// - Parameter environment: A view, a controller, or what lies in one.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let scene, environment.focusScene === scene else { return }
        scene.requestFocus(for: environment)
    }

    /// Moves the focus now, if that was requested, instead of in the next commit.
    public func updateFocusIfNeeded() {
        scene?.moveRequestedFocus()
    }
}

extension UIWindowScene {
    /// Has the focus moved to an environment in the next commit, unless it is to move to what contains that.
    final func requestFocus(for environment: any UIFocusEnvironment) {
        if let requestedFocus, requestedFocus.contains(environment) { return }
        let isWaiting = requestedFocus != nil
        requestedFocus = environment
        if !isWaiting { addTransitionCompletion { [weak self] in self?.moveRequestedFocus() } }
    }

    /// Moves the focus where it was requested.
    final func moveRequestedFocus() {
        guard let environment = requestedFocus else { return }
        requestedFocus = nil
        environment.moveFocus()
    }
}
