import Foundation
import UIKit

/// An app whose screens are arranged as those of apps from iOS are, for tests in a browser.
@main
final class LayoutApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = LayoutSceneDelegate.self
        return configuration
    }
}

/// Shows the list of screens.
final class LayoutSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        let showsColumns = ProcessInfo.processInfo.environment["LAYOUT_COLUMNS"] != nil
        window?.rootViewController =
            showsColumns ? ListColumnsController() : UINavigationController(rootViewController: ScreensViewController())
        window?.makeKeyAndVisible()
    }
}

/// The list of screens.
final class ScreensViewController: UITableViewController {
    private let screens: [(title: String, make: @MainActor () -> UIViewController)] = [
        ("Scrolling Screen", { ScrollingScreen() }),
        ("Contained Table", { ContainedTableScreen() }),
        ("Table without Bars", { RowsViewController(style: .plain) }),
        ("Drawer", { DrawerScreen() }),
        ("Padded Scroll View", { PaddedScrollScreen() }),
        ("Low Text View", { LowTextViewScreen() }),
        ("Amounts", { AmountsScreen(style: .plain) }),
        ("Selection", { SelectionScreen() }),
        ("Rows with Menus", { RowsWithMenusScreen(style: .plain) }),
        ("Grouped Rows with Menus", { RowsWithMenusScreen(style: .grouped) }),
        ("Plain Mixed Rows", { MixedRowsScreen(style: .plain) }),
        ("Grouped Mixed Rows", { MixedRowsScreen(style: .grouped) }),
        ("Inset Mixed Rows", { MixedRowsScreen(style: .insetGrouped) }),
        ("Sidebar", { SidebarScreen() }),
        ("Floating", { FloatingScreen() }),
        ("In Front", { FrontScreen() }),
        ("Masked Table", { MaskedListScreen(isTable: true) }),
        ("Masked Collection", { MaskedListScreen(isTable: false) }),
        ("Paging", { PagingScreen() }),
        ("Arranged", { ArrangedScreen() }),
        ("Composed", { ComposedScreen() }),
        ("Profile", { ProfileScreen() }),
        ("Short Texts", { ShortTextsScreen() }),
        ("Empty Table", { EmptyTableScreen() }),
        ("Empty State", { EmptyStateScreen() }),
        ("Cards", { CardsScreen() }),
        ("Paragraphs", { ParagraphsScreen() }),
        ("Titled Sections", { TitledSectionsScreen(style: .insetGrouped) }),
        ("Plain Titled Sections", { TitledSectionsScreen(style: .plain) }),
        ("Text Images", { TextImagesScreen() }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screens"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = screens[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = screens[indexPath.row]
        let controller = screen.make()
        controller.title = screen.title
        controller.navigationItem.largeTitleDisplayMode = controller is SidebarScreen ? .always : .never
        if controller is DrawerScreen || controller is RowsViewController {
            controller.modalPresentationStyle = .fullScreen
            present(controller, animated: false)
        } else {
            navigationController?.pushViewController(controller, animated: false)
        }
    }
}

extension UILabel {
    /// A label of one line.
    convenience init(text: String) {
        self.init()
        self.text = text
    }
}
