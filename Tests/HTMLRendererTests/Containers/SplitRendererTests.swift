import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct SplitRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("List"), for: .primary)
        split.setViewController(controller("Item"), for: .secondary)
        return split
    }

    @Test func columnsStandBesideEachOtherAndOneOfThemIsTheMainRegion() {
        let stage = Stage()
        stage.show(split())
        #expect(
            stage.html(of: stage.window) == """
                <div id="v1" class="window"><div id="v2" class="split-view">\
                <section id="v3" class="split-column primary-column" aria-label="List">\
                <div id="v4" class="navigation"><header id="v5" class="navigation-bar inline-title">\
                <div class="bar-row"><div class="bar-leading"><button id="v6" class="bar-button wide-only" type="submit" \
                name="segue-event" value="v6.touchUpInside" aria-label="Hide Sidebar">\
                <svg class="symbol directional" aria-hidden="true"><use href="\(symbols)#sidebar.left"/></svg></button>\
                </div><h2 class="bar-title">List</h2><div class="bar-trailing"></div></div></header><div class="screen">\
                <div id="v7" class="view"></div></div></div></section>\
                <div id="v8" class="split-column secondary-column top">\
                <div id="v9" class="navigation"><header id="v10" class="navigation-bar inline-title">\
                <div class="bar-row"><div class="bar-leading"><button id="v11" class="bar-button back narrow-only" \
                type="submit" name="segue-event" value="v11.touchUpInside">\
                <svg class="symbol directional" aria-hidden="true"><use href="\(symbols)#chevron.backward"/></svg>\
                <span>List</span></button></div><h1 class="bar-title">Item</h1><div class="bar-trailing"></div></div>\
                </header><main class="screen" id="content"><div id="v12" class="view"></div></main></div></div></div>\
                </div>
                """)
        #expect(stage.page().contains("<title>Item</title>"))
        #expect(stage.rendered(stage.window).styles.contains("#v3{--column-width:clamp(240px,35%,320px);}"))
    }

    @Test func aColumnOverTheOthersLeavesThemOutOfReach() {
        let split = split()
        split.preferredDisplayMode = .oneOverSecondary
        let stage = Stage()
        stage.show(split)
        let html = stage.html(of: stage.window)
        #expect(html.contains("<div id=\"v2\" class=\"split-view overlaid\">"))
        #expect(html.contains("class=\"split-column primary-column top over\""))
        #expect(
            html.contains(
                "class=\"split-column secondary-column\" aria-label=\"Item\"><fieldset class=\"covered\" disabled inert>"
            ))
        #expect(
            html.contains(
                "<button type=\"submit\" class=\"split-dimming\" aria-label=\"Hide Sidebar\" name=\"segue-event\" "
                    + "value=\"v2.dismiss\"></button>"))
    }

    private func resize(_ scene: UIWindowScene, to width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) {
        scene.inTurn {
            scene.resize(
                to: CGSize(width: width, height: 800),
                traits: scene.systemTraits.modifyingTraits { $0.horizontalSizeClass = sizeClass })
            scene.commit()
        }
    }

    @Test func theButtonOfTheAppForTheFirstColumnStandsOnWidePagesAlone() throws {
        let split = split()
        split.displayModeButtonVisibility = .never
        let detail = try #require(split.viewController(for: .secondary))
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        detail.navigationItem.leftItemsSupplementBackButton = true
        let stage = Stage()
        stage.show(split)
        // Whatever the server knows of the width, the page hides it where one column shows.
        #expect(stage.html(of: stage.window).occurrences(of: "class=\"bar-button wide-only\"") == 1)
        resize(stage.scene, to: 390, .compact)
        #expect(split.isCollapsed)
        #expect(split.displayModeButtonItem.isHidden)
        #expect(!stage.html(of: stage.window).contains("wide-only"))
        resize(stage.scene, to: 1200, .regular)
        #expect(!split.displayModeButtonItem.isHidden)
        #expect(stage.html(of: stage.window).contains("wide-only"))
        split.displayModeButtonItem.isHidden = true
        #expect(split.displayModeButtonItem.isHidden)
    }
}
