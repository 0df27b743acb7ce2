import Foundation

@testable import UIKitCore

/// A small app that logs what is asked of it: tabs with a navigation stack of notes, and settings.
@MainActor
enum NotesApp {
    /// Everything that was called, in order.
    static var log: [String] = []

    static func record(_ entry: String) {
        log.append(entry)
    }

    /// What was called since it was last asked.
    static func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// A controller that logs coding.
    class Screen: UIViewController {
        var name: String { restorationIdentifier ?? "?" }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            record("\(name) encodes")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            record("\(name) decodes")
        }
        override func applicationFinishedRestoringState() {
            record("\(name) finished")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            record("\(name) will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            record("\(name) did appear")
        }
    }

    /// The list of notes, which the app makes by itself.
    final class List: Screen {
        var favourite: Note?

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(favourite, forKey: "favourite")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            favourite = coder.decodeObject(forKey: "favourite") as? Note
        }
    }

    /// One note, which is made anew by its class.
    final class Note: Screen, UIViewControllerRestoration {
        static var isRefused = false
        var text = ""
        let field = UITextField()

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            record("make \(path.joined(separator: "/"))")
            guard !isRefused else { return nil }
            return Note(text: coder.decodeObject(forKey: "text") as? String ?? "")
        }

        init(text: String) {
            self.text = text
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "note"
            restorationClass = Note.self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.restorationIdentifier = "field"
            view.addSubview(field)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text, forKey: "text")
        }
    }

    /// The settings, which the app's delegate makes.
    final class Settings: Screen {
        let toggle = UISwitch()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(toggle)
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var savesState = true
        static var restoresState = true

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            record("app should save")
            return Self.savesState
        }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            record("app will encode")
            coder.encode("3", forKey: "schema")
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String
            record("app should restore, version \(version ?? "none")")
            return Self.restoresState
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            record("app did decode, schema \(coder.decodeObject(forKey: "schema") as? String ?? "none")")
        }
        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            record("app asked for \(path.joined(separator: "/"))")
            guard path.last == "settings" else { return nil }
            let settings = Settings()
            settings.restorationIdentifier = "settings"
            return settings
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            record("connect, activity \(session.stateRestorationActivity?.title ?? "none")")
            guard let windowScene = scene as? UIWindowScene else { return }
            let list = List()
            list.restorationIdentifier = "list"
            let navigation = UINavigationController(rootViewController: list)
            navigation.restorationIdentifier = "navigation"
            let plain = UIViewController()
            plain.restorationIdentifier = "plain"
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [navigation, plain]
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "org.example.notes")
            activity.title = "Reading"
            activity.userInfo = ["note": 7, "tags": ["a", "b"]]
            return activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
            record("restore interaction, note \(activity.userInfo?["note"] as? Int ?? 0)")
        }
    }

    /// Launches the app, and puts back what was launched before.
    static func launch(while body: () throws -> Void) rethrows {
        let previous = UIApplication.shared.processDelegate
        defer {
            UIApplication.shared.processDelegate = previous
            Note.isRefused = false
            AppDelegate.savesState = true
            AppDelegate.restoresState = true
        }
        UIApplication.shared.processDelegate = AppDelegate()
        log = []
        try body()
    }

    /// Connects a scene, restoring a state if there is one.
    static func connect(restoring state: Data? = nil) throws -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: "notes", userSessionIdentifier: "tester")
        return UIApplication.shared.connectScene(
            for: session, options: UIScene.ConnectionOptions(),
            restoring: try state.map { data throws in try RestorableScene(data: data) })
    }
}

extension UIWindowScene {
    var tabs: UITabBarController? { windows.first?.rootViewController as? UITabBarController }
    var navigation: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }
    var list: NotesApp.List? { navigation?.viewControllers.first as? NotesApp.List }
    var note: NotesApp.Note? { navigation?.topViewController as? NotesApp.Note }
}
