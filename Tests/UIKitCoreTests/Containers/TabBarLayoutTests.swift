import Foundation
import Testing

@testable import UIKitCore

/// Where a tab bar controller puts bar, sidebar and content.
@MainActor
@Suite struct TabBarLayoutTests {
    private let tabs = UITabBarController()
    private let content = UIViewController()
    private let test: TestScene

    init() {
        tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
        test = TestScene(showing: tabs)
    }

    private var place: CGRect? {
        content.view.superview.map { content.view.convert(content.view.bounds, to: $0.window) }
    }

    @Test func aNarrowPageHasTheBarBelow() {
        test.resize(width: 390, height: 844)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(place == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    }

    @Test func aWidePageHasTheContentBesideTheSidebar() {
        test.resize(width: 1_280, height: 800)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 256, height: 800))
        #expect(place == CGRect(x: 256, y: 0, width: 1_024, height: 800))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        test.resize(width: 390, height: 844)
        #expect(place == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func aSidebarStandsAtTheSideWhereTextBegins() {
        test.turn { tabs.traitOverrides.layoutDirection = .rightToLeft }
        test.resize(width: 1_280, height: 800)
        #expect(tabs.tabBar.frame.minX == 1_024)
        #expect(place == CGRect(x: 0, y: 0, width: 1_024, height: 800))
    }

    @Test func aSidebarOverTheContentLeavesItsPlace() {
        test.resize(width: 1_280, height: 800)
        test.turn { tabs.sidebar.preferredLayout = .overlap }
        #expect(tabs.tabBar.frame.width == 256)
        #expect(place == CGRect(x: 0, y: 0, width: 1_280, height: 800))
    }

    @Test func aPushedControllerHidesBarsButNoSidebar() {
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        test.resize(width: 1_280, height: 800)
        test.turn { content.navigationController?.pushViewController(pushed, animated: false) }
        #expect(!tabs.tabBar.isHidden)
        #expect(pushed.view.convert(pushed.view.bounds, to: nil).minX == 256)
        test.resize(width: 390, height: 844)
        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 0)
        test.resize(width: 1_280, height: 800)
        #expect(!tabs.tabBar.isHidden)
        test.turn { tabs.mode = .tabBar }
        #expect(tabs.tabBar.isHidden)
        test.turn { content.navigationController?.popViewController(animated: false) }
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func withoutSidebarAWidePageHasTheBarAbove() {
        test.resize(width: 1_280, height: 800)
        test.turn { tabs.mode = .tabBar }
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 1_280, height: 52))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 0, right: 0))
        test.turn { tabs.isTabBarHidden = true }
        #expect(place == CGRect(x: 0, y: 0, width: 1_280, height: 800))
        #expect(content.view.safeAreaInsets.top == 44)
    }

    @Test func theContentGuideIsWhatBarAndSidebarLeave() {
        let guide = tabs.contentLayoutGuide
        #expect(guide === tabs.contentLayoutGuide)
        test.resize(width: 390, height: 844)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 795))
        test.resize(width: 1_280, height: 800)
        #expect(guide.layoutFrame == CGRect(x: 256, y: 0, width: 1_024, height: 800))
    }
}
