import Foundation
import Testing

@testable import UIKitCore

/// How a split view merges its columns on compact width and separates them again.
@MainActor
@Suite struct SplitCollapseTests {
    private let log = CallbackLog()
    private let delegate: SplitDelegate

    init() {
        delegate = SplitDelegate(log)
    }

    private func recorder(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

    private func names(_ controller: UIViewController?) -> [String] {
        (controller as? UINavigationController)?.viewControllers.compactMap { ($0 as? RecordingViewController)?.name }
            ?? []
    }

    private func double() -> (UISplitViewController, UINavigationController, UINavigationController) {
        let split = UISplitViewController(style: .doubleColumn)
        let primary = UINavigationController(rootViewController: recorder("P"))
        let secondary = UINavigationController(rootViewController: recorder("S"))
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.delegate = delegate
        return (split, primary, secondary)
    }

    @Test(
        "columns merge and separate when their tab is opened that had another width before", arguments: [false, true])
    func widthOfAnotherTab(isClassic: Bool) {
        let split = UISplitViewController(style: isClassic ? .unspecified : .doubleColumn)
        let primary = UINavigationController(rootViewController: recorder("P"))
        let secondary = UINavigationController(rootViewController: recorder("S"))
        if isClassic {
            split.viewControllers = [primary, secondary]
        } else {
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [split, recorder("other")]
        let test = TestScene(showing: tabs)
        for _ in 0..<2 {
            test.turn { test.resize(to: 390, .compact) }
            test.turn { tabs.selectedIndex = 0 }
            #expect(split.isCollapsed && names(primary) == ["P", "S"])
            test.turn { tabs.selectedIndex = 1 }
            test.turn { test.resize(to: 1000, .regular) }
            test.turn { tabs.selectedIndex = 0 }
            #expect(!split.isCollapsed && names(primary) == ["P"] && names(secondary) == ["S"])
            #expect(secondary.topViewController?.viewIfLoaded?.window === test.window)
            // Also where the page may be narrow again without anybody saying so.
            #expect(split.narrowColumn == .secondary)
            test.turn { tabs.selectedIndex = 1 }
        }
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func theSecondaryColumnMovesOntoThePrimaryStackAndBack() {
        let (split, primary, secondary) = double()
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1000, .regular) }
        test.turn { secondary.pushViewController(recorder("T"), animated: false) }
        _ = log.take()
        test.turn { test.resize(to: 390, .compact) }
        #expect(
            log.take() == [
                "topColumn(secondary)", "willHide(secondary)", "T.willDisappear", "P.layout", "T.didDisappear",
                "T.willMove(nil)", "T.didMove(nil)", "S.willMove", "T.willMove", "P.willDisappear", "T.willAppear",
                "didCollapse", "T.isAppearing", "T.layout", "P.didDisappear", "T.didAppear", "S.didMove", "T.didMove",
            ])
        #expect(split.isCollapsed)
        #expect(names(primary) == ["P", "S", "T"])
        #expect(names(secondary) == [])
        #expect(split.isShowing(.secondary))
        #expect(split.viewControllers == [primary])
        test.turn { test.resize(to: 1000, .regular) }
        #expect(
            log.take() == [
                "expandTo(automatic)", "T.willMove(nil)", "T.willDisappear", "P.willAppear", "P.isAppearing",
                "P.layout", "T.didDisappear", "P.didAppear", "T.didMove(nil)", "S.willMove", "T.willMove", "S.didMove",
                "T.didMove", "willShow(secondary)", "T.willAppear", "didExpand", "T.isAppearing", "T.layout",
                "P.layout", "T.didAppear",
            ])
        #expect(!split.isCollapsed)
        #expect(names(primary) == ["P"])
        #expect(names(secondary) == ["S", "T"])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aNarrowPageIsCollapsedBeforeItAppears() {
        let (split, primary, secondary) = double()
        delegate.topColumn = .primary
        let test = TestScene()
        test.turn { test.resize(to: 390, .compact) }
        _ = log.take()
        test.turn { test.window.rootViewController = split }
        #expect(
            log.take() == [
                "topColumn(secondary)", "didCollapse", "P.loadView", "P.viewDidLoad", "P.willAppear", "P.isAppearing",
                "P.layout", "P.didAppear",
            ])
        #expect(names(primary) == ["P"])
        #expect(names(secondary) == ["S"])
        test.turn { split.show(.secondary) }
        #expect(names(primary) == ["P", "S"])
        #expect(test.scene.lastTransition == SceneTransition(.push, animated: true))
        test.turn { primary.popViewController(animated: true) }
        test.turn { split.show(.secondary) }
        #expect(names(primary) == ["P", "S"])
        test.turn { split.showDetailViewController(recorder("D"), sender: nil) }
        #expect(names(primary) == ["P", "D"])
        test.turn { split.show(.primary) }
        #expect(names(primary) == ["P"])
        test.turn { test.resize(to: 1000, .regular) }
        #expect(names(split.viewController(for: .secondary)?.navigationController) == ["D"])
        #expect(split.isShowing(.secondary))
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func threeColumnsBecomeOneStack() {
        let split = UISplitViewController(style: .tripleColumn)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        for (name, column) in zip(["P", "M", "S"], columns) { split.setViewController(recorder(name), for: column) }
        let test = TestScene()
        test.turn { test.resize(to: 390, .compact) }
        test.turn { test.window.rootViewController = split }
        let primary = split.viewController(for: .primary)?.navigationController
        #expect(names(primary) == ["P", "M", "S"])
        test.turn { split.show(.supplementary) }
        #expect(names(primary) == ["P", "M"])
        test.turn { split.hide(.supplementary) }
        #expect(names(primary) == ["P"])
        test.turn { split.show(.secondary) }
        #expect(names(primary) == ["P", "M", "S"])
        test.turn { test.resize(to: 1280, .regular) }
        #expect(columns.map { names(split.viewController(for: $0)?.navigationController) } == [["P"], ["M"], ["S"]])
        #expect(columns.allSatisfy { split.isShowing($0) })
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func theCompactColumnIsShownAlone() {
        let (split, _, _) = double()
        split.setViewController(recorder("C"), for: .compact)
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1000, .regular) }
        _ = log.take()
        test.turn { test.resize(to: 390, .compact) }
        #expect(
            log.take() == [
                "topColumn(compact)", "willHide(primary)", "willHide(secondary)", "willShow(compact)", "C.loadView",
                "C.viewDidLoad", "P.willDisappear", "S.willDisappear", "C.willAppear", "C.isAppearing", "C.layout",
                "P.didDisappear", "S.didDisappear", "C.didAppear", "didCollapse",
            ])
        #expect(split.isShowing(.compact))
        test.turn { test.resize(to: 1000, .regular) }
        #expect(log.take().suffix(3) == ["C.didDisappear", "P.didAppear", "S.didAppear"])
    }

    @Test func classicColumnsAreMergedByThePrimaryController() {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: recorder("P"))
        let secondary = UINavigationController(rootViewController: recorder("S"))
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1000, .regular) }
        _ = log.take()
        test.turn { test.resize(to: 390, .compact) }
        #expect(names(primary) == ["P", "S"])
        #expect(split.viewControllers == [primary])
        #expect(log.take().first { $0.hasPrefix("collapse") } == "collapseSecondary")
        test.turn { primary.pushViewController(recorder("T"), animated: true) }
        test.turn { test.resize(to: 1000, .regular) }
        #expect(split.viewControllers == [primary, secondary])
        #expect(names(secondary) == ["S", "T"])
        delegate.mergesSecondary = true
        test.turn { test.resize(to: 390, .compact) }
        #expect(names(primary) == ["P"])
        test.turn { primary.topViewController?.showDetailViewController(recorder("D"), sender: nil) }
        #expect(names(primary) == ["P", "D"])
        test.turn { test.resize(to: 1000, .regular) }
        #expect((split.viewControllers.last as? RecordingViewController)?.name == "D")
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aColumnHasAWidthAlsoInANarrowWindowThatSomethingElseCovers() {
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredDisplayMode = .twoBesideSecondary
        let detail = UIViewController()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        detail.view.addSubview(label)
        let guide = detail.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
        split.setViewController(recorder("P"), for: .primary)
        split.setViewController(recorder("U"), for: .supplementary)
        split.setViewController(detail, for: .secondary)
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1280, .regular) }
        #expect(detail.view.bounds.width > 500)
        let covering = UIViewController()
        covering.modalPresentationStyle = .fullScreen
        test.turn { split.present(covering, animated: false) }
        let warnings = WarningLog.warnings {
            test.turn { test.resize(to: 390, .compact) }
            test.turn { covering.dismiss(animated: false) }
        }
        #expect(warnings == [])
        #expect(split.isCollapsed)
    }

    @Test func theTargetOfDetailsChanges() {
        let (split, _, _) = double()
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1000, .regular) }
        let count = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in count.add() }
        var messages = 0
        let typedToken = NotificationCenter.default.addObserver(of: split, for: .showDetailTargetDidChange) { _ in
            messages += 1
        }
        test.turn { test.resize(to: 390, .compact) }
        test.turn { test.resize(to: 1000, .regular) }
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.removeObserver(typedToken)
        #expect(count.value == 2)
        #expect(messages == 2)
    }
}

private final class Counter: @unchecked Sendable {
    // Notifications are posted and received on the main actor.
    private(set) var value = 0
    func add() { value += 1 }
}
