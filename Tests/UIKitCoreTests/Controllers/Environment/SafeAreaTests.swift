import Foundation
import Testing

@testable import UIKitCore

/// Safe areas and margins, from the window through containers and bars to single views.
@MainActor
@Suite struct SafeAreaTests {
    private let log = CallbackLog()

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func barsOfContainersAddUp() {
        let content = EnvironmentRecordingController("A", log)
        let navigation = UINavigationController(rootViewController: content)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(showing: tabs)
        let tabBarHeight = tabs.tabBar.bounds.height
        #expect(content.view.bounds.size == test.window.bounds.size)
        #expect(content.view.safeAreaInsets == insets(44, 0, tabBarHeight, 0))
        #expect(
            content.view.safeAreaLayoutGuide.layoutFrame == content.view.bounds.inset(by: content.view.safeAreaInsets))
        _ = log.take()
        test.turn { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(content.view.safeAreaInsets == insets(0, 0, tabBarHeight, 0))
        #expect(log.takeDistinct() == ["A.safeArea", "A.margins", "A.willLayout", "A.layout"])
        test.turn { tabs.setTabBarHidden(true, animated: false) }
        #expect(content.view.safeAreaInsets == .zero)
    }

    @Test func viewBesideBarsHasNoneOfThemInItsSafeArea() {
        let content = UIViewController()
        content.edgesForExtendedLayout = []
        let test = TestScene(showing: UINavigationController(rootViewController: content))
        #expect(content.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(content.view.safeAreaInsets == .zero)
        test.turn { content.additionalSafeAreaInsets = insets(1, 2, 3, 4) }
        #expect(content.view.safeAreaInsets == insets(1, 2, 3, 4))
    }

    @Test func viewsGetThePartThatReachesIntoThem() {
        final class Recording: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let top = Recording(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
        let middle = Recording(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        let flowing = Recording()
        let inner = Recording(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        test.turn {
            test.scene.safeAreaInsets = insets(47, 10, 34, 0)
            for view in [top, middle, flowing] { controller.view.addSubview(view) }
            top.addSubview(inner)
        }
        #expect(controller.view.safeAreaInsets == insets(47, 10, 34, 0))
        #expect(top.safeAreaInsets == insets(27, 10, 0, 0) && top.changes == 1)
        #expect(middle.safeAreaInsets == .zero && middle.changes == 0)
        #expect(flowing.safeAreaInsets == .zero)
        #expect(inner.safeAreaInsets == insets(27, 10, 0, 0))
        test.turn { top.frame.origin.y = 40 }
        #expect(top.safeAreaInsets == insets(7, 10, 0, 0) && top.changes == 2)
        #expect(inner.safeAreaInsets == insets(7, 10, 0, 0))
    }

    @Test func scrollViewKeepsItsContentInTheSafeArea() {
        let controller = UIViewController()
        let test = TestScene(showing: UINavigationController(rootViewController: controller))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        test.turn {
            scroll.addSubview(content)
            controller.view.addSubview(scroll)
        }
        #expect(scroll.safeAreaInsets.top == 44)
        #expect(content.safeAreaInsets == .zero)
    }

    @Test func rootViewsHaveTheSystemsMargins() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
        _ = log.take()
        test.turn {
            controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 10, leading: 10, bottom: 10, trailing: 30)
        }
        #expect(controller.view.layoutMargins == insets(10, 16, 10, 30))
        #expect(log.takeDistinct() == ["A.margins", "A.willLayout", "A.layout"])
        test.turn { controller.viewRespectsSystemMinimumLayoutMargins = false }
        #expect(controller.view.layoutMargins == insets(10, 10, 10, 30))
        test.resize(width: 820, height: 1_180)
        #expect(controller.systemMinimumLayoutMargins.leading == 20)
    }

    @Test func marginsBeginWhereTheSafeAreaEnds() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        test.turn { controller.additionalSafeAreaInsets = insets(40, 0, 20, 0) }
        #expect(controller.view.layoutMargins == insets(40, 16, 20, 16))
        test.turn { controller.view.insetsLayoutMarginsFromSafeArea = false }
        #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
    }

    @Test func marginsOfTheSuperviewAreKeptOnRequest() {
        final class Recording: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = Recording(frame: CGRect(x: 5, y: 30, width: 195, height: 170))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        outer.layoutMargins = insets(50, 20, 0, 20)
        #expect(inner.changes == 0)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(20, 15, 8, 20) && inner.changes == 1)
        outer.layoutMargins = insets(50, 30, 0, 20)
        #expect(inner.layoutMargins == insets(20, 25, 8, 20) && inner.changes == 2)
    }

    @Test func directionalMarginsFollowTheDirectionOfText() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 4, 3, 2))
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
}
