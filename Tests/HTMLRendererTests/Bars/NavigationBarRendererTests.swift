import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Navigation bars and toolbars with groups, looks and menus.
@MainActor
@Suite struct NavigationBarRendererTests {
    private let controller = UIViewController()
    private let navigation: UINavigationController
    private let stage = Stage()

    init() {
        controller.title = "Title"
        navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var item: UINavigationItem { controller.navigationItem }

    @Test func aLookBecomesRules() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        look.shadowColor = nil
        look.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
        look.buttonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        ]
        item.standardAppearance = look
        item.scrollEdgeAppearance = look
        let styles = stage.styles(of: bar)
        #expect(
            styles.contains(
                ">*{--bar-material:#ff0000;--material-filter:none;--bar-edge:transparent;background:#ff0000;}"))
        #expect(styles.contains(">.bar-row>.bar-title{color:#00ff00;}"))
        #expect(styles.contains(">.bar-row .bar-button{color:#0000ff;}"))
    }

    @Test func titlesAreMovedFromTheirPlaces() {
        let look = UINavigationBarAppearance()
        look.titlePositionAdjustment = UIOffset(horizontal: -8, vertical: 2)
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1.5)
        item.standardAppearance = look
        let styles = stage.styles(of: bar)
        #expect(styles.contains(">.bar-row>.bar-title{translate:-8px 2px;}"))
        #expect(styles.contains(">.bar-row .bar-button{translate:0 1.5px;}"))
    }

    @Test func theTitleOfAButtonIsMovedFromItsPlace() {
        let done = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = done
        #expect(!stage.styles(of: bar).contains("translate:"))
        done.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -4), for: .default)
        #expect(done.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: -4))
        #expect(done.titlePositionAdjustment(for: .compact) == .zero)
        #expect(stage.styles(of: bar).contains("{translate:3px -4px;}"))
        done.image = UIImage(systemName: "checkmark")
        #expect(!stage.styles(of: bar).contains("translate:"))
    }

    @Test func theUsualLookNeedsNoRules() {
        #expect(stage.styles(of: bar) == "")
    }

    @Test func aHeadingWithAMenuStaysAHeading() {
        item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Move") { _ in }]) }
        let html = stage.html(of: bar)
        #expect(html.contains("<h1 class=\"visually-hidden\">Title</h1>"))
        #expect(html.contains("<div class=\"bar-title\"><details class=\"menu\"><summary"))
        #expect(html.contains("<span class=\"title\">Move</span>"))
    }

    @Test func linesStandUnderBothHeadings() {
        item.subtitle = "Under <it>"
        #expect(stage.html(of: bar).contains("<h1 class=\"bar-title\">Title <small>Under &lt;it&gt;</small></h1>"))
        bar.prefersLargeTitles = true
        item.largeTitle = "Large"
        #expect(
            stage.html(of: bar).contains("<h1 class=\"bar-large-title\">Large <small>Under &lt;it&gt;</small></h1>"))
    }

    @Test func aBarOfItsOwnDoesNotTitleThePage() {
        let alone = UINavigationBar()
        alone.items = [UINavigationItem(title: "Before"), UINavigationItem(title: "Alone")]
        controller.view.addSubview(alone)
        let html = stage.html(of: alone)
        #expect(html.contains("class=\"navigation-bar inline-title alone\""))
        #expect(html.contains("<h2 class=\"bar-title\">Alone</h2>"))
        #expect(html.contains("<span>Before</span>"))
        #expect(stage.page().contains("<title>Title</title>"))
    }

    @Test func barsThatGiveWayAreMarked() {
        navigation.hidesBarsOnSwipe = true
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(
            stage.html(of: navigation.view).contains("class=\"navigation bars-scroll bars-scroll-when-low\""))
    }

    @Test func aToolbarTakesItsLook() {
        let toolbar = UIToolbar()
        toolbar.items = [UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]
        let look = UIToolbarAppearance()
        look.configureWithTransparentBackground()
        look.prominentButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        ]
        toolbar.standardAppearance = look
        let (html, styles) = stage.rendered(toolbar)
        #expect(html.contains("class=\"toolbar alone\" role=\"toolbar\""))
        #expect(styles.contains("::before{--bar-picture:transparent;--material-filter:none;--bar-edge:transparent;}"))
        #expect(styles.contains(">.bar-button.prominent{color:#0000ff;}"))
    }

    @Test func theToolbarOfAContainerRestsInTheLookOfTheScrollEdge() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        stage.scene.inTurn {
            navigation.setToolbarHidden(false, animated: false)
            stage.scene.commit()
        }
        let toolbar: UIToolbar = navigation.toolbar
        #expect(!stage.html(of: toolbar).contains("rests"))
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        toolbar.scrollEdgeAppearance = look
        let (html, styles) = stage.rendered(toolbar)
        #expect(html.contains("class=\"toolbar rests\""))
        #expect(styles.contains("::before{--resting-background:#ff0000;}"))
        toolbar.traitOverrides.verticalSizeClass = .compact
        let compact = UIToolbarAppearance()
        compact.configureWithTransparentBackground()
        toolbar.compactScrollEdgeAppearance = compact
        #expect(stage.styles(of: toolbar).contains("::before{--resting-background:transparent;"))
    }
}
