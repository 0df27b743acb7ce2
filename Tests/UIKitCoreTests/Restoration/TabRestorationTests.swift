import Foundation
import Testing

@testable import UIKitCore

/// Tabs whose controllers are made only when somebody selects them, or when the tab bar controller's view is loaded.
@MainActor
@Suite struct TabRestorationTests {
    /// A screen with a field, which nobody but its tab makes.
    final class Screen: UIViewController {
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    private static func screen(_ name: String) -> Screen {
        let screen = Screen().named(name)
        screen.title = name
        return screen
    }

    /// Three tabs and a group of two.
    private func tabs(isStacked: Bool = false, isManaged: Bool = false) -> UITabBarController {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in
                let screen = Self.screen(name)
                return isStacked ? UINavigationController(rootViewController: screen).named("\(name) stack") : screen
            }
        }
        let group = UITabGroup(
            title: "library", image: nil, identifier: "library", children: [tab("artists"), tab("albums")])
        if isManaged { group.managingNavigationController = UINavigationController().named("library stack") }
        return UITabBarController(tabs: [tab("listen"), tab("radio"), tab("search"), group]).named("tabs")
    }

    private func screen(of tabs: UITabBarController, _ identifier: String) throws -> Screen {
        let shown = try #require(tabs.tab(forIdentifier: identifier)?.viewController)
        return try #require((shown as? UINavigationController)?.viewControllers.first as? Screen ?? shown as? Screen)
    }

    private func start(_ root: UIViewController, width: CGFloat = 1024) -> TestScene {
        let test = TestScene()
        test.turn { test.resize(to: width, width < 768 ? .compact : .regular) }
        test.turn { test.window.rootViewController = root }
        return test
    }

    @Test("tabs that were opened are there again with what was typed in them", arguments: [false, true], [390, 1024])
    func opened(isStacked: Bool, width: CGFloat) throws {
        let old = tabs(isStacked: isStacked)
        let test = start(old, width: width)
        for name in ["radio", "albums", "search"] {
            test.turn { old.selectedTab = old.tab(forIdentifier: name) }
            try test.fill(try screen(of: old, name).field, with: .text("typed in \(name)"))
        }
        test.turn { old.selectedTab = old.tab(forIdentifier: "radio") }
        let new = tabs(isStacked: isStacked)
        let other = try test.restored(in: new, width: width)
        #expect(new.selectedTab?.identifier == "radio")
        let shown = try screen(of: new, "radio")
        #expect(shown.viewIfLoaded?.window === other.window)
        for name in ["radio", "albums", "search"] {
            #expect(try screen(of: new, name).field.text == "typed in \(name)")
        }
        #expect(new.tab(forIdentifier: "artists")?.viewController == nil)
        #expect((new.tab(forIdentifier: "library") as? UITabGroup)?.selectedChild?.identifier == "albums")
        #expect(!other.scene.isRestorationIncomplete && other.scene.namesOfLostContent == [])
        // The first tab was selected at first.
        #expect(new.viewControllers?.count == old.viewControllers?.count)
    }

    @Test func aScreenOnTheStackOfAGroupIsThereAgain() throws {
        let old = tabs(isManaged: true)
        let test = start(old)
        test.turn { old.selectedTab = old.tab(forIdentifier: "albums") }
        try test.fill(try screen(of: old, "albums").field, with: .text("typed"))
        let new = tabs(isManaged: true)
        let other = try test.restored(in: new, width: 1024)
        #expect(new.selectedTab?.identifier == "albums")
        #expect(try screen(of: new, "albums").field.text == "typed")
        #expect(try screen(of: new, "albums").viewIfLoaded?.window === other.window)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test("a tab whose controller has no name is selected again", arguments: ["radio", "albums"])
    func unnamed(name: String) throws {
        func make() -> UITabBarController {
            func tab(_ name: String) -> UITab {
                UITab(title: name, image: nil, identifier: name) { _ in Screen() }
            }
            let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("artists"), tab("albums")])
            return UITabBarController(tabs: [tab("listen"), tab("radio"), group]).named("tabs")
        }
        let old = make()
        let test = start(old)
        test.turn { old.selectedTab = old.tab(forIdentifier: name) }
        let new = make()
        _ = try test.restored(in: new, width: 1024)
        #expect(new.selectedTab?.identifier == name)
    }

    @Test func aTabThatIsNoMoreLeavesTheFirstOneSelected() throws {
        let old = tabs()
        let test = start(old)
        test.turn { old.selectedTab = old.tab(forIdentifier: "radio") }
        let new = tabs()
        new.tabs.removeAll { $0.identifier == "radio" }
        let other = try test.restored(in: new, width: 1024)
        #expect(new.selectedTab?.identifier == "listen")
        #expect(other.scene.namesOfLostContent == ["radio"])
    }

    /// Tabs of controllers that are made when the view is loaded.
    final class Late: UITabBarController {
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = ["first", "second"].map { name in
                UINavigationController(rootViewController: TabRestorationTests.screen(name)).named("\(name) stack")
            }
        }

        var screens: [Screen] {
            (viewControllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first as? Screen }
        }
    }

    @Test func tabsThatAreMadeWhenTheViewIsLoadedAreThereAgain() throws {
        let old = Late().named("tabs")
        let test = start(old)
        test.turn { old.selectedIndex = 1 }
        try test.fill(old.screens[1].field, with: .text("typed"))
        let new = Late().named("tabs")
        let other = try test.restored(in: new, width: 1024)
        #expect(new.selectedIndex == 1)
        #expect(new.screens.map(\.field.text) == ["", "typed"])
        #expect(!other.scene.isRestorationIncomplete)
    }

    /// A stack whose root is made when the view is loaded.
    final class LateStack: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [TabRestorationTests.screen("first")]
        }
    }

    @Test func aRootThatIsMadeWhenTheViewOfItsStackIsLoadedIsThereAgain() throws {
        let old = LateStack().named("stack")
        let test = start(old)
        try test.fill(try #require(old.topViewController as? Screen).field, with: .text("typed"))
        let new = LateStack().named("stack")
        let other = try test.restored(in: new, width: 1024)
        #expect(try #require(new.topViewController as? Screen).field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete)
    }

    /// Columns that are made when the view is loaded.
    final class LateSplit: UISplitViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            setViewController(TabRestorationTests.screen("list"), for: .primary)
            setViewController(TabRestorationTests.screen("detail"), for: .secondary)
        }
    }

    @Test func columnsThatAreMadeWhenTheViewIsLoadedAreThereAgain() throws {
        let old = LateSplit(style: .doubleColumn).named("split")
        let test = start(old)
        try test.fill(try #require(old.viewController(for: .secondary) as? Screen).field, with: .text("typed"))
        let new = LateSplit(style: .doubleColumn).named("split")
        let other = try test.restored(in: new, width: 1024)
        #expect(try #require(new.viewController(for: .secondary) as? Screen).field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test("tabs without any identifier are selected again, with what was typed in them", arguments: [false, true])
    func unnamedRoot(usesTabs: Bool) throws {
        func make() -> (UITabBarController, Screen) {
            let field = Screen()
            let stacks = [UIViewController(), field].map { UINavigationController(rootViewController: $0) }
            for (stack, title) in zip(stacks, ["first", "second"]) { stack.tabBarItem.title = title }
            guard usesTabs else {
                let tabs = UITabBarController()
                tabs.viewControllers = stacks
                return (tabs, field)
            }
            let all = zip(stacks, ["first", "second"]).map { stack, name in
                UITab(title: name, image: nil, identifier: name) { _ in stack }
            }
            return (UITabBarController(tabs: all), field)
        }
        let (old, oldScreen) = make()
        let test = start(old)
        test.turn { old.selectedIndex = 1 }
        try test.fill(oldScreen.field, with: .text("typed"))
        let (new, screen) = make()
        let other = try test.restored(in: new, width: 1024)
        #expect(new.selectedIndex == 1)
        #expect(screen.viewIfLoaded?.window === other.window)
        #expect(screen.field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete && other.scene.namesOfLostContent == [])
    }

    @Test func whatWasPushedInTabsWithoutIdentifierIsNamedAndItsTextOffered() throws {
        func make() -> (UITabBarController, [UINavigationController]) {
            let stacks = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            return (tabs, stacks)
        }
        let (old, oldStacks) = make()
        let test = start(old)
        test.turn { old.selectedIndex = 1 }
        let pushed = Self.screen("recipe")
        pushed.restorationIdentifier = nil
        test.turn { oldStacks[1].pushViewController(pushed, animated: false) }
        try test.fill(pushed.field, with: .text("typed"))
        test.turn { old.selectedIndex = 0 }
        let (covered, _) = make()
        let first = try test.restored(in: covered, width: 1024)
        #expect(covered.selectedIndex == 0)
        #expect(first.scene.namesOfLostContent == ["recipe"])
        test.turn { old.selectedIndex = 1 }
        let (seen, stacks) = make()
        let second = try test.restored(in: seen, width: 1024)
        #expect(seen.selectedIndex == 1)
        #expect(stacks[1].viewControllers.count == 1)
        #expect(second.scene.namesOfLostContent == ["recipe"])
        #expect(second.scene.textsLostInRestoration.map(\.text) == ["typed"])
    }
}
