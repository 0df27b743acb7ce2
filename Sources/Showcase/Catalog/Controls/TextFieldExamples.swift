import UIKit

/// Text fields of every kind, with a delegate that checks what is typed.
final class TextFieldExamples: CatalogExamplesViewController, UITextFieldDelegate {
    private let echo = UILabel()
    private let capitals = UITextField()
    private let street = UITextField()
    private let town = UITextField()
    private let address = UILabel()
    private let greeting = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = field("Name", contentType: .name)
        name.accessibilityIdentifier = "name"
        name.addAction(
            UIAction { [weak self, weak name] _ in self?.echo.text = "Hello, \(name?.text ?? "")!" },
            for: .editingChanged)
        echo.text = "Hello!"
        echo.textColor = .secondaryLabel
        greeting.configuration?.title = "Greet"
        greeting.addAction(
            UIAction { [weak self, weak name] _ in self?.show("You typed “\(name?.text ?? "")”.") },
            for: .touchUpInside)
        addExample("Text", name, echo, greeting)

        let password = field("Password", contentType: .password)
        password.isSecureTextEntry = true
        let mail = field("Email", contentType: .emailAddress)
        mail.keyboardType = .emailAddress
        mail.autocapitalizationType = .none
        let code = field("One-time code", contentType: .oneTimeCode)
        code.keyboardType = .numberPad
        addExample("Content Types", password, mail, code)

        capitals.placeholder = "Capital letters only, at most ten"
        capitals.borderStyle = .roundedRect
        capitals.delegate = self
        capitals.accessibilityIdentifier = "capitals"
        addExample("A Delegate That Objects", capitals)

        addExample("From Field to Field", street, town, makeAddress())

        addExample("Views Beside the Text", makeAmountField())

        let disabled = field("Disabled", contentType: nil)
        disabled.text = "Cannot be edited"
        disabled.isEnabled = false
        addExample("Disabled", disabled)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === capitals else { return true }
        let text = (textField.text ?? "") as NSString
        let result = text.replacingCharacters(in: range, with: string)
        let isAccepted = result.count <= 10 && result.allSatisfy(\.isUppercase)
        if !isAccepted { show("“\(result)” was not accepted.") }
        return isAccepted
    }

    /// Return goes from the street to the town, and ends there.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === street {
            town.becomeFirstResponder()
        } else if textField === town {
            town.resignFirstResponder()
            address.text = "\(street.text ?? ""), \(town.text ?? "")"
        }
        return true
    }

    /// The two fields of an address, with a bar above the keyboard.
    private func makeAddress() -> UIView {
        for (item, placeholder) in [(street, "Street"), (town, "Town")] {
            item.placeholder = placeholder
            item.borderStyle = .roundedRect
            item.delegate = self
            item.returnKeyType = item === street ? .next : .done
            let bar = UIToolbar()
            bar.items = [
                UIBarButtonItem(
                    primaryAction: UIAction(title: "Use an Example") { [weak item] _ in
                        item?.text = placeholder == "Street" ? "12 Rosemary Lane" : "Bath"
                    }),
                UIBarButtonItem(systemItem: .flexibleSpace),
                UIBarButtonItem(
                    systemItem: .done, primaryAction: UIAction { [weak item] _ in item?.resignFirstResponder() }),
            ]
            item.inputAccessoryView = bar
        }
        address.text = "No address yet"
        address.textColor = .secondaryLabel
        return address
    }

    /// A field of the app's own look, with a symbol before the text and a button after it.
    private func makeAmountField() -> UITextField {
        let amount = UITextField()
        amount.placeholder = "Amount"
        amount.keyboardType = .numberPad
        amount.backgroundColor = .secondarySystemFill
        amount.layer.cornerRadius = 12
        amount.heightAnchor.constraint(equalToConstant: 52).isActive = true
        let symbol = UIImageView(image: UIImage(systemName: "eurosign"))
        symbol.frame = CGRect(x: 12, y: 0, width: 24, height: 24)
        symbol.tintColor = .secondaryLabel
        let space = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
        space.addSubview(symbol)
        amount.leftView = space
        amount.leftViewMode = .always
        let increment = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        increment.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
        increment.accessibilityLabel = "Add Ten"
        increment.addAction(
            UIAction { [weak amount] _ in amount?.text = "\((Int(amount?.text ?? "") ?? 0) + 10)" },
            for: .touchUpInside)
        amount.rightView = increment
        amount.rightViewMode = .always
        return amount
    }

    private func field(_ placeholder: String, contentType: UITextContentType?) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.textContentType = contentType
        return field
    }
}
