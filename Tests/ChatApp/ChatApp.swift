import Foundation
import UIKit

/// An app that scrolls by code, and whose bars stay at the lower edge of the window, for tests in a browser.
@main
final class ChatApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = ChatSceneDelegate.self
        return configuration
    }
}

/// Shows the app's screens in tabs.
final class ChatSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let chats = ChatListViewController()
        chats.tabBarItem = UITabBarItem(title: "Chats", image: UIImage(systemName: "message"), tag: 0)
        let text = TextViewController()
        text.tabBarItem = UITabBarItem(title: "Text", image: UIImage(systemName: "doc"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [chats, text].map { UINavigationController(rootViewController: $0) }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

/// A button that opens the chat.
final class ChatListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        let open = UIAction(title: "Open the Chat") { [weak self] _ in
            self?.navigationController?.pushViewController(ChatViewController(), animated: true)
        }
        let button = UIButton(configuration: .gray(), primaryAction: open)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

/// A table that opens at its end, with a field below it.
final class ChatViewController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
    private static let longestMessage = 40

    private let table = UITableView()
    private let field = UITextField()
    private var messages = (1...60).map { "Message \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Oldest", image: nil, primaryAction: UIAction { [weak self] _ in self?.showOldest() })
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        field.placeholder = "Text"
        field.delegate = self
        field.borderStyle = .roundedRect
        let send = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
        let bar = UIStackView(arrangedSubviews: [field, send])
        bar.spacing = 8
        bar.isLayoutMarginsRelativeArrangement = true
        bar.accessibilityIdentifier = "bar"
        for part in [table, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showNewest(animated: false)
    }

    private func showNewest(animated: Bool) {
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    /// The first of the two is forgotten.
    private func showOldest() {
        table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        (textField.text ?? "").count - range.length + string.count <= Self.longestMessage
    }

    private func send() {
        messages.append(field.text ?? "")
        field.text = ""
        table.reloadData()
        showNewest(animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// A long text that buttons in the bar scroll.
final class TextViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text"
        navigationItem.rightBarButtonItems = [
            button("Offset") { $0.contentOffset = CGPoint(x: 0, y: 300) },
            button("Top") { $0.setContentOffset(.zero, animated: false) },
            button("Part") { $0.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 40), animated: false) },
        ]
        let lines = UIStackView(
            arrangedSubviews: (1...80).map { number in
                let label = UILabel()
                label.text = "Line \(number)"
                return label
            })
        lines.axis = .vertical
        lines.spacing = 8
        let done = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Agree") { _ in })
        for (part, container) in [(scrollView, view), (done, view), (lines, scrollView)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            container?.addSubview(part)
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: done.topAnchor, constant: -8),
            done.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            done.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            lines.topAnchor.constraint(equalTo: content.topAnchor),
            lines.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            lines.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            lines.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            lines.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    private func button(_ title: String, _ work: @escaping @MainActor (UIScrollView) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title, image: nil,
            primaryAction: UIAction { [weak self] _ in
                if let self { work(scrollView) }
            })
    }
}
