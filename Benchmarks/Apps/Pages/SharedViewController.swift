import UIKitCore

/// A number that all people share, and a button that raises it: each sees what any other does.
final class SharedViewController: UIViewController {
    private static var count = 0
    private static var shown: [() -> SharedViewController?] = []
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shared"
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Increment") { _ in Self.increment() })
        button.accessibilityIdentifier = "increment"
        for child in [countLabel, button] { view.addSubview(child) }
        Self.shown.append { [weak self] in self }
        show()
    }

    private static func increment() {
        count += 1
        for controller in shown { controller()?.show() }
    }

    private func show() {
        countLabel.text = "\(Self.count)"
    }
}
