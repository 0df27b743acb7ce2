import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct TableRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [[String]] = [["One", "Two"]]
        var isEditable = false
        var swipeActions: UISwipeActionsConfiguration?
        var leadingActions: UISwipeActionsConfiguration?
        var configure: @MainActor (UITableViewCell) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = titles[indexPath.section][indexPath.row]
            configure(cell)
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Head & \(section)"
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isEditable }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { swipeActions }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leadingActions }
    }

    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    private func html() -> String {
        table.dataSource = rows
        table.delegate = rows
        return Stage().html(of: table)
    }

    @Test func sectionsHaveHeadingsAndListsOfRows() {
        #expect(
            html() == """
                <div id="v1" class="table inset"><section class="section">\
                <h2 id="v2" class="section-header">Head &amp; 0</h2><ul class="rows" role="list">\
                <li id="v3" class="row"><button class="cell" type="submit" name="segue-event" value="v3.selectRow">\
                <span class="cell-text"><span class="title">One</span></span></button></li>\
                <li id="v4" class="row"><button class="cell" type="submit" name="segue-event" value="v4.selectRow">\
                <span class="cell-text"><span class="title">Two</span></span></button></li></ul></section></div>
                """)
    }

    @Test func aCellShowsImageDetailAndAccessory() {
        rows.titles = [["<One>"]]
        rows.configure = {
            $0.detailTextLabel?.text = "More & more"
            $0.imageView?.image = UIImage(systemName: "star")
            $0.accessoryType = .detailDisclosureButton
            $0.selectionStyle = .none
        }
        #expect(
            html().contains(
                """
                <span class="cell-image"><svg class="symbol" aria-hidden="true"><use href="\(symbols)#star"/></svg></span>\
                <span class="cell-text"><span class="title">&lt;One&gt;</span><span class="detail">More &amp; more</span>\
                </span></button><button type="submit" class="accessory-button" name="segue-event" \
                value="v3.tapAccessory" aria-label="Details"><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#info.circle"/></svg></button><span class="disclosure-mark"></span></li>
                """))
    }

    @Test func aControlInARowIsCalledByItsText() {
        rows.titles = [["Sound"]]
        rows.configure = { $0.accessoryView = UISwitch() }
        let html = html()
        #expect(html.contains("<span class=\"cell-text\" id=\"v3t\"><span class=\"title\">Sound</span></span>"))
        #expect(html.contains("value=\"v4.valueChanged=true\" aria-labelledby=\"v3t\"></button></div></li>"))
    }

    @Test func viewsOfTheAppLieAboveTheButtonThatSelects() {
        rows.titles = [[""]]
        rows.configure = { $0.contentView.addSubview(UIButton(type: .system)) }
        #expect(
            html().contains(
                """
                <li id="v3" class="row"><button type="submit" class="row-select" name="segue-event" value="v3.selectRow" \
                aria-labelledby="v3t"></button><div class="cell"><div class="cell-content" id="v3t">\
                <div id="v4" class="view flow">
                """))
    }

    @Test func keysDoNotStopAtARowThatIsThereForItsControls() {
        rows.titles = [[""]]
        rows.configure = {
            $0.selectionStyle = .none
            $0.contentView.addSubview(UITextField())
        }
        #expect(html().contains("class=\"row-select\" tabindex=\"-1\""))
        rows.configure = { $0.contentView.addSubview(UITextField()) }
        table.reloadData()
        #expect(!html().contains("tabindex"))
    }

    @Test func separatorsBeginAndEndWhereTableAndRowSaySo() {
        rows.titles = [["One", "Two"]]
        rows.configure = { cell in
            if cell.textLabel?.text == "Two" {
                cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
            }
        }
        table.dataSource = rows
        table.delegate = rows
        #expect(!Stage().rendered(table).styles.contains("#v1 .row{"))
        table.separatorInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 40)
        let styles = Stage().rendered(table).styles
        #expect(styles.contains(".row{--separator-inset:min(100%,80px);--separator-end:min(100%,40px);}"))
        #expect(styles.contains(".row.row{--separator-inset:min(100%,0px);--separator-end:min(100%,10000px);}"))
    }

    @Test func aRowWithoutHeightIsHidden() {
        rows.titles = [["One", "Two"]]
        table.rowHeight = 0
        #expect(html().contains("<li id=\"v3\" class=\"row\" hidden></li><li id=\"v4\" class=\"row\" hidden></li>"))
    }

    @Test func swipingDeletesWithoutAScript() {
        rows.titles = [["One"]]
        rows.isEditable = true
        #expect(
            html().contains(
                """
                <li id="v3" class="row swipeable"><div class="swipe-content"><button class="cell" type="submit" \
                name="segue-event" value="v3.selectRow"><span class="cell-text"><span class="title">One</span></span>\
                </button></div><div class="swipe-actions"><button type="submit" class="destructive" name="segue-event" \
                value="v3.deleteRow">Delete</button></div></li>
                """))
    }

    @Test func swipeActionsAreButtons() {
        rows.titles = [["One"]]
        rows.isEditable = true
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        rows.swipeActions = UISwipeActionsConfiguration(actions: [delete, flag])
        table.dataSource = rows
        table.delegate = rows
        let rendered = Stage().rendered(table)
        #expect(
            rendered.html.contains(
                """
                <div class="swipe-actions"><button type="submit" class="action-1" name="segue-event" \
                value="v3.performSwipeAction=1~3q7m">Flag</button><button type="submit" class="action-0 destructive" \
                name="segue-event" value="v3.performSwipeAction=0~q9i1">Delete</button></div>
                """))
        #expect(rendered.styles.contains("#v3 .action-1{background:var(--fill-orange);}"))
    }

    @Test func aSwipeToEitherSideUncoversTheActionsOfThatEdge() {
        rows.titles = [["One"]]
        rows.isEditable = true
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        rows.leadingActions = UISwipeActionsConfiguration(actions: [pin, read])
        table.dataSource = rows
        table.delegate = rows
        let leading = """
            </div><div class="swipe-actions"><button type="submit" class="action-0" name="segue-event" \
            value="v3.performSwipeAction=0~scz1">Pin</button><button type="submit" class="action-1" name="segue-event" \
            value="v3.performSwipeAction=1~rwlq">Read</button></div></div>
            """
        let beginning = #"<li id="v3" class="row swipeable"><div class="swipe-start"><div class="swipe-content"><"#
        let html = Stage().html(of: table)
        #expect(html.contains(beginning))
        // The deletion that a table has by itself stays at its edge.
        #expect(
            html.contains(
                leading + """
                    <div class="swipe-actions"><button type="submit" class="destructive" name="segue-event" \
                    value="v3.deleteRow">Delete</button></div></li>
                    """))
        rows.swipeActions = UISwipeActionsConfiguration(actions: [])
        table.reloadData()
        #expect(Stage().html(of: table).contains(leading + "</li>"))
    }

    @Test func rowActionsAreSwipeActions() {
        final class Actions: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
                more.backgroundColor = .systemOrange
                return [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }, more]
            }
        }
        rows.isEditable = true
        let (table, actions) = (UITableView(), Actions())
        table.dataSource = rows
        table.delegate = actions
        let page = Stage().rendered(table)
        #expect(page.html.contains("Remove"))
        #expect(page.html.contains("More"))
        #expect(page.styles.contains("var(--fill-orange)"))
    }

    @Test func editingDeletesAfterASecondPressAndMoves() {
        rows.titles = [["One", "Two"], ["Three"]]
        rows.isEditable = true
        table.setEditing(true, animated: false)
        let html = html()
        #expect(
            html.contains(
                """
                <details class="edit-control" name="edit"><summary aria-label="Delete One">\
                <svg class="symbol" aria-hidden="true"><use href="\(symbols)#minus.circle.fill"/></svg></summary>\
                <button type="submit" class="confirm" name="segue-event" value="v3.deleteRow">Delete</button></details>
                """))
        #expect(html.contains("aria-label=\"Move up\" disabled>"))
        #expect(html.contains("aria-label=\"Move down\" name=\"segue-event\" value=\"v3.moveRow=0.1.0.0\">"))
        #expect(html.contains("aria-label=\"Move down\" name=\"segue-event\" value=\"v4.moveRow=1.0.0.1\">"))
        #expect(html.contains("aria-label=\"Move up\" name=\"segue-event\" value=\"v6.moveRow=0.2.1.0\">"))
        #expect(
            html.contains("<span class=\"grip\" aria-hidden=\"true\" data-event=\"v3.moveRow\" data-place=\"0.0\">"))
        #expect(html.contains("data-event=\"v6.moveRow\" data-place=\"1.0\">"))
    }

    @Test func keptBytesEqualAFreshRenderingAfterAnyChange() {
        rows.titles = [(0..<20).map { "Row \($0)" }, (0..<5).map { "Other \($0)" }]
        rows.isEditable = true
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage()
        _ = stage.rendered(table)
        var random = SeededRandom(state: 7)
        for step in 0..<200 {
            stage.scene.inTurn { change(step, &random) }
            let kept = stage.rendered(table)
            for cell in table.visibleCells { cell.renderingCache = nil }
            let fresh = stage.renderedAsIs(table)
            #expect(kept.html == fresh.html, "step \(step)")
            #expect(kept.styles == fresh.styles, "step \(step)")
        }
    }

    private func change(_ step: Int, _ random: inout SeededRandom) {
        guard let cell = table.visibleCells.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: cell.textLabel?.text = "Step \(step)"
        case 1: cell.detailTextLabel?.text = Bool.random(using: &random) ? nil : "Detail \(step)"
        case 2: cell.accessoryType = Bool.random(using: &random) ? .checkmark : .disclosureIndicator
        case 3: cell.textLabel?.textColor = Bool.random(using: &random) ? .systemRed : .label
        case 4: cell.imageView?.image = Bool.random(using: &random) ? UIImage(systemName: "star") : nil
        case 5: table.setEditing(!table.isEditing, animated: false)
        case 6:
            let section = Int.random(in: 0..<2, using: &random)
            rows.titles[section].insert("New \(step)", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: section)], with: .automatic)
        case 7 where rows.titles[0].count > 3:
            rows.titles[0].remove(at: 2)
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        default:
            if let indexPath = table.indexPath(for: cell) {
                table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            }
        }
    }
}

/// A source of the same random numbers in every run.
private struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}
