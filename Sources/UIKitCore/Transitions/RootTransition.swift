/// The transition in which a window shows its root controller, or another one in its place.
final class RootTransition: AppearanceTransition {
    private weak var window: UIWindow?
    private let oldView: UIView?
    private let removesOldView: Bool
    private var returning: [UIViewController] = []

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - old: The root controller that goes, if any. Controllers presented above it go with it.
    ///   - new: The root controller that comes, if any.
    ///   - removesOldView: Whether the old view leaves the window; it stays when only the window is hidden.
    init(in window: UIWindow, from old: UIViewController?, to new: UIViewController?, removesOldView: Bool) {
        self.window = window
        self.removesOldView = removesOldView
        oldView = old?.viewIfLoaded
        let outgoing = old.map { $0.presentedChain + [$0] } ?? []
        super.init(.none, from: outgoing, to: new, animated: false)
    }

    override var providesCoordinator: Bool { false }

    override func begin() {
        guard let incoming else { return super.begin() }
        returning = incoming.presentedChain.reversed().filter { $0.viewIfLoaded?.window === window }
        guard !incoming.isCoveredByPresentation, incoming.presentedInPlace == nil else {
            for controller in outgoing { controller.beginAppearance(.disappearing, animated: false) }
            return beginReturning()
        }
        super.begin()
        window?.installRoot(incoming)
        beginReturning()
    }

    override func showNewView() {
        super.showNewView()
        for controller in returning { controller.sendIsAppearing() }
    }

    private func beginReturning() {
        for controller in returning { controller.beginAppearance(.appearing, animated: false) }
    }

    override func end() {
        if removesOldView {
            for controller in outgoing {
                controller.storedPresentationController?.removeContainer()
                controller.presenter?.forget(controller)
            }
            // The new root controller may have taken the old one in.
            if let oldView, oldView.superview === window { oldView.removeFromSuperview() }
        }
        super.end()
        for controller in returning { controller.endAppearance() }
        returning = []
    }
}

extension UIWindow {
    /// Shows the new root controller, at once if the window is visible.
    final func rootViewControllerDidChange(from oldController: UIViewController?) {
        guard !isHidden else {
            if let view = oldController?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
            return
        }
        transitionEngine.run(
            RootTransition(in: self, from: oldController, to: rootViewController, removesOldView: true))
    }

    /// Has the root controller appear or disappear with the window.
    final func visibilityDidChange() {
        guard let rootViewController else { return }
        transitionEngine.run(
            RootTransition(
                in: self, from: isHidden ? rootViewController : nil, to: isHidden ? nil : rootViewController,
                removesOldView: false))
    }

    /// Puts the root controller's view behind everything else in the window, filling it.
    final func installRoot(_ controller: UIViewController) {
        let view = controller.loadedView()
        if view.superview !== self { insertSubview(view, at: 0) }
        view.place(in: bounds)
        view.setNeedsLayout()
    }

    /// Has the views of the root controller and of presentations fill the window.
    final func layOutRoot() {
        for subview in subviews
        where subview === rootViewController?.viewIfLoaded || subview is PresentationContainerView {
            subview.place(in: bounds)
        }
    }
}
