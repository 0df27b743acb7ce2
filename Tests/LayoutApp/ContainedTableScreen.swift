import UIKit

/// A table of a child controller in a part of the screen.
final class ContainedTableScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            part.heightAnchor.constraint(equalToConstant: 240),
        ])
        let child = RowsViewController(style: .plain)
        addChild(child)
        child.view.frame = part.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        part.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// A table with a section that has a title.
final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
