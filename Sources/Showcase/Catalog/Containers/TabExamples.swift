import UIKit

/// Tabs: alone, in groups, more than a narrow bar has room for.
final class TabExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Tabs and Groups",
            button("Show a Sidebar") { [weak self] in self?.showLibrary(.tabSidebar) },
            button("Show a Bar") { [weak self] in self?.showLibrary(.tabBar) })
        addExample(
            "More Tabs than a Narrow Bar Has Room For",
            button("Show Seven Tabs") { [weak self] in self?.showWeek() })
        fillBar()
        addExample(
            "A Bar That People Customize", bar,
            button("Customize") { [weak self] in
                if let self { bar.beginCustomizingItems(places) }
            })
    }

    private let bar = UITabBar()
    private let places = [
        ("Home", "house"), ("Map", "map"), ("Saved", "bookmark"), ("Photos", "photo"), ("People", "person.2"),
    ].map { UITabBarItem(title: $0.0, image: UIImage(systemName: $0.1), selectedImage: nil) }

    private func fillBar() {
        bar.items = Array(places.prefix(3))
        bar.selectedItem = places.first
        bar.standardAppearance.selectionIndicatorTintColor = .systemIndigo.withAlphaComponent(0.2)
        bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .label
        bar.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.label]
    }

    private func showLibrary(_ mode: UITabBarController.Mode) {
        let listen = tab("Listen", symbol: "play.circle")
        let radio = tab("Radio", symbol: "dot.radiowaves.left.and.right")
        radio.allowsHiding = true
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "book"), identifier: "library",
            children: [tab("Artists", symbol: "person"), tab("Albums", symbol: "square.stack")])
        library.allowsReordering = true
        library.sidebarActions = [
            UIAction(title: "New Playlist", image: UIImage(systemName: "plus")) { _ in listen.badgeValue = "1" }
        ]
        let search = UISearchTab { [weak self] _ in self?.screen("Search") ?? UIViewController() }
        let tabs = UITabBarController(tabs: [listen, radio, library, search])
        tabs.mode = mode
        show(tabs)
    }

    private func showWeek() {
        let tabs = UITabBarController()
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        tabs.viewControllers = days.map { day in
            let screen = screen(day)
            screen.tabBarItem = UITabBarItem(title: day, image: UIImage(systemName: "calendar"), selectedImage: nil)
            return screen
        }
        tabs.viewControllers?.first?.tabBarItem.badgeValue = "2"
        show(tabs)
    }

    private func show(_ tabs: UITabBarController) {
        tabs.modalPresentationStyle = .fullScreen
        present(tabs, animated: true)
    }

    private func tab(_ title: String, symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) { [weak self] _ in
            self?.screen(title) ?? UIViewController()
        }
    }

    private func screen(_ title: String) -> UIViewController {
        let message = MessageViewController(text: "This is \(title).")
        message.title = title
        message.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        return UINavigationController(rootViewController: message)
    }
}
