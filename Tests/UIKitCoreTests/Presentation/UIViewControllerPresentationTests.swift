import Testing

@testable import UIKitCore

/// The callbacks of presenting and dismissing, whole sequences each, and what is refused.
@MainActor
@Suite struct UIViewControllerPresentationTests {
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

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func coveringPresentation(style: UIModalPresentationStyle) {
        test.scene.inTurn {
            presenter.present(controller("B", style), animated: true) { [log] in log.add("completion") }
            #expect(log.take() == ["B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear"])
            test.scene.commit()
        }
        #expect(log.take() == ["B.isAppearing", "B.layout", "B.didAppear", "A.didDisappear", "completion"])
        #expect(presenter.view.window == nil)
        #expect(test.scene.lastTransition == SceneTransition(.present, animated: true))
        test.scene.inTurn {
            presenter.dismiss(animated: true) { [log] in log.add("completion") }
            #expect(log.take() == ["B.willDisappear", "A.willAppear"])
            test.scene.commit()
        }
        #expect(
            log.take() == ["A.isAppearing", "A.layout", "A.didAppear", "B.didDisappear", "completion", "B.deinit"])
        #expect(presenter.view.superview === test.window)
        #expect(test.window.subviews.count == 1)
        #expect(test.scene.lastTransition == SceneTransition(.dismiss, animated: true))
    }

    @Test(arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
        .custom,
    ])
    func overlayingPresentation(style: UIModalPresentationStyle) {
        test.turn { presenter.present(controller("B", style), animated: false) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.layout", "B.didAppear",
                "completion",
            ])
        #expect(presenter.view.window === test.window)
        test.turn { presenter.dismiss(animated: false) { [log] in log.add("completion") } }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear", "completion", "B.deinit"])
        #expect(test.window.subviews.count == 1)
        #expect(presenter.presentedViewController == nil)
    }

    @Test func relationsAndFlagsInsideTheCallbacks() {
        var notes: [String] = []
        let second = controller("B", .fullScreen)
        for controller in [presenter, second] {
            for callback in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
                controller.reactions[callback] = { [unowned second, unowned presenter, unowned controller] in
                    var note = "\(controller.name).\(callback):"
                    if presenter.presentedViewController === second { note += " presented" }
                    if second.presentingViewController === presenter { note += " presenting" }
                    if second.isBeingPresented { note += " isBeingPresented" }
                    if second.isBeingDismissed { note += " isBeingDismissed" }
                    if presenter.isBeingDismissed || presenter.isBeingPresented { note += " wrong" }
                    notes.append(note)
                }
            }
        }
        let noteCompletion: @MainActor () -> Void = {
            notes.append("completion: \(second.isBeingPresented) \(second.isBeingDismissed)")
        }
        test.turn { presenter.present(second, animated: true, completion: noteCompletion) }
        #expect(
            notes == [
                "A.willDisappear: presented presenting", "B.willAppear: presented presenting isBeingPresented",
                "B.didAppear: presented presenting isBeingPresented", "A.didDisappear: presented presenting",
                "completion: false false",
            ])
        notes = []
        test.turn { second.dismiss(animated: true, completion: noteCompletion) }
        #expect(
            notes == [
                "B.willDisappear: presented presenting isBeingDismissed", "A.willAppear: presented presenting",
                "A.didAppear:", "B.didDisappear: isBeingDismissed", "completion: false false",
            ])
    }

    @Test func presentingAgainFromACompletionWorks() {
        let second = controller("B")
        test.turn {
            presenter.present(second, animated: true) { [log] in
                second.present(RecordingViewController("C", log), animated: true)
            }
        }
        #expect(log.take().suffix(2) == ["C.layout", "C.didAppear"])
        test.turn {
            presenter.dismiss(animated: true) { [presenter, log] in
                presenter.present(RecordingViewController("D", log), animated: true)
            }
        }
        #expect(log.take().suffix(2) == ["D.layout", "D.didAppear"])
    }

    @Test func presentingWhilePresentingIsIgnored() {
        let second = controller("B")
        present(second)
        test.turn { presenter.present(controller("C"), animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["C.deinit"])
        #expect(presenter.presentedViewController === second)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func presentingFromAViewOutsideAWindowIsIgnored() {
        let outside = controller("X")
        test.turn { outside.present(controller("C"), animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["C.deinit"])
        #expect(outside.presentedViewController == nil)
    }

    @Test func presentingWhatHasAParentOrIsPresentedIsAFault() {
        let parent = UIViewController()
        let child = controller("X")
        parent.addChild(child)
        let second = controller("B")
        present(second)
        test.turn {
            presenter.present(child, animated: true)
            second.present(second, animated: true)
            presenter.present(second, animated: true)
            second.present(controller("Y", .none), animated: true)
        }
        #expect(
            test.scene.takeFaults().map(\.reason) == [
                "Application tried to present modally a view controller \(child) that has a parent view controller "
                    + "\(parent).",
                "Application tried to present modal view controller on itself. Presenting controller is \(second).",
                "Application tried to present modally a view controller \(second) that is already being presented by "
                    + "\(presenter).",
                "The specified modal presentation style doesn't have a corresponding presentation controller.",
            ])
        #expect(child.presentingViewController == nil)
    }

    @Test func childPresentsThroughTheControllerThatCoversTheScreen() {
        let child = RecordingViewController("X", log)
        test.turn {
            presenter.addChild(child)
            presenter.view.addSubview(child.view)
            child.didMove(toParent: presenter)
        }
        _ = log.take()
        test.turn { child.present(controller("B", .fullScreen), animated: true) }
        #expect(presenter.presentedViewController?.presentingViewController === presenter)
        #expect(child.presentedViewController === presenter.presentedViewController)
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "A.willDisappear", "X.willDisappear", "B.willAppear", "B.isAppearing",
                "B.layout", "B.didAppear", "A.didDisappear", "X.didDisappear",
            ])
        test.turn { child.dismiss(animated: true) }
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "X.willAppear", "A.isAppearing", "X.isAppearing", "A.layout",
                "A.didAppear", "X.didAppear", "B.didDisappear", "B.deinit",
            ])
        #expect(!child.isMovingToParent)
    }

    @Test func presentationContextIsTheNearestThatDefinesOne() {
        let child = RecordingViewController("X", log)
        child.definesPresentationContext = true
        let grandchild = RecordingViewController("Y", log)
        test.turn {
            presenter.addChild(child)
            presenter.view.addSubview(child.view)
            child.addChild(grandchild)
            child.view.addSubview(grandchild.view)
        }
        _ = log.take()
        let second = controller("B", .currentContext)
        test.turn { grandchild.present(second, animated: true) }
        #expect(second.presentingViewController === child)
        #expect(presenter.presentedViewController == nil)
        #expect(grandchild.presentedViewController === second)
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "X.willDisappear", "Y.willDisappear", "B.willAppear", "B.isAppearing",
                "A.layout", "B.layout", "B.didAppear", "X.didDisappear", "Y.didDisappear", "A.layout",
            ])
        #expect(second.view.isDescendant(of: presenter.view))
        #expect(child.view.superview == nil)
        test.turn { second.dismiss(animated: true) }
        #expect(child.view.superview === presenter.view)
        #expect(UINavigationController().definesPresentationContext)
        #expect(!UIViewController().definesPresentationContext)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func withoutAContextTheRootOfTheWindowIsCovered(style: UIModalPresentationStyle) {
        let (child, grandchild) = (controller("X"), controller("Y"))
        test.turn {
            presenter.addChild(child)
            presenter.view.addSubview(child.view)
            child.addChild(grandchild)
            child.view.addSubview(grandchild.view)
        }
        let second = controller("B", style)
        test.turn { grandchild.present(second, animated: true) }
        #expect(second.presentingViewController === presenter)
        #expect(presenter.presentedViewController === second && child.presentedViewController === second)
        #expect(!second.view.isDescendant(of: presenter.view))
    }

    @Test func childOfASheetPresentsOverTheSheet() {
        let sheet = controller("S")
        let child = controller("X")
        present(sheet)
        test.turn {
            sheet.addChild(child)
            sheet.view.addSubview(child.view)
        }
        let second = controller("B", .fullScreen)
        test.turn { child.present(second, animated: true) }
        #expect(second.presentingViewController === sheet)
        #expect(presenter.presentedViewController === sheet)
    }

    @Test func dismissOnThePresentedControllerIsForwarded() {
        let second = controller("B")
        present(second)
        test.turn { second.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["B.willDisappear", "B.didDisappear", "completion"])
        #expect(second.presentingViewController == nil)
    }

    @Test func dismissTakesAWholeChainFromAnyDepth() {
        let second = controller("B")
        let third = controller("C", .fullScreen)
        present(second)
        present(third, from: second)
        present(controller("D"), from: third)
        test.turn { third.dismiss(animated: true) }
        #expect(log.take() == ["D.willDisappear", "D.didDisappear", "D.deinit"])
        test.turn { presenter.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == ["C.willDisappear", "C.didDisappear", "completion"])
        #expect([presenter, second, third].allSatisfy { $0.presentedViewController == nil })
        #expect([second, third].allSatisfy { $0.presentingViewController == nil })
        #expect(test.window.subviews.count == 1)
    }

    @Test func dismissOfNothingDoesNothing() {
        test.turn { presenter.dismiss(animated: true) { [log] in log.add("completion") } }
        #expect(log.take() == [])
    }

    @Test func dismissWhileAPresentationRunsIsIgnored() {
        test.turn {
            presenter.present(controller("B"), animated: true)
            presenter.dismiss(animated: true) { [log] in log.add("completion") }
        }
        #expect(presenter.presentedViewController != nil)
        #expect(!log.take().contains("completion"))
    }

    @Test func dismissWithoutAnimationMakesRoomForAnotherPresentation() {
        present(controller("B"))
        let third = controller("C")
        test.turn {
            presenter.dismiss(animated: false)
            presenter.present(third, animated: true)
        }
        #expect(presenter.presentedViewController === third)
        #expect(
            log.take() == [
                "B.willDisappear", "B.didDisappear", "B.deinit", "C.loadView", "C.viewDidLoad", "C.willAppear",
                "C.isAppearing", "C.layout", "C.didAppear",
            ])
    }

    @Test func dismissInsideDidAppearRunsAfterThePresentation() {
        let second = controller("B", .fullScreen)
        second.reactions["didAppear"] = { [unowned second] in second.dismiss(animated: true) }
        test.turn { presenter.present(second, animated: true) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.layout",
                "B.didAppear", "A.didDisappear", "completion", "B.willDisappear", "A.willAppear", "A.isAppearing",
                "A.layout", "A.didAppear", "B.didDisappear",
            ])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func presentedNavigationControllerIsPresentedItsRootIsNot() {
        let root = RecordingViewController("R", log)
        let navigation = UINavigationController(rootViewController: root)
        var notes: [String] = []
        for callback in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
            root.reactions[callback] = { [unowned root, unowned navigation] in
                var note = "\(callback):"
                if navigation.isBeingPresented { note += " navigation presented" }
                if navigation.isBeingDismissed { note += " navigation dismissed" }
                if root.isBeingPresented || root.isBeingDismissed { note += " root" }
                if root.isMovingToParent { note += " moving" }
                notes.append(note)
            }
        }
        test.turn { presenter.present(navigation, animated: true) }
        #expect(
            notes == [
                "willAppear: navigation presented moving", "isAppearing: navigation presented moving",
                "didAppear: navigation presented moving",
            ])
        #expect(root.presentingViewController === presenter)
        #expect(presenter.presentedViewController === navigation)
        #expect(!navigation.isBeingPresented)
        notes = []
        test.turn { presenter.dismiss(animated: true) }
        #expect(notes == ["willDisappear: navigation dismissed", "didDisappear: navigation dismissed"])
        #expect(!navigation.isBeingDismissed)
    }

    @Test func dismissedControllersAreFreed() {
        weak var second: UIViewController?
        weak var presentationController: UIPresentationController?
        weak var container: UIView?
        do {
            let controller = UIViewController()
            test.turn { presenter.present(controller, animated: true) }
            second = controller
            presentationController = controller.presentationController
            container = controller.presentationController?.containerView
        }
        #expect(second != nil && presentationController != nil && container != nil)
        test.turn { presenter.dismiss(animated: true) }
        #expect(second == nil && presentationController == nil && container == nil)
    }

    @Test func anotherWindowRootEndsPresentations() {
        present(controller("B"))
        test.turn { test.window.rootViewController = RecordingViewController("N", log) }
        #expect(
            log.take() == [
                "B.willDisappear", "A.willDisappear", "N.loadView", "N.viewDidLoad", "N.willAppear", "N.isAppearing",
                "N.layout", "B.didDisappear", "A.didDisappear", "N.didAppear", "B.deinit",
            ])
        #expect(test.window.subviews.count == 1)
    }
}
