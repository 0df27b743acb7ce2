extension UIApplication {
    /// The key of the app's version in the coder of the app delegate's methods: `CFBundleVersion` of its `Info.plist`.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"

    /// The key of the raw value of the `UIUserInterfaceIdiom` under which the state was encoded.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"

    /// The key of the date at which the state was encoded.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"

    /// The key of the version of the operating system under which the state was encoded.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Registers an object whose state is preserved together with that of the scene in turn.
    ///
    /// Source: UIKit, `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
    ///
    /// - Parameters:
    ///   - object: The object; it is not retained.
    ///   - restorationIdentifier: Its identifier, unique in the scene.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.sceneInTurn?.registeredRestorables.register(object, identifier: restorationIdentifier)
    }

    /// Says that the app goes on restoring the scene in turn after the callbacks, for instance while it loads data.
    ///
    /// Until ``completeStateRestoration()`` was called as often, the scene keeps the state from which it is being
    /// restored.
    public final func extendStateRestoration() {
        sceneInTurn?.extendStateRestoration()
    }

    /// Says that the app has finished restoring the scene in turn.
    public final func completeStateRestoration() {
        sceneInTurn?.completeStateRestoration()
    }

    /// Does nothing: a page needs no picture of itself while it is made.
    public final func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIScene {
    /// Says that the app goes on restoring this scene after the callbacks, for instance while it loads data.
    ///
    /// Until ``completeStateRestoration()`` was called as often, the scene keeps the state from which it is being
    /// restored.
    ///
    /// Source: UIKit, `UIScene.extendStateRestoration()`.
    public final func extendStateRestoration() {
        (self as? UIWindowScene)?.restorationExtensionCount += 1
    }

    /// Says that the app has finished restoring this scene.
    ///
    /// Source: UIKit, `UIScene.completeStateRestoration()`.
    public final func completeStateRestoration() {
        guard let scene = self as? UIWindowScene else { return }
        scene.restorationExtensionCount = max(0, scene.restorationExtensionCount - 1)
    }
}
