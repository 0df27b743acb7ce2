import Foundation
import UIKit

/// An app whose screens have addresses of every kind, for tests of the address bar in a browser.
@main
final class AddressApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = AddressSceneDelegate.self
        return configuration
    }
}

/// Shows what an address names: a search with its words, or a folder, which has had another address before.
final class AddressSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: SearchViewController())
        window?.makeKeyAndVisible()
        if let activity = options.userActivities.first { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let navigation = window?.rootViewController as? UINavigationController,
            let url = userActivity.webpageURL,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return }
        navigation.popToRootViewController(animated: false)
        let next: UIViewController? =
            switch components.path {
            case "/search":
                ResultsViewController(words: components.queryItems?.first { $0.name == "q" }?.value ?? "")
            case let path where path.hasPrefix("/folders/") || path.hasPrefix("/old/"):
                FolderViewController(name: String(path.drop { $0 == "/" }.drop { $0 != "/" }.dropFirst()))
            default: nil
            }
        if let next { navigation.pushViewController(next, animated: false) }
    }
}

/// Where words are searched for.
final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        field.placeholder = "Words"
        let search = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Find") { [weak self] _ in
                guard let self else { return }
                show(ResultsViewController(words: field.text ?? ""), sender: self)
            })
        for view in [field, search] { self.view.addSubview(view) }
    }
}

/// What was found, at an address with the words in its query.
final class ResultsViewController: UIViewController {
    convenience init(words: String) {
        self.init()
        title = "Results for \(words)"
        var components = URLComponents()
        components.path = "/search"
        components.queryItems = [URLQueryItem(name: "q", value: words), URLQueryItem(name: "sort", value: "name")]
        setAddress(components)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let folder = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Open the Folder") { [weak self] _ in
                self?.show(FolderViewController(name: "Über uns, 100 %"), sender: self)
            })
        view.addSubview(folder)
    }
}

/// A folder, at an address with its name.
final class FolderViewController: UIViewController {
    convenience init(name: String) {
        self.init()
        title = name
        var components = URLComponents()
        components.path = "/folders/\(name)"
        setAddress(components)
    }
}

extension UIViewController {
    fileprivate func setAddress(_ components: URLComponents) {
        let activity = NSUserActivity(activityType: "address")
        activity.webpageURL = components.url(relativeTo: URL(string: "https://example.org"))
        userActivity = activity
    }
}
