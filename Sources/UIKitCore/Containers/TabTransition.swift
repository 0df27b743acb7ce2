/// The transition in which a tab bar controller shows another tab.
///
/// The callbacks come in the order of a push: both times the old tab's first. They are told that nothing is animated, as
/// on iOS, although the page fades.
final class TabTransition: AppearanceTransition {
    private let container: UITabBarController
    private let oldChoice: TabChoice

    /// Creates the transition from the tab that a tab bar controller shows to the selected one.
    init(in container: UITabBarController) {
        self.container = container
        oldChoice = container.shownChoice
        super.init(
            .crossDissolve, from: container.shownController.map { [$0] } ?? [], to: container.selectedController,
            animated: false)
    }

    override var contextControllers: [UIViewController] { [container] }
    override var isPageAnimated: Bool { true }

    override func makeAnimation() -> TransitionAnimation? {
        guard let old = outgoing.first, let new = incoming,
            let animator = container.delegate?.tabBarController(
                container, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return TransitionAnimation(
            animator: animator,
            interaction: container.delegate?.tabBarController(container, interactionControllerFor: animator))
    }

    /// False while the tab bar controller comes or goes itself.
    override var canBegin: Bool { !container.isAppearanceChanging }

    override func begin() {
        guard container.appearance.phase == .appeared, container.viewIfLoaded?.window != nil else { return abandon() }
        incoming?.loadViewIfNeeded()
        if let leaving { leaving.sendWillMove(toParent: nil) }
        container.selectionDidChange(from: outgoing.first)
        super.begin()
        if let incoming { container.install(incoming) }
    }

    /// Gives up, the tab bar controller having left the window before the transition could begin.
    private func abandon() {
        release()
        container.runningTransition = nil
        container.showSelection()
    }

    override func end() {
        guard container.runningTransition === self else { return }
        let leaving = leaving
        if incoming == nil { container.shownController = nil }
        if let old = outgoing.first { container.contentView?.remove(old) }
        super.end()
        leaving?.removeFromParent()
        container.runningTransition = nil
        container.showSelection()
    }

    override func cancel() {
        let new = incoming
        container.runningTransition = nil
        if let incoming { container.contentView?.remove(incoming) }
        container.selectedController = outgoing.first
        container.shownController = outgoing.first
        container.restore(oldChoice)
        super.cancel()
        container.updateTabBar()
        container.selectionDidChange(from: new)
    }

    /// The old controller, if it is no tab any more.
    private var leaving: UIViewController? {
        outgoing.first { old in old.parentController === container && !container.isSelectable(old) }
    }
}
