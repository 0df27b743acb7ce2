public import Foundation

/// What an app does in the life of the process.
///
/// All methods have defaults.
///
/// The delegate's class is marked with `@main`; its `main()` starts the server.
///
/// Source: UIKit, `UIApplicationDelegate`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app that has no scene delegate.
    var window: UIWindow? { get set }

    /// Called before the app's state is restored.
    ///
    /// - Returns: Whether the app can go on.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the process is ready to serve.
    ///
    /// An app without scene delegate makes its window here. It is then called for each scene on a delegate of its own,
    /// so that each browser tab gets its own window.
    ///
    /// - Returns: Whether the app can go on.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Asks for the classes of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after sessions were discarded for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called before the process ends.
    func applicationWillTerminate(_ application: UIApplication)

    // MARK: Restoring state

    /// Asks whether the state of the scene in turn is to be preserved.
    ///
    /// The default asks ``application(_:shouldSaveApplicationState:)``.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: Takes what the app wants to find again in the methods for restoring.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the state of a scene is to be restored.
    ///
    /// The default asks ``application(_:shouldRestoreApplicationState:)``.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: What was encoded, with the version of the app under
    ///     `UIApplication.stateRestorationBundleVersionKey`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The older spelling of ``application(_:shouldSaveSecureApplicationState:)``.
    ///
    /// The default is true, as keeping what people do is the rule here; what has no restoration identifier is not
    /// preserved anyway.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The older spelling of ``application(_:shouldRestoreSecureApplicationState:)``.
    ///
    /// The default is true.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Called before the controllers encode.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called when all controllers have been restored.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Asks for a controller that has no restoration class.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifierComponents: The restoration identifiers from the root to the controller.
    ///   - coder: What the controller encoded.
    /// - Returns: The controller, new or existing; nil to have it looked for.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    // MARK: Continuing activities

    /// Called before an activity of a type is continued, in an app without scene delegate; on the web together with the
    /// activity itself.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The type.
    /// - Returns: Whether the app tells the person by itself that something is being continued.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called when an activity could not be continued; on the web never, as an activity comes as a whole.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The type.
    ///   - error: Why.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    /// Called after an activity was brought up to date to be stored or handed out, in an app without scene delegate.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called when an address of the app is opened, in an app without scene delegate.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity with the address as its `webpageURL`.
    ///   - restorationHandler: Call it with the objects that are to continue the activity; each gets
    ///     `restoreUserActivityState(_:)`.
    /// - Returns: Whether the app continues the activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    // MARK: Rotation

    /// Asks which orientations a window of the app can have.
    ///
    /// What the controller in front supports too decides whether a phone's interface stays upright. The default is the
    /// orientations of the app's `Info.plist`, or all.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - window: The window; nil before the scene has one.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called when the process nears its memory limit.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    // MARK: Remote notifications

    /// Called on iOS when remote notifications were registered for; never here.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - deviceToken: What stands for the device.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after ``UIApplication/registerForRemoteNotifications()``, as pages get none.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - error: Why: the feature is not supported.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    // MARK: Shortcuts

    /// Called when an item at the app's icon was chosen, on the delegate of a scene in an app without scene delegates.
    ///
    /// A new scene is launched with the item in its options first, and this is called unless a launch method returned false.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The item.
    ///   - completionHandler: To be called with whether it was done.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// The same as an asynchronous method: called where the other is not implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The item.
    /// - Returns: Whether it was done.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Calls the asynchronous method.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Task { completionHandler(await self.application(application, performActionFor: shortcutItem)) }
    }

    /// Returns false.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }

    /// No window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns the default configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Asks the older method.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }

    /// Asks the older method.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }

    /// Returns true.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }

    /// Returns true.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// Returns nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Returns false.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Those of the app's `Info.plist`.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.propertyList.supportedOrientations }
}
