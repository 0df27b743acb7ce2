import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Cells")
struct UITableViewCellTests {
    final class NoteCell: UITableViewCell {
        let note = UILabel(frame: .zero)
        var reuses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(note)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class SectionView: UITableViewHeaderFooterView {
        let line = UIView(frame: .zero)

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(line)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test("A registered class is created with its own initializer, as on iOS")
    func registeredClass() throws {
        let table = UITableView(frame: .zero)
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "note") as? NoteCell)
        #expect(cell.reuseIdentifier == "note")
        #expect(cell.note.superview === cell.contentView)
        #expect(cell.detailTextLabel != nil)
        #expect(cell.reuses == 0)
        table.register(SectionView.self, forHeaderFooterViewReuseIdentifier: "section")
        let section = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "section") as? SectionView)
        #expect(section.line.superview === section.contentView)
        #expect(section.reuseIdentifier == "section")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("An unknown identifier is UIKit's exception as a fault, and a plain cell")
    func unknownIdentifier() {
        let testScene = TestScene()
        let table = UITableView(frame: .zero)
        testScene.turn { testScene.window.addSubview(table) }
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: row(0))
        #expect(cell.reuseIdentifier == "note")
        #expect(
            testScene.scene.takeFaults().map(\.reason) == [
                "unable to dequeue a cell with identifier note - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
    }

    @Test("A class that is no cell cannot be registered")
    func wrongClass() {
        let testScene = TestScene()
        let table = UITableView(frame: .zero)
        testScene.turn {
            testScene.window.addSubview(table)
            table.register(UIView.self, forCellReuseIdentifier: "view")
        }
        #expect(testScene.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(table.dequeueReusableCell(withIdentifier: "view") == nil)
    }

    @Test("Labels and images exist as the style has them, in reading order")
    func styles() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.detailTextLabel?.text = "detail"
        cell.textLabel?.text = "text"
        cell.imageView?.isHidden = false
        #expect(cell.contentView.subviews == [cell.imageView, cell.textLabel, cell.detailTextLabel])
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    @Test("A content configuration replaces the content view, and updates one that can show it")
    func contentConfiguration() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let plain = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        cell.contentConfiguration = content
        let configured = cell.contentView
        #expect(configured !== plain)
        #expect(configured is UIListContentView)
        #expect(plain.superview == nil)
        #expect(cell.textLabel == nil)
        content.text = "b"
        cell.contentConfiguration = content
        #expect(cell.contentView === configured)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews == [])
        #expect(cell.textLabel != nil)
    }

    @Test("The update handler runs before the cell is shown and after its state changed")
    func updateHandler() throws {
        let recording = RecordingTable([["a", "b"]], isShown: false)
        var states: [UICellConfigurationState] = []
        recording.reactions["cell 0.0"] = { recording.reactions = [:] }
        recording.show()
        let cell = recording.table.visibleCells[0]
        recording.turn { cell.configurationUpdateHandler = { _, state in states.append(state) } }
        #expect(states.map(\.isSelected) == [false])
        try recording.perform(.selectRow, "0.0")
        #expect(states.map(\.isSelected) == [false, true])
        recording.turn { recording.table.isEditing = true }
        #expect(states.last?.isEditing == true)
        #expect(states.last?.isSelected == false)
    }

    @Test("The accessory view follows the editing mode")
    func accessoryViews() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let usual = UIView(frame: .zero)
        let editing = UIView(frame: .zero)
        cell.accessoryView = usual
        cell.editingAccessoryView = editing
        #expect(usual.superview === cell)
        #expect(editing.superview == nil)
        cell.isEditing = true
        #expect(usual.superview == nil)
        #expect(editing.superview === cell)
    }

    @Test("Every use after the first is announced to the cell, without its old state")
    func reuse() throws {
        final class Source: NSObject, UITableViewDataSource {
            var count = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            }
        }
        let testScene = TestScene()
        let table = UITableView(frame: .zero)
        let source = Source()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = source
        testScene.turn { testScene.window.addSubview(table) }
        let cell = try #require(table.visibleCells.first as? NoteCell)
        cell.isSelected = true
        testScene.turn { table.reloadData() }
        #expect(table.visibleCells == [cell])
        #expect(cell.reuses == 1)
        #expect(!cell.isSelected)
    }

    @Test("One cell for two rows is a fault, and the second row gets a plain one")
    func sharedCell() {
        final class Source: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let testScene = TestScene()
        let table = UITableView(frame: .zero)
        let source = Source()
        table.dataSource = source
        testScene.turn { testScene.window.addSubview(table) }
        #expect(table.visibleCells.count == 2)
        #expect(table.visibleCells.first === source.cell)
        #expect(testScene.scene.takeFaults().map(\.name) == [.internalInconsistency])
    }
}
