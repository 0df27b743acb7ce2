import Foundation

/// A table whose rows are made once and shown as they are, for the screens that the framework itself brings.
final class StaticTableController: UITableViewController {
    /// A row.
    struct Row {
        /// The cell.
        let cell: UITableViewCell
        /// What pressing it does; nil when it cannot be pressed.
        let action: (@MainActor () -> Void)?
    }

    /// Rows with a header and a footer.
    struct Section {
        /// The text above the rows; nil for none.
        var header: String?
        /// The text beneath the rows; nil for none.
        var footer: String?
        /// The rows.
        var rows: [Row]
    }

    /// What is shown.
    var sections: [Section] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    /// Creates a table of inset groups.
    convenience init(title: String, sections: [Section] = []) {
        self.init(style: .insetGrouped)
        self.title = title
        self.sections = sections
    }

    /// The number of sections.
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    /// The number of rows of a section.
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    /// The row's cell.
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].rows[indexPath.row].cell
    }

    /// The section's header.
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    /// The section's footer.
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    /// Only rows that do something can be pressed.
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].rows[indexPath.row].action != nil
    }

    /// Does what the row is for.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section].rows[indexPath.row].action?()
    }
}

extension StaticTableController.Row {
    /// A row of text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - secondaryText: The text beneath it.
    ///   - symbol: The name of the symbol before it.
    ///   - accessory: What stands at its end.
    ///   - action: What pressing it does; nil when it cannot be pressed.
    @MainActor
    init(
        _ text: String, secondaryText: String? = nil, symbol: String? = nil,
        accessory: UITableViewCell.AccessoryType = .none, action: (@MainActor () -> Void)? = nil
    ) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content: UIListContentConfiguration = secondaryText == nil ? .cell() : .subtitleCell()
        content.text = text
        content.secondaryText = secondaryText
        content.image = symbol.flatMap(UIImage.init(systemName:))
        cell.contentConfiguration = content
        cell.accessoryType = accessory
        cell.selectionStyle = action == nil ? .none : .default
        self.init(cell: cell, action: action)
    }

    /// A row that a view fills.
    @MainActor
    init(_ view: UIView) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(view)
        cell.selectionStyle = .none
        self.init(cell: cell, action: nil)
    }
}
