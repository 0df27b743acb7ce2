import Foundation
import Testing

@testable import UIKitCore

/// Presentations that take another style on compact width, from the beginning or while they are shown.
@MainActor
@Suite struct AdaptationTests {
    final class Delegate: UIPopoverPresentationControllerDelegate {
        let log: CallbackLog
        var style = UIModalPresentationStyle.none
        var wraps = false

        init(_ log: CallbackLog) { self.log = log }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? style : .none
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            log.add("prepare")
            (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.add("controller for \(style)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.add("willPresent \(style)\(transitionCoordinator == nil ? " without coordinator" : "")")
        }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.add("prepareForPopover")
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate
    private let presenter: RecordingViewController
    private let presented: RecordingViewController
    private let test: TestScene
    private let compact = UITraitCollection(horizontalSizeClass: .compact)
    private let regular = UITraitCollection(horizontalSizeClass: .regular)

    init() {
        delegate = Delegate(log)
        presenter = RecordingViewController("A", log)
        presented = RecordingViewController("B", log)
        presented.modalPresentationStyle = .popover
        presented.loadViewIfNeeded()
        test = TestScene(showing: presenter)
        presented.popoverPresentationController?.delegate = delegate
    }

    private func resize(_ width: CGFloat, _ traits: UITraitCollection) {
        test.turn { test.scene.resize(to: CGSize(width: width, height: 800), traits: traits) }
    }

    private func present() {
        test.turn { presenter.present(presented, animated: true) }
    }

    /// The entries without those for layout.
    private func entries() -> [String] {
        log.take().filter { !$0.hasSuffix("layout") }
    }

    @Test func popoverAsksItsDelegateBeforeItIsShown() {
        resize(1_000, regular)
        _ = log.take()
        present()
        #expect(
            entries() == ["willPresent none", "prepareForPopover", "B.willAppear", "B.isAppearing", "B.didAppear"])
    }

    @Test func sheetOfAPopoverIsPrepared() throws {
        delegate.style = .pageSheet
        resize(390, compact)
        _ = log.take()
        present()
        #expect(
            entries() == [
                "prepare", "controller for pageSheet", "willPresent pageSheet", "B.willAppear", "B.isAppearing",
                "B.didAppear",
            ])
        let popover = try #require(presented.popoverPresentationController)
        #expect(popover.shownSheet === popover.adaptiveSheetPresentationController)
        #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 390, height: 400))
    }

    @Test func delegateHasAnotherControllerShown() throws {
        delegate.style = .fullScreen
        delegate.wraps = true
        resize(390, compact)
        present()
        let navigation = try #require(presenter.presentedViewController as? UINavigationController)
        #expect(navigation.topViewController === presented)
        #expect(presented.presentingViewController === presenter)
        #expect(presenter.view.window == nil)
        _ = log.take()
        delegate.wraps = false
        resize(1_000, regular)
        #expect(presenter.presentedViewController === presented)
        #expect(presented.parent == nil)
        #expect(presented.view.window === test.window)
        #expect(presenter.view.window === test.window)
        test.turn { presenter.dismiss(animated: true) }
        #expect(presented.presentingViewController == nil)
        #expect(test.window.subviews.count == 1)
    }

    @Test func delegateMayWrapWhatIsPresentedAlready() throws {
        delegate.style = .fullScreen
        delegate.wraps = true
        resize(1_000, regular)
        present()
        #expect(presenter.presentedViewController === presented)
        resize(390, compact)
        let navigation = try #require(presenter.presentedViewController as? UINavigationController)
        #expect(navigation.viewControllers == [presented] && presented.parent === navigation)
        #expect(presented.view.window === test.window && presenter.view.window == nil)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func styleFollowsTheWidthWhileShown() throws {
        delegate.style = .fullScreen
        resize(1_000, regular)
        present()
        _ = log.take()
        resize(390, compact)
        #expect(
            entries() == [
                "controller for fullScreen", "willPresent fullScreen", "A.willDisappear", "A.didDisappear",
            ])
        #expect(presenter.view.window == nil)
        resize(1_000, regular)
        #expect(entries() == ["willPresent none", "A.willAppear", "A.isAppearing", "A.didAppear"])
        #expect(presenter.view.window === test.window)
        test.turn { presenter.dismiss(animated: true) }
        #expect(entries() == ["B.willDisappear", "B.didDisappear"])
    }

    @Test func viewsPassedThroughStayInReach() throws {
        let inside = UIControl()
        let outside = UIControl()
        presenter.view.addSubview(inside)
        presenter.view.addSubview(outside)
        resize(1_000, regular)
        presented.popoverPresentationController?.passthroughViews = [inside]
        present()
        let reachable = { (view: UIView) throws in
            try test.scene.reachableView(.viewIdentifier(test.scene.identifier(for: view)))
        }
        #expect(throws: Never.self) { try reachable(inside) }
        #expect(throws: UserInteractionRefusal.covered) { try reachable(outside) }
    }

    @Test func arrowPointsInTheFirstPermittedDirection() {
        resize(1_000, regular)
        let popover = presented.popoverPresentationController
        popover?.permittedArrowDirections = [.left, .right]
        #expect(popover?.arrowDirection == .unknown)
        present()
        #expect(popover?.arrowDirection == .left)
    }
}
