import Foundation
import UIKitCore

/// What the controllers in front would like the browser to do around the page: its bars, its gestures, its colours.
@MainActor
struct PagePreferences {
    private let scene: UIWindowScene
    private let statusBarStyle: UIStatusBarStyle
    private let isStatusBarHidden: Bool
    private let isHomeIndicatorHidden: Bool
    private let gestureEdges: UIRectEdge
    private let isPointerLocked: Bool
    private let keptOrientation: UIInterfaceOrientation?
    private let background: UIContainerBackgroundStyle
    private let interfaceStyle: UIUserInterfaceStyle

    /// Asks the controllers of a scene.
    init(of scene: UIWindowScene) {
        self.scene = scene
        let capturesStatusBar = { (controller: UIViewController) in
            controller.fillsScreen || controller.modalPresentationCapturesStatusBarAppearance
        }
        let statusBar = UIApplication.shared.propertyList.statusBar
        statusBarStyle =
            statusBar?.style
            ?? scene.decidingController(\.childForStatusBarStyle, takingPart: capturesStatusBar)?
            .preferredStatusBarStyle
            ?? .default
        isStatusBarHidden =
            statusBar?.isHidden
            ?? scene.decidingController(\.childForStatusBarHidden, takingPart: capturesStatusBar)?
            .prefersStatusBarHidden
            ?? false
        isHomeIndicatorHidden =
            scene.decidingController(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
        gestureEdges =
            scene.decidingController(\.childForScreenEdgesDeferringSystemGestures)?
            .preferredScreenEdgesDeferringSystemGestures ?? []
        isPointerLocked = scene.decidingController(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
        keptOrientation = scene.keptOrientation
        background =
            scene.decidingController(\.childViewControllerForPreferredContainerBackgroundStyle)?
            .preferredContainerBackgroundStyle ?? .automatic
        interfaceStyle = scene.imposedInterfaceStyle
    }

    // MARK: Head

    /// Writes the colour scheme, the colour of the browser's own bars, and whether it should do without a status bar.
    func writeMetadata(into page: inout HTMLWriter) {
        switch interfaceStyle {
        case .light: page.markup("<meta name=\"color-scheme\" content=\"light\">")
        case .dark: page.markup("<meta name=\"color-scheme\" content=\"dark\">")
        case .unspecified: page.markup("<meta name=\"color-scheme\" content=\"light dark\">")
        }
        let color = scene.barColor
        switch interfaceStyle {
        case .light, .dark:
            writeThemeColor(color, in: interfaceStyle, into: &page)
            page.markup("\">")
        case .unspecified:
            writeThemeColor(color, in: .light, into: &page)
            page.markup("\" media=\"(prefers-color-scheme: light)\">")
            writeThemeColor(color, in: .dark, into: &page)
            page.markup("\" media=\"(prefers-color-scheme: dark)\">")
        }
        if isStatusBarHidden {
            page.markup(
                """
                <meta name="mobile-web-app-capable" content="yes"><meta name="apple-mobile-web-app-capable" \
                content="yes"><meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">
                """)
        }
    }

    private func writeThemeColor(
        _ color: UIColor?, in style: UIUserInterfaceStyle, into page: inout HTMLWriter
    ) {
        page.markup("<meta name=\"theme-color\" content=\"")
        var writer = StyleWriter()
        writer.append(themeColor(color, in: style))
        page.bytes.append(contentsOf: writer.bytes)
    }

    /// The colour of the browser's bars: that of the page's upper edge, unless the content of the status bar would not
    /// be seen on it.
    private func themeColor(_ color: UIColor?, in style: UIUserInterfaceStyle) -> ColorComponents {
        let usual: ColorComponents = style == .dark ? .darkBar : .lightBar
        let resolved = color?.components(for: UITraitCollection(userInterfaceStyle: style))
        let bar = resolved.flatMap { $0.alpha >= 1 ? $0 : nil } ?? usual
        switch statusBarStyle {
        case .default: return bar
        case .lightContent: return bar.isDark ? bar : .darkBar
        case .darkContent: return bar.isDark ? .lightBar : bar
        }
    }

    // MARK: Style

    /// Writes the rules for the whole page.
    func writeRules(into page: inout HTMLWriter) {
        switch interfaceStyle {
        case .light: page.markup(":root{color-scheme:light}")
        case .dark: page.markup(":root{color-scheme:dark}")
        case .unspecified: break
        }
        if isHomeIndicatorHidden { page.markup(":root{--home-indicator:0px}") }
        if !gestureEdges.isDisjoint(with: [.top, .bottom]) { page.markup(":root{overscroll-behavior-y:none}") }
        if !gestureEdges.isDisjoint(with: [.left, .right]) { page.markup(":root{overscroll-behavior-x:none}") }
        // The body is what scrolls, as a browser would make the window itself as wide.
        if scene.isKeptSideways {
            page.markup(
                """
                @media (orientation:portrait){html{overflow-x:hidden}body{overflow-x:auto}\
                .window{inline-size:max(100vh,20rem)}}
                """)
        }
    }

    // MARK: Body

    /// Writes the attributes of the body that the stylesheet and scripts go by.
    func writeBodyAttributes(into page: inout HTMLWriter) {
        switch background {
        case .automatic: break
        case .glass: page.attribute("data-background", "glass")
        case .hidden: page.attribute("data-background", "hidden")
        }
        if let keptOrientation {
            page.attribute("data-orientation", keptOrientation.isPortrait ? "portrait" : "landscape")
        }
        if isPointerLocked { page.attribute("data-pointer", "lock") }
        if keptOrientation != nil || isPointerLocked { page.attribute("data-locks", url: EmbeddedResource.locks.path) }
    }
}

extension UIWindowScene {
    /// The interface style that the app forces on the whole page, or `unspecified`.
    fileprivate var imposedInterfaceStyle: UIUserInterfaceStyle {
        let scenes = traitOverrides
        if scenes.contains(UITraitUserInterfaceStyle.self) { return scenes.userInterfaceStyle }
        let windows = visibleWindows
        guard let window = keyWindow ?? windows.last, windows.count == 1 else { return .unspecified }
        let own = window.overrideUserInterfaceStyle
        return own == .unspecified ? window.rootViewController?.imposedInterfaceStyle ?? .unspecified : own
    }

    /// The colour at the page's upper edge, where the app chose one.
    fileprivate var barColor: UIColor? {
        var controller = frontController(takingPart: \.fillsScreen)
        var asked: Set<ObjectIdentifier> = []
        // An app may override which controller is in front, and so name one twice.
        while let current = controller, asked.insert(ObjectIdentifier(current)).inserted {
            switch current {
            case let navigation as UINavigationController:
                if !navigation.isNavigationBarHidden, let color = navigation.navigationBar.chosenColor { return color }
                controller = navigation.topViewController
            case let tabs as UITabBarController:
                controller = tabs.selectedViewController
            default:
                return current.viewIfLoaded?.backgroundColor.flatMap { $0.isUsualBackground ? nil : $0 }
            }
        }
        return nil
    }
}

extension UINavigationBar {
    /// The colour that the app gave the bar.
    fileprivate var chosenColor: UIColor? { barTintColor ?? ownStandardAppearance?.backgroundColor }
}

extension UIColor {
    /// Whether the colour is one of those that pages stand on when the app says nothing.
    fileprivate var isUsualBackground: Bool {
        switch definition {
        case .system(.systemBackground, alpha: nil), .system(.systemGroupedBackground, alpha: nil): true
        default: false
        }
    }
}

extension ColorComponents {
    /// The colour of the browser's bars in light mode.
    fileprivate static let lightBar = ColorComponents(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    /// The colour of the browser's bars in dark mode.
    fileprivate static let darkBar = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)

    /// Whether light content is better seen on the colour than dark content.
    fileprivate var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}
