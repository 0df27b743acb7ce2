import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ContainerRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func aNavigationControllerIsAHeaderAndTheMainRegion() {
        let second = controller("Second <2>")
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .done, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: controller("First"))
        navigation.pushViewController(second, animated: false)
        let stage = Stage()
        stage.show(navigation)
        #expect(
            stage.html(of: stage.window) == """
                <div id="v1" class="window"><div id="v2" class="navigation">\
                <header id="v3" class="navigation-bar inline-title"><div class="bar-row"><div class="bar-leading">\
                <button id="v4" class="bar-button back" type="submit" name="segue-event" value="v4.touchUpInside">\
                <svg class="symbol directional" aria-hidden="true"><use href="\(symbols)#chevron.backward"/></svg>\
                <span>First</span></button></div><h1 class="bar-title">Second &lt;2&gt;</h1><div class="bar-trailing">\
                <button id="v5" class="bar-button prominent" type="submit" name="segue-event" value="v5.touchUpInside">\
                Edit</button></div></div></header><main class="screen" id="content"><div id="v6" class="view"></div></main>\
                </div></div>
                """)
        #expect(stage.page().contains("<title>Second &lt;2&gt;</title>"))
        #expect(stage.page { $0.applicationName = "App" }.contains("<title>Second &lt;2&gt; – App</title>"))
    }

    @Test func aLargeTitleIsTheHeading() {
        let navigation = UINavigationController(rootViewController: controller("Notes"))
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage()
        stage.show(navigation)
        #expect(
            stage.html(of: navigation.navigationBar) == """
                <header id="v1" class="navigation-bar large-titles"><div class="bar-row"><div class="bar-leading"></div>\
                <span class="bar-title" aria-hidden="true">Notes</span><div class="bar-trailing"></div></div>\
                <h1 class="bar-large-title">Notes</h1></header>
                """)
    }

    @Test func tabsAreANavigationWithTheCurrentOneMarked() {
        let first = controller("One")
        first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        let second = controller("Two")
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        second.tabBarItem.badgeValue = "<3>"
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let stage = Stage()
        stage.show(tabs)
        #expect(
            stage.html(of: stage.window) == """
                <div id="v1" class="window"><div id="v2" class="tabs"><div class="tab-content">\
                <main class="screen" id="content"><div id="v3" class="view"></div></main></div>\
                <nav id="v4" class="tab-bar" aria-label="Tabs"><button id="v5" class="tab" type="submit" \
                name="segue-event" value="v5.touchUpInside" aria-current="page"><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#star.fill"/></svg><span>One</span></button><button id="v6" class="tab" \
                type="submit" name="segue-event" value="v6.touchUpInside"><span>Two</span>\
                <span class="badge">&lt;3&gt;</span></button></nav></div></div>
                """)
    }

    @Test func groupsOfTabsAreSectionsAndMoreTabsAreForNarrowBars() throws {
        let tab: (String) -> UITab = { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [tab("Artists")])
        let tabs = UITabBarController(tabs: [tab("Listen"), library])
        tabs.tabs[0].preferredPlacement = .sidebarOnly
        tabs.tabs[0].subtitle = "Now"
        tabs.mode = .tabSidebar
        let stage = Stage()
        stage.show(tabs)
        stage.scene.inTurn {
            tabs.selectedTab = library
            stage.scene.commit()
        }
        #expect(
            stage.html(of: tabs.tabBar) == """
                <nav id="v1" class="tab-bar" aria-label="Tabs"><button type="submit" class="bar-button sidebar-toggle" \
                name="segue-event" value="v1.toggleSidebar" aria-label="Hide Sidebar"><svg class="symbol directional" \
                aria-hidden="true"><use href="\(symbols)#sidebar.left"/></svg></button><div class="wide-tab">\
                <button id="v2" class="tab" type="submit" name="segue-event" value="v2.touchUpInside">\
                <span>Listen<small>Now</small></span></button></div><div class="tab-group current strip">\
                <button id="v3" class="tab" type="submit" name="segue-event" value="v3.touchUpInside" \
                aria-current="page"><span>Library</span></button><div class="tab-members" role="group" \
                aria-label="Library"><button id="v4" class="tab" type="submit" name="segue-event" \
                value="v4.touchUpInside" aria-current="page"><span>Artists</span></button></div></div></nav>
                """)
        tabs.sidebar.isHidden = true
        #expect(stage.html(of: stage.window).contains("class=\"tabs top-bar\""))
        let many = UITabBarController()
        many.viewControllers = ["A", "B", "C", "D", "E", "F"].map(controller)
        stage.show(many)
        let html = stage.html(of: many.tabBar)
        #expect(html.contains("class=\"tab-bar has-more\""))
        #expect(html.occurrences(of: "<div class=\"wide-tab\">") == 2)
        #expect(html.occurrences(of: "<div class=\"narrow-tab\">") == 1)
    }

    @Test func aToolbarStandsBelowTheContent() {
        let root = controller("Root")
        root.toolbarItems = [
            UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
        ]
        let navigation = UINavigationController(rootViewController: root)
        navigation.setToolbarHidden(false, animated: false)
        let stage = Stage()
        stage.show(navigation)
        #expect(
            stage.html(of: navigation.toolbar) == """
                <section class="toolbar-region" aria-label="Toolbar"><div id="v1" class="toolbar" role="toolbar" \
                aria-label="Toolbar"><button id="v2" class="bar-button" aria-label="Delete" type="submit" \
                name="segue-event" value="v2.touchUpInside">\
                <svg class="symbol" aria-hidden="true"><use href="\(symbols)#trash"/></svg></button>\
                <span class="flexible-space"></span><button id="v3" class="bar-button" aria-label="Add" type="submit" \
                name="segue-event" value="v3.touchUpInside"><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#plus"/></svg></button></div></section>
                """)
    }

    @Test func aPageHasOneMainRegionAndOneFirstHeading() {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage()
        stage.show(tabs)
        stage.scene.inTurn {
            tabs.present(UINavigationController(rootViewController: controller("Sheet")), animated: false)
            stage.scene.commit()
        }
        let page = stage.page()
        #expect(page.occurrences(of: "<main ") == 1)
        #expect(page.occurrences(of: "<h1 ") == 1)
        #expect(page.contains("<h1 class=\"bar-title\">Root</h1>"))
        #expect(page.contains("<h2 class=\"bar-title\">Sheet</h2>"))
        #expect(page.contains("<title>Sheet</title>"))
    }

    @Test func theMainRegionIsTheScreenWithinAContainerOfTheApp() {
        let outer = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.didMove(toParent: outer)
        let stage = Stage()
        stage.show(outer)
        let html = stage.html(of: stage.window)
        #expect(html.contains("<div class=\"screen\"><div id=\"v2\""))
        #expect(html.occurrences(of: "id=\"content\"") == 1)
        #expect(html.contains("</header><main class=\"screen\" id=\"content\">"))
        // One that is not seen has no main region in it.
        stage.scene.inTurn {
            navigation.view.isHidden = true
            stage.scene.commit()
        }
        #expect(stage.html(of: stage.window).contains("<main class=\"screen\" id=\"content\"><div id=\"v2\""))
    }
}
