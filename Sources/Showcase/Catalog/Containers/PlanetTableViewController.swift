import UIKit

/// A table that can be edited: rows are selected, deleted, moved, and carry accessories.
final class PlanetTableViewController: UITableViewController {
    private struct Group {
        var title: String
        var planets: [String]
    }

    private var groups = [
        Group(title: "Rocky", planets: ["Mercury", "Venus", "Earth", "Mars"]),
        Group(title: "Giant", planets: ["Jupiter", "Saturn", "Uranus", "Neptune"]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(groups.map(\.planets), forKey: "planets")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let planets = coder.decodeObject(forKey: "planets") as? [[String]] else { return }
        for (index, planets) in zip(groups.indices, planets) { groups[index].planets = planets }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].planets.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Swipe, or press Edit, to delete and to sort." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
        var content = cell.defaultContentConfiguration()
        let planet = groups[indexPath.section].planets[indexPath.row]
        content.text = planet
        content.secondaryText = "\(planet.count) letters"
        cell.contentConfiguration = content
        cell.accessoryType = .detailButton
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let planet = groups[indexPath.section].planets[indexPath.row]
        let message = MessageViewController(alone: planet, title: planet)
        navigationController?.pushViewController(message, animated: true)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let planet = groups[indexPath.section].planets[indexPath.row]
        let alert = UIAlertController(title: planet, message: "A planet of the Sun.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        groups[indexPath.section].planets.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let planet = groups[sourceIndexPath.section].planets.remove(at: sourceIndexPath.row)
        groups[destinationIndexPath.section].planets.insert(planet, at: destinationIndexPath.row)
    }
}
