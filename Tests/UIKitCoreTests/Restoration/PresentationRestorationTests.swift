import Foundation
import Testing

@testable import UIKitCore

/// Sheets, popovers, searches and tabs that come back as they stood.
@MainActor
@Suite struct PresentationRestorationTests {
    /// A controller that is presented, and made anew by its class.
    final class Presented: UIViewController, UIViewControllerRestoration {
        /// Gives the sheet a height of the app's own when it is made.
        static var arrangesItself = false

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            let presented = make()
            if arrangesItself {
                presented.modalPresentationStyle = .pageSheet
                presented.sheetPresentationController?.detents = [.custom(identifier: .init("own")) { _ in 200 }]
            }
            return presented
        }

        static func make() -> Presented {
            let presented = Presented().named("presented")
            presented.restorationClass = Presented.self
            return presented
        }
    }

    private func presented(_ style: UIModalPresentationStyle) -> Presented {
        let presented = Presented.make()
        presented.modalPresentationStyle = style
        return presented
    }

    @Test func aContainerOfWhichNothingCameBackIsNotPresented() throws {
        for container in [UINavigationController(), UITabBarController()] as [UIViewController] {
            let root = UIViewController().named("root")
            let test = TestScene(showing: root)
            let inner = UIViewController().named("inner")
            (container as? UINavigationController)?.viewControllers = [inner]
            (container as? UITabBarController)?.viewControllers = [inner]
            container.modalPresentationStyle = .fullScreen
            test.turn { root.present(container.named("container"), animated: false) }

            let again = UIViewController().named("root")
            let other = try test.restored(in: again)
            #expect(again.presentedViewController == nil)
            #expect(again.view.window === other.window)
        }
    }

    @Test func aSheetHasItsHeightsAndItsGrabberAgain() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let sheet = presented(.pageSheet)
        sheet.preferredContentSize = CGSize(width: 300, height: 200)
        let old = try #require(sheet.sheetPresentationController)
        old.detents = [.medium(), .large()]
        old.selectedDetentIdentifier = .medium
        old.largestUndimmedDetentIdentifier = .medium
        old.prefersGrabberVisible = true
        old.preferredCornerRadius = 12
        test.turn { root.present(sheet, animated: false) }

        let again = UIViewController().named("root")
        let other = try test.restored(in: again)
        let restored = try #require(again.presentedViewController)
        let new = try #require(restored.sheetPresentationController)
        #expect(new.detents.map(\.identifier) == [.medium, .large])
        #expect(new.selectedDetentIdentifier == .medium)
        #expect(new.heightFraction == 0.5)
        #expect(!new.dimsBackground)
        #expect(new.prefersGrabberVisible && new.preferredCornerRadius == 12)
        #expect(restored.preferredContentSize == CGSize(width: 300, height: 200))
        // The person goes on to the next height.
        other.turn { new.selectNextDetentByUser() }
        #expect(new.selectedDetentIdentifier == .large)
    }

    @Test func aSheetThatTheAppArrangesAgainStaysAsTheAppHasIt() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let sheet = presented(.pageSheet)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        test.turn { root.present(sheet, animated: false) }
        Presented.arrangesItself = true
        defer { Presented.arrangesItself = false }
        let again = UIViewController().named("root")
        _ = try test.restored(in: again)
        let detents = again.presentedViewController?.sheetPresentationController?.detents
        #expect(detents?.map(\.identifier.rawValue) == ["own"])
    }

    @Test func aSheetHasTheHeightsAgainThatOnlyTheAppCanCompute() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let sheet = presented(.pageSheet)
        let old = try #require(sheet.sheetPresentationController)
        old.detents = [
            .custom(identifier: .init("low")) { _ in 220 }, .custom(identifier: .init("none")) { _ in nil },
            .custom(identifier: .init("quarter")) { $0.maximumDetentValue / 4 }, .large(),
        ]
        test.turn { root.present(sheet, animated: false) }
        test.turn { old.selectNextDetentByUser() }
        #expect(old.selectedDetentIdentifier == .init("quarter"))

        // Once more, as what comes back must be kept like what the app made.
        var scene = test
        for _ in 0..<2 {
            let again = UIViewController().named("root")
            scene = try scene.restored(in: again)
            let new = try #require(again.presentedViewController?.sheetPresentationController)
            #expect(new.activeDetents.map(\.identifier.rawValue) == ["low", "quarter", "com.apple.UIKit.large"])
            #expect(new.selectedDetentIdentifier == .init("quarter"))
            #expect(new.displayedHeight == .share(0.25))
            new.selectedDetentIdentifier = .init("low")
            #expect(new.displayedHeight == .points(220))
            new.selectedDetentIdentifier = .init("quarter")
        }
    }

    /// A form on a sheet that says itself whether it may be closed, from the moment when it appears.
    final class GuardedForm: UIViewController, UIAdaptivePresentationControllerDelegate, UIViewControllerRestoration {
        private(set) var attempts = 0

        static func make(_ name: String) -> GuardedForm {
            let form = GuardedForm().named(name)
            form.restorationClass = GuardedForm.self
            return form
        }

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { path.last.map(make) }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if restorationIdentifier == "form" { navigationController?.presentationController?.delegate = self }
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
        }
    }

    @Test("a sheet asks the controller that decides about it, also where another one lies on that")
    func delegateOfAPresentation() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let stack = UINavigationController(rootViewController: GuardedForm.make("form")).named("stack")
        test.turn { root.present(stack, animated: false) }
        test.turn { stack.pushViewController(GuardedForm.make("more"), animated: false) }
        let again = UIViewController().named("root")
        let other = try test.restored(in: again)
        let new = try #require(again.presentedViewController as? UINavigationController)
        let shown = try #require(new.viewControllers.first as? GuardedForm)
        #expect(new.viewControllers.map(\.restorationIdentifier) == ["form", "more"])
        #expect(new.presentationController?.delegate === shown)
        let container = try #require(new.storedPresentationController?.containerView)
        try other.perform(.dismiss, on: container)
        #expect(shown.attempts == 1 && again.presentedViewController === new)
    }

    /// A screen with a button and a bar item, neither with a name.
    private func toolScreen() -> (UINavigationController, UIViewController, UIButton, UIBarButtonItem) {
        let screen = UIViewController().named("screen")
        let button = UIButton(type: .system)
        let box = UIView()
        box.addSubview(button)
        screen.view.addSubview(UIView())
        screen.view.addSubview(box)
        let item = UIBarButtonItem(title: "Tools", style: .plain, target: nil, action: nil)
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil), item,
        ]
        return (UINavigationController(rootViewController: screen).named("stack"), screen, button, item)
    }

    /// Shows a popover over a screen with tools, and restores both.
    ///
    /// - Parameter arrange: Arranges the popover, given the screen, its button and its item.
    /// - Returns: The popover that came back, with the screen, the button and the item that the app made anew.
    private func restoredPopover(
        _ arrange: (UIPopoverPresentationController, UIViewController, UIButton, UIBarButtonItem) -> Void
    ) throws -> (UIPopoverPresentationController, UIViewController, UIButton, UIBarButtonItem) {
        let (stack, screen, button, item) = toolScreen()
        let test = TestScene(showing: stack)
        let popover = presented(.popover)
        arrange(try #require(popover.popoverPresentationController), screen, button, item)
        test.turn { screen.present(popover, animated: false) }
        let (newStack, newScreen, newButton, newItem) = toolScreen()
        _ = try test.restored(in: newStack)
        let restored = newStack.presentedViewController?.popoverPresentationController
        return (try #require(restored), newScreen, newButton, newItem)
    }

    @Test func aPopoverPointsToItsButtonAgain() throws {
        let (restored, screen, button, _) = try restoredPopover { popover, screen, button, _ in
            popover.sourceView = button
            popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            popover.permittedArrowDirections = [.left, .right]
            popover.passthroughViews = [screen.view.subviews[0], button]
        }
        #expect(restored.sourceView === button)
        #expect(restored.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(restored.permittedArrowDirections == [.left, .right])
        #expect(restored.passthroughViews == [screen.view.subviews[0], button])
    }

    /// A stack that its class makes anew with its root, which has a name and no class of its own.
    final class PresentedStack: UINavigationController, UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { make() }

        static func make() -> PresentedStack {
            let stack = PresentedStack(rootViewController: UIViewController().named("first")).named("stack")
            stack.restorationClass = PresentedStack.self
            return stack
        }
    }

    @Test func aStackThatIsPresentedFindsTheRootThatTheAppMakesWithIt() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let stack = PresentedStack.make()
        test.turn { root.present(stack, animated: false) }
        let again = UIViewController().named("root")
        let other = try test.restored(in: again)
        #expect((again.presentedViewController as? PresentedStack)?.viewControllers.count == 1)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func aPopoverWithoutARectanglePointsToAllOfItsView() throws {
        let (restored, _, button, _) = try restoredPopover { popover, _, button, _ in popover.sourceView = button }
        #expect(restored.sourceView === button)
        #expect(restored.sourceRect.isNull)
    }

    @Test func aPopoverPointsToItsBarItemAgain() throws {
        let (restored, _, _, item) = try restoredPopover { popover, _, _, item in popover.barButtonItem = item }
        #expect(restored.barButtonItem === item)
    }

    /// A table that has the search above its rows.
    final class Finder: UITableViewController {
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.tableHeaderView = search.searchBar
        }
    }

    @Test func aSearchAboveATableGoesOn() throws {
        let old = Finder(style: .plain).named("finder")
        let test = TestScene(showing: old)
        test.turn {
            old.search.isActive = true
            old.search.searchBar.text = "ada"
        }
        test.turn { old.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Unread")] }
        #expect(old.search.isActive)
        let new = Finder(style: .plain).named("finder")
        _ = try test.restored(in: new)
        #expect(new.search.isActive)
        #expect(new.search.searchBar.text == "ada")
        #expect(new.search.searchBar.searchTextField.tokens.map(\.text) == ["Unread"])
    }

    /// What is searched, as the root of a stack or as a tab; another controller is pushed or selected.
    private func searchScreens(inTabs: Bool) -> (root: UIViewController, search: UISearchController) {
        let list = UIViewController().named("list")
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        list.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: list).named("stack")
        guard inTabs else { return (stack, search) }
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = [stack, UIViewController().named("other")]
        return (tabs, search)
    }

    private func showOther(in root: UIViewController) {
        if let tabs = root as? UITabBarController { return tabs.selectedIndex = 1 }
        (root as? UINavigationController)?.pushViewController(Presented.make(), animated: true)
    }

    private func goBack(in root: UIViewController) {
        if let tabs = root as? UITabBarController { return tabs.selectedIndex = 0 }
        (root as? UINavigationController)?.popViewController(animated: true)
    }

    @Test(arguments: [false, true]) func aSearchThatIsOutOfSightGoesOnWhenItIsSeenAgain(inTabs: Bool) throws {
        let (old, oldSearch) = searchScreens(inTabs: inTabs)
        var test = TestScene(showing: old)
        test.turn {
            oldSearch.isActive = true
            oldSearch.searchBar.text = "al"
        }
        test.turn { showOther(in: old) }
        #expect(oldSearch.isActive)

        // Once more, as what waits must be kept like what was shown.
        for _ in 0..<2 {
            let (root, search) = searchScreens(inTabs: inTabs)
            test = try test.restored(in: root)
            #expect(search.isActive && search.presentingViewController == nil)
        }
        let (root, search) = searchScreens(inTabs: inTabs)
        test = try test.restored(in: root)
        test.turn { goBack(in: root) }
        #expect(search.isActive)
        #expect(search.searchBar.text == "al")
        #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
        #expect(search.presentingViewController != nil)
        #expect(search.viewIfLoaded?.window === test.window)
        #expect(search.appearance.phase == .appeared)
        test.turn { search.isActive = false }
        #expect(!search.isActive && (search.searchBar.text ?? "").isEmpty)
        #expect(search.presentingViewController == nil && !search.searchBar.showsCancelButton)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aSearchThatEndsOutOfSightStaysEnded() throws {
        let (old, oldSearch) = searchScreens(inTabs: false)
        let test = TestScene(showing: old)
        test.turn {
            oldSearch.isActive = true
            oldSearch.searchBar.text = "al"
        }
        test.turn { showOther(in: old) }
        let (root, search) = searchScreens(inTabs: false)
        let other = try test.restored(in: root)
        other.turn { search.isActive = false }
        #expect(!search.isActive && (search.searchBar.text ?? "").isEmpty)
        other.turn { goBack(in: root) }
        #expect(!search.isActive && search.presentingViewController == nil)
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = (0..<7).map { number in
            let controller = UIViewController().named("tab \(number)")
            controller.title = "\(number)"
            return controller
        }
        return tabs
    }

    @Test func tabsKeepTheOrderThatThePersonGaveThemAndTheListOfMoreStaysOpen() throws {
        let old = tabs()
        let test = TestScene(showing: old)
        let order = (old.viewControllers ?? []).reversed() as [UIViewController]
        test.turn {
            old.takeOver(order)
            old.selectMore()
        }
        #expect(test.scene.preservedState().lostControllers.isEmpty)
        let new = tabs()
        let other = try test.restored(in: new)
        #expect(new.viewControllers?.map { $0.title ?? "" } == ["6", "5", "4", "3", "2", "1", "0"])
        #expect(new.selectedViewController === new.moreNavigationController)
        #expect(new.moreNavigationController.viewIfLoaded?.window === other.window)
    }

    @Test func whoOrdersTheTabsGoesOnWithThat() throws {
        let old = tabs()
        let test = TestScene(showing: old)
        test.turn { old.selectMore() }
        let list = try #require(old.moreNavigationController.topViewController as? UITableViewController)
        test.turn { list.setEditing(true, animated: false) }
        try test.perform(.moveRow, .text("0.6.0.0"), on: list.tableView)
        let new = tabs()
        let other = try test.restored(in: new)
        let again = try #require(new.moreNavigationController.topViewController as? UITableViewController)
        #expect(again.isEditing && again.tableView.isEditing)
        #expect(new.viewControllers?.first?.title == "0")
        other.turn { again.setEditing(false, animated: false) }
        #expect(new.viewControllers?.map { $0.title ?? "" } == ["6", "0", "1", "2", "3", "4", "5"])
    }

    @Test func textTypedIntoAnAlertThatIsLostIsKnownByItsField() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.accessibilityLabel = "New name" }
            scene.inTurn {
                scene.tabs?.present(alert, animated: false)
                scene.commit()
            }
            let field = try #require(alert.textFields?.first)
            let identifier = scene.identifier(for: field)
            let again = try NotesApp.connect(restoring: scene.preservedState().data)
            let departed = try #require(again.departedField(withIdentifier: identifier))
            #expect(departed.name == "New name" && !departed.held("Ada"))
            for scene in [scene, again] { UIApplication.shared.disconnect(scene) }
        }
    }
}
