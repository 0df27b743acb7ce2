import UIKit

/// Alerts with one button, with choices and with text fields.
final class AlertExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Alerts",
            button("A Message") { [weak self] in self?.showMessage() },
            button("A Question") { [weak self] in self?.ask() },
            button("A Text Field") { [weak self] in self?.askForName() },
            button("Sign In") { [weak self] in self?.signIn() })
    }

    private func showMessage() {
        let alert = UIAlertController(title: "Saved", message: "Your changes are safe.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Delete this photo?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.show("Deleted.") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.show("Kept.") })
        present(alert, animated: true)
    }

    private func askForName() {
        let alert = UIAlertController(title: "What is your name?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let greet = UIAlertAction(title: "Say Hello", style: .default) { [weak self, weak alert] _ in
            self?.show("Hello, \(alert?.textFields?.first?.text ?? "")!")
        }
        alert.addAction(greet)
        alert.preferredAction = greet
        present(alert, animated: true)
    }

    private func signIn() {
        let alert = UIAlertController(title: "Sign In", message: "Any name will do.", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Name"
            $0.textContentType = .username
        }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
            $0.textContentType = .password
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Sign In", style: .default) { [weak self, weak alert] _ in
                let name = alert?.textFields?.first?.text ?? ""
                self?.show(name.isEmpty ? "Nobody signed in." : "\(name) signed in.")
            })
        present(alert, animated: true)
    }
}
