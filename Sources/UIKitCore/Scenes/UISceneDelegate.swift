/// What an app does in the life of a scene.
///
/// All methods have empty defaults.
///
/// Source: UIKit, `UISceneDelegate`.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected: the place to make a window and its root controller.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: Its session.
    ///   - connectionOptions: Why it is connected; the opened address is in `userActivities`.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called after the scene was freed.
    ///
    /// Its session may be connected again later.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when events can arrive.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when events will not arrive for a while.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called when the page is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when nobody looks at the page.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called when an address of the app is opened in a scene that is connected already.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity with the address as its `webpageURL`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called before an activity of a type is continued; on the web together with the activity itself.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Called when an activity could not be continued.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The type.
    ///   - error: Why.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called after the system brought an activity up to date.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Asks for the activity to restore the scene from later.
    ///
    /// Called whenever the scene's state is preserved. The session has the activity when the scene is connected again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called when the scene is connected again, after its window was made and its controllers were restored: the place
    /// to restore what a person was doing.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stateRestorationActivity: What ``stateRestorationActivity(for:)`` returned.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    /// Does nothing.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    /// Returns nil: the scene is not restored from an activity.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// What an app does in the life of a scene that has windows.
///
/// Source: UIKit, `UIWindowSceneDelegate`.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }

    /// Called when an item at the app's icon was chosen and a scene that no tab shows is to do it.
    ///
    /// A new scene has the item in its connection options instead.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The item.
    ///   - completionHandler: To be called with whether it was done.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// The same as an asynchronous method: called where the other is not implemented.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The item.
    /// - Returns: Whether it was done.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIWindowSceneDelegate {
    /// Calls the asynchronous method.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
    }

    /// Returns false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }

    /// No window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
