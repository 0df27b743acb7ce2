import UIKit

/// Tabs: alone, in groups, more than a narrow bar has room for.
final class TabExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Tabs and Groups",
            presentButton("Show a Sidebar"), presentButton("Show a Bar"))
        addExample(
            "More Tabs than a Narrow Bar Has Room For",
            presentButton("Show Seven Tabs"))
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

    override func makeScreen(named name: String) -> UIViewController? {
        let tabs =
            switch name {
            case "Show a Sidebar": Self.library(.tabSidebar)
            case "Show a Bar": Self.library(.tabBar)
            default: Self.week()
            }
        tabs.modalPresentationStyle = .fullScreen
        return tabs
    }

    private static func library(_ mode: UITabBarController.Mode) -> UITabBarController {
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
        let search = UISearchTab { _ in content("Search") }
        let tabs = LibraryController(tabs: [listen, radio, library, search])
        tabs.mode = mode
        return tabs
    }

    private static func week() -> UITabBarController {
        let tabs = UITabBarController()
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        tabs.viewControllers = days.map { day in
            let content = content(day)
            content.tabBarItem = UITabBarItem(title: day, image: UIImage(systemName: "calendar"), selectedImage: nil)
            return content
        }
        tabs.viewControllers?.first?.tabBarItem.badgeValue = "2"
        return tabs
    }

    private static func tab(_ title: String, symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) { _ in content(title) }
    }

    private static func content(_ title: String) -> UIViewController {
        let message = MessageViewController(text: "This is \(title).")
        message.title = title
        message.navigationItem.rightBarButtonItem = message.closeItem()
        let navigation = UINavigationController(rootViewController: message)
        navigation.restorationIdentifier = title
        return navigation
    }
}

/// Tabs that keep the badge of the first one.
final class LibraryController: UITabBarController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tabs.first?.badgeValue, forKey: "badge")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        tabs.first?.badgeValue = coder.decodeObject(forKey: "badge") as? String
    }
}
