import Foundation
import Testing

@testable import UIKitCore

/// What is ignored at the wrong moment, with the words of the log, and chains of presentations.
@MainActor
@Suite struct PresentationWarningTests {
    private let log = CallbackLog()
    private let presenter: RecordingViewController
    private let test: TestScene

    init() {
        presenter = RecordingViewController("A", log)
        test = TestScene(showing: presenter)
        _ = log.take()
    }

    private func controller(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> RecordingViewController {
        let controller = RecordingViewController(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    private func present(_ controller: UIViewController, from other: UIViewController? = nil) {
        test.turn { (other ?? presenter).present(controller, animated: true) }
        _ = log.take()
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overCurrentContext])
    func presentingWhilePresenting(style: UIModalPresentationStyle) {
        let (second, third) = (controller("B"), controller("C", style))
        present(second)
        let warnings = WarningLog.warnings {
            test.turn { presenter.present(third, animated: true) { [log] in log.add("completion") } }
        }
        #expect(
            warnings == [
                "Attempt to present \(third) on \(presenter) (from \(presenter)) which is already presenting \(second)."
            ])
        #expect(log.take() == [])
        #expect(third.presentingViewController == nil && !third.isBeingPresented && !third.isViewLoaded)
        #expect(presenter.presentedViewController === second && second.presentedViewController == nil)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func presentingFromAChildOfWhatPresents() {
        let (child, second, third) = (controller("X"), controller("B"), controller("C"))
        test.turn {
            presenter.addChild(child)
            presenter.view.addSubview(child.view)
            child.didMove(toParent: presenter)
        }
        present(second)
        let warnings = WarningLog.warnings { test.turn { child.present(third, animated: true) } }
        #expect(
            warnings == [
                "Attempt to present \(third) on \(presenter) (from \(child)) which is already presenting \(second)."
            ])
        #expect(log.take() == [])
    }

    @Test func presentingFromAViewOutsideAnyWindow() {
        let (outside, third) = (controller("X"), controller("C"))
        outside.loadViewIfNeeded()
        _ = log.take()
        let warnings = WarningLog.warnings {
            test.turn { outside.present(third, animated: true) { [log] in log.add("completion") } }
        }
        #expect(
            warnings == [
                "Attempt to present \(third) on \(outside) (from \(outside)) whose view is not in the window hierarchy."
            ])
        #expect(log.take() == [])
        #expect(outside.presentedViewController == nil && third.presentingViewController == nil)
        // A view that was not asked for is not loaded by the attempt.
        let unloaded = controller("Y")
        #expect(WarningLog.warnings { test.turn { unloaded.present(third, animated: true) } }.count == 1)
        #expect(!unloaded.isViewLoaded && log.take() == [])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func presentingFromWhatIsCovered() {
        let (second, third) = (controller("B", .fullScreen), controller("C"))
        present(second)
        let warnings = WarningLog.warnings { test.turn { presenter.present(third, animated: true) } }
        #expect(
            warnings == [
                "Attempt to present \(third) on \(presenter) (from \(presenter)) which is already presenting \(second)."
            ])
        #expect(log.take() == [])
    }

    @Test func dismissingWhileAPresentationRuns() {
        let second = controller("B")
        let warnings = WarningLog.warnings {
            test.turn {
                presenter.present(second, animated: true)
                presenter.dismiss(animated: true) { [log] in log.add("completion") }
            }
        }
        #expect(
            warnings == [
                "Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in progress!"
            ])
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.layout", "B.didAppear",
            ])
        #expect(presenter.presentedViewController === second)
    }

    @Test func nothingIsLoggedWhereAllIsWell() {
        let second = controller("B")
        let warnings = WarningLog.warnings {
            test.turn { presenter.present(second, animated: true) }
            test.turn { presenter.dismiss(animated: true) }
            test.turn { presenter.dismiss(animated: true) { [log] in log.add("completion") } }
        }
        #expect(warnings == [])
        #expect(!log.take().contains("completion"))
    }

    @Test func aChainOfSheetsGoesFromTheTop() {
        let (second, third) = (controller("B"), controller("C"))
        present(second)
        present(third, from: second)
        test.turn { presenter.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear", "completion",
            ])
        #expect(presenter.presentedViewController == nil && second.presentedViewController == nil)
        // Dismissing one in the middle takes away what is above it only.
        present(second)
        present(third, from: second)
        test.turn { second.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["C.willDisappear", "C.didDisappear", "completion"])
        #expect(presenter.presentedViewController === second)
    }

    @Test func theTopOfAChainGoesInItsOwnStyle() {
        let (second, third) = (controller("B"), controller("C"))
        second.modalTransitionStyle = .flipHorizontal
        third.modalTransitionStyle = .crossDissolve
        present(second)
        present(third, from: second)
        test.turn { presenter.dismiss(animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.dismiss, animated: true, effect: .crossDissolve))
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .automatic, .pageSheet, .formSheet])
    func overlaysLeaveAWidePageAlone(style: UIModalPresentationStyle) {
        test.turn {
            test.scene.resize(
                to: CGSize(width: 1_000, height: 800), traits: UITraitCollection(horizontalSizeClass: .regular))
        }
        _ = log.take()
        let second = controller("B", style)
        second.popoverPresentationController?.sourceView = presenter.view
        test.turn { presenter.present(second, animated: true) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.layout", "B.didAppear",
                "completion",
            ])
        test.turn { second.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear", "completion"])
    }
}
