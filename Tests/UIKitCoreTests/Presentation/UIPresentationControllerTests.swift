import Foundation
import Testing

@testable import UIKitCore

/// Dismissal by the user, adaptation, custom presentation controllers, and what lies under a presentation.
@MainActor
@Suite struct UIPresentationControllerTests {
    final class Delegate: UIPopoverPresentationControllerDelegate {
        let log: CallbackLog
        var allows = true
        var style: UIModalPresentationStyle?

        init(_ log: CallbackLog) { self.log = log }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            style ?? controller.adaptivePresentationStyle
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.add("shouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.add("willDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.add("didDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.add("didAttemptToDismiss")
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate
    private let presenter: RecordingViewController
    private let presented: RecordingViewController
    private let test: TestScene

    init() {
        delegate = Delegate(log)
        presenter = RecordingViewController("A", log)
        presented = RecordingViewController("B", log)
        test = TestScene(showing: presenter)
        presented.presentationController?.delegate = delegate
    }

    private func present() throws -> UIView {
        test.turn { presenter.present(presented, animated: true) }
        _ = log.take()
        return try #require(presented.presentationController?.containerView)
    }

    private func dismiss(_ container: UIView) throws {
        try test.perform(.dismiss, on: container)
    }

    @Test func closingASheetAsksAndTellsItsDelegate() throws {
        try dismiss(try present())
        #expect(log.take() == ["shouldDismiss", "willDismiss", "B.willDisappear", "B.didDisappear", "didDismiss"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func delegateMayKeepTheSheet() throws {
        delegate.allows = false
        try dismiss(try present())
        #expect(log.take() == ["shouldDismiss", "didAttemptToDismiss"])
        #expect(presenter.presentedViewController === presented)
    }

    /// A delegate of popovers as it was written before sheets had the same methods.
    final class OlderDelegate: UIPopoverPresentationControllerDelegate {
        let log: CallbackLog
        var allows = true

        init(_ log: CallbackLog) { self.log = log }

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            log.add("shouldDismissPopover")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) {
            log.add("didDismissPopover")
        }
    }

    @Test func olderMethodsOfAPopoversDelegateAreCalled() throws {
        let older = OlderDelegate(log)
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.delegate = older
        test.turn {
            test.scene.resize(
                to: CGSize(width: 1_000, height: 800), traits: UITraitCollection(horizontalSizeClass: .regular))
        }
        let container = try present()
        older.allows = false
        try dismiss(container)
        #expect(log.take() == ["shouldDismissPopover"])
        older.allows = true
        try dismiss(container)
        #expect(
            log.take() == ["shouldDismissPopover", "B.willDisappear", "B.didDisappear", "didDismissPopover"])
    }

    @Test func modalSheetOnlyReportsTheAttempt() throws {
        presented.isModalInPresentation = true
        try dismiss(try present())
        #expect(log.take() == ["didAttemptToDismiss"])
        #expect(presenter.presentedViewController === presented)
    }

    @Test func modalControllerInANavigationControllerOnlyReportsTheAttempt() throws {
        let navigation = UINavigationController(rootViewController: presented)
        test.turn { presenter.present(navigation, animated: true) }
        let container = try #require(navigation.presentationController?.containerView)
        #expect(container.userInteractions() == [.dismiss])
        #expect(test.isMarked(container) { presented.isModalInPresentation = true })
        #expect(container.userInteractions() == [])
        presented.navigationController?.presentationController?.delegate = delegate
        _ = log.take()
        try dismiss(container)
        #expect(log.take() == ["didAttemptToDismiss"])
        #expect(presenter.presentedViewController === navigation)
        test.turn { navigation.pushViewController(UIViewController(), animated: false) }
        _ = log.take()
        try dismiss(container)
        #expect(log.take() == ["shouldDismiss", "willDismiss", "didDismiss"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func dismissalByTheAppTellsTheDelegateNothing() throws {
        _ = try present()
        test.turn { presenter.dismiss(animated: true) }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func fullScreenCannotBeClosedFromOutside(style: UIModalPresentationStyle) throws {
        presented.modalPresentationStyle = style
        let container = try present()
        #expect(container.userInteractions() == [])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.dismiss)) { try dismiss(container) }
    }

    @Test func abandonedDismissalAnswersTheWillCallback() throws {
        _ = try present()
        var flags: [String] = []
        for callback in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
            presented.reactions[callback] = { [unowned presented] in
                if presented.isBeingPresented { flags.append("\(callback): presented") }
                if presented.isBeingDismissed { flags.append("\(callback): dismissed") }
            }
        }
        test.scene.inTurn { presenter.dismiss(animated: true) }
        let engine = test.window.transitionEngine
        let running = try #require(engine.transition(involving: presented))
        test.turn { engine.cancel(running) }
        #expect(log.take() == ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
        #expect(presenter.presentedViewController === presented)
        #expect(flags == ["willDisappear: dismissed"])
        test.turn { presenter.dismiss(animated: true) }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
        #expect(
            flags == ["willDisappear: dismissed", "willDisappear: dismissed", "didDisappear: dismissed"])
    }

    @Test func whatLiesUnderAPresentationIsCovered() throws {
        let control = UIControl()
        presenter.view.addSubview(control)
        let target = try #require(InteractionTarget("v\(test.scene.identifier(for: control))"))
        #expect(throws: Never.self) { try test.scene.reachableView(target) }
        _ = try present()
        #expect(throws: UserInteractionRefusal.covered) { try test.scene.reachableView(target) }
        test.turn { presenter.dismiss(animated: true) }
        #expect(throws: Never.self) { try test.scene.reachableView(target) }
    }

    @Test func popoverIsASheetOnCompactWidthUnlessTheDelegateSaysNone() {
        presented.modalPresentationStyle = .popover
        let popover = presented.popoverPresentationController
        popover?.sourceView = presenter.view
        popover?.delegate = delegate
        #expect(presented.presentationController === popover)
        test.scene.traitCollection = UITraitCollection(horizontalSizeClass: .compact)
        test.turn { presenter.present(presented, animated: true) }
        #expect(popover?.effectiveStyle == .pageSheet)
        test.turn { presenter.dismiss(animated: true) }
        delegate.style = UIModalPresentationStyle.none
        let second = presented.popoverPresentationController
        second?.delegate = delegate
        test.turn { presenter.present(presented, animated: true) }
        #expect(second?.effectiveStyle == .popover)
    }

    @Test func customPresentationControllerIsToldOfItsTransitions() {
        final class Custom: UIPresentationController {
            let log: CallbackLog
            let dimming = UIView()
            init(_ log: CallbackLog, _ presented: UIViewController, _ presenting: UIViewController?) {
                self.log = log
                super.init(presentedViewController: presented, presenting: presenting)
            }
            override func presentationTransitionWillBegin() {
                containerView?.addSubview(dimming)
                log.add("presentationWillBegin")
            }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                log.add("presentationDidEnd(\(completed))")
            }
            override func dismissalTransitionWillBegin() { log.add("dismissalWillBegin") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissalDidEnd(\(completed))") }
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 5, y: 6, width: 70, height: 80) }
        }
        final class Transitioning: UIViewControllerTransitioningDelegate {
            let log: CallbackLog
            init(_ log: CallbackLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Custom(log, presented, presenting) }
        }
        let transitioning = Transitioning(log)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitioning
        _ = log.take()
        test.turn { presenter.present(presented, animated: true) }
        #expect(presented.view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
        #expect(presented.presentationController?.containerView?.subviews.count == 2)
        test.turn { presenter.dismiss(animated: true) }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "presentationWillBegin", "B.willAppear", "B.isAppearing", "B.layout",
                "presentationDidEnd(true)", "B.didAppear", "B.willDisappear", "dismissalWillBegin",
                "dismissalDidEnd(true)", "B.didDisappear",
            ])
    }

    @Test func responderChainLeavesAWrappedPresentedViewForThePresenter() throws {
        final class Wrapping: UIPresentationController {
            let shadow = UIView()
            let card = UIView()
            override var presentedView: UIView? { shadow }
            override func presentationTransitionWillBegin() {
                shadow.addSubview(card)
                card.addSubview(presentedViewController.view)
            }
        }
        final class Transitioning: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Wrapping(presentedViewController: presented, presenting: presenting) }
        }
        let transitioning = Transitioning()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitioning
        let container = try present()
        #expect(presented.view.superview?.superview?.superview === container)
        #expect(presented.view.next === presented)
        #expect(presented.next === presenter)
    }

    @Test func sheetRestsAtItsSelectedDetent() throws {
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = [.medium(), .custom(identifier: .init("quarter")) { $0.maximumDetentValue / 4 }, .large()]
        sheet.prefersGrabberVisible = true
        _ = try present()
        #expect(sheet.heightFraction == 0.5)
        sheet.selectedDetentIdentifier = .init("quarter")
        #expect(sheet.heightFraction == 0.25)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(sheet.heightFraction == 1)
    }
}
