import Foundation

@testable import UIKitCore

/// Rows with a field each, of which it tells where editing has ended.
final class FieldTable: UITableViewController, UITextFieldDelegate {
    var texts: [String]
    /// Is called with the text of a field and its row; nil for a field that stands for none.
    var didEndEditing: (String, Int?) -> Void = { _, _ in }

    init(_ texts: [String]) {
        self.texts = texts
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldRow.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? FieldRow)?.field.text = texts[indexPath.row]
        (cell as? FieldRow)?.field.delegate = self
        return cell
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let cell = textField.superview?.superview as? FieldRow
        didEndEditing(textField.text ?? "", cell.flatMap { tableView.indexPath(for: $0)?.row })
    }

    /// The field of a row.
    func field(_ row: Int) -> UITextField? {
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow)?.field
    }
}
