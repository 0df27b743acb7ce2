import UIKit

/// Forms that answer while they are filled in: buttons that are enabled once all is there, and messages beside fields.
final class FormExamples: CatalogExamplesViewController, UITextViewDelegate {
    private let mail = UITextField()
    private let password = UITextField()
    private let mailAdvice = UILabel()
    private let signUp = UIButton(configuration: .filled())
    private let remaining = UILabel()
    private let post = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Sign Up", mail, mailAdvice, password, signUp)
        prepareSignUp()
        addExample("Post", makeText(), remaining, post)
        addExample("Alert", button("Name a Plant") { [weak self] in self?.askForName() })
    }

    // MARK: A form of fields

    private func prepareSignUp() {
        mail.placeholder = "Your email"
        mail.keyboardType = .emailAddress
        mail.textContentType = .emailAddress
        mail.addAction(UIAction { [weak self] _ in self?.adviseOnMail() }, for: .editingDidEnd)
        mailAdvice.numberOfLines = 0
        mailAdvice.text = "You get a message to this address."
        mailAdvice.font = .preferredFont(forTextStyle: .footnote)
        mailAdvice.textColor = .secondaryLabel
        mailAdvice.accessibilityIdentifier = "mail-advice"
        password.placeholder = "New password"
        password.isSecureTextEntry = true
        password.textContentType = .newPassword
        for field in [mail, password] {
            // The advice between them is no name of the field that follows it.
            field.accessibilityLabel = field.placeholder
            field.borderStyle = .roundedRect
            field.addAction(UIAction { [weak self] _ in self?.updateSignUp() }, for: .editingChanged)
        }
        signUp.configuration?.title = "Sign Up"
        signUp.isEnabled = false
        signUp.addAction(
            UIAction { [weak self] _ in self?.show("Welcome, \(self?.mail.text ?? "")!") }, for: .touchUpInside)
    }

    private var hasAddress: Bool { mail.text?.contains("@") == true }

    private func updateSignUp() {
        signUp.isEnabled = hasAddress && (password.text?.count ?? 0) >= 8
    }

    private func adviseOnMail() {
        mailAdvice.text = hasAddress ? "That looks good." : "An address has an @."
    }

    // MARK: A text view with a delegate

    private func makeText() -> UITextView {
        let text = UITextView()
        text.delegate = self
        text.accessibilityLabel = "What is new?"
        text.font = .preferredFont(forTextStyle: .body)
        text.backgroundColor = .tertiarySystemFill
        text.layer.cornerRadius = 8
        remaining.text = "40 characters left"
        remaining.textColor = .secondaryLabel
        remaining.numberOfLines = 0
        post.configuration?.title = "Post"
        post.isEnabled = false
        post.addAction(
            UIAction { [weak self, weak text] _ in self?.show("Posted: \(text?.text ?? "")") }, for: .touchUpInside)
        return text
    }

    func textViewDidChange(_ textView: UITextView) {
        let count = textView.text.count
        remaining.text = "\(40 - count) characters left"
        post.isEnabled = 1...40 ~= count
    }

    // MARK: An alert

    private func askForName() {
        let alert = UIAlertController(title: "Name", message: "What is the plant called?", preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.show("It is called \(alert?.textFields?.first?.text ?? "").")
        }
        save.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Name of the plant"
            field.addAction(
                UIAction { [weak save, weak field] _ in save?.isEnabled = field?.hasText == true },
                for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        present(alert, animated: true)
    }
}
