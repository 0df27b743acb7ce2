/// The change of a presentation that is shown to another style, the size of the window having changed.
///
/// The delegate may have another controller shown with the new style; where the new style covers the presenter and the
/// old one did not, or the other way round, the presenter gets appearance callbacks.
final class AdaptationTransition: AppearanceTransition {
    private let presentation: UIPresentationController
    private let presenter: UIViewController
    private let traits: UITraitCollection
    private var old: UIViewController?
    private var new: UIViewController?
    private var coversNow = false
    private var coveredBefore = false

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - presentation: The presentation.
    ///   - presenter: The controller that presents.
    ///   - traits: The traits to adapt to.
    init(of presentation: UIPresentationController, over presenter: UIViewController, to traits: UITraitCollection) {
        self.presentation = presentation
        self.presenter = presenter
        self.traits = traits
        super.init(.none, from: [], to: nil, animated: false, presentationStyle: presentation.effectiveStyle)
    }

    override var contextControllers: [UIViewController] { [presenter] + [old, new].compactMap(\.self) }

    override var canBegin: Bool { !(presentation.shown?.isAppearanceChanging ?? false) }

    override func begin() {
        guard presentation.stage == .presented else { return }
        old = presentation.shown
        coveredBefore = presentation.shouldRemovePresentersView
        // The delegate may put what is presented into a container, which takes nothing that is presented.
        old?.presenter = nil
        presentation.adapt(to: traits)
        if presentation.shown === old { old?.presenter = presenter }
        presentation.announceStyle(with: coordinator)
        new = presentation.shown
        coversNow = presentation.shouldRemovePresentersView
        let isSeen = old?.appearance.phase == .appeared
        if coversNow, !coveredBefore, isSeen { presenter.beginAppearance(.disappearing, animated: false) }
        exchangeControllers(isSeen: isSeen)
        if coveredBefore, !coversNow {
            if isSeen { uncoverPresenter() } else { presentation.restorePresentersView() }
        }
        presentation.styleDidChange()
    }

    override func showNewView() {
        presenter.sendIsAppearing()
        new?.sendIsAppearing()
    }

    override func end() {
        if coversNow, !coveredBefore { presentation.removePresentersView() }
        if old !== new {
            old?.endAppearance()
            new?.endAppearance()
        }
        if coversNow != coveredBefore { presenter.endAppearance() }
        (old, new) = (nil, nil)
    }

    /// Lets the presenter appear although the presentation, which covered it until now, has not ended.
    private func uncoverPresenter() {
        presenter.beginAppearance(.appearing, animated: false)
        presentation.restorePresentersView()
    }

    /// Shows the controller for the new style in place of the one for the old style.
    private func exchangeControllers(isSeen: Bool) {
        guard old !== new, let new else { return }
        if isSeen { old?.beginAppearance(.disappearing, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let old { presenter.handOver(presentation, from: old, to: new) }
        new.loadViewIfNeeded()
        if isSeen { new.beginAppearance(.appearing, animated: false) }
        presentation.installPresentedView()
    }
}

extension UIViewController {
    /// Makes a controller the presented one in place of another.
    fileprivate func handOver(
        _ presentation: UIPresentationController, from old: UIViewController, to new: UIViewController
    ) {
        old.presenter = nil
        if new.parentController != nil {
            // What was wrapped for the old style stands alone again.
            new.sendWillMove(toParent: nil)
            new.viewIfLoaded?.removeFromSuperview()
            new.removeFromParent()
        }
        old.storedPresentationController = old === presentation.presented ? presentation : nil
        new.storedPresentationController = presentation
        new.presenter = self
        presentedController = new
    }
}
