import Foundation
import Testing

@testable import UIKitCore

/// What is known of the views of a scene from one encoding to the next.
@MainActor
@Suite("What was found of the views to be preserved holds while nothing of it changes", .serialized)
struct PreservedViewsTests {
    private let controller = UIViewController().named("root")
    private let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in })
    private let label = UILabel()
    private let test: TestScene

    init() {
        let button = button
        controller.view.addSubview(button)
        controller.view.addSubview(label)
        test = TestScene(showing: controller)
        _ = test.scene.identifier(for: button)
    }

    /// Has the scene preserved, and gives what is known of its views afterwards.
    private func preserve() -> PreservedViews? {
        _ = test.scene.preservedState()
        return test.scene.preservedViews
    }

    /// Whether what is known before a change is known after it.
    private func holds(after change: () -> Void) throws -> Bool {
        let before = try #require(preserve())
        test.turn { change() }
        return preserve() === before
    }

    @Test("when a label says something else, or a button looks different")
    func holds() throws {
        #expect(try holds { label.text = "1" })
        #expect(try holds { button.isHighlighted = true })
    }

    @Test("not when a view comes, goes, moves, gets a number or is called something else")
    func changes() throws {
        let other = UIView()
        #expect(try !holds { controller.view.addSubview(other) })
        #expect(try !holds { controller.view.exchangeSubview(at: 0, withSubviewAt: 1) })
        #expect(try !holds { controller.view.bringSubviewToFront(button) })
        #expect(try !holds { other.addSubview(label) })
        // The view around it is empty now.
        #expect(try !holds { label.removeFromSuperview() })
        #expect(try !holds { button.setTitle("Stop", for: .normal) })
        #expect(try !holds { button.accessibilityLabel = "Halt" })
        #expect(try !holds { _ = test.scene.identifier(for: other) })
        #expect(try !holds { other.restorationIdentifier = "other" })
        #expect(try !holds { other.removeFromSuperview() })
    }

    @Test("not when a person does something in a view for the first time")
    func person() throws {
        let field = UITextField()
        test.turn { controller.view.addSubview(field) }
        _ = test.scene.identifier(for: field)
        let before = try #require(preserve())
        try test.scene.accept(.text("Milk"), in: field)
        test.turn {}
        #expect(preserve() !== before)
        #expect(try holds { try? test.scene.accept(.text("Milk and bread"), in: field) })
        let state = try RestorationArchive(data: test.scene.preservedState().data)
        #expect("\(state)".contains("Milk and bread"))
    }

    @Test("what changed and is not committed is looked at, and nothing is kept of that")
    func uncommitted() throws {
        let before = try #require(preserve())
        label.restorationIdentifier = "label"
        controller.view.addSubview(UIView())
        let state = try RestorationArchive(data: test.scene.preservedState().data)
        #expect(state.records.map(\.path) == [["root"], ["root", "label"]])
        #expect(test.scene.preservedViews == nil)
        test.turn {}
        #expect(preserve() !== before)
    }

    @Test("a view that went is not kept alive")
    func lifetime() throws {
        weak var gone: UITextField?
        do {
            let field = UITextField()
            field.restorationIdentifier = "field"
            gone = field
            test.turn { controller.view.addSubview(field) }
            try test.scene.accept(.text("Milk"), in: field)
            test.turn {}
            _ = preserve()
            field.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("whatever is done to the views, the state is what it is without anything known", arguments: 1...24)
    func anything(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let screen = ChangingScreen()
        let test = TestScene(showing: screen.stack)
        for step in 0..<60 {
            test.turn { screen.change(in: test.scene, step: step, &generator) }
            for view in screen.views where view.window != nil && generator.next() % 4 == 0 {
                _ = test.scene.identifier(for: view)
            }
            var known = try RestorationArchive(data: test.scene.preservedState().data)
            test.scene.preservedViews = nil
            var found = try RestorationArchive(data: test.scene.preservedState().data)
            known.application[UIApplication.stateRestorationTimestampKey] = nil
            found.application[UIApplication.stateRestorationTimestampKey] = nil
            #expect(known == found, "after step \(step)")
        }
    }
}

/// A stack of two controllers in whose views anything may happen.
@MainActor
private final class ChangingScreen {
    let root = UIViewController().named("root")
    let table = CountingTable()
    let stack: UINavigationController
    private(set) var views: [UIView] = [UILabel(), UIButton(type: .system, primaryAction: nil)]

    init() {
        stack = UINavigationController(rootViewController: root).named("stack")
        for view in views { root.view.addSubview(view) }
    }

    func change(in scene: UIWindowScene, step: Int, _ generator: inout SeededGenerator) {
        let view = views[Int(generator.next() % UInt64(views.count))]
        let other = views[Int(generator.next() % UInt64(views.count))]
        switch generator.next() % 12 {
        case 0:
            let new = [UITextField(), UIView(), UIButton(type: .system, primaryAction: nil)][step % 3]
            views.append(new)
            root.view.addSubview(new)
        case 1: view.removeFromSuperview()
        case 2: if !other.isDescendant(of: view) { other.addSubview(view) }
        case 3: root.view.insertSubview(view, at: 0)
        case 4: view.accessibilityLabel = "Label \(step)"
        case 5: view.restorationIdentifier = step % 2 == 0 ? "view \(step)" : nil
        case 6: if view is UITextField, view.window != nil { try? scene.accept(.text("\(step)"), in: view) }
        case 7: (views[0] as? UILabel)?.text = "\(step)"
        case 8: if stack.topViewController !== table { stack.pushViewController(table, animated: false) }
        case 9: stack.popToRootViewController(animated: false)
        case 10:
            table.count = step % 5
            table.tableView.reloadData()
        default: typeInCell(of: scene, step: step)
        }
    }

    private func typeInCell(of scene: UIWindowScene, step: Int) {
        let fields = table.tableView.visibleCells.flatMap(\.contentView.subviews)
        guard let field = fields.first(where: { $0 is UITextField }), field.window != nil else { return }
        try? scene.accept(.text("Row \(step)"), in: field)
    }
}

private final class CountingTable: UITableViewController {
    var count = 3

    init() {
        super.init(style: .plain)
        restorationIdentifier = "table"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row) of \(count)"
        let field = UITextField()
        field.text = "\(indexPath.row)"
        cell.contentView.addSubview(field)
        return cell
    }
}
