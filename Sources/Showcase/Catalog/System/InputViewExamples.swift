import UIKit

/// A keyboard of the app's own beside the device's, and a bar above a field.
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
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
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
