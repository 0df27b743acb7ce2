import UIKit

/// A long table with a banner and a round button over it.
final class FloatingScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = RowsViewController(style: .plain)
        addChild(child)
        let (table, banner) = (child.tableView ?? UITableView(), UILabel(text: "No connection"))
        banner.backgroundColor = .systemYellow
        banner.textAlignment = .center
        let add = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Add") { [weak self] _ in self?.navigationItem.prompt = "Added" })
        for part in [table, banner, add] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        child.didMove(toParent: self)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            banner.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            banner.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            banner.bottomAnchor.constraint(equalTo: add.topAnchor, constant: -12),
            banner.heightAnchor.constraint(equalToConstant: 36),
            add.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            add.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            add.widthAnchor.constraint(equalToConstant: 80),
            add.heightAnchor.constraint(equalToConstant: 56),
        ])
    }
}
