import Foundation
import UIKitCore

/// A screen with a menu that removes people, and a button that adds one in front.
final class PeopleController: UIViewController {
    private var people = ["Ada", "Bea"]
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        let activity = NSUserActivity(activityType: "test.people")
        activity.webpageURL = URL(string: "http://example.org/people")
        userActivity = activity
        button.accessibilityIdentifier = "people"
        button.showsMenuAsPrimaryAction = true
        let add = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Add") { [weak self] _ in
                self?.people.insert("Zoe", at: 0)
                self?.show()
            })
        add.accessibilityIdentifier = "add"
        for child in [label, button, add] { view.addSubview(child) }
        show()
    }

    private func show() {
        label.text = people.joined(separator: ", ")
        button.menu = UIMenu(
            children: people.map { name in
                UIAction(title: "Remove \(name)") { [weak self] _ in
                    self?.people.removeAll { $0 == name }
                    self?.show()
                }
            })
    }
}
