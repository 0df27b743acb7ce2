import Foundation
import Testing

@testable import UIKitCore

/// Columns of split views that had other controllers than the app gives them at every start.
@MainActor
@Suite struct ColumnRestorationTests {
    /// A report, which its class makes anew.
    final class Report: UIViewController, UIViewControllerRestoration {
        static var isRefused = false

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { isRefused ? nil : make() }

        static func make() -> Report {
            let report = Report().named("report")
            report.restorationClass = Report.self
            report.title = "Report"
            return report
        }
    }

    private func stack(_ root: UIViewController, _ identifier: String) -> UINavigationController {
        UINavigationController(rootViewController: root).named(identifier)
    }

    /// What the app makes at every start.
    private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style).named("split")
        let list = stack(UIViewController().named("list"), "lists")
        let detail = stack(UIViewController().named("detail"), "details")
        if style == .unspecified {
            split.viewControllers = [list, detail]
        } else {
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        }
        return split
    }

    private func scene(_ split: UISplitViewController, width: CGFloat) -> TestScene {
        let test = TestScene()
        test.turn { test.resize(to: width, width < 768 ? .compact : .regular) }
        test.turn { test.window.rootViewController = split }
        return test
    }

    @Test(arguments: [1000, 390] as [CGFloat]) func aColumnHasWhatWasOpenedInItAgain(width: CGFloat) throws {
        let old = split()
        let test = scene(old, width: width)
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        let new = split()
        let other = try test.restored(in: new, width: width)
        let column = try #require(new.viewController(for: .secondary) as? UINavigationController)
        #expect(column.restorationIdentifier == "reports")
        let report = try #require((new.mergedStack ?? column).topViewController as? Report)
        #expect(report.viewIfLoaded?.window === other.window)
        #expect(new.viewController(for: .primary)?.restorationIdentifier == "lists")
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func theClassicStyleHasWhatWasOpenedAgain() throws {
        let old = split(.unspecified)
        let test = scene(old, width: 1000)
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        let new = split(.unspecified)
        _ = try test.restored(in: new, width: 1000)
        let column = try #require(new.viewControllers.last as? UINavigationController)
        #expect(column.topViewController is Report)
    }

    /// Leaves out the secondary controller whenever columns merge, so that the app begins with the list.
    final class ListFirst: UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test func theClassicStyleHasWhatWasOpenedOnANarrowPageAgain() throws {
        let delegate = ListFirst()
        let old = split(.unspecified)
        old.delegate = delegate
        let test = scene(old, width: 390)
        #expect(old.mergedStack?.viewControllers.count == 1)
        let untouched = split(.unspecified)
        untouched.delegate = delegate
        _ = try test.restored(in: untouched, width: 390)
        #expect(untouched.mergedStack?.viewControllers.count == 1)
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        let new = split(.unspecified)
        new.delegate = delegate
        let other = try test.restored(in: new, width: 390)
        let report = try #require(new.mergedStack?.topViewController as? Report)
        #expect(report.viewIfLoaded?.window === other.window)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test(
        "what is opened after a pause is on top when the columns merge, whichever was before", arguments: [false, true])
    func openedAfterwards(isRestored: Bool) throws {
        let old = split()
        var test = scene(old, width: 390)
        test.turn { old.show(.primary) }
        test.turn { test.resize(to: 1000, .regular) }
        var split = old
        if isRestored {
            split = self.split()
            test = try test.restored(in: split, width: 1000)
        }
        test.turn { test.resize(to: 390, .compact) }
        #expect(split.mergedStack?.topViewController?.restorationIdentifier == "list")
        test.turn { test.resize(to: 1000, .regular) }
        if isRestored {
            let again = self.split()
            test = try test.restored(in: again, width: 1000)
            split = again
        }
        test.turn { split.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        test.turn { test.resize(to: 390, .compact) }
        #expect(split.mergedStack?.topViewController is Report)
    }

    @Test(
        "the classic style has what was left for the list beside it again when the page becomes wide",
        arguments: [false, true])
    func leftForTheList(isRestored: Bool) throws {
        var split = self.split(.unspecified)
        var test = scene(split, width: 1000)
        test.turn { split.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        test.turn { test.resize(to: 390, .compact) }
        test.turn { _ = split.mergedStack?.popViewController(animated: false) }
        if isRestored {
            split = self.split(.unspecified)
            test = try test.restored(in: split, width: 390)
            #expect(split.mergedStack?.viewControllers.count == 1)
        }
        test.turn { test.resize(to: 1000, .regular) }
        #expect((split.viewControllers.last as? UINavigationController)?.topViewController is Report)
    }

    /// Begins with the list whenever columns merge.
    final class PrimaryFirst: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    @Test("the delegate says what is on top when columns merge that stood beside each other", arguments: [1000, 390])
    func delegate(width: CGFloat) throws {
        let delegate = PrimaryFirst()
        let old = split()
        old.delegate = delegate
        let test = scene(old, width: width)
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        let new = split()
        new.delegate = delegate
        let other = try test.restored(in: new, width: width)
        other.turn { other.resize(to: 390, .compact) }
        #expect(new.mergedStack?.topViewController?.restorationIdentifier == (width == 390 ? "report" : "list"))
    }

    /// A split view in a tab beside another one.
    private func tabs(_ split: UISplitViewController) -> UITabBarController {
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = [UIViewController().named("today"), split]
        return tabs
    }

    @Test("what was opened on a narrow page is on top, also where its tab is opened after two pauses")
    func openedInAnotherTab() throws {
        let delegate = PrimaryFirst()
        let old = split()
        old.delegate = delegate
        var test = TestScene()
        test.turn { test.resize(to: 390, .compact) }
        let first = tabs(old)
        test.turn { test.window.rootViewController = first }
        test.turn { first.selectedIndex = 1 }
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        test.turn { first.selectedIndex = 0 }
        var split = old
        for _ in 0..<2 {
            split = self.split()
            split.delegate = delegate
            test = try test.restored(in: tabs(split), width: 390)
        }
        let last = try #require(split.tabBarController)
        test.turn { last.selectedIndex = 1 }
        #expect(split.mergedStack?.topViewController is Report)
    }

    @Test("columns that nobody has seen begin as the app has them, also after a pause", arguments: [false, true])
    func unseen(isRestored: Bool) throws {
        var split = self.split()
        var test = TestScene()
        test.turn { test.resize(to: 390, .compact) }
        var tabs = self.tabs(split)
        test.turn { test.window.rootViewController = tabs }
        if isRestored {
            split = self.split()
            tabs = self.tabs(split)
            test = try test.restored(in: tabs, width: 390)
        }
        test.turn { test.resize(to: 1000, .regular) }
        test.turn { tabs.selectedIndex = 1 }
        #expect(split.narrowColumn == .secondary)
    }

    /// Begins with the list where nothing was opened.
    final class OpenedFirst: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { svc.viewController(for: .secondary) is Report ? .secondary : .primary }
    }

    @Test("a column contains what was opened in it, also for the delegate, where the split view makes its stack")
    func madeStack() throws {
        let delegate = OpenedFirst()
        func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn).named("split")
            split.delegate = delegate
            split.setViewController(UIViewController().named("list"), for: .primary)
            split.setViewController(UIViewController().named("nothing"), for: .secondary)
            return split
        }
        let old = split()
        let test = scene(old, width: 1000)
        let report = Report.make()
        test.turn { old.setViewController(report, for: .secondary) }
        let new = split()
        let other = try test.restored(in: new, width: 1000)
        let restored = try #require(new.viewController(for: .secondary) as? Report)
        #expect(restored !== report && new.viewController(for: .primary)?.restorationIdentifier == "list")
        other.turn { other.resize(to: 390, .compact) }
        #expect(new.mergedStack?.topViewController === restored)
    }

    @Test func aStackWithoutWhatWasOnItDoesNotReplaceTheAppsOwn() throws {
        let old = split()
        let test = scene(old, width: 1000)
        test.turn { old.showDetailViewController(stack(Report.make(), "reports"), sender: nil) }
        Report.isRefused = true
        defer { Report.isRefused = false }
        let new = split()
        let other = try test.restored(in: new, width: 1000)
        #expect(new.viewController(for: .secondary)?.restorationIdentifier == "details")
        #expect(other.scene.isRestorationIncomplete)
    }

    @Test func aColumnThatIsThereNoMoreIsNamed() throws {
        let old = split(.tripleColumn)
        old.setViewController(stack(Report.make(), "reports"), for: .supplementary)
        let test = scene(old, width: 1280)
        let new = split()
        let other = try test.restored(in: new, width: 1280)
        #expect(other.scene.isRestorationIncomplete)
        #expect(other.scene.namesOfLostContent == ["Report"])
    }

    // MARK: On a page of another width, or in another tab

    /// What stands in the second column until something is opened; it has no name.
    final class Placeholder: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Nothing is open"
        }
    }

    /// A split view whose second column begins with a controller that has no name.
    private func splitWithPlaceholder(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style).named("split")
        let list = stack(UIViewController().named("list"), "lists")
        let placeholder = UINavigationController(rootViewController: Placeholder())
        if style == .unspecified {
            split.viewControllers = [list, placeholder]
        } else {
            split.setViewController(list, for: .primary)
            split.setViewController(placeholder, for: .secondary)
        }
        return split
    }

    @Test(
        "what a column begins with is not missed where the page has another width or shows another tab, as the app makes it",
        arguments: [(1000, 390), (390, 1000), (1000, 1000), (390, 390)] as [(CGFloat, CGFloat)], [false, true])
    func placeholder(widths: (CGFloat, CGFloat), isLeft: Bool) throws {
        for style in [UISplitViewController.Style.doubleColumn, .unspecified] {
            let first = tabs(splitWithPlaceholder(style))
            let test = TestScene()
            test.turn { test.resize(to: widths.0, widths.0 < 768 ? .compact : .regular) }
            test.turn { test.window.rootViewController = first }
            test.turn { first.selectedIndex = 1 }
            if isLeft { test.turn { first.selectedIndex = 0 } }
            let other = try test.restored(in: tabs(splitWithPlaceholder(style)), width: widths.1)
            #expect(other.scene.namesOfLostContent == [])
            #expect(!other.scene.isRestorationIncomplete)
        }
    }

    @Test("what was opened in a column without a name is missed, as the app begins with something else")
    func openedWithoutName() throws {
        let old = splitWithPlaceholder(.doubleColumn)
        let test = scene(old, width: 1000)
        let opened = UIViewController()
        opened.title = "Tomato"
        test.turn { old.setViewController(stack(opened, "opened"), for: .secondary) }
        let other = try test.restored(in: splitWithPlaceholder(.doubleColumn), width: 390)
        #expect(other.scene.namesOfLostContent == ["Tomato"])
    }

    /// Shows a toolbar while it is seen.
    final class Editor: UIViewController, UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { make() }

        static func make() -> Editor {
            let editor = Editor().named("editor")
            editor.restorationClass = Editor.self
            editor.toolbarItems = [UIBarButtonItem(title: "Discard", primaryAction: nil)]
            return editor
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(false, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setToolbarHidden(true, animated: animated)
        }
    }

    @Test(
        "a controller has its toolbar also where the page has another width after a pause",
        arguments: [(1000, 390), (390, 1000), (1000, 1000), (390, 390)] as [(CGFloat, CGFloat)])
    func toolbar(widths: (CGFloat, CGFloat)) throws {
        let old = split()
        let test = scene(old, width: widths.0)
        let details = try #require(old.viewController(for: .secondary) as? UINavigationController)
        test.turn { (old.mergedStack ?? details).pushViewController(Editor.make(), animated: false) }
        let new = split()
        let other = try test.restored(in: new, width: widths.1)
        let column = try #require(new.viewController(for: .secondary) as? UINavigationController)
        let stack = new.mergedStack ?? column
        let editor = try #require(stack.topViewController as? Editor)
        #expect(editor.viewIfLoaded?.window === other.window)
        #expect(!stack.isToolbarHidden)
    }
}
