import Foundation
import Testing

@testable import UIKitCore

@Suite("Journal of a scene")
@MainActor
struct SceneJournalTests {
    private let test = TestScene()

    @Test("a view that changes is noted once, with what was set, in the names of source code")
    func changes() throws {
        let label = UILabel()
        test.turn { test.window.addSubview(label) }
        let journal = SceneJournal()
        test.scene.journal = journal
        test.turn {
            label.text = "one"
            label.textColor = .systemRed
            label.text = "two"
            label.isHidden = true
            label.font = .systemFont(ofSize: 31)
            label.textColor = .systemRed
        }
        let change = try #require(
            journal.takePage().changes.first { $0.subject == "UILabel “two”" })
        #expect(change.members.filter { $0 != "bounds" } == ["text", "textColor", "isHidden", "font"])
        #expect(journal.takePage().isEmpty)
    }

    @Test("a change is noted by the name of what the app set or called, however the view goes about it")
    func namesOfMembers() throws {
        let stack = UIStackView()
        let slider = UISlider()
        let choice = UISegmentedControl()
        test.turn { for view in [stack, slider, choice] { test.window.addSubview(view) } }
        let journal = SceneJournal()
        test.scene.journal = journal
        test.turn {
            stack.spacing = 31
            stack.insertSubview(UIView(), at: 0)
            slider.minimumValue = -31
            choice.insertSegment(withTitle: "One", at: 0, animated: false)
        }
        let members = Set(journal.takePage().changes.flatMap(\.members))
        #expect(members.isSuperset(of: ["spacing", "insertSubview(_:at:)", "minimumValue"]))
        #expect(members.contains("insertSegment(withTitle:at:animated:)"))
        #expect(members.isDisjoint(with: ["arrangementDidChange()", "rangeDidChange()"]))
    }

    @Test("what happens within something else is noted as within it, with the time that it took")
    func nesting() throws {
        let journal = SceneJournal()
        test.scene.journal = journal
        let child = UIViewController()
        child.title = "Inner"
        let button = UIButton(primaryAction: UIAction(title: "Show") { _ in child.loadViewIfNeeded() })
        test.turn { test.window.addSubview(button) }
        _ = journal.takePage()
        test.turn { button.sendActions(for: .primaryActionTriggered) }
        let notes = journal.takePage().notes
        #expect(notes.map(\.text) == ["handler", "loadView()", "viewDidLoad()"])
        #expect(notes.map(\.subject) == ["UIAction “Show”", "UIViewController “Inner”", "UIViewController “Inner”"])
        #expect(notes.map(\.depth) == [0, 1, 1])
        let durations = try notes.map { try #require($0.duration) }
        #expect(durations.reduce(.zero, +) <= (durations.first ?? .zero) * 2)
    }

    @Test("there is an end to what is noted of one turn")
    func bounds() {
        let journal = SceneJournal()
        for number in 1...450 { journal.note(.event, "View", of: nil, "\(number)") }
        let page = journal.takePage()
        #expect(page.notes.count == 400)
        #expect(page.omittedCount == 50)
        #expect(journal.takePage().omittedCount == 0)
    }

    @Test("without a journal nothing is kept, though another scene has one")
    func others() {
        let journal = SceneJournal()
        let other = TestScene()
        test.scene.journal = journal
        let label = UILabel()
        other.turn {
            other.window.addSubview(label)
            label.text = "Elsewhere"
        }
        #expect(journal.takePage().isEmpty)
    }
}
