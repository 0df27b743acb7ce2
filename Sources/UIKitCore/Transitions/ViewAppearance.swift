/// What the move of a view means for the controllers whose views are in it.
///
/// A view hierarchy calls ``begin()`` before it adds or removes a view and ``end()`` after it. Controllers whose
/// appearance a transition is changing already are left alone; others appear or disappear because somebody added or
/// removed their view by hand, which is what a custom container does.
@MainActor
struct ViewAppearance {
    /// Whether the move agrees with the hierarchy of controllers.
    ///
    /// A move that does not was reported as a fault.
    let isAllowed: Bool

    private let controllers: [UIViewController]
    private let direction: AppearanceDirection
    private let window: UIWindow?

    /// Describes the addition of a view.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - superview: Where it is added.
    ///   - window: The window that the superview is in, if any.
    init(adding view: UIView, to superview: UIView, in window: UIWindow?) {
        isAllowed = Self.isConsistent(view, in: superview)
        direction = .appearing
        self.window = window
        if isAllowed, let window, !window.isHidden, view.window == nil {
            // A presented controller appears with its presentation or with its presenter.
            controllers = Self.outermostControllers(in: view).filter {
                $0.appearance.phase == .disappeared && $0.presenter == nil
            }
        } else {
            controllers = []
        }
    }

    /// Describes the removal of a view.
    ///
    /// - Parameters:
    ///   - view: The view to remove.
    ///   - window: The window that it is in, if any.
    init(removing view: UIView, from window: UIWindow?) {
        isAllowed = true
        direction = .disappearing
        self.window = window
        controllers =
            window == nil
            ? []
            : Self.outermostControllers(in: view).filter {
                $0.appearance.phase == .appeared || $0.appearance.phase == .appearing
            }
    }

    /// Sends the will-callbacks.
    func begin() {
        for controller in controllers where controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true {
            switch direction {
            case .appearing: beginAppearing(controller)
            case .disappearing: controller.beginAppearance(.disappearing, animated: false)
            }
        }
    }

    /// Sends what follows the move at once.
    func end() {
        for controller in controllers where controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true {
            switch direction {
            case .appearing:
                if let parent = controller.parent?.appearance, parent.phase == .appearing, parent.hasSentIsAppearing {
                    controller.sendIsAppearing()
                }
            case .disappearing:
                controller.endAppearance()
            }
        }
    }

    private func beginAppearing(_ controller: UIViewController) {
        switch controller.parent?.appearance.phase {
        case .appeared, nil:
            window?.transitionEngine.runImmediately(ChildAppearance(of: controller))
        case .appearing:
            // The parent's own appearance ends this one.
            controller.beginAppearance(.appearing, animated: controller.parent?.appearance.isAnimated ?? false)
        case .disappearing, .disappeared:
            break
        }
    }

    /// Whether the controller of a view is the child of the controller that owns the place where the view goes.
    private static func isConsistent(_ view: UIView, in superview: UIView) -> Bool {
        guard let controller = view.owningViewController, let owner = superview.nearestController else { return true }
        if view.window?.rootViewController === controller {
            SceneFault.raise(
                .hierarchyInconsistency,
                "adding a root view controller \(controller) as a child of view controller:\(owner)",
                in: superview.owningScene)
            return false
        }
        guard let parent = controller.parent, owner !== parent else { return true }
        SceneFault.raise(
            .hierarchyInconsistency,
            "child view controller:\(controller) should have parent view controller:\(owner) but actual parent is:\(parent)",
            in: superview.owningScene)
        return false
    }

    /// The controllers of the view and in it, without those that lie within another one of them.
    private static func outermostControllers(in view: UIView) -> [UIViewController] {
        if let controller = view.owningViewController { return [controller] }
        return view.subviews.flatMap(outermostControllers)
    }
}

/// The appearance of a controller whose view was added to a window by hand.
private final class ChildAppearance: AppearanceTransition {
    /// Creates the appearance.
    init(of controller: UIViewController) {
        super.init(.none, from: [], to: controller, animated: false)
    }

    override var providesCoordinator: Bool { false }
}

extension UIView {
    /// The controller of this view, or of the nearest view around it that has one.
    final var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningViewController { return controller }
            view = current.superview
        }
        return nil
    }
}
