import Foundation
import Testing

@testable import UIKitCore

extension TestScene {
    /// Puts the scene away and restores it in another one, in which the app makes a root controller.
    ///
    /// - Parameters:
    ///   - root: What the app makes at every start.
    ///   - width: How wide the page is then; nil for the usual width.
    func restored(in root: UIViewController, width: CGFloat? = nil) throws -> TestScene {
        let state = try RestorableScene(data: scene.preservedState().data)
        let other = TestScene()
        if let width { other.turn { other.resize(to: width, width < 768 ? .compact : .regular) } }
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = root
            _ = other.scene.decode(state)
            let restoration = other.scene.restoration
            other.scene.finishRestoring()
            other.scene.commit()
            other.scene.restoreViewIdentifiers(state, after: restoration)
        }
        #expect(other.scene.takeFaults().isEmpty)
        return other
    }
}

extension UIViewController {
    /// Gives the controller a restoration identifier.
    func named(_ identifier: String) -> Self {
        restorationIdentifier = identifier
        return self
    }
}

/// A row with a field.
final class FieldRow: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}

/// A table whose rows have fields, below a header that is one; its class makes it anew where the app does not.
final class FieldRows: UITableViewController, UIViewControllerRestoration {
    var texts = [String](repeating: "", count: 500)
    let header = UITextField()
    /// Gives the fields of all rows the same restoration identifier.
    var namesFields = false

    init(_ identifier: String = "rows") {
        super.init(style: .plain)
        restorationIdentifier = identifier
        if identifier == "rows" { restorationClass = FieldRows.self }
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        path.last.map { FieldRows($0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldRow.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? FieldRow)?.field.text = texts[indexPath.row]
        if namesFields { (cell as? FieldRow)?.field.restorationIdentifier = "field" }
        return cell
    }

    func field(_ row: Int) -> UITextField? {
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow)?.field
    }
}
