import UIKit

/// A presentation with a place, a shade and a motion of its own.
final class CustomPresentationExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("A Presentation Controller and an Animator", presentButton("Show a Card"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        CardViewController(text: "This card dropped in from above. Press beside it to close it.")
    }
}

/// A message that says itself how it comes and where it stands.
final class CardViewController: MessageViewController, UIViewControllerTransitioningDelegate {
    override init(text: String) {
        super.init(text: text)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DropAnimator()
    }
}

/// Puts the presented view in the middle, over a shade that closes it.
final class CardPresentationController: UIPresentationController {
    private let shade = UIButton()

    override var frameOfPresentedViewInContainerView: CGRect {
        let size = containerView?.bounds.size ?? .zero
        return CGRect(x: (size.width - 300) / 2, y: (size.height - 260) / 2, width: 300, height: 260)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.accessibilityLabel = "Close"
        shade.addAction(
            UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }, for: .touchUpInside)
        shade.frame = containerView?.bounds ?? .zero
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView?.addSubview(shade)
        // In the dark the page beneath is black.
        presentedView?.backgroundColor = .secondarySystemBackground
        presentedView?.layer.cornerRadius = 20
        presentedView?.clipsToBounds = true
    }
}

/// Lets the new view fall into its place.
final class DropAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
        let place = view.frame
        view.frame = place.offsetBy(dx: 0, dy: -place.maxY)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            view.frame = place
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
