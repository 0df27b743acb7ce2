import UIKit

/// Three columns of long lists, whose rows lead on in their column; each can be shown on a sheet too.
final class ListColumnsController: UISplitViewController {
    init() {
        super.init(style: .tripleColumn)
        restorationIdentifier = "columns"
        preferredDisplayMode = .twoBesideSecondary
        let columns: [(UISplitViewController.Column, String)] = [
            (.primary, "First"), (.supplementary, "Second"), (.secondary, "Third"),
        ]
        for (column, name) in columns { setViewController(LongListController(name: name), for: column) }
    }

    required init?(coder: NSCoder) { nil }
}

/// A list that is longer than any window; each of its rows leads to another one.
final class LongListController: UITableViewController, UIViewControllerRestoration {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(style: .plain)
        title = name
        restorationIdentifier = name
        restorationClass = LongListController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        identifierComponents.last.map { LongListController(name: $0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\(name) on a Sheet",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let sheet = UINavigationController(rootViewController: LongListController(name: "\(name) Sheet"))
                sheet.restorationIdentifier = "sheet"
                present(sheet, animated: false)
            })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "\(name) \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = LongListController(name: "\(name) \(indexPath.row + 1)")
        navigationController?.pushViewController(next, animated: false)
    }
}
