/// The exchange of one child's view for another's in a custom container.
final class ChildExchange: AppearanceTransition {
    private let container: UIViewController
    private let animations: (() -> Void)?
    private let completion: ((Bool) -> Void)?
    private let oldView: UIView?

    /// Creates the exchange.
    init(
        of old: UIViewController, for new: UIViewController, in container: UIViewController, animated: Bool,
        options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        self.container = container
        self.animations = animations
        self.completion = completion
        oldView = old.viewIfLoaded
        let fades = animated && options.transition == .transitionCrossDissolve
        super.init(fades ? .crossDissolve : .none, from: [old], to: new, animated: animated)
    }

    override var contextControllers: [UIViewController] { [container] }

    override func begin() {
        super.begin()
        showNewChild()
    }

    override func showNewView() {
        super.showNewView()
        animations?()
    }

    override func end() {
        let new = incoming
        let old = outgoing.first
        oldView?.removeFromSuperview()
        new?.endAppearance()
        old?.endAppearance()
        completion?(true)
    }

    override func cancel() {
        incoming?.viewIfLoaded?.removeFromSuperview()
        super.cancel()
        completion?(false)
    }

    /// Exchanges the views while the container is not shown, without appearance callbacks.
    func performOffScreen() {
        showNewChild()
        animations?()
        oldView?.removeFromSuperview()
        completion?(true)
        release()
    }

    private func showNewChild() {
        guard let newView = incoming?.view, let oldView, let superview = oldView.superview else { return }
        if newView.frame == .zero { newView.place(in: oldView.untransformedFrame) }
        if newView.superview !== superview { superview.insertSubview(newView, aboveSubview: oldView) }
    }
}
