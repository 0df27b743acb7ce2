import Foundation
import UIKitCore

/// A table of 1,000 rows, each with a title, a detail and a button.
final class TableViewController: UITableViewController {
    private var counts = [Int](repeating: 0, count: BenchmarkPage.rowCount)

    init() {
        super.init(style: .plain)
        restorationIdentifier = "rows"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(CountingCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Pressed \(counts[indexPath.row]) times"
        (cell as? CountingCell)?.whenPressed = { [weak self] in self?.press(indexPath) }
        return cell
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let pressed = counts.enumerated().filter { $0.element > 0 }
        coder.encode(pressed.flatMap { [$0.offset, $0.element] }, forKey: "pressed")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let pressed = coder.decodeObject(forKey: "pressed") as? [Int] ?? []
        for index in stride(from: 0, to: pressed.count - 1, by: 2) where counts.indices.contains(pressed[index]) {
            counts[pressed[index]] = pressed[index + 1]
        }
        tableView.reloadData()
    }

    private func press(_ indexPath: IndexPath) {
        counts[indexPath.row] += 1
        tableView.cellForRow(at: indexPath)?.detailTextLabel?.text = "Pressed \(counts[indexPath.row]) times"
    }
}

/// A row with a button.
final class CountingCell: UITableViewCell {
    /// What the button does.
    var whenPressed: (@MainActor () -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryView = UIButton(
            type: .system, primaryAction: UIAction(title: "Press") { [weak self] _ in self?.whenPressed?() })
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
