import Foundation
import UIKit

/// An app that can be stopped by its buttons, for tests of what survives that.
@main
final class FragileApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = FragileSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        if ProcessInfo.processInfo.environment["FRAGILE_RESTORATION"] == "trap" { FragileViewController.trap() }
    }
}

/// Shows the app's only screen.
final class FragileSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FragileViewController()
        window?.makeKeyAndVisible()
    }
}

/// A counter, a field, and buttons that stop the process.
final class FragileViewController: UIViewController {
    private var count = 0
    private var isTicking = false
    private let label = UILabel()
    private let fileLabel = UILabel()
    private let rememberedLabel = UILabel()
    private var file: URL?

    required init?(coder: NSCoder) { nil }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Fragile"
        restorationIdentifier = "fragile"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.accessibilityIdentifier = "count"
        fileLabel.accessibilityIdentifier = "file"
        rememberedLabel.accessibilityIdentifier = "remembered"
        rememberedLabel.text = UserDefaults.standard.string(forKey: "remembered") ?? "Nothing"
        let field = UITextField()
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        let stack = UIStackView(arrangedSubviews: [
            label, field, fileLabel, rememberedLabel,
            button("Add") { [weak self] in self?.add() },
            button("Later") { [weak self] in self?.addLater() },
            button("Trap") { Self.trap() },
            button("Trap in a task") { Task { Self.trap() } },
            button("Trap on the queue") { DispatchQueue.main.async { Self.trap() } },
            button("Ticking") { [weak self] in self?.setTicking() },
            button("Hang") { while !Task.isCancelled { usleep(10_000) } },
            button("Open") { [weak self] in self?.openFile() },
            button("Remember") { UserDefaults.standard.set("Something", forKey: "remembered") },
            button("Where") { [weak self] in self?.label.text = "\(ProcessInfo.processInfo.processIdentifier)" },
        ])
        stack.axis = .vertical
        view.addSubview(stack)
        show()
    }

    private func button(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
        button.accessibilityIdentifier = title.lowercased()
        return button
    }

    private func add() {
        count += 1
        show()
    }

    /// Adds once the answer to the press has been sent.
    private func addLater() {
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(300))
            self?.add()
        }
    }

    private func show() {
        label.text = "\(count)"
    }

    /// Has a timer begin whenever the screen is restored, which soon makes a mistake.
    private func setTicking() {
        isTicking = true
        add()
    }

    /// Has the person send a file.
    private func openFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    /// Shows where the file is, how long it is, and how it ends.
    private func showFile() {
        guard let file else { return }
        let content = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        fileLabel.text = "\(file.path): \(content.count) \(content.suffix(20))"
    }

    /// What an app's mistake comes to.
    nonisolated static func trap() {
        let numbers: [Int] = []
        print(numbers[ProcessInfo.processInfo.arguments.count])
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
        coder.encode(isTicking, forKey: "ticking")
        coder.encode(file, forKey: "file")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
        file = coder.decodeObject(forKey: "file") as? URL
        isTicking = coder.decodeBool(forKey: "ticking")
        if isTicking { _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in Self.trap() } }
        showFile()
        show()
    }
}

extension FragileViewController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        file = urls.first
        showFile()
    }
}
