import Foundation
import UIKit

/// An app with a container of its own around its screens, and with parts of its own on them, for tests in a browser.
@main
final class PartsApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = PartsSceneDelegate.self
        return configuration
    }
}

/// Shows the list of the app's screens.
final class PartsSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        let navigation = UINavigationController(rootViewController: PartsViewController(style: .insetGrouped))
        window?.rootViewController = WrapViewController(navigation)
        window?.makeKeyAndVisible()
    }
}

/// Shows another controller in all of its view.
final class WrapViewController: UIViewController {
    private let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

/// The screens, in a list that is longer than the page.
final class PartsViewController: UITableViewController {
    private let titles =
        ["Columns", "Tabs", "Stars", "Low Menu", "Accessories", "Bubbles", "Notes", "Leaves"]
        + ["Held Tiles", "Held Items", "Held Rows", "Swiped"]
        + (1...24).map { "Screen \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = titles[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen: UIViewController
        switch titles[indexPath.row] {
        // These take the place of everything.
        case "Columns":
            view.window?.rootViewController = ColumnsViewController(style: .doubleColumn)
            return
        case "Tabs":
            view.window?.rootViewController = TabsViewController()
            return
        case "Stars": screen = StarsViewController()
        case "Low Menu": screen = LowMenuViewController()
        case "Accessories": screen = AccessoriesViewController(style: .insetGrouped)
        case "Bubbles": screen = BubblesViewController(collectionViewLayout: BubblesViewController.layout)
        case "Notes": screen = NotesViewController()
        case "Leaves": screen = LeavesViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        case "Held Tiles": screen = HeldTilesViewController(collectionViewLayout: HeldTilesViewController.layout)
        case "Held Items": screen = HeldItemsViewController(collectionViewLayout: HeldTilesViewController.layout)
        case "Held Rows": screen = HeldRowsViewController(style: .insetGrouped)
        case "Swiped": screen = SwipedViewController()
        default: screen = PlainViewController()
        }
        screen.title = titles[indexPath.row]
        navigationController?.pushViewController(screen, animated: false)
    }
}

/// A list, and beside it what was chosen, with a button of the app for the list.
final class ColumnsViewController: UISplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = ChoicesViewController(style: .insetGrouped)
        list.title = "Choices"
        list.choose = { [weak self] in self?.showChoice($0) }
        setViewController(list, for: .primary)
        showChoice("Nothing")
        show(.primary)
    }

    private func showChoice(_ name: String) {
        let choice = PlainViewController()
        choice.title = name
        choice.navigationItem.leftBarButtonItem = displayModeButtonItem
        choice.navigationItem.leftItemsSupplementBackButton = true
        setViewController(UINavigationController(rootViewController: choice), for: .secondary)
        show(.secondary)
    }
}

/// Names to choose from, more than the page has room for.
final class ChoicesViewController: UITableViewController {
    var choose: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Choice \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose("Choice \(indexPath.row + 1)")
    }
}

/// Two long lists.
final class TabsViewController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = ["First", "Second"].map { name in
            let list = ChoicesViewController(style: .insetGrouped)
            list.title = name
            list.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), selectedImage: nil)
            return UINavigationController(rootViewController: list)
        }
    }
}

/// A screen with little on it.
final class PlainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "This is \(title ?? "")."
        view.addSubview(label)
    }
}
