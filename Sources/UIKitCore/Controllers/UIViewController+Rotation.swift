import Foundation

/// The controllers that are being asked which orientations they agree to.
@MainActor
private enum OrientationAgreement {
    static var asked: Set<ObjectIdentifier> = []
}

/// The deprecated members of a controller that the framework itself still calls.
///
/// Calling them through this protocol, which is not deprecated, keeps the compiler from warning.
@MainActor
protocol DeprecatedControllerCallbacks {
    var shouldAutorotate: Bool { get }
    func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool
    func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
    var contentSizeForViewInPopover: CGSize { get }
    var isModalInPopover: Bool { get }
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
    func rotatingHeaderView() -> UIView?
    func rotatingFooterView() -> UIView?
    func shouldAutomaticallyForwardRotationMethods() -> Bool
    func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool
    func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool
    func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController?
    func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue?
}

extension UIViewController: DeprecatedControllerCallbacks {
    /// The controller as one whose deprecated members are called.
    final var deprecated: any DeprecatedControllerCallbacks { self }

    /// Has the rotation callbacks called, if the transition turns the interface.
    final func rotate(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let rotation = (coordinator as? TransitionCoordinator)?.rotation, appearance.phase == .appeared,
            getsRotationCallbacks
        else { return }
        deprecated.willRotate(to: rotation.new, duration: coordinator.transitionDuration)
        coordinator.animate { [weak self] context in
            self?.deprecated.willAnimateRotation(to: rotation.new, duration: context.transitionDuration)
        } completion: { [weak self] _ in
            self?.deprecated.didRotate(from: rotation.old)
        }
    }

    /// Whether no container keeps the rotation callbacks to itself.
    private var getsRotationCallbacks: Bool {
        var container = parentController
        while let current = container {
            guard current.deprecated.shouldAutomaticallyForwardRotationMethods(),
                current.deprecated.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
            else { return false }
            container = current.parentController
        }
        return true
    }

    /// The bars of the controller, if it is a container, that keep their places while the interface is turned.
    final var rotatingBars: (header: UIView?, footer: UIView?) {
        switch self {
        case let navigation as UINavigationController:
            (navigation.ownNavigationBar, navigation.stack.last?.deprecated.rotatingFooterView())
        case let tabs as UITabBarController:
            (tabs.selectedController?.deprecated.rotatingHeaderView(), tabs.ownTabBar)
        default: (nil, nil)
        }
    }

    /// The orientations that `shouldAutorotate(to:)` agrees to, which older code overrides: of a class that does not, the usual
    /// ones.
    final var orientationsAgreedTo: UIInterfaceOrientationMask {
        let usual: UIInterfaceOrientationMask =
            traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
        // The default implementation asks for the supported ones in turn.
        guard OrientationAgreement.asked.insert(ObjectIdentifier(self)).inserted else { return usual }
        defer { OrientationAgreement.asked.remove(ObjectIdentifier(self)) }
        let orientations: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
        var mask: UIInterfaceOrientationMask = []
        for orientation in orientations where deprecated.shouldAutorotate(to: orientation) {
            mask.insert(UIInterfaceOrientationMask(orientation))
        }
        return mask.isEmpty ? .portrait : mask
    }

    /// Has the scene ask anew which orientations are possible.
    final func supportedInterfaceOrientationsDidChange() {
        windowScene?.settleOrientation()
    }
}

extension UIInterfaceOrientationMask {
    /// The mask of one orientation.
    init(_ orientation: UIInterfaceOrientation) {
        self = orientation == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    }
}
