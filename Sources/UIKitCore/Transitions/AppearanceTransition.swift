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

    /// Whether the page moves when it shows the result.
    var isPageAnimated: Bool { isAnimated }

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
