// Names that older code uses. They have their successors do the work.

extension UIViewController {
    // MARK: Presenting

    /// The controller that this one presented.
    @available(*, deprecated, renamed: "presentedViewController")
    public final var modalViewController: UIViewController? { presentedViewController }

    /// Shows a controller over this one.
    ///
    /// - Parameters:
    ///   - modalViewController: The controller to show.
    ///   - animated: Whether the page moves to it.
    @available(*, deprecated, renamed: "present(_:animated:completion:)")
    public final func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated, completion: nil)
    }

    /// Takes away the controller that this one presented.
    ///
    /// - Parameter animated: Whether the page moves.
    @available(*, deprecated, renamed: "dismiss(animated:completion:)")
    public final func dismissModalViewController(animated: Bool) {
        dismiss(animated: animated, completion: nil)
    }

    // MARK: Layout

    /// What stands for the bars above and below the view in constraints of older code.
    final var layoutSupports: (top: BarLayoutSupport, bottom: BarLayoutSupport) {
        if let supports = environment.layoutSupports { return supports }
        let supports = (BarLayoutSupport(of: self, isTop: true), BarLayoutSupport(of: self, isTop: false))
        environment.layoutSupports = supports
        return supports
    }

    // MARK: Rotation

    /// How the interface of the controller's scene is turned.
    final var orientationOfScene: UIInterfaceOrientation {
        (windowScene ?? UIApplication.shared.sceneInTurn)?.interfaceOrientation ?? .portrait
    }

    /// Turns the interface as the device is turned, where that is possible now.
    @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
    public class func attemptRotationToDeviceOrientation() {
        UIApplication.shared.sceneInTurn?.settleOrientation()
    }

    // MARK: Containment

    /// The controller that contains this one.
    @available(*, deprecated, renamed: "parent")
    public final var parentViewController: UIViewController? { parent }

    /// The controllers that this one contains.
    @available(*, deprecated, renamed: "children")
    public final var childViewControllers: [UIViewController] { children }

    /// Makes a controller the child of this one.
    ///
    /// - Parameter childController: The controller to add.
    @available(*, deprecated, renamed: "addChild(_:)")
    public final func addChildViewController(_ childController: UIViewController) {
        addChild(childController)
    }

    /// Removes this controller from its parent.
    @available(*, deprecated, renamed: "removeFromParent()")
    public final func removeFromParentViewController() {
        removeFromParent()
    }

    /// Tells the controller that it is about to be added to or removed from a container.
    ///
    /// - Parameter parent: The container, or nil for removal.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public final func willMove(toParentViewController parent: UIViewController?) {
        willMove(toParent: parent)
    }

    /// Tells the controller that it was added to or removed from a container.
    ///
    /// - Parameter parent: The container, or nil after removal.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public final func didMove(toParentViewController parent: UIViewController?) {
        didMove(toParent: parent)
    }

    /// Whether the controller is being added to a parent.
    @available(*, deprecated, renamed: "isMovingToParent")
    public final var isMovingToParentViewController: Bool { isMovingToParent }

    /// Whether the controller is being removed from its parent.
    @available(*, deprecated, renamed: "isMovingFromParent")
    public final var isMovingFromParentViewController: Bool { isMovingFromParent }

    // MARK: Status bar and screen

    /// The child that decides about the status bar's style.
    @available(*, deprecated, renamed: "childForStatusBarStyle")
    public final var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

    /// The child that decides whether the status bar is hidden.
    @available(*, deprecated, renamed: "childForStatusBarHidden")
    public final var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

    /// The child that decides about the home indicator.
    @available(*, deprecated, renamed: "childForHomeIndicatorAutoHidden")
    public final func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
        childForHomeIndicatorAutoHidden
    }

    /// The child that decides about the gestures at the edges.
    @available(*, deprecated, renamed: "childForScreenEdgesDeferringSystemGestures")
    public final func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
        childForScreenEdgesDeferringSystemGestures
    }
}
