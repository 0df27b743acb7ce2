import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Images of the background of bars, and in place of the line at their edge.
@MainActor
@Suite struct BarPictureTests {
    private let controller = UIViewController()
    private let navigation: UINavigationController
    private let stage = Stage()
    private let image: UIImage
    private let path: String

    init() throws {
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="6"/>"#
        image = try #require(UIImage(data: Data(drawing.utf8)))
        path = try #require(image.urlPath)
        navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    /// The image as the page names it, in which everything but letters and digits is encoded.
    private var url: String {
        var writer = StyleWriter()
        writer.appendURL(path)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func theLookOfABarHasAnImageOverItsColour() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        look.backgroundImage = image
        look.backgroundImageContentMode = .scaleAspectFill
        bar.standardAppearance = look
        let styles = stage.styles(of: bar)
        #expect(styles.contains(">.bar-row{--bar-material:\(url) center/cover no-repeat,#ff0000;}"))
        // With nothing scrolled beneath it, the bar has the other look, which has no image.
        #expect(!styles.contains("background:url"))
        bar.scrollEdgeAppearance = look
        #expect(stage.styles(of: bar).contains("background:\(url) center/cover no-repeat,#ff0000;"))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, "0 0/100% 100% no-repeat"), (.scaleAspectFit, "center/contain no-repeat"),
        (.center, "center no-repeat"), (.bottomRight, "bottom right no-repeat"),
    ])
    func theImageIsPlacedAsItsModeSays(mode: UIView.ContentMode, placement: String) {
        bar.standardAppearance.backgroundImage = image
        bar.standardAppearance.backgroundImageContentMode = mode
        #expect(stage.styles(of: bar).contains(">.bar-row{--bar-material:\(url) \(placement);}"))
    }

    @Test func anImageSetForTheBarIsRepeatedOrStretchedAndAlwaysSeen() {
        bar.setBackgroundImage(image, for: .default)
        #expect(
            stage.styles(of: bar).contains(
                ">.bar-row{--bar-material:\(url) 0 100%/auto 100% repeat-x;background:\(url) 0 100%/auto 100% repeat-x;}"
            ))
        bar.setBackgroundImage(
            image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)), for: .default)
        #expect(stage.styles(of: bar).contains("background:\(url) 0 0/100% 100% no-repeat;"))
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(
            stage.styles(of: bar).contains(
                ">.bar-row{--bar-material:transparent;--material-filter:none;background:transparent;}"))
        bar.setBackgroundImage(nil, for: .default)
        #expect(stage.styles(of: bar) == "")
    }

    @Test func anImageForAPromptIsShownWithOne() {
        bar.setBackgroundImage(image, for: .defaultPrompt)
        #expect(stage.styles(of: bar) == "")
        controller.navigationItem.prompt = "Which?"
        #expect(stage.styles(of: bar).contains(url))
    }

    @Test func theLineAtTheEdgeIsAnImage() {
        bar.shadowImage = image
        let styles = stage.styles(of: bar)
        #expect(styles.contains(">.bar-row{--bar-edge:transparent;border-color:transparent;}"))
        #expect(
            styles.contains(
                """
                >.bar-row::after{content:"";position:absolute;pointer-events:none;block-size:6px;\
                background:\(url) repeat-x;inset:100% 0 auto;}
                """))
        bar.shadowImage = UIImage()
        #expect(stage.styles(of: bar).contains("--bar-edge:transparent"))
        #expect(!stage.styles(of: bar).contains("::after"))
        bar.shadowImage = nil
        // The image of a look is seen while something is scrolled beneath the bar.
        bar.standardAppearance.shadowImage = image
        #expect(stage.styles(of: bar).contains("inset:100% 0 auto;animation:bar-reveal"))
    }

    @Test func toolbarsAndTabBarsHaveImages() {
        let toolbar = UIToolbar()
        toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        toolbar.standardAppearance.shadowImage = image
        let styles = stage.styles(of: toolbar)
        #expect(styles.contains("::before{--bar-picture:\(url) 0 100%/auto 100% repeat-x;"))
        #expect(styles.contains("inset:auto 0 100%;}"))
        toolbar.standardAppearance.shadowImage = nil
        toolbar.setShadowImage(image, forToolbarPosition: .any)
        #expect(toolbar.shadowImage(forToolbarPosition: .any) === image)
        #expect(stage.styles(of: toolbar).contains("::before{--bar-edge:transparent;}"))
        #expect(stage.styles(of: toolbar).contains("inset:auto 0 100%;}"))
        // An empty image takes the line away.
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(stage.styles(of: toolbar).contains("::before{--bar-edge:transparent;}"))
        #expect(!stage.styles(of: toolbar).contains("::after"))
        toolbar.setShadowImage(nil, forToolbarPosition: .any)
        #expect(!stage.styles(of: toolbar).contains("--bar-edge"))
        let tabBar = UITabBar()
        tabBar.standardAppearance.backgroundImage = image
        #expect(stage.styles(of: tabBar).contains("{--bar-picture:\(url) 0 0/100% 100% no-repeat;}"))
    }

    @Test func aTabBarHasImagesOfItsOwn() {
        let tabBar = UITabBar()
        tabBar.backgroundImage = image
        tabBar.shadowImage = image
        tabBar.selectionIndicatorImage = image
        let styles = stage.styles(of: tabBar)
        #expect(styles.contains("--bar-picture:\(url) 0 100%/auto 100% repeat-x;--bar-edge:transparent;"))
        #expect(styles.contains("--selection-indicator:\(url) center no-repeat;"))
        #expect(styles.contains("::before{content:\"\";position:absolute;pointer-events:none;block-size:6px;"))
        tabBar.backgroundImage = UIImage()
        tabBar.shadowImage = UIImage()
        tabBar.selectionIndicatorImage = UIImage(systemName: "star")
        #expect(
            stage.styles(of: tabBar).hasSuffix(
                "{--bar-picture:transparent;--material-filter:none;--bar-edge:transparent;}"))
    }

    @Test func barsThatAreNotTranslucentAreOpaque() {
        bar.isTranslucent = false
        #expect(stage.styles(of: bar).contains("--bar-material:var(--system-background);--material-filter:none;"))
        let toolbar = UIToolbar()
        toolbar.isTranslucent = false
        let tabBar = UITabBar()
        tabBar.isTranslucent = false
        #expect(stage.styles(of: toolbar).contains("--bar-picture:var(--system-background);--material-filter:none;"))
        #expect(stage.styles(of: tabBar).contains("--bar-material:var(--system-background);--material-filter:none"))
    }

    @Test func tabsOfACenteredBarAreAsWideAsItSays() {
        let tabBar = UITabBar()
        tabBar.barStyle = .black
        tabBar.itemPositioning = .centered
        tabBar.itemWidth = 90
        tabBar.itemSpacing = 12
        let (html, styles) = stage.rendered(tabBar)
        #expect(html.contains("class=\"tab-bar dark centered\""))
        #expect(styles.contains("--tab-width:90px;--tab-spacing:12px;"))
    }

    @Test func symbolsAreNoBackgrounds() {
        bar.setBackgroundImage(UIImage(systemName: "star"), for: .default)
        bar.standardAppearance.backgroundImage = UIImage(systemName: "star")
        bar.shadowImage = UIImage(systemName: "star")
        #expect(stage.styles(of: bar) == "")
    }
}
