import Foundation
import Testing

@testable import UIKitCore

/// What a split view shows in its columns, and what it tells its delegate.
@MainActor
@Suite struct UISplitViewControllerTests {
    private let log = CallbackLog()
    private let delegate: SplitDelegate

    init() {
        delegate = SplitDelegate(log)
    }

    private func split(_ style: UISplitViewController.Style, _ names: String...) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        let columns: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (name, column) in zip(names, columns) {
            split.setViewController(RecordingViewController(name, log), for: column)
        }
        split.delegate = delegate
        return split
    }

    private func stack(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [String] {
        let navigation = split.viewController(for: column)?.navigationController
        return navigation?.viewControllers.compactMap { ($0 as? RecordingViewController)?.name } ?? []
    }

    @Test func columnsAppearBesideEachOther() {
        let split = split(.doubleColumn, "P", "S")
        #expect(log.take() == ["P.willMove", "P.didMove", "S.willMove", "S.didMove"])
        let test = TestScene(showing: split)
        #expect(
            log.take() == [
                "topColumn(secondary)", "P.loadView", "P.viewDidLoad", "P.willAppear", "S.loadView", "S.viewDidLoad",
                "S.willAppear", "P.isAppearing", "S.isAppearing", "S.layout", "P.layout", "P.didAppear", "S.didAppear",
            ])
        #expect(split.viewControllers.allSatisfy { $0 is UINavigationController && $0.parent === split })
        #expect(split.viewController(for: .primary)?.splitViewController === split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func columnsBesideTheSecondaryOneAreCompact() {
        let split = split(.tripleColumn, "P", "U", "S")
        split.preferredDisplayMode = .twoBesideSecondary
        let test = TestScene(showing: split)
        func sizeClasses() -> [UIUserInterfaceSizeClass?] {
            [.primary, .supplementary, .secondary].map {
                split.viewController(for: $0)?.traitCollection.horizontalSizeClass
            }
        }
        test.resize(to: 1400, .regular)
        #expect(sizeClasses() == [.compact, .compact, .regular])
        test.resize(to: 390, .compact)
        #expect(sizeClasses() == [.compact, .compact, .compact])
        test.resize(to: 1400, .regular)
        #expect(sizeClasses() == [.compact, .compact, .regular])
    }

    @Test func hidingAndShowingThePrimaryColumn() {
        let split = split(.doubleColumn, "P", "S")
        let test = TestScene(showing: split)
        _ = log.take()
        test.turn { split.hide(.primary) }
        #expect(
            log.take() == [
                "willChange(secondaryOnly)", "willHide(primary)", "P.willDisappear", "S.layout", "P.didDisappear",
            ])
        #expect(split.displayMode == .secondaryOnly)
        #expect(!split.isShowing(.primary))
        test.turn { split.show(.primary) }
        #expect(
            log.take() == [
                "willChange(oneBesideSecondary)", "willShow(primary)", "P.willAppear", "P.isAppearing", "S.layout",
                "P.layout",
                "P.didAppear",
            ])
        #expect(split.isShowing(.primary))
    }

    @Test func anotherSecondaryTakesThePlaceOfTheFormerOne() {
        let split = split(.doubleColumn, "P", "S")
        let test = TestScene(showing: split)
        _ = log.take()
        test.turn { split.showDetailViewController(RecordingViewController("T", log), sender: nil) }
        #expect(
            log.take() == [
                "T.willMove", "T.didMove", "S.willDisappear", "T.loadView", "T.viewDidLoad", "T.willAppear",
                "T.isAppearing", "T.layout", "S.didDisappear", "T.didAppear", "S.deinit",
            ])
        #expect(split.children.count == 2)
        #expect((split.viewController(for: .secondary) as? RecordingViewController)?.name == "T")
    }

    @Test func anOverlayCoversTheSecondaryColumnAndGoesWhenPressedBeside() throws {
        let split = split(.doubleColumn, "P", "S")
        split.preferredDisplayMode = .oneOverSecondary
        let test = TestScene(showing: split)
        let button = UIButton()
        test.turn { split.viewController(for: .secondary)?.view.addSubview(button) }
        #expect(split.splitBehavior == .overlay)
        #expect(throws: UserInteractionRefusal.covered) { try test.perform(.touchUpInside, on: button) }
        _ = log.take()
        try test.perform(.dismiss, on: split.view)
        #expect(
            log.take() == ["willChange(secondaryOnly)", "willHide(primary)", "P.willDisappear", "P.didDisappear"])
        try test.perform(.touchUpInside, on: button)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.dismiss)) {
            try test.perform(.dismiss, on: split.view)
        }
    }

    @Test func threeColumnsStandBesideEachOtherWhereThereIsRoom() {
        let split = split(.tripleColumn, "P", "M", "S")
        let test = TestScene(showing: split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.isShowing(.supplementary))
        #expect(!split.isShowing(.primary))
        _ = log.take()
        test.turn { test.resize(to: 1280, .regular) }
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(log.take().filter { $0.hasPrefix("will") } == ["willChange(twoBesideSecondary)", "willShow(primary)"])
        test.turn { test.resize(to: 820, .regular) }
        test.turn { split.show(.primary) }
        #expect(split.displayMode == .twoOverSecondary)
        test.turn { split.hide(.supplementary) }
        #expect(split.displayMode == .secondaryOnly)
        test.turn { split.preferredDisplayMode = .twoDisplaceSecondary }
        #expect(split.splitBehavior == .displace)
        #expect(split.viewControllers.count == 3)
    }

    @Test func theButtonInTheBarTogglesThePrimaryColumn() throws {
        let split = split(.doubleColumn, "P", "S")
        let test = TestScene(showing: split)
        let primary = try #require(split.viewController(for: .primary)?.navigationController)
        let button = try #require(primary.navigationBar.leadingViews.first as? SplitBarButton)
        #expect(button.title == "Hide Sidebar")
        try test.perform(.touchUpInside, on: button)
        #expect(split.displayMode == .secondaryOnly)
        let secondary = try #require(split.viewController(for: .secondary)?.navigationController)
        let other = try #require(secondary.navigationBar.leadingViews.first as? SplitBarButton)
        #expect(other.title == "Show Sidebar")
        delegate.targetMode = .oneOverSecondary
        try test.perform(.touchUpInside, on: other)
        #expect(split.displayMode == .oneOverSecondary)
        test.turn { split.displayModeButtonVisibility = .never }
        #expect(primary.navigationBar.leadingViews.isEmpty)
    }

    @Test func widthsAreWithinTheirLimits() {
        let split = split(.doubleColumn, "P", "S")
        let test = TestScene(showing: split)
        test.turn { test.resize(to: 1000, .regular) }
        #expect(split.primaryColumnWidth == 320)
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 450
        #expect(split.primaryColumnWidth == 450)
        split.preferredPrimaryColumnWidth = 100
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
        test.turn {}
        #expect(split.viewController(for: .secondary)?.navigationController?.view.bounds.width == 800)
    }

    @Test func anInspectorStandsBehindTheContent() {
        let split = split(.doubleColumn, "P", "S")
        split.setViewController(RecordingViewController("I", log), for: .inspector)
        let test = TestScene(showing: split)
        #expect(!split.isShowing(.inspector))
        _ = log.take()
        test.turn { split.show(.inspector) }
        #expect(split.isShowing(.inspector))
        #expect(log.take().prefix(3) == ["willShow(inspector)", "I.loadView", "I.viewDidLoad"])
        test.turn { split.hide(.inspector) }
        #expect(log.take().contains("I.didDisappear"))
    }

    @Test func whatIsWrongIsAFault() {
        let split = split(.doubleColumn, "P", "S")
        let test = TestScene(showing: split)
        test.turn { split.setViewController(UIViewController(), for: .supplementary) }
        test.turn { split.viewControllers = [UIViewController()] }
        let classic = UISplitViewController()
        test.turn { classic.setViewController(UIViewController(), for: .primary) }
        test.turn { classic.viewControllers = [UIViewController(), UIViewController(), UIViewController()] }
        let navigation = UINavigationController()
        test.turn { navigation.pushViewController(split, animated: false) }
        #expect(test.scene.takeFaults().map(\.name) == Array(repeating: .invalidArgument, count: 5))
        #expect(stack(split, .primary) == ["P"])
    }
}

/// A delegate that logs everything.
@MainActor
final class SplitDelegate: UISplitViewControllerDelegate {
    let log: CallbackLog
    var topColumn: UISplitViewController.Column?
    var targetMode: UISplitViewController.DisplayMode = .automatic
    var mergesSecondary = false

    init(_ log: CallbackLog) {
        self.log = log
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log.add("topColumn(\(proposedTopColumn))")
        return topColumn ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        log.add("expandTo(\(proposedDisplayMode))")
        return proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("willShow(\(column))")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("willHide(\(column))")
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        log.add("willChange(\(displayMode))")
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { targetMode }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        log.add("collapseSecondary")
        return mergesSecondary
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        log.add("separateSecondary")
        return nil
    }
}

extension TestScene {
    /// Gives the scene a width and the size class that belongs to it.
    func resize(to width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) {
        scene.resize(
            to: CGSize(width: width, height: 900),
            traits: scene.traitCollection.modifyingTraits { $0.horizontalSizeClass = sizeClass })
    }
}
