import Foundation
import Testing

@testable import UIKitCore

/// Under which bars the view of a controller goes on.
@MainActor
@Suite struct ExtendedLayoutTests {
    private let content = UIViewController()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()
    private let test: TestScene

    init() {
        navigation = UINavigationController(rootViewController: content)
        tabs.viewControllers = [navigation]
        test = TestScene(showing: tabs)
    }

    @Test func viewsGoOnUnderTranslucentBars() {
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    }

    @Test func viewsEndAtOpaqueBars() {
        test.turn { navigation.navigationBar.isTranslucent = false }
        #expect(content.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        test.turn { tabs.tabBar.isTranslucent = false }
        #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
        #expect(content.view.safeAreaInsets == .zero)
        test.turn { navigation.navigationBar.isTranslucent = true }
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
    }

    @Test func viewsGoOnUnderOpaqueBarsWhereTheyWantThat() {
        test.turn { navigation.navigationBar.isTranslucent = false }
        test.turn { content.extendedLayoutIncludesOpaqueBars = true }
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        test.turn { content.edgesForExtendedLayout = .bottom }
        #expect(content.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    }
}
