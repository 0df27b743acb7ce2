import UIKit

/// A row that is arranged by constraints, and one that is not.
final class MixedRowsScreen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row == 1 else {
            let cell = AmountCell(style: .default, reuseIdentifier: nil)
            cell.title.text = "Placed"
            cell.amount.text = "€7.00"
            return cell
        }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Usual"
        cell.detailTextLabel?.text = "Value"
        return cell
    }
}
