/// How text is typed into a field or text view, where the app set it.
struct TextInputTraits {
    var autocapitalizationType: UITextAutocapitalizationType = .sentences
    var autocorrectionType: UITextAutocorrectionType = .default
    var spellCheckingType: UITextSpellCheckingType = .default
    var smartQuotesType: UITextSmartQuotesType = .default
    var smartDashesType: UITextSmartDashesType = .default
    var keyboardType: UIKeyboardType = .default
    var keyboardAppearance: UIKeyboardAppearance = .default
    var returnKeyType: UIReturnKeyType = .default
    var enablesReturnKeyAutomatically: Bool = false
    var isSecureTextEntry: Bool = false
    var textContentType: UITextContentType?
}

extension TextInputTraits {
    static let defaults = TextInputTraits()

    /// Traits in an object of their own, so that a field without any stays small.
    final class Box {
        let value: TextInputTraits

        init(_ value: TextInputTraits) {
            self.value = value
        }
    }
}
