/// How text is typed into a view.
///
/// UIKit: `UITextInputTraits`.
@MainActor
public protocol UITextInputTraits: AnyObject {
    /// Which letters become capitals by themselves; the first one of each sentence unless set.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The keyboard that suits the text.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key works only when there is text; kept for the app.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden while it is typed, and never sent to the page.
    var isSecureTextEntry: Bool { get set }
    /// What the text means, so that the browser can fill it in; `autocomplete` on the page.
    var textContentType: UITextContentType! { get set }
}
