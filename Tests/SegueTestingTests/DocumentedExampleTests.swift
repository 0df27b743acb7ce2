import Foundation
import SegueTesting
import Testing
import UIKit

/// The example of `docs/testing.md`, which the last test compares with it.
@Suite("Counter")
@MainActor
struct CounterTests {
    @Test("the button counts, on a phone without scripts, too", arguments: [true, false])
    func counting(scripts: Bool) async throws {
        let app = try TestApplication(rootViewController: {
            UINavigationController(rootViewController: CounterViewController())
        })
        let tab = try await app.openTab(environment: .phone, scripts: scripts)
        try await tab.textFields["Step"].replaceText(with: "5")
        try await tab.buttons["Add"].tap()
        #expect(tab.staticTexts["count"].label == "5")

        try await tab.navigationBars["Counter"].buttons["Reset"].tap()
        try await tab.alerts["Reset?"].buttons["Reset"].tap()
        #expect(tab.staticTexts["count"].label == "0")
    }

    @Test("the count survives a restart")
    func restoration() async throws {
        let app = try TestApplication(rootViewController: {
            let navigation = UINavigationController(rootViewController: CounterViewController())
            navigation.restorationIdentifier = "navigation"
            return navigation
        })
        let tab = try await app.openTab()
        try await tab.buttons["Add"].tap()
        try await app.restart()
        try await tab.reload()
        #expect(tab.staticTexts["count"].label == "1")
    }
}

/// The screen that the example tests.
final class CounterViewController: UIViewController {
    private let stepField = UITextField()
    private let countLabel = UILabel()
    private var count = 0 {
        didSet { countLabel.text = "\(count)" }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "counter"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        stepField.placeholder = "Step"
        countLabel.accessibilityIdentifier = "count"
        let add = UIButton(
            primaryAction: UIAction(title: "Add") { [weak self] _ in
                guard let self else { return }
                count += Int(stepField.text ?? "") ?? 1
            })
        let stack = UIStackView(arrangedSubviews: [stepField, add, countLabel])
        stack.axis = .vertical
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", primaryAction: UIAction { [weak self] _ in self?.askToReset() })
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    private func askToReset() {
        let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.count = 0 })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

@Suite("The example of the documentation")
struct DocumentedExampleTests {
    @Test("is the one that is compiled and run")
    func example() throws {
        let tests = URL(filePath: #filePath)
        let page = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/testing.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let example = try #require(text.firstMatch(of: /```swift\n(@Suite[\s\S]*?)```/)).1
        #expect(try String(contentsOf: tests, encoding: .utf8).contains(example))
    }
}
