import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// What controllers prefer of the browser around the page.
@MainActor
@Suite struct PagePreferencesTests {
    private final class Wishing: UIViewController {
        var style = UIStatusBarStyle.default
        var isBarHidden = false
        var isIndicatorHidden = false
        var edges: UIRectEdge = []
        var background = UIContainerBackgroundStyle.automatic
        var locksPointer = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override var prefersHomeIndicatorAutoHidden: Bool { isIndicatorHidden }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
        override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { background }
        override var prefersPointerLocked: Bool { locksPointer }
    }

    private let stage = Stage()
    private let controller = Wishing()

    /// The colours of the browser's bars in light and in dark.
    private var themeColors: [String] {
        stage.page().components(separatedBy: "<meta name=\"theme-color\" content=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
    }

    @Test func browserBarsHaveTheColourOfThePagesUpperEdge() {
        stage.show(controller)
        #expect(themeColors == ["#f2f2f7", "#000000"])
        controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(themeColors == ["#ff0000", "#ff0000"])
        controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        #expect(themeColors == ["#ffffff", "#000000"])
    }

    @Test func navigationBarsColourCountsBeforeTheContents() {
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        controller.view.backgroundColor = .white
        navigation.navigationBar.barTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(themeColors == ["#0000ff", "#0000ff"])
        navigation.isNavigationBarHidden = true
        #expect(themeColors == ["#ffffff", "#ffffff"])
    }

    @Test func contentOfTheStatusBarIsSeenOnItsColour() {
        stage.show(controller)
        controller.style = .lightContent
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(themeColors == ["#000000", "#000000"])
        controller.style = .darkContent
        #expect(themeColors == ["#f2f2f7", "#f2f2f7"])
    }

    @Test func statusBarOfANavigationControllerIsItsOwnAffairUnlessItsBarIsHidden() {
        controller.style = .lightContent
        controller.isBarHidden = true
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        #expect(themeColors == ["#f2f2f7", "#000000"])
        #expect(stage.page().contains("apple-mobile-web-app-status-bar-style"))
        navigation.isNavigationBarHidden = true
        #expect(themeColors == ["#000000", "#000000"])
    }

    @Test func sheetsDecideAboutTheStatusBarOnlyOnRequest() {
        let root = UIViewController()
        stage.show(root)
        controller.isBarHidden = true
        stage.scene.inTurn { root.present(controller, animated: false) }
        #expect(!stage.page().contains("mobile-web-app-capable"))
        controller.modalPresentationCapturesStatusBarAppearance = true
        #expect(stage.page().contains("mobile-web-app-capable"))
    }

    @Test func preferencesBecomeRulesAndAttributes() {
        controller.isIndicatorHidden = true
        controller.edges = [.top, .left]
        controller.locksPointer = true
        controller.background = .glass
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        stage.show(tabs)
        let page = stage.page()
        #expect(
            page.contains(
                ":root{--home-indicator:0px}:root{overscroll-behavior-y:none}:root{overscroll-behavior-x:none}"))
        #expect(
            page.contains(
                "<body data-background=\"glass\" data-pointer=\"lock\" data-locks=\"\(EmbeddedResource.locks.path)\">"))
        controller.isIndicatorHidden = false
        controller.edges = []
        controller.locksPointer = false
        controller.background = .automatic
        #expect(!stage.page().contains("--home-indicator"))
        #expect(stage.page().contains("<body>"))
    }

    @Test func forcedStyleIsThatOfTheWholePage() {
        stage.show(controller)
        controller.overrideUserInterfaceStyle = .dark
        let page = stage.page()
        #expect(
            page.contains(
                "<meta name=\"color-scheme\" content=\"dark\"><meta name=\"theme-color\" content=\"#000000\">"))
        #expect(page.contains(":root{color-scheme:dark}"))
        #expect(page.contains("#v2{color-scheme:dark;color:var(--label)"))
        stage.window.overrideUserInterfaceStyle = .light
        #expect(stage.page().contains(":root{color-scheme:light}"))
    }

    @Test func forcedStyleAndDirectionOfAChildAreRulesOfItsView() {
        let child = UIViewController()
        stage.show(controller)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.overrideUserInterfaceStyle = .light
        child.traitOverrides.layoutDirection = .rightToLeft
        #expect(stage.styles(of: child.view).contains("color-scheme:light;color:var(--label);direction:rtl"))
        #expect(!stage.page().contains(":root{color-scheme"))
    }

    @Test func focusGroupIsNamedOnThePage() {
        stage.show(controller)
        controller.focusGroupIdentifier = "com.example.<list>"
        #expect(stage.page().contains("data-focus-group=\"com.example.&lt;list&gt;\""))
    }

    @Test func phoneThatIsKeptUprightSaysSo() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        stage.show(Upright())
        let phone = stage.scene.systemTraits.modifyingTraits { $0.userInterfaceIdiom = .phone }
        stage.scene.resize(to: CGSize(width: 844, height: 390), traits: phone)
        let body = "<body data-orientation=\"portrait\" data-locks=\"\(EmbeddedResource.locks.path)\">"
        #expect(stage.page().contains(body))
        stage.scene.resize(to: CGSize(width: 390, height: 844), traits: phone)
        #expect(stage.page().contains(body))
        let tablet = phone.modifyingTraits { $0.userInterfaceIdiom = .pad }
        stage.scene.resize(to: CGSize(width: 390, height: 844), traits: tablet)
        #expect(stage.page().contains("<body>"))
    }

    @Test func phoneThatIsKeptOnItsSideSaysSoAndIsAsWide() {
        final class Locking: UIViewController {
            var isLocked = false
            override var prefersInterfaceOrientationLocked: Bool { isLocked }
        }
        let controller = Locking()
        stage.show(controller)
        let phone = stage.scene.systemTraits.modifyingTraits { $0.userInterfaceIdiom = .phone }
        stage.scene.resize(to: CGSize(width: 844, height: 390), traits: phone)
        #expect(stage.page().contains("<body>") && !stage.page().contains("inline-size:max(100vh"))
        controller.isLocked = true
        let body = "<body data-orientation=\"landscape\" data-locks=\"\(EmbeddedResource.locks.path)\">"
        let rule = ".window{inline-size:max(100vh,20rem)}}"
        #expect(stage.page().contains(body) && stage.page().contains(rule))
        stage.scene.resize(to: CGSize(width: 390, height: 844), traits: phone)
        #expect(stage.page().contains(body) && stage.page().contains(rule))
        controller.isLocked = false
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(stage.page().contains("<body>") && !stage.page().contains(rule))
    }

    @Test func phoneThatSupportsOnlyItsSidesAsksTheBrowserForThem() {
        final class Sideways: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        stage.show(Sideways())
        let phone = stage.scene.systemTraits.modifyingTraits { $0.userInterfaceIdiom = .phone }
        stage.scene.resize(to: CGSize(width: 390, height: 844), traits: phone)
        #expect(stage.page().contains("<body data-orientation=\"landscape\""))
        #expect(!stage.page().contains(".window{inline-size"))
    }

    @Test func framesInAScreenAreCountedFromTheBar() {
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        let label = UILabel(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
        controller.view.addSubview(label)
        #expect(stage.styles(of: label).contains("left:16px;width:200px;top:16px"))
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(scroll)
        #expect(stage.styles(of: scroll).contains("top:0;bottom:0;"))
    }
}
