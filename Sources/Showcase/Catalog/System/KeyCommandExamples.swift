import UIKit

/// Key commands: of the controller, of menus that they stand in, and when they cannot be used.
@IBClass
final class KeyCommandExamples: CatalogExamplesViewController {
    private let number = UILabel()
    private let locked = UISwitch()
    override func viewDidLoad() {
        super.viewDidLoad()
        number.font = .preferredFont(forTextStyle: .largeTitle)
        number.textAlignment = .center
        number.accessibilityIdentifier = "number"
        showCount()
        addExample("A Number", number)

        for command in commands { addKeyCommand(command) }
        addExample("Its Key Commands", list)

        locked.addAction(
            UIAction { [weak self] _ in self?.show("The commands were checked again.") }, for: .valueChanged)
        locked.accessibilityLabel = "Lock the number"
        let label = UILabel()
        label.text = "Lock the number"
        let row = UIStackView(arrangedSubviews: [label, locked])
        row.distribution = .equalSpacing
        row.alignment = .center
        addExample("Validation", row)
    }

    private let commands = [
        UIKeyCommand(title: "Count Up", action: #action(countUp(_:)), input: "u", modifierFlags: .command),
        UIKeyCommand(title: "Count Down", action: #action(countDown(_:)), input: "d", modifierFlags: .command),
        UIKeyCommand(
            title: "Add Ten", action: #action(addTen(_:)), input: UIKeyCommand.inputUpArrow,
            modifierFlags: [.command, .shift]),
        UIKeyCommand(
            title: "Start Again", action: #action(startAgain(_:)), input: UIKeyCommand.inputEscape,
            attributes: .destructive),
    ]

    /// Each command with its keys, and how to reach them in a browser.
    private var list: UIView {
        let keys = [("Count Up", "⌘U"), ("Count Down", "⌘D"), ("Add Ten", "⇧⌘↑"), ("Start Again", "Esc")]
        let rows = keys.map { title, keys in
            let name = UILabel()
            name.text = title
            let symbol = UILabel()
            symbol.text = keys
            symbol.textColor = .secondaryLabel
            let row = UIStackView(arrangedSubviews: [name, symbol])
            row.distribution = .equalSpacing
            return row
        }
        let hint = UILabel()
        hint.text = """
            Press the button with the ⌘ in the corner of the page, go through the page with the Tab key until the list of \
            commands appears, or press a key together with those that your browser reserves for access keys, such as Alt \
            and Shift.
            """
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: rows + [hint])
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }

    /// Commands that change the number cannot be used while it is locked.
    override func validate(_ command: UICommand) {
        super.validate(command)
        command.attributes = locked.isOn ? .disabled : []
    }

    @Action func countUp(_ sender: UIKeyCommand) { change(by: 1) }
    @Action func countDown(_ sender: UIKeyCommand) { change(by: -1) }
    @Action func addTen(_ sender: UIKeyCommand) { change(by: 10) }
    @Action func startAgain(_ sender: UIKeyCommand) { change(by: -tally) }

    private func change(by difference: Int) {
        tally += difference
        showCount()
    }

    private func showCount() {
        number.text = tally.formatted()
    }
}
