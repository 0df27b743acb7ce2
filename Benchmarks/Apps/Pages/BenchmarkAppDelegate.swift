public import UIKitCore

/// Gives every scene the delegate that shows the page that is measured.
public final class BenchmarkAppDelegate: UIResponder, UIApplicationDelegate {
    /// Chooses the delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = BenchmarkSceneDelegate.self
        return configuration
    }
}
