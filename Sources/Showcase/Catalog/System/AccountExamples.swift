import UIKit

/// Signing in and out: whose the browser's session is, here and everywhere.
@IBClass
final class AccountExamples: CatalogExamplesViewController {
    private let status = UILabel()
    private let name = UITextField()
    private lazy var signIn = button("Sign In") { [weak self] in self?.signInPressed() }
    private lazy var signOut = button("Sign Out") { [weak self] in self?.session?.endUserSession() }
    private lazy var signOutElsewhere = button("Sign Out Everywhere Else") { [weak self] in
        self?.signOutElsewherePressed()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.accessibilityIdentifier = "account"
        status.numberOfLines = 0
        name.placeholder = "Any name"
        name.accessibilityLabel = "Name"
        name.accessibilityIdentifier = "name"
        name.borderStyle = .roundedRect
        name.textContentType = .username
        name.autocapitalizationType = .none
        name.autocorrectionType = .no
        addExample("Account", status, name, signIn, signOut, signOutElsewhere)

        let hint = UILabel()
        hint.text = """
            There are no passwords here: it is only shown what happens to the session. Open another tab, which knows the \
            account, and another browser with the same name.
            """
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        let renew = button("Renew the Secret in the Cookie") { [weak self] in
            self?.session?.renewUserSessionSecret()
            self?.show("The browser has another cookie now.")
        }
        addExample("Secret", renew, hint)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        setNeedsUpdateProperties()
    }

    /// Shows what is right for who is signed in.
    override func updateProperties() {
        super.updateProperties()
        let account = session?.userAccountIdentifier
        status.text = account.map { "Signed in as \($0)" } ?? "Nobody is signed in"
        name.isHidden = account != nil
        signIn.isHidden = account != nil
        signOut.isHidden = account == nil
        signOutElsewhere.isHidden = account == nil
    }

    private var session: UISceneSession? { view.window?.windowScene?.session }

    private func signInPressed() {
        let account = (name.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !account.isEmpty else { return show("Type a name.") }
        session?.userAccountIdentifier = account
        name.text = ""
        setNeedsUpdateProperties()
        show("The cookie was renewed.")
    }

    private func signOutElsewherePressed() {
        Task {
            do {
                try await session?.endOtherUserSessions()
                show("All other browsers are signed out.")
            } catch {
                show("Some may still be signed in: \(error.localizedDescription)")
            }
        }
    }
}
