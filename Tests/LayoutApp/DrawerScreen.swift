import UIKit

/// A child with bars, over which a panel opens that is no presentation.
final class DrawerScreen: UIViewController {
    private let dimming = UIView()
    private let panel = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = RowsViewController(style: .plain)
        rows.title = "Drawer"
        rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Open Drawer", primaryAction: UIAction { [weak self] _ in self?.setOpen(true) })
        rows.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "More", menu: UIMenu(children: (1...4).map { UIAction(title: "Choice \($0)") { _ in } })),
            UIBarButtonItem(
                title: "Ask",
                primaryAction: UIAction { [weak rows] _ in
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    rows?.present(alert, animated: false)
                }),
        ]
        let navigation = UINavigationController(rootViewController: rows)
        navigation.tabBarItem = UITabBarItem(title: "Rows", image: UIImage(systemName: "list.bullet"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
        addDrawer()
        setOpen(false)
    }

    private func addDrawer() {
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        let note = UILabel(text: "Note")
        note.backgroundColor = .systemTeal
        for view in [note, dimming] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: view.topAnchor, constant: 160),
            note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            note.heightAnchor.constraint(equalToConstant: 80),
            dimming.topAnchor.constraint(equalTo: view.topAnchor),
            dimming.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            dimming.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dimming.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        panel.backgroundColor = .systemYellow
        panel.text = "Panel"
        panel.textAlignment = .center
        view.addSubview(panel)
    }

    private func setOpen(_ isOpen: Bool) {
        dimming.isHidden = !isOpen
        panel.isHidden = !isOpen
    }
}
