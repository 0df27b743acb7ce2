import Foundation
import Testing

@testable import UIKitCore

@Suite("Contradictions are told of once, and only where somebody sees them")
@MainActor
struct LayoutConflictTests {
    private let test = TestScene()

    /// The root of a screen with a view that is as wide as a constraint says and keeps to both edges.
    private func screen(viewOfWidth width: CGFloat) throws -> (root: UIView, width: NSLayoutConstraint) {
        let controller = UIViewController()
        let root = try #require(controller.view)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let stated = view.widthAnchor.constraint(equalToConstant: width)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20), stated,
        ])
        test.resize(width: 390, height: 844)
        test.turn { test.window.rootViewController = controller }
        return (root, stated)
    }

    @Test("A view of a given width contradicts nothing at widths that are only tried")
    func sampling() throws {
        let (root, width) = try screen(viewOfWidth: 350)
        let engine = try #require(root.presentLayoutEngine)
        #expect(root.layoutSamples?.widths.count ?? 0 > 1)
        #expect(engine.loggedConflicts.isEmpty)
        // What is tried must not keep what is real out of the log.
        test.turn { width.constant = 300 }
        #expect(engine.loggedConflicts.count == 1)
        #expect(root.layoutSamples != nil)
        #expect(engine.loggedConflicts.count == 1)
    }

    @Test("A constraint that went and came back is told of again")
    func comingBack() throws {
        let (root, width) = try screen(viewOfWidth: 300)
        let engine = try #require(root.presentLayoutEngine)
        #expect(engine.loggedConflicts == [ObjectIdentifier(width)])
        test.turn { width.isActive = false }
        #expect(engine.loggedConflicts.isEmpty)
        test.turn { width.isActive = true }
        #expect(engine.loggedConflicts == [ObjectIdentifier(width)])
    }

    @Test("A view that was left to its autoresizing mask is named with the way out")
    func forgottenMask() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (forgotten, other) = (UILabel(), UILabel())
        forgotten.accessibilityIdentifier = "title"
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(forgotten)
        root.addSubview(other)
        let leading = forgotten.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        NSLayoutConstraint.activate([leading, other.topAnchor.constraint(equalTo: forgotten.bottomAnchor)])
        test.turn { test.window.addSubview(root) }
        let engine = try #require(root.presentLayoutEngine)
        #expect(engine.loggedConflicts == [ObjectIdentifier(forgotten)])
        let mask = try #require(engine.records[ObjectIdentifier(forgotten)]?.autoresizing.first)
        let entry = try #require(engine.entries[ObjectIdentifier(leading)])
        #expect(engine.solver.isBroken(mask))
        let number = test.scene.identifier(for: root)
        #expect(
            engine.message(of: [entry.solved, mask], broken: mask) == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tNSAutoresizingMaskLayoutConstraints come from views that keep their frames by their autoresizing masks: \
                set translatesAutoresizingMaskIntoConstraints of a view that constraints are to place to false.
                (
                    "<NSLayoutConstraint UILabel:'title'.leading == UIView:v\(number).leading + 16   (active)>",
                    "<NSAutoresizingMaskLayoutConstraint UILabel:'title'>"
                )

                Will attempt to recover by breaking constraint
                <NSAutoresizingMaskLayoutConstraint UILabel:'title'>
                """)
        #expect(forgotten.frame.minX == 16)
    }

    @Test("Two views of one class are told apart by the numbers that they have on the page")
    func numbers() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        let constraint = labels[0].topAnchor.constraint(equalTo: labels[1].bottomAnchor)
        constraint.isActive = true
        test.turn { test.window.addSubview(root) }
        let names = labels.map { "UILabel:v\(test.scene.identifier(for: $0))" }
        #expect(names[0] != names[1])
        #expect(
            constraint.layoutDescription == "<NSLayoutConstraint \(names[0]).top == \(names[1]).bottom   (active)>")
    }
}
