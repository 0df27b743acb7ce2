import UIKitCore

/// The delegate of an app that is nothing but a root controller.
final class RootControllerDelegate: UIResponder, UIApplicationDelegate {
    fileprivate let makeRootViewController: @MainActor () -> UIViewController

    init(_ makeRootViewController: @escaping @MainActor () -> UIViewController) {
        self.makeRootViewController = makeRootViewController
        super.init()
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RootSceneDelegate.self
        return configuration
    }
}

/// Shows the root controller in the window of a scene.
final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene,
            let delegate = UIApplication.shared.processDelegate as? RootControllerDelegate
        else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = delegate.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
