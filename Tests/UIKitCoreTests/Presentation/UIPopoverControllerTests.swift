import Foundation
import Testing

@testable import UIKitCore

/// A page with a popover of the older kind.
@available(*, deprecated)
@MainActor
private struct OlderPopover {
    final class Delegate: UIPopoverControllerDelegate {
        let log: CallbackLog
        var allows = true

        init(_ log: CallbackLog) { self.log = log }

        func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
            log.add("shouldDismiss")
            return allows
        }

        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
            log.add("didDismiss, visible: \(popoverController.isPopoverVisible)")
        }

        func popoverController(
            _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: UnsafeMutablePointer<UIView>
        ) {
            log.add("willReposition")
            rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
        }
    }

    /// A controller that says its size in a popover the old way.
    final class Sized: UIViewController {
        override var contentSizeForViewInPopover: CGSize {
            get { CGSize(width: 280, height: 200) }
            set {}
        }
    }

    let log = CallbackLog()
    let delegate: Delegate
    let root: RecordingViewController
    let content: RecordingViewController
    let popover: UIPopoverController
    let test: TestScene

    init() {
        delegate = Delegate(log)
        root = RecordingViewController("A", log)
        content = RecordingViewController("B", log)
        popover = UIPopoverController(contentViewController: content)
        popover.delegate = delegate
        test = TestScene(showing: root)
        test.resize(width: 1_024, height: 768, idiom: .pad)
        _ = log.take()
    }

    func present() {
        test.turn {
            popover.present(
                from: CGRect(x: 10, y: 20, width: 30, height: 40), in: root.view, permittedArrowDirections: .left,
                animated: true)
        }
    }

    func entries() -> [String] { log.take().filter { !$0.hasSuffix("layout") } }

    func close() throws {
        let container = try #require(content.presentationController?.containerView)
        try test.perform(.dismiss, on: container)
    }
}

/// Popovers of code from before popovers were presentations.
@MainActor
@Suite struct UIPopoverControllerTests {
    @available(*, deprecated)
    @Test func aPopoverIsShownAndClosedByThePerson() throws {
        let stage = OlderPopover()
        stage.present()
        #expect(
            stage.entries() == [
                "B.willMove", "B.loadView", "B.viewDidLoad", "B.didMove", "B.willAppear", "B.isAppearing",
                "B.didAppear",
            ])
        #expect(stage.popover.isPopoverVisible)
        #expect(stage.popover.arrowDirection == .left)
        #expect(stage.popover.contentSize == CGSize(width: 320, height: 1_100))
        let shown = try #require(stage.content.popoverPresentationController)
        #expect(shown.sourceView === stage.root.view && shown.sourceRect == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(shown.presentedViewController.view.frame.size == CGSize(width: 320, height: 768))
        #expect(stage.content.presentingViewController === stage.root)
        try stage.close()
        #expect(
            stage.entries() == [
                "shouldDismiss", "B.willDisappear", "B.didDisappear", "B.willMove(nil)", "B.didMove(nil)",
                "didDismiss, visible: false",
            ])
        #expect(stage.content.parent == nil && stage.content.presentingViewController == nil)
        stage.present()
        #expect(stage.popover.isPopoverVisible && stage.content.view.window === stage.test.window)
    }

    @available(*, deprecated)
    @Test func theDelegateAndTheContentMayKeepItOpen() throws {
        let stage = OlderPopover()
        stage.present()
        _ = stage.log.take()
        stage.delegate.allows = false
        try stage.close()
        #expect(stage.entries() == ["shouldDismiss"])
        #expect(stage.popover.isPopoverVisible)
        stage.delegate.allows = true
        stage.content.isModalInPopover = true
        try stage.close()
        #expect(stage.entries() == [])
        #expect(stage.popover.isPopoverVisible)
    }

    @available(*, deprecated)
    @Test func theAppClosesItWithoutTellingTheDelegate() {
        let stage = OlderPopover()
        stage.present()
        _ = stage.log.take()
        stage.test.turn { stage.popover.dismiss(animated: true) }
        #expect(stage.entries() == ["B.willDisappear", "B.didDisappear", "B.willMove(nil)", "B.didMove(nil)"])
        #expect(!stage.popover.isPopoverVisible)
        #expect(stage.popover.arrowDirection == .unknown)
        stage.test.turn { stage.popover.dismiss(animated: true) }
        #expect(stage.entries() == [])
    }

    @available(*, deprecated)
    @Test func itsSizeIsThatOfTheContentUnlessItIsStated() throws {
        let stage = OlderPopover()
        let sized = OlderPopover.Sized()
        stage.popover.contentViewController = sized
        #expect(stage.popover.contentSize == CGSize(width: 280, height: 200))
        stage.present()
        let frame = try #require(stage.root.presentedViewController)
        #expect(frame.view.frame.size == CGSize(width: 280, height: 200))
        stage.test.turn { stage.popover.contentSize = CGSize(width: 400, height: 300) }
        #expect(frame.preferredContentSize == CGSize(width: 400, height: 300))
        #expect(frame.view.frame.size == CGSize(width: 400, height: 300))
        #expect(sized.view.frame.size == CGSize(width: 400, height: 300))
    }

    @available(*, deprecated)
    @Test func anotherContentTakesThePlaceOfTheFirst() {
        let stage = OlderPopover()
        stage.present()
        _ = stage.log.take()
        let other = RecordingViewController("C", stage.log)
        stage.test.turn { stage.popover.setContentView(other, animated: true) }
        #expect(
            stage.entries() == [
                "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "C.willMove", "C.loadView",
                "C.viewDidLoad", "C.willAppear", "C.didMove", "C.isAppearing", "C.didAppear",
            ])
        #expect(stage.popover.contentViewController === other && stage.content.parent == nil)
    }

    @available(*, deprecated)
    @Test func itMovesWithItsAnchorAndToAnotherOne() throws {
        let stage = OlderPopover()
        stage.present()
        stage.test.resize(width: 900, height: 700, idiom: .pad)
        #expect(stage.entries().contains("willReposition"))
        let shown = try #require(stage.content.popoverPresentationController)
        #expect(shown.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let button = UIButton()
        stage.test.turn {
            stage.root.view.addSubview(button)
            stage.popover.present(from: button.bounds, in: button, permittedArrowDirections: .up, animated: true)
        }
        #expect(shown.sourceView === button && stage.popover.arrowDirection == .up)
    }

    @available(*, deprecated)
    @Test func aBarButtonIsItsAnchor() throws {
        let stage = OlderPopover()
        let item = UIBarButtonItem(title: "More")
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.test.turn { stage.test.window.rootViewController = navigation }
        stage.test.turn { navigation.topViewController?.navigationItem.rightBarButtonItem = item }
        stage.popover.passthroughViews = [navigation.navigationBar]
        stage.popover.backgroundColor = .systemTeal
        stage.test.turn { stage.popover.present(from: item, permittedArrowDirections: .any, animated: true) }
        let shown = try #require(stage.content.popoverPresentationController)
        #expect(shown.barButtonItem === item && shown.backgroundColor == .systemTeal)
        #expect(shown.passthroughViews == [navigation.navigationBar])
    }

    @available(*, deprecated)
    @Test func aViewOutsideAWindowIsAFault() {
        let stage = OlderPopover()
        stage.test.turn {
            stage.popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: true)
        }
        #expect(stage.test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(!stage.popover.isPopoverVisible)
    }

    @available(*, deprecated)
    @Test func itLivesAsLongAsItIsShown() {
        let stage = OlderPopover()
        weak var weakPopover: UIPopoverController?
        stage.test.turn {
            let temporary = UIPopoverController(contentViewController: UIViewController())
            temporary.present(from: .zero, in: stage.root.view, permittedArrowDirections: .any, animated: false)
            weakPopover = temporary
        }
        #expect(weakPopover?.isPopoverVisible == true)
        stage.test.turn { weakPopover?.dismiss(animated: false) }
        #expect(weakPopover == nil)
    }
}
