/// Runs the transitions of a window: the one place where appearance callbacks are put in order.
///
/// A transition begins in the call that asks for it. When it is asked for inside the callbacks of another one, it
/// begins as soon as those are done. All running transitions end together in the window's next commit: new views
/// appear, the layout pass runs, did-callbacks and completions are sent. What these ask for runs in the same commit.
@MainActor
package final class TransitionEngine {
    /// How often a window without a scene may end transitions in one turn before the app is taken to be in a loop.
    private static let limit = 64

    private weak var window: UIWindow?
    private var running: [AppearanceTransition] = []
    private var waiting: [AppearanceTransition] = []
    private var calloutDepth = 0

    /// Creates the engine of a window.
    init(window: UIWindow) {
        self.window = window
    }

    /// Whether a transition can go on: one that waits for an animator of the app's stands still until that reports.
    package var isActive: Bool {
        if running.isEmpty { return !waiting.isEmpty && !isHeld }
        return running.contains { !$0.coordinator.hasStarted || !$0.waitsForApp }
            || (!isHeld && waiting.contains(where: \.canBegin))
    }

    /// Whether transitions wait because the scene's controllers are being restored.
    private var isHeld: Bool { window?.windowScene?.holdsTransitions ?? false }

    /// Begins a transition, or keeps it until the callbacks of the present one are done.
    func run(_ transition: AppearanceTransition) {
        waiting.append(transition)
        beginWaiting()
        requestCommit()
    }

    /// Begins a transition at once, inside the callbacks of another one if need be.
    ///
    /// This is for views that are put into a window by hand: they are in it when the call returns.
    func runImmediately(_ transition: AppearanceTransition) {
        begin(transition)
        requestCommit()
    }

    /// Begins what was asked for while the scene's controllers were restored: the window shows its root controller,
    /// whichever it had meanwhile.
    func beginHeldTransitions() {
        waiting.removeAll { $0 is RootTransition }
        guard let window else { return }
        if !window.isHidden, window.rootViewController != nil { window.visibilityDidChange() }
        beginWaiting()
        requestCommit()
    }

    /// The running transition that a controller takes part in.
    func transition(involving controller: UIViewController) -> AppearanceTransition? {
        running.last { $0.involves(controller) }
    }

    /// Whether the view of a controller comes or goes with a running transition.
    func isMoving(_ controller: UIViewController) -> Bool {
        running.contains { $0.moves(controller) }
    }

    /// Ends a transition now instead of in the next commit, also one that was asked for inside the callbacks of another one and
    /// has not begun.
    func endImmediately(_ transition: AppearanceTransition) {
        if !isHeld, transition.canBegin, let index = waiting.firstIndex(where: { $0 === transition }) {
            begin(waiting.remove(at: index))
        }
        guard running.contains(where: { $0 === transition }) else { return }
        show(transition)
        window?.layoutIfNeeded()
        end(transition)
    }

    /// Shows the new views of a transition that began while views are laid out, before they are laid out themselves.
    func showImmediately(_ transition: AppearanceTransition) {
        guard running.contains(where: { $0 === transition }) else { return }
        show(transition)
    }

    /// Takes a running transition back.
    func cancel(_ transition: AppearanceTransition) {
        guard let index = running.firstIndex(where: { $0 === transition }) else { return }
        running.remove(at: index)
        callOut {
            transition.coordinator.finish(cancelled: true)
            transition.cancel()
            transition.endAnimation(completed: false)
        }
        transition.release()
        beginWaiting()
    }

    /// Shows the new views of all running transitions, lays out, and ends the transitions.
    ///
    /// What the callbacks ask for has begun when this returns; ``isActive`` says whether to call it again.
    ///
    /// - Parameter layOut: Runs the layout pass, between the appearing of new views and the did-callbacks.
    package func advance(layOut: () -> Void) {
        beginWaiting()
        if running.isEmpty, !waiting.isEmpty, !isHeld {
            // Nothing runs that could make it ready.
            begin(waiting.removeFirst())
            beginWaiting()
        }
        for transition in running { show(transition) }
        layOut()
        for transition in running where transition.coordinator.hasStarted && !transition.waitsForApp {
            transition.context?.outcome == false ? cancel(transition) : end(transition)
        }
    }

    private func show(_ transition: AppearanceTransition) {
        guard !transition.coordinator.hasStarted else { return }
        callOut {
            transition.startAnimation(in: window)
            transition.showNewView()
            transition.coordinator.start()
        }
        beginWaiting()
    }

    private func end(_ transition: AppearanceTransition) {
        guard let index = running.firstIndex(where: { $0 === transition }) else { return }
        running.remove(at: index)
        let uncovered = transition.uncoversController ? transition.coordinator.to : nil
        callOut {
            if transition.kind != .none {
                var shown = SceneTransition(
                    transition.kind, animated: transition.isPageAnimated, effect: transition.shownEffect)
                shown.spacing = transition.spacing
                window?.windowScene?.lastTransition = shown
            }
            transition.coordinator.finish(cancelled: false)
            transition.end()
            transition.endAnimation(completed: true)
            if let window, let uncovered {
                uncovered.restoreFocus(in: window)
                window.seekFirstResponder(from: window.frontController)
            }
        }
        transition.release()
        beginWaiting()
    }

    private func beginWaiting() {
        while calloutDepth == 0, !isHeld, let index = waiting.firstIndex(where: \.canBegin) {
            begin(waiting.remove(at: index))
        }
    }

    private func begin(_ transition: AppearanceTransition) {
        running.append(transition)
        if transition.coversController, let window { transition.coordinator.from?.rememberFocus(in: window) }
        callOut {
            transition.prepareAnimation()
            transition.begin()
        }
    }

    private func callOut(_ body: () -> Void) {
        calloutDepth += 1
        body()
        calloutDepth -= 1
    }

    /// Has the scene commit; a window without a scene commits itself at the end of the main actor's turn.
    private func requestCommit() {
        if let scene = window?.windowScene {
            scene.setNeedsCommit()
        } else {
            Task { [weak self] in self?.commitWithoutScene() }
        }
    }

    private func commitWithoutScene() {
        for _ in 0..<Self.limit {
            guard isActive, let window, window.windowScene == nil else { return }
            advance { window.layoutIfNeeded() }
        }
    }
}
