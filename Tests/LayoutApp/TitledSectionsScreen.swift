import UIKit

/// A table whose headers have two texts and an image, and the content of a row in a view of the app's own.
final class TitledSectionsScreen: UITableViewController {
    private static let contents: [UIListContentConfiguration] = [
        .groupedHeader(), .prominentInsetGroupedHeader(), .plainHeader(),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tableView.style == .plain ? "Plain Titled Sections" : "Titled Sections"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
        tableView.tableFooterView = makeFooter()
    }

    private func makeFooter() -> UIView {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "By Itself"
        content.secondaryText = "The content of a row"
        content.image = UIImage(systemName: "tray")
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        let view = UIListContentView(configuration: content)
        view.translatesAutoresizingMaskIntoConstraints = false
        footer.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: footer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: footer.trailingAnchor),
            view.topAnchor.constraint(equalTo: footer.topAnchor),
        ])
        return footer
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Self.contents.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        var content = Self.contents[section]
        content.text = "Section \(section + 1)"
        content.secondaryText = "More about it"
        if section > 0 { content.image = UIImage(systemName: "star") }
        header?.contentConfiguration = content
        return header
    }
}
