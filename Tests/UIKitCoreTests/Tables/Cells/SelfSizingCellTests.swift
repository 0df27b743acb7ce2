import Foundation
import Testing

@testable import UIKitCore

/// A source of rows whose cells hold a text between margins.
@MainActor
private final class TextSource: NSObject, UITableViewDataSource {
    var texts: [String]
    var accessory = UITableViewCell.AccessoryType.none
    private(set) var labels: [Int: UILabel] = [:]

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = accessory
        let label = UILabel()
        label.text = texts[indexPath.row]
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        ])
        labels[indexPath.row] = label
        return cell
    }
}

@Suite("Rows take their heights from the constraints of their content")
@MainActor
struct SelfSizingCellTests {
    private let test = TestScene()
    private let long = Array(repeating: "word", count: 40).joined(separator: " ")

    private func show(_ source: TextSource, _ style: UITableView.Style = .plain, width: CGFloat = 320) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
        table.dataSource = source
        test.turn { test.window.addSubview(table) }
        return table
    }

    private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }

    @Test("A row is as high as its text and the margins, and higher where the table is narrower")
    func heights() throws {
        let source = TextSource(["One", long])
        let table = show(source)
        let (short, high) = (heights(table)[0], heights(table)[1])
        #expect((36...46).contains(short))
        #expect(high > 2 * short)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == short)
        let text = try #require(source.labels[1]?.frame)
        #expect(text.origin == CGPoint(x: 16, y: 10))
        #expect(text.width == 288)
        #expect(abs(text.height - (high - 20)) <= 0.5)
        test.turn { table.frame.size.width = 200 }
        #expect(heights(table)[1] > high)
        #expect(heights(table)[0] == short)
    }

    @Test("Rows whose text keeps to the margins are as high under a bar as above it")
    func bars() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let (label, content) = (UILabel(), cell.contentView)
                label.text = "Row"
                label.translatesAutoresizingMaskIntoConstraints = false
                for view in [cell, content] { view.preservesSuperviewLayoutMargins = true }
                content.insetsLayoutMarginsFromSafeArea = false
                content.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
                    label.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
                ])
                return cell
            }
        }
        let controller = UITableViewController(style: .plain)
        let source = Source()
        controller.tableView.dataSource = source
        controller.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        test.turn { test.window.rootViewController = navigation }
        test.turn { controller.tableView.reloadData() }
        #expect(controller.tableView.safeAreaInsets.bottom > 0)
        #expect(Set(heights(controller.tableView)).count == 1)
        test.turn { controller.view.setNeedsLayout() }
        #expect(Set(heights(controller.tableView)).count == 1)
    }

    @Test("A changed text gives the row another height with the table's next layout")
    func changedText() throws {
        let source = TextSource(["One"])
        let table = show(source)
        let short = heights(table)[0]
        test.turn {
            source.labels[0]?.text = long
            table.setNeedsLayout()
        }
        #expect(heights(table)[0] > 2 * short)
        test.turn {
            source.labels[0]?.text = "One"
            table.setNeedsLayout()
        }
        #expect(heights(table)[0] == short)
    }

    @Test("A stated height wins; constraints that leave the height open give the usual one")
    func stated() throws {
        let source = TextSource([long])
        let table = show(source)
        test.turn { table.rowHeight = 70 }
        #expect(heights(table) == [70])
        let open = TextSource(["One"])
        let second = show(open)
        test.turn {
            second.visibleCells[0].contentView.constraints.filter { $0.firstAttribute == .bottom }
                .forEach { $0.isActive = false }
            second.setNeedsLayout()
        }
        #expect(heights(second) == [44])
    }

    @Test("A mark takes room from the content; rows of inset groups have margins beside them")
    func widths() throws {
        let source = TextSource(["One"])
        source.accessory = .disclosureIndicator
        let table = show(source, .insetGrouped, width: 414)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.minX == 20)
        #expect(cell.frame.width == 374)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 343.5, height: cell.bounds.height))
    }

    @Test("The margins of the content are those of rows: wider in wide tables, narrow beside a mark at the end")
    func margins() throws {
        let source = TextSource(["One"])
        let cell = try #require(show(source).visibleCells.first)
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        let wide = try #require(show(source, width: 500).visibleCells.first)
        #expect(wide.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
        source.accessory = .disclosureIndicator
        let marked = try #require(show(source).visibleCells.first)
        #expect(marked.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        marked.contentView.layoutMargins = .zero
        #expect(marked.contentView.layoutMargins == .zero)
    }

    @Test("A cell may hold constraints about what is in its content")
    func constraintsOfTheCell() throws {
        let source = TextSource(["One"])
        source.accessory = .disclosureIndicator
        let cell = try #require(show(source).visibleCells.first)
        let dot = UIView()
        dot.translatesAutoresizingMaskIntoConstraints = false
        let trailing = cell.trailingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 40)
        test.turn {
            cell.contentView.addSubview(dot)
            NSLayoutConstraint.activate([
                trailing, dot.widthAnchor.constraint(equalToConstant: 10),
                dot.heightAnchor.constraint(equalToConstant: 4),
                dot.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            ])
        }
        #expect(dot.frame.maxX == 280)
        #expect(abs(dot.frame.midY - cell.bounds.midY) <= 0.5)
        test.turn { trailing.constant = 60 }
        #expect(dot.frame.maxX == 260)
        test.turn {
            trailing.isActive = false
            dot.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 3).isActive = true
        }
        #expect(dot.frame.minX == 3)
    }

    @Test("Headers and footers of groups have the heights of their texts, and a space where there is none")
    func sections() throws {
        let source = SectionSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .grouped)
        table.dataSource = source
        test.turn { test.window.addSubview(table) }
        let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
        #expect(rows[0].minY == 55.5)
        #expect(rows[1].minY == rows[0].maxY + 18 + 38)
        let note = rows[2].minY - rows[1].maxY - 18
        #expect(note > 40)
        #expect(note < 70)
        let plain = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
        plain.dataSource = source
        test.turn { test.window.addSubview(plain) }
        #expect(plain.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        test.turn {
            plain.sectionHeaderTopPadding = 0
            plain.reloadData()
        }
        #expect(plain.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    }
}

/// Three sections of one row: with a header, with header and a footer of two lines, and with nothing.
@MainActor
private final class SectionSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < 2 ? "Header" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? Array(repeating: "note", count: 14).joined(separator: " ") : nil
    }
}
