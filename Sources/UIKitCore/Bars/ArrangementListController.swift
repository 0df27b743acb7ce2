import Foundation

/// A list in which a person arranges what a bar shows: a row for each part of it, with buttons that move it and a switch
/// where it may be taken out.
class ArrangementListController: UITableViewController {
    /// A part of the bar.
    struct Row {
        /// What the part is called.
        let name: String
        /// The image before the name.
        let image: UIImage?
        /// Whether the part can be moved.
        let isMovable: Bool
        /// Whether the bar shows the part.
        let isShown: Bool
        /// Shows the part or takes it out; nil where it always stays.
        let setShown: (@MainActor (Bool) -> Void)?
    }

    /// Creates a list.
    ///
    /// - Parameter title: What is arranged.
    init(title: String) {
        super.init(style: .insetGrouped)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The parts in their present order; to be overridden.
    var rows: [Row] { [] }

    /// Moves a part to another place; to be overridden.
    func moveRow(from source: Int, to destination: Int) {}

    /// Brings back the order of the app; to be overridden.
    func reset() {}

    /// Ends the arranging.
    func finish() {
        dismiss(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "part")
        setEditing(true, animated: false)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: FrameworkText.reset.localized,
            primaryAction: UIAction(title: FrameworkText.reset.localized) { [weak self] _ in
                self?.reset()
                self?.tableView.reloadData()
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "part", for: indexPath)
        let rows = rows
        guard rows.indices.contains(indexPath.row) else { return cell }
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = row.name
        content.image = row.image
        cell.contentConfiguration = content
        cell.editingAccessoryView = toggle(for: row)
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        .none
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        let rows = rows
        return rows.indices.contains(indexPath.row) && rows[indexPath.row].isMovable
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        self.tableView(tableView, canMoveRowAt: proposedDestinationIndexPath)
            ? proposedDestinationIndexPath : sourceIndexPath
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let places = rows.indices
        guard places.contains(sourceIndexPath.row), places.contains(destinationIndexPath.row) else { return }
        moveRow(from: sourceIndexPath.row, to: destinationIndexPath.row)
    }

    private func toggle(for row: Row) -> UISwitch? {
        guard let setShown = row.setShown else { return nil }
        let toggle = UISwitch()
        toggle.isOn = row.isShown
        toggle.accessibilityLabel = row.name
        toggle.addAction(
            UIAction { action in
                if let toggle = action.sender as? UISwitch { setShown(toggle.isOn) }
            }, for: .valueChanged)
        return toggle
    }
}
