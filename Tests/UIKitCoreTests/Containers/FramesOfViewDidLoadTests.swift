import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Frames that viewDidLoad takes from the bounds keep their distance from the edges")
struct FramesOfViewDidLoadTests {
    /// A screen with a view that is 20 points from its sides, and 80 from its upper and lower edge.
    final class Screen: UIViewController, UIViewControllerRestoration {
        let inner = UIView()

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { make() }

        static func make() -> Screen {
            let screen = Screen().named("screen")
            screen.restorationClass = Screen.self
            return screen
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            inner.frame = view.bounds.insetBy(dx: 20, dy: 80)
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(inner)
        }
    }

    /// What the screen is in.
    enum Container: CaseIterable {
        case window, stack, tab, otherTab, column, page

        @MainActor func containing(_ screen: UIViewController) -> UIViewController {
            func stack() -> UIViewController { UINavigationController(rootViewController: screen).named("stack") }
            let tabs = UITabBarController().named("tabs")
            switch self {
            case .window: return screen
            case .stack: return stack()
            case .tab: tabs.viewControllers = [stack(), UIViewController().named("other")]
            case .otherTab: tabs.viewControllers = [UIViewController().named("other"), stack()]
            case .column:
                let split = UISplitViewController(style: .doubleColumn).named("split")
                split.setViewController(UIViewController().named("list"), for: .primary)
                split.setViewController(screen, for: .secondary)
                return split
            case .page:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([screen], direction: .forward, animated: false)
                return pages.named("pages")
            }
            return tabs
        }
    }

    private func expectDistances(_ screen: Screen) {
        let bounds = screen.view.bounds
        #expect(screen.inner.frame == bounds.insetBy(dx: 20, dy: 80), "in \(bounds)")
    }

    @Test(arguments: Container.allCases)
    func inContainers(container: Container) throws {
        let screen = Screen().named("screen")
        let root = container.containing(screen)
        let test = TestScene(showing: root)
        if let tabs = root as? UITabBarController, container == .otherTab { test.turn { tabs.selectedIndex = 1 } }
        expectDistances(screen)
        test.turn { test.resize(to: 500, .compact) }
        expectDistances(screen)
        let again = Screen().named("screen")
        let other = try test.restored(in: container.containing(again))
        expectDistances(again)
        #expect(again.view.window === other.window)
    }

    @Test(arguments: [Container.stack, .tab, .otherTab])
    func onTopOfAStack(container: Container) throws {
        let root = container.containing(UIViewController().named("root"))
        let test = TestScene(showing: root)
        if let tabs = root as? UITabBarController, container == .otherTab { test.turn { tabs.selectedIndex = 1 } }
        let stack = try #require(
            root as? UINavigationController
                ?? (root as? UITabBarController)?.selectedViewController as? UINavigationController)
        test.turn { stack.pushViewController(Screen.make(), animated: false) }
        expectDistances(try #require(stack.topViewController as? Screen))
        let again = container.containing(UIViewController().named("root"))
        _ = try test.restored(in: again)
        let restored = try #require(
            again as? UINavigationController
                ?? (again as? UITabBarController)?.selectedViewController as? UINavigationController)
        expectDistances(try #require(restored.topViewController as? Screen))
    }
}
