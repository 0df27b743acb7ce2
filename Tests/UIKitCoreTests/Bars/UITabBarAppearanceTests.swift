import Foundation
import Testing

@testable import UIKitCore

/// The look of tab bars is copied, and follows changes of the copy.
@MainActor
@Suite struct UITabBarAppearanceTests {
    private let tabs = UITabBarController()
    private let test: TestScene

    init() {
        tabs.viewControllers = [UIViewController(), UIViewController()]
        test = TestScene(showing: tabs)
    }

    @Test func barsAndItemsKeepCopies() throws {
        let bar = tabs.tabBar
        let look = UITabBarAppearance()
        look.backgroundColor = .systemRed
        look.selectionIndicatorTintColor = .systemTeal
        look.stackedLayoutAppearance.selected.iconColor = .systemPink
        look.stackedItemPositioning = .centered
        bar.standardAppearance = look
        look.backgroundColor = .systemBlue
        look.stackedLayoutAppearance.selected.iconColor = .systemBlue
        #expect(bar.standardAppearance !== look)
        #expect(bar.standardAppearance.backgroundColor == .systemRed)
        #expect(bar.standardAppearance.selectionIndicatorTintColor == .systemTeal)
        #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .systemPink)
        #expect(bar.displayedItemPositioning == .centered)
        #expect(test.isMarked(bar) { bar.standardAppearance.selectionIndicatorTintColor = .systemBlue })
        #expect(
            test.isMarked(bar) {
                bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                    .foregroundColor: UIColor.red
                ]
            })
        bar.scrollEdgeAppearance = look
        #expect(bar.scrollEdgeAppearance !== look && bar.scrollEdgeAppearance?.backgroundColor == .systemBlue)

        let item = try #require(tabs.viewControllers?[1].tabBarItem)
        test.turn { item.standardAppearance = look }
        look.backgroundColor = .systemGreen
        #expect(item.standardAppearance?.backgroundColor == .systemBlue)
        #expect(bar.displayedAppearance?.backgroundColor == .systemRed)
        test.turn { tabs.selectedIndex = 1 }
        #expect(bar.displayedAppearance?.backgroundColor == .systemBlue)
        #expect(test.isMarked(bar) { item.standardAppearance?.backgroundColor = .systemGray })
    }
}
