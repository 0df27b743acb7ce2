import Foundation
import Testing

@testable import UIKitCore

/// Loading and first display: the order in which a controller is told.
@MainActor
@Suite struct FirstDisplayTests {
    private let log = CallbackLog()

    @Test func viewIsLoadedByTheFirstReadAndOnlyOnce() {
        let controller = RecordingViewController("A", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(log.take().isEmpty)
        let view = controller.view
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
        #expect(controller.view === view && controller.viewIfLoaded === view && controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test func viewMadeByTheControllerItselfIsKept() {
        final class Own: UIViewController {
            let own = UILabel()
            override func loadView() { view = own }
        }
        let controller = Own()
        #expect(controller.view === controller.own)
    }

    @Test func givenUpViewIsLoadedAnew() {
        let controller = RecordingViewController("A", log)
        controller.loadViewIfNeeded()
        controller.view = nil
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
    }

    @Test func rootOfAWindow() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene()
        test.turn { test.window.rootViewController = controller }
        #expect(
            log.takeDistinct() == [
                "A.loadView", "A.viewDidLoad", "A.willAppear", "A.margins", "A.isAppearing", "A.properties",
                "A.willLayout", "A.layout", "A.didAppear",
            ])
    }

    @Test func placeAndTraitsAreFinalWhenTheViewIsAppearing() {
        let test = TestScene()
        test.scene.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let controller = EnvironmentRecordingController("A", log)
        controller.additionalSafeAreaInsets.bottom = 6
        controller.overrideUserInterfaceStyle = .dark
        let navigation = UINavigationController(rootViewController: controller)
        var seen: [String] = []
        controller.reactions["willAppear"] = { [unowned controller] in
            seen.append("\(controller.view.window == nil)")
        }
        controller.reactions["isAppearing"] = { [unowned controller] in
            let insets = controller.view.safeAreaInsets
            let size = controller.view.bounds.size
            seen.append("\(controller.view.window != nil) \(size.width) \(size.height) \(insets.top) \(insets.bottom)")
            seen.append("\(controller.traitCollection.userInterfaceStyle == .dark)")
        }
        test.turn { test.window.rootViewController = navigation }
        #expect(seen == ["true", "true 390.0 844.0 91.0 40.0", "true"])
        #expect(
            log.takeDistinct().filter { !$0.hasSuffix("Move") } == [
                "A.loadView", "A.viewDidLoad", "A.willAppear", "A.safeArea", "A.margins", "A.isAppearing",
                "A.properties", "A.willLayout", "A.layout", "A.didAppear",
            ])
    }

    @Test func isAppearingComesOnceForEachAppearanceAndLayoutAsOftenAsNeeded() {
        let controller = RecordingViewController("A", log)
        let test = TestScene(showing: controller)
        _ = log.take()
        test.turn { controller.view.setNeedsLayout() }
        #expect(log.take() == ["A.layout"])
        test.turn { test.window.isHidden = true }
        test.turn { test.window.isHidden = false }
        #expect(
            log.take() == [
                "A.willDisappear", "A.didDisappear", "A.willAppear", "A.isAppearing", "A.layout", "A.didAppear",
            ])
    }

    @Test func parentForwardsAfterItsOwnCode() {
        let parent = RecordingViewController("P", log)
        let child = RecordingViewController("X", log)
        parent.addChild(child)
        parent.reactions["viewDidLoad"] = { [unowned parent] in
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let test = TestScene()
        test.turn { test.window.rootViewController = parent }
        #expect(
            log.take() == [
                "X.willMove", "P.loadView", "P.viewDidLoad", "X.loadView", "X.viewDidLoad", "X.didMove",
                "P.willAppear", "X.willAppear", "P.isAppearing", "X.isAppearing", "P.layout", "X.layout",
                "P.didAppear", "X.didAppear",
            ])
    }

    @Test func viewLoadingPropertiesLoadTheView() {
        final class Lazy: UIViewController {
            @ViewLoading var label: UILabel
            @ViewLoading var count = 1
            override func viewDidLoad() {
                super.viewDidLoad()
                label = UILabel()
                label.text = "made"
                view.addSubview(label)
            }
        }
        let controller = Lazy()
        #expect(controller.count == 1)
        #expect(!controller.isViewLoaded)
        #expect(controller.label.text == "made")
        #expect(controller.isViewLoaded)
        controller.label = UILabel()
        #expect(controller.label.text == nil)
    }
}
