/// The presentations of a scene that is being restored, from when they are decoded until they begin.
///
/// The controllers know of each other all that time, though nothing is on the page yet: what the app asks in its callbacks
/// finds the presentation, and presents nothing in its place.
@MainActor
struct AwaitedPresentations {
    /// What is to be presented.
    private var controllers: [UIViewController] = []

    /// What the app has dismissed before it began.
    private var dismissed: [UIViewController] = []

    /// A presentation that waits until its presenter is on the screen, in another tab for instance.
    private struct Held {
        weak var presenter: UIViewController?
        let presented: UIViewController
        let begin: @MainActor () -> Void
    }
    private var held: [Held] = []

    /// Whether presentations wait for their presenters.
    var areHeld: Bool { !held.isEmpty }

    /// Has a presentation wait until its presenter is on the screen; both know of each other meanwhile.
    mutating func hold(
        _ presented: UIViewController, over presenter: UIViewController, begin: @escaping @MainActor () -> Void
    ) {
        add(presented, over: presenter)
        if contains(presented) { held.append(Held(presenter: presenter, presented: presented, begin: begin)) }
    }

    /// Takes out a presentation whose presenter is on the screen now; nil where there is none.
    mutating func takeHeldPresentation() -> (@MainActor () -> Void)? {
        guard areHeld else { return nil }
        for entry in held where entry.presenter == nil { release(entry.presented) }
        held = held.filter { $0.presenter != nil && contains($0.presented) }
        guard let index = held.firstIndex(where: { $0.presenter?.viewIfLoaded?.window != nil }) else { return nil }
        return held.remove(at: index).begin
    }

    /// Whether a controller is to be presented.
    func contains(_ controller: UIViewController) -> Bool { controllers.contains(controller) }

    /// Has two controllers know of each other, if both are free.
    mutating func add(_ presented: UIViewController, over presenter: UIViewController) {
        guard presenter.presentedController == nil, presented.presenter == nil, presented.parentController == nil,
            presented !== presenter
        else { return }
        presenter.presentedController = presented
        presented.presenter = presenter
        controllers.append(presented)
    }

    /// Frees a controller and its presenter, so that it can be presented.
    mutating func release(_ presented: UIViewController) {
        guard let index = controllers.firstIndex(of: presented) else { return }
        controllers.remove(at: index)
        if presented.presenter?.presentedController === presented { presented.presenter?.presentedController = nil }
        presented.presenter = nil
    }

    /// Gives a presentation up that the app dismisses.
    mutating func dismiss(_ presented: UIViewController) {
        guard contains(presented) else { return }
        release(presented)
        dismissed.append(presented)
    }

    /// Whether the app has dismissed a presentation, or presents the controller by itself.
    func isUndone(_ presented: UIViewController) -> Bool {
        dismissed.contains(presented) || presented.presenter != nil
    }
}
