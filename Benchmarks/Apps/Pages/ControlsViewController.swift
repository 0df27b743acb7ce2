import Foundation
import UIKitCore

/// A heading, a label, a button that counts in it, and a text field.
final class ControlsViewController: UIViewController {
    private let countLabel = UILabel()
    private var count = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "counter"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        let heading = UILabel()
        heading.text = "Counter"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        heading.accessibilityTraits = .header
        countLabel.text = "0"
        countLabel.accessibilityIdentifier = "count"
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Increment") { [weak self] _ in self?.increment() })
        button.accessibilityIdentifier = "increment"
        let field = UITextField()
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        for child in [heading, countLabel, button, field] { view.addSubview(child) }
    }

    private func increment() {
        count += 1
        countLabel.text = "\(count)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
        countLabel.text = "\(count)"
    }
}
