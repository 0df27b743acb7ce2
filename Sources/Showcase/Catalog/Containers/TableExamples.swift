import UIKit

/// Leads to tables of every style.
final class TableExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Styles",
            button("Plain", style: .plain), button("Grouped", style: .grouped),
            button("Inset Grouped", style: .insetGrouped))
        let long = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Ten Thousand Rows") { [weak self] _ in
                let table = NumberTableViewController(style: .plain)
                table.title = "Numbers"
                self?.navigationController?.pushViewController(table, animated: true)
            })
        let indexed = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Names with an Index") { [weak self] _ in
                let table = IndexedTableViewController(style: .plain)
                table.title = "Names"
                self?.navigationController?.pushViewController(table, animated: true)
            })
        addExample("Length", long, indexed)
    }

    private func button(_ title: String, style: UITableView.Style) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                let table = PlanetTableViewController(style: style)
                table.title = title
                self?.navigationController?.pushViewController(table, animated: true)
            })
    }
}
