import Foundation

/// One change of what a window shows: from its beginning in the call that asks for it to its end in the commit.
///
/// A transition takes no time on the server, but it has all the parts that it has on iOS: will-callbacks and view
/// loading (``begin()``), the new view in the hierarchy, `viewIsAppearing` and the blocks that run alongside
/// (``showNewView()``), and did-callbacks, parent moves and completions (``end()``), or instead of the last
/// (``cancel()``). Subclasses say what happens in each part; `TransitionEngine` calls the parts in order.
@MainActor
class AppearanceTransition {
    /// How the page moves from the old view to the new one.
    let kind: SceneTransition.Kind
    /// Whether the movement was asked for with animation.
    let isAnimated: Bool
    /// The controllers whose views go, the top one first.
    final private(set) var outgoing: [UIViewController]
    /// The controller whose view comes, if any.
    final private(set) var incoming: UIViewController?
    /// What `transitionCoordinator` answers while this transition runs.
    final let coordinator: TransitionCoordinator

    /// Creates a transition that has not begun.
    init(
        _ kind: SceneTransition.Kind, from outgoing: [UIViewController], to incoming: UIViewController?, animated: Bool,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.kind = kind
        let animated = animated && UIView.areAnimationsEnabled
        self.isAnimated = animated
        self.outgoing = outgoing
        self.incoming = incoming
        coordinator = TransitionCoordinator(
            from: outgoing.first, to: incoming, isAnimated: animated, presentationStyle: presentationStyle)
    }

    /// The controllers for which `transitionCoordinator` is this transition's, besides those that come and go.
    var contextControllers: [UIViewController] { [] }

    /// Whether `transitionCoordinator` answers this transition's coordinator.
    var providesCoordinator: Bool { true }

    /// Whether a controller comes over another one, which can be returned to.
    ///
    /// A search does not: its field stands in the bar of what is searched, and has the focus as long as it lasts.
    final var coversController: Bool { (kind == .push || kind == .present) && !(incoming is UISearchController) }

    /// Whether a controller is returned to.
    final var uncoversController: Bool { (kind == .pop || kind == .dismiss) && !(outgoing.last is UISearchController) }

    /// Whether the page moves when it shows the result.
    var isPageAnimated: Bool { isAnimated }

    /// The way in which the page moves, if no animator of the app's says so.
    var effect: SceneTransition.Effect { .system }

    /// The space between two pages that slide, in points.
    var spacing: CGFloat { 0 }

    /// The app's objects that animate the transition, asked for before it begins; nil for the page's own animation.
    func makeAnimation() -> TransitionAnimation? { nil }

    /// The controllers and views as an animator sees them, once the transition has begun.
    var roles: TransitionRoles {
        TransitionRoles(
            from: outgoing.first, to: incoming, outgoingView: outgoing.first?.viewIfLoaded,
            incomingView: incoming?.viewIfLoaded, in: incoming?.viewIfLoaded?.superview ?? UIView())
    }

    /// Whether the controllers are ready for the transition; until they are, it waits.
    var canBegin: Bool { true }

    /// Sends the will-callbacks and puts the new view in place.
    func begin() {
        for controller in outgoing { controller.beginAppearance(.disappearing, animated: isAnimated) }
        incoming?.beginAppearance(.appearing, animated: isAnimated)
    }

    /// Sends `viewIsAppearing`, the new view being in the hierarchy with its final size and traits.
    func showNewView() {
        incoming?.sendIsAppearing()
    }

    /// Takes the old view away and sends the did-callbacks.
    func end() {
        for controller in outgoing { controller.endAppearance() }
        incoming?.endAppearance()
    }

    /// Takes the change back: the old view stays, each will-callback is answered by its opposite.
    func cancel() {
        incoming?.cancelAppearance()
        for controller in outgoing.reversed() { controller.cancelAppearance() }
    }

    // MARK: Animation by the app

    /// The animation by the app's own objects, if there is one.
    final private(set) var context: TransitionContext?
    private final var animation: TransitionAnimation?

    /// Asks the app for its animator.
    final func prepareAnimation() {
        guard isPageAnimated else { return }
        animation = makeAnimation()
        coordinator.animation = animation
    }

    /// Has the app's animator begin, the views being in place.
    final func startAnimation(in window: UIWindow?) {
        guard let animation, !outgoing.isEmpty || incoming != nil else { return }
        self.animation = nil
        let context = TransitionContext(animation, roles: roles, in: window, isAnimated: isPageAnimated)
        self.context = context
        coordinator.context = context
        context.interactionDidChange = { [weak coordinator] in coordinator?.interactionDidChange() }
        context.start()
    }

    /// Tells the app's animator that everything is over.
    final func endAnimation(completed: Bool) {
        context?.animator.animationEnded(completed)
    }

    /// Whether nothing but the app's animator keeps the transition from ending.
    final var waitsForApp: Bool { context.map { $0.outcome == nil } ?? false }

    /// The way in which the page moves.
    final var shownEffect: SceneTransition.Effect {
        guard let context else { return effect }
        return .custom(
            context.motion ?? TransitionMotion(timing: .init(duration: context.duration, delay: 0, curve: .easeInOut)))
    }

    /// Whether a controller takes part.
    final func involves(_ controller: UIViewController) -> Bool {
        incoming === controller || outgoing.contains { $0 === controller }
            || contextControllers.contains { $0 === controller }
    }

    /// Whether the view of a controller comes or goes with this transition.
    final func moves(_ controller: UIViewController) -> Bool {
        incoming === controller || outgoing.contains { $0 === controller }
    }

    /// Leaves the controller alone that would have come, what it is shown in being off screen.
    final func leaveOutIncoming() {
        incoming = nil
    }

    /// Lets go of the controllers, so that those that left the screen can be freed at once.
    final func release() {
        outgoing = []
        incoming = nil
    }
}
