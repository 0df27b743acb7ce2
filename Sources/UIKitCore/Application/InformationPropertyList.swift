package import Foundation

/// What an app says of itself in its `Info.plist`.
///
/// Source: Information Property List, "Bundle configuration" and "User interface".
package struct InformationPropertyList: Sendable {
    /// A configuration of scenes, as the scene manifest lists them.
    package struct SceneConfiguration: Sendable, Equatable {
        /// The name by which the app asks for it; nil if it has none.
        var name: String?
        /// The class of the scene.
        var sceneClassName: String?
        /// The class of the scene's delegate.
        var delegateClassName: String?
        /// The storyboard that scenes begin with.
        var storyboardName: String?
    }

    /// The file; nil where there is none.
    package let url: URL?
    /// What the app is called, for people; nil if it does not say.
    package private(set) var displayName: String?
    /// The language of the developers; nil if the file does not say.
    private(set) var developmentRegion: String?
    /// The languages that the app is in.
    package var languages = AppLanguages()
    /// The storyboard that the app begins with where the scene manifest names none.
    private var mainStoryboardName: String?
    /// The storyboards in its place on some kinds of devices.
    private var mainStoryboardNamesOfDevices: [UIUserInterfaceIdiom: String] = [:]
    /// The configurations of scenes that people use, the default one first.
    private(set) var sceneConfigurations: [SceneConfiguration] = []
    /// The style that all scenes have; unspecified for the person's.
    package private(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// The orientations that the app has on a phone; all where it does not say.
    private(set) var supportedOrientations: UIInterfaceOrientationMask = .all
    /// What can be chosen at the app's icon.
    private(set) var shortcutItems: [ShortcutItem] = []
    /// How the status bar looks where that is not left to controllers; nil where it is.
    package private(set) var statusBar: StatusBar?

    /// How the status bar looks in the whole app.
    package struct StatusBar: Sendable {
        /// Its style.
        package let style: UIStatusBarStyle
        /// Whether it is hidden.
        package let isHidden: Bool
    }

    /// Says nothing, as an app without the file does.
    package init() {
        url = nil
    }

    /// Reads a file: a property list in XML or in binary.
    ///
    /// Keys that mean nothing on the web, such as `UILaunchStoryboardName`, are passed over.
    ///
    /// - Parameter url: The file.
    package init(contentsOf url: URL) throws(InformationPropertyListError) {
        self.url = url
        guard let data = try? Data(contentsOf: url) else {
            throw InformationPropertyListError(url, "The file cannot be read.")
        }
        guard let content = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let dictionary = content as? [String: Any]
        else {
            throw InformationPropertyListError(
                url, "This is no property list with a dictionary; check it with plutil or save it again in Xcode.")
        }
        try read(PropertyListReader(dictionary, of: url))
    }

    private mutating func read(_ list: PropertyListReader) throws(InformationPropertyListError) {
        let names = [try list.string("CFBundleDisplayName"), try list.string("CFBundleName")]
        displayName = names.lazy.compactMap(\.self).first { !$0.isEmpty && !$0.contains("$(") && !$0.contains("${") }
        developmentRegion = try list.string("CFBundleDevelopmentRegion").flatMap(AppLanguages.tag)
        languages = AppLanguages(
            development: developmentRegion ?? languages.development,
            others: try list.strings("CFBundleLocalizations") ?? [],
            allowsMixedLocalizations: try list.flag("CFBundleAllowMixedLocalizations") ?? false)
        mainStoryboardName = try list.string("UIMainStoryboardFile")
        mainStoryboardNamesOfDevices[.phone] = try list.string("UIMainStoryboardFile~iphone")
        mainStoryboardNamesOfDevices[.pad] = try list.string("UIMainStoryboardFile~ipad")
        if let manifest = try list.dictionary("UIApplicationSceneManifest"),
            let configurations = try manifest.dictionary("UISceneConfigurations")
        {
            for item in try configurations.dictionaries(UISceneSession.Role.windowApplication.rawValue) {
                sceneConfigurations.append(
                    SceneConfiguration(
                        name: try item.string("UISceneConfigurationName"),
                        sceneClassName: try item.string("UISceneClassName"),
                        delegateClassName: try item.string("UISceneDelegateClassName"),
                        storyboardName: try item.string("UISceneStoryboardFile")))
            }
        }
        userInterfaceStyle =
            try list.value("UIUserInterfaceStyle", ["Automatic": .unspecified, "Light": .light, "Dark": .dark])
            ?? .unspecified
        try readOrientations(list)
        for item in try list.dictionaries("UIApplicationShortcutItems") {
            // One without a type or a title is none, as on iOS.
            guard let type = try item.string("UIApplicationShortcutItemType"),
                let title = try item.string("UIApplicationShortcutItemTitle")
            else { continue }
            shortcutItems.append(
                ShortcutItem(
                    type: type, title: title, subtitle: try item.string("UIApplicationShortcutItemSubtitle"),
                    imageName: try item.string("UIApplicationShortcutItemIconFile"),
                    userInfo: try item.propertyList("UIApplicationShortcutItemUserInfo")))
        }
        if try list.flag("UIViewControllerBasedStatusBarAppearance") == false {
            let isHidden = try list.flag("UIStatusBarHidden")
            let style = try list.value("UIStatusBarStyle", Self.statusBarStyles)
            statusBar = StatusBar(style: style ?? .default, isHidden: isHidden ?? false)
        }
    }

    private mutating func readOrientations(_ list: PropertyListReader) throws(InformationPropertyListError) {
        let key = "UISupportedInterfaceOrientations"
        let all = try list.strings(key)
        guard let names = try list.strings(key + "~iphone") ?? all, !names.isEmpty else { return }
        supportedOrientations = []
        for name in names {
            guard let orientation = Self.orientations[name] else {
                throw list.unknown(name, key, Self.orientations.keys)
            }
            supportedOrientations.insert(orientation)
        }
    }

    private static let statusBarStyles: [String: UIStatusBarStyle] = [
        "UIStatusBarStyleDefault": .default, "UIStatusBarStyleLightContent": .lightContent,
        "UIStatusBarStyleDarkContent": .darkContent, "UIStatusBarStyleBlackTranslucent": .lightContent,
        "UIStatusBarStyleBlackOpaque": .lightContent,
    ]

    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// All storyboards that the app may begin with where the scene manifest names none.
    var mainStoryboardNames: Set<String> {
        Set(mainStoryboardNamesOfDevices.values).union(mainStoryboardName.map { [$0] } ?? [])
    }

    /// The storyboard that the app begins with on a kind of device; nil if the file names none.
    func mainStoryboardName(for idiom: UIUserInterfaceIdiom) -> String? {
        mainStoryboardNamesOfDevices[idiom] ?? mainStoryboardName
    }

    /// The configuration of a name, or the default one for nil; nil if there is no such configuration.
    func sceneConfiguration(named name: String?) -> SceneConfiguration? {
        guard let name else { return sceneConfigurations.first }
        return sceneConfigurations.first { $0.name == name }
    }
}
