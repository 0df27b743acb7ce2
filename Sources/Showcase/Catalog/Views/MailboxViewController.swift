import UIKit

/// A list of messages that says so when there are none, while they are fetched, and when there are some.
final class MailboxViewController: UITableViewController {
    private var messages: [String] = []
    private var isFetching = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [weak self] _ in
                self?.messages = []
                self?.messagesDidChange()
            })
        messagesDidChange()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(messages, forKey: "messages")
        coder.encode(isFetching, forKey: "isFetching")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        messages = coder.decodeObject(forKey: "messages") as? [String] ?? []
        isFetching = coder.decodeBool(forKey: "isFetching")
        messagesDidChange()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    private func messagesDidChange() {
        tableView.reloadData()
        navigationItem.rightBarButtonItem?.isEnabled = !messages.isEmpty
        guard messages.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        var configuration = isFetching ? UIContentUnavailableConfiguration.loading() : .empty()
        if !isFetching {
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Messages"
        }
        configuration.button = .bordered()
        configuration.button.title = isFetching ? "Deliver Them" : "Fetch Messages"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.fetchOrDeliver() }
        contentUnavailableConfiguration = configuration
    }

    private func fetchOrDeliver() {
        if isFetching { messages = ["Welcome", "Your order", "See you on Friday"] }
        isFetching.toggle()
        messagesDidChange()
    }
}
