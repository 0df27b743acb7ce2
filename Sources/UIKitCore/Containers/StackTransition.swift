/// The transition in which a navigation controller shows another top of its stack.
///
/// Will-callbacks go to the old top first, did-callbacks too; the new top's `didMove(toParent:)` is last.
final class StackTransition: AppearanceTransition {
    private let container: UINavigationController
    private let newStack: [UIViewController]
    private var oldStack: [UIViewController]?
    private var added: [UIViewController] = []
    private var removed: [UIViewController] = []
    private let removesOldTop: Bool

    /// Creates the transition from what a navigation controller shows to the top of its stack.
    init(in container: UINavigationController, animated: Bool) {
        self.container = container
        let stack = container.stack
        newStack = stack
        let oldTop = container.shownController
        let isPop = stack.last.map { top in container.shownStack.contains { $0 === top } } ?? true
        removesOldTop = oldTop?.parentController === container && !stack.contains { $0 === oldTop }
        super.init(
            isPop ? .pop : .push, from: oldTop.map { [$0] } ?? [], to: stack.last, animated: animated)
    }

    override var contextControllers: [UIViewController] { [container] }

    override var effect: SceneTransition.Effect {
        guard let old = outgoing.first, let new = incoming else { return .system }
        let (zoomed, source) = kind == .push ? (new, old) : (old, new)
        return zoomed.preferredTransition?.effect(zooming: zoomed, from: source) ?? .system
    }

    override func makeAnimation() -> TransitionAnimation? {
        guard let old = outgoing.first, let new = incoming,
            let animator = container.delegate?.navigationController(
                container, animationControllerFor: kind == .push ? .push : .pop, from: old, to: new)
        else { return nil }
        return TransitionAnimation(
            animator: animator,
            interaction: container.delegate?.navigationController(container, interactionControllerFor: animator))
    }

    /// False while the navigation controller comes or goes itself.
    override var canBegin: Bool { !container.isAppearanceChanging }

    override func begin() {
        guard container.appearance.phase == .appeared, container.viewIfLoaded?.window != nil,
            incoming.map({ $0.parentController === container }) ?? true
        else { return abandon() }
        let oldTop = outgoing.first
        added = newStack.filter { controller in !container.shownStack.contains { $0 === controller } }
        removed = container.shownStack.filter { old in !newStack.contains { $0 === old } }
        if removed.allSatisfy({ $0 === oldTop }) { oldStack = container.shownStack }
        container.shownStack = newStack
        if removesOldTop { oldTop?.sendWillMove(toParent: nil) }
        letGoOfBuriedControllers()
        if kind == .pop { incoming?.forgetMoveToParent() }
        incoming?.loadViewIfNeeded()
        container.topDidChange(from: oldTop)
        super.begin()
        guard let incoming else {
            container.updateBars()
            return
        }
        container.delegate?.navigationController(container, willShow: incoming, animated: isAnimated)
        container.install(incoming)
        container.updateBars()
    }

    /// Gives up, the navigation controller having left the window before the transition could begin, or the new top
    /// having left the navigation controller.
    private func abandon() {
        release()
        container.runningTransition = nil
        container.waitingChangeIsAnimated = isAnimated
        container.showTopOfStack()
    }

    override func end() {
        guard container.runningTransition === self else { return }
        let new = incoming
        let old = removed
        removed = []
        if let oldTop = outgoing.first { container.contentView?.remove(oldTop) }
        if new == nil { container.shownController = nil }
        container.runningTransition = nil
        super.end()
        for controller in added where controller.parentController === container {
            controller.sendDidMove(toParent: container)
            if controller !== new { controller.forgetMoveToParent() }
        }
        for controller in old where controller.parentController === container { controller.removeFromParent() }
        container.announcedController = new
        if let new { container.delegate?.navigationController(container, didShow: new, animated: isAnimated) }
        container.showTopOfStack()
    }

    /// Takes the pop or push back.
    ///
    /// The removal of controllers below the top cannot be taken back: they are gone.
    override func cancel() {
        let (old, new) = (outgoing.first, incoming)
        container.runningTransition = nil
        if let incoming { container.contentView?.remove(incoming) }
        container.shownController = old
        super.cancel()
        old?.appearance.parentChange = nil
        guard let oldStack else { return container.showTopOfStack() }
        // Where the app removed a controller meanwhile, it stays removed.
        let stack = oldStack.filter { $0.parentController === container }
        container.stack = stack
        container.shownStack = stack
        for controller in added { controller.removeFromParent() }
        container.updateBars()
        container.topDidChange(from: new)
    }

    /// Controllers below the old top that leave with it are not told and can be freed at once.
    private func letGoOfBuriedControllers() {
        let oldTop = outgoing.first
        for controller in removed where controller !== oldTop { container.disown(controller) }
        removed.removeAll { $0 !== oldTop }
    }
}
