import Foundation

@testable import UIKitCore

/// A table on a page whose data source and delegate log every call, and whose rows are lists of texts.
@MainActor
class RecordingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let testScene = TestScene()
    let log = CallbackLog()
    var sections: [[String]]
    var headers: [Int: String] = [:]
    /// What to do inside a call, after it was logged.
    var reactions: [String: @MainActor () -> Void] = [:]
    /// What to do with a cell besides giving it its text.
    var configure: @MainActor (UITableViewCell, IndexPath) -> Void = { _, _ in }
    /// What a call answers where it is asked for a decision.
    var answers: [String: Any] = [:]

    init(_ sections: [[String]], style: UITableView.Style = .plain, isShown: Bool = true) {
        self.sections = sections
        table = UITableView(frame: .zero, style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        if isShown { show() }
    }

    func show() {
        testScene.turn { testScene.window.addSubview(table) }
    }

    /// The texts of the rows in reach.
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// The faults since they were last taken.
    func takeFaults() -> [String] { testScene.scene.takeFaults().map(\.reason) }

    /// Does something to the table as an event of the scene does, and returns the calls it caused.
    @discardableResult
    func turn(_ work: () -> Void) -> [String] {
        _ = log.take()
        testScene.turn(work)
        return log.take()
    }

    /// Performs an interaction with the table, and returns the calls it caused.
    @discardableResult
    func perform(_ event: UserInteractionEvent, _ value: String? = nil) throws -> [String] {
        _ = log.take()
        try testScene.perform(event, value.map(UserInteractionValue.text), on: table)
        return log.take()
    }

    func record(_ call: String) {
        log.add(call)
        reactions[call]?()
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        record("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        record("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        record("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers[section]
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        record("willDisplay \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        record("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        record("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        record("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        answers["shouldHighlight \(indexPath.row)"] as? Bool ?? true
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willSelect \(indexPath.row)")
        guard let answer = answers["willSelect \(indexPath.row)"] else { return indexPath }
        return answer as? IndexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        record("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        record("didDeselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        record("shouldBeginMultiple \(indexPath.row)")
        return answers["shouldBeginMultiple \(indexPath.row)"] as? Bool ?? true
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        record("didBeginMultiple \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        record("didEndMultiple")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        record("accessory \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        record("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        record("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
}

/// The path of a row, for short.
func row(_ row: Int, in section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
