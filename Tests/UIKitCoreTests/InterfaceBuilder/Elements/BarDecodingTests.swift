import Foundation
import Testing

@testable import UIKitCore

/// A bar of an app's own class.
final class DecodedTabBar: UITabBar {}

/// A bar of an app's own class.
final class DecodedToolbar: UIToolbar {}

@Suite("Bars of documents have the look, the groups and the class that they state")
@MainActor
struct BarDecodingTests {
    private func controller<Controller>(_ scene: String, as type: Controller.Type) throws -> Controller {
        let source = try TestDocument.source(TestDocument.storyboard(initial: "c", scene))
        source.logsFindings = false
        let controller = UIStoryboard(source: source, name: "Test").instantiateInitialViewController()
        #expect(source.findings.isEmpty)
        return try #require(controller as? Controller)
    }

    @Test("The bars of controllers are of the app's own classes, hidden or not as the document says")
    func classes() throws {
        let tabs = try controller(
            """
            <tabBarController id="c"><tabBar key="tabBar" customClass="DecodedTabBar" customModule="UIKitCoreTests" tag="3" id="t"/>
            </tabBarController>
            """, as: UITabBarController.self)
        #expect(tabs.tabBar is DecodedTabBar)
        #expect(tabs.tabBar.tag == 3)
        #expect(tabs.tabBar.delegate === tabs)
        let navigation = try controller(
            """
            <navigationController navigationBarHidden="YES" toolbarHidden="NO" id="c">
            <navigationBar key="navigationBar" customClass="UINavigationBar" id="b"/>
            <toolbar key="toolbar" customClass="DecodedToolbar" customModule="UIKitCoreTests" barStyle="black" id="t"/>
            </navigationController>
            """, as: UINavigationController.self)
        navigation.loadViewIfNeeded()
        #expect(navigation.toolbar is DecodedToolbar)
        #expect(navigation.toolbar.barStyle == .black)
        #expect(navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
    }

    @Test("The bar's own properties")
    func properties() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <tabBar barStyle="black" itemPositioning="centered" itemSpacing="5" itemWidth="60" \
                shadowImage="line" id="1"/>
                <navigationBar backgroundImage="sky" id="2"/><toolbar \
                shadowImage="line" id="3"><imageReference key="backgroundImage" image="sky"/></toolbar>
                <scrollView indicatorStyle="white" decelerationRate="fast" bouncesZoom="NO" id="4">
                <inset key="scrollIndicatorInsets" minX="0" minY="4" maxX="0" maxY="0"/></scrollView>
                """))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.filter { $0.kind != .unreadableValue }.isEmpty)
        let tabs = try #require(objects[0] as? UITabBar)
        #expect(tabs.barStyle == .black)
        #expect(tabs.itemPositioning == .centered)
        #expect(tabs.itemSpacing == 5)
        #expect(tabs.itemWidth == 60)
        #expect(tabs.shadowImage != nil)
        #expect((objects[1] as? UINavigationBar)?.backgroundImage(for: .default) != nil)
        let toolbar = objects[2] as? UIToolbar
        #expect(toolbar?.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
        #expect(toolbar?.shadowImage(forToolbarPosition: .any) != nil)
        let scroll = try #require(objects[3] as? UIScrollView)
        #expect(scroll.indicatorStyle == .white)
        #expect(scroll.decelerationRate == .fast)
        #expect(!scroll.bouncesZoom)
        #expect(scroll.verticalScrollIndicatorInsets.top == 4)
    }

    @Test("The looks of buttons and tabs within the look of their bar")
    func appearances() throws {
        let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <navigationBar id="1"><navigationBarAppearance key="standardAppearance">
                <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="normal">
                <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes>
                </barButtonItemStateAppearance></barButtonItemAppearance></navigationBarAppearance></navigationBar>
                <tabBar id="2"><tabBarAppearance key="standardAppearance">
                <tabBarItemAppearance key="stackedLayoutAppearance"><tabBarItemStateAppearance key="selected">
                <color key="iconColor" \(red)/></tabBarItemStateAppearance></tabBarItemAppearance>
                </tabBarAppearance></tabBar>
                """))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.isEmpty)
        let bar = try #require(objects[0] as? UINavigationBar)
        let attributes = bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        let tabs = try #require(objects[1] as? UITabBar)
        #expect(tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
    }

    @Test("The background of a bar is blurred in the style of its look, and a style that is none is reported")
    func backgroundEffects() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                ["systemThinMaterial", "regular", "none", "fog"].map {
                    """
                    <tabBar id="\($0)"><tabBarAppearance key="standardAppearance" backgroundEffect="\($0)"/></tabBar>
                    """
                }.joined()))
        source.logsFindings = false
        let bars = UINib(source: source).instantiate(withOwner: nil).compactMap { $0 as? UITabBar }
        let styles = bars.map { $0.standardAppearance.backgroundEffect?.style }
        #expect(styles == [.systemThinMaterial, .regular, nil, .systemChromeMaterial])
        #expect(
            source.findings.map(\.reason) == [
                "<tabBarAppearance> has backgroundEffect=\"fog\", which cannot be read."
            ])
    }

    @Test("The text of a bar has the shadow that the document states")
    func shadows() throws {
        let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <navigationBar id="1"><textAttributes key="titleTextAttributes">
                <color key="textShadowColor" \(red)/><offsetWrapper key="textShadowOffset" horizontal="2" vertical="3"/>
                </textAttributes></navigationBar>
                <navigationBar id="2"><textAttributes key="titleTextAttributes"><color key="textColor" \(red)/>
                </textAttributes></navigationBar>
                """))
        source.logsFindings = false
        let bars = UINib(source: source).instantiate(withOwner: nil).compactMap { $0 as? UINavigationBar }
        let shadows = bars.map { $0.titleTextAttributes?[.shadow] as? NSShadow }
        #expect(shadows.first??.shadowColor as? UIColor == .red)
        #expect(shadows.first??.shadowOffset == CGSize(width: 2, height: 3))
        #expect(shadows.last == .some(nil))
        #expect(source.findings.isEmpty)
    }

    @Test("The button that curls the page is one of the system's")
    func pageCurl() throws {
        let source = try TestDocument.source(TestDocument.nib("<barButtonItem systemItem=\"pageCurl\" id=\"1\"/>"))
        source.logsFindings = false
        let item = UINib(source: source).instantiate(withOwner: nil).first as? UIBarButtonItem
        #expect(source.findings.isEmpty)
        #expect(item?.title == "Turn Page")
        #expect(UIBarButtonItem.SystemItem(rawValue: 23) == .pageCurl)
    }

    @Test("Groups of buttons, and the titles that a button may have")
    func groups() throws {
        let controller = try controller(
            """
            <viewController id="c"><navigationItem key="navigationItem" id="n"><leadingItemGroups>
            <barButtonItemGroup alwaysAvailable="YES" id="g"><barButtonItems><barButtonItem title="A" id="a">
            <array key="possibleTitles"><string>A</string><string>Longer</string></array></barButtonItem>
            <barButtonItem title="B" id="b"/></barButtonItems>
            <barButtonItem key="representativeItem" title="Both" id="r"/></barButtonItemGroup></leadingItemGroups>
            <barButtonItemGroup key="pinnedTrailingGroup" id="p"><barButtonItems>
            <barButtonItem title="C" id="d"/></barButtonItems></barButtonItemGroup></navigationItem></viewController>
            """, as: UIViewController.self)
        let group = try #require(controller.navigationItem.leadingItemGroups.first)
        #expect(group.barButtonItems.map(\.title) == ["A", "B"])
        #expect(group.representativeItem?.title == "Both")
        #expect(group.alwaysAvailable)
        #expect(group.barButtonItems.first?.possibleTitles == ["A", "Longer"])
        #expect(controller.navigationItem.pinnedTrailingGroup?.barButtonItems.map(\.title) == ["C"])
    }

    @Test("The widths of the secondary column and the inspector")
    func columns() throws {
        let split = try controller(
            """
            <splitViewController style="doubleColumn" minimumSecondaryColumnWidth="300" \
            preferredInspectorColumnWidth="250" maximumInspectorColumnWidth="400" id="c"/>
            """, as: UISplitViewController.self)
        #expect(split.minimumSecondaryColumnWidth == 300)
        #expect(split.preferredInspectorColumnWidth == 250)
        #expect(split.maximumInspectorColumnWidth == 400)
    }
}
