import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PagePatchTests {
    private let stage = Stage()

    @Test func aTextThatChangesIsAllThatIsSent() throws {
        let labels = (0..<3).map { label("Row \($0) <\($0)>") }
        let stack = UIStackView(arrangedSubviews: labels)
        let patch = try change(in: stack) { labels[1].text = "\"New\" & <b>" }
        #expect(patch.operations == [.text(identifier(labels[1]), Array("\"New\" & <b>".utf8))])
        #expect(patch.rules.isEmpty)
        #expect(patch.title == nil)
        var json: [UInt8] = []
        patch.write(to: &json)
        #expect(
            String(decoding: json, as: UTF8.self)
                == "\"operations\":[[\"text\",\(identifier(labels[1])),\"\\\"New\\\" & <b>\"]],")
    }

    @Test func anAttributeThatChangesIsAllThatIsSent() throws {
        let field = UITextField()
        field.text = "one"
        let patch = try change(in: field) { field.text = "two" }
        #expect(
            patch.operations == [
                .attributes(identifier(field), [MarkupAttribute(name: Array("value".utf8), value: Array("two".utf8))])
            ])
        let disabled = try change(in: field) {
            field.isEnabled = false
            field.text = nil
        }
        #expect(
            disabled.operations == [
                .attributes(
                    identifier(field),
                    [
                        MarkupAttribute(name: Array("disabled".utf8), value: []),
                        MarkupAttribute(name: Array("value".utf8), value: nil),
                    ])
            ])
    }

    @Test func aViewThatComesIsPutBesideAnother() throws {
        let labels = (0..<3).map { label("\($0)") }
        let stack = UIStackView(arrangedSubviews: [labels[0], labels[2]])
        let coming = try change(in: stack) { stack.insertArrangedSubview(labels[1], at: 1) }
        let number = identifier(labels[1])
        #expect(
            coming.operations == [
                .insertAfter(
                    identifier(labels[0]), markup: Array("<p id=\"v\(number)\" class=\"label one-line\">1</p>".utf8))
            ])
        let going = try change(in: stack) { labels[1].isHidden = true }
        #expect(going.operations == [.remove(number)])
    }

    @Test func aViewThatMovesStaysTheElementThatItIs() throws {
        let labels = (0..<5).map { label("\($0)") }
        let stack = UIStackView(arrangedSubviews: labels)
        let patch = try change(in: stack) { stack.insertArrangedSubview(labels[0], at: 4) }
        #expect(patch.operations == [.moveAfter(identifier(labels[0]), identifier(labels[4]))])
        let back = try change(in: stack) { stack.insertArrangedSubview(labels[0], at: 0) }
        #expect(back.operations == [.moveBefore(identifier(labels[0]), identifier(labels[1]))])
    }

    @Test func aPresentationLeavesTheScreenBeneathInPlace() throws {
        let controller = UIViewController()
        for index in 0..<50 { controller.view.addSubview(label("Row \(index)")) }
        stage.show(controller)
        let before = record()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.scene.inTurn {
            controller.present(alert, animated: true)
            stage.scene.commit()
        }
        let patch = try #require(before.patch(to: record()))
        let size = patch.operations.map(\.length).reduce(0, +)
        #expect(size < 2_000)
        #expect(patch.operations.contains { $0.text.contains("<fieldset class=\"covered\" disabled inert>") })
        #expect(!patch.operations.contains { $0.text.contains("Row 7") })
        #expect(PageTransition(of: stage.scene)?.types == "cross-dissolve")
    }

    @Test func rulesOfSingleViewsGoAlong() throws {
        let box = UIView()
        box.backgroundColor = .red
        let labels = [label("a"), label("b")]
        for child in labels { box.addSubview(child) }
        let patch = try change(in: box) {
            box.backgroundColor = nil
            labels[1].alpha = 0.5
        }
        #expect(patch.operations.isEmpty)
        #expect(
            patch.rules == [
                PagePatch.Rules(view: identifier(box), text: []),
                PagePatch.Rules(
                    view: identifier(labels[1]), text: Array("#v\(identifier(labels[1])){opacity:0.5;}".utf8)),
            ])
    }

    @Test func aRowOfManyIsAllThatIsSent() throws {
        let controller = ManyRowsController()
        stage.show(controller)
        let before = record()
        #expect(before.fragments.count == 100)
        stage.scene.inTurn {
            controller.rename(row: 50)
            stage.scene.commit()
        }
        let after = record()
        let patch = try #require(before.patch(to: after))
        #expect(patch.operations.count == 1)
        var json: [UInt8] = []
        patch.write(to: &json)
        #expect(json.count < 300)
        #expect(agrees(patch, from: before, to: after))
    }

    @Test func whatConcernsTheWholePageGoesAlong() throws {
        let controller = UIViewController()
        stage.show(controller)
        let before = record()
        stage.scene.inTurn {
            stage.window.overrideUserInterfaceStyle = .dark
            stage.scene.commit()
        }
        let patch = try #require(before.patch(to: record()))
        var json: [UInt8] = []
        patch.write(to: &json)
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#""page":["<meta name=\"color-scheme\" content=\"dark\">"#))
        #expect(text.contains(#"",":root{color-scheme:dark}","<p>"],"#))
    }

    @Test func markupThatIsNotClosedIsNotCompared() {
        for markup in ["<p id=\"v1\">", "</p>", "<p id=\"v1\"></p></p>", "<p>a</p>", "", "<p id=\"v1\"></p><i></i>"] {
            #expect(MarkupTree(Array(markup.utf8)) == nil)
        }
        #expect(MarkupTree(Array("<p id=\"v1\"><br><b id=\"v2\">x</b><img src=\"a\"/></p>".utf8))?.nodes.count == 2)
    }

    @Test func theLongestIncreaseStays() {
        #expect(LongestIncrease.members(of: [1, 2, 3]) == [true, true, true])
        #expect(LongestIncrease.members(of: [4, nil, 0, 1, 2]) == [false, false, true, true, true])
        #expect(LongestIncrease.members(of: [nil]) == [false])
        #expect(LongestIncrease.members(of: []).isEmpty)
    }

    // MARK: Steps

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func identifier(_ view: UIView) -> Int32 { stage.scene.identifier(for: view) }

    private func record() -> RecordedPage {
        stage.scene.commit()
        return RecordedPage(of: stage.scene, applicationName: nil)
    }

    /// The patch for a change in a view, which is put on the stage.
    private func change(in view: UIView, _ change: () -> Void) throws -> PagePatch {
        if view.window == nil { stage.window.addSubview(view) }
        let before = record()
        stage.scene.inTurn(change)
        let after = record()
        let patch = try #require(before.patch(to: after))
        #expect(agrees(patch, from: before, to: after))
        return patch
    }

    private func agrees(_ patch: PagePatch, from before: RecordedPage, to after: RecordedPage) -> Bool {
        let model = MarkupModel(before.wholeMarkup)
        return model.apply(patch.operations) && model.markup == MarkupModel(after.wholeMarkup).markup
    }
}

extension RecordedPage {
    /// The markup with all that was kept of views.
    var wholeMarkup: [UInt8] {
        var markup: [UInt8] = []
        MarkupTree(self.markup, fragments: fragments)?.appendMarkup(of: 0, to: &markup)
        return markup
    }
}

extension PatchOperation {
    /// The markup or the text of the operation.
    fileprivate var text: String {
        switch self {
        case .replace(_, let bytes), .insertAfter(_, let bytes), .insertBefore(_, let bytes), .text(_, let bytes):
            String(decoding: bytes, as: UTF8.self)
        case .remove, .moveAfter, .moveBefore, .attributes: ""
        }
    }

    fileprivate var length: Int { text.utf8.count }
}

/// A table of 1,000 rows.
private final class ManyRowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func rename(row: Int) {
        tableView.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text = "Renamed"
    }
}
