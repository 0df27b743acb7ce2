import Foundation
import Testing

@testable import UIKitCore

/// Animators and interactive controllers of the app's own, in presentations, on stacks and between tabs.
@MainActor
@Suite struct CustomTransitionTests {
    /// Fades the new view in, logging what it is told.
    final class Fader: UIViewControllerAnimatedTransitioning {
        let log: CallbackLog
        var waits = false
        var notes: [String] = []
        private(set) var context: (any UIViewControllerContextTransitioning)?

        init(_ log: CallbackLog) { self.log = log }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            log.add("animate")
            context = transitionContext
            for key in [UITransitionContextViewKey.from, .to] {
                notes.append(transitionContext.view(forKey: key) == nil ? "no view" : "view")
            }
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
                view.alpha = 0
            }
            guard !waits else { return }
            UIView.animate(withDuration: 0.5) {
                transitionContext.view(forKey: .to)?.alpha = 1
            } completion: { [log] _ in
                log.add("animated")
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
    }

    final class Delegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        let fader: Fader
        var interaction: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []

        init(_ fader: Fader) { self.fader = fader }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(operation)")
            return fader
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let log = CallbackLog()
    private let fader: Fader
    private let delegate: Delegate
    private let first: RecordingViewController
    private let second: RecordingViewController

    init() {
        fader = Fader(log)
        delegate = Delegate(fader)
        first = RecordingViewController("A", log)
        second = RecordingViewController("B", log)
        second.loadViewIfNeeded()
        second.transitioningDelegate = delegate
    }

    private func show(_ controller: UIViewController) -> TestScene {
        let test = TestScene(showing: controller)
        _ = log.take()
        return test
    }

    @Test func animatorRunsBetweenTheWillAndDidCallbacksOfAPresentation() throws {
        second.modalPresentationStyle = .fullScreen
        let test = show(first)
        test.turn { first.present(second, animated: true) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "A.willDisappear", "B.willAppear", "animate", "B.isAppearing", "B.layout", "animated", "B.didAppear",
                "A.didDisappear", "completion", "animationEnded(true)",
            ])
        #expect(fader.notes == ["view", "view"])
        guard case .custom(let motion) = test.scene.lastTransition.effect else {
            Issue.record("the transition is \(test.scene.lastTransition)")
            return
        }
        #expect(motion.timing.duration == 0.5)
        #expect(motion.incoming?.start.alpha == 0)
        #expect(motion.incoming?.end.alpha == 1)
        #expect(motion.outgoing == nil)
        test.turn { first.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "animate", "A.isAppearing", "A.layout", "animated", "A.didAppear",
                "B.didDisappear", "completion", "animationEnded(true)", "A.layout",
            ])
    }

    @Test func presentersViewIsNotPartOfATransitionThatLeavesItInPlace() {
        second.modalPresentationStyle = .custom
        let test = show(first)
        test.turn { first.present(second, animated: true) }
        #expect(fader.notes == ["no view", "view"])
        let context = fader.context
        #expect(context?.viewController(forKey: .from) === first)
        #expect(context?.viewController(forKey: .to) === second)
        #expect(context?.containerView === second.presentationController?.containerView)
        #expect(context?.initialFrame(for: second) == .zero)
        #expect(context?.finalFrame(for: second) == test.window.bounds)
        #expect(context?.finalFrame(for: first) == test.window.bounds)
        #expect(context?.presentationStyle == .custom)
    }

    /// Logs in which callbacks a controller says that it is being presented or dismissed.
    private func modalFlags(of controller: RecordingViewController) -> CallbackLog {
        let flags = CallbackLog()
        for callback in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
            controller.reactions[callback] = { [unowned controller] in
                if controller.isBeingPresented { flags.add("\(callback): presented") }
                if controller.isBeingDismissed { flags.add("\(callback): dismissed") }
            }
        }
        return flags
    }

    @Test func animatorIsNotAskedWithoutAnimation() {
        let test = show(first)
        test.turn { first.present(second, animated: false) }
        #expect(!log.take().contains("animate"))
    }

    @Test func transitionWaitsForItsAnimator() {
        fader.waits = true
        let test = show(first)
        test.turn { first.present(second, animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["B.willAppear", "animate", "B.isAppearing", "B.layout"])
        #expect(second.transitionCoordinator?.transitionDuration == 0.5)
        test.turn { first.dismiss(animated: true) }
        #expect(log.take() == [])
        test.turn { fader.context?.completeTransition(true) }
        #expect(log.take() == ["B.didAppear", "completion", "animationEnded(true)"])
        #expect(second.transitionCoordinator == nil)
    }

    @Test func animatorThatDoesNotCompleteTakesThePresentationBack() {
        fader.waits = true
        let test = show(first)
        let flags = modalFlags(of: second)
        test.turn { first.present(second, animated: true) { [log] in log.add("completion") } }
        _ = log.take()
        #expect(flags.take() == ["willAppear: presented", "isAppearing: presented"])
        test.turn { fader.context?.completeTransition(false) }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear", "animationEnded(false)"])
        #expect(flags.take() == [])
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        fader.waits = false
        test.turn { first.present(second, animated: true) }
        #expect(first.presentedViewController === second)
        #expect(flags.take() == ["willAppear: presented", "isAppearing: presented", "didAppear: presented"])
    }

    @Test func drivenDismissalGoesOnOrBack() {
        let test = show(first)
        test.turn { first.present(second, animated: true) }
        _ = log.take()
        let flags = modalFlags(of: second)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        var changes: [String] = []
        test.turn {
            first.dismiss(animated: true)
            second.transitionCoordinator?.notifyWhenInteractionChanges {
                changes.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
            }
        }
        #expect(log.take() == ["B.willDisappear", "animate"])
        test.turn { interaction.update(0.4) }
        #expect(second.transitionCoordinator?.percentComplete == 0.4)
        #expect(second.transitionCoordinator?.isInteractive == true)
        #expect(second.view.window === test.window)
        test.turn { interaction.cancel() }
        #expect(
            log.take() == [
                "animated", "B.willAppear", "B.isAppearing", "B.didAppear", "animationEnded(false)",
            ])
        #expect(changes == ["interactive false, cancelled true"])
        #expect(first.presentedViewController === second)
        #expect(flags.take() == ["willDisappear: dismissed"])
        let next = UIPercentDrivenInteractiveTransition()
        delegate.interaction = next
        test.turn { first.dismiss(animated: true) }
        _ = log.take()
        test.turn { next.finish() }
        #expect(log.take() == ["animated", "B.didDisappear", "animationEnded(true)"])
        #expect(flags.take() == ["willDisappear: dismissed", "didDisappear: dismissed"])
        #expect(first.presentedViewController == nil)
    }

    @Test func cancelledPopAnswersEveryWillCallback() {
        let navigation = UINavigationController(rootViewController: first)
        let test = show(navigation)
        test.turn { navigation.pushViewController(second, animated: false) }
        _ = log.take()
        navigation.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        test.turn { navigation.popViewController(animated: true) }
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear", "A.willAppear", "animate", "A.isAppearing", "A.layout",
            ])
        test.turn { interaction.cancel() }
        #expect(
            log.take() == [
                "animated", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
                "animationEnded(false)",
            ])
        #expect(navigation.viewControllers == [first, second])
        #expect(delegate.asked == ["pop"])
        #expect(second.view.window === test.window)
        #expect(first.view.window == nil)
    }

    @Test func navigationControllersDelegateAnimatesPushAndPop() {
        let navigation = UINavigationController(rootViewController: first)
        let test = show(navigation)
        navigation.delegate = delegate
        test.turn { navigation.pushViewController(second, animated: true) }
        #expect(
            log.take() == [
                "B.willMove", "A.willDisappear", "B.willAppear", "animate", "B.isAppearing", "B.layout", "animated",
                "A.didDisappear", "B.didAppear", "B.didMove", "animationEnded(true)",
            ])
        test.turn { navigation.popViewController(animated: true) }
        #expect(delegate.asked == ["push", "pop"])
        if case .custom = test.scene.lastTransition.effect {} else { Issue.record("the pop is not custom") }
    }

    @Test func tabBarControllersDelegateAnimatesTheChangeOfTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let test = show(tabs)
        tabs.delegate = delegate
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "A.willDisappear", "B.willAppear", "animate", "B.isAppearing", "B.layout", "animated",
                "A.didDisappear", "B.didAppear", "animationEnded(true)",
            ])
    }

    @Test func cancelledChangeOfTabsAnswersEveryWillCallback() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let test = show(tabs)
        tabs.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == ["A.willDisappear", "B.willAppear", "animate", "B.isAppearing", "B.layout"])
        test.turn { interaction.cancel() }
        #expect(
            log.take() == [
                "animated", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear",
                "animationEnded(false)",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(first.view.window === test.window && second.view.window == nil)
    }

    @Test func cancelledChangeOfTabsSelectsTheFormerTabAgain() throws {
        let tab = { (name: String, controller: UIViewController) in
            UITab(title: name, image: nil, identifier: name) { _ in controller }
        }
        let members = UITabGroup(
            title: "G", image: nil, identifier: "G", children: [tab("X", UIViewController()), tab("Y", second)])
        let tabs = UITabBarController(tabs: [tab("A", first), members])
        let test = show(tabs)
        tabs.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let wanted = try #require(tabs.tab(forIdentifier: "Y"))
        test.turn { tabs.selectedTab = wanted }
        #expect(tabs.selectedTab === wanted && members.selectedChild === wanted)
        test.turn { interaction.cancel() }
        #expect(tabs.selectedTab === tabs.tabs[0] && tabs.selectedViewController === first)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.tabs[0].item)
        #expect(members.selectedChild == nil)
        delegate.interaction = nil
        test.turn { tabs.userDidSelect(wanted) }
        #expect(tabs.selectedTab === wanted && tabs.selectedViewController === second)
        #expect(second.view.window === test.window)
    }

    @Test func coordinatorRunsAlongsideAnAnimator() {
        let test = show(first)
        test.turn {
            first.present(second, animated: true)
            second.transitionCoordinator?.animate { [log] context in
                log.add("alongside \(context.transitionDuration)")
            } completion: { [log] context in
                log.add("completion, cancelled \(context.isCancelled)")
            }
        }
        #expect(
            log.take() == [
                "B.willAppear", "animate", "B.isAppearing", "alongside 0.5", "B.layout", "animated",
                "completion, cancelled false", "B.didAppear", "animationEnded(true)",
            ])
    }

    @Test func propertyAnimatorAnimatesATransition() {
        final class Animator: UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: transitionContext)?.startAnimation()
            }
            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> (any UIViewImplicitlyAnimating)? {
                let view = transitionContext.view(forKey: .to)
                view?.frame.origin.y = 600
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame.origin.y = 0 }
                animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
                return animator
            }
        }
        final class Provider: UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
        }
        let provider = Provider()
        second.transitioningDelegate = provider
        let test = show(first)
        test.turn { first.present(second, animated: true) }
        #expect(log.take().last == "B.didAppear")
        guard case .custom(let motion) = test.scene.lastTransition.effect else {
            Issue.record("the presentation is not custom")
            return
        }
        #expect(motion.incoming?.start.frame.minY == 600)
        #expect(motion.incoming?.end.frame.minY == 0)
        #expect(motion.timing == TransitionMotion.Timing(duration: 1, delay: 0, curve: .linear))
    }
}
