import UIKit

/// A keyboard of the app's own beside the device's, and a bar that a controller has in place of one.
final class InputViewExamples: CatalogExamplesViewController {
    private let field = UITextField()
    private let keyboard = NumberPad()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.placeholder = "A Number"
        field.accessibilityIdentifier = "number"
        addChild(keyboard)
        addExample("A Keyboard of the App’s Own", field, keyboard.view)
        keyboard.didMove(toParent: self)

        addExample("A Bar Where the Keyboard Comes", pushButton("Open a Conversation"))
    }

    override func makeScreen(named name: String) -> UIViewController? { ConversationController(style: .plain) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }
}

/// A conversation; the bar in which messages are written belongs to the controller and is at the lower edge of the page.
final class ConversationController: UITableViewController, UITextFieldDelegate {
    private var messages = ["Is there still room in the greenhouse?", "For two more trays."]
    private let field = UITextField()
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Conversation"
        navigationItem.largeTitleDisplayMode = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        field.returnKeyType = .send
        field.delegate = self
        let send = UIButton(configuration: .borderedProminent())
        send.configuration?.title = "Send"
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [field, send])
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        ])
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(messages, forKey: "messages")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        messages = coder.decodeObject(forKey: "messages") as? [String] ?? []
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = ""
        messages.append(text)
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
    }
}

/// Digits that are typed into the field with the focus.
final class NumberPad: UIInputViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [",", "0", "⌫"]].map { keys in
            row(keys.map(key))
        }
        let pad = UIStackView(arrangedSubviews: rows)
        pad.axis = .vertical
        pad.spacing = 8
        pad.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pad)
        NSLayoutConstraint.activate([
            pad.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            pad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            pad.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            pad.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        ])
    }

    private func row(_ keys: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: keys)
        row.distribution = .fillEqually
        row.spacing = 8
        return row
    }

    private func key(_ text: String) -> UIButton {
        let key = UIButton(configuration: .gray())
        key.configuration?.title = text
        if text == "⌫" { key.accessibilityLabel = "Delete" }
        key.addAction(
            UIAction { [weak self] _ in
                if text == "⌫" {
                    self?.textDocumentProxy.deleteBackward()
                } else {
                    self?.textDocumentProxy.insertText(text)
                }
            }, for: .touchUpInside)
        return key
    }
}
