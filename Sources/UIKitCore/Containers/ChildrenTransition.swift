import Foundation

/// The exchange of children of a container that may show several of them at once.
final class ChildrenTransition: AppearanceTransition {
    /// Whose callbacks come first, both times.
    enum Order {
        case oldFirst, newFirst
    }

    /// What a container does in the parts of the transition.
    struct Work {
        /// Puts the new views in place.
        var install: @MainActor () -> Void
        /// Takes the view of a child away.
        var remove: @MainActor (UIViewController) -> Void
        /// Goes on after the end; told whether the new children are shown.
        var finish: @MainActor (_ isComplete: Bool) -> Void
    }

    private let container: UIViewController
    private let order: Order
    private let ownEffect: SceneTransition.Effect
    private let work: Work
    private var coming: [UIViewController]
    private var leaving: [UIViewController]
    private var joining: [UIViewController]
    private var isOver = false

    /// Creates the exchange.
    ///
    /// - Parameters:
    ///   - kind: How the page moves.
    ///   - effect: In which way it does.
    ///   - old: The children that go.
    ///   - new: The children that come.
    ///   - container: Their parent.
    ///   - order: Whose callbacks come first.
    ///   - leaving: Those of the old children that are children no longer.
    ///   - joining: Those of the new children that are told at the end that they moved to their parent.
    ///   - animated: What the callbacks are told.
    ///   - work: What the container does.
    init(
        _ kind: SceneTransition.Kind, effect: SceneTransition.Effect = .system, from old: [UIViewController],
        to new: [UIViewController], in container: UIViewController, order: Order = .oldFirst,
        leaving: [UIViewController] = [],
        joining: [UIViewController] = [], animated: Bool, work: Work
    ) {
        self.container = container
        ownEffect = effect
        self.order = order
        self.work = work
        self.leaving = leaving
        self.joining = joining
        coming = new
        super.init(kind, from: old, to: new.first, animated: animated)
    }

    override var contextControllers: [UIViewController] { [container] + coming }

    override var effect: SceneTransition.Effect { ownEffect }

    override var spacing: CGFloat { (container as? UIPageViewController)?.interPageSpacing ?? 0 }

    /// False while the container comes or goes itself.
    override var canBegin: Bool { !container.isAppearanceChanging }

    override func begin() {
        guard container.appearance.phase == .appeared, container.viewIfLoaded?.window != nil else {
            return finish(isComplete: false)
        }
        for child in leaving { child.sendWillMove(toParent: nil) }
        for child in coming { child.loadViewIfNeeded() }
        if order == .newFirst { beginComing() }
        for child in outgoing { child.beginAppearance(.disappearing, animated: isAnimated) }
        if order == .oldFirst { beginComing() }
        work.install()
    }

    override func showNewView() {
        for child in coming { child.sendIsAppearing() }
    }

    override func end() {
        guard !isOver else { return }
        for child in outgoing { work.remove(child) }
        if order == .newFirst { for child in coming { child.endAppearance() } }
        for child in outgoing { child.endAppearance() }
        if order == .oldFirst { for child in coming { child.endAppearance() } }
        for child in joining { child.sendDidMove(toParent: container) }
        for child in leaving { child.removeFromParent() }
        finish(isComplete: true)
    }

    override func cancel() {
        guard !isOver else { return }
        for child in coming {
            work.remove(child)
            child.cancelAppearance()
        }
        for child in outgoing.reversed() { child.cancelAppearance() }
        finish(isComplete: false)
    }

    private func beginComing() {
        for child in coming { child.beginAppearance(.appearing, animated: isAnimated) }
    }

    private func finish(isComplete: Bool) {
        isOver = true
        coming = []
        leaving = []
        joining = []
        release()
        work.finish(isComplete)
    }
}
