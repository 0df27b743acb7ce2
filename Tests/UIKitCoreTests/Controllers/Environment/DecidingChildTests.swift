import Foundation
import Testing

@testable import UIKitCore

/// Which child has a preference in place of its container.
@MainActor
@Suite struct DecidingChildTests {
    /// A controller that names another one for every preference.
    final class Naming: UIViewController {
        let name: String
        weak var named: UIViewController?

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var childForStatusBarStyle: UIViewController? { named }
        override var childForStatusBarHidden: UIViewController? { named }
        override var childForHomeIndicatorAutoHidden: UIViewController? { named }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { named }
        override var childViewControllerForPointerLock: UIViewController? { named }
        override var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { named }
        override var childViewControllerForInterfaceOrientationLock: UIViewController? { named }
        override var childViewControllerForUserInterfaceStyle: UIViewController? { named }
        override var preferredUserInterfaceStyle: UIUserInterfaceStyle { name == "child" ? .dark : .unspecified }
    }

    private let container = Naming("container")
    private let child = Naming("child")
    private let grandchild = Naming("grandchild")
    private let test: TestScene

    init() {
        for (parent, child) in [(container, child), (child, grandchild)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        test = TestScene(showing: container)
    }

    /// Who has each of the preferences of the page.
    private var deciding: [String?] {
        let scene = test.scene
        return [
            scene.decidingController(\.childForStatusBarStyle), scene.decidingController(\.childForStatusBarHidden),
            scene.decidingController(\.childForHomeIndicatorAutoHidden),
            scene.decidingController(\.childForScreenEdgesDeferringSystemGestures),
            scene.decidingController(\.childViewControllerForPointerLock),
            scene.decidingController(\.childViewControllerForPreferredContainerBackgroundStyle),
            scene.decidingController(\.childViewControllerForInterfaceOrientationLock),
        ].map { ($0 as? Naming)?.name }
    }

    private func all(_ name: String) -> [String?] { Array(repeating: name, count: 7) }

    @Test func theControllerItselfDecidesUntilItNamesAChild() {
        #expect(deciding == all("container"))
        container.named = child
        #expect(deciding == all("child"))
        child.named = grandchild
        #expect(deciding == all("grandchild"))
    }

    @Test func controllersThatNameThemselvesOrEachOtherAreAskedOnce() {
        container.named = container
        #expect(deciding == all("container"))
        test.turn { container.setNeedsUserInterfaceAppearanceUpdate() }
        #expect(container.traitCollection.userInterfaceStyle != .dark)
        container.named = child
        child.named = container
        #expect(deciding == all("child"))
        test.turn { container.setNeedsUserInterfaceAppearanceUpdate() }
        #expect(container.traitCollection.userInterfaceStyle == .dark)
        test.resize(width: 844, height: 390)
        #expect(test.window.bounds.width == 844)
    }
}
