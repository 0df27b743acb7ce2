import Testing

@testable import UIKitCore

/// What UIKit raises where an app takes a bar out of the hands of the controller that manages it.
@MainActor
@Suite struct BarFaultTests {
    private final class OtherDelegate: UINavigationBarDelegate, UITabBarDelegate {}

    private func fault(_ reason: String) -> SceneFault { SceneFault(.internalInconsistency, reason) }

    @Test("The bar of a navigation controller keeps its items and its delegate")
    func navigationBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let test = TestScene(showing: navigation)
        let bar = navigation.navigationBar
        let items = bar.items
        let other = OtherDelegate()
        test.turn {
            bar.setItems([], animated: false)
            bar.items = nil
            bar.pushItem(UINavigationItem(title: "Other"), animated: false)
            #expect(bar.popItem(animated: false) == nil)
            bar.delegate = other
        }
        let methods = [
            "setItems:animated:", "setItems:animated:", "pushNavigationItem:animated:", "popNavigationItemAnimated:",
        ]
        #expect(
            test.scene.takeFaults()
                == methods.map { fault("Cannot call \($0) directly on a UINavigationBar managed by a controller.") }
                + [fault("Cannot manually set the delegate on a UINavigationBar managed by a controller.")])
        #expect(bar.items == items && items?.count == 2)
        #expect(bar.delegate === navigation)
        test.turn { navigation.popViewController(animated: false) }
        #expect(bar.items?.count == 1 && test.scene.takeFaults().isEmpty)
    }

    @Test("The bar of a tab bar controller keeps its items, its selection and its delegate")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let test = TestScene(showing: tabs)
        let bar = tabs.tabBar
        let items = bar.items
        let other = OtherDelegate()
        test.turn {
            bar.setItems([], animated: false)
            bar.items = nil
            bar.selectedItem = items?.last
            bar.delegate = other
        }
        let modified = fault("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        #expect(
            test.scene.takeFaults() == [
                modified, modified, modified,
                fault("Changing the delegate of a tab bar managed by a tab bar controller is not allowed."),
            ])
        #expect(bar.items == items && items?.count == 2 && bar.selectedItem === items?.first)
        #expect(bar.delegate === tabs)
        test.turn { tabs.selectedIndex = 1 }
        #expect(bar.selectedItem === items?.last && test.scene.takeFaults().isEmpty)
    }

    @Test("A bar of its own can be changed at will")
    func standalone() {
        let (navigationBar, tabBar) = (UINavigationBar(), UITabBar())
        let other = OtherDelegate()
        let test = TestScene()
        test.turn {
            navigationBar.delegate = other
            navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
            tabBar.delegate = other
            tabBar.items = [UITabBarItem(title: "B", image: nil, tag: 0)]
            tabBar.selectedItem = tabBar.items?.first
            tabBar.delegate = nil
        }
        #expect(navigationBar.topItem?.title == "A" && tabBar.selectedItem?.title == "B")
        #expect(test.scene.takeFaults().isEmpty)
    }
}
