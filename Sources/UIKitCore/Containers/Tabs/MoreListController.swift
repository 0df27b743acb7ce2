import Foundation

/// The root of a tab bar controller's More tab: the list of the tabs that a narrow bar has no room for.
///
/// In edit mode it lists all tabs, and those that the app allows can be moved.
final class MoreListController: UITableViewController {
    private weak var owner: UITabBarController?
    private var order: [UIViewController] = []

    /// Creates the list of a tab bar controller.
    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(style: .insetGrouped)
        title = UITabBarItem.SystemItem.more.title
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Lists the present tabs.
    func update() {
        let isCustomizable = owner?.customizableControllers.isEmpty == false
        navigationItem.rightBarButtonItem = isCustomizable ? editButtonItem : nil
        if isViewLoaded { tableView.reloadData() }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        if editing != isEditing, let owner {
            if editing {
                order = owner.tabControllers
                owner.delegate?.tabBarController(owner, willBeginCustomizing: owner.customizableControllers)
            } else {
                owner.takeOver(order)
            }
        }
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.reloadData() }
    }

    /// The order into which a person is bringing the tabs; nil while nobody does.
    var orderInEditing: [UIViewController]? { isEditing ? order : nil }

    /// Has a person go on with bringing the tabs into an order, where these are all of them.
    func goOnEditing(_ order: [UIViewController]) {
        setEditing(true, animated: false)
        guard isEditing, Set(order) == Set(self.order), order.count == self.order.count else { return }
        self.order = order
    }

    // MARK: Table

    private var rows: [UIViewController] { isEditing ? order : owner?.overflowControllers ?? [] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(
                style: .default, reuseIdentifier: "tab")
        guard rows.indices.contains(indexPath.row), let item = rows[indexPath.row].tabBarItem else { return cell }
        var content = UIListContentConfiguration.valueCell()
        content.text = item.title
        content.image = item.image
        content.secondaryText = item.badgeValue
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing, rows.indices.contains(indexPath.row), let item = rows[indexPath.row].tabBarItem else {
            return
        }
        owner?.tabBar.press(item)
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard isEditing, rows.indices.contains(indexPath.row) else { return false }
        let controller = rows[indexPath.row]
        return owner?.customizableControllers.contains { $0 === controller } ?? false
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard order.indices.contains(sourceIndexPath.row) else { return }
        let moved = order.remove(at: sourceIndexPath.row)
        order.insert(moved, at: min(destinationIndexPath.row, order.count))
    }
}
