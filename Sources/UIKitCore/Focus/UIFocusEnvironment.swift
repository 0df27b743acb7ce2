public import Foundation

/// A part of the interface that takes part in moving the focus: a view or a controller.
///
/// In a browser the person moves the focus with the Tab key, in the order of the page. What the app prefers decides where
/// the focus is when the page is shown.
///
/// Source: UIKit, `UIFocusEnvironment`.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus should go in this environment, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What knows the items in this environment; nil where there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The group in which the focus moves; nil for the group around it.
    var focusGroupIdentifier: String? { get }

    /// Has the focus moved to what is preferred, in the next commit.
    func setNeedsFocusUpdate()

    /// Moves the focus to what is preferred now.
    func updateFocusIfNeeded()

    /// Whether the app lets the focus move.
    ///
    /// - Parameter context: From where to where it moves.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the app moved the focus.
    ///
    /// - Parameters:
    ///   - context: From where to where it moved.
    ///   - coordinator: Runs changes with the movement.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// The sound of a movement of the focus; never asked for, as a page makes none.
    ///
    /// - Parameter context: From where to where it moves.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

/// A movement of the focus.
///
/// Source: UIKit, `UIFocusUpdateContext`.
@MainActor
public final class UIFocusUpdateContext: NSObject {
    /// The view that had the focus.
    public private(set) weak var previouslyFocusedView: UIView?
    /// The view that gets the focus.
    public private(set) weak var nextFocusedView: UIView?
    /// The item that had the focus, which is a view.
    public var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// The item that gets the focus, which is a view.
    public var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
    /// Where the focus moves; nowhere, as the app moves it and not the person.
    public let focusHeading: UIFocusHeading = []

    init(from previous: UIView?, to next: UIView?) {
        previouslyFocusedView = previous
        nextFocusedView = next
        super.init()
    }
}

/// Runs changes with a movement of the focus, which takes no time on a page.
///
/// Source: UIKit, `UIFocusAnimationCoordinator`.
@MainActor
public final class UIFocusAnimationCoordinator: NSObject {
    /// Makes changes, then calls a completion.
    ///
    /// - Parameters:
    ///   - animations: The changes, or nil.
    ///   - completion: Called after them, or nil.
    public func addCoordinatedAnimations(
        _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        animations?()
        completion?()
    }
}

extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment {
    /// Whether another environment is this one or lies in it.
    ///
    /// - Parameter environment: The other environment.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// Moves the focus to the best view that can have it, if every environment around agrees.
    func moveFocus() {
        guard let next = bestFocusedView(depth: 0), let window = next.window, window.firstResponder !== next else {
            return
        }
        let previous = window.firstResponder as? UIView
        let context = UIFocusUpdateContext(from: previous, to: next)
        let told = next.focusChain
        guard told.allSatisfy({ $0.shouldUpdateFocus(in: context) }), next.becomeFirstResponder() else { return }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    }

    /// The environment and those around it, the innermost first.
    private var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var visited: Set<ObjectIdentifier> = []
        var environment: (any UIFocusEnvironment)? = self
        // Environments of an app may name each other as their parents.
        while let current = environment, visited.insert(ObjectIdentifier(current)).inserted {
            chain.append(current)
            environment = current.parentFocusEnvironment
        }
        return chain
    }

    /// The scene of the nearest view or controller around the environment that is in one.
    var focusScene: UIWindowScene? {
        for environment in focusChain {
            let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
            if let scene = (view as? UIWindow)?.windowScene ?? view?.owningScene { return scene }
        }
        return nil
    }

    /// The first view, in the order of preference, that can have the focus.
    ///
    /// Where nothing is preferred, the items of the container are looked through.
    private func bestFocusedView(depth: Int) -> UIView? {
        if let view = self as? UIView, view.canBecomeFocused, view.canBecomeFirstResponder { return view }
        // Environments that prefer each other lead nowhere.
        guard depth < 64 else { return nil }
        var environments = preferredFocusEnvironments
        if environments.isEmpty, let container = focusItemContainer {
            environments = container.focusItems(in: container.coordinateSpace.bounds)
        }
        for environment in environments {
            if let view = environment.bestFocusedView(depth: depth + 1) { return view }
        }
        return nil
    }
}
