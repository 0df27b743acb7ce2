import Foundation

/// The list in which a person arranges a navigation bar: a row for each group in the middle, with buttons that move it and
/// a switch where it may be taken out.
final class BarCustomizationController: UITableViewController {
    private weak var item: UINavigationItem?

    /// Creates the list of an item's groups.
    init(of item: UINavigationItem) {
        self.item = item
        super.init(style: .insetGrouped)
        title = FrameworkText.customizeToolbar.localized
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "group")
        setEditing(true, animated: false)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: FrameworkText.reset.localized,
            primaryAction: UIAction(title: FrameworkText.reset.localized) { [weak self] _ in
                self?.item?.customization = BarCustomization()
                self?.tableView.reloadData()
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    private var groups: [UIBarButtonItemGroup] {
        item.map { $0.customization.arranged($0.centerItemGroups) } ?? []
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "group", for: indexPath)
        guard groups.indices.contains(indexPath.row) else { return cell }
        let group = groups[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = group.spokenName
        content.image = group.symbol
        cell.contentConfiguration = content
        cell.editingAccessoryView = toggle(for: group)
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
        groups.indices.contains(indexPath.row) && groups[indexPath.row].customization.identifier != nil
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
        var order = groups
        guard order.indices.contains(sourceIndexPath.row), order.indices.contains(destinationIndexPath.row) else {
            return
        }
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        item?.customization.order = order.compactMap(\.customization.identifier)
    }

    private func toggle(for group: UIBarButtonItemGroup) -> UISwitch? {
        guard case .optional = group.customization, let item else { return nil }
        let toggle = UISwitch()
        toggle.isOn = item.customization.shows(group)
        toggle.accessibilityLabel = group.spokenName
        toggle.addAction(
            UIAction { [weak item, weak group] action in
                guard let item, let group, let toggle = action.sender as? UISwitch else { return }
                item.customization.setShown(toggle.isOn, group)
            }, for: .valueChanged)
        return toggle
    }
}

extension UIBarButtonItemGroup {
    /// What the group is called in the list.
    fileprivate var spokenName: String {
        if let name = representativeItem?.spokenName { return name }
        return barButtonItems.compactMap(\.spokenName).joined(separator: ", ")
    }

    /// The image of the group in the list.
    fileprivate var symbol: UIImage? {
        representativeItem?.image ?? barButtonItems.lazy.compactMap(\.image).first
    }
}

extension UIBarButtonItem {
    /// What the item is called; nil without title and label.
    fileprivate var spokenName: String? {
        [title, accessibilityLabel].lazy.compactMap(\.self).first { !$0.isEmpty }
    }
}
