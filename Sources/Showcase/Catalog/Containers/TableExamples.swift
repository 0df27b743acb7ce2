import UIKit

/// Leads to tables of every style.
final class TableExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Styles",
            pushButton("Plain"), pushButton("Grouped"), pushButton("Inset Grouped"))
        addExample("Length", pushButton("Ten Thousand Rows"), pushButton("Names with an Index"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let table: UITableViewController =
            switch name {
            case "Ten Thousand Rows": NumberTableViewController(style: .plain)
            case "Names with an Index": IndexedTableViewController(style: .plain)
            case "Plain": PlanetTableViewController(style: .plain)
            case "Grouped": PlanetTableViewController(style: .grouped)
            default: PlanetTableViewController(style: .insetGrouped)
            }
        table.title =
            switch name {
            case "Ten Thousand Rows": "Numbers"
            case "Names with an Index": "Names"
            default: name
            }
        return table
    }
}
