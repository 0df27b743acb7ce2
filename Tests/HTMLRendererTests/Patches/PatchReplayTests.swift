import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Random changes, after each of which the patched page must be the page that would be loaded.
@MainActor
@Suite struct PatchReplayTests {
    @Test(arguments: 1...12) func aPatchedPageIsThePageThatWouldBeLoaded(seed: UInt64) throws {
        var play = RandomPlay(seed: seed)
        var page = play.record()
        let model = MarkupModel(page.wholeMarkup)
        var rules = Self.rules(of: page)
        for step in 1...60 {
            play.change()
            let next = play.record()
            let patch = try #require(page.patch(to: next), "step \(step)")
            try #require(model.apply(patch.operations), "step \(step): \(patch.operations)")
            try #require(model.markup == MarkupModel(next.wholeMarkup).markup, "step \(step): \(patch.operations)")
            for rule in patch.rules { rules[rule.view] = rule.text.isEmpty ? nil : rule.text }
            try #require(rules == Self.rules(of: next), "step \(step)")
            page = next
        }
    }

    private static func rules(of page: RecordedPage) -> [Int32: [UInt8]] {
        var rules = ViewRules()
        for placed in page.fragments { rules.add(placed.fragment.styles) }
        rules.add(page.styles)
        return rules.byView
    }
}

/// A screen that changes at random: views in stacks, controls, a table, pushes and presentations.
@MainActor
private struct RandomPlay {
    private let stage = Stage()
    private var random: SeededGenerator
    private let navigation: UINavigationController
    private let table = RandomTableController()
    private var views: [UIView] = []
    private let stack = UIStackView()

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
        let root = UIViewController()
        root.title = "Root"
        stack.axis = .vertical
        root.view.addSubview(stack)
        navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
    }

    func record() -> RecordedPage {
        stage.scene.inTurn { stage.scene.commit() }
        return RecordedPage(of: stage.scene, applicationName: "Play")
    }

    /// Makes one to three changes.
    mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let kind = Int.random(in: 0..<14, using: &random)
            stage.scene.inTurn { changeOnce(kind) }
        }
    }

    private mutating func changeOnce(_ kind: Int) {
        switch kind {
        case 0, 1, 2: add()
        case 3: views.randomElement(using: &random)?.removeFromSuperview()
        case 4: views.randomElement(using: &random)?.isHidden.toggle()
        case 5: views.randomElement(using: &random)?.alpha = Bool.random(using: &random) ? 1 : 0.5
        case 6, 7: rename()
        case 8: move()
        case 9: views.randomElement(using: &random)?.backgroundColor = Bool.random(using: &random) ? nil : .systemRed
        case 10: toggleTable()
        case 11, 12: table.change(Int.random(in: 0..<6, using: &random), at: Int.random(in: 0..<8, using: &random))
        default: togglePresentation()
        }
    }

    private mutating func add() {
        let view: UIView
        switch Int.random(in: 0..<5, using: &random) {
        case 0: view = UILabel()
        case 1: view = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in })
        case 2: view = UITextField()
        case 3: view = UISwitch()
        default: view = UIStackView(arrangedSubviews: [])
        }
        views.append(view)
        let stacks = views.compactMap { $0 as? UIStackView }.filter { $0.isDescendant(of: stack) && $0 !== view }
        let target = stacks.randomElement(using: &random) ?? stack
        target.insertArrangedSubview(
            view, at: Int.random(in: 0...target.arrangedSubviews.count, using: &random))
    }

    private mutating func rename() {
        let text = ["", "a & b", "<i>", "\"q\"", "long text of a label"].randomElement(using: &random)
        switch views.randomElement(using: &random) {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let button as UIButton: button.setTitle(text, for: .normal)
        case let control as UISwitch: control.isOn.toggle()
        default: navigation.topViewController?.title = text
        }
    }

    private mutating func move() {
        guard let view = stack.arrangedSubviews.randomElement(using: &random) else { return }
        stack.insertArrangedSubview(view, at: Int.random(in: 0..<stack.arrangedSubviews.count, using: &random))
    }

    private func toggleTable() {
        if navigation.topViewController === table {
            navigation.popViewController(animated: false)
        } else {
            navigation.pushViewController(table, animated: true)
        }
    }

    private func togglePresentation() {
        if navigation.presentedViewController != nil { return navigation.dismiss(animated: true) }
        let alert = UIAlertController(title: "Alert", message: "Text", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: true)
    }
}

/// A table whose rows come, go, move and change.
private final class RandomTableController: UITableViewController {
    private var rows = (0..<8).map { "Row \($0)" }
    private var count = 8

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func change(_ kind: Int, at place: Int) {
        guard isViewLoaded, !rows.isEmpty else { return }
        let index = place % rows.count
        let path = IndexPath(row: index, section: 0)
        switch kind {
        case 0:
            rows[index] += "!"
            tableView.cellForRow(at: path)?.textLabel?.text = rows[index]
        case 1:
            count += 1
            rows.insert("Row \(count)", at: index)
            tableView.insertRows(at: [path], with: .automatic)
        case 2 where rows.count > 1:
            rows.remove(at: index)
            tableView.deleteRows(at: [path], with: .automatic)
        case 3: tableView.setEditing(!tableView.isEditing, animated: true)
        case 4: tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        default:
            rows.reverse()
            tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
