import Foundation
import Testing

@testable import UIKitCore

/// Groups of buttons, menus of headings and looks of navigation bars.
@MainActor
@Suite struct UINavigationItemGroupTests {
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        root.title = "Root"
        navigation = UINavigationController(rootViewController: root)
        test = TestScene(showing: navigation)
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var item: UINavigationItem { root.navigationItem }

    private func titles(_ views: [UIView]) -> [String?] {
        views.map { ($0 as? BarButton)?.item?.title ?? ($0 as? BarButton)?.item?.accessibilityLabel }
    }

    private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
        test.turn { navigation.traitOverrides.horizontalSizeClass = sizeClass }
        test.turn { bar.setNeedsLayout() }
    }

    @Test func itemsAndGroupsAreTheSame() {
        let first = UIBarButtonItem(title: "1")
        let second = UIBarButtonItem(title: "2")
        item.rightBarButtonItems = [first, second]
        #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["2", "1"]])
        #expect(first.buttonGroup === item.trailingItemGroups[0])
        item.leadingItemGroups = [first.creatingFixedGroup(), second.creatingFixedGroup()]
        #expect(item.leftBarButtonItems == [first, second])
        #expect(item.leftBarButtonItem === first)
        item.leftBarButtonItems = nil
        #expect(item.leadingItemGroups.isEmpty)
        #expect(item.leftBarButtonItem == nil)
    }

    @Test func aRepresentativeStandsForItsGroupOnCompactWidth() throws {
        var pressed = 0
        let group = UIBarButtonItemGroup(
            barButtonItems: [
                UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in pressed += 1 }),
                UIBarButtonItem(title: "Italic"),
            ],
            representativeItem: UIBarButtonItem(title: "Style"))
        test.turn { item.trailingItemGroups = [group] }
        setWidth(.regular)
        #expect(titles(bar.trailingViews) == ["Bold", "Italic"])
        #expect(!group.isDisplayingRepresentativeItem)
        setWidth(.compact)
        #expect(titles(bar.trailingViews) == ["Style"])
        #expect(group.isDisplayingRepresentativeItem)
        try test.perform(.selectMenuItem, .text("0"), on: bar.trailingViews[0])
        #expect(pressed == 1)
        test.turn { group.isHidden = true }
        #expect(bar.trailingViews.isEmpty)
    }

    @Test func theMiddleIsAMenuWhereThereIsNoRoom() {
        test.turn {
            item.centerItemGroups = [UIBarButtonItem(title: "Undo").creatingFixedGroup()]
            item.pinnedTrailingGroup = UIBarButtonItem(title: "Share").creatingFixedGroup()
            item.trailingItemGroups = [UIBarButtonItem(title: "Edit").creatingFixedGroup()]
        }
        setWidth(.regular)
        #expect(titles(bar.trailingViews) == ["Edit", "More", "Share"])
        #expect(bar.centerViews.isEmpty)
        test.turn { item.style = .editor }
        #expect(titles(bar.centerViews) == ["Undo"])
        #expect(titles(bar.trailingViews) == ["Edit", "Share"])
    }

    @Test func theHeadingOpensAMenu() throws {
        var renamed = false
        test.turn {
            item.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Rename") { _ in renamed = true }])
            }
            item.documentProperties = UIDocumentProperties(url: URL(filePath: "/notes/plan.txt"))
        }
        let button = try #require(bar.titleReplacement as? BarButton)
        #expect(button.item?.title == "Root")
        #expect(button.item?.menu?.title == "plan.txt")
        try test.perform(.selectMenuItem, .text("0"), on: button)
        #expect(renamed)
        test.turn {
            item.titleMenuProvider = nil
            item.documentProperties = nil
        }
        #expect(bar.titleReplacement == nil)
    }

    @Test func aBarKeepsACopyOfItsLook() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .systemRed
        bar.standardAppearance = look
        look.backgroundColor = .systemBlue
        #expect(bar.standardAppearance.backgroundColor == .systemRed)
        #expect(test.isMarked(bar) { bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red] })
        #expect(
            test.isMarked(bar) {
                bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            })
        let copy = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        #expect(copy.titleTextAttributes.count == 1)
        #expect(copy.buttonAppearance.normal.titleTextAttributes.count == 1)
    }

    @Test func anItemBringsItsOwnLook() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        #expect(bar.displayedScrollEdgeAppearance == nil)
        test.turn {
            item.standardAppearance = look
            item.scrollEdgeAppearance = look
        }
        #expect(bar.displayedAppearance.background == .opaque)
        #expect(bar.displayedScrollEdgeAppearance?.background == .opaque)
    }
}
