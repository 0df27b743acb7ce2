import Foundation
import UIKitCore

/// A form whose fields the next version of the app may call otherwise.
final class FormController: UIViewController, UIViewControllerRestoration {
    /// The placeholders of the fields, and what each holds at first.
    static var fields = [(name: "First name", text: ""), (name: "Phone", text: "030-6"), (name: "PIN", text: "")]
    /// Whether the number is hidden while it is typed.
    static var hidesPIN = true
    /// What was saved.
    static var saved: [String] = []

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { FormController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        restorationIdentifier = "form"
        restorationClass = FormController.self
        let activity = NSUserActivity(activityType: "test.form")
        activity.webpageURL = URL(string: "http://example.org/form")
        userActivity = activity
        let fields = Self.fields.map { name, text in
            let field = UITextField()
            field.placeholder = name
            field.text = text
            field.isSecureTextEntry = name == "PIN" && Self.hidesPIN
            return field
        }
        let save = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Save") { _ in
                Self.saved.append(fields.map { $0.text ?? "" }.joined(separator: ", "))
            })
        save.accessibilityIdentifier = "save"
        for child in fields + [save] { view.addSubview(child) }
    }
}
