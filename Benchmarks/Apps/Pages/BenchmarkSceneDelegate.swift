public import UIKitCore

/// Shows the page that is measured in every scene.
public final class BenchmarkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The page that scenes connected from now on show.
    public static var page = BenchmarkPage.controls

    /// The scene's window.
    public var window: UIWindow?

    /// Shows the page.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Self.page.makeController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
