/// The field in which somebody was typing when a scene was put away: it is edited again when the scene comes back, so that the app
/// hears when that ends and takes the text over.
@MainActor
enum EditedField {
    private static let key = "UIKit.isFirstResponder"

    /// Notes with what a view encoded that somebody is typing there.
    ///
    /// A hidden text is not kept, and a search goes on by itself.
    static func note(_ view: UIView, in values: inout KeyedValues) {
        guard let field = view as? any TextEditing, field.isInEditing, !(view is UISearchTextField),
            (view as? UITextField)?.isSecureTextEntry != true
        else { return }
        values[key] = .boolean(true)
    }

    /// Takes the note from what was kept of a view.
    static func takeNote(from values: inout KeyedValues) -> Bool {
        defer { values[key] = nil }
        return isNoted(in: values)
    }

    /// Whether somebody was typing in the view of which something was kept.
    static func isNoted(in values: KeyedValues) -> Bool { values[key] == .boolean(true) }

    /// Makes a view first responder again when it is on the page, while its scene is restored.
    ///
    /// The delegate and the targets are told that editing begins, as they know nothing of the process that has ended. What they do
    /// to the text then, such as removing an old one, they have done before: the typed one stays.
    static func resume(in view: UIView) {
        UIApplication.shared.sceneInTurn?.restoration?.addWorkAfterLayout(in: view) { [weak view] in
            guard let field = view as? any TextEditing else { return }
            let (text, given, left) = (field.storedText, field.givenText, field.leftText)
            guard field.becomeFirstResponder(), field.storedText != text else { return }
            field.take(text)
            (field.givenText, field.leftText) = (given, left)
        }
    }
}
