import Foundation
import Testing

@testable import UIKitCore

/// The size that containers would like to have: that of what they show.
@MainActor
@Suite struct PreferredContentSizeTests {
    /// Keeps the sizes that its children ask for.
    final class Container: UIViewController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            sizes.append(container.preferredContentSize)
        }
    }

    private let small = CGSize(width: 200, height: 100)
    private let large = CGSize(width: 300, height: 250)

    private func controller(_ size: CGSize) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = size
        return controller
    }

    @Test func navigationControllerTakesOverTheSizeOfItsTop() {
        let root = controller(small)
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.preferredContentSize == small)
        let container = Container()
        container.addChild(navigation)
        navigation.pushViewController(controller(large), animated: false)
        #expect(navigation.preferredContentSize == large)
        root.preferredContentSize = CGSize(width: 1, height: 1)
        #expect(navigation.preferredContentSize == large)
        navigation.popViewController(animated: false)
        root.preferredContentSize = small
        navigation.pushViewController(controller(small), animated: false)
        #expect(container.sizes == [large, CGSize(width: 1, height: 1), small])
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.preferredContentSize = CGSize(width: 5, height: 6)
        #expect(navigation.preferredContentSize == CGSize(width: 5, height: 6))
    }

    @Test func tabBarControllerTakesOverTheSizeOfTheSelectedOne() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller(large))
        tabs.viewControllers = [controller(small), navigation]
        #expect(tabs.preferredContentSize == small)
        let container = Container()
        let test = TestScene(showing: container)
        test.turn {
            container.addChild(tabs)
            container.view.addSubview(tabs.view)
            tabs.didMove(toParent: container)
        }
        container.sizes = []
        test.turn { tabs.selectedIndex = 1 }
        #expect(container.sizes == [large])
        test.turn { navigation.topViewController?.preferredContentSize = small }
        #expect(container.sizes == [large, small])
        #expect(tabs.preferredContentSize == small)
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
    func presentationFollowsTheTopOfANavigationController(style: UIModalPresentationStyle) throws {
        let presenter = UIViewController()
        let test = TestScene(showing: presenter)
        test.resize(width: 1_024, height: 768, idiom: .pad)
        let root = controller(small)
        let navigation = UINavigationController(rootViewController: root)
        navigation.modalPresentationStyle = style
        test.turn { presenter.present(navigation, animated: true) }
        #expect(navigation.view.frame.size == small)
        test.turn { navigation.pushViewController(controller(large), animated: true) }
        #expect(navigation.view.frame.size == large)
        test.turn { navigation.popViewController(animated: true) }
        #expect(navigation.view.frame.size == small)
        let container = try #require(navigation.presentationController?.containerView)
        #expect(test.isMarked(container) { root.preferredContentSize = large })
        test.turn {}
        #expect(navigation.view.frame.size == large)
    }

    @Test func pageSheetKeepsItsSize() {
        let presenter = UIViewController()
        let test = TestScene(showing: presenter)
        test.resize(width: 1_024, height: 768, idiom: .pad)
        let presented = controller(small)
        presented.modalPresentationStyle = .pageSheet
        test.turn { presenter.present(presented, animated: true) }
        #expect(presented.view.frame.width == 704)
        test.turn { presented.sheetPresentationController?.prefersPageSizing = false }
        #expect(presented.view.frame.size == small)
    }
}
