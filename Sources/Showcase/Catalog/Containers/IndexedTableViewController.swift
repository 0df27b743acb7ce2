import UIKit

/// First names by their initials, with an index beside them.
final class IndexedTableViewController: UITableViewController {
    private let names = [
        "Ada", "Alan", "Barbara", "Bjarne", "Chris", "Claude", "Dennis", "Donald", "Edsger", "Evelyn", "Frances",
        "Grace",
        "Hedy", "Ivan", "Jean", "John", "Karen", "Ken", "Leslie", "Linus", "Margaret", "Mary", "Niklaus", "Ole",
        "Radia",
        "Robin", "Shafi", "Sophie", "Tim", "Tony",
    ]
    private lazy var initials = Set(names.map { String($0.prefix(1)) }).sorted()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        setEditing(true, animated: true)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        initials.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names(in: section).count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        initials[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names(in: indexPath.section)[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        initials
    }

    private func names(in section: Int) -> [String] {
        names.filter { $0.hasPrefix(initials[section]) }
    }
}
