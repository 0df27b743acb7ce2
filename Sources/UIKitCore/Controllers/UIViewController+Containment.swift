public import Foundation

extension UIViewController {
    /// The name of the fault for a hierarchy of controllers that does not agree with that of their views.
    public static let hierarchyInconsistencyException = NSExceptionName("UIViewControllerHierarchyInconsistency")

    /// Whether the view of a controller is where it may be for a child of this one: nowhere, or in this one's view.
    final func mayAdopt(_ child: UIViewController) -> Bool {
        guard child !== self, let superview = child.viewIfLoaded?.superview, let owner = superview.nearestController,
            owner !== self
        else { return true }
        SceneFault.raise(
            .hierarchyInconsistency,
            "child view controller:\(child) should have parent view controller:\(owner) but requested parent is:\(self)",
            in: superview.owningScene)
        return false
    }

    /// Whether a controller can be a child of this one at all: it neither contains nor presents it and is not presented.
    ///
    /// UIKit raises an exception where it cannot. Containers ask before they change anything.
    final func mayContain(_ child: UIViewController) -> Bool {
        let reason: String
        if child === self || isDescendant(of: child) {
            reason = "it contains it."
        } else if child.presenter != nil {
            reason = "it is being presented."
        } else if isPresented(from: child) {
            reason = "it presents it."
        } else {
            return true
        }
        SceneFault.raise(
            .invalidArgument, "Can't add \(child) as a child of \(self): \(reason)", in: windowScene)
        return false
    }

    /// Whether this controller, or what contains it, is presented from another one or from a controller in that.
    private func isPresented(from other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === other { return true }
            controller = current.parentController ?? current.presenter
        }
        return false
    }

    /// Makes a controller a child, which leaves its former parent before; the child is told before it is one.
    ///
    /// - Returns: Whether it is one now.
    @discardableResult
    final func adopt(_ child: UIViewController) -> Bool {
        guard mayContain(child) else { return false }
        guard child.parentController !== self else { return true }
        if child.parentController != nil { child.removeFromParent() }
        child.parentController?.disown(child)
        child.sendWillMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
        settleTraits(ofChild: child)
        return true
    }

    /// Leaves the parent; this controller is told after.
    final func leaveParent() {
        guard let parent = parentController else { return }
        endAbandonedAppearance()
        parent.disown(self)
        let keepsFlag = appearance.isChanging
        sendDidMove(toParent: nil)
        if !keepsFlag, appearance.parentChange == .movingFromParent { appearance.parentChange = nil }
    }

    /// Lets a child go without telling it.
    final func disown(_ child: UIViewController) {
        childControllers.removeAll { $0 === child }
        if child.parentController === self { child.parentController = nil }
        child.environmentIfPresent?.traitOverridesFromParent = nil
        child.environmentIfPresent?.traitsSetByParent = nil
        didDisown(child)
    }

    /// Whether this controller is another one or is contained in it.
    final func isDescendant(of other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === other { return true }
            controller = current.parentController
        }
        return false
    }

    /// The nearest controller of a kind that contains this one.
    final func nearestAncestor<Controller: UIViewController>() -> Controller? {
        var controller = parentController
        while let current = controller {
            if let match = current as? Controller { return match }
            controller = current.parentController
        }
        return nil
    }

    /// The scene the view is in.
    final var windowScene: UIWindowScene? { storedView?.owningScene }

    /// Exchanges the views of two children in a transition.
    final func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.parentController === self, new.parentController === self else {
            SceneFault.raise(
                .invalidArgument,
                "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]",
                in: windowScene)
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            SceneFault.raise(
                .internalInconsistency,
                "\(self) forwards appearance methods by hand and cannot use transition(from:to:).", in: windowScene)
            return
        }
        let transition = ChildExchange(
            of: old, for: new, in: self, animated: duration > 0, options: options, animations: animations,
            completion: completion)
        if let window = storedView?.window, appearance.phase == .appeared {
            window.transitionEngine.run(transition)
        } else {
            transition.performOffScreen()
        }
    }
}
