import UIKit

/// The popover of the Sort button; each of its rows leads back.
@IBClass
final class SortController: UITableViewController {
    var order = Greenhouse.Order.thirst

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.accessoryType = indexPath.row == order.rawValue ? .checkmark : .none
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(order.rawValue, forKey: "order")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        order = Greenhouse.Order(rawValue: coder.decodeInteger(forKey: "order")) ?? .thirst
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell) else { return }
        order = Greenhouse.Order(rawValue: index.row) ?? order
    }
}
