import Foundation
import Testing

@testable import UIKitCore

@Suite("The app's Info.plist names storyboards, classes and looks", .serialized)
@MainActor
struct InformationPropertyListTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        var window: UIWindow? {
            didSet { Self.log.append(window == nil ? "no window" : "window") }
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let root = window?.rootViewController
            Self.log.append("didFinishLaunching, \(root?.title ?? "no root"), hidden \(window?.isHidden ?? true)")
            return true
        }
    }

    private static let storyboard = TestDocument.storyboard(
        initial: "a", "<viewController id=\"a\" title=\"First\"><view key=\"view\" id=\"v\"/></viewController>")

    private static let manifest = """
        <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default Configuration</string>
        <key>UISceneClassName</key><string>UIWindowScene</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).ManifestSceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict></dict>
        """

    private func propertyList(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }

    /// Launches an app with resources while the body runs.
    private func launch(
        _ content: String, _ more: [String: String] = ["Main.storyboard": storyboard],
        named name: String = "Info.plist", while body: () throws -> Void
    ) throws {
        let bundle = try TestBundle(more.merging([name: propertyList(content)]) { $1 })
        let application = UIApplication.shared
        let previous = (application.processDelegate, application.propertyList)
        defer { (application.processDelegate, application.propertyList) = previous }
        try application.readPropertyList(delegateClass: Delegate.self, folders: [bundle.bundle.bundleURL])
        #expect(application.launch(delegate: Delegate()))
        try body()
    }

    /// What is wrong with an app's resources.
    private func error(_ content: String, _ more: [String: String] = ["Main.storyboard": storyboard]) -> String? {
        do {
            try launch(content, more) {}
            return nil
        } catch {
            return (error as? InformationPropertyListError)?.reason
        }
    }

    private func connect(_ name: String = "scene") -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: name, userSessionIdentifier: "tester")
        return UIApplication.shared.connectScene(for: session, options: UIScene.ConnectionOptions())
    }

    @Test("A scene gets its window, then the storyboard's controller, then willConnectTo, then it is shown")
    func manifest() throws {
        ManifestSceneDelegate.log = []
        try launch(Self.manifest) {
            let scene = connect()
            defer { UIApplication.shared.disconnect(scene) }
            #expect(ManifestSceneDelegate.log == ["window without root", "willConnect, root First, hidden true"])
            let window = try #require(scene.windows.first)
            #expect(scene.windows.count == 1 && scene.keyWindow === window && !window.isHidden)
            #expect(window.rootViewController?.isViewLoaded == true)
            #expect(scene.session.configuration.name == "Default Configuration")
            #expect(scene.delegate is ManifestSceneDelegate)
        }
    }

    @Test("A window that the delegate makes itself takes the place of the storyboard's")
    func replacedWindow() throws {
        ManifestSceneDelegate.makesOwnWindow = true
        defer { ManifestSceneDelegate.makesOwnWindow = false }
        try launch(Self.manifest) {
            let scene = connect()
            defer { UIApplication.shared.disconnect(scene) }
            #expect(scene.windows.count == 1)
            #expect(scene.windows.first?.rootViewController?.title == "Own")
        }
    }

    @Test("A configuration without delegate class needs no scene code at all")
    func storyboardAlone() throws {
        let content = Self.manifest.replacingOccurrences(
            of: "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).ManifestSceneDelegate</string>",
            with: "")
        try launch(content) {
            let scene = connect()
            defer { UIApplication.shared.disconnect(scene) }
            #expect(scene.windows.first?.rootViewController?.title == "First")
            #expect(scene.keyWindow?.isHidden == false)
        }
    }

    @Test("A main storyboard is loaded before the delegate of an app without scenes is asked")
    func mainStoryboard() throws {
        try launch("<key>UIMainStoryboardFile</key><string>Main</string>") {
            Delegate.log = []
            let (one, two) = (connect("one"), connect("two"))
            defer { [one, two].forEach(UIApplication.shared.disconnect) }
            let each = ["window", "didFinishLaunching, First, hidden true"]
            #expect(Delegate.log == each + each)
            #expect(one.keyWindow?.isHidden == false)
            #expect(one.keyWindow?.rootViewController !== two.keyWindow?.rootViewController)
        }
    }

    @Test("Tablets and phones may begin with other main storyboards")
    func mainStoryboardsOfDevices() throws {
        let resources = [
            "Main.storyboard": Self.storyboard, "Wide.storyboard": Self.storyboard.replacing("First", with: "Wide"),
        ]
        func title(_ idiom: UIUserInterfaceIdiom) -> String? {
            let session = UISceneSession(persistentIdentifier: "\(idiom)", userSessionIdentifier: "tester")
            let scene = UIApplication.shared.connectScene(for: session, options: UIScene.ConnectionOptions()) {
                $0.setInitialSize(
                    CGSize(width: 768, height: 1024), traits: UITraitCollection(userInterfaceIdiom: idiom))
            }
            defer { UIApplication.shared.discard([session]) }
            return scene.windows.first?.rootViewController?.title
        }
        let wide = "<key>UIMainStoryboardFile~ipad</key><string>Wide</string>"
        try launch("<key>UIMainStoryboardFile</key><string>Main</string>" + wide, resources) {
            #expect(title(.phone) == "First")
            #expect(title(.pad) == "Wide")
        }
        try launch("<key>UIMainStoryboardFile~iphone</key><string>Main</string>" + wide, resources) {
            #expect(title(.pad) == "Wide")
            #expect(title(.phone) == "First")
        }
        #expect(error(wide)?.hasPrefix("There is no storyboard Wide among the resources;") == true)
    }

    @Test("The tint of the whole document is that of the window, with and without a scene manifest")
    func globalTint() throws {
        let tint = """
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            """
        let resources = ["Main.storyboard": Self.storyboard.replacing("<scenes>", with: tint + "<scenes>")]
        for content in [Self.manifest, "<key>UIMainStoryboardFile</key><string>Main</string>"] {
            try launch(content, resources) {
                let scene = connect()
                defer { UIApplication.shared.disconnect(scene) }
                #expect(scene.windows.first?.rootViewController?.view.tintColor == .red)
            }
        }
    }

    @Test("Configurations are found by name, and one that is not listed has nothing of the manifest")
    func configurations() throws {
        try launch(Self.manifest) {
            let listed = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
            #expect(listed.delegateClass == ManifestSceneDelegate.self && listed.storyboard != nil)
            #expect(listed.sceneClass == UIWindowScene.self)
            let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
            #expect(other.delegateClass == nil && other.storyboard == nil && other.name == "Other")
        }
    }

    @Test("Names, style, orientations and status bar are read, from XML and from binary")
    func looks() throws {
        let content = """
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>CFBundleDisplayName</key><string>Notes</string>
            <key>UIUserInterfaceStyle</key><string>Dark</string><key>UIRequiresFullScreen</key><true/>
            <key>UILaunchStoryboardName</key><string>Launch</string>
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UIViewControllerBasedStatusBarAppearance</key><false/>
            <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
            """
        try launch(content, named: "UIKitCoreTests-Info.plist") {
            let list = UIApplication.shared.propertyList
            #expect(list.displayName == "Notes")
            #expect(list.userInterfaceStyle == .dark)
            #expect(list.supportedOrientations == .portrait)
            #expect(list.statusBar?.style == .lightContent && list.statusBar?.isHidden == false)
            let scene = connect()
            defer { UIApplication.shared.disconnect(scene) }
            #expect(scene.traitCollection.userInterfaceStyle == .dark)
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: url) }
        try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleName": "Binary"], format: .binary, options: 0
        ).write(to: url)
        #expect(try InformationPropertyList(contentsOf: url).displayName == "Binary")
    }

    @Test("What cannot be used is said in one line that names the remedy")
    func mistakes() {
        let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
        #expect(
            error("<key>x")
                == "This is no property list with a dictionary; check it with plutil or save it again in Xcode.")
        #expect(error("<key>UIMainStoryboardFile</key><array/>") == "UIMainStoryboardFile must be a string.")
        #expect(
            error("<key>UIUserInterfaceStyle</key><string>Blue</string>")
                == "UIUserInterfaceStyle is \"Blue\", but it must be one of Automatic, Dark, Light.")
        #expect(
            error(Self.manifest.replacingOccurrences(of: "<string>Main</string>", with: "<true/>"))
                == "UIApplicationSceneManifest → UISceneConfigurations → UIWindowSceneSessionRoleApplication → "
                + "UISceneStoryboardFile must be a string.")
        #expect(
            error(main, [:])
                == "There is no storyboard Main among the resources; add .copy(\"Main.storyboard\") to the resources of "
                + "the target in Package.swift.")
        #expect(
            error(main, ["Main.storyboard": TestDocument.storyboard("<viewController id=\"a\"/>")])
                == "The storyboard Main has no initial controller; make one the initial view controller.")
        #expect(
            error(main, ["Main.storyboard": "<document>"])?.hasSuffix(
                "Main.storyboard:1: The document is not well-formed XML.") == true)
        #expect(
            error(Self.manifest.replacingOccurrences(of: "ManifestSceneDelegate", with: "Missing"))
                == "There is no class UIKitCoreTests.Missing, which UISceneDelegateClassName names; declare it in that "
                + "module, not private.")
        #expect(
            error(
                Self.manifest.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME).ManifestSceneDelegate", with: "UIView"))
                == "The class UIView of UISceneDelegateClassName must be a UIResponder and a UIWindowSceneDelegate.")
        #expect(
            error(
                Self.manifest.replacingOccurrences(
                    of: "<string>UIWindowScene</string>", with: "<string>UIView</string>"))
                == "The class UIView of UISceneClassName must be a UIWindowScene.")
    }

    @Test("An app is in the languages that it lists, those of its resources, and that of its developers")
    func languages() throws {
        let resources = [
            "Base.lproj/Main.storyboard": Self.storyboard, "pt_BR.lproj/Main.strings": "",
            "German.lproj/Main.strings": "",
            "Main.xcstrings": """
            {"sourceLanguage": "sv", "version": "1.0", "strings": {
            "a.title": {"localizations": {"ja": {"stringUnit": {"value": "家"}}}}}}
            """,
        ]
        let listed = "<key>CFBundleLocalizations</key><array><string>fr</string><string>sv</string></array>"
        let region = "<key>CFBundleDevelopmentRegion</key><string>sv</string>"
        let all = try languages(listed + region, resources)
        #expect(all == AppLanguages(development: "sv", others: ["fr", "de", "ja", "pt-BR"]))
        #expect(all.language(for: ["nl", "pt-PT", "fr"]) == "pt-BR")
        let unbuilt = "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"
        let mixed = "<key>CFBundleAllowMixedLocalizations</key><true/>"
        #expect(try languages(unbuilt + mixed) == AppLanguages(allowsMixedLocalizations: true))
        #expect(try languages("") == AppLanguages(development: "en"))
        #expect(error("<key>CFBundleDevelopmentRegion</key><true/>") == "CFBundleDevelopmentRegion must be a string.")
    }

    /// The languages of an app with resources.
    private func languages(
        _ content: String, _ resources: [String: String] = [:]
    ) throws -> AppLanguages {
        var languages = AppLanguages()
        try launch(content, resources) { languages = UIApplication.shared.propertyList.languages }
        return languages
    }

    @Test("Each person has the main storyboard in their language")
    func mainStoryboardInLanguages() throws {
        let resources = [
            "Base.lproj/Main.storyboard": Self.storyboard, "fr.lproj/Main.strings": "\"a.title\" = \"Premier\";",
            "de.lproj/Main.storyboard": Self.storyboard.replacing("First", with: "Erster"),
        ]
        for content in [Self.manifest, "<key>UIMainStoryboardFile</key><string>Main</string>"] {
            try launch(content, resources) {
                for (language, title) in [("de-AT", "Erster"), ("fr", "Premier"), ("nl", "First")] {
                    let session = UISceneSession(persistentIdentifier: language, userSessionIdentifier: "tester")
                    let scene = UIApplication.shared.connectScene(for: session, options: UIScene.ConnectionOptions()) {
                        $0.preferredLanguages = [language]
                    }
                    #expect(scene.windows.first?.rootViewController?.title == title, "\(language)")
                    UIApplication.shared.discard([session])
                }
            }
        }
    }

    @Test("Base.lproj is in the language of the developers")
    func baseLanguage() throws {
        let resources = [
            "Base.lproj/Main.storyboard": Self.storyboard, "en.lproj/Main.strings": "\"a.title\" = \"First\";",
            "fr.lproj/Main.strings": "\"a.title\" = \"Premier\";",
            "Base.lproj/Own.storyboard": Self.storyboard.replacing("First", with: "Första"),
            "en.lproj/Own.strings": "\"a.title\" = \"In English\";",
        ]
        let bundle = try TestBundle(resources)
        let people = [
            (["sv", "en"], "Första"), (["en-GB", "sv"], "In English"), (["de", "sv-FI", "en"], "Första"),
            (["de"], "Första"),
        ]
        for (languages, title) in people {
            let test = TestScene()
            test.scene.appLanguages = AppLanguages(development: "sv", others: ["en", "fr"])
            test.scene.preferredLanguages = languages
            test.turn {
                let storyboard = UIStoryboard(name: "Own", bundle: bundle.bundle)
                #expect(storyboard.instantiateInitialViewController()?.title == title)
            }
        }
    }

    @Test("An app without the file has what it had without")
    func nothing() throws {
        let bundle = try TestBundle(["Main.storyboard": Self.storyboard])
        let application = UIApplication.shared
        try application.readPropertyList(delegateClass: Delegate.self, folders: [bundle.bundle.bundleURL])
        #expect(application.propertyList.url == nil)
        #expect(application.propertyList.languages == AppLanguages())
        #expect(UISceneConfiguration(name: nil, sessionRole: .windowApplication).storyboard == nil)
    }
}

/// The scene delegate that the tests' property list names.
final class ManifestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    static var makesOwnWindow = false

    var window: UIWindow? {
        didSet { Self.log.append(window?.rootViewController == nil ? "window without root" : "window with root") }
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let title = window?.rootViewController?.title ?? "none"
        Self.log.append("willConnect, root \(title), hidden \(window?.isHidden ?? true)")
        guard Self.makesOwnWindow, let scene = scene as? UIWindowScene else { return }
        let own = UIWindow(windowScene: scene)
        own.rootViewController = UIViewController()
        own.rootViewController?.title = "Own"
        window = own
        own.makeKeyAndVisible()
    }
}
