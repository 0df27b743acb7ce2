import UIKit

/// Gives each browser tab a window with the tabs of the Showcase.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let log = EventLog()
        let catalog = CatalogViewController(style: .insetGrouped)
        let notes = NotesViewController(store: .shared, owner: session.userSessionIdentifier)
        let inspector = InspectorViewController(log: log)

        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [
            tab(catalog, title: "Catalog", symbol: "square.grid.2x2"),
            tab(notes, title: "Notes", symbol: "note.text"),
            UIStoryboard(name: "Greenhouse", bundle: .module).instantiateInitialViewController(),
            tab(inspector, title: "Inspector", symbol: "magnifyingglass"),
        ].compactMap(\.self)

        let window = LoggingWindow(windowScene: windowScene)
        window.log = log
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ root: UIViewController, title: String, symbol: String) -> UIViewController? {
        root.title = title
        root.restorationIdentifier = title
        let navigation = UINavigationController(rootViewController: root)
        navigation.restorationIdentifier = "\(title) tab"
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }
}
