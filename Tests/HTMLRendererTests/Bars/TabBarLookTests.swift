import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// The look of tabs: their colours in each state, and what lies behind the selected one.
@MainActor
@Suite struct TabBarLookTests {
    private let tabs = UITabBarController()
    private let stage = Stage()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    init() {
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.show(tabs)
    }

    private var bar: UITabBar { tabs.tabBar }

    @Test func aColourAloneFillsThePlaceOfTheSelectedTab() {
        bar.standardAppearance.selectionIndicatorTintColor = red
        #expect(stage.styles(of: bar).contains("{--selection-indicator:#ff0000;}"))
        #expect(!stage.html(of: bar).contains("tinted"))
    }

    @Test func anImageIsAShapeInTheColour() {
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="6"/>"#
        bar.standardAppearance.selectionIndicatorImage = UIImage(data: Data(drawing.utf8))
        #expect(stage.styles(of: bar).contains("--selection-indicator:url"))
        #expect(!stage.styles(of: bar).contains("--indicator-color"))
        bar.standardAppearance.selectionIndicatorTintColor = red
        #expect(stage.styles(of: bar).contains("center no-repeat;--indicator-color:#ff0000;}"))
        #expect(stage.html(of: bar).contains("class=\"tab-bar tinted\""))
    }

    @Test func titlesAndBadgesAreMovedFromTheirPlaces() {
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -4)
        look.stackedLayoutAppearance.selected.badgePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        bar.standardAppearance = look
        stage.scene.inTurn {
            tabs.traitOverrides.horizontalSizeClass = .compact
            tabs.viewControllers?.last?.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 5)
            stage.scene.commit()
        }
        let styles = stage.styles(of: bar)
        #expect(styles.contains(" .tab>span:first-of-type{translate:2px -4px;}"))
        #expect(styles.contains(" .tab[aria-current]>.badge{translate:0 3px;}"))
        #expect(styles.contains(">span:first-of-type{translate:1px 5px;}"))
    }

    @Test func statesHaveTheirColours() {
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.iconColor = red
        look.stackedLayoutAppearance.normal.badgeBackgroundColor = blue
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: blue]
        look.inlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: red]
        bar.standardAppearance = look
        stage.scene.inTurn {
            tabs.traitOverrides.horizontalSizeClass = .compact
            stage.scene.commit()
        }
        let narrow = stage.styles(of: bar)
        #expect(narrow.contains(" .tab>.symbol{color:"))
        #expect(narrow.contains(" .tab>.badge{background:"))
        #expect(narrow.contains(" .tab[aria-current]>span:first-of-type{color:#0000ff;}"))
        stage.scene.inTurn {
            tabs.traitOverrides.horizontalSizeClass = .regular
            stage.scene.commit()
        }
        let wide = stage.styles(of: bar)
        #expect(wide.contains(" .tab[aria-current]>span:first-of-type{color:#ff0000;}"))
        #expect(!wide.contains(" .tab>.symbol"))
    }

    @Test func theSelectedTabBringsTheLookOfTheBar() throws {
        let look = UITabBarAppearance()
        look.backgroundColor = red
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 80
        try #require(tabs.viewControllers?[1].tabBarItem).standardAppearance = look
        #expect(!stage.styles(of: bar).contains("#ff0000"))
        stage.scene.inTurn {
            tabs.selectedIndex = 1
            stage.scene.commit()
        }
        #expect(stage.styles(of: bar).contains("--bar-color:#ff0000;--tab-width:80px"))
        #expect(stage.html(of: bar).contains("tab-bar centered"))
    }

    @Test func aBarRestsInTheLookOfTheScrollEdge() throws {
        #expect(!stage.html(of: bar).contains("rests"))
        let edge = UITabBarAppearance()
        edge.configureWithTransparentBackground()
        bar.scrollEdgeAppearance = edge
        #expect(stage.html(of: bar).contains("class=\"tab-bar rests\""))
        let transparent = "--resting-background:transparent;--resting-filter:none;--resting-edge:transparent;"
        #expect(stage.styles(of: bar).contains(transparent))
        let own = UITabBarAppearance()
        own.backgroundColor = red
        own.shadowColor = blue
        try #require(bar.selectedItem).scrollEdgeAppearance = own
        #expect(stage.styles(of: bar).contains("--resting-background:#ff0000;--resting-edge:#0000ff;"))
        let alone = UITabBar()
        alone.scrollEdgeAppearance = edge
        #expect(!stage.html(of: alone).contains("rests"))
    }

    @Test func theLineAndTheMissingBackgroundOfALookAreShown() {
        bar.standardAppearance.configureWithTransparentBackground()
        #expect(
            stage.styles(of: bar).contains("--bar-color:transparent;--material-filter:none;--bar-edge:transparent;"))
        bar.standardAppearance.configureWithOpaqueBackground()
        bar.standardAppearance.shadowColor = red
        #expect(stage.styles(of: bar).contains("--bar-edge:#ff0000;"))
    }
}
